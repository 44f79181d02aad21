"""A last look before a word goes out: one that is wrong by now does not, one at a bad moment comes again later."""

from __future__ import annotations

import msgspec

from bot.service.core.model import Later, Outgoing, Table
from bot.service.people.waits import KIND, NEVER
from tests.service.fakes import ANNA, BORIS, VERA, Bench
from tests.service.watch import DAY, HOUR, WORDS, Time, at, nights_off


async def test_a_word_about_an_earlier_question_is_not_for_this_one(bench: Bench, time: Time) -> None:
    await nights_off(bench)
    table = await bench.table(ANNA, BORIS)
    (row,) = await bench.store.timers(KIND, table.id, 2)
    wait = msgspec.json.decode(row.payload)
    gates = bench.service.outbox.gates
    for hold in (gates["reminder"], gates["unanswered"]):
        payload = {"user": 2, "since": wait["since"], "n": wait.get("n", 0), "was": wait}
        assert await hold(payload, table) is None
        said = await hold({**payload, "since": wait["since"] - 1}, table)
        assert said is not None and not said.also


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
