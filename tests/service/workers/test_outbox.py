"""What is posted: one message a question, once, in order, whatever goes wrong on the way."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from bot.service.core.model import Gone, Outgoing, Table
from bot.service.core.outgoing import GOES_ON
from bot.service.workers.outbox import FAILURES
from tests.service.fakes import ANNA, BORIS, VERA, Bench, not_now

pytestmark = pytest.mark.both


async def posted(bench: Bench) -> list[tuple[str, Any]]:
    """What has been delivered since the last time: kind and what matters of the payload."""
    await bench.outbox.drain()
    rows, said = list(bench.herald.rows), []
    bench.herald.rows.clear()
    for row in rows:
        p = row.payload
        what = {"question": p.get("ping"), "answered": p.get("why"), "notice": p.get("id"), "over": p.get("n")}
        said.append((row.kind, what.get(row.kind)))
    return said


async def test_from_the_card_to_the_first_question(bench: Bench) -> None:
    table = await bench.tables.open(7, 70, ANNA, "toy")
    assert await posted(bench) == [("card", None)]
    card = (await bench.now(table)).card
    assert card and card == await bench.outbox.message_of(table.id, "card")
    await bench.tables.join(table.id, BORIS)
    await bench.tables.join(table.id, VERA)
    await bench.outbox.drain()
    assert [(r.kind, r.message) for r in bench.herald.rows] == [("card", card)]  # refreshed once for both
    bench.herald.rows.clear()
    await bench.tables.start(table.id, 1)
    await bench.outbox.drain()
    assert bench.herald.kinds() == ["card", "thread", "question"]
    question = bench.herald.rows[-1]
    assert [seat for seat, ask, _ in question.payload["asked"] if ask == "Bid"] == [0, 1, 2]
    assert question.payload["ping"] == [0, 1, 2] and question.payload["actor"] == -1
    table = await bench.now(table)
    assert table.thread == 1000 + bench.herald.rows[1].id and table.question == question.payload["key"]
    assert await bench.outbox.message_of(table.id, key=table.question) == 1000 + question.id


async def test_where_a_thread_is_not_allowed_the_channel_it_is(bench: Bench) -> None:
    async def deliver(row: Outgoing, table: Table) -> int | None:
        return None if row.kind == "thread" else 5000 + row.id

    bench.herald.deliver = deliver  # type: ignore[method-assign]
    table = await bench.table()
    assert table.thread == 0 and table.where == table.channel


async def test_one_message_a_question_and_none_for_who_goes_on(bench: Bench) -> None:
    table = await bench.table()
    key = table.question
    await bench.do(table, 1, "bid", "coin=3")
    assert await posted(bench) == [("tally", None)]
    await bench.do(table, 2, "bid", "coin=2")
    assert await posted(bench) == [("tally", None)]
    await bench.do(table, 3, "bid", "coin=1")  # Anna is asked
    assert await posted(bench) == [("answered", ""), ("question", [0])]
    assert (await bench.now(table)).question != key
    await bench.do(table, 1, "buy")  # a free action: she goes on, and the same message has what she can answer now
    assert await posted(bench) == [("tally", None)]
    await bench.do(table, 1, "build", "hut", "a")
    rows = await posted(bench)
    assert rows == [("answered", ""), ("question", [1])]


async def test_what_closes_a_question_and_asks_the_next_is_one_row(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    (row,) = bench.rows("select kind, about, tries from outbox where done_at is null and kind != 'tally'")
    assert row == ("question", table.question, 0)
    await bench.outbox.drain()
    closed, asked = bench.herald.rows[-2:]
    assert (closed.kind, asked.kind, asked.message) == ("answered", "question", 0)
    assert closed.message == await bench.outbox.message_of(table.id, key=str(closed.payload["question"]))
    assert "closes" not in asked.payload


async def test_a_question_whose_message_is_gone_keeps_the_next_one_from_nobody(bench: Bench) -> None:
    table = await bench.table()

    def gone(row: Outgoing) -> None:
        if row.kind == "answered":
            raise Gone

    bench.herald.trouble = gone
    await bench.bids(table, 3, 2, 1)
    assert (await posted(bench))[-1] == ("question", [0])
    assert bench.rows("select result from outbox order by id")[-1] == ("posted, closing gone",)


async def test_what_was_answered_before_it_could_be_asked_closes_the_one_before_it_all_the_same(bench: Bench) -> None:
    table = await bench.table()
    await bench.bids(table, 3, 2, 1)
    await bench.do(table, 1, "build", "hut", "a")
    assert [kind for kind, _ in await posted(bench)] == ["answered", "question"]
    results = [r for (r,) in bench.rows("select result from outbox where kind = 'question' order by id")]
    assert results == ["posted", "overtaken", "posted"]


async def test_the_answered_message_is_told_all_since_it_was_asked(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    await bench.outbox.drain()
    await bench.do(table, 1, "buy")
    await bench.do(table, 1, "build", "hut", "a")
    await bench.outbox.drain()
    last = bench.herald.of("answered")[-1]
    assert (last.payload["first"], last.payload["last"], last.payload["seat"]) == (4, 5, 0)
    assert last.message == await bench.outbox.message_of(table.id, key=last.payload["question"])


async def test_computer_seats_make_no_messages(bench: Bench) -> None:
    bench.service.computers.start()
    table = await bench.table(ANNA, computers=2)
    await bench.service.computers.settled()
    assert [kind for kind, _ in await posted(bench) if kind == "question"] == []
    asked: list[Any] = []
    for seed in range(12):
        await bench.play(table, 1, seed)
        await bench.service.computers.settled()
        asked += [ping for kind, ping in await posted(bench) if kind == "question"]
    assert asked in ([], [[0]]), "one at most: whose own turn it is again goes on in the same message"
    assert sum(e.auto for e in await bench.turns.log(table.id)) > 3


async def test_after_computers_that_have_thought_for_long_there_is_a_new_message(bench: Bench) -> None:
    """However many answers they have given, it is one."""
    table, asked, told = await bench.table(ANNA, computers=2), list[Any](), 0
    bench.service.computers.start()
    for seed in range(12):
        await bench.service.computers.settled()
        await posted(bench)
        await bench.service.computers.stop()
        if not await bench.play(table, 1, seed):
            break
        bench.clock.at += GOES_ON
        said = [kind for kind, _ in await posted(bench)]
        assert "question" not in said
        told += said in (["tally"], ["answered"])  # closed where others were asked with her
        bench.service.computers.start()
        await bench.service.computers.resume([await bench.now(table)])
        await bench.service.computers.settled()
        said = [ping for kind, ping in await posted(bench) if kind == "question"]
        assert len(said) <= 1
        asked += said
    assert len(asked) > 2 and all(ping == [0] for ping in asked) and told >= len(asked)


async def test_taking_back_closes_what_was_asked_since(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    await bench.do(table, 1, "build", "hut", "a")
    await posted(bench)
    await bench.turns.undo(table.id, 1)
    # Boris is not asked any more; there is a message for Anna to go on from, which does not ping her
    assert await posted(bench) == [("answered", "undone"), ("question", []), ("notice", "notice-undone")]
    await bench.do(table, 1, "buy")
    await posted(bench)
    await bench.turns.undo(table.id, 1)
    assert await posted(bench) == [("tally", None), ("notice", "notice-undone")]


async def test_the_end_is_told_once(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS)
    said, n = [], 0
    for seed in range(500):
        for report in await bench.play(table, 1, seed):
            n = report.n
        said += await posted(bench)
    assert said[-5:] == [("answered", "over"), ("over", n), ("card", None), ("story", None), ("film", None)]
    assert sum(kind in ("over", "story", "film") for kind, _ in said) == 3


async def test_a_question_answered_before_it_was_posted_pings_nobody(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    await bench.outbox.drain()
    bench.herald.rows.clear()
    await bench.do(table, 1, "build", "hut", "a")
    await bench.do(table, 2, "build", "hut", "a")
    assert await posted(bench) == [("answered", ""), ("question", [2])]
    assert bench.rows("select result from outbox where kind = 'question' order by id")[-2:] == [
        ("overtaken",),
        ("posted",),
    ]


async def test_what_may_have_been_posted_comes_again_with_its_nonce(bench: Bench) -> None:
    table = await bench.table()
    await bench.store.db.write(lambda c: c.execute("update outbox set done_at = null where kind = 'question'"))
    await bench.outbox.drain()  # as after a kill between the herald's post and our mark
    (row,) = bench.herald.rows
    assert row.kind == "question" and row.tries == 1 and row.current
    assert bench.rows("select nonce from outbox where kind = 'question'") == [(row.nonce,)] and len(row.nonce) <= 25
    await bench.store.db.write(lambda c: c.execute("update outbox set done_at = null where kind = 'question'"))
    await bench.bids(table, 3, 2, 1)
    bench.herald.rows.clear()
    await bench.outbox.drain()
    assert [(r.kind, r.tries > 0, r.current) for r in bench.herald.of("question")] == [
        ("question", True, False),  # found, but not to be posted anew
        ("question", False, True),
    ]


async def test_later_is_later_and_keeps_the_order(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    bench.herald.trouble = not_now
    await bench.do(table, 1, "build", "hut", "a")
    await bench.outbox.drain()
    assert bench.herald.rows == []
    bench.herald.trouble = lambda row: None
    await bench.outbox.drain()
    assert bench.herald.rows == []  # thirty seconds it is
    assert await bench.store.next_due() == bench.clock.at + 30
    bench.clock.at += 31
    await bench.outbox.drain()
    ids = [r.id for r in bench.herald.rows]
    assert ids == sorted(ids) and sorted(bench.herald.kinds()) == ["answered", "question"]


async def test_what_is_gone_is_done_with(bench: Bench) -> None:
    table = await bench.table()

    def gone(row: Outgoing) -> None:
        raise Gone

    bench.herald.trouble = gone
    await bench.bids(table, 3, 2, 1)
    await bench.outbox.drain()
    assert bench.rows("select count(*) from outbox where done_at is null") == [(0,)]
    assert (await bench.now(table)).asked  # the game does not mind


async def test_a_row_that_always_fails_is_given_up_and_the_rest_gets_through(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    table = await bench.table()

    def bad(row: Outgoing) -> None:
        if row.kind == "answered":
            raise ValueError("cannot")

    bench.herald.trouble = bad
    await bench.bids(table, 3, 2, 1)
    with caplog.at_level(logging.WARNING):
        for _ in range(FAILURES):
            await bench.outbox.drain()
            bench.clock.at += 1000
    assert bench.herald.kinds()[-1] == "question"
    assert bench.rows("select result from outbox order by id")[-2:] == [("posted, closing later",), ("failed",)]
    assert "gave up" in caplog.text


async def test_a_row_that_fails_once_or_twice_is_posted_after_all(bench: Bench) -> None:
    table = await bench.table()
    tries = 0

    def bad(row: Outgoing) -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise ValueError("cannot")

    bench.herald.trouble = bad
    await bench.bids(table, 3, 2, 1)
    for _ in range(4):
        await bench.outbox.drain()
        bench.clock.at += 1000
    assert bench.herald.kinds() == ["answered", "question"]


async def test_trouble_with_the_store_loses_no_row(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)

    async def fails(table_id: int) -> None:
        raise bench.store.Error("no")

    with monkeypatch.context() as now:
        now.setattr(bench.store, "load", fails)
        bench.service.live_tables.forget()
        await bench.outbox.drain()
    assert bench.herald.rows == []
    bench.clock.at += 10
    await bench.outbox.drain()
    assert bench.herald.of("question")[-1].payload["key"] == table.question


async def test_one_tables_trouble_is_not_anothers(bench: Bench) -> None:
    slow, quick = await bench.table(), await bench.table()
    go_on, begun = asyncio.Event(), asyncio.Event()
    deliver = bench.herald.deliver

    async def stuck(row: Outgoing, table: Table) -> int | None:
        if row.table == slow.id:
            begun.set()
            await go_on.wait()
        return await deliver(row, table)

    bench.herald.deliver = stuck  # type: ignore[method-assign]
    await bench.do(slow, 1, "bid", "coin=1")
    bench.outbox.start()
    await begun.wait()
    await bench.do(quick, 1, "bid", "coin=1")
    while not bench.herald.rows:
        await bench.store.next_due()  # a hop to the database and back: the worker goes on meanwhile
    assert {r.table for r in bench.herald.rows} == {quick.id}
    go_on.set()
    await bench.outbox.drain()
    assert {r.table for r in bench.herald.rows} == {slow.id, quick.id}


async def test_the_worker_is_woken_by_a_move(bench: Bench) -> None:
    table = await bench.table()
    seen = asyncio.Event()
    bench.herald.trouble = lambda row: seen.set()
    bench.outbox.start()
    await bench.do(table, 1, "bid", "coin=1")
    await asyncio.wait_for(seen.wait(), 60)


async def test_stopping_in_the_middle_loses_nothing(bench: Bench) -> None:
    table = await bench.table()
    begun, forever = asyncio.Event(), asyncio.Event()

    async def hangs(row: Outgoing, table: Table) -> int | None:
        begun.set()
        await forever.wait()
        return None

    kept = bench.herald.deliver
    bench.herald.deliver = hangs  # type: ignore[method-assign]
    bench.outbox.start()
    await bench.do(table, 1, "bid", "coin=1")
    await begun.wait()
    await bench.outbox.stop()
    bench.herald.deliver = kept  # type: ignore[method-assign]
    await bench.outbox.drain()
    assert [(r.kind, r.tries) for r in bench.herald.rows] == [("tally", 1)]


async def test_news_at_the_very_moment_of_stopping_do_not_keep_it_running(bench: Bench) -> None:
    for hops in range(1, 8):
        bench.outbox.start()
        for _ in range(hops):  # the worker gets as far in the meantime: in the end it waits for news
            await bench.store.next_due()
        bench.outbox.poke()
        async with asyncio.timeout(60):
            await bench.outbox.stop()


async def test_what_could_not_be_posted_is_not_edited(bench: Bench) -> None:
    def gone(row: Outgoing) -> None:
        if row.kind == "question":
            raise Gone

    bench.herald.trouble = gone
    table = await bench.table()
    await bench.outbox.drain()
    assert await bench.outbox.message_of(table.id, key=table.question) == 0
    bench.herald.rows.clear()
    await bench.do(table, 1, "bid", "coin=3")
    assert await posted(bench) == []


@pytest.mark.on_file
async def test_the_loss_of_the_database_to_another_is_told(bench: Bench) -> None:
    lost = asyncio.Event()
    bench.service._lost = lost.set
    await bench.store.db.write(lambda c: c.execute("update lease set holder = 'another'"))
    await bench.service.start()
    await asyncio.wait_for(lost.wait(), 60)


async def test_the_worker_wakes_by_itself_when_a_row_is_due(bench: Bench) -> None:
    table = await bench.table()
    await bench.do(table, 1, "bid", "coin=1")
    soon = bench.clock.at + 0.2
    await bench.store.db.write(lambda c: c.execute("update outbox set due = ? where done_at is null", (soon,)))
    seen, look = asyncio.Event(), bench.store.next_due

    async def next_due() -> float | None:
        due = await look()
        bench.clock.at = soon  # time goes on while the worker sleeps
        return due

    bench.store.next_due = next_due  # type: ignore[method-assign]
    bench.herald.trouble = lambda row: seen.set()
    bench.outbox.start()
    await asyncio.wait_for(seen.wait(), 60)
