"""Reminders by a stepped clock: in waking hours, ever more seldom, once, and the table is told at last."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.rules import Refused
from bot.service.model import Later, Outgoing, Table
from bot.service.waits import KIND, LIMIT, NEVER, gap
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench
from tests.service.watch import DAY, HOUR, Time, Watch, at, waits_match

WORDS = ("reminder", "digest", "unanswered", "heads-up")


@pytest.fixture
def time(bench: Bench) -> Time:
    return Time(bench, "2026-06-01 09:00")  # a Monday


async def nights_off(bench: Bench, *users: int, **more: object) -> None:
    """People who never sleep: hours of the clock are waking hours."""
    for user in users or (1, 2, 3, 4):
        await bench.service.people.set(user, quiet_from=0, quiet_to=0, **more)


def users(words: list) -> list[int]:
    return [w.payload["user"] for w in words]


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


async def test_a_word_about_an_earlier_question_is_not_for_this_one(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    (row,) = await bench.store.timers(KIND, table.id, 2)
    wait = msgspec.json.decode(row.payload)
    held = bench.service.reminders
    for hold in (held.hold_reminder, held.hold_unanswered):
        payload = {"user": 2, "since": wait["since"], "n": wait.get("n", 0), "was": wait}
        assert await hold(payload, table) is None
        said = await hold({**payload, "since": wait["since"] - 1}, table)
        assert said is not None and not said.also


async def test_who_is_told_of_all_together_is_not_told_to_be_next(bench: Bench, time: Time) -> None:
    table = await bench.bids(await bench.table(ANNA, BORIS, VERA), 3, 2, 1)
    await bench.service.people.set(2, heads_up=True)
    assert len(await bench.service.reminders.heads_up(table, table.question)) == 1
    await bench.service.people.set(2, digest=True)
    assert await bench.service.reminders.heads_up(table, table.question) == []


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
    await bench.tables.hand_over(table.id, 3, BORIS)
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
    await bench.tables.hand_over(table.id, 2, GLEB)
    await bench.tables.hand_over(table.id, 3, None)
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


async def test_snoozed_between_the_reminder_and_its_delivery(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    time.clock.at += 24 * HOUR
    await bench.service.timers.sweep()
    again = await bench.service.reminders.snooze(table.id, 2)
    await bench.outbox.drain()
    assert time.said("reminder") == []
    await time.pass_(13 * HOUR)
    assert [w.at for w in time.said("reminder")] == [again]


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


async def test_a_reminder_that_discord_takes_only_at_night_is_not_sent_at_night(bench: Bench, time: Time) -> None:
    """Due at the very end of the day; the message cannot go out for an hour, and then it is quiet."""
    await bench.service.people.set(2, zone="Europe/Berlin", quiet_from=20 * 60, quiet_to=8 * 60)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    (row,) = await bench.store.timers(KIND, table.id, 2)
    time.clock.at = at("2026-06-03 17:59")
    assert row.due < time.clock.at
    assert await bench.service.timers.sweep() == 1
    time.clock.at = at("2026-06-03 18:05")  # five past eight
    await time.do()
    assert time.said("reminder") == []
    await time.pass_(2 * DAY, 900)
    words = time.said("reminder")
    assert [(w.at, w.payload["n"]) for w in words[:1]] == [(at("2026-06-04 06:00"), 1)]
    await time.until(at("2026-07-30 00:00"))
    assert [w.payload["n"] for w in [*words, *time.said("reminder")]] == [1, 2, 3, 4, 5]


async def test_answered_between_the_reminder_and_its_delivery(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    time.clock.at += 24 * HOUR
    await bench.service.timers.sweep()
    await bench.do(table, 2, "bid", "coin=1")
    await bench.outbox.drain()
    assert time.said("reminder") == [] and "reminder" not in time.herald.handed


async def test_a_reminder_that_could_not_go_out_for_days_goes_out_once(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    await time.do()

    def down(row: Outgoing) -> None:
        raise Later(3600.0)

    time.herald.trouble = down
    await time.pass_(9 * DAY)
    time.herald.trouble = lambda row: None
    await time.pass_(2 * HOUR)
    assert len(time.said("reminder")) == 1


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


# -- one message for all ---------------------------------------------------------------------
async def test_gathered_questions_are_told_at_the_chosen_hours_in_one_message(bench: Bench, time: Time) -> None:
    people, remind = bench.service.people, bench.service.reminders
    await people.set(2, zone="Europe/Moscow", digest=True, digest_hours=(9, 18))
    tables = [await bench.table(ANNA, BORIS) for _ in range(3)]
    for table in tables:
        assert not await remind.calls(table, 2) and await remind.calls(table, 1)
        await bench.do(table, 1, "bid", "coin=1")
    await time.until(at("2026-06-01 14:59"), 600)
    assert time.said(*WORDS) == []
    await time.until(at("2026-06-01 15:30"), 600)  # six in the evening in Moscow
    (word,) = time.said(*WORDS)
    assert word.kind == "digest" and word.payload["user"] == 2 and word.at == at("2026-06-01 15:00")
    assert sorted(word.payload["tables"]) == [t.id for t in tables] and word.payload["why"] == "digest"
    assert len(await remind.waiting(2)) == 3
    # Nothing new: nothing until a reminder is due, and then at those hours, again all in one.
    await time.until(at("2026-06-30 00:00"), 1800)
    words = [w for w in time.said(*WORDS) if w.payload["user"] == 2]
    assert {w.kind for w in words} == {"digest", "unanswered"}
    digests = [w for w in words if w.kind == "digest"]
    assert len(digests) == LIMIT and all(len(w.payload["tables"]) == 3 for w in digests)
    assert {datetime.fromtimestamp(w.at, ZoneInfo("Europe/Moscow")).strftime("%H:%M") for w in digests} <= {
        "09:00",
        "18:00",
    }
    assert len(words) == LIMIT + 3


async def test_a_question_answered_before_the_hour_is_not_told(bench: Bench, time: Time) -> None:
    await bench.service.people.set(2, digest=True, digest_hours=(18,))
    one, two = [await bench.table(ANNA, BORIS) for _ in range(2)]
    for table in (one, two):
        await bench.do(table, 1, "bid", "coin=1")
    await bench.do(one, 2, "bid", "coin=2")
    if (await bench.now(one)).waits_for(2):
        await bench.play(one, 1000)
    await time.until(at("2026-06-01 17:59"))
    await bench.do(two, 2, "bid", "coin=0")
    await time.until(at("2026-06-01 19:00"))
    assert time.said("digest") == []


async def test_a_gathered_question_is_called_when_one_stops_gathering(bench: Bench, time: Time) -> None:
    await nights_off(bench, 2)
    await bench.service.people.set(2, digest=True)
    table = await bench.table(ANNA, BORIS)
    await time.pass_(HOUR)
    await bench.service.people.set(2, digest=False)
    await time.do()
    (word,) = time.said("digest")
    assert word.payload["tables"] == [table.id]
    assert await bench.service.reminders.calls(table, 2) is False  # the question itself is not called once more


async def test_a_message_for_all_that_is_late_is_not_sent_at_night_and_not_twice(bench: Bench, time: Time) -> None:
    await bench.service.people.set(2, digest=True, digest_hours=(22,))
    tables = [await bench.table(ANNA, BORIS) for _ in range(2)]
    time.clock.at = at("2026-06-01 22:00")
    while await bench.service.timers.sweep():
        pass
    time.clock.at = at("2026-06-01 23:30")
    await time.do()
    assert time.said("digest") == []
    await time.until(at("2026-06-02 21:00"), 900)
    (word,) = [w for w in time.said("digest") if w.payload["user"] == 2]
    assert word.at == at("2026-06-02 08:00") and sorted(word.payload["tables"]) == [t.id for t in tables]


async def test_messages_for_all_that_could_not_go_out_for_days_are_one(bench: Bench, time: Time) -> None:
    def down(row: Outgoing) -> None:
        raise Later(3600.0)

    await bench.service.people.set(2, digest=True, remind=1, zone="Europe/Moscow")
    tables = [await bench.table(ANNA, BORIS) for _ in range(2)]
    time.herald.trouble = down
    await time.until(at("2026-06-02 12:00"))
    await bench.play(tables[0], 1000)
    new = await bench.table(ANNA, BORIS)
    await time.until(at("2026-06-04 12:00"))
    time.herald.trouble = lambda row: None
    await time.pass_(2 * HOUR)
    (word,) = [w for w in time.said("digest") if w.payload["user"] == 2]
    assert new.id in word.payload["tables"]


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


async def test_a_word_to_who_is_next_is_of_no_use_later(bench: Bench, time: Time) -> None:
    remind = bench.service.reminders
    table = await bench.table(ANNA, BORIS, VERA, game="puerto_rico")
    for user in (1, 2, 3):
        await bench.service.people.set(user, heads_up=True)
    rows: list = []
    for seed in range(200):
        table = await bench.now(table)
        if rows := await remind.heads_up(table, table.question):
            break
        await bench.play(table, 1, seed)
    await time.do()
    await bench.store.put([], [(table.id, rows[0].row())])
    await time.do()
    assert len(time.said("heads-up")) == 1
    await bench.store.put([], [(table.id, rows[0].row())])
    time.clock.at = at("2026-06-02 02:00")  # night
    await time.do()
    assert time.said("heads-up") == []
    time.clock.at = at("2026-06-02 12:00")
    await bench.store.put([], [(table.id, rows[0].row())])
    while (await bench.now(table)).question == table.question:
        await bench.play(table, 1)
    await time.do()
    assert time.said("heads-up") == []


def test_watch_is_a_herald(time: Time) -> None:
    assert isinstance(time.herald, Watch)


async def paused_by_all(bench: Bench, table: Table, until: float) -> None:
    p = await bench.service.pauses.propose(table.id, 1, until)
    assert p is not None
    await bench.service.proposals.vote(table.id, 2, p.id, 1)


async def test_a_pause_that_begins_before_a_due_word_is_out_holds_it_back(bench: Bench, time: Time) -> None:
    """Neither the one message for all that waits nor the word to the table goes out in a pause; both come after it."""
    await nights_off(bench, 2)
    await bench.service.people.set(2, digest=True, digest_hours=(18,))
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    await time.do()
    time.clock.at = at("2026-06-01 18:00")
    assert await bench.service.timers.sweep()
    until = time.clock.at + 3 * DAY + HOUR
    await paused_by_all(bench, table, until)
    await time.until(until - 1.0)
    assert time.said(*WORDS) == []
    await time.until(until + 2 * DAY)
    assert next(w.kind for w in time.said(*WORDS)) == "digest"


async def test_the_table_is_not_told_in_a_pause_that_nobody_answers(bench: Bench, time: Time) -> None:
    await nights_off(bench, 2, remind=1)
    table = await bench.table(ANNA, BORIS)
    await bench.do(table, 1, "bid", "coin=1")
    while (row := (await bench.store.timers(KIND, table.id, 2))[0]).due < NEVER:
        time.clock.at = row.due
        assert await bench.service.timers.sweep()
        if '"noted":true' not in (await bench.store.timers(KIND, table.id, 2))[0].payload:
            await time.do()
    time.said(*WORDS)
    until = time.clock.at + 3 * DAY
    await paused_by_all(bench, table, until)
    await time.until(until - 1.0)
    assert time.said(*WORDS) == [] and not await bench.store.departures()
    await time.until(until + 3 * DAY)
    assert [w.kind for w in time.said(*WORDS)] == ["unanswered"]
