"""The clock runs 400 days ahead for a while, and is set right: what was set meanwhile comes when it should."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.service.consent import clocks, pauses, proposals
from bot.service.people import absences, waits
from bot.service.workers import promises
from storage import StoreError
from tests.service.fakes import ANNA, BORIS, Bench, Machine, not_now

DAY, HOUR = 86400.0, 3600.0
AHEAD = 400 * DAY

Back = Callable[[], Awaitable[Bench]]


@pytest.fixture(params=["running", "killed and started again"])
async def world(request: pytest.FixtureRequest, tmp_path: Path):
    """A bench whose clock is ahead, and what sets it back: under the running program, or while it is down."""
    machine = Machine(tmp_path)
    bench = await machine.run()
    bench.clock.at += AHEAD
    await bench.service.timers.sweep()

    async def back() -> Bench:
        if request.param == "running":
            bench.clock.at -= AHEAD
            await bench.service.timers.sweep()
            return bench
        await machine.stop()
        machine.clock.at -= AHEAD
        again = await machine.run()
        await again.service.start()
        await again.service.stop()
        return again

    yield bench, back
    await machine.stop()


async def due(bench: Bench, kind: str, table: int | None = None) -> float:
    """In how many seconds the only timer of a kind is due."""
    (row,) = await bench.store.timers(kind, table)
    return row.due - bench.clock.at


async def test_reminders(world: tuple[Bench, Back]) -> None:
    """Of a question put meanwhile, and of one put before that was reminded of and put off meanwhile."""
    bench, back = world
    bench.clock.at -= AHEAD
    table = await bench.table(ANNA, BORIS)
    bench.clock.at += AHEAD
    await bench.service.timers.sweep()
    await bench.service.reminders.snooze(table.id, BORIS.id, bench.clock.at + 3 * DAY)
    fresh = await bench.table(ANNA, BORIS)
    before = {(r.table_id, r.user_id): r.due - bench.clock.at for r in await bench.store.timers(waits.KIND)}
    bench = await back()
    after = {(r.table_id, r.user_id): r.due - bench.clock.at for r in await bench.store.timers(waits.KIND)}
    assert after.keys() == before.keys() and fresh.id in {t for t, _ in after}
    assert all(0 < seconds <= 2 * DAY for (t, u), seconds in after.items() if t == fresh.id), after
    assert after[table.id, BORIS.id] <= 30 * DAY
    bench.clock.at += 31 * DAY
    await bench.service.timers.sweep()
    await bench.outbox.drain()
    assert {r.payload["user"] for r in bench.herald.of("reminder")} == {ANNA.id, BORIS.id}


async def test_an_absence(world: tuple[Bench, Back]) -> None:
    bench, back = world
    await bench.table(ANNA, BORIS)
    await bench.service.absences.begin(ANNA.id, bench.clock.at + 5 * DAY)
    bench = await back()
    profile = await bench.service.people.profile(ANNA.id)
    assert profile.away_until - bench.clock.at == 5 * DAY and profile.away_from == bench.clock.at
    assert await due(bench, absences.END) == 5 * DAY
    bench.clock.at += 5 * DAY
    await bench.service.timers.sweep()
    assert not (await bench.service.people.profile(ANNA.id)).away_until


async def test_an_absence_that_had_begun_before_and_was_drawn_out_meanwhile(world: tuple[Bench, Back]) -> None:
    bench, back = world
    bench.clock.at -= AHEAD
    await bench.service.absences.begin(ANNA.id, bench.clock.at + 2 * DAY)
    bench.clock.at += AHEAD
    await bench.service.absences.begin(ANNA.id, bench.clock.at + 5 * DAY)
    bench = await back()
    assert await due(bench, absences.END) <= absences.MOST_AWAY * DAY
    assert (await bench.service.people.profile(ANNA.id)).away_until == bench.clock.at + await due(bench, absences.END)


async def paused(bench: Bench, days: float) -> int:
    table = await bench.table(ANNA, BORIS)
    p = await bench.service.pauses.propose(table.id, ANNA.id, bench.clock.at + days * DAY)
    assert p is not None
    await bench.service.proposals.vote(table.id, BORIS.id, p.id, 1)
    return table.id


async def test_a_pause_and_what_is_reminded_of_after_it(world: tuple[Bench, Back]) -> None:
    bench, back = world
    table = await paused(bench, 3)
    bench = await back()
    assert (await bench.tables.find(table)).paused == bench.clock.at + 3 * DAY
    assert await due(bench, pauses.KIND, table) == 3 * DAY
    assert all(r.due - bench.clock.at < 6 * DAY for r in await bench.store.timers(waits.KIND, table))
    bench.clock.at += 3 * DAY
    await bench.service.timers.sweep()
    assert not (await bench.tables.find(table)).paused


async def test_a_pause_of_before_stays_as_it_is(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    bench = await machine.run()
    table = await paused(bench, 20)
    bench.clock.at += 2 * DAY
    await bench.service.timers.sweep()
    bench.clock.at -= 2 * DAY
    await bench.service.timers.sweep()
    assert await due(bench, pauses.KIND, table) == 20 * DAY
    await machine.stop()


async def test_a_proposal_ends_in_its_time(world: tuple[Bench, Back]) -> None:
    bench, back = world
    table = await bench.table(ANNA, BORIS)
    p = await bench.service.pauses.propose(table.id, ANNA.id, bench.clock.at + 5 * DAY)
    assert p is not None
    bench = await back()
    assert await due(bench, proposals.EXPIRES) == 48 * HOUR
    bench.clock.at += 48 * HOUR
    await bench.service.timers.sweep()
    assert (await bench.store.proposal(p.id)).status == "expired"


async def test_a_clock_runs_by_what_is_left(world: tuple[Bench, Back]) -> None:
    bench, back = world
    table = await bench.tables.open(7, 70, ANNA, "toy", clock="quick", size=2)
    await bench.tables.join(table.id, BORIS)
    await bench.tables.start(table.id, ANNA.id)
    before = await bench.service.clocks.standing(await bench.tables.find(table.id))
    wanted = {left.seat: left.bank for left in before if left.due}
    bench = await back()
    now = await bench.service.clocks.standing(await bench.tables.find(table.id))
    assert wanted and {left.seat: left.bank for left in now if left.due} == wanted
    assert all(0 < left.due - bench.clock.at < 30 * DAY for left in now if left.due)
    assert await bench.store.timers(clocks.KIND)


async def test_a_picture_that_is_owed_and_a_message_that_waits(world: tuple[Bench, Back]) -> None:
    bench, back = world
    table = await bench.table(ANNA, BORIS)
    await bench.service.promises.give("9", table.id, ANNA.id, {"token": "x"})
    bench.herald.trouble = not_now
    await bench.do(table, ANNA.id, "bid", "coin=1")
    await bench.do(table, BORIS.id, "bid", "coin=2")
    await bench.outbox.drain()
    waiting = await bench.store.next_due()
    assert waiting is not None and waiting > bench.clock.at
    bench = await back()
    assert not [r for r in await bench.store.timers(promises.KIND) if r.due > bench.clock.at]
    waiting = await bench.store.next_due()
    assert waiting is not None and waiting <= bench.clock.at
    bench.herald.trouble = lambda row: None
    await bench.service.timers.sweep()
    await bench.outbox.drain()
    assert await bench.store.next_due() is None


async def test_a_lobby_is_given_up_in_its_time(world: tuple[Bench, Back]) -> None:
    bench, back = world
    table = await bench.tables.open(7, 70, ANNA, "toy")
    bench = await back()
    assert await bench.tables.expire() == []
    bench.clock.at += 4 * DAY
    assert [t.id for t in await bench.tables.expire()] == [table.id]


async def test_the_next_backup(world: tuple[Bench, Back], tmp_path: Path) -> None:
    """One made while the clock was ahead does not count as the last one."""
    bench, back = world
    bench.service.backups.every = DAY
    await bench.service.backups.plan()
    bench.clock.at += 61
    await bench.service.timers.sweep()
    bench.clock.at -= 61
    assert len(list((tmp_path / "backups").iterdir())) == 1 and await due(bench, "backup") > HOUR
    before, bench = bench, await back()
    if bench is not before:  # the program before had made backups, too
        bench.service.backups.every = DAY
        await bench.service.backups.plan()
    assert await due(bench, "backup") == 60 and bench.service.backups.missed() < 1


async def test_one_table_that_cannot_be_read_keeps_no_other_waiting(world: tuple[Bench, Back]) -> None:
    bench, back = world
    bad, good = await paused(bench, 3), await paused(bench, 3)
    await bench.store.db.write(lambda c: c.execute("update tables set state = x'00' where id = ?", (bad,)))
    await bench.store.put([("timer", bench.clock.at, absences.END, bad, 3, "", "{]")])
    bench.service.live_tables.forget()
    bench = await back()
    assert await due(bench, pauses.KIND, good) == 3 * DAY


async def test_a_store_that_fails_just_then_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(tmp_path)
    bench = await machine.run()
    bench.clock.at += AHEAD
    table = await paused(bench, 3)
    await bench.service.timers.sweep()
    bench.clock.at -= AHEAD
    with monkeypatch.context() as broken:

        async def fails(*_: object) -> None:
            raise StoreError("the disk is gone for a moment")

        broken.setattr(bench.store, "timers", fails)
        with pytest.raises(StoreError):
            await bench.service.timers.sweep()
    await bench.service.timers.sweep()
    assert await due(bench, pauses.KIND, table) == 3 * DAY
    await machine.stop()
