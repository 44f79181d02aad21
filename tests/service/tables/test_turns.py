"""Answers: exactly once, by the right person, to the question that is open."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Illegal, NotYours, Refused, Stale
from bot.rules.record import read
from bot.rules.replay import Replay
from bot.service import Service
from bot.service.core.model import Trouble
from bot.service.history.entries import SNAPSHOT_EVERY
from storage import Store
from tests.rules.toy.game import Toy
from tests.service.fakes import ALL, ANNA, BORIS, GLEB, VERA, Bench, Clock, Herald


async def test_a_double_press_is_one_answer(bench: Bench) -> None:
    table = await bench.table()
    tag = (await bench.turns.desk(table.id, 1)).tag
    both = [bench.turns.act(table.id, 1, "bid", ["coin=2"], tag) for _ in range(2)]
    found = await asyncio.gather(*both, return_exceptions=True)
    assert [type(x).__name__ for x in found] == ["Report", "Stale"]
    assert (await bench.now(table)).version == table.version + 1
    assert bench.rows("select count(*) from log where table_id = ? and n > 0", table.id) == [(1,)]


async def test_ten_at_once_are_all_there_and_none_twice(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA, GLEB)
    acts = [bench.turns.act(table.id, user, "bid", ["coin=1"]) for user in (1, 2, 3, 4) for _ in range(3)]
    found = await asyncio.gather(*acts, return_exceptions=True)
    assert sum(not isinstance(x, Exception) for x in found) == 4
    assert {type(x) for x in found if isinstance(x, Exception)} <= {NotYours}
    assert bench.rows("select n, seat from log where n > 0") == [(1, 0), (2, 1), (3, 2), (4, 3)]


async def test_a_stale_button_is_refused_and_changes_nothing(bench: Bench) -> None:
    table = await bench.table()
    old = (await bench.turns.desk(table.id, 1)).tag
    await bench.bids(table, 3, 2, 1)
    before = await bench.now(table)
    assert before.asked[0].seat == 0  # asked again, but something else
    for tag in (old, "0.999", "nonsense", "1.", "٣.٤", f"5{old}"):
        with pytest.raises(Stale):
            await bench.turns.act(table.id, 1, "rest", [], tag)
    assert await bench.now(table) == before


async def test_others_answers_do_not_make_mine_stale_in_a_simultaneous_part(bench: Bench) -> None:
    table = await bench.table()
    tag = (await bench.turns.desk(table.id, 1)).tag
    await bench.do(table, 2, "bid", "coin=1")
    report = await bench.turns.act(table.id, 1, "bid", ["coin=4"], tag)
    assert report.n == 2


async def test_a_stranger_and_somebody_not_asked(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    with pytest.raises(NotYours, match="not-seated"):
        await bench.do(table, GLEB.id, "rest")
    with pytest.raises(NotYours, match="not-your-turn") as no:
        await bench.do(table, BORIS.id, "rest")
    assert no.value.args_ == {"waiting": "Anna"}
    with pytest.raises(NotYours, match="not-seated"):
        await bench.turns.act(table.id, ANNA.id, "rest", [], seat=1)
    with pytest.raises(NotYours):
        await bench.turns.desk(table.id, GLEB.id)


async def test_what_is_not_on_offer_is_refused(bench: Bench) -> None:
    table = await bench.table()
    for verb, words in [("bid", ["coin=99"]), ("bid", ["gold=1"]), ("fly", []), ("bid", ["coin=1 ; drop"])]:
        with pytest.raises(Illegal):
            await bench.turns.act(table.id, 1, verb, words)
    assert await bench.now(table) == table


async def test_a_table_that_is_not_there_or_not_running(bench: Bench) -> None:
    with pytest.raises(Refused, match="no-table"):
        await bench.turns.act(99, 1, "bid", [])
    lobby = await bench.tables.open(7, 70, ANNA, "toy")
    for call in (
        bench.turns.act(lobby.id, 1, "bid", []),
        bench.turns.desk(lobby.id, 1),
        bench.turns.look(lobby.id, 1),
        bench.turns.undo(lobby.id, 1),
        bench.turns.preview(lobby.id, 1, "bid", []),
    ):
        with pytest.raises(Refused, match="not-running"):
            await call


async def test_the_desk_holds_the_question_and_ones_own_view_only(bench: Bench) -> None:
    table = await bench.table()
    desk = await bench.turns.desk(table.id, 2)
    assert desk.seat == 1 and desk.decision is not None and desk.decision.ask == "Bid"
    assert desk.tag == f"0.{desk.decision.sn}"
    assert isinstance(desk.view.boards[1]["scrolls"], list) and isinstance(desk.view.boards[0]["scrolls"], int)
    public = await bench.turns.look(table.id, None)
    assert all(isinstance(b["scrolls"], int) for b in public.boards)


async def test_secrets_of_events_go_to_their_own_seat(bench: Bench) -> None:
    table = await bench.table()
    for user, may in [(1, {0}), (2, {1}), (GLEB.id, set()), (None, set())]:
        (setup,) = await bench.turns.log(table.id, 0, 0, user)
        drew = [e for e in setup.events if e.kind == "drew"]
        assert len(drew) == 3 and {e.seat for e in drew if e.secret} == may
    assert {e.seat for e in (await bench.turns.since(table.id, 2))[0].events if e.secret} == {2}


async def test_a_preview_shows_the_result_and_gives_nothing_away(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    after = await bench.turns.preview(table.id, 1, "build", ["hut", "a"])
    assert after.boards[0]["land"] == {"a": "hut"}
    assert (await bench.turns.look(table.id, 1)).boards[0]["land"] == {} and await bench.now(table) == table
    with pytest.raises(Illegal):
        await bench.turns.preview(table.id, 1, "build", ["castle", "a"])
    for user in (1, 2):
        await bench.do(table, user, "rest")
    assert await bench.turns.preview(table.id, 3, "rest", []) is None  # the next round would be dealt


async def test_a_draft_lives_as_long_as_its_question(bench: Bench) -> None:
    table = await bench.table()
    tag = (await bench.turns.desk(table.id, 1)).tag
    await bench.turns.drafts.keep(table.id, 1, b"half", tag)
    assert (await bench.turns.desk(table.id, 1)).draft == b"half"
    assert (await bench.turns.desk(table.id, 2)).draft == b""
    await bench.do(table, 2, "bid", "coin=1")
    assert await bench.turns.drafts.kept(table.id, 1, tag) == b"half"
    await bench.do(table, 1, "bid", "coin=1")
    with pytest.raises(Stale):
        await bench.turns.drafts.keep(table.id, 1, b"late", tag)
    assert bench.rows("select count(*) from drafts") == [(0,)]


async def test_what_happened_since_my_last_answer(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    await bench.do(table, 1, "build", "hut", "a")
    await bench.do(table, 2, "build", "mill", "b")
    since = await bench.turns.since(table.id, 0)
    assert [(e.n, e.seat) for e in since] == [(5, 1)]
    assert [e.kind for e in since[0].events] == ["paid", "timber", "built"]
    assert [e.n for e in await bench.turns.since(table.id, 2)] == [4, 5]


async def test_earlier_states_can_be_looked_at(bench: Bench) -> None:
    table = await bench.table()
    views = [await bench.turns.look(table.id, 1)]
    for seed in range(25):
        if not await bench.play(table, 1, seed):
            break  # the game is over
        views.append(await bench.turns.look(table.id, 1))
    for n, view in enumerate(views):
        assert await bench.turns.look(table.id, 1, at=n) == view
    for n in (-1, len(views)):
        with pytest.raises(Refused, match="no-entry"):
            await bench.turns.look(table.id, 1, at=n)


async def test_all_is_the_same_after_a_restart(bench: Bench, tmp_path: Path) -> None:
    table = await bench.table()
    await bench.play(table, 12)
    before, desk = await bench.now(table), None
    user = before.seats[before.asked[0].seat].user
    desk = await bench.turns.desk(table.id, user)
    again = Service(bench.store, Herald(), bench.clock, tmp_path, ALL)
    assert await again.tables.find(table.id) == before
    assert await again.turns.desk(table.id, user) == desk


async def test_a_whole_game_ends_with_scores_and_a_record_that_holds(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA, game="puerto_rico")
    with pytest.raises(Refused, match="not-over"):
        await bench.turns.record(table.id)
    with pytest.raises(Refused, match="not-over"):
        await bench.turns.scores(table.id)
    reports = await bench.play(table, 2000, seed=4)
    assert reports[-1].over
    table = await bench.now(table)
    assert table.status == "over" and table.asked == () and table.question == ""
    text = await bench.turns.record(table.id)
    g = Replay(read(text), GAMES).run()  # checks the commitment, every hash and the score
    assert g.s.over and f"commitment {table.commitment}" in text
    scores = await bench.turns.scores(table.id)
    by_seat = sorted(scores, key=lambda t: t.seat)
    assert "= " + "  ".join(f"{t.seat} {t.total}" for t in by_seat) in text
    with pytest.raises(Refused, match="not-running"):
        await bench.do(table, 1, "take", "mayor")
    kept = [n for (n,) in bench.rows("select n from snapshots order by n")]
    assert {b - a for a, b in pairwise(kept)} == {SNAPSHOT_EVERY} and table.n - kept[-1] < SNAPSHOT_EVERY


async def test_another_writer_makes_us_try_once_more(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await bench.table()
    conn = sqlite3.connect(bench.store.db.path)
    conn.execute("update tables set version = version + 1")
    conn.commit()
    conn.close()
    report = await bench.do(table, 1, "bid", "coin=1")
    assert report.n == 1 and report.table.version == table.version + 2

    async def never(*args: Any, **more: Any) -> int:
        raise bench.store.Conflict("as if somebody were always quicker")

    monkeypatch.setattr(bench.store, "append", never)
    with pytest.raises(Refused, match="storage-locked"):
        await bench.do(table, 2, "bid", "coin=1")


async def test_a_locked_database_is_said_and_nothing_is_changed(bench: Bench) -> None:
    table = await bench.table()
    conn = sqlite3.connect(bench.store.db.path, isolation_level=None)
    conn.execute("begin immediate")
    with pytest.raises(Refused, match="storage-locked"):
        await bench.do(table, 1, "bid", "coin=1")
    with pytest.raises(Refused, match="storage-locked"):
        await bench.tables.open(7, 70, ANNA, "toy")
    conn.execute("rollback")
    conn.close()
    assert (await bench.do(table, 1, "bid", "coin=1")).n == 1


async def test_a_read_only_database_is_said(bench: Bench) -> None:
    table = await bench.table()
    await bench.store.db.run(lambda c: c.execute("pragma query_only = on"))
    with pytest.raises(Refused, match="storage-read-only"):
        await bench.do(table, 1, "bid", "coin=1")
    assert await bench.now(table) == table
    await bench.store.db.run(lambda c: c.execute("pragma query_only = off"))


async def test_a_caller_who_is_cancelled_leaves_a_whole_table(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await bench.table()
    append, begun, go_on = bench.store.append, asyncio.Event(), asyncio.Event()

    async def append_and_tell(*args: Any, **more: Any) -> int:
        begun.set()
        await go_on.wait()
        return await append(*args, **more)

    monkeypatch.setattr(bench.store, "append", append_and_tell)
    task = asyncio.create_task(bench.do(table, 1, "bid", "coin=1"))
    await begun.wait()
    task.cancel()
    for _ in range(5):
        await asyncio.sleep(0)
    assert bench.service.locks.table(table.id).locked(), "nobody else has a turn while it is being written"
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (await bench.now(table)).n == 1  # what had begun was finished, and is known
    assert (await bench.do(table, 2, "bid", "coin=1")).n == 2


class Broken(Toy):
    """The toy game with a mistake."""

    def react(self, g: Any, event: Any) -> None:
        if event.kind == "timber":
            raise KeyError(g.s.boards[0].scrolls[0])


async def test_a_mistake_of_ours_leaves_the_table_and_a_file_for_the_host(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    store = await Store.open(tmp_path / "caravel.db", now=clock.now)
    try:
        bench = Bench(Service(store, Herald(), clock, tmp_path, {"toy": Broken}), store, clock, Herald())
        table = await bench.bids(await bench.table(), 3, 2, 1)
        with caplog.at_level(logging.DEBUG), pytest.raises(Trouble) as trouble:
            await bench.do(table, 1, "build", "hut", "a")
        assert await bench.now(table) == table
        file = tmp_path / "trouble" / f"{trouble.value.ref}.game"
        assert file.stat().st_mode & 0o777 == 0o600
        text = file.read_text("utf-8")
        assert "# doing: user 1 build hut a" in text and "KeyError" in text
        record = read(text)
        assert [r.text for r in record.rows] == ["0 bid coin=3", "1 bid coin=2", "2 bid coin=1"]
        assert trouble.value.ref in caplog.text
        assert "scroll" not in caplog.text and record.key.hex() not in caplog.text
    finally:
        await store.close()


async def test_a_drifting_replay_is_a_mistake_and_not_a_silent_change(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    await bench.do(table, 1, "buy")
    await bench.do(table, 1, "build", "hut", "a")
    conn = sqlite3.connect(bench.store.db.path)
    conn.execute("update log set hash8 = 'deadbeef' where n = 4")
    conn.commit()
    conn.close()
    with pytest.raises(Trouble):
        await bench.turns.look(table.id, 1, at=4)


async def test_nothing_that_is_handed_out_shows_the_key(bench: Bench) -> None:
    table = await bench.table()
    stored = await bench.store.load(table.id)
    live = await bench.turns.live_tables.get(table.id)
    assert len(stored.key) == 32 and live.state.rng.key == stored.key
    for thing in (table, live, stored, await bench.turns.desk(table.id, 1)):
        assert repr(stored.key)[2:20] not in repr(thing) and stored.key.hex() not in repr(thing)
