"""A seat for somebody else: nobody sits at a table who was not asked, and whoever sits there can leave."""

from __future__ import annotations

import pytest

from bot.rules import NotYours, Refused
from bot.service.consent.proposal import NO, YES
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench


async def test_a_seat_is_taken_by_consent(bench: Bench) -> None:
    table = await bench.table()
    offer = await bench.service.handovers.offer(table.id, BORIS.id, GLEB)
    assert offer is not None and (await bench.now(table)).seats[1].user == BORIS.id
    await bench.outbox.drain()
    assert bench.herald.kinds() == ["proposal"]
    for stranger in (ANNA, VERA, BORIS):  # it is not theirs to decide
        with pytest.raises(NotYours):
            await bench.service.proposals.vote(table.id, stranger.id, offer.id, YES)
    await bench.do(table, BORIS.id, "bid", "coin=1")  # playing on changes nothing about it
    await bench.service.proposals.vote(table.id, GLEB.id, offer.id, YES)
    assert (await bench.now(table)).seats[1].user == GLEB.id
    with pytest.raises(Refused, match="proposal-agreed"):
        await bench.service.proposals.vote(table.id, GLEB.id, offer.id, YES)


async def test_who_does_not_want_it_does_not_sit_there(bench: Bench) -> None:
    table = await bench.table()
    offer = await bench.service.handovers.offer(table.id, BORIS.id, GLEB)
    assert offer is not None
    await bench.service.proposals.vote(table.id, GLEB.id, offer.id, NO)
    assert (await bench.now(table)).people == (ANNA.id, BORIS.id, VERA.id)
    await bench.outbox.drain()
    (told,) = bench.herald.of("notice")
    assert told.payload == {"id": "notice-proposal-refused", "args": {"name": "Gleb", "kind": "seat"}}


async def test_it_is_void_when_the_seat_is_another_s(bench: Bench) -> None:
    table = await bench.table()
    offer = await bench.service.handovers.offer(table.id, BORIS.id, GLEB)
    assert offer is not None
    with pytest.raises(Refused, match="proposal-open"):
        await bench.service.handovers.offer(table.id, ANNA.id, GLEB)
    await bench.tables.lend(table.id, BORIS.id)
    with pytest.raises(Refused, match="proposal-overtaken"):
        await bench.service.proposals.vote(table.id, GLEB.id, offer.id, YES)


async def test_whoever_is_left_when_the_owner_has_gone_looks_after_the_table(bench: Bench) -> None:
    """The owner gives the last seat away: who has it may do with the table what the owner could; strangers may not."""
    table = await bench.table(ANNA, computers=2)
    await bench.hand_to(table.id, ANNA.id, GLEB)
    with pytest.raises(Refused, match="not-seated"):
        await bench.tables.abandon(table.id, VERA.id)
    with pytest.raises(Refused, match="last-person"):
        await bench.tables.lend(table.id, GLEB.id)
    assert (await bench.tables.abandon(table.id, GLEB.id)).status == "abandoned"


async def test_nobody_is_invited_twice(bench: Bench) -> None:
    lobby = await bench.tables.open(7, 70, ANNA, "toy")
    await bench.tables.invite(lobby.id, ANNA.id, VERA.id)
    for _ in range(15):
        with pytest.raises(Refused, match="already-invited"):
            await bench.tables.invite(lobby.id, ANNA.id, VERA.id)


async def test_who_has_been_asked_to_a_table_is_not_called_again_the_same_day(bench: Bench) -> None:
    """Whatever became of the first offer, and whoever makes the next one; elsewhere they may be asked."""
    table = await bench.table()
    for author, end in ((BORIS, "refused"), (ANNA, "overtaken")):
        offer = await bench.service.handovers.offer(table.id, author.id, GLEB)
        assert offer is not None
        if end == "refused":
            await bench.service.proposals.vote(table.id, GLEB.id, offer.id, NO)
        else:
            await bench.tables.lend(table.id, author.id)
        for again in (ANNA, BORIS, VERA):
            with pytest.raises(Refused, match=r"already-offered|not-seated"):
                await bench.service.handovers.offer(table.id, again.id, GLEB)
        bench.clock.at += 86400
    await bench.outbox.drain()
    assert bench.herald.kinds().count("proposal") == 3, "two questions, and one that is void"
    other = await bench.table()
    assert await bench.service.handovers.offer(other.id, BORIS.id, GLEB)


async def test_who_sat_down_and_left_may_be_asked_again(bench: Bench) -> None:
    table = await bench.table()
    await bench.hand_to(table.id, BORIS.id, GLEB)
    await bench.hand_to(table.id, GLEB.id, BORIS)
    await bench.hand_to(table.id, BORIS.id, GLEB)
    assert (await bench.now(table)).seats[1].user == GLEB.id
