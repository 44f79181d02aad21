"""Who comes next, as far as it is settled: read off the frames that are lined up."""

from __future__ import annotations

from typing import Any

from .frames import Ask, Fork, Sealed
from .game import Game
from .play import State, asking


def coming(state: State) -> list[int]:
    """The seats whose turn comes after those that are asked now, in order, each once.

    They end where it depends on answers still to be given. Whoever turns out to have no choice is passed over.
    """
    asked = {q.ask.seat for q in asking(state.stack)}
    found: list[int] = []
    for frame in reversed(state.stack[:-1]):
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
    ask = next((f for f in reversed(state.stack[:-1]) if isinstance(f, Ask) and f.seat not in asked), None)
    if ask is None:  # a frame that is sure of it
        return later[0]
    offers = rules.resume(state).offers_of(ask)
    alone = len(offers) == 1 and not offers[0].free and offers[0].only() is not None
    return None if not offers or (alone and ask.auto) else ask.seat
