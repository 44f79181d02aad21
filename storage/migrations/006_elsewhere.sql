-- 1: this game is played elsewhere, or may be: what is hidden in it, and its key, are told to nobody here.
alter table tables add column elsewhere integer not null default 0;
