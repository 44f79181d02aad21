"""Who comes next, as far as it is settled: read off the frames that are lined up."""

from __future__ import annotations

from typing import Any

from .actions import State
from .frames import AnyFrame, Ask, Fork, Meanwhile, Sealed
from .game import Game
from .questions import asking


def coming(state: State) -> list[int]:
    """The seats whose turn comes after those that are asked now, in order, each once.

    They end where it depends on answers still to be given. Whoever turns out to have no choice is passed over.
    """
    asked = {q.ask.seat for q in asking(state.stack)}
    found: list[int] = []
    for frame in map(_first, reversed(state.stack[:-1])):
        if isinstance(frame, Fork | Sealed):
            break
        if not isinstance(frame, Ask):
            found += frame.leads(state)
            break
        found.append(frame.seat)
    return [seat for seat in dict.fromkeys(found) if seat not in asked]


def next_seat(rules: Game[Any], state: State) -> int | None:
    """The seat that is asked after the one that is asked now; None where that is open, or several are asked.

    A seat whose question answers itself as things stand does not count; that it will not is no promise.
    """
    asked = {q.ask.seat for q in asking(state.stack)}
    later = coming(state)
    if len(asked) != 1 or not later:
        return None
    frames = map(_first, reversed(state.stack[:-1]))
    ask = next((f for f in frames if isinstance(f, Ask) and f.seat not in asked), None)
    if ask is None:  # a frame that is sure of it
        return later[0]
    g = rules.resume(state)
    offers = g.offers_of(ask)
    can_answer = any(not o.free for o in offers)
    return ask.seat if can_answer and g.by_itself(ask, offers) is None else None


def _first(frame: AnyFrame) -> AnyFrame:
    """What a frame below the top begins with."""
    return frame.main[0] if isinstance(frame, Meanwhile) and frame.main else frame
