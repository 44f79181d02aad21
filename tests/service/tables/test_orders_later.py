"""Standing orders taken back with a move, and those of who likes to seem to think."""

from __future__ import annotations

import contextlib
import sqlite3

import pytest

from bot.rules import Refused
from bot.service.core.model import Table
from bot.service.tables import standing_orders as module
from tests.service.fakes import GLEB, Bench, Machine
from tests.service.tables.ahead import Planned, begun, keys, log


async def test_an_undo_takes_the_plan_with_it_and_fires_nothing_and_the_order_stands_again(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {}, "once")
    await bench.do(table, 1, "build", "hut", "a")
    assert await keys(bench, table, 2) == []
    back = await bench.turns.undo(table.id, 1)
    assert back.undone == (4, 5) and [a.seat for a in back.asked] == [0]
    assert await keys(bench, table, 2) == ["rest"]  # what used it up has not happened
    report = await bench.do(table, 1, "build", "mill", "b")
    assert [e.seat for e in report.by_order] == [1] and await keys(bench, table, 2) == []
    assert [row[1:] for row in log(bench)] == [
        (0, "build", 0, 1),
        (1, "rest", 2, 1),
        (0, "build", 0, 0),
        (1, "rest", 2, 0),
    ]
    assert (await machine.run(Planned)) and await keys(machine.now or bench, table, 2) == []


async def test_ones_own_plan_is_taken_back_like_an_own_move_and_does_not_come_again(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {}, "once")
    await bench.do(table, 1, "build", "hut", "a")
    shown = await bench.turns.undoable(table.id, 2)
    assert [(e.n, e.by_order) for e in shown.entries] == [(5, True)]
    back = await bench.turns.undo(table.id, 2)
    assert back.undone == (5,) and [a.seat for a in back.asked] == [1]  # open, and stays so
    assert await keys(bench, table, 2) == ["rest"]
    report = await bench.do(table, 2, "build", "mill", "a")
    assert report.by_order == () and await keys(bench, table, 2) == []  # its time has passed by an answer by hand


async def test_nobody_takes_back_what_others_have_gone_on_from(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {})
    await bench.do(table, 1, "build", "hut", "a")
    await bench.do(table, 3, "build", "hut", "a")
    for user in (1, 2):
        with pytest.raises(Refused, match="undo-built-upon"):
            await bench.turns.undo(table.id, user)


async def unhurried(machine: Machine) -> tuple[Bench, Table]:
    """Boris is unhurried and rests; Anna has just moved."""
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.people.set(2, unhurried=True)
    await bench.service.orders.set(table.id, 2, "rest", {}, "once")
    report = await bench.do(table, 1, "build", "hut", "a")
    assert report.by_order == () and [a.seat for a in report.asked] == [1]
    await bench.outbox.drain()
    return bench, await bench.now(table)


async def test_who_is_unhurried_seems_to_think_and_is_not_called(machine: Machine) -> None:
    bench, table = await unhurried(machine)
    (asked,) = bench.herald.of("question")
    assert asked.payload["ping"] == [1] and asked.payload["hush"] == [1]
    ((due,),) = bench.rows("select due from timers where kind = 'plan'")
    assert module.SOONEST <= due - bench.clock.at < module.LATEST
    bench.clock.at = due - 1
    await bench.service.timers.sweep()
    assert (await bench.now(table)).n == table.n
    bench = await machine.run(Planned)  # it outlives the program
    bench.clock.at = due
    await bench.service.timers.sweep()
    assert log(bench)[-1] == (5, 1, "rest", 2, 0)
    assert [a.seat for a in (await bench.now(table)).asked] == [2] and await keys(bench, table, 2) == []
    await bench.outbox.drain()
    assert bench.herald.of("question")[-1].payload["ping"] == [2]
    await bench.service.timers.sweep()
    assert len(log(bench)) == 2 and bench.rows("select 1 from timers where kind = 'plan'") == []


@pytest.mark.parametrize("meanwhile", ["answered", "withdrawn", "handed over"])
async def test_what_has_changed_meanwhile_is_heeded(machine: Machine, meanwhile: str) -> None:
    bench, table = await unhurried(machine)
    if meanwhile == "answered":
        await bench.do(table, 2, "build", "mill", "a")
    elif meanwhile == "withdrawn":
        await bench.service.orders.set(table.id, 3, "rest", {})  # another's, which is not for this seat
        await bench.service.orders.clear(table.id, 2)
    else:
        await bench.hand_to(table.id, 2, GLEB)
    n = (await bench.now(table)).n
    bench.clock.at += module.LATEST
    await bench.service.timers.sweep()
    assert (await bench.now(table)).n == n and bench.rows("select 1 from timers where kind = 'plan'") == []


async def test_while_a_table_is_paused_no_plan_answers(machine: Machine) -> None:
    bench, table = await unhurried(machine)
    until = bench.clock.at + 5 * 86400.0
    p = await bench.service.pauses.propose(table.id, 1, until)
    for user in (2, 3):
        await bench.service.proposals.vote(table.id, user, p.id, 1)  # type: ignore[union-attr]
    n = (await bench.now(table)).n
    bench.clock.at += module.LATEST
    await bench.service.timers.sweep()
    assert (await bench.now(table)).n == n and await keys(bench, table, 2) == ["rest"]
    bench.clock.at = until + 1
    await bench.service.timers.sweep()
    assert log(bench)[-1][1:4] == (1, "rest", 2)


async def test_orders_changed_by_another_program_are_read_anew(machine: Machine) -> None:
    bench = await machine.run(Planned)
    table = await begun(bench)
    await bench.service.orders.set(table.id, 2, "rest", {})
    await bench.do(table, 1, "buy")
    other = sqlite3.connect(bench.store.db.path)
    with contextlib.closing(other), other:
        other.execute("delete from orders")
        other.execute("update tables set version = version + 1")
    report = await bench.do(table, 1, "build", "hut", "a")
    assert report.by_order == () and [a.seat for a in report.asked] == [1]


async def test_a_timer_that_is_carried_out_twice_answers_once(machine: Machine) -> None:
    """The process dies between the answer and dropping the timer."""
    bench, _ = await unhurried(machine)
    bench.clock.at += module.LATEST
    (row,) = await bench.store.timers("plan")
    await bench.turns.by_order(row)
    await bench.service.timers.sweep()
    assert [r[1:4] for r in log(bench)] == [(0, "build", 0), (1, "rest", 2)]
