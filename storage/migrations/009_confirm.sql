-- 1: every answer at this table is confirmed before it is given.
alter table tables add column confirm integer not null default 0;
