"""Standing orders as they are kept: what was given, when, and by what it has ended."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import msgspec

from bot.rules.orders import Ending, Given

from ..core.live_tables import as_text

LOG = logging.getLogger(__name__)


class Stored(Given, frozen=True, kw_only=True):
    """An order as it is kept. `gone`: the entry by which it has ended, 0 while it stands; `end`: how."""

    gone: int = 0
    end: Ending = ""


class Standing(msgspec.Struct, frozen=True):
    """An order of a seat."""

    seat: int
    key: str
    given: Stored
    at: float


def kept(rows: Iterable[Any]) -> tuple[Standing, ...]:
    """Orders as they come out of the store.

    One that cannot be read is left out: it answers nothing, and is withdrawn with the others.
    """
    found = []
    for r in rows:
        try:
            found.append(Standing(r.seat, r.name, msgspec.json.decode(r.value, type=Stored), r.at))
        except msgspec.DecodeError:
            LOG.error("a plan of seat %d cannot be read", r.seat)
    return tuple(found)


def text_of(given: Given) -> str:
    """An order as it goes into the store."""
    stored = given if isinstance(given, Stored) else Stored(given.name, given.values, given.lasts, given.round)
    return as_text(stored)


def ended_by(standing: Standing, n: int, end: Ending) -> Standing:
    """An order that has ended by entry `n`."""
    return msgspec.structs.replace(standing, given=msgspec.structs.replace(standing.given, gone=n, end=end))
