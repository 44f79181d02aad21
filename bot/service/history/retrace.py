"""A finished game gone through once more: the points at the end of each round, and the table at moments of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from bot.rules import Event, Refused

from .entries import History, standing

if TYPE_CHECKING:
    from ..core.live_tables import Live

UNITS = ("round", "year")  # events that begin a new part of a game, and what the part is called
T = TypeVar("T")
FEW = 10  # parts; a game of fewer is told by its answers
BREATH = 8  # answers between two looks at whatever else is to be done

_events = msgspec.json.Decoder(list[Event])


class Course(msgspec.Struct, frozen=True):
    """`points` by seat, then by rival (opponents that are no seats, the first first): at the beginning and after each
    `unit`, as the final score counts them. `views`: from the set-up to the end, as anybody may see them now that it is
    over."""

    unit: str
    points: tuple[tuple[int, ...], ...]
    views: tuple[Any, ...]


async def retrace(history: History, live: Live, most: int) -> Course:
    """Play a finished game once more, with pauses for everything else; at most `most` views."""
    rows = await history.rows(live.table.id)
    begun = [(r.n, e.kind) for r in rows if r.undone_at is None for e in _events.decode(r.events) if e.kind in UNITS]
    answers = standing(rows)
    last = answers[-1].n
    # A part ends where the next one begins. What comes before the first (a draft, say) is no part.
    ends = [*(dict.fromkeys(n for n, _ in begun if n < last) or [0]), last]
    shown = set(evenly(ends if len(ends) >= FEW else [0, *(r.n for r in answers)], most))
    rules = live.rules
    open_points = rules.with_options({**live.table.options, "points": "open"}) if _hides(rules) else rules
    state = await history.state_at(live, 0)
    totals: list[list[int]] = []
    views: list[Any] = []

    def note(n: int) -> None:
        if n in ends:
            scores = [*sorted(rules.scores(state), key=lambda t: t.seat), *rules.rival_scores(state)]
            totals.append([t.total for t in scores])
        if n in shown:
            views.append(open_points.view(state, None))

    note(0)
    for i, row in enumerate(answers):
        try:
            state = await history.step(live, state, row)
        except Refused:  # played under older rules: told by the next state that can be made
            if await history.version(live.table.id, row.n) == rules.version:
                raise
            continue
        note(row.n)
        if i % BREATH == 0:
            await asyncio.sleep(0)
    return Course(begun[0][1] if begun else UNITS[0], tuple(zip(*totals, strict=True)), tuple(views))


def evenly(all: Sequence[T], most: int) -> list[T]:
    """At most `most` of them, the first and the last among them, as evenly as may be."""
    if len(all) <= most:
        return list(all)
    return [all[i * (len(all) - 1) // (most - 1)] for i in range(most)]


def _hides(rules: Any) -> bool:
    return any(o.name == "points" and "open" in o.values for o in rules.options)
