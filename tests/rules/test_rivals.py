"""Opponents that are no seats: in the score, in events, in what simulations print and in pictures."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.checks.contract.rules import check_game
from bot.checks.contract.run import Broken
from bot.commands.simulate import run
from bot.rules import BadRecord, Event, Line, Tally
from bot.rules.record import Row
from bot.rules.record_checks import check_scores
from bot.rules.tally import beside
from bot.text.fluent import Text
from bot.ui.common import event_words
from bot.ui.posts import final_score
from tests.rules.toy.isle import KEEPER, Isle

KEY = bytes(range(32))
KEPT = {"keeper": "yes"}


def tally(seat: int, points: int, rank: int = 0) -> Tally:
    return Tally(seat, (Line("points", points),), rank=rank)


@pytest.mark.parametrize(
    ("seats", "rival", "standing"),
    [
        ([(10, 1)], 12, [(-1, 1), (0, 2)]),
        ([(12, 1)], 12, [(0, 1), (-1, 2)]),  # with as many the seat has won
        ([(14, 1)], 12, [(0, 1), (-1, 2)]),
        ([(9, 3), (20, 1), (15, 2)], 12, [(1, 1), (2, 2), (-1, 3), (0, 4)]),
        ([(15, 1), (15, 1)], 15, [(0, 1), (1, 1), (-1, 3)]),
    ],
)
def test_a_rival_stands_in_the_same_ranking(seats: Any, rival: int, standing: Any) -> None:
    tallies = [tally(i, *x) for i, x in enumerate(seats)]
    assert [(t.seat, t.rank) for t in beside(tallies, [tally(-1, rival)])] == standing


def test_without_rivals_the_standing_is_the_score_best_first() -> None:
    tallies = [tally(0, 3, 2), tally(1, 5, 1), tally(2, 3, 2)]
    assert [t.seat for t in beside(tallies, [])] == [1, 0, 2]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_with_a_rival_keeps_all_promises(seats: int) -> None:
    for seed in range(4):
        rules = Isle(KEPT)
        last = check_game(rules, seats, seed, often=1, seldom=2).last
        assert [t.seat for t in rules.rival_scores(last)] == [KEEPER] and last.keeper.cards
        assert len(rules.standing(last)) == seats + 1


class Nobody(Isle):
    """Tells of a rival that has no score."""

    def rival_scores(self, state: Any) -> list[Tally]:
        return []


def test_a_rival_without_a_score_is_noticed() -> None:
    with pytest.raises(Broken, match="not at the table"):
        check_game(Nobody(KEPT), 2, 1)


def over() -> tuple[Isle, Any]:
    rules = Isle(KEPT)
    g = rules.begin(2, KEY)
    rules.play_out(g, random.Random(1).randrange)
    return rules, g


def test_simulations_tell_the_score_of_rivals_apart() -> None:
    found = run(Isle(KEPT), 2, 3, 1)
    assert [len(x) for x in found["scores"]] == [2] * 3 and [len(x) for x in found["rivals"]] == [1] * 3
    assert "rivals" not in run(Isle(), 2, 3, 1)


def test_a_recorded_game_may_say_the_score_of_a_rival() -> None:
    rules, g = over()
    totals = {t.seat: t.total for t in rules.standing(g.s)}
    check_scores(rules, g.s, Row(1, "=", f"0 {totals[0]} 1 {totals[1]}"))
    check_scores(rules, g.s, Row(1, "=", f"0 {totals[0]} 1 {totals[1]} -1 {totals[-1]}"))
    with pytest.raises(BadRecord):
        check_scores(rules, g.s, Row(1, "=", f"0 {totals[0]} 1 {totals[1]} -1 {totals[-1] + 1}"))


class Words(Text):
    """The common texts, and those that a game with a rival has."""

    OWN = {"rival-1": "the Keeper", "event-kept": "{seat} keeps it.", "score-points": "Points"}  # noqa: RUF012

    def __call__(self, id: str, /, **args: object) -> str:
        return self.OWN[id].format(**args) if id in self.OWN else super().__call__(id, **args)


def test_a_rival_is_named_where_seats_are() -> None:
    words = Words("en")
    assert event_words.sentence(words, Event("kept", KEEPER), ["Anna"]) == "The Keeper keeps it."
    lines = final_score.score_lines(words, beside([tally(0, 3, 1)], [tally(-1, 5)]), ["Anna"])
    assert lines == ["1. **the Keeper**: 5 (points 5)", "2. **Anna**: 3 (points 3)"]
