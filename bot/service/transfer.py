"""A single table as a file: taken out for the host, looked through, and put in on another machine.

A game has one key and one course of hidden things. A table that was *moved* is closed where it came from, so it is the
game, and tells its key at the end as any other. Any other file of a running game is a *copy*: the game may go on where
it was taken from, so the copy tells neither its key nor its record, however it ends, and counts in no statistics. The
host may say that the copy is played instead (`instead`), where the other one is lost.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from typing import Any

import msgspec

from bot.rules import Game, Refused
from bot.rules.log import hash8

from .history import History, standing
from .ports import Clock, Store
from .shelf import Shelf
from .tell import ask, card, notice, people_asked

FORMAT = "caravel table 1"
LARGEST = 100 * 2**20


class BadFile(Exception):
    """A file that is no table, or not one that can be played here; the message is one sentence."""


Rows = dict[str, list[dict[str, Any]]]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    rows: Rows
    moved: bool = False


class Taken(msgspec.Struct, frozen=True):
    """What is in a file: rows by part, and whether the table was closed where it came from."""

    rows: Rows
    moved: bool = False


def _plain(rows: Rows) -> Rows:
    """Bytes as {"b64": …}, for JSON has none."""
    return {
        part: [
            {k: {"b64": base64.b64encode(v).decode()} if isinstance(v, bytes) else v for k, v in row.items()}
            for row in found
        ]
        for part, found in rows.items()
    }


def _raw(rows: Rows) -> Rows:
    return {
        part: [
            {k: base64.b64decode(v["b64"], validate=True) if isinstance(v, dict) else v for k, v in row.items()}
            for row in found
        ]
        for part, found in rows.items()
    }


async def take_out(store: Store, table_id: int, moved: bool = False) -> bytes:
    """The file of a table, secrets and all: for the host only. `moved`: the caller closes the table next.

    Raises `BadFile` where there is no such table, or none that could be moved.
    """
    rows = await store.take_out(table_id)
    if not rows:
        raise BadFile(f"there is no table {table_id}")
    if moved and rows["tables"][0]["status"] not in ("lobby", "running"):
        raise BadFile(f"table {table_id} is not open any more: it can be copied, and there is nothing to move")
    return msgspec.json.format(msgspec.json.encode(_File(FORMAT, _plain(rows), moved)), indent=1)


def read(content: bytes) -> Taken:
    """What is in a file; raises `BadFile`."""
    try:
        file = msgspec.json.decode(content, type=_File)
        if file.format != FORMAT:
            raise BadFile(f"the file is not of the kind “{FORMAT}”")
        return Taken(_raw(file.rows), file.moved)
    except (msgspec.DecodeError, ValueError, KeyError, TypeError) as no:
        raise BadFile("the file is no table of this program") from no


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
    rows = taken.rows
    game = rows["tables"][0].get("game") if rows.get("tables") else None
    if game not in games:
        raise BadFile(f"the game {game!r} is not known here")
    if rows["tables"][0].get("rules", 0) > games[str(game)].version:
        raise BadFile("the file is from a program with newer rules")
    changes: dict[str, object] = {"question": "", **place}
    if rows["tables"][0].get("status") == "running" and (instead or not taken.moved):
        changes["elsewhere"] = int(not instead)
    table_id = await store.put_in(rows, changes)
    try:
        shelf = Shelf(store, games)
        live = await shelf.get(table_id)
        await _replayed(store, shelf, live)
        table, version = live.table, live.table.version + 1
        outs, question = [notice(version, "notice-copied" if table.elsewhere else "notice-moved-in")], None
        if table.status == "running" and (waiting := people_asked(table)):
            row, question = ask(table, version, [a.seat for a in waiting], -1)
            outs.append(row)
        if table.status in ("lobby", "running"):
            table = msgspec.structs.replace(table, touched=clock.now())
            await shelf.save(live, table, question, outs=[card(version), *outs])
    except Exception as no:
        await store.drop(table_id)
        if isinstance(no, BadFile | store.Error):
            raise
        raise BadFile(f"the table in the file cannot be played: {no or type(no).__name__}") from no
    return table_id, table.name, table.elsewhere


async def _replayed(store: Store, shelf: Shelf, live: Any) -> None:
    """Raises `BadFile` where the state is not what the log makes of the key."""
    if live.state is None:
        return
    history = History(store, shelf)
    rows = standing(await history.rows(live.table.id))
    begun = max((r.n for r in rows if r.verb == "=rules"), default=0)  # what is older needs its own rules
    first = await store.snapshot(live.table.id, begun)
    if first is None or first[0] != begun:
        raise BadFile("the file lacks the state that the game began with")
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
    if hash8(live.rules, state) != hash8(live.rules, live.state):
        raise BadFile(f"the log, up to entry {last}, and the state do not belong together")
