"""A table played by chance and kept whole, so that the contract can look at every step of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from bot.rules import Action, Decision, Event, Game, Outcome, Rng
from bot.rules.log import Entry, hash8
from bot.rules.offers import Below, Offer, Words
from bot.rules.record import Record, Row, entry_row, text_of

LIMIT = 5000  # answers in one game; more is a game without end

Player = Callable[[Sequence[Offer], Below], tuple[Offer, Words]]


class Broken(AssertionError):
    """A promise that does not hold: which, how, and the game up to there as text."""

    def __init__(self, promise: str, detail: str, record: str) -> None:
        super().__init__(f"{promise}: {detail}")
        self.promise, self.detail, self.record = promise, detail, record


class Step(msgspec.Struct):
    """One answer of a game that is being checked."""

    run: Run
    n: int
    before: Any
    pending: list[Decision]
    decision: Decision
    action: Action
    out: Outcome[Any]
    rng: Rng  # chance for the checks, apart from that of the game

    @property
    def rules(self) -> Game[Any]:
        return self.run.rules

    @property
    def readers(self) -> list[int | None]:
        """Everybody who may look on."""
        return [None, *range(self.run.seats)]


def by_chance(offers: Sequence[Offer], below: Below) -> tuple[Offer, Words]:
    """Any verb, then any of its answers."""
    offer = offers[below(len(offers))]
    return offer, offer.sample(below)


class Run:
    """A table played by chance and kept whole: the states before each answer, the log, and what has come up."""

    def __init__(
        self, rules: Game[Any], seats: int, seed: int, players: Sequence[Player] = (), limit: int = LIMIT
    ) -> None:
        self.rules, self.seats, self.seed, self.limit = rules, seats, seed, limit
        self.key = Rng(b"table %d" % seed).below(1 << 60).to_bytes(32, "big")
        self.players: list[Player] = [players[i % len(players)] if players else by_chance for i in range(seats)]
        self.first = rules.setup(seats, self.key)
        self.census = rules.census(self.first.state)  # of every state
        self.last: Any = self.first.state
        self.log: list[Entry] = []
        self.states: list[bytes] = []  # before the answer of the same number
        self.seen: Counter[str] = Counter()
        self.told_of: set[int] = set()  # seats and rivals, by events
        self.note(self.first.events)

    def record(self, *rows: Row) -> str:
        """The game so far as text, with more rows after it."""
        r = Record(self.rules.name, self.seats, self.rules.version, dict(self.rules.chosen), self.key)
        r.components = self.rules.components.mark
        r.rows = [*(entry_row(e.action, digits=e.hash8) for e in self.log), *rows]
        return text_of(r)

    def note(self, events: Sequence[Event]) -> None:
        """Remember what has come up: kinds of events, and every id that one speaks of (`id university`)."""
        for event in events:
            self.seen[f"event {event.kind}"] += 1
            if event.seat is not None:
                self.told_of.add(event.seat)
            for value in event.args.values():
                ids = value if isinstance(value, (list, tuple, dict)) else [value]
                self.seen.update(f"id {i}" for i in ids if isinstance(i, str))
            if event.kind == "ending":
                self.seen[f"end {event.args.get('reason')}"] += 1

    def steps(self) -> Iterator[Step]:
        """Play to the end; yields each step once it is made."""
        moves, checks = Rng(b"moves %d" % self.seed), Rng(b"checks %d" % self.seed)
        state = self.first.state
        for n in range(self.limit):
            pending = self.rules.pending(state)
            if not pending:
                return
            for d in pending:
                self.seen[f"ask {d.ask}"] += 1
            d = pending[moves.below(len(pending))]
            offer, words = self.players[d.seat](d.offers, moves.below)
            self.seen[f"verb {d.ask}.{offer.verb}"] += 1
            before, action = state, Action(d.seat, offer.verb, words, d.sn)
            self.states.append(self.rules.dump(before))
            out = self.rules.apply(before, action)
            state = out.state
            self.log.append(Entry(action, out.barrier, out.fork, False, hash8(self.rules, state)))
            self.note(out.events)
            yield Step(self, n, before, pending, d, action, out, checks)
        raise AssertionError(f"not over after {self.limit} answers")


def must(holds: bool, detail: str) -> None:
    """Plain `assert`, also where Python leaves those out."""
    if not holds:
        raise AssertionError(detail)


def heard(events: Sequence[Event], reader: int | None) -> list[tuple[Any, ...]]:
    """Events as a reader hears them."""
    return [(e.kind, e.seat, e.args, e.secret if e.seat == reader else {}) for e in events]
