"""Small writes that go along with another transaction, each by its name: `("timer", due, kind, …)`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

Write = tuple[Any, ...]  # the name of a statement, and its arguments

STATEMENTS = {
    # Timers. Setting one that is there already moves it.
    "timer": "insert into timers (due, kind, table_id, user_id, key, payload) values (?, ?, ?, ?, ?, ?) "
    "on conflict (kind, table_id, user_id, key) do update set due = excluded.due, payload = excluded.payload",
    # Moves one that is still as it was read: by its due time.
    "move-timer": "update timers set due = ?, payload = ? where kind = ? and table_id = ? and user_id = ? and key = ? "
    "and due = ?",
    "no-timer": "delete from timers where kind = ? and table_id = ? and user_id = ? and key = ?",
    "no-timers": "delete from timers where kind = ? and table_id = ?",
    "no-timers-of": "delete from timers where table_id = ? and user_id = ?",
    # Sets of components.
    "components": "insert or ignore into components (hash, name, files) values (?, ?, ?)",
    # People.
    "preference": "insert or replace into preferences (user_id, name, value) values (?, ?, ?)",
    "no-preference": "delete from preferences where user_id = ? and name = ?",
    "guild": "insert or replace into guilds (guild, name, value) values (?, ?, ?)",
    "gone": "insert or replace into departures (table_id, user_id, why, at) values (?, ?, ?, ?)",
    "back": "delete from departures where table_id = ? and user_id = ?",
    "invite": "insert or ignore into invited (table_id, user_id) values (?, ?)",
    # Messages of ours that are to be found again by what they are about.
    "keep-post": "insert or replace into posts (table_id, kind, key, message_id, at) values (?, ?, ?, ?, ?)",
    # Where a table is played.
    "place": "update tables set guild = ?, channel = ?, thread = 0 where id = ?",
    "left-behind": "update outbox set done_at = ?, result = 'moved' where table_id = ? and done_at is null "
    "and tries > 0 and kind in ('card', 'thread', 'notice')",
    # Questions that are still to be closed, as rows of their own or with the next: where they may be (a JSON array).
    "closed-at": "update outbox set payload = json_set(payload, '$.at', json(?1)) where table_id = ?2 "
    "and done_at is null and kind = 'answered' and json_extract(payload, '$.at') is null",
    "closes-at": "update outbox set payload = json_set(payload, '$.closes.at', json(?1)) where table_id = ?2 "
    "and done_at is null and kind = 'question' and json_type(payload, '$.closes') = 'object' "
    "and json_extract(payload, '$.closes.at') is null",
    "no-card": "delete from posts where table_id = ? and kind = 'card'",
    # Standing orders.
    "order": "insert or replace into orders (table_id, seat, name, value, at) values (?, ?, ?, ?, ?)",
    "no-order": "delete from orders where table_id = ? and seat = ? and name = ?",
    "no-orders": "delete from orders where table_id = ? and seat = ?",
    # Time to think.
    "no-clocks": "delete from clocks where table_id = ?",
    "gain": "insert or replace into gains (table_id, n, seat, seconds) values (?, ?, ?, ?)",
    "no-gains": "delete from gains where table_id = ?",
    "no-gains-of": "delete from gains where table_id = ? and seat = ?",
    "clock": "insert or replace into clocks (table_id, seat, bank, overrun) values (?, ?, ?, ?)",
    # Consent.
    "propose": "insert into proposals (table_id, kind, author, args, version, ends) values (?, ?, ?, ?, ?, ?)",
    "vote": "insert or replace into votes (proposal, user_id, yes, at) values (?, ?, ?, ?)",
    "tell": "insert into outbox (table_id, kind, ukey, about, payload, nonce) values (?, ?, ?, ?, ?, ?)",
    "ends": "update proposals set ends = ? where id = ? and status = 'open'",
    "settle": "update proposals set status = ? where id = ? and status = 'open'",
    # Rows to post that wait for a time which a clock that was ahead has set; and those that are done.
    "post-by": "update outbox set due = ? where done_at is null and due > ?",
    "done-by": "update outbox set done_at = ?1 where done_at > ?1",
    # Finished games.
    "result": "insert or replace into results (table_id, seat, user_id, computer, guild, game, seats, rank, points, "
    "ended, turns, thought) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
}


def carry_out(c: sqlite3.Connection, writes: Iterable[Write]) -> None:
    """Carry named writes out within a transaction; raises `KeyError` for a name that there is not."""
    for name, *args in writes:
        c.execute(STATEMENTS[name], args)
