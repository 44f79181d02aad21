-- Sets of components: tables keep the rows that they began with, whatever becomes of the folder these came from.

create table components (
    hash text primary key,              -- SHA-256 of files
    name text not null,                 -- of the folder
    files blob not null                 -- a game's file
) strict, without rowid;

alter table tables add column components text not null default ''; -- hash and name of the set, '' for ours as shipped
