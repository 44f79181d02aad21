"""Thinking ahead: an answer is tried on tables as they may be, played on in thought, and judged by what comes of it.

A seat never looks at the true table: every table tried is made by `Mind.guess` from what the seat sees, with chance
from the same source, so that in two states which it cannot tell apart it moves alike.
"""

from __future__ import annotations

import random
from hashlib import blake2b
from typing import Any

import msgspec

from .actions import Action, Decision
from .errors import NotYours
from .game import Game
from .mind import Mind, Weighed
from .offers import Offer, Words
from .play import Play
from .questions import first_of
from .rng import Below, Rng

NODES = 1000  # answers played in thought for one answer
WIDE = 8  # answers tried at most
LONG = 300  # answers in one line of play, at most, for games whose rounds are long
NOISE = 0.5  # how far the play in thought strays from the rules of thumb, in their own points


class Line(msgspec.Struct):
    """An answer under trial."""

    weighed: Weighed
    tries: int = 0
    total: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0


class Search:
    """One question being thought about. `nodes` bounds the work, and nothing else does: no clock."""

    def __init__(self, rules: Game[Any], state: Any, seat: int, nodes: int) -> None:
        self.rules, self.state, self.seat, self.nodes = rules, state, seat, nodes
        self.mind: Mind = rules.mind_type(rules)
        self.played = 0
        self.view = rules.view(state, seat)
        self.seed = blake2b(msgspec.json.encode(self.view) + b"%d" % seat, digest_size=16).digest()
        self._worlds: list[bytes] = []

    def best(self) -> Action:
        """The answer that did best; raises `NotYours` if the seat is not asked."""
        d = self.rules.decision(self.state, self.seat)
        if d is None:
            raise NotYours("not-your-turn")
        lines = self._lines(d)
        while len(lines) > 1:
            self._round(lines)
            lines.sort(key=lambda line: -line.mean - self.mind.trust * line.weighed.worth)
            if self.played >= self.nodes:
                break
            lines = lines[: (len(lines) + 1) // 2]
        chosen = lines[0].weighed
        return Action(self.seat, chosen.offer.verb, chosen.words, d.sn)

    def _lines(self, d: Decision) -> list[Line]:
        below = self._chance(b"answers").randrange
        weighed = self.mind.weigh(self.mind.see(self.view), self.seat, d.ask, d.offers, below, True)
        weighed.sort(key=lambda w: -w.worth)
        return [Line(w) for w in weighed[:WIDE]]

    def _round(self, lines: list[Line]) -> None:
        """Give every line an equal part of the nodes; all are tried on the same tables."""
        halvings = max(1, (len(lines) - 1).bit_length())
        share = max(1, (self.nodes - self.played) // halvings)
        end = self.played + share
        while self.played < end:
            n = lines[0].tries
            for line in lines:
                if self.played >= self.nodes:
                    return
                line.total += self._try(line.weighed, n)
                line.tries += 1

    def _try(self, first: Weighed, n: int) -> float:
        """Play on from an answer on the n-th table; the seat's chance to win there."""
        g = self.rules.resume(self.rules.load(self._world(n)), record=False)
        chance = self._chance(b"play%d" % n)
        far = self.mind.horizon(g.s, self.seat)
        question = next(q for q in g.open_questions() if q.ask.seat == self.seat)
        g.answer(question, first.offer, first.words, known=True)  # the seat is asked the same on every such table
        self.played += 1
        for _ in range(LONG):
            questions = g.open_questions()
            if not questions or far(g.s):
                break
            question = questions[0] if len(questions) == 1 else first_of(questions)
            offer, words = self._reply(g, question.ask, chance)
            g.answer(question, offer, words, known=True)
            self.played += 1
        return self.mind.value(g.s)[self.seat]

    def _reply(self, g: Play[Any], ask: Any, chance: random.Random) -> tuple[Offer, Words]:
        seen, offers = self.mind.imagine(g.s), g.offers_of(ask)
        return self.mind.reply(seen, ask.seat, type(ask).__name__, offers, chance, NOISE)

    def _world(self, n: int) -> bytes:
        """The n-th table as it may be."""
        while len(self._worlds) <= n:
            rng = Rng(blake2b(self.seed + b"table%d" % len(self._worlds), digest_size=32).digest())
            self._worlds.append(self.rules.dump(self.mind.guess(self.state, self.seat, rng)))
        return self._worlds[n]

    def _chance(self, what: bytes) -> random.Random:
        return random.Random(int.from_bytes(blake2b(self.seed + what, digest_size=8).digest(), "big"))


def by_search(rules: Game[Any], state: Any, seat: int, below: Below, nodes: int = NODES) -> Action:
    """What search thinks best; the same for the same view and `nodes`. Raises `NotYours` if the seat is not asked."""
    return Search(rules, state, seat, nodes).best()
