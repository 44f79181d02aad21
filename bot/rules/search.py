"""Thinking ahead: an answer is tried on tables as they may be, played on in thought, and judged by what comes of it.

A seat never looks at the true table: every table tried is made by `Mind.guess` from what the seat sees, with chance
from the same source, so that in two states which it cannot tell apart it moves alike.
"""

from __future__ import annotations

import gc
import random
from hashlib import blake2b
from typing import Any

import msgspec

from .actions import Action
from .errors import NotYours
from .game import Game
from .mind import Mind, Weighed
from .offers import Offer, Words
from .play import Play
from .questions import first_of
from .race import LEAST, Line, affordable, ahead, begin, halvings
from .rng import Below, Rng

NODES = 12_000  # answers played in thought for one answer, as at tables: about a second
WIDE = 8  # answers tried at most
LONG = 300  # answers in one line of play, at most, for games whose rounds are long
NOISE = 0.5  # how far the play in thought strays from the rules of thumb, in their own points
SELDOM = 20_000  # objects made between two looks for those that lead back to themselves: in thought hardly any do
STRANGE = 0.5  # how often somebody else is imagined to be of another opinion, where the game knows any


class Search:
    """One question being thought about. `nodes` bounds the work, and nothing else does: no clock."""

    def __init__(self, rules: Game[Any], state: Any, seat: int, nodes: int) -> None:
        self.rules, self.state, self.seat, self.nodes = rules, state, seat, nodes
        self.mind: Mind = rules.mind_type(rules)
        self.others: list[Mind] = [rules.mind_type(rules, style) for style in self.mind.styles]
        self.played = 0
        self.view = rules.view(state, seat)
        self.seed = blake2b(msgspec.json.encode(self.view) + b"%d" % seat, digest_size=16).digest()
        self._dealt: tuple[int, Any] = (-1, None)  # a deal, and its table

    def best(self) -> Action:
        """The answer that did best; raises `NotYours` if the seat is not asked."""
        d = self.rules.decision(self.state, self.seat)
        if d is None:
            raise NotYours("not-your-turn")
        below = self._chance(b"answers").randrange
        weighed = self.mind.weigh(self.mind.see(self.view), self.seat, d.ask, d.offers, below, True)
        usual = gc.get_threshold()
        gc.set_threshold(SELDOM, *usual[1:])
        try:
            chosen = self._race(begin(weighed, self.mind.trust)[:WIDE])
        finally:
            gc.set_threshold(*usual)
        return Action(self.seat, chosen.offer.verb, chosen.words, d.sn)

    def _race(self, lines: list[Line]) -> Weighed:
        """Try all on deal after deal; fewer and fewer, until one is left or the nodes are used up."""
        deal, halved = 0, 0
        rounds, many = halvings(len(lines)), len(lines)
        while len(lines) > 1 and self._try_all(lines, deal):
            deal += 1
            if deal == 1:
                many = affordable(many, self.nodes * many / self.played)
                rounds, lines = halvings(many), lines[:many]
            lines = ahead(lines)
            if deal >= LEAST and self.played * rounds >= self.nodes * (halved + 1):
                halved += 1
                lines = lines[: max(1, -(-many >> halved))]
        return lines[0].weighed

    def _try_all(self, lines: list[Line], deal: int) -> bool:
        """Whether all could be tried on the deal; what was found on one that not all were is not counted."""
        found = []
        for line in lines:
            if self.played >= self.nodes:
                return False
            found.append(self._try(line.weighed, deal))
        for line, worth in zip(lines, found, strict=True):
            line.add(worth)
        return True

    def _try(self, first: Weighed, n: int) -> float:
        """Play on from an answer on the n-th deal; what comes of it for the seat."""
        g = self.rules.resume(self.rules.copied(self._table(n)), record=False)
        chance = self._chance(b"play%d" % n)
        players = [self._imagined(seat, chance) for seat in range(g.s.seats)]
        seed, round_ = chance.getrandbits(48), g.s.round
        far = self.mind.horizon(g.s, self.seat)
        question = next(q for q in g.open_questions() if q.ask.seat == self.seat)
        g.answer(question, first.offer, first.words, known=True)  # the seat is asked the same on every such table
        self.played += 1
        for _ in range(LONG):
            questions = g.open_questions()
            if not questions or far(g.s):
                break
            if g.s.round != round_:  # from here on all lines of the deal have the same chance again
                round_ = g.s.round
                chance.seed(seed + round_)
            question = questions[0] if len(questions) == 1 else first_of(questions)
            offer, words = self._reply(g, players[question.ask.seat], question.ask, chance)
            g.answer(question, offer, words, known=True)
            self.played += 1
        return self.mind.prospect(g.s, self.seat)

    def _imagined(self, seat: int, chance: random.Random) -> Mind:
        """Who plays for a seat in thought."""
        if seat == self.seat or not self.others or chance.random() >= STRANGE:
            return self.mind
        return self.others[chance.randrange(len(self.others))]

    def _reply(self, g: Play[Any], mind: Mind, ask: Any, chance: random.Random) -> tuple[Offer, Words]:
        seen, offers = mind.imagine(g.s), g.offers_of(ask)
        return mind.reply(seen, ask.seat, type(ask).__name__, offers, chance, NOISE)

    def _table(self, n: int) -> Any:
        """The n-th table as it may be; kept while its deal lasts."""
        if self._dealt[0] != n:
            rng = Rng(blake2b(self.seed + b"table%d" % n, digest_size=32).digest())
            self._dealt = n, self.mind.guess(self.state, self.seat, rng)
        return self._dealt[1]

    def _chance(self, what: bytes) -> random.Random:
        return random.Random(int.from_bytes(blake2b(self.seed + what, digest_size=8).digest(), "big"))


def by_search(rules: Game[Any], state: Any, seat: int, below: Below, nodes: int = NODES) -> Action:
    """What search thinks best; the same for the same view and `nodes`. Raises `NotYours` if the seat is not asked."""
    return Search(rules, state, seat, nodes).best()
