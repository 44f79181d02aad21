"""Away until a date: the tables are told once at each end, reminders sleep, lent seats come back by themselves."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from bot.rules import Refused
from bot.service import Service
from bot.service.core.timers import timer
from bot.service.people.absences import END, LENT
from bot.service.workers import after_restore
from tests.service.fakes import ALL, ANNA, BORIS, GLEB, VERA, Bench
from tests.service.watch import DAY, HOUR, Time, at, waits_match


def notices(time: Time) -> list[tuple[int, str]]:
    return [(w.table, w.payload["id"]) for w in time.said("notice")]


async def test_tables_are_told_when_it_begins_and_when_it_ends_by_itself(bench: Bench, time: Time) -> None:
    one, two = await bench.table(ANNA, BORIS), await bench.table(BORIS, VERA)
    other, lobby = await bench.table(ANNA, VERA), await bench.tables.open(7, 70, BORIS, "toy")
    until = at("2026-06-10 09:00")
    profile = await bench.service.absences.begin(2, until)
    assert profile.away(time.clock.at) and profile.away_from == time.clock.at
    await time.do()
    words = time.said("notice")
    assert sorted((w.table, w.payload["id"]) for w in words) == [(one.id, "notice-away"), (two.id, "notice-away")]
    assert words[0].payload["args"] == {"seat": 1, "name": "Boris", "until": str(int(until))}
    await time.until(until - 1)
    assert notices(time) == []
    await time.until(until + HOUR)
    assert sorted(notices(time)) == [(one.id, "notice-back"), (two.id, "notice-back")]
    profile = await bench.service.people.profile(2)
    assert profile.away_until == 0 and profile.away_from == 0 and bench.rows("select * from preferences") == []
    await time.pass_(90 * DAY)
    assert notices(time) == [] and await bench.store.timers(END) == []
    assert {other.id, lobby.id} & {one.id, two.id} == set()


async def test_reminders_sleep_and_what_was_asked_meanwhile_is_told_in_one_message(bench: Bench, time: Time) -> None:
    await bench.service.people.set(2, zone="Europe/Berlin")
    before = await bench.table(ANNA, BORIS)
    await bench.do(before, 1, "bid", "coin=1")  # waits for Boris since before
    await bench.service.absences.begin(2, at("2026-06-20 01:00"))  # three o'clock at night
    during = [await bench.table(ANNA, BORIS) for _ in range(2)]
    for table in during:
        assert not await bench.service.reminders.calls(table, 2)
        await bench.do(table, 1, "bid", "coin=1")
    assert await bench.service.reminders.calls(before, 2)
    await time.until(at("2026-06-20 05:59"), 3600)
    assert [w for w in time.said("reminder", "digest") if w.payload["user"] == 2] == []
    await time.until(at("2026-06-20 06:00"))  # eight
    (word,) = time.said("digest")
    assert word.payload == word.payload | {"user": 2, "tables": [t.id for t in during], "why": "back"}
    await time.until(at("2026-06-21 14:59"))  # 24 waking hours later
    assert time.said("reminder") == []
    await time.until(at("2026-06-21 15:00"))
    assert {w.table for w in time.said("reminder")} == {before.id, *(t.id for t in during)}


async def test_a_question_put_anew_does_not_call_who_is_away_by_now(bench: Bench, time: Time) -> None:
    """Boris is waited for since before he went; then the same question is put once more, as after a restored backup."""
    await bench.service.people.set(2, quiet_from=0, quiet_to=0)
    table = await bench.table(ANNA, BORIS, VERA)
    calls = bench.service.reminders.calls
    until = time.clock.at + 3 * DAY
    await bench.service.absences.begin(2, until)
    assert await calls(await bench.now(table), 2), "with the question that was put before he went"
    before = (await bench.now(table)).question
    await bench.store.put([timer(time.clock.at, after_restore.KIND, table.id)])
    await time.do()
    table = await bench.now(table)
    assert table.question not in ("", before) and table.waits_for(2)
    assert [await calls(table, user) for user in (1, 2, 3)] == [True, False, True]
    await waits_match(bench)
    time.said("digest")
    await time.until(until + HOUR)
    (word,) = time.said("digest")
    assert (word.payload["user"], word.payload["tables"], word.payload["why"]) == (2, [table.id], "back")


async def test_back_before_the_date(bench: Bench, time: Time) -> None:
    await bench.service.people.set(2, quiet_from=0, quiet_to=0)
    table = await bench.table(ANNA, BORIS)
    await bench.service.absences.begin(2, time.clock.at + 30 * DAY)
    await bench.do(table, 1, "bid", "coin=1")
    await time.pass_(5 * DAY)
    time.said("notice")
    await asyncio.gather(bench.service.absences.end(2), bench.service.absences.end(2))
    await bench.service.absences.end(2)
    await time.do()
    assert notices(time) == [(table.id, "notice-back")] and time.said("digest") == []  # it was told before
    await time.pass_(23 * HOUR)
    assert time.said("reminder") == []  # time begins anew
    await time.pass_(2 * HOUR)
    assert len(time.said("reminder")) == 1
    await time.pass_(40 * DAY)
    assert notices(time) == []


async def test_an_answer_does_not_end_it(bench: Bench, time: Time) -> None:
    table = await bench.table(ANNA, BORIS)
    await bench.service.absences.begin(2, time.clock.at + 3 * DAY)
    await bench.do(table, 2, "bid", "coin=1")
    assert (await bench.service.people.profile(2)).away(time.clock.at)


async def test_another_date_is_told_and_the_old_one_ends_nothing(bench: Bench, time: Time) -> None:
    table = await bench.table(ANNA, BORIS)
    begin = time.clock.at
    await bench.service.absences.begin(2, begin + 3 * DAY)
    await time.pass_(DAY)
    await bench.service.absences.begin(2, begin + 9 * DAY)
    await bench.service.absences.begin(2, begin + 9 * DAY)
    await time.do()
    assert notices(time) == [(table.id, "notice-away")] * 2
    assert (await bench.service.people.profile(2)).away_from == begin
    await time.until(begin + 9 * DAY - 1)
    assert notices(time) == []
    await time.until(begin + 9 * DAY)
    assert notices(time) == [(table.id, "notice-back")]


@pytest.mark.parametrize(
    ("days", "lend", "text"),
    [(0, "", "away-past"), (-1, "", "away-past"), (61, "", "away-too-long"), (3, "x", "not-on-offer")],
)
async def test_what_cannot_be(bench: Bench, time: Time, days: float, lend: str, text: str) -> None:
    await bench.table(ANNA, BORIS)
    with pytest.raises(Refused) as no:
        await bench.service.absences.begin(2, time.clock.at + days * DAY, lend)
    assert no.value.text == text
    await time.do()
    assert notices(time) == [] and await bench.store.timers(END) == []
    assert not (await bench.service.people.profile(2)).away_until


# -- the computer plays meanwhile --------------------------------------------------------------
async def test_a_seat_is_lent_and_comes_back_by_itself(bench: Bench, time: Time) -> None:
    await bench.service.people.set(2, zone="Europe/Berlin")
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.service.absences.begin(2, at("2026-06-08 01:00"), "random")
    await time.do()
    assert notices(time) == [(table.id, "notice-away-lent")]
    seat = (await bench.now(table)).seats[1]
    assert (seat.user, seat.computer, seat.belongs) == (0, "random", 2)
    await waits_match(bench)
    await time.until(at("2026-06-08 01:00"))
    assert notices(time) == [(table.id, "notice-back-seat")]
    table = await bench.now(table)
    assert table.seats[1].user == 2 and table.waits_for(2)
    assert not await bench.service.reminders.calls(table, 2)  # it is night
    await waits_match(bench)
    await time.until(at("2026-06-08 07:00"))
    assert [(w.at, w.payload["user"], w.payload["why"]) for w in time.said("digest")] == [
        (at("2026-06-08 06:00"), 2, "back")
    ]
    assert await bench.store.timers(LENT) == []


async def test_the_last_person_lends_nothing_and_the_table_is_told_all_the_same(bench: Bench, time: Time) -> None:
    alone = await bench.table(ANNA, computers=2)
    await bench.service.absences.begin(1, time.clock.at + DAY, "random")
    await time.do()
    assert notices(time) == [(alone.id, "notice-away")]
    assert (await bench.now(alone)).seats[0].user == 1 and await bench.store.timers(LENT) == []
    await time.pass_(DAY)
    assert notices(time) == [(alone.id, "notice-back")]


async def test_a_seat_lent_before_stays_lent_and_one_taken_back_or_given_away_is_left_alone(
    bench: Bench, time: Time
) -> None:
    before, taken, given = [await bench.table(ANNA, BORIS, VERA) for _ in range(3)]
    await bench.tables.lend(before.id, 2)
    await bench.service.absences.begin(2, time.clock.at + 5 * DAY, "random")
    await time.do()
    await bench.tables.take_back(taken.id, 2)
    await bench.hand_to(given.id, 1, VERA, 1)
    await time.do()
    time.said("notice")
    await time.pass_(5 * DAY)
    assert notices(time) == []
    assert (await bench.now(before)).seats[1].belongs == 2
    assert (await bench.now(taken)).seats[1].user == 2
    assert (await bench.now(given)).seats[1].user == 3


async def test_a_seat_given_away_at_the_last_moment_is_not_lent(
    bench: Bench, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, put = await bench.table(ANNA, BORIS, VERA), bench.store.put
    await bench.service.absences.begin(2, time.clock.at + 5 * DAY, "random")

    async def slowly(*args, **more) -> None:
        monkeypatch.setattr(bench.store, "put", put)
        await bench.hand_to(table.id, 2, GLEB)
        await put(*args, **more)

    monkeypatch.setattr(bench.store, "put", slowly)
    await time.do()
    await time.pass_(HOUR)
    assert (await bench.now(table)).seats[1].user == GLEB.id


async def test_a_table_that_starts_meanwhile_has_the_seat_lent_too(bench: Bench, time: Time) -> None:
    lobby = await bench.tables.open(7, 70, ANNA, "toy")
    for person in (BORIS, VERA):
        await bench.tables.join(lobby.id, person)
    await bench.service.absences.begin(2, time.clock.at + 5 * DAY, "random")
    await bench.tables.start(lobby.id, 1)
    await time.do()
    assert (await bench.now(lobby)).seats[1].belongs == 2
    await time.pass_(5 * DAY)
    assert (await bench.now(lobby)).seats[1].user == 2
    assert notices(time) == [(lobby.id, "notice-away-lent"), (lobby.id, "notice-back-seat")]


async def test_a_table_that_ends_meanwhile_is_told_nothing(bench: Bench, time: Time) -> None:
    table, gone = await bench.table(ANNA, BORIS, VERA), await bench.table(ANNA, BORIS, VERA)
    await bench.service.absences.begin(2, time.clock.at + 5 * DAY, "random")
    await bench.tables.abandon(gone.id, 1)
    await time.do()
    await bench.tables.abandon(table.id, 1)
    await time.do()
    time.said("notice")
    await time.pass_(6 * DAY)
    assert notices(time) == [] and not (await bench.service.people.profile(2)).away_until


@pytest.mark.parametrize("fails", range(1, 12))
async def test_cut_short_at_any_write_it_is_finished_after_the_next_start(
    bench: Bench, time: Time, fails: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process dies at one write of the end of an absence, and does it after its next start, each thing once."""
    tables = [await bench.table(ANNA, BORIS, VERA) for _ in range(2)]
    waiting = await bench.table(BORIS, computers=2)  # the last person: not lent
    end = time.clock.at + 5 * DAY
    await bench.service.absences.begin(2, end, "random")
    await time.do()
    time.said("notice")
    time.clock.at = end

    class Killed(BaseException):
        pass

    left, write = [fails], bench.store.db.write

    async def dying(work, **how):
        left[0] -= 1
        if left[0] == 0:
            raise Killed
        return await write(work, **how)

    monkeypatch.setattr(bench.store.db, "write", dying)
    with suppress(Killed):
        await bench.service.timers.sweep()
    monkeypatch.setattr(bench.store.db, "write", write)
    service = Service(bench.store, time.herald, time.clock, bench.service.troubles.folder.parent, ALL)
    while await service.timers.sweep():
        pass
    await service.outbox.drain()
    assert sorted(notices(time)) == sorted([*((t.id, "notice-back-seat") for t in tables), (waiting.id, "notice-back")])
    for table in tables:
        assert (await service.tables.find(table.id)).seats[1].user == 2
    assert not (await service.people.profile(2)).away_until
    assert await bench.store.timers(END) == await bench.store.timers(LENT) == []
    await waits_match(bench, service)
    await service.stop()
