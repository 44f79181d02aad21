"""One row that cannot be read stops nobody else: it is put aside, told of, and taken up again when it can be read."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules import Refused
from bot.service.core.timers import UNREADABLE
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench, Machine, not_now

GARBAGE = ("", "{}", "null", "no json", "[[9,9,9]]", '[[9,"X",1]]', '[[-1,"Bid",1]]', '{"a":1}', "[" * 4000)
COLUMNS = ("options", "asked", "question", "state", "game", "components")


@pytest.fixture
async def machine(tmp_path: Path) -> AsyncIterator[Machine]:
    machine = Machine(tmp_path)
    yield machine
    await machine.stop()


async def two_tables(machine: Machine) -> tuple[int, int]:
    bench = await machine.run()
    harmed, other = await bench.table(ANNA, BORIS), await bench.table(VERA, GLEB)
    await bench.play(harmed, 3)
    return harmed.id, other.id


def write(machine: Machine, sql: str, *args: object) -> int:
    with sqlite3.connect(machine.folder / "caravel.db") as c:
        return c.execute(sql, args).rowcount


def kept(machine: Machine, column: str, table: int) -> object:
    with sqlite3.connect(machine.folder / "caravel.db") as c:
        return c.execute(f"select {column} from tables where id = ?", (table,)).fetchone()[0]


async def goes_on(bench: Bench, table_id: int) -> None:
    """A whole press at a table, and what is posted of it."""
    table = await bench.tables.find(table_id)
    before = len(bench.herald.rows)
    (report,) = await bench.play(table, 1)
    await bench.outbox.drain()
    assert report.n == table.n + 1 and len(bench.herald.rows) > before


@pytest.mark.parametrize("column", COLUMNS)
async def test_a_table_that_cannot_be_read_is_put_aside_and_the_others_go_on(machine: Machine, column: str) -> None:
    harmed, other = await two_tables(machine)
    await machine.stop()
    right, put_aside, lies_there = kept(machine, column, harmed), 0, False
    for bad in GARBAGE:
        write(
            machine, f"update tables set {column} = ? where id = ?", bad.encode() if column == "state" else bad, harmed
        )
        bench = await machine.run()
        await bench.service.start()
        await bench.outbox.drain()
        try:
            await bench.tables.find(harmed)
        except Refused as no:
            put_aside += 1
            assert no.text in ("unreadable-table", "unknown-game", "components-lost")
            told = [row for row in bench.herald.of("notice") if row.table == harmed]
            assert len(told) == (0 if lies_there else 1), "once, not at every start"
            lies_there = True
            assert (await bench.service.pulse()).aside == 1
            with pytest.raises(Refused, match=no.text):
                await bench.turns.desk(harmed, ANNA.id)
            listed = [t.id for t in await bench.tables.of_user(ANNA.id)]
            assert harmed not in listed or column in ("state", "game", "components")
        else:
            lies_there = False
        await goes_on(bench, other)
        await machine.stop()
    assert put_aside >= 3, "the garbage is garbage"
    write(machine, f"update tables set {column} = ? where id = ?", right, harmed)
    bench = await machine.run()
    await bench.service.start()
    await bench.service.timers.sweep()
    await bench.outbox.drain()
    told = [row.payload["id"] for row in bench.herald.of("notice") if row.table == harmed]
    assert told == ["notice-readable"]
    assert [row for row in bench.herald.of("question") if row.table == harmed], "whoever is asked is asked anew"
    assert (await bench.service.pulse()).aside == 0
    await goes_on(bench, harmed)


@pytest.mark.parametrize("bad", GARBAGE)
async def test_timers_rows_to_post_and_plans_that_cannot_be_read(machine: Machine, bad: str) -> None:
    harmed, other = await two_tables(machine)
    bench = machine.now
    assert bench is not None
    await bench.service.people.set(ANNA.id, digest=True)
    bench.herald.trouble = not_now
    await bench.play(await bench.tables.find(harmed), 2)
    await machine.stop()
    assert write(machine, "update timers set payload = ?, due = 0 where table_id = ?", bad, harmed)
    assert write(machine, "update outbox set payload = ?, due = 0 where done_at is null and table_id = ?", bad, harmed)
    write(machine, "insert into orders values (?, 0, 'x', ?, 0)", harmed, bad)
    bench = await machine.run()
    await bench.service.start()
    bench.clock.at += 3600
    await bench.service.timers.sweep()
    await bench.outbox.drain()
    await goes_on(bench, other)
    await goes_on(bench, harmed)
    bench.clock.at += 100 * 86400
    for _ in range(3):
        await bench.service.timers.sweep()
        await bench.outbox.drain()
    open_rows = bench.rows("select kind, payload from outbox where done_at is null")
    assert not open_rows, "nothing waits for ever behind what cannot be read"
    due = bench.rows("select kind from timers where payload = ? and due <= ?", bad, bench.clock.at)
    assert not due, "and no timer is tried for ever"
    aside = bench.rows("select count(*) from timers where kind = ?", UNREADABLE)[0][0]
    assert (await bench.service.pulse()).aside == aside
