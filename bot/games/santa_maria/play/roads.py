"""Along the roads: where a die may go, and what comes of it (Rulebook 000, Logistics)."""

from __future__ import annotations

from bot.rules import Words

from ..components.box import Box
from ..components.cells import BIT, LINE, LINE_CELLS, LINE_MASK, NAMES, beside, bits, flood
from ..state import Seat


def moves(box: Box, me: Seat, line: str) -> list[Words]:
    """From a building with a die to a free one that a road joins to it, or that is beside it.

    While a line is being activated its die is still to come: one free building of it is left for that.
    """
    free = me.works & ~me.busy
    if not free:
        return []
    in_line, last = _last(me, line)
    found: list[Words] = []
    for at in me.dice:
        goals = _joined(me, BIT[at]) & free
        if not BIT[at] & in_line:
            goals &= ~last
        found += [(at, NAMES[i]) for i in bits(goals)]
    return found


def moves_off(me: Seat, line: str, at: str) -> int:
    """How many moves it takes to free a building of the line from its die, others making room; 0 if it has none, or
    nothing does."""
    if at not in me.dice:
        return 0
    free, dice = me.works & ~me.busy, _cells(me)
    in_line, last = _last(me, line)
    found = _fewest(me, BIT[at], free & ~last, dice)
    if last:  # dice of the line leave it free as they go
        found = min(filter(None, (found, _fewest(me, BIT[at], last, dice & in_line))), default=0)
    return found


def moves_onto_last(me: Seat, line: str) -> int:
    """How many moves it takes to bring a die onto the last free building of the line, so that other buildings will be
    free in the end than without; 0 if nothing does."""
    free = me.works & ~me.busy
    in_line = [1 << i for i in reversed(LINE_CELLS[LINE[line]])]
    first, *others = [cell for cell in in_line if cell & free]
    if not others:
        return 0
    # one that lies past all others would only change places with the die in hand
    past = sum(in_line[: in_line.index(others[0])])
    return _fewest(me, first, _cells(me) & ~past, free)


def _fewest(me: Seat, start: int, goals: int, via: int) -> int:
    """How many steps along roads lead from a building to one of the goals, over others; 0 if none do."""
    seen, edge, n = start, start, 0
    while edge:
        n += 1
        near = 0
        for i in bits(edge):
            near |= _joined(me, 1 << i)
        if near & goals:
            return n
        edge = near & via & ~seen
        seen |= edge
    return 0


def _joined(me: Seat, cell: int) -> int:
    """The cells that are beside one, or beside a road that begins there."""
    near = beside(cell)
    return near | beside(flood(near, me.built & ~me.works | me.improved))


def _last(me: Seat, line: str) -> tuple[int, int]:
    """The cells of the line being activated, and its only free building, if it has no more than one."""
    in_line = LINE_MASK[LINE[line]] if line else 0
    free = me.works & ~me.busy & in_line
    return in_line, 0 if free & (free - 1) else free


def _cells(me: Seat) -> int:
    """The buildings with dice."""
    return sum([BIT[at] for at in me.dice])
