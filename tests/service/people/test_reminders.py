"""Reminders by a stepped clock: in waking hours, ever more seldom, once, and the table is told at last."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.rules import Refused
from bot.service.core.model import Table
from bot.service.people.waits import KIND, LIMIT, NEVER, gap
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench
from tests.service.watch import DAY, HOUR, WORDS, Time, Watch, at, nights_off, users, waits_match


async def test_gaps_grow_up_to_a_limit_and_then_the_table_is_told_once(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    begin = time.clock.at
    await time.pass_(60 * DAY)
    words = time.said(*WORDS)
    assert [(w.kind, (w.at - begin) / HOUR) for w in words] == [
        *(("reminder", hours) for hours in (24, 72, 120, 168, 216)),
        ("unanswered", 240),
    ]
    assert users(words) == [2] * 6 and {w.table for w in words} == {table.id}
    assert [w.payload["n"] for w in words] == [1, 2, 3, 4, 5, 5]
    first, last = words[0].payload, words[4].payload
    assert first["since"] == begin and first["of"] == LIMIT and first["next"] == begin + 72 * HOUR
    assert last["next"] == 0 and first["seats"] == [1] and first["asked"] == [[1, "Bid", first["asked"][0][2]]]
    await time.pass_(300 * DAY)
    assert time.said(*WORDS) == []
    assert [row.due for row in await bench.store.timers(KIND)] == [NEVER]
    await waits_match(bench)


def test_gaps() -> None:
    assert [gap(n, 6) for n in range(5)] == [6, 12, 24, 48, 48]
    assert [gap(n, 100) for n in range(3)] == [100, 100, 100]


async def test_hours_count_only_while_that_person_is_awake(bench: Bench, time: Time) -> None:
    """24 waking hours from 11:00 in Berlin: twelve today, fifteen a day; at 20:00 tomorrow."""
    await bench.service.people.set(2, zone="Europe/Berlin")
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    await time.pass_(2 * DAY, 600)
    assert [w.at for w in time.said("reminder")] == [at("2026-06-02 18:00")]


async def test_an_answer_drops_the_timer_with_it(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await waits_match(bench)
    await time.pass_(30 * HOUR)
    assert sorted(users(time.said("reminder"))) == [1, 2]
    await bench.do(table, 1, "bid", "coin=1")
    await waits_match(bench)
    await time.pass_(60 * HOUR)
    assert users(time.said("reminder")) == [2]


async def test_who_goes_on_with_their_own_turn_is_waited_for_anew(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    table = await bench.bids(table, 2, 1)
    assert [a.seat for a in table.asked] == [0]
    before = (await bench.store.timers(KIND, table.id, 1))[0]
    while (await bench.now(table)).asked[0].seat == 0:
        await time.pass_(5 * HOUR)
        (row,) = await bench.store.timers(KIND, table.id, 1)
        assert row.due == before.due or row.due == time.clock.at - 5 * HOUR + 24 * HOUR
        before = row
        [report] = await bench.play(table, 1)
        await waits_match(bench)
        if report.over:
            break
    assert time.said(*WORDS) == []


async def test_a_person_in_two_seats_has_one_timer(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS, VERA)
    await bench.hand_to(table.id, 3, BORIS)
    await waits_match(bench)
    await time.pass_(25 * HOUR)
    words = [w for w in time.said("reminder") if w.payload["user"] == 2]
    assert len(words) == 1 and words[0].payload["seats"] == [1, 2]
    await bench.turns.act(table.id, 2, "bid", ["coin=1"], seat=1)
    await waits_match(bench)  # still one question open
    await time.pass_(20 * HOUR)
    assert 2 not in users(time.said("reminder"))
    await time.pass_(5 * HOUR)
    assert [w.payload["seats"] for w in time.said("reminder") if w.payload["user"] == 2] == [[2]]


async def test_what_others_do_changes_nothing_for_who_is_waited_for(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS, VERA)
    (row,) = await bench.store.timers(KIND, table.id, 3)
    await time.pass_(3 * HOUR)
    await bench.do(table, 1, "bid", "coin=1")
    await bench.turns.undo(table.id, 1)
    await bench.do(table, 1, "bid", "coin=2")
    assert await bench.store.timers(KIND, table.id, 3) == [row]


async def test_taking_back_a_move_takes_back_the_waiting(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 2, "bid", "coin=1")
    await waits_match(bench)
    await time.pass_(10 * HOUR)
    await bench.turns.undo(table.id, 2)
    await waits_match(bench)
    (row,) = await bench.store.timers(KIND, table.id, 2)
    assert row.due == time.clock.at + 24 * HOUR


async def test_seats_that_change_hands(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS, VERA)
    await time.pass_(20 * HOUR)
    await bench.hand_to(table.id, 2, GLEB)
    await bench.tables.lend(table.id, 3)
    await waits_match(bench)
    await time.pass_(5 * HOUR)
    assert users(time.said("reminder")) == [1]
    await time.pass_(20 * HOUR)
    assert users(time.said("reminder")) == [4]
    await bench.tables.take_back(table.id, 3)
    await waits_match(bench)


@pytest.mark.parametrize("how", ["over", "abandoned"])
async def test_a_table_that_has_ended_reminds_nobody(bench: Bench, time: Time, how: str) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    if how == "over":
        await bench.play(table, 1000)
    else:
        await bench.tables.abandon(table.id, 1)
    assert (await bench.now(table)).status == how
    assert await bench.store.timers(KIND) == []
    await time.pass_(9 * DAY)
    assert time.said(*WORDS) == []


async def test_timers_are_right_through_whole_games(bench: Bench, time: Time) -> None:
    tables = [await bench.table(ANNA, BORIS, VERA), await bench.table(BORIS, GLEB, game="puerto_rico", computers=1)]
    for seed in range(12):
        for table in tables:
            await bench.play(table, 7, seed)
            await waits_match(bench)
            await time.pass_(7 * HOUR)
        if (await bench.now(tables[0])).status == "over":
            tables[0] = await bench.table(ANNA, BORIS, VERA)


# -- a pause ---------------------------------------------------------------------------------
async def pause(bench: Bench, table: Table, until: float) -> None:
    await bench.tables.edit(table.id, lambda live: (msgspec.structs.replace(live.table, paused=until), []), "pause")


async def test_nobody_is_reminded_during_a_pause_and_time_begins_anew_after_it(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    begin = time.clock.at
    await time.pass_(20 * HOUR)
    await pause(bench, table, begin + 200 * HOUR)
    await time.until(begin + 223 * HOUR)
    assert time.said(*WORDS) == []
    await time.until(begin + 225 * HOUR)
    assert sorted(users(time.said("reminder"))) == [1, 2]
    await pause(bench, table, begin + 400 * HOUR)
    await time.until(begin + 300 * HOUR)
    await pause(bench, table, 0.0)  # ended early
    await time.until(begin + 347 * HOUR)
    assert time.said(*WORDS) == []
    await time.until(begin + 349 * HOUR)
    assert sorted(users(time.said("reminder"))) == [1, 2]


# -- what people say to a reminder ------------------------------------------------------------
async def test_snoozed_until_a_time_or_for_twelve_waking_hours(bench: Bench, time: Time) -> None:
    await bench.service.people.set(2, zone="Europe/Moscow")
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    remind = bench.service.reminders
    await time.pass_(2 * DAY)
    assert len(time.said("reminder")) == 1
    time.clock.at = at("2026-06-03 18:00")  # nine in the evening there: two hours until eleven, ten from eight on
    assert await remind.snooze(table.id, 2) == at("2026-06-04 15:00")
    await time.pass_(3 * DAY, 1800)
    words = time.said("reminder")
    assert [w.at for w in words] == [at("2026-06-04 15:00")]
    assert words[0].payload["n"] == 1  # asked for, so it does not count
    assert await remind.snooze(table.id, 2, at("2026-06-10 22:00")) == at("2026-06-11 05:00")  # 1:00 there: at 8:00
    await time.until(at("2026-06-11 06:00"), 1800)
    assert [w.at for w in time.said("reminder")] == [at("2026-06-11 05:00")]
    for until, text in ((time.clock.at - 1, "snooze-past"), (time.clock.at + 31 * DAY, "snooze-too-long")):
        with pytest.raises(Refused) as no:
            await remind.snooze(table.id, 2, until)
        assert no.value.text == text
    with pytest.raises(Refused) as no:
        await remind.snooze(table.id, 1)
    assert no.value.text == "not-waited-for"


async def test_no_more_of_this_question_but_of_the_next_again(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    begin = time.clock.at
    await time.pass_(25 * HOUR)
    await bench.service.reminders.mute(table.id, 2)
    assert [w.muted for w in await bench.service.reminders.waiting(2)] == [True]
    time.said(*WORDS)
    await time.pass_(50 * DAY)
    words = time.said(*WORDS)  # the table hears of it when it would have heard
    assert [(w.kind, w.at - begin) for w in words] == [("unanswered", 240 * HOUR)]
    await bench.do(table, 2, "bid", "coin=2")
    assert [w.muted for w in await bench.service.reminders.waiting(2)] == [False]
    await time.pass_(25 * HOUR)
    assert users(time.said("reminder")) == [2]
    await bench.service.reminders.mute(table.id, 2)
    await bench.service.reminders.mute(table.id, 2, False)
    await time.pass_(49 * HOUR)
    assert users(time.said("reminder")) == [2]


async def test_who_wants_no_reminders_has_none_and_the_table_still_hears_of_it(bench: Bench, time: Time) -> None:
    await nights_off(bench, remind=0)
    table = await bench.table(ANNA, BORIS)
    begin = time.clock.at
    await time.pass_(30 * DAY)
    words = time.said(*WORDS)
    assert [(w.kind, w.payload["user"], w.at - begin) for w in words] == [
        ("unanswered", 1, 240 * HOUR),
        ("unanswered", 2, 240 * HOUR),
    ]
    assert [w.next for w in await bench.service.reminders.waiting(1)] == [0.0]
    assert table.id == words[0].table


# -- settings that change ----------------------------------------------------------------------
async def test_quiet_hours_that_come_later_move_a_timer_and_do_not_fire_it(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    await bench.service.people.set(2, zone="America/New_York", quiet_from=0, quiet_to=720)  # until noon: 16:00 UTC
    await time.until(at("2026-06-10 00:00"), 900)
    for word in time.said("reminder"):
        assert datetime.fromtimestamp(word.at, ZoneInfo("America/New_York")).hour >= 12


async def test_a_timer_written_under_other_settings_is_looked_at_again_when_it_is_due(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    await bench.store.put([("preference", 2, "quiet_from", "480"), ("preference", 2, "quiet_to", "1080")])
    bench.service.people.forget(2)  # quiet from 8 to 18, and the reminder is due at 9:00
    await time.pass_(2 * DAY)
    (word,) = time.said("reminder")
    assert word.at == at("2026-06-03 04:00")  # 14 hours of the first night and 10 of the second
    await bench.store.put([("preference", 2, "quiet_from", "300"), ("preference", 2, "quiet_to", "600")])
    bench.service.people.forget(2)
    await time.pass_(9 * DAY)
    assert all(not 5 <= datetime.fromtimestamp(w.at, ZoneInfo("UTC")).hour < 10 for w in time.said("reminder"))


async def test_another_gap_counts_from_the_question(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    begin = time.clock.at
    await bench.service.people.set(2, remind=3)
    await time.pass_(2 * DAY)
    assert [w.at - begin for w in time.said("reminder")] == [3 * HOUR, 9 * HOUR, 21 * HOUR, 45 * HOUR]


# -- what goes wrong ---------------------------------------------------------------------------
async def test_after_an_outage_there_is_one_reminder_and_no_burst(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    time.clock.at += 20 * DAY
    await time.do()
    assert [w.payload["n"] for w in time.said(*WORDS)] == [1]
    await time.pass_(47 * HOUR)
    assert time.said(*WORDS) == []
    await time.pass_(2 * HOUR)
    assert [w.payload["n"] for w in time.said(*WORDS)] == [2]


async def test_after_an_outage_that_ends_at_night_it_waits_for_the_morning(bench: Bench, time: Time) -> None:
    await bench.service.people.set(2, zone="Europe/Berlin")
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    time.clock.at = at("2026-06-20 23:00")
    await bench.service.timers.sweep()
    assert bench.rows("select * from outbox where kind = 'reminder'") == []
    await time.do()
    assert time.said("reminder") == []
    await time.pass_(DAY, 900)
    assert [w.at for w in time.said("reminder")] == [at("2026-06-21 06:00")]


async def test_a_table_of_an_older_version_is_taken_up_at_the_start(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await bench.store.put([("no-timers", KIND, table.id)])
    await bench.service.reminders.resume([await bench.now(table)])
    await waits_match(bench)
    await bench.service.reminders.resume([await bench.now(table)])
    await time.pass_(25 * HOUR)
    assert sorted(users(time.said("reminder"))) == [1, 2]


async def test_a_timer_that_nothing_waits_for_is_dropped(bench: Bench, time: Time) -> None:
    table = await bench.table(ANNA, BORIS)
    await bench.store.put([("timer", 5.0, KIND, table.id, 77, "", '{"since":1.0,"mark":1.0}')])
    await bench.store.put([("timer", 5.0, KIND, 4711, 1, "", '{"since":1.0,"mark":1.0}')])
    await time.do()
    assert time.said(*WORDS) == []
    await waits_match(bench)


# -- who is next -------------------------------------------------------------------------------
async def test_who_is_next_is_told_if_they_like(bench: Bench, time: Time) -> None:
    remind = bench.service.reminders
    table = await bench.table(ANNA, BORIS, VERA, game="puerto_rico")
    owner = {s.seat: s.user for s in table.seats}
    for user in (1, 2, 3):
        await bench.service.people.set(user, heads_up=True)
    told = 0
    for seed in range(60):
        table = await bench.now(table)
        coming = await remind.coming(table.id)
        asked = {a.seat for a in table.asked}
        assert not asked & set(coming) and len(set(coming)) == len(coming)
        rows = await remind.heads_up(table, table.question)
        if rows:
            told += 1
            assert [r.payload["user"] for r in rows] == [owner[coming[0]]]
            assert rows[0].payload["seat"] == coming[0] and {rows[0].payload["after"]} == asked
            assert await remind.heads_up(table, "another question") == []
        await bench.play(table, 1, seed)
    assert told > 5
    for user in (1, 2, 3):
        await bench.service.people.set(user, heads_up=False)
    for seed in range(10):
        table = await bench.now(table)
        assert await remind.heads_up(table, table.question) == []
        await bench.play(table, 1, seed)


def test_watch_is_a_herald(time: Time) -> None:
    assert isinstance(time.herald, Watch)
