"""A start takes up the newest tables at once and all others beside play; none is forgotten."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.rules import Refused
from bot.service.people.waits import KIND
from bot.service.workers import taking_up
from tests.service.fakes import ANNA, BORIS, Bench, Machine

MANY = 6


@pytest.fixture
async def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Machine]:
    monkeypatch.setattr(taking_up, "AT_ONCE", 2)
    machine = Machine(tmp_path)
    yield machine
    await machine.stop()


async def stored(machine: Machine, computers: int = 1) -> list[int]:
    """Tables of an older program, which knew no reminders."""
    bench = await machine.run()
    tables = [(await bench.table(ANNA, BORIS, computers=computers)).id for _ in range(MANY)]
    await machine.stop()
    with closing(sqlite3.connect(machine.folder / "caravel.db")) as db:
        db.execute("delete from timers where kind = ?", (KIND,))
        db.commit()
    return tables


def waiting(bench: Bench) -> list[int]:
    return [n for (n,) in bench.rows("select distinct table_id from timers where kind = ? order by 1", KIND)]


async def test_a_start_reads_few_tables_and_the_rest_follow(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await stored(machine)
    monkeypatch.setattr(taking_up, "PAUSE", 3600.0)
    bench = await machine.run()
    read, load = list[int](), bench.store.load

    async def noted(table_id: int):
        read.append(table_id)
        return await load(table_id)

    monkeypatch.setattr(bench.store, "load", noted)
    await bench.service.start()
    assert set(read) == set(tables[-2:]) and waiting(bench) == tables[-2:]
    await bench.do(await bench.now(await bench.tables.find(tables[0])), ANNA.id, "bid", "coin=1")  # not come up yet
    await machine.stop()
    monkeypatch.setattr(taking_up, "PAUSE", 0.0)
    bench = await machine.run()
    await bench.service.start()
    await bench.service.taking_up.done()
    assert waiting(bench) == tables
    await bench.service.computers.settled()
    for table in tables:
        assert all(a.seat != 2 for a in (await bench.tables.find(table)).asked), "the computer has gone on everywhere"


async def test_one_that_cannot_be_read_is_put_aside_whenever_it_comes_up(machine: Machine) -> None:
    tables = await stored(machine)
    with closing(sqlite3.connect(machine.folder / "caravel.db")) as db:
        db.execute("update tables set state = x'00' where id = ?", (tables[1],))
        db.commit()
    bench = await machine.run()
    await bench.service.start()
    await bench.service.taking_up.done()
    assert waiting(bench) == [t for t in tables if t != tables[1]]
    assert (await bench.service.pulse()).aside == 1
    with pytest.raises(Refused, match="unreadable-table"):
        await bench.tables.find(tables[1])


async def test_a_database_that_fails_for_a_while_forgets_none(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await stored(machine)
    monkeypatch.setattr(taking_up, "TROUBLE", 0.0)
    bench = await machine.run()
    load, fails = bench.store.load, {tables[2]: 2, tables[0]: 1}

    async def sometimes(table_id: int):
        if fails.get(table_id):
            fails[table_id] -= 1
            raise bench.store.Error("the database is in use")
        return await load(table_id)

    monkeypatch.setattr(bench.store, "load", sometimes)
    await bench.service.start()
    await bench.service.taking_up.done()
    assert waiting(bench) == tables and not any(fails.values())


async def test_tables_in_use_stay_in_memory(machine: Machine) -> None:
    await stored(machine, computers=0)
    bench = await machine.run()
    await bench.service.start()
    await bench.service.taking_up.done()
    assert len(bench.service.live_tables._live) == 0, "what nobody has asked for is not kept"
