"""What a move and a start cost when many tables are stored, over what they cost when there are few: for
`caravel bench`."""

from __future__ import annotations

import asyncio
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
PEOPLE = [Person(100 + n, f"Person {n}") for n in range(30)]


def measure(many: int = MANY) -> dict[str, Any]:
    """`tables_ratio`: a move among ten thousand tables, over one among ten. `tables` tells more.

    A move is all of it: asked for, carried out, stored, and what is to be posted of it handed out. `warm`: at ten of
    the tables, `cold`: at the same, read anew each time, `any`: at any of all tables, which hardly ever is in memory,
    that of the program, or that of the database. `start_ratio`: see `start`.
    """
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), many))


async def _measure(folder: Path, many: int) -> dict[str, Any]:
    small, large = folder / "small", folder / "large"
    for place in (small, large):
        place.mkdir()
        await fill(place / "tables.db", FEW, PEOPLE, (1, 2), MOVES, Random("bench"), games=("puerto_rico",))
    copies(large / "tables.db", many)
    found: dict[str, Any] = {}
    for name, cold, at in (("warm", False, FEW), ("cold", True, FEW), ("any", True, many)):
        sides = await _side(small, cold, FEW), await _side(large, cold, at)
        ours: list[list[float]] = [[], []]
        try:
            for n in range(WARM + BLOCKS * BLOCK):  # in turn, and now the one first, now the other
                for which in ((0, 1), (1, 0))[n % 2]:
                    took = await sides[which].move()
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
        about = [
            name
            for (name,) in db.execute("select name from sqlite_master where type = 'table'")
            if "table_id" in {c[1] for c in db.execute(f"pragma table_info({name})")}
        ]
        for name, key in (("tables", "id"), *((name, "table_id") for name in about)):
            columns = [c[1] for c in db.execute(f"pragma table_info({name})")]
            kept = [c for c in columns if c == key or not (c == "id" and name != "tables")]
            shown = ", ".join(f"{c} + ? * {here}" if c == key else c for c in kept)
            for n in range(1, many // here):
                db.execute(
                    f"insert into {name} ({', '.join(kept)}) select {shown} from {name} where {key} <= {here}", (n,)
                )
        db.commit()
        db.execute("pragma wal_checkpoint(truncate)")


class _Side:
    """One of the two databases, and the moves at its first tables, or at all of them."""

    def __init__(self, store: storage.Store, service: Service, cold: bool, tables: int) -> None:
        self.store, self.service, self.cold, self.chance = store, service, cold, Random("moves")
        self.tables = list(range(1, tables + 1))

    async def move(self) -> float:
        """Seconds that the next move takes; what is before and after it is not counted."""
        while True:
            table = await self.service.tables.find(self.chance.choice(self.tables))
            if table.status != "running":
                self.tables.remove(table.id)
                continue
            asked = self.chance.choice(table.asked)
            user = table.seats[asked.seat].user
            desk = await self.service.turns.desk(table.id, user, asked.seat)
            assert desk.decision is not None
            offer = self.chance.choice(desk.decision.offers)
            words = offer.sample(self.chance.randrange)
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

    async def close(self) -> None:
        await self.service.stop()
        await self.store.close()


async def _side(folder: Path, cold: bool, tables: int) -> _Side:
    store = await storage.open(folder / "tables.db")
    return _Side(store, Service(store, Silent(), Wall(), folder), cold, tables)
