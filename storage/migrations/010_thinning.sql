-- What is still to be done with a database of an older program, bit by bit while play goes on: the highest table whose
-- snapshots may lie closer together than they need to. What is 0 or not there is done.
create table chores (
    name text primary key,
    up_to integer not null
) strict, without rowid;
insert into chores select 'thin', coalesce(max(id), 0) from tables;
