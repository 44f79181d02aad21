"""Clocks and undo: an undo takes back just what was given for the answers that go."""

from __future__ import annotations

from bot.service.consent.time_banks import HOUR
from bot.service.core.model import Table
from tests.service.consent.test_clocks import QUICK, bidding, left, pass_to, timed
from tests.service.fakes import GLEB, Bench


async def banks(bench: Bench, table: Table) -> list[float]:
    return [c.bank for c in await bench.service.clocks.standing(await bench.now(table))]


async def all_agree(bench: Bench, table: Table, user: int) -> None:
    what = await bench.service.undo_by_consent.undoable(table.id, user)
    p = await bench.service.undo_by_consent.propose(table.id, user, what.entries[0].n)
    assert p is not None
    for other in {1, 2, 3} - {user}:
        await bench.service.proposals.vote(table.id, other, p.id, 1)


async def test_an_undo_by_consent_takes_the_bonus_from_those_whose_answers_go(bench: Bench) -> None:
    """Anna builds, Boris builds, Vera is asked: Anna's turn is asked anew, and Boris has not answered either."""
    table = await timed(bench)
    before = await banks(bench, table)
    await bench.do(table, 1, "build", "hut", "a")
    await bench.do(table, 2, "build", "hut", "a")
    assert [b - a for a, b in zip(before, await banks(bench, table), strict=True)] == [4 * HOUR, 4 * HOUR, 0]
    await all_agree(bench, table, 1)
    assert await banks(bench, table) == before
    await bench.do(table, 1, "build", "hut", "b")
    assert (await left(bench, table)).bank == before[0] + QUICK.bonus, "and it is given for the new answer"


async def test_across_simultaneous_questions_each_gives_back_what_was_given(bench: Bench) -> None:
    """Who has yet to answer has nothing to give back. Bids that were opened are all made anew."""
    table = await bidding(bench)
    await bench.do(table, 1, "bid", "coin=1")
    await bench.do(table, 2, "bid", "coin=2")
    bench.clock.at += HOUR
    await bench.turns.undo(table.id, 1)
    assert await banks(bench, table) == [QUICK.bank, QUICK.bank + QUICK.bonus, QUICK.bank - HOUR]
    await bench.do(table, 1, "bid", "coin=4")
    await bench.do(table, 3, "bid", "coin=3")
    await all_agree(bench, table, 3)
    assert await banks(bench, table) == [QUICK.bank, QUICK.bank, QUICK.bank - HOUR]


async def test_what_the_cap_kept_back_is_not_taken_by_an_undo(bench: Bench) -> None:
    table = await timed(bench)
    await bench.tables.lend(table.id, 1)  # so that the clock is set by what is stored
    await bench.store.put([("clock", table.id, 0, QUICK.cap - HOUR, 0)])
    await bench.tables.take_back(table.id, 1)
    for _ in range(3):
        await bench.do(table, 1, "build", "hut", "a")
        assert (await left(bench, table)).bank == QUICK.cap
        await bench.turns.undo(table.id, 1)
        assert (await left(bench, table)).bank == QUICK.cap - HOUR


async def test_a_bonus_that_was_thought_away_leaves_time_to_answer(bench: Bench) -> None:
    table = await timed(bench)
    await bench.do(table, 1, "buy")
    await pass_to(bench, (await left(bench, table)).due - 2 * HOUR)
    await bench.turns.undo(table.id, 1)
    assert (await left(bench, table)).bank == HOUR


async def test_somebody_new_owes_nothing_for_what_another_was_given(bench: Bench) -> None:
    table = await timed(bench)
    await bench.do(table, 1, "build", "hut", "a")
    await bench.hand_to(table.id, 1, GLEB)
    await bench.turns.undo(table.id, GLEB.id)
    assert (await left(bench, table)).bank == QUICK.bank
