-- Play by post: what waits for its time, what people have arranged among themselves, what is left of finished games.

alter table tables add column access text not null default 'open';  -- 'open', or 'invited': only who was asked may join
alter table tables add column clock text not null default '';       -- name of a preset, '' for none
alter table tables add column paused real not null default 0;       -- until when nothing is timed; 0: not paused

create table invited (
    table_id integer not null references tables on delete cascade,
    user_id integer not null,
    primary key (table_id, user_id)
) strict, without rowid;

-- What is to happen at a time: found by one sweep, and done in the transaction that drops the row.
create table timers (
    id integer primary key,
    due real not null,
    kind text not null,
    table_id integer not null default 0,  -- 0: about no table
    user_id integer not null default 0,   -- 0: about no person
    key text not null default '',
    payload text not null default '{}',   -- JSON object
    unique (kind, table_id, user_id, key)
) strict;
create index timers_due on timers (due);
create trigger timers_table after delete on tables begin
    delete from timers where table_id = old.id;
end;

create table orders (                     -- standing orders: what a seat has decided ahead
    table_id integer not null references tables on delete cascade,
    seat integer not null,
    name text not null,
    value text not null,                  -- JSON
    at real not null,
    primary key (table_id, seat, name)
) strict, without rowid;

create table clocks (                     -- time left to think, in seconds as they stood when last reckoned
    table_id integer not null references tables on delete cascade,
    seat integer not null,
    bank real not null,
    overrun integer not null default 0,   -- how often it ran out
    primary key (table_id, seat)
) strict, without rowid;

create table proposals (                  -- what needs the consent of all people at a table
    id integer primary key autoincrement,
    table_id integer not null references tables on delete cascade,
    kind text not null,
    author integer not null,              -- user
    args text not null,                   -- JSON object
    version integer not null,             -- of the table when it was made
    ends real not null,
    status text not null default 'open'   -- open, agreed, refused, expired, overtaken
) strict;
create index proposals_open on proposals (table_id) where status = 'open';

create table votes (
    proposal integer not null references proposals on delete cascade,
    user_id integer not null,
    yes integer not null,
    at real not null,
    primary key (proposal, user_id)
) strict, without rowid;

create table guilds (                     -- what a server has set
    guild integer not null,
    name text not null,
    value text not null,
    primary key (guild, name)
) strict, without rowid;

create table results (                    -- a seat of a finished game
    table_id integer not null references tables on delete cascade,
    seat integer not null,
    user_id integer not null,             -- 0: a computer seat
    computer text not null default '',
    guild integer not null,
    game text not null,
    seats integer not null,
    rank integer not null,                -- 1: won
    points integer not null,
    ended real not null,
    turns integer not null default 0,     -- answers of this person
    thought real not null default 0,      -- seconds from question to answer, in the median
    primary key (table_id, seat)
) strict, without rowid;
create index results_guild on results (guild, game);
create index results_user on results (user_id) where user_id != 0;
