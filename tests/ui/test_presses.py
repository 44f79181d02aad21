"""Counting presses: few enough, and counted as a person would press."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.checks.bench.press_count import Presses, of_game, parts, spread, summary, taps
from bot.games.puerto_rico import PuertoRico
from bot.games.puerto_rico.state import State
from bot.rules import Action, Illegal, Spread

from .decisions import NAMED, context, decision
from .games import eager


def act(verb: str, *words: str) -> Action:
    return Action(2, verb, words, 7)


@pytest.mark.parametrize(
    ("question", "answer", "n"),
    [
        ("few answers", act("sell", "corn"), 1),
        ("one menu", act("build", "A20"), 1),
        ("one menu", act("decline"), 1),
        ("past a menu", act("build", "A24"), 1),
        ("past a menu", act("build", "A25"), 2),
        ("past a menu", act("build", "A60"), 3),
        ("facets", act("lay", "A3", "A7", "90"), 2),
        ("switch", act("build", "A4", "yes"), 1),
        ("switch", act("build", "A4", "no"), 2),
        ("free beside", act("hacienda", "quarry"), 1),
        ("few free of many", act("claim", "square"), 1),
        ("few free of many", act("store", "A7"), 1),
        ("many facets", act("lay", "A2", "A9", "a", "b"), 1),
        ("many verbs", act("verb30", "A2"), 3),
        ("spread complete", act("place", "corn=1", "indigo=1"), 0),
        ("spread complete", act("place", "corn=1", "sugar=1"), 2),
        ("spread", act("place", "corn=2", "sugar=2"), 4),
        ("spread", act("place", "corn=3", "indigo=1"), 1),
        ("all or some", act("ship", "corn=4", "indigo=2", "sugar=2"), 2),
        ("all or some", act("load", "corn", "5"), 1),
        ("three ways", act("settle", "A2", "yes"), 1),
        ("three ways", act("settle", "A2", "noble"), 2),
        ("what follows", act("trade", "A3", "colonist", "none", "no"), 1),
        ("what follows", act("trade", "none", "none", "none", "yes"), 1),
        ("menu and buttons", act("build", "A4"), 1),
    ],
)
def test_the_fewest_taps(question: str, answer: Action, n: int) -> None:
    assert taps(NAMED[question], answer, context(), typing=False) == n


def test_typing_is_a_button_and_a_modal() -> None:
    assert taps(NAMED["spread"], act("place", "corn=2", "sugar=2"), context()) == 2


def test_an_answer_that_is_not_on_offer_has_no_way() -> None:
    with pytest.raises(Illegal):
        taps(NAMED["few answers"], act("sell", "coffee"), context())


EVERYTHING = {"new_buildings": "true", "nobles": "true"}


def steps(seed: int, **chosen: str) -> Iterator[tuple[State, Action]]:
    rules, chance = PuertoRico(chosen), Random(seed)
    state: State = rules.setup(4, bytes([seed]) * 32).state
    while asked := rules.asked(state):
        action = eager(rules, state, asked[0].seat, chance)
        if action.verb == "take_without":  # a verb of its own, and by chance as common as all roles; people hardly ever
            action = Action(action.seat, "take", ("mayor",), action.sn)
        yield state, action
        state = rules.apply(state, action).state


def test_a_game_of_four_keeps_within_the_bounds() -> None:
    """At most 1.8 in the mean, 4 for 95 of 100, even where colonists are scattered by chance."""
    for seed in (1, 2):
        found = summary(of_game(PuertoRico(), steps(seed)))
        assert found["questions"] > 100
        assert 1 < found["mean"] <= 1.8 and found["p95"] <= 4, found


@pytest.mark.parametrize("draft", ["pick", "fixed"])
def test_a_game_with_all_expansions_keeps_within_the_same_bounds(draft: str) -> None:
    found = summary(of_game(PuertoRico(EVERYTHING), steps(3, draft=draft, **EVERYTHING)))
    assert found["questions"] > 150
    assert 1 < found["mean"] <= 1.8 and found["p95"] <= 4, found


def test_percentile() -> None:
    hundred = summary([Presses("x", 0, n, n % 2 == 1) for n in range(1, 101)])
    assert hundred == {"questions": 100, "calls": 50, "mean": 50.5, "p95": 95, "call_mean": 101.0}
    assert summary([Presses("x", 0, 3)])["p95"] == 3
    assert summary([])["questions"] == 0


def test_a_suggestion_counts_only_where_it_was_accepted_unchanged() -> None:
    """What is suggested is to fill the places in their order: 2 corn and 3 indigo of 5."""
    d = decision(Spread("place", ("corn", "indigo"), (2, 9), (1, 1), 5, 5))
    assert taps(d, act("place", "corn=2", "indigo=3"), context(), typing=False) == 1
    assert taps(d, act("place", "corn=1", "indigo=4"), context(), typing=False) == 5


def test_own_turns_and_parts_in_those_of_others_are_counted_apart() -> None:
    """Of each turn and seat all that is answered; the set-up and a scoring are neither, until the next turn begins."""
    asked = [
        ("Site", 0, 9), ("Turn", 0, 1), ("Card", 0, 1), ("Share", 1, 2), ("Pay", 1, 1), ("Share", 2, 2), ("Sail", 0, 1),
        ("Score", 1, 9), ("Pay", 1, 9), ("Turn", 1, 2), ("Share", 0, 1), ("Turn", 1, 4),
    ]  # fmt: skip
    found = parts([Presses(ask, seat, n) for ask, seat, n in asked], "Turn", ("Site", "Score"))
    assert found == {"own": [3, 2, 4], "common": [3, 2, 1]}
    assert spread("own", [*[1] * 95, *[7] * 5]) == {"own_mean": 1.3, "own_p95": 1}
    assert spread("own", [*[1] * 94, *[7] * 6]) == {"own_mean": 1.36, "own_p95": 7}
