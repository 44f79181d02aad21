"""A single table as a file: taken out for the host, looked through, and put in on another machine.

A game has one key and one course of hidden things. A table that was *moved* is closed where it came from, so it is the
game, and tells its key at the end as any other. Any other file of a running game is a *copy*: the game may go on where
it was taken from, so the copy tells neither its key nor its record, however it ends, and counts in no statistics. The
host may say that the copy is played instead (`instead`), where the other one is lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.rules import Game, Refused, commitment
from bot.rules.log import hash8

from ..core.live_tables import LiveTables
from ..core.outgoing import ask, card, notice, people_asked
from ..core.ports import Clock, Store
from .entries import SNAPSHOT_EVERY, History, standing
from .table_file import FORMAT, LARGEST, LONGEST_PAUSE, SCHEMA, File, Head, Rows, plain, raw


class BadFile(Exception):
    """A file that is no table, or not one that can be played here; the message is one sentence."""


class Taken(msgspec.Struct, frozen=True):
    """What is in a file: rows by part, and whether the table was closed where it came from."""

    rows: Rows
    moved: bool = False


async def take_out(store: Store, table_id: int, moved: bool = False) -> bytes:
    """The file of a table, secrets and all: for the host only. `moved`: the caller closes the table next.

    Raises `BadFile` where there is no such table, or none that could be moved.
    """
    rows = await store.take_out(table_id)
    if not rows:
        raise BadFile(f"there is no table {table_id}")
    if moved and rows["tables"][0]["status"] not in ("lobby", "running"):
        raise BadFile(f"table {table_id} is no longer open: you can copy it, but there is nothing to move")
    return msgspec.json.format(msgspec.json.encode({"format": FORMAT, "rows": plain(rows), "moved": moved}), indent=1)


def read(content: bytes) -> Taken:
    """What is in a file, all of it within bounds; raises `BadFile`."""
    if len(content) > LARGEST:
        raise BadFile("the file is too large to be a table")
    try:
        head = msgspec.json.decode(content, type=Head)
        if head.format != FORMAT:
            raise BadFile(f"the file is not a “{FORMAT}” file")
        if head.rows.schema[0].version > SCHEMA:
            raise BadFile("the file is from a newer program")
        file = msgspec.json.decode(content, type=File)
        return Taken(raw(file.rows), file.moved)
    except (ValueError, RecursionError) as no:
        raise BadFile(f"the file is not a table of this program: {_short(no)}") from no


def _short(no: Exception) -> str:
    """A reason in one line, without all that the file says."""
    said = (str(no).splitlines() or [""])[0] or type(no).__name__
    return said if len(said) <= 160 else f"{said[:60]} … {said[-60:]}"


async def put_in(
    store: Store,
    games: Mapping[str, type[Game[Any]]],
    clock: Clock,
    taken: Taken,
    place: Mapping[str, object],
    instead: bool = False,
) -> tuple[int, str, bool]:
    """Put a table in; returns its number, its name, and whether it is a copy of a game that may go on elsewhere.

    `place`: columns (guild, channel, thread) that are others here. `instead`: by the host's word a copy is the game.
    Whoever is asked is asked anew there. The log is replayed first: raises `BadFile` where it does not come out.
    Raises the store's `Error` as well, and then nothing has changed.
    """
    rows, stored = taken.rows, taken.rows["tables"][0]
    if stored["status"] in ("lobby", "running") and not {**stored, **place}["guild"]:
        raise BadFile("the table belongs to no server: name one with --guild, and a channel with --channel")
    _sound(stored, games, clock.now())
    changes: dict[str, object] = {"question": "", **place}
    if stored["status"] == "running" and (instead or not taken.moved):
        changes["elsewhere"] = int(not instead)
    old = stored["rules"] != games[stored["game"]].version
    table_id = await store.put_in(rows, changes, 0 if old else SNAPSHOT_EVERY)  # what is old cannot be made anew
    try:
        live_tables = LiveTables(store, games)
        live = await live_tables.get(table_id)
        await _replayed(store, live_tables, live)
        table, version = live.table, live.table.version + 1
        outs, question = [notice(version, "notice-copied" if table.elsewhere else "notice-moved-in")], None
        if table.status == "running" and (waiting := people_asked(table)):
            row, question = ask(table, version, [a.seat for a in waiting], -1)
            outs.append(row)
        if table.status in ("lobby", "running"):
            table = msgspec.structs.replace(table, touched=clock.now())
            await live_tables.save(live, table, question, outs=[card(version), *outs])
    except Exception as no:
        await store.drop(table_id)
        if isinstance(no, BadFile | store.Error):
            raise
        raise BadFile(f"the table in the file cannot be played: {_short(no)}") from no
    return table_id, table.name, table.elsewhere


def _sound(table: Mapping[str, Any], games: Mapping[str, type[Game[Any]]], now: float) -> None:
    """Raises `BadFile` where the table's row contradicts itself, or the time."""
    game = table["game"]
    if game not in games:
        raise BadFile(f"this program doesn't know the game {game!r}")
    if table["rules"] > games[game].version:
        raise BadFile("the file is from a program with newer rules")
    if table["status"] == "lobby":
        return
    if table["commitment"] != commitment(table["key"]):
        raise BadFile("the seal in the file doesn't match its key")
    if table["paused"] > now + LONGEST_PAUSE:
        raise BadFile("the pause in the file ends too late")


async def _replayed(store: Store, live_tables: LiveTables, live: Any) -> None:
    """Raises `BadFile` where the state is not what the log makes of the key."""
    if live.state is None:
        return
    history = History(store, live_tables)
    rows = standing(await history.rows(live.table.id))
    begun = max((r.n for r in rows if r.verb == "=rules"), default=0)  # what is older needs its own rules
    first = await store.snapshot(live.table.id, begun)
    if first is None or first[0] != begun:
        raise BadFile("the state that the game began with is missing from the file")
    state, last = live.rules.load(first[1]), begun
    for row in rows:
        if row.n <= begun:
            continue
        try:
            state = await history.step(live, state, row)
        except Refused as no:
            raise BadFile(f"entry {row.n} of the log cannot be played") from no
        if hash8(live.rules, state) != row.hash8:
            raise BadFile(f"entry {row.n} of the log comes out differently")
        last = row.n
    same = hash8(live.rules, state) == hash8(live.rules, live.state) and last == live.table.n
    if not same or (live.table.status == "running" and tuple(live.rules.asked(state)) != live.table.asked):
        raise BadFile(f"the log, up to entry {last}, doesn't match the state")
