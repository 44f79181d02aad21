"""The questions that wait for an answer, as they sit on the stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from .frames import ASKS, FORKS, Ask, Meanwhile, Sealed


class Open(msgspec.Struct, frozen=True):
    """An open question inside the machine: the stack it sits on, and the simultaneous part it belongs to."""

    ask: Ask
    stack: list[Any]
    held: Sealed | Meanwhile | None  # what holds it, where it is on no stack of its own
    fork: int

    @property
    def beside(self) -> bool:
        """Whether the game does not wait for it: somebody else's turn goes on meanwhile."""
        return isinstance(self.held, Meanwhile)


class _Question(Protocol):
    @property
    def beside(self) -> bool: ...


Q = TypeVar("Q", bound=_Question)


def first_of(questions: Sequence[Q]) -> Q:
    """Who answers first where nobody is a person: whoever is asked beside a turn, for its player waits for that."""
    return next((q for q in questions if q.beside), questions[0])


def asking(stack: list[Any], fork: int = 0) -> list[Open]:
    """Every open question on a stack, threads of a fork and all."""
    if not stack:
        return []
    top = stack[-1]
    kind = top.frame_kind
    if kind == ASKS:
        return [Open(top, stack, None, fork)]
    found: list[Open] = []
    if kind == FORKS:
        fork = fork or top.sn
        for thread in top.threads:
            if thread and thread[-1].frame_kind == ASKS:
                found.append(Open(thread[-1], thread, None, fork))
            elif thread:
                found += asking(thread, fork)
    elif isinstance(top, Sealed):
        for ask in top.asks:
            if isinstance(ask, Ask) and str(ask.seat) not in top.answers:
                found.append(Open(ask, [ask], top, fork or top.sn))
    elif isinstance(top, Meanwhile):
        found = asking(top.main, fork)
        busy = [q.ask.seat for q in found]
        for ask in top.beside:
            if isinstance(ask, Ask) and ask.seat not in busy:
                found.append(Open(ask, [ask], top, fork))
    return found
