"""What a move and a start cost when many tables are stored, over what they cost when there are few: for
`caravel bench`."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import storage
from bot.rules import Refused
from bot.service import Service
from bot.service.core.model import Person

from ..players.stock import Silent, Wall, fill
from . import start

FEW, MANY = 10, 10_000
BLOCKS, BLOCK, WARM = 12, 20, 20  # moves; the ratio is taken block by block, for a busy machine is slow in bursts
MOVES = 12  # at each stored table
AS_IT_WAS = "as_it_was.db"
PEOPLE = [Person(100 + n, f"Person {n}") for n in range(30)]


def measure(many: int = MANY) -> dict[str, Any]:
    """`tables_ratio`: a move among ten thousand tables, over one among ten. `tables` tells more.

    A move is all of it: asked for, carried out, stored, and what is to be posted of it handed out. `warm`: at ten of
    the tables, `cold`: at the same, read anew each time, `any`: at any of all tables, which hardly ever is in memory,
    that of the program, or that of the database, over the same move at the table that it was copied from. (The few
    are put back after each round for this: further on in a game a move costs something else.) `start_ratio`: see
    `start`.
    """
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), many))


async def _measure(folder: Path, many: int) -> dict[str, Any]:
    small, large = folder / "small", folder / "large"
    for place in (small, large):
        place.mkdir()
        await fill(place / "tables.db", FEW, PEOPLE, (1, 2), MOVES, Random("bench"), games=("puerto_rico",))
    copies(large / "tables.db", many)
    for place in (small, large):
        shutil.copy(place / "tables.db", place / AS_IT_WAS)
    found: dict[str, Any] = {}
    for name, cold, others in (("warm", False, 1), ("cold", True, 1), ("any", True, many // FEW)):
        for place in (small, large):
            shutil.copy(place / AS_IT_WAS, place / "tables.db")
        sides = await _side(small, cold), await _side(large, cold)
        ours: list[list[float]] = [[], []]
        chance = Random("tables")
        try:
            for n in range(WARM + BLOCKS * BLOCK):  # in turn, and now the one first, now the other
                if n % FEW == 0 and others > 1:
                    await sides[0].put_back()
                table = n % FEW + 1
                at = table, table + FEW * chance.randrange(others)
                for which in ((0, 1), (1, 0))[n % 2]:
                    took = await sides[which].move(at[which], Random(n))
                    ours[which] += [took] if n >= WARM else []
        finally:
            for side in sides:
                await side.close()
        blocks = range(0, BLOCKS * BLOCK, BLOCK)
        ratios = [
            statistics.median(ours[1][at : at + BLOCK]) / statistics.median(ours[0][at : at + BLOCK]) for at in blocks
        ]
        found[name] = {
            "ratio": round(statistics.median(ratios), 3),
            "few_ms": round(1000 * statistics.median(ours[0]), 3),
            "many_ms": round(1000 * statistics.median(ours[1]), 3),
        }
    found |= {"few": FEW, "many": many}
    worst = max(found[name]["ratio"] for name in ("warm", "cold", "any"))
    return {"tables_ratio": worst, "tables": found} | await start.measure(large / "tables.db")


def copies(database: Path, many: int) -> None:
    """Put copies of the tables that are there beside them, with all that is stored of each, until there are `many`."""
    with closing(sqlite3.connect(database)) as db:
        (here,) = db.execute("select count(*) from tables").fetchone()
        for name, key in _about(db):
            columns = [c[1] for c in db.execute(f"pragma table_info({name})")]
            kept = [c for c in columns if c == key or not (c == "id" and name != "tables")]
            shown = ", ".join(f"{c} + ? * {here}" if c == key else c for c in kept)
            for n in range(1, many // here):
                db.execute(
                    f"insert into {name} ({', '.join(kept)}) select {shown} from {name} where {key} <= {here}", (n,)
                )
        db.commit()
        db.execute("pragma wal_checkpoint(truncate)")


def _about(db: sqlite3.Connection) -> list[tuple[str, str]]:
    """The tables of the database that hold something of a game's table, and their columns that name it."""
    names = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
    return [
        ("tables", "id"),
        *((n, "table_id") for n in names if "table_id" in {c[1] for c in db.execute(f"pragma table_info({n})")}),
    ]


class _Side:
    """One of the two databases, and moves at its tables."""

    def __init__(self, store: storage.Store, service: Service, cold: bool, as_it_was: Path) -> None:
        self.store, self.service, self.cold, self.as_it_was = store, service, cold, as_it_was

    async def move(self, table_id: int, chance: Random) -> float:
        """Seconds that the next move takes; what is before and after it is not counted."""
        while True:
            table = await self.service.tables.find(table_id)
            asked = chance.choice(table.asked)
            user = table.seats[asked.seat].user
            desk = await self.service.turns.desk(table.id, user, asked.seat)
            assert desk.decision is not None
            offer = chance.choice(desk.decision.offers)
            words = offer.sample(chance.randrange)
            if self.cold:
                self.service.live_tables.forget()
            begun = time.perf_counter()
            try:
                await self.service.turns.act(table.id, user, offer.verb, words, desk.tag, asked.seat)
            except Refused:
                continue
            await self.service.outbox.drain()
            await self.service.store.next_due()
            await self.service.timers.sweep()
            await self.service.store.next_timer()
            return time.perf_counter() - begun

    async def put_back(self) -> None:
        """Have every table as it was, on the connection that goes on."""

        def work(db: Any) -> None:
            db.execute("attach ? as as_it_was", (str(self.as_it_was),))
            with db:
                db.execute("begin")
                about = [name for name, _ in _about(db)]
                for name in reversed(about):
                    db.execute(f"delete from {name}")
                for name in about:
                    db.execute(f"insert into {name} select * from as_it_was.{name}")
            db.execute("detach as_it_was")

        await self.store.db.run(work)
        self.service.live_tables.forget()

    async def close(self) -> None:
        await self.service.stop()
        await self.store.close()


async def _side(folder: Path, cold: bool) -> _Side:
    store = await storage.open(folder / "tables.db")
    return _Side(store, Service(store, Silent(), Wall(), folder), cold, folder / AS_IT_WAS)
