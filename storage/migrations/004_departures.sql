-- Who has gone from a table without a word: the table is told once. Dropped when they are back.
create table departures (
    table_id integer not null references tables on delete cascade,
    user_id integer not null,
    why text not null check (why in ('left', 'silent')),  -- has left the server; answers no reminders
    at real not null,
    primary key (table_id, user_id)
) strict, without rowid;
