"""The rules of Boonlake agree with the second table: what is asked, what is offered, what each answer does."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from bot.games.boonlake import Boonlake
from bot.rules import Action, Rng
from bot.rules.offers import Spread, any_answer
from tests.oracle.boonlake.agrees import agrees, winners
from tests.oracle.boonlake.asking import Course
from tests.oracle.boonlake.game import play as turns
from tests.oracle.boonlake.game import whole
from tests.oracle.boonlake.positions import by_chance
from tests.oracle.boonlake.table import Table

TABLES = [
    *product((2, 3, 4), ("common",), ("at_once", "in_order")),
    *product((1,), ("difficulty",), ("easy", "medium", "challenge", "hard", "very_hard")),
]
STATES = 400  # answers in whole games at each table, and as many again in games from positions by chance
FREE = {"push", "boat"}
SEEN = (  # at each table
    *(f"PlayCard.{verb}" for verb in ("play", "discard", "decline", "boat")),
    *(f"{share}.discard" for share in ("BuilderShare", "CattleShare", "SettleShare")),
    *("CoverLabel.cover", "HireShare.hire", "ProgressShare.modernise", "ScoreTile.score", "Discard.give"),
    *(
        "Explore.explore",
        "LayTile.lay",
        "LayPasture.lay",
        "Improve.develop",
        "InterimChoice.house",
        "Exchange.exchange",
    ),
)


def offered(decision: Any) -> dict[str, set[tuple[str, ...]]]:
    """What the rules offer, verb by verb."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for offer in decision.offers:
        assert offer.verb not in found and offer.free == (offer.verb in FREE)
        if isinstance(offer, Spread):
            assert offer.low == offer.high and set(offer.caps) == {1} == set(offer.weights)
            found[offer.verb] = {(str(offer.low), *sorted(offer.bins))}
        else:
            options = list(offer.options)
            assert len(set(options)) == len(options)
            found[offer.verb] = set(options)
    return found


class Beside:
    """The second table played beside the first."""

    def __init__(self, rules: Any, state: Any) -> None:
        self.rules = rules
        views = [rules.view(state, seat) for seat in range(state.seats)]
        self.table = Table(views, state.grey.cards, dict(rules.chosen))
        self.course = Course(turns(self.table, rules.asked(state)[0].seat) if state.round else whole(self.table))
        for view in (*views, rules.view(state, None)):
            agrees(self.table, view)

    def compare(self, state: Any) -> Any:
        """The same is asked and offered; the questions of the rules."""
        decisions = self.rules.pending(state)
        asked = {d.seat: d for d in decisions}
        assert {seat: d.ask for seat, d in asked.items()} == {seat: q.ask for seat, (q, _) in self.course.open.items()}
        for seat, (question, _) in self.course.open.items():
            have, want = offered(asked[seat]), question.offers()
            for verb in {*have, *want}:
                one, other = have.get(verb, set()), want.get(verb, set())
                assert one == other, f"{question.ask} {verb}: offered {sorted(one - other)}, but {sorted(other - one)}"
        return decisions

    def answer(self, seat: int, verb: str, words: tuple[str, ...], after: Any, reader: int | None) -> None:
        """An answer has been given; this is the state after it, and this a reader of it."""
        view = self.rules.view(after, reader)
        self.table.now = view
        self.course.answer(seat, verb, words)
        self.table.deck.see(list(view.discards))
        self.table.learn([me.hand for me in after.board])
        agrees(self.table, view)


def somewhere(rules: Any, seats: int, rng: Rng, rich: bool, dry: bool = False) -> Any:
    """A state well into a game."""
    state = rules.start(seats, Rng(rng.below(1 << 60).to_bytes(32, "big")))
    for name, value in by_chance(seats, rng, rich, dry):
        rules.arrange(state, name, value)
    rules.arranged(state)
    g = rules.resume(state)
    g.advance(g.s.stack)
    return g.s


def play(rules: Any, seats: int, state: Any, rng: Rng, seen: Counter[str]) -> None:
    """To the end by chance: half the time a verb first and then one of its answers, else any answer."""
    beside, told = Beside(rules, state), []
    while not state.over:
        decisions = beside.compare(state)
        decision = decisions[rng.below(len(decisions))]
        offers = [o for o in decision.offers if not o.free or not rng.below(3)] or decision.offers
        if rng.below(2):
            offers = [offers[rng.below(len(offers))]]
        offer, words = any_answer(offers, rng.below)
        seen[f"{decision.ask}.{offer.verb}"] += 1
        seen["states"] += 1
        out = rules.apply(state, Action(decision.seat, offer.verb, words, decision.sn))
        state = out.state
        beside.answer(decision.seat, offer.verb, words, state, (None, *range(seats))[rng.below(seats + 1)])
        told = [e.args["winners"] for e in out.events if e.kind == "over"]
    assert beside.course.over and told == [winners(beside.table)]


@pytest.mark.parametrize(("seats", "option", "value"), TABLES)
def test_agrees_in_whole_games(seats: int, option: str, value: str) -> None:
    rules, seen = Boonlake({option: value}), Counter[str]()
    while seen["states"] < STATES:
        rng = Rng(b"whole %d %s %d" % (seats, value.encode(), seen["states"]))
        play(rules, seats, rules.setup(seats, rng.below(1 << 60).to_bytes(32, "big")).state, rng, seen)
    assert not [what for what in SEEN if not seen[what]]


@pytest.mark.parametrize(("seats", "option", "value"), TABLES)
def test_agrees_from_positions_by_chance(seats: int, option: str, value: str) -> None:
    rules, seen = Boonlake({option: value}), Counter[str]()
    while seen["states"] < STATES:
        rng = Rng(b"somewhere %d %s %d" % (seats, value.encode(), seen["states"]))
        play(rules, seats, somewhere(rules, seats, rng, bool(seen["games"] % 2)), rng, seen)
        seen["games"] += 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_agrees_where_cards_run_out(seats: int) -> None:
    rules, seen = Boonlake(), Counter[str]()
    while seen["states"] < STATES:
        rng = Rng(b"dry %d %d" % (seats, seen["states"]))
        play(rules, seats, somewhere(rules, seats, rng, True, True), rng, seen)
