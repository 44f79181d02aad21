"""Clocks: waking time only, a bonus for each answer, a cap; who runs out is the others' to decide."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.rules import Action, NotYours, Refused
from bot.rules.policies import at_random
from bot.service.consent.clocks import GRACE
from bot.service.consent.overtime import ABANDON, COMPUTER, MORE
from bot.service.consent.proposal import Proposal
from bot.service.consent.time_banks import DAY, HOUR, PRESETS, Left
from bot.service.core.live_tables import Live
from bot.service.core.model import Table
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()  # a Monday
QUICK = PRESETS["quick"]


async def bidding(bench: Bench, preset: str = "quick", at: float = NOON) -> Table:
    """A table of three that is timed, at its beginning: all are asked at once."""
    bench.clock.at = at
    table = await bench.tables.open(7, 70, ANNA, "toy")
    for person in (BORIS, VERA):
        await bench.tables.join(table.id, person)
    await bench.service.clocks.choose(table.id, 1, preset)
    return await bench.tables.start(table.id, 1)


async def timed(bench: Bench, preset: str = "quick", at: float = NOON) -> Table:
    """The same when the bids have been opened, so that Anna alone is asked."""
    table = await bench.bids(await bidding(bench, preset, at), 3, 2, 1)
    await bench.outbox.drain()
    bench.herald.rows.clear()
    return table


async def left(bench: Bench, table: Table, seat: int = 0) -> Left:
    return (await bench.service.clocks.standing(await bench.now(table)))[seat]


async def pass_to(bench: Bench, at: float) -> None:
    bench.clock.at = at
    while await bench.service.timers.sweep():
        pass
    await bench.outbox.drain()


async def asked(bench: Bench, table: Table) -> Proposal:
    (p,) = [p for p in await bench.service.proposals.open_at(table.id) if p.kind == "clock"]
    return p


async def test_only_waking_hours_count(bench: Bench) -> None:
    table = await timed(bench)
    start = await left(bench, table)
    assert start.bank == QUICK.bank + QUICK.bonus and not start.overrun  # one answer given
    # awake 8 to 23, UTC: 11 hours of Monday, 15 of Tuesday, 2 of Wednesday
    assert start.due == datetime(2026, 3, 4, 10, tzinfo=UTC).timestamp()
    bench.clock.at = datetime(2026, 3, 3, 4, tzinfo=UTC).timestamp()
    assert (await left(bench, table)).bank == start.bank - 11 * HOUR
    assert (await left(bench, table, 1)).due == 0  # not asked: it stands


async def test_an_answer_adds_the_bonus_up_to_the_cap(bench: Bench) -> None:
    table = await timed(bench)
    bench.clock.at += 2 * HOUR
    await bench.do(table, 1, "build", "hut", "a")
    one = await left(bench, table)
    assert (one.bank, one.due) == (QUICK.bank + 2 * QUICK.bonus - 2 * HOUR, 0)
    two = await left(bench, table, 1)
    assert two.due > bench.clock.at and two.bank == QUICK.bank + QUICK.bonus
    for _ in range(40):
        if not await bench.play(table, 1):
            break
        assert all(x.bank <= QUICK.cap for x in await bench.service.clocks.standing(await bench.now(table)))


async def test_an_undo_takes_the_bonus_back(bench: Bench) -> None:
    table = await timed(bench)
    before = (await left(bench, table)).bank
    for _ in range(5):
        await bench.do(table, 1, "build", "hut", "a")
        await bench.turns.undo(table.id, 1)
    assert (await left(bench, table)).bank == before
    timers = bench.rows("select key from timers where kind = 'clock'")
    assert timers == [("0",)]  # of who is asked again, and of nobody else


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("Europe/Berlin", (2026, 3, 28)),
        ("Europe/Berlin", (2026, 10, 24)),
        ("America/New_York", (2027, 3, 13)),
        ("Australia/Sydney", (2026, 10, 3)),
        ("Europe/Moscow", (2026, 3, 28)),
    ],
)
async def test_it_runs_out_in_waking_hours_over_a_change_of_the_clocks(
    bench: Bench, zone: str, day: tuple[int, int, int]
) -> None:
    """From noon before the night of the change: 11 hours that day, 15 the next, and 2 more."""
    await bench.service.people.set(1, zone=zone)
    local = ZoneInfo(zone)
    table = await timed(bench, at=datetime(*day, 12, tzinfo=local).timestamp())
    due = datetime.fromtimestamp((await left(bench, table)).due, local)
    assert (due.day - day[2], due.hour, due.minute) in ((2, 10, 0), (2 - 31, 10, 0))


async def test_it_stands_while_one_is_away_and_during_a_pause(bench: Bench) -> None:
    table = await timed(bench)
    bench.clock.at += HOUR
    bank = (await left(bench, table)).bank
    await bench.service.absences.begin(1, bench.clock.at + 3 * DAY)
    assert await left(bench, table) == Left(0, bank, 0.0, 0)
    await pass_to(bench, bench.clock.at + 3 * DAY)
    back = await left(bench, table)
    assert back.bank == bank and back.due
    p = await bench.service.pauses.propose(table.id, 2, bench.clock.at + 2 * DAY)
    assert p is not None
    for user in (1, 3):
        await bench.service.proposals.vote(table.id, user, p.id, 1)
    assert await left(bench, table) == Left(0, bank, 0.0, 0)
    await pass_to(bench, bench.clock.at + 2 * DAY)
    again = await left(bench, table)
    assert again.bank == bank and again.due > bench.clock.at
    assert not bench.herald.of("proposal")[1:]  # nothing ran out meanwhile


async def test_it_does_not_begin_while_one_is_away(bench: Bench) -> None:
    table = await timed(bench)
    await bench.service.absences.begin(2, bench.clock.at + 3 * DAY)
    await bench.do(table, 1, "build", "hut", "a")
    assert (await bench.now(table)).waits_for(2) and not (await left(bench, table, 1)).due


async def test_somebody_new_begins_with_all_of_it_and_who_takes_back_goes_on(bench: Bench) -> None:
    table = await timed(bench)
    bench.clock.at += DAY
    bank = (await left(bench, table)).bank
    await bench.tables.lend(table.id, 1)
    await bench.tables.take_back(table.id, 1)
    assert (await left(bench, table)).bank == bank < QUICK.bank
    await pass_to(bench, (await left(bench, table)).due)
    assert await asked(bench, table) and not (await left(bench, table)).bank
    await bench.hand_to(table.id, 1, GLEB)
    now = await left(bench, table)
    assert now.bank == QUICK.bank and now.due > bench.clock.at, "also where the others were deciding"


async def test_a_start_of_the_program_gives_no_time(bench: Bench) -> None:
    table = await timed(bench)
    bench.clock.at += DAY
    before = await left(bench, table)
    await bench.service.clocks.resume([await bench.now(table)])
    bench.clock.at += HOUR
    assert (await left(bench, table)) == Left(0, before.bank - HOUR, before.due, 0)


async def test_what_another_takes_back_is_no_second_running_out(bench: Bench) -> None:
    """In a simultaneous part: the question of who is late is the same as before, and so is what the others decide."""
    table = await bidding(bench)
    for user in (2, 3):
        await bench.do(table, user, "bid", "coin=1")
    await pass_to(bench, (await left(bench, table)).due)
    p = await asked(bench, table)
    await bench.service.proposals.vote(table.id, 3, p.id, MORE)
    await bench.turns.undo(table.id, 2)
    await pass_to(bench, bench.clock.at + HOUR)
    assert await asked(bench, table) == msgspec.structs.replace(p, votes={3: MORE})
    assert await left(bench, table) == Left(0, 0.0, 0.0, 1)


async def test_other_waking_hours_count_from_then_on(bench: Bench) -> None:
    table = await timed(bench)
    bench.clock.at += HOUR
    bank = (await left(bench, table)).bank
    await bench.service.people.set(1, quiet_from=0, quiet_to=0)
    now = await left(bench, table)
    assert now.bank == bank and now.due == bench.clock.at + bank  # never asleep


async def run_out(bench: Bench) -> tuple[Table, Proposal]:
    table = await timed(bench)
    await pass_to(bench, (await left(bench, table)).due)
    return table, await asked(bench, table)


async def test_running_out_changes_nothing_but_asks_the_others(bench: Bench) -> None:
    table, p = await run_out(bench)
    now = await bench.now(table)
    assert (now.n, now.seats, now.status, now.asked) == (table.n, table.seats, "running", table.asked)
    assert await left(bench, table) == Left(0, 0.0, 0.0, 1)  # on record
    assert [r.payload["proposal"] for r in bench.herald.of("proposal")] == [p.id]
    await pass_to(bench, bench.clock.at + 20 * DAY)
    assert [r.payload["proposal"] for r in bench.herald.of("proposal")] == [p.id]  # told once
    assert (await bench.now(table)).status == "running"


async def test_the_one_who_is_late_has_no_say_and_strangers_neither(bench: Bench) -> None:
    table, p = await run_out(bench)
    for user, choice, why in (
        (1, MORE, "proposal-not-asked"),
        (GLEB.id, MORE, "not-seated"),
        (2, 0, "not-on-offer"),
        (2, 4, "not-on-offer"),
    ):
        with pytest.raises(Refused, match=why):
            await bench.service.proposals.vote(table.id, user, p.id, choice)
    await bench.service.proposals.vote(table.id, 2, p.id, ABANDON)
    with pytest.raises(Refused, match="proposal-voted"):
        await bench.service.proposals.vote(table.id, 2, p.id, ABANDON)
    assert (await bench.now(table)).status == "running"  # one of two is not more than half


async def test_more_time(bench: Bench) -> None:
    table, p = await run_out(bench)
    await bench.service.proposals.vote(table.id, 2, p.id, ABANDON)
    await bench.service.proposals.vote(table.id, 3, p.id, MORE)
    assert (await bench.service.proposals.vote(table.id, 2, p.id, MORE)).status == "agreed"  # changed their mind
    now = await left(bench, table)
    assert now.bank == QUICK.bank and now.due > bench.clock.at and now.overrun == 1
    await pass_to(bench, now.due)
    assert (await asked(bench, table)).args["overrun"] == 2


async def test_the_computer_plays_and_gives_back(bench: Bench) -> None:
    table, p = await run_out(bench)
    for user in (2, 3):
        await bench.service.proposals.vote(table.id, user, p.id, COMPUTER)
    table = await bench.now(table)
    assert table.seats[0].computer and table.seats[0].belongs == 1
    await bench.outbox.drain()
    assert "notice-handed-computer" in [r.payload["id"] for r in bench.herald.of("notice")]
    table = await bench.tables.take_back(table.id, 1)
    assert table.seats[0].user == 1


async def test_abandoned(bench: Bench) -> None:
    table, p = await run_out(bench)
    for user in (2, 3):
        await bench.service.proposals.vote(table.id, user, p.id, ABANDON)
    assert (await bench.now(table)).status == "abandoned"
    assert not bench.rows("select * from timers where kind in ('clock', 'proposal')")


async def test_an_answer_in_time_after_all(bench: Bench) -> None:
    table, p = await run_out(bench)
    await bench.service.proposals.vote(table.id, 2, p.id, ABANDON)
    await bench.do(table, 1, "build", "hut", "a")
    with pytest.raises(Refused, match="proposal-overtaken"):
        await bench.service.proposals.vote(table.id, 3, p.id, ABANDON)
    assert await left(bench, table) == Left(0, QUICK.bonus, 0.0, 1)
    assert (await bench.now(table)).status == "running"


async def test_a_program_that_was_not_there_gives_some_time(bench: Bench) -> None:
    table = await timed(bench)
    due = (await left(bench, table)).due
    await pass_to(bench, due + 5 * DAY)
    now = await left(bench, table)
    assert now.bank == GRACE and now.due > bench.clock.at and not now.overrun
    assert not bench.herald.of("proposal")


async def test_who_sets_it(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy")
    await bench.tables.join(table.id, BORIS)
    for user, preset, why in ((2, "quick", "not-owner"), (1, "slow", "bad-clock")):
        with pytest.raises(Refused, match=why):
            await bench.service.clocks.choose(table.id, user, preset)
    assert (await bench.now(table)).clock == ""
    await bench.service.clocks.choose(table.id, 1, "weekly")
    assert (await bench.now(table)).clock == "weekly"
    await bench.tables.start(table.id, 1)
    with pytest.raises(NotYours):
        await bench.service.clocks.choose(table.id, GLEB.id, "easy")
    with pytest.raises(Refused, match="clock-already"):
        await bench.service.clocks.choose(table.id, 1, "weekly")
    p = await bench.service.clocks.choose(table.id, 1, "")
    assert isinstance(p, Proposal) and (await bench.now(table)).clock == "weekly"
    assert bench.rows("select * from timers where kind = 'clock'")
    await bench.service.proposals.vote(table.id, 2, p.id, 1)
    assert (await bench.now(table)).clock == ""
    assert not bench.rows("select * from timers where kind = 'clock'") and not bench.rows("select * from clocks")


async def test_against_computers_alone_nobody_is_timed(bench: Bench) -> None:
    bench.clock.at = NOON
    table = await bench.tables.open(7, 70, ANNA, "toy")
    await bench.tables.add_computer(table.id, 1)
    await bench.service.clocks.choose(table.id, 1, "quick")
    table = await bench.tables.start(table.id, 1)
    assert not bench.rows("select * from timers where kind = 'clock'")
    await pass_to(bench, NOON + 30 * DAY)
    assert not await bench.service.proposals.open_at(table.id)


async def test_what_the_computer_answers_in_a_lent_seat_earns_its_owner_nothing(bench: Bench) -> None:
    table = await timed(bench)
    await bench.tables.lend(table.id, 1)
    before = bench.rows("select bank from clocks where seat = 0")

    async def choose(live: Live) -> Action:
        return at_random(live.rules, live.state, 0, lambda n: 0)

    while (await bench.now(table)).asked[0].seat == 0:
        await bench.turns.auto(table.id, 0, choose)
    assert bench.rows("select bank from clocks where seat = 0") == before
    assert not bench.rows("select * from gains where seat = 0 and n > 3")
