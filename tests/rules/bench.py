"""A game that runs whatever frames a test lays on it, and some frames to lay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot import rules as kernel
from bot.rules import (
    Action,
    Game,
    Offer,
    Play,
    Rng,
    State,
    pick,
    spread,
)

KEY = bytes(range(32))


class Frame(kernel.Frame, tag=kernel.tagged("bench")):
    """Frames of the bench."""


class Ask(kernel.Ask, tag=kernel.tagged("bench")):
    """Questions of the bench."""


class Table(State, kw_only=True):
    said: list[str] = []  # noqa: RUF012
    left: int = 3


class Bench(Game[Table]):
    """Runs whatever frames a test lays on it."""

    name = "bench"
    seat_counts = (2,)
    state_type = Table

    def start(self, seats: int, rng: Rng) -> Table:
        return Table(seats=seats, rng=rng)

    def lay(self, *stack: Any) -> Table:
        """A table that has just run the given frames, first one first."""
        g = self.resume(Table(seats=2, rng=Rng(KEY), stack=list(reversed(stack))))
        g.advance(g.s.stack)
        return g.s


class Say(Frame):
    what: str

    def run(self, g: Play[Table]) -> None:
        g.s.said.append(self.what)


class Order(Frame):
    def run(self, g: Play[Table]) -> None:
        g.then(Say("one"), Say("two"))
        g.s.said.append("zero")
        g.then(Say("three"))


class Speak(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.say, (("a",), ("b",)))

    def say(self, g: Play[Table], what: str) -> None:
        g.s.said.append(f"{self.seat}{what}")
        g.then(Say(f"after {self.seat}{what}"))


class Free(Ask):
    """May whisper as long as there is breath left, and must say one thing."""

    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.stop)
        if g.s.left:
            yield pick(self.whisper, free=True)

    def stop(self, g: Play[Table]) -> None:
        g.s.said.append("stop")

    def whisper(self, g: Play[Table]) -> None:
        g.s.left -= 1
        g.then(Speak(1 - self.seat))


class Single(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.nod)

    def nod(self, g: Play[Table]) -> None:
        g.s.said.append("nod")


class Shown(Single):
    auto = False


class Full(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield spread(self.fill, {"x": 1, "y": 2}, 3, 3)

    def fill(self, g: Play[Table], counts: dict[str, int]) -> None:
        g.s.said.append(str(counts))


class Empty(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.never, ())

    def never(self, g: Play[Table]) -> None: ...


class TooMuch(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield spread(self.fill, {"x": 1}, 2, 2)

    def fill(self, g: Play[Table], counts: dict[str, int]) -> None: ...


class Maybe(Empty):
    may_lapse = True


class OnlyFree(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.idle, free=True)

    def idle(self, g: Play[Table]) -> None: ...


class Forever(Frame):
    def run(self, g: Play[Table]) -> None:
        g.then(Forever())


class Take(Ask):
    """Takes from a heap that all share: what the second is offered depends on when it is asked."""

    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.take, ((str(n),) for n in range(g.s.left + 1)))

    def take(self, g: Play[Table], n: str) -> None:
        g.s.left -= int(n)
        g.s.said.append(f"{self.seat} takes {n}")


class Dice(Ask):
    def offers(self, g: Play[Table]) -> Iterable[Offer]:
        yield pick(self.roll)
        yield pick(self.look)
        yield pick(self.keep)

    def roll(self, g: Play[Table]) -> None:
        g.s.said.append(str(g.s.rng.below(6)))

    def look(self, g: Play[Table]) -> None:
        g.reveal()

    def keep(self, g: Play[Table]) -> None: ...


bench = Bench()


def act(state: Any, seat: int, verb: str, *words: str, rules: Any = bench) -> Any:
    return rules.apply(state, Action(seat, verb, words))
