"""What the shapes of play are tried on: a table with little on it, a game that runs whatever is laid on its stack.

The shapes belong to no single game: each is a few frames, to show that the kernel carries it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from bot import rules as kernel
from bot.rules import Action, Asked, Decision, Event, Game, Outcome, Pile, Rng
from bot.rules.log import Entry, parse, undone_by, write


class Frame(kernel.Frame, tag=kernel.tagged("shape")):
    """Frames of the shapes."""


class Ask(kernel.Ask, tag=kernel.tagged("shape")):
    """Questions of the shapes."""


class Seat(msgspec.Struct):
    coin: int = 0
    wood: int = 0
    taken: int = 0  # cells of the board that are covered, as bits
    cubes: dict[str, int] = {}  # where a cube lies -> what it counts
    hand: list[str] = []
    shown: list[str] = []
    steps: int = 0


class Table(kernel.State, kw_only=True):
    board: list[Seat]
    deck: Pile = msgspec.field(default_factory=Pile)
    said: list[str] = []  # noqa: RUF012
    left: list[str] = []  # noqa: RUF012


class Play(kernel.Play[Table]):
    def say(self, what: str) -> None:
        self.s.said.append(what)


class Bench(Game[Table]):
    """Runs what is laid on it."""

    name = "shapes"
    seat_counts = (1, 2, 3, 4)
    state_type = Table
    play_type = Play

    def react(self, g: Any, event: Event) -> None:
        """Whoever has a bell among what he shows may answer to a noise; in turn order from who made it."""
        if event.kind == "noise":
            assert event.seat is not None
            g.then(*(Bell(s) for s in g.order_from(event.seat) if "bell" in g.s.board[s].shown))


class Bell(Ask):
    def offers(self, g: Play) -> Iterable[kernel.Offer]:
        yield kernel.pick(self.ring)
        yield kernel.pick(self.hush)

    def ring(self, g: Play) -> None:
        g.say(f"ring {self.seat}")

    def hush(self, g: Play) -> None: ...


BENCH = Bench()


class Session:
    """A table being played through `apply`, saved and loaded after every answer; with its log, so that undo works."""

    def __init__(self, table: Table, *frames: kernel.Frame) -> None:
        self.frames, self.bare = frames, BENCH.dump(table)
        self.log: list[Entry] = []
        self.s = self._begin()

    def _begin(self) -> Table:
        state = BENCH.load(self.bare)
        state.stack = list(reversed(self.frames))
        g = BENCH.resume(BENCH.load(BENCH.dump(state)))
        g.advance(g.s.stack)
        return g.s

    def do(self, seat: int, verb: str, *words: str) -> Outcome[Table]:
        action = parse(write(Action(seat, verb, words)))  # as it comes back from a recorded game
        out = BENCH.apply(self.s, action)
        self.s = BENCH.load(BENCH.dump(out.state))
        self.log.append(Entry(action, out.barrier, out.fork))
        return out

    def undo(self, seat: int) -> None:
        dropped = undone_by(self.log, seat)
        kept = [e for i, e in enumerate(self.log) if i not in dropped]
        self.s, self.log = self._begin(), []
        for e in kept:
            self.do(e.action.seat, e.action.verb, *e.action.words)

    @property
    def asked(self) -> list[tuple[int, str]]:
        return [(a.seat, a.ask) for a in self.questions]

    @property
    def questions(self) -> list[Asked]:
        return BENCH.asked(self.s)

    def asks(self, seat: int) -> Decision:
        d = BENCH.decision(self.s, seat)
        assert d is not None, f"seat {seat} is not asked"
        return d

    def verbs(self, seat: int) -> list[str]:
        return [o.verb for o in self.asks(seat).offers]

    def options(self, seat: int, verb: str) -> list[tuple[str, ...]]:
        offer = self.asks(seat).offer(verb)
        assert isinstance(offer, kernel.Pick)
        return list(offer.options)


def table(*seats: Seat, deck: Iterable[str] = (), left: Iterable[str] = ()) -> Table:
    board = list(seats) or [Seat(), Seat()]
    return Table(seats=len(board), rng=Rng(bytes(32)), board=board, deck=Pile(list(deck)), left=list(left))
