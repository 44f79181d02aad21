"""Timers: each done once, when it is due, whatever happens in between."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.service.core.live_tables import Change
from bot.service.core.outgoing import notice
from bot.service.core.timers import Fired, no_timer, timer
from tests.service.fakes import ANNA, BORIS, Bench, Herald

pytestmark = pytest.mark.both


def counting(told: list[str], table: int = 0):
    async def handler(row) -> Fired:
        told.append(row.key)
        outs = ((table, notice(1000 + row.id, "notice-undone", name="Anna")),) if table else ()
        return Fired(outs=outs)

    return handler


async def test_a_timer_is_done_once_when_it_is_due(bench: Bench) -> None:
    told: list[str] = []
    bench.service.timers.on("bell", counting(told))
    now = bench.clock.now()
    await bench.store.put([timer(now + 10, "bell", key="late"), timer(now + 5, "bell", key="soon")])
    assert await bench.service.timers.sweep() == 0 and told == []
    assert await bench.store.next_timer() == now + 5
    bench.clock.at += 7
    assert await bench.service.timers.sweep() == 1 and told == ["soon"]
    bench.clock.at += 7
    assert await bench.service.timers.sweep() == 1 and told == ["soon", "late"]
    assert await bench.service.timers.sweep() == 0


async def test_a_timer_whose_word_cannot_be_written_is_still_there(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS)
    told: list[str] = []
    bench.service.timers.on("bell", counting(told, table.id))
    await bench.store.put([timer(bench.clock.now(), "bell", table.id)])
    ((id,),) = bench.rows("select id from timers where kind = 'bell'")
    await bench.store.put([], [(table.id, notice(1000 + id, "notice-undone").row())])  # there is one of that key
    with pytest.raises(bench.store.db.Error):
        await bench.service.timers.sweep()
    assert bench.rows("select count(*) from timers where kind = 'bell'") == [(1,)]


@pytest.mark.parametrize("what", ["proposal", "pause", "clock"])
async def test_none_acts_on_a_table_that_is_just_being_changed(bench: Bench, what: str) -> None:
    service, table = bench.service, await bench.table(ANNA, BORIS)
    if what == "clock":
        p = await service.clocks.choose(table.id, ANNA.id, "quick")
    else:
        p = await service.pauses.propose(table.id, ANNA.id, bench.clock.at + 86400.0)
    if what != "proposal":
        await service.proposals.vote(table.id, BORIS.id, p.id, 1)  # type: ignore[union-attr]
    bench.clock.at = next(t.due for t in await bench.store.timers(what))
    sql = "select paused, (select count(*) || min(kind || status) || max(kind || status) from proposals) from tables"
    before = bench.rows(sql)
    async with service.locks.table(table.id):
        sweep = asyncio.create_task(service.timers.sweep())
        for _ in range(30):
            await bench.store.next_due()  # the sweep gets as far meanwhile
        assert bench.rows(sql) == before and not sweep.done()
    await sweep
    assert bench.rows(sql) != before


async def test_a_change_of_a_table_wakes_whoever_waits_for_posts_and_timers(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS)
    waiting = (bench.service.timers._news, bench.service.outbox._news)
    for news in waiting:
        news.clear()
    await bench.do(table, 1, "bid", "coin=1")
    assert all(news.is_set() for news in waiting)
    bench.service.timers.on("bell", counting([], table.id))
    await bench.store.put([timer(bench.clock.now(), "bell", table.id)])
    bench.service.outbox._news.clear()
    await bench.service.timers.sweep()
    assert bench.service.outbox._news.is_set(), "what a timer says goes out at once"


async def test_setting_a_timer_again_moves_it_and_dropping_it_is_the_end(bench: Bench) -> None:
    told: list[str] = []
    bench.service.timers.on("bell", counting(told))
    now = bench.clock.now()
    await bench.store.put([timer(now + 5, "bell", key="a"), timer(now + 5, "bell", key="b")])
    await bench.store.put([timer(now + 50, "bell", key="a"), no_timer("bell", key="b")])
    bench.clock.at += 20
    assert await bench.service.timers.sweep() == 0
    bench.clock.at += 40
    assert await bench.service.timers.sweep() == 1 and told == ["a"]


async def test_what_it_posts_goes_out_with_it_and_a_handler_overtaken_posts_nothing(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS)
    told: list[str] = []
    await bench.store.put([timer(bench.clock.now(), "bell", table.id)])
    inner = counting(told, table.id)

    async def overtaken(row) -> Fired:
        await bench.store.put([no_timer("bell", table.id)])  # a move comes in between
        return await inner(row)

    bench.service.timers.on("bell", overtaken)
    assert await bench.service.timers.sweep() == 0
    await bench.outbox.drain()
    assert bench.herald.kinds() == []
    bench.service.timers.on("bell", inner)
    await bench.store.put([timer(bench.clock.now(), "bell", table.id)])
    assert await bench.service.timers.sweep() == 1
    await bench.outbox.drain()
    assert bench.herald.kinds() == ["notice"]


async def test_a_handler_that_fails_is_asked_again_and_an_unknown_kind_is_in_nobodys_way(bench: Bench) -> None:
    told: list[str] = []
    good = counting(told)

    async def bad(row) -> Fired:
        raise ZeroDivisionError

    bench.service.timers.on("bell", bad)
    await bench.store.put([timer(0.0, "future-kind"), timer(1.0, "bell", key="x")])
    await bench.service.timers.sweep()
    bench.service.timers.on("bell", good)
    assert await bench.service.timers.sweep() == 0
    bench.clock.at += 61
    assert await bench.service.timers.sweep() == 1 and told == ["x"]
    assert [t.kind for t in await bench.store.timers()] == ["future-kind"]


async def test_what_goes_along_with_a_change_is_written_with_it(bench: Bench) -> None:
    seen: list[tuple[int, int]] = []

    async def with_it(change: Change) -> list[Any]:
        seen.append((change.before.n, change.after.n))
        return [timer(7.0, "bell", change.after.id, key=str(change.after.n))]

    bench.service.live_tables.write_with = with_it
    table = await bench.table(ANNA, BORIS)
    assert seen and seen[-1] == (0, 0)
    assert [t.key for t in await bench.store.timers("bell", table.id)] == ["0"]


async def test_more_rows_may_follow_from_a_delivery(bench: Bench) -> None:
    from bot.service.core.model import Delivered

    table = await bench.table(ANNA, BORIS)

    class Generous(Herald):
        async def deliver(self, row, table):
            await super().deliver(row, table)
            if row.payload.get("args", {}).get("name") == "first":
                return Delivered(5, (timer(9.0, "bell", table.id),), (notice(2001, "x", name="second").row(),))
            return 6

    herald = bench.service.outbox.herald = Generous()
    await bench.store.put([], [(table.id, notice(2000, "x", name="first").row())])
    await bench.outbox.drain()
    assert [row.payload["args"]["name"] for row in herald.rows] == ["first", "second"]
    assert len(await bench.store.timers("bell", table.id)) == 1
