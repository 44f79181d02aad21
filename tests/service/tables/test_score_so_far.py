"""The score in the middle of a game: what somebody may know of it, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Refused
from bot.text.fluent import LANGUAGES
from bot.ui.posts import final_score
from tests.service.fakes import ANNA, BORIS, GLEB, Bench
from tests.ui.words import strict


async def test_ones_own_points_are_known_and_those_of_others_only_as_far_as_all_see_them(bench: Bench) -> None:
    table = await bench.table(ANNA, BORIS, game="puerto_rico")
    live = await bench.service.live_tables.get(table.id)
    live.state.board[0].points, live.state.board[1].points = 5, 7
    users = [s.user for s in table.seats]
    for seat, user in enumerate(users):
        found = await bench.service.score_so_far.of(table.id, user)
        lines = {t.seat: {line.id: line.points for line in t.lines} for t in found.tallies}
        assert found.seat == seat and lines[seat]["chips"] == (5, 7)[seat]
        assert "chips" not in lines[1 - seat] and "buildings" in lines[1 - seat]
        assert set(found.unknown) == {1 - seat} and found.would
        assert all(not t.rank for t in found.tallies), "who is first is not known"
    watching = await bench.service.score_so_far.of(table.id, GLEB.id)
    assert watching.seat is None and set(watching.unknown) == {0, 1} and not watching.would


@pytest.mark.parametrize(("game", "options"), [(game, {}) for game in GAMES] + [("puerto_rico", {"points": "open"})])
async def test_every_game_tells_it_in_both_languages(bench: Bench, game: str, options: dict[str, Any]) -> None:
    table = await bench.table(ANNA, BORIS, game=game, **options)
    found = await bench.service.score_so_far.of(table.id, ANNA.id)
    for language in LANGUAGES:
        told = "\n".join(final_score.so_far(strict(language, game), found, ("Anna", "Boris")))
        assert "Anna" in told and "Boris" in told and len(told) < 2000
    assert bool(found.unknown) is (game in ("puerto_rico", "santa_maria") and not options)


async def test_before_the_game_there_is_none(bench: Bench) -> None:
    opened = await bench.tables.open(7, 70, ANNA, "puerto_rico", {}, locale="en", size=3)
    with pytest.raises(Refused, match="not-running"):
        await bench.service.score_so_far.of(opened.id, ANNA.id)
