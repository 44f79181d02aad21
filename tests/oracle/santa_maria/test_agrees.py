"""The rules of Santa Maria agree with the second table: what is asked, what is offered, what each answer does."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Action, Rng
from bot.rules.record import read
from bot.rules.replay import Replay
from tests.oracle.santa_maria import kingdoms
from tests.oracle.santa_maria.course import RULES, Course, mover, play, somewhere

BASE = dict.fromkeys(kingdoms.OPTIONS, "false")
OPTIONS = [o for o in RULES.options if o.name not in {*BASE, "maya"}]  # it knows no Maya city yet
TABLES = list(product(range(1, 5), ("basic", "advanced"), ("own", "shared")))
STATES = 1300  # answers at each table
RICH = 60  # positions
RARE = 40  # games
STORIES = sorted((Path(__file__).parents[2] / "recorded" / "santa_maria").glob("*.game"))
SEEN = (  # at each table
    *(f"Turn.{verb}" for verb in ("place", "activate", "take", "retire", "sell", "buy")),
    *(
        "Trade.trade",
        "Ship.ship",
        "Ship.sell",
        "Religion.advance",
        "Religion.buy",
        "Recruit.recruit",
        "PlaceRoad.place",
    ),
    *(f"event {kind}" for kind in ("conquered", "die_unlocked", "ship_tile", "year", "over")),
)


@pytest.mark.parametrize(("seats", "setup", "blue_dice"), TABLES)
def test_agrees(seats: int, setup: str, blue_dice: str) -> None:
    seen: Counter[str] = Counter()
    number = TABLES.index((seats, setup, blue_dice))
    while seen["states"] < STATES:
        rng = Rng(b"options%d.%d" % (number, seen["states"]))
        options = {o.name: o.values[rng.below(len(o.values))] for o in OPTIONS}
        play(seats, BASE | options | {"setup": setup, "blue_dice": blue_dice}, 1000 * number + seen["states"], seen)
    for what in SEEN:
        assert seen[what], f"{what} was not looked at"


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_agrees_in_every_recorded_game(path: Path) -> None:
    replay = Replay(read(path.read_text("utf-8")), GAMES)
    begun, told = replay.rules.dump(replay.g.s), len(replay.g.events)
    course = Course(replay.rules, replay.g.s)
    course.compare(replay.g.s, (None,))
    before: list[Any] = []  # what led to the first branch
    branches = 0
    for row in replay.record.rows:
        action = replay.play(row)
        if row.kind == "branch":
            branches, told = branches + 1, len(replay.g.events)
            course = Course(replay.rules, replay.rules.load(begun))
            for answer in before:
                course.answer(*answer)
        elif action is not None:
            answer = (action.seat, action.verb, action.words, replay.g.events[told:])
            before += [] if branches else [answer]
            course.answer(*answer)
            told = len(replay.g.events)
            course.compare(replay.g.s, (None, *range(replay.record.seats)))


def test_positions_far_built_agree() -> None:
    """Alone in the last year, with nearly all built: what bishops, colonists and achievements are worth."""
    rules = RULES({"setup": "advanced"})
    for seed in range(RICH):
        state = somewhere(rules, 1, Rng(b"rich%d" % seed), rich=True)
        course = Course(rules, state)
        while not state.over:
            (decision,) = rules.pending(state)
            verb = "retire" if decision.ask == "Turn" else "decline"
            words = ("coins",) if verb == "retire" else ()
            out = rules.apply(state, Action(0, verb, words))
            state = out.state
            course.answer(0, verb, words, out.events)
        course.compare(state, (None,))


@pytest.mark.parametrize("steps", ["auto", "ask"])
def test_what_is_rare_agrees(steps: str) -> None:
    """Everybody can move dice, and has as much gold as fits."""
    seen: Counter[str] = Counter()
    for seed in range(RARE):
        rng = Rng(b"rare%d" % seed)
        rules = RULES({"steps": steps, "setup": ("basic", "advanced")[seed % 2]})
        state = somewhere(rules, 1 + seed % 4, rng)
        for me in state.board:
            me.scholars += [] if "logistics" in me.scholars else ["logistics"]
            me.goods["gold"] = 3 if rng.below(2) else 0
        course = Course(rules, state)
        while not state.over:
            course.compare(state, (None,))
            (decision,) = rules.pending(state)
            offer, words = mover(decision.offers, rng.below)
            seen[f"{decision.ask}.{offer.verb}"] += 1
            out = rules.apply(state, Action(decision.seat, offer.verb, words, decision.sn))
            state = out.state
            course.answer(decision.seat, offer.verb, words, out.events)
    for what in ("Logistics.go_on", "Logistics.move_die", "March.step", "March.decline", "Step.decline"):
        assert seen[what] > (0 if what[0] == "M" and steps == "auto" else 9), f"{what} was not looked at"
