"""The rules of Cooper Island agree with the second table: what is asked, what is offered, what each answer does."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from bot.games.cooper_island import CooperIsland
from bot.rules import Rng
from bot.rules.actions import Decision
from tests.oracle.cooper_island.agrees import counts
from tests.oracle.cooper_island.course import Course, census
from tests.oracle.cooper_island.players import PLAYERS
from tests.oracle.cooper_island.positions import somewhere

TABLES = list(product((2, 3, 4), ("meadow", "random", "chosen")))
STATES = 1500  # answers at each table
GAMES = 60  # at most, until everything rare has come up
BOX = {"double": 60, "single": 56, "logbook": 30, "small": 15, "large": 15}
COMMON = ("Income.place", "Turn.send", "Act.place", "Act.finish", "Sail.sail", "Feed.feed", "Pay.pay", "Anchor.anchor")
SEEN = (
    *(f"Income.{verb}" for verb in ("lay_islet", "place", "use_boat", "explore", "store", "finish")),
    *(
        f"Turn.{verb}"
        for verb in ("send", "claim", "crate", "cultivate", "exchange", "explore", "fetch", "play", "store")
    ),
    *(f"Act.{verb}" for verb in ("draw", "place", "step", "build_boat", "erect", "remove_ruin", "erect_statue")),
    *(f"Act.{verb}" for verb in ("supply", "use_islet", "use_boat", "take", "finish")),
    *("ChooseStart.start", "Toll.give", "Toll.anchor", "Pay.pay", "GiveOne.give", "Site.site", "ChooseCard.choose"),
    *("Take.take", "Take.decline", "Collect.collect", "Sail.sail", "Anchor.anchor", "Owed.receive"),
    *("EndTurn.finish", "Feed.feed", "FeedMore.feed", "Recharge.turn_up", "Recharge.uncover", "Close.finish"),
    *("LastActions.finish", "Flip.flip", "Move.move"),
)


def play(rules: CooperIsland, seats: int, seed: int, seen: Counter[str], depth: int = 0) -> None:
    """One game by different players, every question and every state of it checked; two of three begin far on."""
    rng = Rng(b"oracle%d" % seed)
    players = [PLAYERS[rng.below(len(PLAYERS))] for _ in range(seats)]
    g = somewhere(rules, seats, rng) if seed % 3 else rules.begin(seats, seed.to_bytes(32, "big"))
    course, rounds = Course(rules, g.s, depth), set[int]()
    while questions := g.open_questions():
        (question,) = questions
        decision = Decision.of(question.ask, g.offers_of(question.ask), g)
        course.compare(decision, g.s)
        rounds.add(g.s.round)
        if seen["states"] % 20 == 0:
            counts(course.table, rules.view(g.s, decision.seat))
        offer, words = players[decision.seat](decision.offers, rng.below)
        seen[f"{decision.ask}.{offer.verb}"] += 1
        seen["states"] += 1
        g.answer(question, offer, words)
        course.answer(offer, words)
        found = census(course.table)
        assert found == BOX | {"royal": 2 * seats}, found
    course.compare(None, g.s)
    counts(course.table, rules.view(g.s, None))
    assert seed % 3 or rounds - {0} == {1, 2, 3, 4, 5}
    seen["options"] += course.options


@pytest.mark.parametrize(("seats", "start"), TABLES)
def test_agrees(seats: int, start: str) -> None:
    rules, number, seen, game = CooperIsland({"start": start}), TABLES.index((seats, start)), Counter[str](), 0
    while seen["states"] < STATES:
        play(rules, seats, 10_000 * number + game, seen)
        game += 1
    assert not [what for what in COMMON if not seen[what]]


@pytest.mark.parametrize(("depth", "games"), [(1, 9), (2, 3)])
def test_no_question_is_left_out_that_a_free_action_could_matter_to(depth: int, games: int) -> None:
    for game in range(games):
        seats, start = TABLES[game % len(TABLES)]
        play(CooperIsland({"start": start}), seats, 200_000 + game, Counter(), depth)


def test_every_kind_of_answer_agrees() -> None:
    seen, game = Counter[str](), 0
    while any(not seen[what] for what in SEEN) and game < GAMES:
        seats, start = TABLES[game % len(TABLES)]
        play(CooperIsland({"start": start}), seats, 100_000 + game, seen)
        game += 1
    assert not [what for what in SEEN if not seen[what]]
