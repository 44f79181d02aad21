"""A finished game gone through once more: its points and its boards, and none of it before the end."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Refused
from bot.rules.record import read
from bot.rules.replay import Replay
from bot.service.history.retrace import evenly
from tests.service.fakes import ANNA, BORIS, VERA, Bench


async def finished(bench: Bench, game: str = "toy", **options: str) -> Any:
    table = await bench.table(ANNA, BORIS, game=game, **options)
    for seed in range(600):
        if not await bench.play(table, 1, seed):
            break
        if seed == 7:  # something that was taken back is no part of the story
            for user in (1, 2):
                try:
                    await bench.turns.undo(table.id, user)
                except Refused:
                    continue
    table = await bench.now(table)
    assert table.status == "over"
    return table


async def test_the_last_points_are_the_final_score_and_every_round_has_its_own(bench: Bench) -> None:
    table = await finished(bench)
    course = await bench.turns.course(table.id, 40)
    entries = [e for e in await bench.turns.log(table.id) if not e.undone]
    rounds = [e.n for e in entries for event in e.events if event.kind == "round"]
    scores = sorted(await bench.turns.scores(table.id), key=lambda t: t.seat)
    assert [line[-1] for line in course.points] == [t.total for t in scores]
    assert course.unit == "round" and {len(line) for line in course.points} == {len(rounds) + 1}


async def test_a_game_with_the_maya_city_is_gone_through(bench: Bench) -> None:
    """What was traded and taken back, too: the last view is that of the end, and the record leads there."""
    table = await finished(bench, "santa_maria", american_kingdoms="true", maya="2", points="open")
    course = await bench.turns.course(table.id, 6)
    scores = sorted(await bench.turns.scores(table.id), key=lambda t: t.seat)
    assert [line[-1] for line in course.points] == [t.total for t in scores] and course.unit == "year"
    assert course.views[-1] == await bench.turns.look(table.id, None)
    replay = Replay(read(await bench.turns.record(table.id)), GAMES)
    assert replay.run().s.over
    assert [t.total for t in replay.rules.scores(replay.g.s)] == [t.total for t in scores]


async def test_rivals_have_their_points_after_the_seats(bench: Bench) -> None:
    table = await finished(bench, "isle", keeper="yes")
    course = await bench.turns.course(table.id, 5)
    scores = {t.seat: t.total for t in await bench.turns.scores(table.id)}
    assert [line[-1] for line in course.points] == [scores[0], scores[1], scores[-1]]
    assert course.points[-1][0] == 0 < course.points[-1][-1]


async def test_the_views_are_those_of_anybody_from_the_beginning_to_the_end(bench: Bench) -> None:
    table = await finished(bench)
    course = await bench.turns.course(table.id, 5)
    assert len(course.views) == 5
    assert course.views[-1] == await bench.turns.look(table.id, None)
    assert course.views[0] == await bench.turns.look(table.id, None, at=0)
    whole = await bench.turns.course(table.id, 10_000)
    answers = [e for e in await bench.turns.log(table.id) if e.n and not e.undone]
    assert len(whole.views) == len(answers) + 1
    assert all(view in whole.views for view in course.views)


async def test_there_is_no_story_of_a_game_that_goes_on(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS)
    with pytest.raises(Refused, match="not-over"):
        await bench.turns.course(table.id, 5)


@pytest.mark.parametrize(("n", "most"), [(1, 40), (40, 40), (41, 40), (613, 40), (7, 2)])
def test_moments_are_evenly_chosen(n: int, most: int) -> None:
    found = evenly(range(n), most)
    assert found[0] == 0 and found[-1] == n - 1 and len(found) == min(n, most) == len(set(found))
    gaps = {b - a for a, b in pairwise(found)}
    assert not gaps or max(gaps) - min(gaps) <= 1


async def test_what_was_hidden_lies_open_now_that_it_is_over(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, VERA, game="puerto_rico")
    for seed in range(20):
        await bench.play(table, 50, seed)
    assert (await bench.now(table)).status == "over"
    course = await bench.turns.course(table.id, 3)
    middle = await bench.turns.look(table.id, None, at=(await bench.turns.log(table.id))[-1].n // 2)
    assert all(s.points is None for s in middle.seats)
    assert all(s.points is not None for view in course.views for s in view.seats)
    final = await bench.turns.scores(table.id)
    assert [line[-1] for line in course.points] == [t.total for t in sorted(final, key=lambda t: t.seat)]
