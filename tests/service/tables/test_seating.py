"""Seats of a running game: handed over, lent to the computer, taken back."""

from __future__ import annotations

import contextlib
import sqlite3

import pytest

from bot.rules import NotYours, Refused
from bot.service.core.model import SeatInfo
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench


async def test_a_seat_goes_to_another_person_with_all_it_holds(bench: Bench) -> None:
    table = await bench.table()
    mine = await bench.turns.look(table.id, 2)
    await bench.turns.drafts.keep(table.id, 2, b"my plan", (await bench.turns.desk(table.id, 2)).tag)
    after = await bench.hand_to(table.id, 2, GLEB)
    assert after.names == ("Anna", "Gleb", "Vera") and after.seats_of(2) == [] and after.seats_of(4) == [1]
    assert await bench.turns.look(table.id, 4) == mine
    assert (await bench.turns.desk(table.id, 4)).draft == b""  # plans are not handed over
    with pytest.raises(NotYours, match="not-seated"):
        await bench.do(table, 2, "bid", "coin=1")
    assert (await bench.do(table, 4, "bid", "coin=1")).seat == 1
    with pytest.raises(Refused, match="nothing-lent"):
        await bench.tables.take_back(table.id, 2)


async def test_another_writer_makes_us_try_once_more(bench: Bench) -> None:
    table = await bench.table()
    for change in (
        lambda: bench.hand_to(table.id, 2, GLEB),
        lambda: bench.tables.pass_on(table.id, ANNA.id, VERA.id),
    ):
        version = (await bench.now(table)).version
        other = sqlite3.connect(bench.store.db.path)
        with contextlib.closing(other), other:
            other.execute("update tables set version = version + 1")
        assert (await change()).version == version + 2
    assert (await bench.now(table)).owner == VERA.id and (await bench.now(table)).seats[1].user == GLEB.id


async def test_who_takes_a_seat_for_oneself_is_not_called(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, computers=1)
    await bench.hand_to(table.id, ANNA.id, ANNA, 2)
    await bench.outbox.drain()
    assert not any(row.payload["ping"] for row in bench.herald.of("question"))


async def test_a_table_of_others_is_not_closed_for_who_wants_to_be_forgotten(bench: Bench) -> None:
    table = await bench.table()
    with pytest.raises(Refused, match="not-owner"):
        await bench.tables.close_for(table.id, ANNA.id)
    assert await bench.now(table) == table


async def test_who_takes_over_a_question_is_pinged(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    await bench.outbox.drain()
    bench.herald.rows.clear()
    await bench.hand_to(table.id, 1, GLEB)
    await bench.outbox.drain()
    assert bench.herald.kinds() == ["proposal", "notice", "answered", "question"]
    _, notice, answered, question = bench.herald.rows
    assert notice.payload == {"id": "notice-handed-person", "args": {"seat": 0, "name": "Anna", "to": "Gleb"}}
    assert answered.payload["why"] == "handed" and question.payload["ping"] == [0]


async def test_a_seat_that_is_not_asked_changes_hands_quietly(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    await bench.outbox.drain()
    bench.herald.rows.clear()
    await bench.hand_to(table.id, 2, GLEB)
    await bench.outbox.drain()
    assert bench.herald.kinds() == ["proposal", "notice"]


async def test_lent_to_the_computer_and_taken_back(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    lent = await bench.tables.lend(table.id, 1)
    assert lent.seats[0] == SeatInfo(0, 0, "", "heuristic", belongs=1, belongs_name="Anna")
    assert lent.question == ""  # nobody is to be asked
    assert [t.id for t in await bench.tables.of_user(1)] == [table.id]
    with pytest.raises(Refused, match="nothing-lent"):
        await bench.tables.take_back(table.id, 2)
    back = await bench.tables.take_back(table.id, 1)
    assert back.seats == table.seats and back.question  # there is a message to go on from, without a ping
    await bench.outbox.drain()
    assert bench.herald.of("question")[-1].payload["ping"] == []
    assert (await bench.do(table, 1, "rest")).seat == 0


async def test_the_computer_plays_what_it_was_lent_and_the_table_goes_on(bench: Bench) -> None:
    bench.service.computers.start()
    table = await bench.bids(await bench.table(), 3, 2, 1)
    await bench.tables.lend(table.id, 1)
    await bench.service.computers.settled()
    table = await bench.now(table)
    assert [a.seat for a in table.asked] == [1] and table.n > 3
    assert all(e.auto for e in await bench.turns.log(table.id, 4))


async def test_the_owner_replaces_somebody_who_is_gone(bench: Bench) -> None:
    table = await bench.table()
    with pytest.raises(Refused, match="not-owner"):
        await bench.tables.lend(table.id, 2, seat=2)
    with pytest.raises(Refused, match="not-seated"):  # not for a friend
        await bench.hand_to(table.id, 1, GLEB, seat=2)
    await bench.tables.lend(table.id, 1, seat=2)
    after = await bench.hand_to(table.id, 1, GLEB, seat=2)
    assert after.names == ("Anna", "Boris", "Gleb")


async def test_what_cannot_be_handed_over(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS)
    for text, call in {
        "same-person": bench.hand_to(table.id, 1, ANNA),
        "not-seated": bench.tables.lend(table.id, 9),
        "no-seat": bench.tables.lend(table.id, 1, seat=7),
    }.items():
        with pytest.raises(Refused, match=text):
            await call
    await bench.tables.lend(table.id, 2)
    with pytest.raises(Refused, match="last-person"):
        await bench.tables.lend(table.id, 1)
    with pytest.raises(Refused, match="already-computer"):
        await bench.tables.lend(table.id, 1, seat=1)
    lobby = await bench.tables.open(7, 70, ANNA, "toy")
    for call in (bench.hand_to(lobby.id, 1, BORIS), bench.tables.take_back(lobby.id, 1)):
        with pytest.raises(Refused, match="not-running"):
            await call


async def test_one_person_with_two_seats(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.hand_to(table.id, 2, ANNA)
    with pytest.raises(Refused, match="which-seat"):
        await bench.hand_to(table.id, 1, GLEB)
    tags = {seat: (await bench.turns.desk(table.id, 1, seat)).tag for seat in (0, 1)}
    report = await bench.turns.act(table.id, 1, "bid", ["coin=2"], tags[1])  # the tag says which seat is meant
    assert report.seat == 1
    assert (await bench.turns.desk(table.id, 1)).seat == 0  # what is still to do
    assert (await bench.turns.act(table.id, 1, "bid", ["coin=3"])).seat == 0
    assert (await bench.turns.undoable(table.id, 1)).seat == 0
    assert (await bench.turns.undo(table.id, 1, seat=1)).seat == 1
