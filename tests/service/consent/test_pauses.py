"""A pause by consent, with an end; it can be ended early by consent, and playing on ends nothing."""

from __future__ import annotations

import asyncio

import pytest

from bot.rules import NotYours, Refused
from bot.service.consent.pauses import DAY, MOST_DAYS
from bot.service.consent.proposal import NO, YES, Proposal
from bot.service.core.model import Table
from tests.service.fakes import ANNA, GLEB, Bench


async def agree(bench: Bench, p: Proposal | None, *users: int) -> Table:
    assert p is not None
    for user in users:
        await bench.service.proposals.vote(p.table, user, p.id, YES)
    return await bench.service.tables.find(p.table)


def told(bench: Bench) -> list[str]:
    return [r.payload["id"] for r in bench.herald.of("notice")]


async def test_all_agree_and_it_ends_by_itself(bench: Bench) -> None:
    table, until = await bench.table(), bench.clock.at + 5 * DAY
    p = await bench.service.pauses.propose(table.id, 1, until)
    assert (await bench.now(table)).paused == 0
    table = await agree(bench, p, 2, 3)
    assert table.paused == until and bench.service.pauses.paused(table)
    found = await bench.service.proposals.find(p.id)  # type: ignore[union-attr]
    assert found is not None and found.votes == {1: YES, 2: YES, 3: YES}
    await bench.do(table, 1, "bid", "coin=1")  # whoever likes plays on
    assert (await bench.now(table)).paused == until
    bench.clock.at = until
    await bench.service.timers.sweep()
    await bench.outbox.drain()
    assert (await bench.now(table)).paused == 0
    assert told(bench) == ["notice-paused", "notice-pause-over"]
    assert not bench.rows("select * from timers where kind in ('pause', 'proposal')")
    await bench.service.timers.sweep()
    await bench.outbox.drain()
    assert told(bench) == ["notice-paused", "notice-pause-over"]


async def test_of_two_proposed_in_the_same_moment_one_is_put(bench: Bench) -> None:
    table = await bench.table()
    both = [bench.service.pauses.propose(table.id, user, bench.clock.at + DAY) for user in (1, 2)]
    found = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(x).__name__ for x in found) == ["Proposal", "Refused"]
    assert len(await bench.service.proposals.open_at(table.id)) == 1


async def test_moves_do_not_overtake_it_but_a_refusal_ends_it(bench: Bench) -> None:
    table = await bench.table()
    p = await bench.service.pauses.propose(table.id, 1, bench.clock.at + DAY)
    assert p is not None
    await bench.do(table, 1, "bid", "coin=1")
    await bench.service.proposals.vote(table.id, 2, p.id, YES)
    await bench.service.proposals.vote(table.id, 3, p.id, NO)
    assert (await bench.now(table)).paused == 0


async def test_going_on_early_needs_consent_too(bench: Bench) -> None:
    table = await bench.table()
    with pytest.raises(Refused, match="not-paused"):
        await bench.service.pauses.resume(table.id, 1)
    await agree(bench, await bench.service.pauses.propose(table.id, 1, bench.clock.at + 9 * DAY), 2, 3)
    p = await bench.service.pauses.resume(table.id, 2)
    assert p is not None and (await bench.now(table)).paused
    table = await agree(bench, p, 1, 3)
    assert table.paused == 0 and not bench.rows("select * from timers where kind = 'pause'")
    with pytest.raises(Refused, match="not-paused"):
        await bench.service.pauses.resume(table.id, 1)


async def test_another_end(bench: Bench) -> None:
    table, at = await bench.table(), bench.clock.at
    await agree(bench, await bench.service.pauses.propose(table.id, 1, at + 2 * DAY), 2, 3)
    early = await bench.service.pauses.resume(table.id, 1)
    table = await agree(bench, await bench.service.pauses.propose(table.id, 1, at + 4 * DAY), 2, 3)
    assert table.paused == at + 4 * DAY
    assert early is not None
    found = await bench.service.proposals.find(early.id)
    assert found is not None and found.status == "overtaken"  # it was about another pause
    bench.clock.at = at + 3 * DAY
    await bench.service.timers.sweep()
    assert (await bench.now(table)).paused
    bench.clock.at = at + 4 * DAY
    await bench.service.timers.sweep()
    assert not (await bench.now(table)).paused


async def test_bad_input_changes_nothing(bench: Bench) -> None:
    table, at = await bench.table(), bench.clock.at
    lobby = await bench.tables.open(7, 70, ANNA, "toy")
    for table_id, user, until, why in (
        (table.id, 1, at, "pause-past"),
        (table.id, 1, at - DAY, "pause-past"),
        (table.id, 1, at + (MOST_DAYS + 1) * DAY, "pause-too-long"),
        (table.id, GLEB.id, at + DAY, "not-seated"),
        (lobby.id, 1, at + DAY, "not-running"),
        (999, 1, at + DAY, "no-table"),
    ):
        with pytest.raises(Refused, match=why):
            await bench.service.pauses.propose(table_id, user, until)
    with pytest.raises(NotYours):
        await bench.service.pauses.resume(table.id, GLEB.id)
    assert not bench.rows("select * from proposals")


async def test_agreed_only_after_its_end(bench: Bench) -> None:
    table = await bench.table()
    p = await bench.service.pauses.propose(table.id, 1, bench.clock.at + 3600)
    bench.clock.at += 7200
    table = await agree(bench, p, 2, 3)
    assert table.paused == 0
    await bench.outbox.drain()
    assert told(bench) == ["notice-pause-late"]


async def test_alone_with_computers_it_is_done_at_once_and_ends_with_the_game(bench: Bench) -> None:
    table = await bench.table(ANNA, computers=1)
    assert await bench.service.pauses.propose(table.id, 1, bench.clock.at + DAY) is None
    assert (await bench.now(table)).paused
    await bench.tables.abandon(table.id, 1)
    assert not bench.rows("select * from timers where kind = 'pause'")


async def test_after_a_refusal_it_can_be_proposed_anew_and_other_people_are_asked_anew(bench: Bench) -> None:
    table, end = await bench.table(), bench.clock.at + DAY
    first = await bench.service.pauses.propose(table.id, 1, end)
    await bench.do(table, 1, "bid", "coin=1")
    await bench.service.proposals.vote(table.id, 2, first.id, NO)  # type: ignore[union-attr]
    second = await bench.service.pauses.propose(table.id, 1, end)
    await bench.hand_to(table.id, 2, GLEB)
    found = await bench.service.proposals.find(second.id)  # type: ignore[union-attr]
    assert found is not None and found.status == "overtaken"
