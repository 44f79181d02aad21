"""People who are gone: told once, decided by those who are left, and nothing stands still."""

from __future__ import annotations

import pytest

from bot.rules import NotYours, Refused
from bot.service.consent.departures import COMPUTER, END, KIND, WAIT
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench, Machine

GONE = VERA.id


async def asked_about(bench: Bench, table):
    found = [p for p in await bench.service.proposals.open_at(table.id) if p.kind == KIND]
    assert len(found) <= 1
    return found[0] if found else None


async def test_the_table_is_asked_once(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA)
    departures = bench.service.departures
    for why in ("silent", "silent", "left", "left", "silent"):
        await departures.note(table.id, GONE, why)
    await bench.outbox.drain()
    p = await asked_about(bench, table)
    assert p.args == {"user": GONE, "seats": [2], "why": "silent"} and p.ends == 0
    assert bench.herald.kinds().count("proposal") == 1
    assert departures.is_gone(table.id, GONE) and not departures.is_gone(table.id, ANNA.id)
    with pytest.raises(NotYours):
        await bench.service.proposals.vote(table.id, GONE, p.id, COMPUTER)


async def test_more_than_half_let_the_computer_play_until_its_person_is_back(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, GLEB, VERA)
    await bench.service.departures.note(table.id, GONE, "left")
    p = await asked_about(bench, table)
    await bench.service.proposals.vote(table.id, ANNA.id, p.id, COMPUTER)
    await bench.service.proposals.vote(table.id, BORIS.id, p.id, WAIT)
    assert (await bench.now(table)).seats[3].user == GONE
    await bench.service.proposals.vote(table.id, GLEB.id, p.id, COMPUTER)
    seat = (await bench.now(table)).seats[3]
    assert (seat.user, seat.computer, seat.belongs, seat.belongs_name) == (0, "heuristic", GONE, "Vera")
    await bench.outbox.drain()
    assert "notice-handed-computer" in [r.payload["id"] for r in bench.herald.of("notice")]

    await bench.tables.lend(table.id, GLEB.id)  # a seat that is another's to take back

    async def elsewhere(found) -> bool:
        return True

    assert await bench.service.departures.back(GONE, elsewhere) == [] and bench.service.departures.knows(GONE)
    assert [t.id for t in await bench.service.departures.back(GONE)] == [table.id]
    assert (await bench.now(table)).seats[3].user == GONE and not bench.service.departures.knows(GONE)
    assert (await bench.now(table)).seats[2].belongs == GLEB.id
    assert await bench.service.departures.back(GONE) == []


async def test_more_than_half_end_it_and_the_score_is_told(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.play(table, 8)
    await bench.service.departures.note(table.id, GONE, "silent")
    p = await asked_about(bench, table)
    if p is None:  # an answer of hers came last
        pytest.fail("nobody was asked")
    for person in (ANNA, BORIS):
        await bench.service.proposals.vote(table.id, person.id, p.id, END)
    now = await bench.now(table)
    assert now.status == "abandoned" and now.asked == ()
    await bench.outbox.drain()
    (row,) = bench.herald.of("standing")
    scores = row.payload["scores"]
    assert {s["seat"] for s in scores} == {0, 1, 2} and row.payload["n"] == now.n
    assert [s["rank"] for s in scores] == sorted(s["rank"] for s in scores)
    assert bench.rows("select * from results") == [], "it counts in no statistics"
    assert "key" in await bench.turns.record(table.id)
    with pytest.raises(Refused):
        await bench.service.proposals.vote(table.id, BORIS.id, p.id, WAIT)


async def test_waiting_changes_nothing_and_an_answer_makes_the_question_void(bench: Bench) -> None:
    table = await bench.table(ANNA, VERA, BORIS)
    await bench.service.departures.note(table.id, GONE, "silent")
    p = await asked_about(bench, table)
    before = await bench.now(table)
    for person in (ANNA, BORIS):
        await bench.service.proposals.vote(table.id, person.id, p.id, WAIT)
    after = await bench.now(table)
    assert (after.n, after.seats, after.status) == (before.n, before.seats, before.status)
    other = await bench.table(ANNA, VERA, BORIS)
    await bench.service.departures.note(other.id, GONE, "silent")
    p = await asked_about(bench, other)
    await bench.do(other, GONE, "bid", "coin=1")
    assert (await bench.service.proposals.find(p.id)).status == "overtaken"


async def test_alone_or_with_nobody_left_the_table_just_waits(bench: Bench) -> None:
    alone = await bench.table(VERA, computers=1)
    await bench.service.departures.note(alone.id, GONE, "left")
    assert await asked_about(bench, alone) is None
    table = await bench.table(ANNA, VERA)
    await bench.service.departures.note(table.id, ANNA.id, "left")
    await bench.service.departures.note(table.id, GONE, "left")
    p = await asked_about(bench, table)
    assert p.args["user"] == ANNA.id
    assert (await bench.now(table)).status == "running"


async def test_who_is_left_can_decide_when_others_go_as_well(bench: Bench) -> None:
    """A vote that was one of two is all of them once the other voter has gone."""
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.service.departures.note(table.id, GONE, "left")
    p = await asked_about(bench, table)
    await bench.service.proposals.vote(table.id, ANNA.id, p.id, COMPUTER)
    with pytest.raises(Refused, match="proposal-voted"):
        await bench.service.proposals.vote(table.id, ANNA.id, p.id, COMPUTER)
    await bench.service.departures.note(table.id, BORIS.id, "left")
    assert (await bench.now(table)).seats[2].belongs == GONE
    assert (await bench.service.proposals.find(p.id)).status == "agreed"


async def test_a_vote_decides_when_the_other_voter_lends_the_seat(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.service.departures.note(table.id, GONE, "silent")
    p = await asked_about(bench, table)
    await bench.service.proposals.vote(table.id, ANNA.id, p.id, COMPUTER)
    await bench.tables.lend(table.id, BORIS.id)
    assert (await bench.now(table)).seats[2].user == GONE
    await bench.service.timers.sweep()
    assert (await bench.now(table)).seats[2].belongs == GONE
    assert not await bench.service.timers.sweep()


async def test_who_sits_down_in_a_voters_seat_decides_nothing_by_that(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.service.departures.note(table.id, GONE, "silent")
    p = await asked_about(bench, table)
    await bench.service.proposals.vote(table.id, ANNA.id, p.id, END)
    await bench.hand_to(table.id, ANNA.id, GLEB)
    await bench.service.timers.sweep()
    assert (await bench.now(table)).status == "running"
    await bench.service.proposals.vote(table.id, GLEB.id, p.id, END)
    assert (await bench.now(table)).status == "running", "her vote went with her"
    await bench.service.proposals.vote(table.id, BORIS.id, p.id, END)
    assert (await bench.now(table)).status == "abandoned"


async def test_who_is_here_again_is_no_question_any_more_and_one_anew_when_gone_anew(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.service.departures.note(table.id, GONE, "left")
    first = await asked_about(bench, table)
    await bench.service.proposals.vote(table.id, ANNA.id, first.id, END)
    assert [t.id for t in await bench.service.departures.back(GONE)] == [table.id]
    assert (await bench.service.proposals.find(first.id)).status == "overtaken"
    with pytest.raises(Refused, match="proposal-overtaken"):
        await bench.service.proposals.vote(table.id, BORIS.id, first.id, END)
    assert (await bench.now(table)).status == "running"
    await bench.service.departures.note(table.id, GONE, "left")
    again = await asked_about(bench, table)
    assert again.id != first.id and again.votes == {}


async def test_lobbies_and_owners(bench: Bench) -> None:
    lobby = await bench.tables.open(7, 70, VERA, "toy")
    await bench.tables.join(lobby.id, ANNA)
    await bench.service.departures.note(lobby.id, GONE, "left")
    now = await bench.now(lobby)
    assert now.names == ("Anna",) and now.owner == ANNA.id
    table = await bench.table(VERA, ANNA, BORIS)
    await bench.service.departures.note(table.id, GONE, "silent")
    assert (await bench.now(table)).owner == GONE
    await bench.service.departures.note(table.id, GONE, "left")
    assert (await bench.now(table)).owner == ANNA.id


async def test_it_is_known_after_a_restart_and_told_no_second_time(tmp_path) -> None:
    machine = Machine(tmp_path)
    bench = await machine.run()
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.service.departures.note(table.id, GONE, "left")
    bench = await machine.run()
    await bench.service.start()
    assert bench.service.departures.is_gone(table.id, GONE)
    await bench.service.departures.note(table.id, GONE, "left")
    assert len(bench.rows("select * from proposals")) == 1
    p = await asked_about(bench, table)
    for person in (ANNA, BORIS):
        await bench.service.proposals.vote(table.id, person.id, p.id, COMPUTER)
    assert (await bench.now(table)).seats[2].belongs == GONE
    await machine.stop()


async def test_no_reminder_goes_to_who_has_left(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.service.departures.note(table.id, ANNA.id, "left")
    for _ in range(60):
        bench.clock.at += 43200
        while await bench.service.timers.sweep():
            pass
        await bench.outbox.drain()
    called = {row.payload["user"] for row in bench.herald.of("reminder", "digest")}
    assert ANNA.id not in called and {BORIS.id, VERA.id} <= called


async def test_somebody_with_two_seats_is_played_for_at_both(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA, GLEB)
    await bench.hand_to(table.id, GLEB.id, VERA)
    await bench.service.departures.note(table.id, GONE, "left")
    p = await asked_about(bench, table)
    assert p.args["seats"] == [2, 3]
    for person in (ANNA, BORIS):
        await bench.service.proposals.vote(table.id, person.id, p.id, COMPUTER)
    assert [s.belongs for s in (await bench.now(table)).seats] == [0, 0, GONE, GONE]
    await bench.service.departures.back(GONE)
    assert [s.user for s in (await bench.now(table)).seats] == [1, 2, GONE, GONE]
