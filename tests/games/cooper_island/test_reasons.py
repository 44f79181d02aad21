"""Reasons beside offers are the true ones far into games, too, where chance seldom comes."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

from bot.checks.contract.reasons import reasons_are_true
from bot.games.cooper_island import CooperIsland
from bot.rules import Rng
from tests.oracle.cooper_island.players import PLAYERS
from tests.oracle.cooper_island.positions import somewhere

SEEN = {  # at least
    *("price", "no-cell", "no-cube", "not-on-market", "too-little", "none-stored", "charted", "steps", "occupied"),
    *("other-terrain", "gap", "cubes", "no-choice", "no-tile-of", "not-adjacent", "half-covered"),
    *("pier-taken", "cell-full", "cell-closed", "crate-covered", "no-lid", "card-used", "once"),
    *("no-worker", "own-worker", "not-left", "used-already", "track-full"),
}


def test_reasons_are_true_far_into_games() -> None:
    seen: Counter[str] = Counter()
    for seed in range(9):
        seats, rng = 2 + seed % 3, Rng(b"reasony%d" % seed)
        rules = CooperIsland()
        g = somewhere(rules, seats, rng)
        while questions := g.open_questions():
            (question,) = questions
            offers = g.offers_of(question.ask)
            if rng.below(5) == 0:
                before, pending = rules.load(rules.dump(g.s)), rules.pending(g.s)
                run = SimpleNamespace(seats=seats, seen=seen)
                step = SimpleNamespace(rules=rules, before=before, pending=pending, rng=rng, run=run)
                reasons_are_true(step)  # type: ignore[arg-type]
            offer, words = PLAYERS[(question.ask.seat + seed) % len(PLAYERS)](offers, rng.below)
            g.answer(question, offer, words)
    assert SEEN - {what.removeprefix("reason ") for what in seen} == set()
