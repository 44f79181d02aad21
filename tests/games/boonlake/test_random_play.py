"""Whole games of Boonlake played by chance: they end, nothing is made or lost, saving loses nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.games.boonlake import Boonlake
from bot.games.boonlake.play import Play
from bot.rules.offers import any_answer

GAMES = 12  # for each number of seats


def played(rules: Boonlake, seats: int, seed: int) -> Iterator[Play]:
    """A game played by chance, as it stands at each question."""
    below = random.Random(seed).randrange
    g = rules.begin(seats, seed.to_bytes(32, "big"))
    assert isinstance(g, Play)
    for _ in range(20_000):
        yield g
        questions = g.open_questions()
        if not questions:
            return
        q = questions[below(len(questions))]
        offer, words = any_answer(g.offers_of(q.ask), below)
        g.answer(q, offer, words)
    raise AssertionError("the game does not end")


TABLES = [(1, "at_once"), *((seats, common) for seats in (2, 3, 4) for common in ("at_once", "in_order"))]


@pytest.mark.parametrize("seats, common", TABLES)
def test_games_end_and_nothing_is_made_or_lost(seats: int, common: str) -> None:
    rules = Boonlake({"common": common})
    for seed in range(GAMES):
        census: dict[str, int] = {}
        for g in played(rules, seats, seed):
            census = census or rules.census(g.s)
            assert rules.census(g.s) == census
        assert g.s.over
        assert g.s.scorings == 4
        assert [len(me.scored) for me in g.s.board] == [4] * seats


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_saving_loses_nothing(seats: int) -> None:
    rules = Boonlake()
    for g in played(rules, seats, 1):
        blob = rules.dump(g.s)
        assert rules.dump(rules.load(blob)) == blob


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_have_equally_many_turns(seats: int) -> None:
    for seed in range(GAMES):
        *_, g = played(Boonlake(), seats, seed)
        turns = [sum(e.kind == "strip" and e.seat == seat for e in g.events) for seat in range(-1, seats)]
        assert len({n for n in turns if n}) == 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_presences_are_counted_as_they_stand(seats: int) -> None:
    """The counts by space that are kept beside the pieces are those of the pieces."""
    rules = Boonlake()
    region_map = rules.box.map
    for g in played(rules, seats, 3):
        s = g.s
        for space, i in region_map.index.items():
            here = sum(site[:-1] == space for site in s.pieces) + len(s.cattle.get(space, ()))
            assert s.presence[i] == here


@pytest.mark.parametrize("difficulty, b", [("easy", 1), ("medium", 2), ("challenge", 3), ("hard", 4), ("very_hard", 5)])
def test_each_difficulty_leaves_six_tiles(difficulty: str, b: int) -> None:
    rules = Boonlake({"difficulty": difficulty})
    g = rules.begin(1, bytes(32))
    e = g.s.eminence
    assert len(e.stack + e.shown) == 6
    assert [rules.box.solo_tiles[t].side for t in e.stack + e.shown].count("b") == b
