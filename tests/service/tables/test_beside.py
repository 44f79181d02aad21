"""What others are asked beside somebody's turn: who is called, who comes first, and what was decided ahead."""

from __future__ import annotations

import asyncio

import pytest

from bot.rules import Refused
from bot.service.core.model import Table
from bot.service.people.waits import KIND as WAITS
from bot.service.people.waits import asked_of
from tests.service.fakes import ANNA, BORIS, VERA, Bench


async def proposed(bench: Bench, clock: str = "") -> Table:
    """Boris has proposed something in his turn; Anna and Vera are asked, all is posted and forgotten."""
    table = await bench.tables.open(7, 70, ANNA, "isle", clock=clock)
    for person in (BORIS, VERA):
        await bench.tables.join(table.id, person)
    await bench.tables.start(table.id, 1)
    for user in (1, 2, 3):
        await bench.do(table, user, "decline")  # no cards
    await bench.do(table, 2, "decline")  # and no look at the deck
    await bench.do(table, 2, "propose")
    await bench.outbox.drain()
    return await bench.now(table)


async def posted(bench: Bench) -> list[tuple[str, list[int]]]:
    """What has been posted since, and who is called by it."""
    bench.herald.rows.clear()
    await bench.outbox.drain()
    return [(row.kind, row.payload.get("ping", [])) for row in bench.herald.rows]


async def test_others_are_called_once_and_the_one_whose_turn_it_is_when_all_have_answered(bench: Bench) -> None:
    table = await proposed(bench)
    assert [(a.seat, a.ask) for a in table.asked] == [(1, "Sail"), (2, "Accept"), (0, "Accept")]
    assert bench.herald.of("question")[-1].payload["ping"] == [0, 2]
    await bench.do(table, 1, "decline")
    assert await posted(bench) == [("tally", [])]  # nobody is called again
    await bench.do(table, 2, "swap")  # the turn goes on
    assert all(not ping for _, ping in await posted(bench))
    await bench.do(table, 3, "decline")
    assert ("question", [1]) in await posted(bench)  # Boris has waited for it


async def test_acceptance_and_withdrawal_at_once_the_first_counts(bench: Bench) -> None:
    for first, second in ((("accept", 1), ("withdraw", 2)), (("withdraw", 2), ("accept", 1))):
        table = await proposed(bench)
        ways = [bench.do(table, user, verb) for verb, user in (first, second)]
        one, other = await asyncio.gather(*ways, return_exceptions=True)
        assert not isinstance(one, BaseException) and isinstance(other, Refused)
        live = await bench.service.live_tables.get(table.id)
        traded = first[0] == "accept"
        assert (live.state.board[0].wood, live.state.board[1].wood) == ((3, 1) if traded else (2, 2))
        assert not any(a.ask == "Accept" for a in live.table.asked)


async def test_what_was_decided_ahead_answers_and_nobody_is_called_for_it(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA, game="isle")
    for user in (1, 3):
        await bench.service.orders.set(table.id, user, "no_trade", {})
    for user in (1, 2, 3):
        await bench.do(table, user, "decline")
    await bench.do(table, 2, "decline")
    await bench.outbox.drain()
    report = await bench.do(table, 2, "propose")
    assert [(e.seat, e.events[-1].kind) for e in report.by_order] == [(2, "declined"), (0, "declined")]
    assert [a.seat for a in report.asked] == [1]
    assert all(not ping for _, ping in await posted(bench))


async def test_who_has_declined_can_take_that_back_while_nobody_has_gone_on(bench: Bench) -> None:
    table = await proposed(bench)
    await bench.do(table, 1, "decline")
    await bench.turns.undo(table.id, 1)
    assert (0, "Accept") in [(a.seat, a.ask) for a in (await bench.now(table)).asked]
    await bench.do(table, 1, "decline")
    await bench.do(table, 2, "swap")
    with pytest.raises(Refused, match="undo-built-upon"):
        await bench.turns.undo(table.id, 1)


async def test_the_game_waits_for_the_turn_and_not_for_what_is_asked_beside_it(bench: Bench) -> None:
    table = await proposed(bench, "quick")
    assert [(a.seat, a.beside) for a in table.asked] == [(1, False), (2, True), (0, True)]
    waiting = {row.user_id for row in await bench.store.timers(WAITS, table.id)}
    assert waiting == {2}  # nobody is reminded of what can be left unanswered
    before = await bench.service.clocks.standing(table)
    bench.clock.at += 3600
    after = await bench.service.clocks.standing(table)
    assert [a.bank < b.bank for a, b in zip(after, before, strict=True)] == [False, True, False]
    assert asked_of(table) == {2: {(1, table.asked[0].sn)}}
