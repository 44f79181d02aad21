"""A move before it is stored: its entries, what it is told to its player."""

from __future__ import annotations

import msgspec

from bot.rules import Action
from bot.rules.log import hash8
from bot.service.core.live_tables import Live
from bot.service.core.model import BY_ORDER
from bot.service.tables.move import Move, Step
from tests.service.fakes import Bench

NOW = 123.0


async def turn(bench: Bench) -> Live:
    """Anna's turn, when the bids have been opened."""
    table = await bench.bids(await bench.table(), 3, 2, 1)
    return await bench.service.live_tables.get(table.id)


def made(live: Live, *answers: tuple[int, str, tuple[str, ...], int]) -> Move:
    steps, state = [], live.state
    for seat, verb, words, auto in answers:
        action = Action(seat, verb, words)
        out = live.rules.apply(state, action)
        steps.append(Step(seat, action, out, auto=auto))
        state = out.state
    return Move.of(live, steps, NOW)


async def test_the_table_as_it_will_be(bench: Bench) -> None:
    live = await turn(bench)
    move = made(live, (0, "build", ("hut", "a"), 0), (1, "rest", (), BY_ORDER))
    assert move.after.n == live.table.n + 2 and move.after.touched == NOW and move.after.status == "running"
    assert [a.seat for a in move.after.asked] == [2] and move.state is move.steps[-1].out.state
    assert move.before is live and live.table.asked[0].seat == 0, "what was stays as it was"


async def test_its_entries_are_numbered_on_and_say_who_gave_them(bench: Bench) -> None:
    live = await turn(bench)
    rows = made(live, (0, "build", ("hut", "a"), 0), (1, "rest", (), BY_ORDER)).rows()
    assert [(r[0], r[1], r[2], r[3], r[6]) for r in rows] == [
        (live.table.n + 1, 0, "build", '["hut","a"]', 0),
        (live.table.n + 2, 1, "rest", "[]", BY_ORDER),
    ]
    state = live.rules.apply(live.state, Action(0, "build", ("hut", "a"))).state
    assert rows[0][7] == hash8(live.rules, state) and {r[8] for r in rows} == {NOW}


async def test_the_report_is_for_who_moved(bench: Bench) -> None:
    live = await turn(bench)
    move = made(live, (0, "build", ("hut", "a"), 0), (1, "rest", (), BY_ORDER))
    report = move.report(msgspec.structs.replace(move.after, version=99))
    assert (report.seat, report.n, report.table.version, report.over) == (0, live.table.n + 1, 99, False)
    assert [(e.n, e.seat, e.by_order) for e in report.by_order] == [(live.table.n + 2, 1, True)]
    assert report.events == tuple(move.steps[0].out.events)
