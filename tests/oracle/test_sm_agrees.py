"""The rules of Santa Maria agree with the second table: what is asked, what is offered, what each answer does."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Action, Rng
from bot.rules.record import read
from bot.rules.replay import Replay
from tests.oracle.sm_agrees import agrees
from tests.oracle.sm_positions import by_chance
from tests.oracle.sm_table import Table
from tests.players import SANTA_MARIA

RULES = GAMES["santa_maria"]
TABLES = list(product(range(1, 5), ("basic", "advanced"), ("own", "shared")))
STATES = 1300  # answers at each table
RICH = 60  # positions
STORIES = sorted((Path(__file__).parent.parent / "recorded" / "santa_maria").glob("*.game"))
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
FREE = {"sell", "buy", "move_die"}


def offered(decision: Any) -> dict[str, set[tuple[str, ...]]]:
    found = {}
    for offer in decision.offers:
        assert offer.verb not in found and offer.free == (offer.verb in FREE)
        assert len(set(offer.options)) == len(offer.options)
        found[offer.verb] = set(offer.options)
    return found


def somewhere(rules: Any, seats: int, rng: Rng, rich: bool = False) -> Any:
    """A state well into a game."""
    state = rules.start(seats, Rng(rng.below(1 << 60).to_bytes(32, "big")))
    for name, value in by_chance(seats, dict(rules.chosen), rng, rich):
        rules.arrange(state, name, value)
    rules.arranged(state)
    g = rules.resume(state)
    g.advance(g.s.stack)
    return g.s


class Course:
    """The second table played beside the first."""

    def __init__(self, rules: Any, state: Any) -> None:
        self.rules = rules
        seats = state.seats
        points = [rules.view(state, seat).seats[seat].points for seat in range(seats)]
        self.table = Table(rules.view(state, None), points, dict(rules.chosen))
        self.course = self.table.play(rules.asked(state)[0].seat)
        self.want: Any = next(self.course)

    def compare(self, state: Any, readers: Iterable[int | None]) -> None:
        """The same is asked and offered, the same is shown."""
        if self.want is None:
            assert state.over and self.table.over
        else:
            (decision,) = self.rules.pending(state)
            name, seat, offers = self.want
            assert (decision.ask, decision.seat) == (name, seat), (decision, self.want)
            have = offered(decision)
            for verb in {*have, *offers}:
                wrong = have.get(verb, set()) ^ offers.get(verb, set())
                assert not wrong, f"{name} {verb}: only one of the two offers {sorted(wrong)}"
        for reader in readers:
            agrees(self.table, self.rules.view(state, reader))

    def answer(self, verb: str, words: tuple[str, ...], events: Iterable[Any]) -> None:
        """An answer has been given, and all this came of it."""
        self.table.told = deque(events)
        try:
            self.want = self.course.send((verb, words))
        except StopIteration:
            self.want = None
        assert not self.table.told, f"told but not so: {list(self.table.told)}"


def play(seats: int, options: dict[str, str], seed: int, seen: Counter[str]) -> None:
    """One game by different players, every question, every event and every view of it checked."""
    rules, rng = RULES(options), Rng(b"oracle%d" % seed)
    minds = list(SANTA_MARIA.values())
    players = [minds[rng.below(len(minds))] for _ in range(seats)]
    state = somewhere(rules, seats, rng) if seed % 3 else rules.setup(seats, seed.to_bytes(32, "big")).state
    course = Course(rules, state)
    while not state.over:
        course.compare(state, (None, rng.below(seats)))
        (decision,) = rules.pending(state)
        offer, words = players[decision.seat](decision.offers, rng.below)
        seen[f"{decision.ask}.{offer.verb}"] += 1
        seen["states"] += 1
        out = rules.apply(state, Action(decision.seat, offer.verb, words, decision.sn))
        state = out.state
        seen.update(f"event {e.kind}" for e in out.events)
        course.answer(offer.verb, words, out.events)
    course.compare(state, (None, rng.below(seats)))


@pytest.mark.parametrize(("seats", "setup", "blue_dice"), TABLES)
def test_agrees(seats: int, setup: str, blue_dice: str) -> None:
    seen: Counter[str] = Counter()
    number = TABLES.index((seats, setup, blue_dice))
    while seen["states"] < STATES:
        rng = Rng(b"options%d.%d" % (number, seen["states"]))
        options = {o.name: o.values[rng.below(len(o.values))] for o in RULES.options}
        play(seats, options | {"setup": setup, "blue_dice": blue_dice}, 1000 * number + seen["states"], seen)
    for what in SEEN:
        assert seen[what], f"{what} was not looked at"


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_agrees_in_every_recorded_game(path: Path) -> None:
    replay = Replay(read(path.read_text("utf-8")), GAMES)
    course, told = Course(replay.rules, replay.g.s), len(replay.g.events)
    course.compare(replay.g.s, (None,))
    for action in replay.steps():
        course.answer(action.verb, action.words, replay.g.events[told:])
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
            course.answer(verb, words, out.events)
        course.compare(state, (None,))
