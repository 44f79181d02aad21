"""Undo: one's own last answer, across nothing that came to light, under nobody's feet."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.rules import Action, CannotUndo, Game, NotYours, Refused, Stale
from bot.rules.log import hash8
from bot.rules.record import read
from bot.rules.replay import Replay
from bot.service.workers.computer_seats import Policy
from tests.service.fakes import ALL, ANNA, BORIS, GLEB, VERA, Bench

pytestmark = pytest.mark.both


async def test_the_last_answer_is_taken_back(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    view, state = await bench.turns.look(table.id, 1), (await bench.turns.live_tables.get(table.id)).state
    await bench.do(table, 1, "build", "hut", "a")
    shown = await bench.turns.undoable(table.id, 1)
    assert [e.n for e in shown.entries] == [4] and shown.entries[0].events[-1].kind == "built"
    report = await bench.turns.undo(table.id, 1)
    assert report.undone == (4,) and report.n == 3 and report.table.epoch == 1
    assert await bench.turns.look(table.id, 1) == view
    live = await bench.turns.live_tables.get(table.id)
    assert hash8(live.rules, live.state) == hash8(live.rules, state)
    log = await bench.turns.log(table.id)
    assert [(e.n, e.undone) for e in log] == [(0, False), (1, False), (2, False), (3, False), (4, True)]
    assert (await bench.do(table, 1, "build", "hut", "b")).n == 5  # no number is used twice
    assert [e.n for e in await bench.turns.since(table.id, 1)] == [3, 5]


async def test_repeated_as_often_as_allowed(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    view = await bench.turns.look(table.id, 1)
    await bench.do(table, 1, "buy")
    await bench.do(table, 1, "build", "hut", "a")
    assert (await bench.turns.undo(table.id, 1)).undone == (5,)
    assert (await bench.turns.undo(table.id, 1)).undone == (4,)
    assert await bench.turns.look(table.id, 1) == view
    with pytest.raises(CannotUndo, match="undo-barrier"):  # the bids were opened
        await bench.turns.undo(table.id, 1)


async def test_a_double_press_takes_back_one(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    await bench.do(table, 1, "buy")
    await bench.do(table, 1, "build", "hut", "a")
    n = (await bench.turns.undoable(table.id, 1)).entries[0].n
    both = await asyncio.gather(*(bench.turns.undo(table.id, 1, n=n) for _ in range(2)), return_exceptions=True)
    assert [type(x) for x in both][1] is Stale and both[0].undone == (5,)  # type: ignore[union-attr]
    await bench.do(table, 1, "build", "hut", "b")
    with pytest.raises(Stale):
        await bench.turns.undo(table.id, 1, n=n)  # a new answer is not what was offered


async def test_buttons_from_before_an_undo_are_stale(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    tag = (await bench.turns.desk(table.id, 1)).tag
    await bench.do(table, 1, "build", "hut", "a")
    await bench.turns.undo(table.id, 1)
    with pytest.raises(Stale):
        await bench.turns.act(table.id, 1, "rest", [], tag)


async def test_somebody_has_gone_on_from_it(bench: Bench) -> None:
    table = await bench.bids(await bench.table(), 3, 2, 1)
    await bench.do(table, 1, "build", "hut", "a")
    await bench.do(table, 2, "build", "hut", "a")
    before = await bench.now(table)
    for call in (bench.turns.undo, bench.turns.undoable):
        with pytest.raises(CannotUndo, match="undo-built-upon"):
            await call(table.id, 1)
    assert await bench.now(table) == before
    assert (await bench.turns.undo(table.id, 2)).undone == (5,)
    assert (await bench.turns.undo(table.id, 1)).undone == (4,)


async def test_nothing_to_take_back_strangers_and_finished_tables(bench: Bench) -> None:
    table = await bench.table()
    with pytest.raises(CannotUndo, match="undo-nothing"):
        await bench.turns.undo(table.id, 1)
    with pytest.raises(NotYours, match="not-seated"):
        await bench.turns.undo(table.id, GLEB.id)
    await bench.play(table, 500)
    with pytest.raises(CannotUndo, match="undo-over"):
        await bench.turns.undo(table.id, 1)
    await bench.tables.abandon((await bench.table()).id, 1)
    with pytest.raises(Refused):
        await bench.turns.undo(table.id, 1)


async def test_in_a_simultaneous_part_each_takes_back_his_own(bench: Bench) -> None:
    table = await bench.table()
    await bench.do(table, 1, "bid", "coin=1")
    await bench.do(table, 2, "bid", "coin=2")
    report = await bench.turns.undo(table.id, 1)
    assert report.undone == (1,) and {a.seat for a in report.asked} == {0, 2}
    await bench.do(table, 1, "bid", "coin=4")
    await bench.do(table, 3, "bid", "coin=3")
    assert (await bench.turns.look(table.id, None)).first == 0
    # the hashes of what was kept were made anew: every state can still be replayed
    for n in range(5):
        await bench.turns.look(table.id, None, at=n)


def rests(rules: Game[Any], state: Any, seat: int, below: Any) -> Action:
    """A computer seat that bids nothing, places what it must and rests."""
    d = rules.decision(state, seat)
    assert d is not None
    return Action(seat, *{"Bid": ("bid", ()), "Staff": ("staff", ())}.get(d.ask, ("rest", ())), d.sn)


async def test_computer_answers_that_followed_go_too(bench: Bench) -> None:
    bench.service.computers.policies["random"] = Policy(rests)
    table = await bench.table(ANNA, BORIS, computers=1)
    bench.service.computers.start()
    bench.service.computers.poke(table)
    table = await bench.bids(table, 1, 5)
    await bench.service.computers.settled()
    view = await bench.turns.look(table.id, 2)
    await bench.do(table, 2, "build", "hut", "a")
    await bench.service.computers.settled()
    table = await bench.now(table)
    assert [a.seat for a in table.asked] == [0] and [(e.seat, e.auto) for e in await bench.turns.log(table.id, 5)] == [
        (2, True)
    ]
    shown = await bench.turns.undoable(table.id, 2)
    assert [(e.n, e.auto) for e in shown.entries] == [(4, False), (5, True)]
    assert (await bench.turns.undo(table.id, 2)).undone == (4, 5)
    assert await bench.turns.look(table.id, 2) == view


async def test_undo_over_many_snapshots_equals_the_game_without_it(bench: Bench) -> None:
    """At many points of a long game: what can be taken back is, and the table is as it was before the answer."""
    table = await bench.table(ANNA, BORIS, VERA, GLEB, game="puerto_rico")
    undone = refused = 0
    for step in range(120):
        before = await bench.turns.live_tables.get(table.id)
        report = (await bench.play(table, 1, step))[0]
        user = report.table.seats[report.seat].user
        try:
            back = await bench.turns.undo(table.id, user)
        except CannotUndo as no:
            assert no.text == "undo-barrier"
            refused += 1
            continue
        undone += 1
        assert back.undone[0] == report.n
        live = await bench.turns.live_tables.get(table.id)
        assert live.rules.view(live.state, 0) == before.rules.view(before.state, 0)
        assert {a.seat for a in live.table.asked} == {a.seat for a in before.table.asked}
        await bench.play(table, 1, step + 1000)
    assert undone > 40 and refused > 0


async def test_what_all_are_asked_to_take_back_is_told_without_what_only_some_know(bench: Bench) -> None:
    """Vera's rest has ended the round, and everybody has drawn a card."""
    table = await bench.bids(await bench.table(), 3, 2, 1)
    for user in (1, 2, 3):
        await bench.do(table, user, "rest")
    what = await bench.service.undo_by_consent.undoable(table.id, 3)
    p = await bench.service.undo_by_consent.propose(table.id, 3, what.entries[0].n)
    assert p is not None
    for entries, may in ((what.entries, {2}), (await bench.service.undo_by_consent.entries(p), set())):
        drew = [e for entry in entries for e in entry.events if e.kind == "drew"]
        assert len(drew) == 3 and {e.seat for e in drew if e.secret} == may


async def test_a_game_in_which_bids_were_taken_back_is_recorded_as_it_was_played_on(bench: Bench) -> None:
    """The bid that stood while another was taken back has another state after it than when it was given."""
    table = await bench.table()
    await bench.do(table, 1, "bid", "coin=3")
    await bench.do(table, 2, "bid", "coin=2")
    await bench.turns.undo(table.id, 1)
    await bench.do(table, 1, "bid", "coin=1")
    await bench.play(table, 1000)
    assert (await bench.now(table)).status == "over"
    assert Replay(read(await bench.turns.record(table.id)), ALL).run().s.over
