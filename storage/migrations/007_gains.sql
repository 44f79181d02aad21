-- The time that a seat's clock has been given for an answer, so that an undo of the answer takes just that back.
create table gains (
    table_id integer not null references tables on delete cascade,
    n integer not null,                   -- the entry of the log
    seat integer not null,
    seconds real not null,
    primary key (table_id, n, seat)
) strict, without rowid;
