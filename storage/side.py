"""Small writes that go along with another transaction, each by its name: `("timer", due, kind, …)`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .port import Connection

Write = tuple[Any, ...]  # the name of a statement, and its arguments


def kept(table: str, key: str, rest: str = "") -> str:
    """The statement that keeps a row: the `rest` of one that has the same `key` already is overwritten."""
    names = f"{key}, {rest}" if rest else key
    sets = ", ".join(f"{name} = excluded.{name}" for name in rest.split(", ") if name)
    marks = ", ".join("?" * (names.count(",") + 1))
    then = f"do update set {sets}" if rest else "do nothing"
    return f"insert into {table} ({names}) values ({marks}) on conflict ({key}) {then}"


# Where in a JSON text these write, which the dialects do in words of their own; and what has to be an object there.
_AT = {"closed-at": ("at", ""), "closes-at": ("closes.at", "closes")}

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
    "components": "insert into components (hash, name, files) values (?, ?, ?) on conflict do nothing",
    # People.
    "preference": kept("preferences", "user_id, name", "value"),
    "no-preference": "delete from preferences where user_id = ? and name = ?",
    "guild": kept("guilds", "guild, name", "value"),
    "gone": kept("departures", "table_id, user_id", "why, at"),
    "back": "delete from departures where table_id = ? and user_id = ?",
    "invite": kept("invited", "table_id, user_id"),
    # Messages of ours that are to be found again by what they are about.
    "keep-post": kept("posts", "table_id, kind, key", "message_id, at"),
    # Where a table is played.
    "place": "update tables set guild = ?, channel = ?, thread = 0 where id = ?",
    "left-behind": "update outbox set done_at = ?, result = 'moved' where table_id = ? and done_at is null "
    "and tries > 0 and kind in ('card', 'thread', 'notice')",
    # Questions that are still to be closed, as rows of their own or with the next: where they may be (a JSON array).
    "closed-at": "update outbox set payload = {put} where table_id = ?2 and done_at is null and kind = 'answered' "
    "and {absent}",
    "closes-at": "update outbox set payload = {put} where table_id = ?2 and done_at is null and kind = 'question' "
    "and {object} and {absent}",
    "no-card": "delete from posts where table_id = ? and kind = 'card'",
    # Standing orders.
    "order": kept("orders", "table_id, seat, name", "value, at"),
    "no-order": "delete from orders where table_id = ? and seat = ? and name = ?",
    "no-orders": "delete from orders where table_id = ? and seat = ?",
    # Time to think.
    "no-clocks": "delete from clocks where table_id = ?",
    "gain": kept("gains", "table_id, n, seat", "seconds"),
    "no-gains": "delete from gains where table_id = ?",
    "no-gains-of": "delete from gains where table_id = ? and seat = ?",
    "clock": kept("clocks", "table_id, seat", "bank, overrun"),
    # Consent.
    "propose": "insert into proposals (table_id, kind, author, args, version, ends) values (?, ?, ?, ?, ?, ?)",
    "vote": kept("votes", "proposal, user_id", "yes, at"),
    "tell": "insert into outbox (table_id, kind, ukey, about, payload, nonce) values (?, ?, ?, ?, ?, ?)",
    "ends": "update proposals set ends = ? where id = ? and status = 'open'",
    "settle": "update proposals set status = ? where id = ? and status = 'open'",
    # Rows to post that wait for a time which a clock that was ahead has set; and those that are done.
    "post-by": "update outbox set due = ? where done_at is null and due > ?",
    "done-by": "update outbox set done_at = ?1 where done_at > ?1",
    # What other processes on the same server are told at the end of the transaction.
    "told": "select pg_notify('caravel', ?)",
    # Finished games.
    "result": kept(
        "results", "table_id, seat", "user_id, computer, guild, game, seats, rank, points, ended, turns, thought"
    ),
}


def carry_out(c: Connection, writes: Iterable[Write]) -> None:
    """Carry named writes out within a transaction; raises `KeyError` for a name that there is not."""
    for name, *args in writes:
        sql = STATEMENTS[name]
        if name in _AT:
            d, (at, within) = c.dialect, _AT[name]
            words = {"put": d.put.format("payload", at), "absent": d.absent.format("payload", at)}
            sql = sql.format(**words, object=d.object.format("payload", within))
        c.execute(sql, args)
