-- Several processes on one database (`storage/postgres/members.py`). Where there is one alone, nothing of it is used.
create table cluster (
    id integer primary key check (id = 1), -- its one row is the lock under which processes and shards are changed
    turns integer not null
) strict;

create table members (                    -- processes that live
    id text primary key,                  -- random, never used again
    node text not null,                   -- the machine
    named text not null,                  -- shards it was told to take, with commas between
    leaving integer not null default 0,   -- 1: it is about to stop
    writes integer not null default 0,    -- how many transactions it has made
    beat real not null                    -- by the clock of the database
) strict, without rowid;

create table shards (
    shard integer primary key,
    number integer not null default 0,    -- raised whenever it changes hands
    holder text references members on delete set null,
    wanted text references members on delete set null,
    ready integer not null default 0      -- 1: who wants it has a session for it
) strict;

create table presses (                    -- that some process has begun to answer
    id integer primary key,
    at real not null
) strict;

create table identifies (                 -- when the next session of a bucket may be begun
    bucket integer primary key,
    next real not null
) strict;
