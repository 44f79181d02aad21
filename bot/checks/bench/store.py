"""The store against bare SQLite: what a stored move costs over one transaction of the same bytes."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from bot.games import GAMES
from bot.rules import Action
from bot.rules.log import hash8
from bot.service.history.entries import SNAPSHOT_EVERY
from storage import Store

BLOCKS, BLOCK = 15, 60  # moves; the ratio is taken block by block, for a busy machine is slow in bursts
WARM = 40
SEATS = 4


class Move(msgspec.Struct):
    """A move of a real game, as it is stored: its entry, the state after it, a row to post where others are asked."""

    entry: tuple[Any, ...]
    state: bytes
    outbox: list[tuple[str, str, str, str, str]]

    def bytes(self) -> bytes:
        """All that is new but for the state, in one piece."""
        said = "".join(map(str, self.entry[:-1])) + "".join("".join(row) for row in self.outbox)
        events: bytes = self.entry[-1]
        return said.encode() + events


def moves(count: int) -> list[Move]:
    """The first moves of games of four that chance plays, with what the service stores of them."""
    rules, rnd = GAMES["puerto_rico"](), random.Random(1)
    found: list[Move] = []
    state: Any = None
    asked: tuple[int, ...] = ()
    while len(found) < count:
        if state is None or state.over:
            state = rules.setup(SEATS, rnd.randbytes(32)).state
        d = rnd.choice(rules.pending(state))
        offer = rnd.choice(d.offers)
        action = Action(d.seat, offer.verb, offer.sample(rnd.randrange))
        out = rules.apply(state, action)
        n, before, state = len(found) + 1, asked, out.state
        asked = tuple(a.seat for a in rules.asked(state))
        words, events = msgspec.json.encode(action.words).decode(), msgspec.json.encode(out.events)
        entry = (n, d.seat, action.verb, words, int(out.barrier), out.fork, 0, hash8(rules, state), float(n), events)
        blob = rules.dump(state)
        rows: list[tuple[str, str, str, str, str]] = []
        if asked != before:
            key = str(n)
            told = [list(a[:3]) for a in rules.asked(state)]
            closes = {"question": str(n - 1), "first": n, "last": n, "n": n, "why": "", "seat": d.seat}
            ping = [seat for seat, *_ in told]
            about = {"key": key, "n": n, "epoch": 0, "asked": told, "ping": ping, "actor": d.seat, "closes": closes}
            rows = [("question", f"question:{n}", key, msgspec.json.encode(about).decode(), f"question{n:016}")]
        found.append(Move(entry, blob, rows))
    return found


def _posted(c: Any) -> None:
    c.execute("update outbox set done_at = 1, result = 'posted' where done_at is null")


async def _timed(work: Callable[[], Awaitable[Any]]) -> float:
    begun = time.perf_counter()
    await work()
    return (time.perf_counter() - begun) * 1000


async def _bare(path: Path) -> aiosqlite.Connection:
    conn = await aiosqlite.connect(path, isolation_level=None)
    for sql in (
        "pragma journal_mode = wal",
        "pragma synchronous = full",
        "create table entries (id integer primary key, body blob not null)",
        "create table states (id integer primary key, version integer not null, state blob not null)",
        "insert into states values (1, 1, x'')",
    ):
        await conn.execute(sql)
    return conn


async def compared(store: Store, bare: Callable[[Move], Awaitable[Any]], name: str, blocks: int) -> dict[str, Any]:
    """Moves of real games as they are stored, and by `bare`, in turn: figures whose names begin with `name`."""
    fields = {"name": "Amber Gull", "game": "puerto_rico", "rules": 1, "options": "{}", "status": "running"}
    where = {"guild": 1, "channel": 1, "owner": 1, "locale": "en", "created": 0.0, "touched": 0.0}
    table = await store.create({**fields, **where}, [])
    played = moves(blocks * BLOCK + WARM)
    ours: list[float] = []
    theirs: list[float] = []
    for k, move in enumerate(played):

        async def append(k: int = k, move: Move = move) -> None:
            await store.append(
                table,
                k + 1,
                fields={"n": k + 1, "asked": "[]", "touched": float(k), "state": move.state},
                entry=move.entry,
                snapshot=(k + 1, SNAPSHOT_EVERY),
                answered=[move.entry[1]],
                outbox=move.outbox,
            )

        # In turn, and now the one first, now the other: what else the machine does hits both alike.
        pair: list[tuple[Callable[[], Awaitable[Any]], list[float]]] = [(append, ours), (partial(bare, move), theirs)]
        for work, times in pair if k % 2 else pair[::-1]:
            took = await _timed(work)
            if k >= WARM:
                times.append(took)
        await store.db.write(_posted, synced=False)  # by the next move what one has to say is mostly out
    ratios = [
        statistics.median(ours[at : at + BLOCK]) / statistics.median(theirs[at : at + BLOCK])
        for at in range(0, blocks * BLOCK, BLOCK)
    ]
    middle, floor = statistics.median(ours), statistics.median(theirs)
    return {
        f"{name}_ratio": round(statistics.median(ratios), 3),
        name: {
            "append_ms": round(middle, 3),
            "bare_ms": round(floor, 3),
            "append_p95_ms": round(statistics.quantiles(ours, n=20)[-1], 3),
            "bare_p95_ms": round(statistics.quantiles(theirs, n=20)[-1], 3),
            "ratios": [round(min(ratios), 2), round(max(ratios), 2)],
            "moves": blocks * BLOCK,
            "bytes": round(statistics.mean(len(m.bytes()) + len(m.state) for m in played)),
        },
    }


async def _run(folder: Path) -> dict[str, Any]:
    store = await Store.open(folder / "store.db")
    bare = await _bare(folder / "bare.db")

    def write(body: bytes, state: bytes) -> None:
        c: sqlite3.Connection = bare._conn
        c.execute("begin immediate")
        c.execute("insert into entries (body) values (?)", (body,))
        c.execute("update states set version = version + 1, state = ? where id = 1", (state,))
        c.execute("commit")

    async def plain(move: Move) -> None:
        await bare._execute(write, move.bytes(), move.state)  # type: ignore[no-untyped-call]

    try:
        return await compared(store, plain, "commit", BLOCKS)
    finally:
        await bare.close()
        await store.close()


def measure() -> dict[str, Any]:
    """Moves of real games, stored by `Store.append` and by one bare transaction of the same bytes, in turn.

    `commit_ratio` is the median over blocks of the ratio of the two medians within a block.
    """
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_run(Path(folder)))
