"""Crowd: a made-up game with forty verbs, so that its commands have to form groups."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

import msgspec

from bot import rules as kernel
from bot.rules import Offer, Rng, pick

FLAT = tuple(f"do_{n}" for n in range(10))
BUILD = tuple(f"build_{n}" for n in range(18))
SAIL = tuple(f"sail_{n}" for n in range(12))
WHERE = ("north", "south")


class State(kernel.State, kw_only=True):
    done: list[str]


class Play(kernel.Play[State]):
    pass


def _verb(name: str) -> Callable[..., None]:
    def handler(self: kernel.Ask, g: Play, where: str) -> None:
        g.s.done.append(f"{name} {where}")
        g.s.over = len(g.s.done) == len(FLAT + BUILD + SAIL)
        if not g.s.over:
            g.then(Turn((self.seat + 1) % g.s.seats))

    handler.__name__ = name
    return handler


def _offers(self: kernel.Ask, g: Play) -> Iterable[Offer]:
    done = {said.split()[0] for said in g.s.done}
    return [pick(getattr(self, verb), [(w,) for w in WHERE]) for verb in FLAT + BUILD + SAIL if verb not in done]


HANDLERS: dict[str, Any] = {"offers": _offers, **{verb: _verb(verb) for verb in FLAT + BUILD + SAIL}}
Turn: Any = msgspec.defstruct(
    "Turn", [], bases=(kernel.Ask,), tag=kernel.tagged("crowd"), namespace=HANDLERS, module=__name__
)


class Crowd(kernel.Game[State]):
    name = "crowd"
    seat_counts = (2,)
    state_type = State
    play_type = Play
    command_groups: ClassVar[dict[str, tuple[str, ...]]] = {"building_site": BUILD, "sea": SAIL}

    def start(self, seats: int, rng: Rng) -> State:
        return State(seats=seats, rng=rng, stack=[Turn(0)], done=[])

    def view(self, state: State, seat: int | None) -> Any:
        return {"done": state.done}
