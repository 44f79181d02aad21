"""Along the roads: where a die may go (Rulebook 000, Logistics)."""

from __future__ import annotations

from bot.rules import Words

from .box import Box
from .cells import BIT, LINE, LINE_MASK, NAMES, beside, bits, flood
from .state import Seat


def moves(box: Box, me: Seat, line: str) -> list[Words]:
    """From a building with a die to a free one that a road joins to it, or that is beside it.

    While a line is being activated its die is still to come: one free building of it is left for that.
    """
    free = me.works & ~me.busy
    in_line = LINE_MASK[LINE[line]] if line else 0
    last = free & in_line
    if last & (last - 1):
        last = 0  # there is more than one
    if not free:
        return []
    road = me.built & ~me.works
    found: list[Words] = []
    for at in me.dice:
        near = beside(BIT[at])
        goals = (near | beside(flood(near, road))) & free
        if not BIT[at] & in_line:
            goals &= ~last
        found += [(at, NAMES[i]) for i in bits(goals)]
    return found
