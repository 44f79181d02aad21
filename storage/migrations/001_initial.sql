-- Tables, their seats and logs, and what is still to be posted about them. Times are seconds since 1970.

create table tables (
    id integer primary key autoincrement,
    name text not null,
    game text not null,
    rules integer not null,             -- version of the game's rules that it began under
    options text not null,              -- JSON object
    status text not null check (status in ('lobby', 'running', 'over', 'abandoned')),
    guild integer not null,
    channel integer not null,
    thread integer not null default 0,  -- 0: plays in the channel
    owner integer not null,
    locale text not null,
    size integer not null default 0,    -- seats wanted, 0: as many as come
    version integer not null default 1, -- raised by every change
    epoch integer not null default 0,   -- raised by every undo
    commitment text not null default '',
    n integer not null default 0,       -- number of the last log entry
    asked text not null default '[]',   -- JSON list of [seat, ask, sn]
    question text not null default '',  -- JSON of the question message that is open, '' for none
    created real not null,
    touched real not null,
    key blob not null default x'',      -- 32 secret bytes
    state blob not null default x''     -- JSON; a cache of the log
) strict;
create index tables_channel on tables (channel, status);
create index tables_thread on tables (thread) where thread != 0;
create index tables_status on tables (status); -- without the times: a move is not to rewrite it

create table seats (
    table_id integer not null references tables on delete cascade,
    seat integer not null,
    user_id integer not null,           -- 0: a computer seat
    name text not null,
    computer text not null,             -- '' or the name of a policy
    belongs integer not null,           -- who lent the seat to the computer, 0 for nobody
    belongs_name text not null,
    primary key (table_id, seat)
) strict, without rowid;
create index seats_user on seats (user_id) where user_id != 0;
create index seats_belongs on seats (belongs) where belongs != 0;

create table log (
    table_id integer not null references tables on delete cascade,
    n integer not null,                 -- 0 is the set-up
    seat integer not null,              -- -1: nobody
    verb text not null,
    words text not null,                -- JSON list
    barrier integer not null,
    fork integer not null,
    auto integer not null,
    hash8 text not null,
    at real not null,
    undone_at real,                     -- taken back: marked, never deleted
    events blob not null,               -- JSON list, secret parts and all
    primary key (table_id, n)
) strict, without rowid;

create table snapshots (
    table_id integer not null references tables on delete cascade,
    n integer not null,                 -- the state after entry n
    state blob not null,
    primary key (table_id, n)
) strict, without rowid;

create table drafts (
    table_id integer not null references tables on delete cascade,
    seat integer not null,
    tag text not null,                  -- of the question it belongs to
    draft blob not null,
    primary key (table_id, seat)
) strict;

create table posts (
    table_id integer not null references tables on delete cascade,
    kind text not null,
    key text not null,
    message_id integer not null,
    at real not null,
    primary key (table_id, kind, key)
) strict, without rowid;
create index posts_message on posts (message_id);

create table outbox (
    id integer primary key,             -- in the order of writing
    table_id integer not null references tables on delete cascade,
    kind text not null,
    ukey text not null,                 -- the same thing is never to be told twice
    about text not null,                -- key of the question it is about, or ''
    payload text not null,              -- JSON object
    nonce text not null,
    tries integer not null default 0,   -- raised before each delivery: more than 0 means it may be out
    due real not null default 0,
    done_at real,
    result text not null default ''
) strict;
-- Small, for what is done falls out of it. (Across time no key comes twice: it holds the version of the table.)
create unique index outbox_todo on outbox (table_id, ukey) where done_at is null;

create table preferences (
    user_id integer not null,
    name text not null,
    value text not null,
    primary key (user_id, name)
) strict, without rowid;

create table lease (
    id integer primary key check (id = 1),
    holder text not null,               -- random, of the process
    node text not null,                 -- the machine
    boot text not null,                 -- this start of its kernel
    beat real not null
) strict;
