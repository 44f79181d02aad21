"""A newcomer for the seat of somebody who is gone."""

from __future__ import annotations

import pytest

from bot.rules import NotYours, Refused
from bot.service.consent.departures import COMPUTER, END, KIND, NEWCOMER, WAIT
from bot.service.consent.proposal import LIMIT, NO, YES, Proposal
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench

GONE = VERA.id


async def open_of(bench: Bench, table, kind: str) -> Proposal | None:
    return next((p for p in await bench.service.proposals.open_at(table.id) if p.kind == kind), None)


async def offered(bench: Bench, *people, why: str = "left") -> tuple:
    """A table that Vera is gone from; the question about her, and what Gleb offers."""
    table = await bench.table(*people)
    await bench.service.departures.note(table.id, GONE, why)
    question = await open_of(bench, table, KIND)
    assert question is not None
    await bench.service.replacements.offer(table.id, GLEB, question.id)
    offer = await open_of(bench, table, NEWCOMER)
    assert offer is not None and offer.votes == {} and offer.ends == bench.clock.at + LIMIT
    return table, question, offer


async def test_all_who_are_left_agree_and_the_newcomer_sits_down_and_is_called(bench: Bench) -> None:
    table, question, offer = await offered(bench, VERA, ANNA, BORIS)
    vote = bench.service.proposals.vote
    with pytest.raises(NotYours):
        await vote(table.id, GLEB.id, offer.id, YES)
    await vote(table.id, ANNA.id, offer.id, YES)
    assert (await bench.now(table)).seats[0].user == GONE, "not by one of two"
    await bench.outbox.drain()
    bench.herald.rows.clear()
    await vote(table.id, BORIS.id, offer.id, YES)
    seat = (await bench.now(table)).seats[0]
    assert (seat.user, seat.name, seat.computer, seat.belongs) == (GLEB.id, "Gleb", "", 0)
    await bench.outbox.drain()
    assert [r.payload["ping"] for r in bench.herald.of("question")] == [[0]]
    assert [r.payload["id"] for r in bench.herald.of("notice")] == ["notice-handed-person"]
    assert {r.payload["proposal"] for r in bench.herald.of("proposal")} == {question.id, offer.id}
    assert (await bench.service.proposals.find(question.id)).status == "overtaken"
    await bench.do(table, GLEB.id, "bid", "coin=1")
    await bench.service.departures.back(GONE)
    assert (await bench.now(table)).seats[0].user == GLEB.id, "for good"


async def test_one_refusal_ends_it_and_it_can_be_offered_again(bench: Bench) -> None:
    table, question, offer = await offered(bench, ANNA, BORIS, VERA)
    with pytest.raises(Refused, match="proposal-open"):
        await bench.service.replacements.offer(table.id, GLEB, question.id)
    await bench.service.proposals.vote(table.id, BORIS.id, offer.id, NO)
    assert (await bench.now(table)).seats[2].user == GONE
    second = await bench.service.replacements.offer(table.id, GLEB, question.id)
    assert second is not None
    await bench.service.proposals.vote(table.id, BORIS.id, second.id, NO)
    for _ in range(5):  # but nobody is called by a stranger without end
        with pytest.raises(Refused, match="offered-already"):
            await bench.service.replacements.offer(table.id, GLEB, question.id)
    bench.clock.at += 86400
    assert await bench.service.replacements.offer(table.id, GLEB, question.id) is not None


@pytest.mark.parametrize("choice", [COMPUTER, WAIT])
async def test_it_may_be_offered_while_the_table_waits_or_the_computer_plays(bench: Bench, choice: int) -> None:
    table = await bench.table(ANNA, VERA, BORIS)
    await bench.service.departures.note(table.id, GONE, "left")
    question = await open_of(bench, table, KIND)
    for person in (ANNA, BORIS):
        await bench.service.proposals.vote(table.id, person.id, question.id, choice)
    await bench.service.replacements.offer(table.id, GLEB, question.id)
    offer = await open_of(bench, table, NEWCOMER)
    for person in (BORIS, ANNA):
        await bench.service.proposals.vote(table.id, person.id, offer.id, YES)
    assert (await bench.now(table)).seats[1].user == GLEB.id


@pytest.mark.parametrize("why", ["left", "silent"])
async def test_who_is_back_keeps_the_seat(bench: Bench, why: str) -> None:
    table, question, offer = await offered(bench, ANNA, BORIS, VERA, why=why)
    await bench.service.departures.back(GONE)
    with pytest.raises(Refused, match="proposal-overtaken"):
        await bench.service.proposals.vote(table.id, ANNA.id, offer.id, YES)
    with pytest.raises(Refused, match="no-proposal"):
        await bench.service.replacements.offer(table.id, GLEB, question.id)
    assert (await bench.now(table)).seats[2].user == GONE


async def test_what_cannot_be_offered_changes_nothing(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA)
    other = await bench.table(ANNA, BORIS)
    await bench.service.departures.note(table.id, GONE, "left")
    question = await open_of(bench, table, KIND)
    for where, person, number, said in (
        (table.id, ANNA, question.id, "already-seated"),
        (table.id, GLEB, question.id + 7, "no-proposal"),
        (other.id, GLEB, question.id, "no-proposal"),
        (99, GLEB, question.id, "no-table"),
    ):
        with pytest.raises(Refused, match=said):
            await bench.service.replacements.offer(where, person, number)
    for person in (ANNA, BORIS):
        await bench.service.proposals.vote(table.id, person.id, question.id, END)
    with pytest.raises(Refused, match="not-running"):
        await bench.service.replacements.offer(table.id, GLEB, question.id)
    assert await open_of(bench, table, NEWCOMER) is None


async def test_nobody_is_left_to_agree(bench: Bench) -> None:
    table = await bench.table(ANNA, VERA)
    await bench.service.departures.note(table.id, GONE, "left")
    question = await open_of(bench, table, KIND)
    await bench.service.departures.note(table.id, ANNA.id, "left")
    with pytest.raises(Refused, match="no-proposal"):
        await bench.service.replacements.offer(table.id, GLEB, question.id)


async def test_both_seats_of_one_person_go_to_the_newcomer_who_is_called_once(bench: Bench) -> None:
    table = await bench.table(VERA, ANNA, BORIS)
    await bench.hand_to(table.id, ANNA.id, VERA)
    await bench.outbox.drain()
    bench.herald.rows.clear()
    await bench.service.departures.note(table.id, GONE, "left")
    question = await open_of(bench, table, KIND)
    await bench.service.replacements.offer(table.id, GLEB, question.id)
    offer = await open_of(bench, table, NEWCOMER)
    await bench.service.proposals.vote(table.id, BORIS.id, offer.id, YES)
    assert [s.user for s in (await bench.now(table)).seats] == [GLEB.id, GLEB.id, BORIS.id]
    await bench.outbox.drain()
    assert len(bench.herald.of("question")) == 1


async def test_the_newcomer_is_forgotten_on_demand(bench: Bench) -> None:
    table, _, offer = await offered(bench, ANNA, BORIS, VERA)
    await bench.service.eraser.erase(GLEB.id)
    assert "Gleb" not in str(bench.rows("select args from proposals"))
    with pytest.raises(Refused, match="no-proposal"):
        await bench.service.proposals.vote(table.id, ANNA.id, offer.id, YES)
