"""One message for all that waits: who has their questions gathered, and when they are told."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.service.core.model import Later, Outgoing
from bot.service.people.waits import LIMIT
from tests.service.fakes import ANNA, BORIS, VERA, Bench
from tests.service.watch import HOUR, WORDS, Time, at, nights_off


async def test_who_is_told_of_all_together_is_not_told_to_be_next(bench: Bench, time: Time) -> None:
    table = await bench.bids(await bench.table(ANNA, BORIS, VERA), 3, 2, 1)
    await bench.service.people.set(2, heads_up=True)
    assert len(await bench.service.reminders.heads_up(table, table.question)) == 1
    await bench.service.people.set(2, digest=True)
    assert await bench.service.reminders.heads_up(table, table.question) == []


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
