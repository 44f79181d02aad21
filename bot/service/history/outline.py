"""What there is to step through in a game: numbers alone, so that one step can be read without all the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.rules import Event

from .retrace import UNITS

if TYPE_CHECKING:
    from .entries import History

_events = msgspec.json.Decoder(list[Event])
_MARKS = tuple(f'"kind":"{unit}"'.encode() for unit in UNITS)


class Part(msgspec.Struct, frozen=True):
    """Where a part of a game begins: the entry, what the part is called (one of `UNITS`), which it is."""

    n: int
    unit: str
    number: int


class Outline(msgspec.Struct, frozen=True):
    """The entries of a table that stand, the set-up first, and where its rounds or years begin."""

    steps: tuple[int, ...]
    parts: tuple[Part, ...]


async def outline(history: History, table_id: int) -> Outline:
    """The outline of a table's log as it stands now. Only entries with which a part begins are read."""
    steps, begun = await history.store.outline(table_id, _MARKS)
    parts = [
        Part(n, event.kind, int(event.args.get("n", 0)))
        for n, events in begun
        for event in _events.decode(events)
        if event.kind in UNITS
    ]
    return Outline(tuple(steps), tuple(parts))
