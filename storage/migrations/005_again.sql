-- The table whose people play again at this one, 0 for none.
alter table tables add column follows integer not null default 0;
create index tables_follows on tables (follows) where follows != 0;
