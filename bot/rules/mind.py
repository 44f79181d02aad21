"""What a game knows about playing it well: how answers look at a glance, and what a table is worth to its seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from random import Random
from typing import Any, ClassVar

import msgspec

from .actions import GameLike
from .offers import Offer, Pick, Words
from .rng import Below, Rng

ROUNDS = 3  # ends of rounds to play on to in thought, then the table is judged
MANY = 24  # options looked at where nothing is known about them


class Weighed(msgspec.Struct, frozen=True, gc=False):
    """An answer, and what it seems to be worth; only the order and rough distances within one question count."""

    worth: float
    offer: Offer
    words: Words


class Mind:
    """This one knows no game: all answers look alike, and who has more points is better off.

    A game derives its own and names it as `mind_type`. `see` and `imagine` give what `weigh` reads: the first from the
    view of the seat that really answers, the second from a state that search has made up. Both must lead to the same
    judgement, which may rest on nothing that the seat could not see.
    """

    spread_tries = 4  # fillings of a spread that search looks at
    trust = 0.0  # what search goes by, for each point that an answer seems better at a glance: trials are few
    margin = 0.0  # chance to win that search would give for a point: who is far behind, or ahead, still plays
    envy = 1.0  # points of its own that it would give for one less of each of the others

    weights: Any = None  # what the judgement rests on
    styles: ClassVar[Mapping[str, Any]] = {}  # players of other opinions, by name: their weights

    def __init__(self, rules: GameLike, style: str = "") -> None:
        """`style`: one of `styles`, "" for the best that is known."""
        self.rules = rules
        if style:
            self.weights = self.styles[style]

    def see(self, view: Any) -> Any:
        """What `weigh` reads, from a view."""
        return view

    def imagine(self, state: Any) -> Any:
        """What `weigh` reads, from a made-up state that is being played on."""
        return state

    def weigh(
        self, seen: Any, seat: int, ask: str, offers: Sequence[Offer], below: Below, many: bool = False
    ) -> list[Weighed]:
        """Answers worth a thought, at least one; `many`: for search, with several ways to fill a spread."""
        found = self.judge(seen, seat, ask, offers, many)
        if many and found:
            least = max([w.worth for w in found]) - self.near(ask)
            found = [w for w in found if w.worth >= least]
        return found or [w for offer in offers for w in self.unknown(offer, below, many)]

    def reply(
        self, seen: Any, seat: int, ask: str, offers: Sequence[Offer], chance: Random, noise: float
    ) -> tuple[Offer, Words]:
        """The answer of a player whose judgement strays by up to `noise` points: for play that is only imagined."""
        weighed = self.weigh(seen, seat, ask, offers, chance.randrange)
        found = weighed[0]
        if len(weighed) > 1:
            best, stray = -inf, chance.random
            for w in weighed:
                worth = w.worth + noise * stray()
                if worth > best:
                    best, found = worth, w
        return found.offer, found.words

    def judge(self, seen: Any, seat: int, ask: str, offers: Sequence[Offer], many: bool) -> list[Weighed]:
        """The answers about which something is known, by `weigh`'s arguments; none where nothing is."""
        return []

    def near(self, ask: str) -> float:
        """By how many points an answer may seem worse than the best and be tried by search, which has little time."""
        return inf

    def unknown(self, offer: Offer, below: Below, many: bool) -> list[Weighed]:
        """Answers of an offer about which nothing is known: the options, some of them by chance if there are many."""
        if isinstance(offer, Pick) and len(offer.options) <= MANY:
            return [Weighed(0.0, offer, words) for words in offer.options]
        tries = MANY if isinstance(offer, Pick) else self.spread_tries if many else 1
        found = dict.fromkeys(offer.sample(below) for _ in range(tries))
        return [Weighed(0.0, offer, words) for words in found]

    def guess(self, state: Any, seat: int, rng: Rng) -> Any:
        """A state that `seat` could not tell from this one, made of nothing but what it can see, and chance."""
        return self.rules.scramble(state, seat, rng)

    def horizon(self, state: Any, seat: int) -> Callable[[Any], bool]:
        """What tells of a state, played on in thought from this one for a seat, that it is far enough to be judged."""
        last = state.round + ROUNDS
        return lambda s: bool(s.round >= last)

    def value(self, state: Any) -> list[float]:
        """How well off each seat is, from 0 (will lose) to 1 (will win), all of them together 1."""
        tallies = self.rules.scores(state)
        if state.over:
            return shares([t.rank for t in tallies])
        least = min(t.total for t in tallies)
        above = [t.total - least + 1.0 for t in tallies]
        return [n / sum(above) for n in above]

    def points(self, state: Any) -> list[float]:
        """What each seat will have in the end, as far as one can tell, give or take the same for all."""
        return [t.total for t in self.rules.scores(state)]

    def prospect(self, state: Any, seat: int) -> float:
        """What search goes by: a seat's chance to win, and a part of its points against the mean of the others."""
        found = self.value(state)[seat]
        if self.margin:
            points = self.points(state)
            mine, others = points[seat], len(points) - 1
            found += self.margin * (mine - (self.envy * (sum(points) - mine) / others if others else 0.0))
        return found


def shares(ranks: Sequence[int]) -> list[float]:
    """A win by seat: 1, or a part of it for each of those who share the first rank."""
    firsts = ranks.count(1)
    return [1 / firsts if rank == 1 else 0.0 for rank in ranks]
