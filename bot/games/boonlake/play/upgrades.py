"""What can be developed and upgraded, and for what (Rulebook 001, develop, upgrade)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules import Words

from ..components.box import Box, OnMap
from ..state import Seat
from .ground import Ground
from .levers import NONE, ready
from .map_tiles import presences_beside

WHAT = "settlements"


def developable(me: Seat, free: Sequence[OnMap]) -> list[Words]:
    """Of the free sites those whose cost the seat can pay, each as an answer."""
    if not me.ranch:
        return []
    coins, cards = me.coins, len(me.hand)
    return [words for _, _, words, price, fee in free if price <= coins and fee <= cards]


def houses(ground: Ground, seat: int, inhabitants: int) -> list[Words]:
    """The sites where an inhabitant can become a house for so many others."""
    box, me = ground.box, ground.s.board[seat]
    if me.ranch < inhabitants or (me.removed["houses"] == len(box.recesses["houses"]) and not me.spare):
        return []
    return [(site,) for site, piece in ground.own(seat) if piece.kind == "inhabitant"]


def extra_ways(box: Box, me: Seat, what: str, base: int, less: int) -> tuple[tuple[int, int], ...]:
    """(inhabitants, points) that the next settlement or cattle of a seat can cost, with so many inhabitants less."""
    return box.extra_ways(base, box.recesses[what][me.removed[what]].extra, less, me.ranch)


def settlements(ground: Ground, seat: int, inhabitants: int = 0, presences: int = 0) -> list[Words]:
    """Every way to turn a house into a settlement: (site, points, lever); so many fewer are needed.

    A lever that would save nothing is not used.
    """
    box, s = ground.box, ground.s
    me, n = s.board[seat], box.n
    if me.removed[WHAT] == len(box.recesses[WHAT]) or me.removed["houses"] == me.spare:
        return []  # no house stands on the map
    easy = ready(me, box.easy) if me.levers else []
    plain = extra_ways(box, me, WHAT, n.settlement_inhabitants, inhabitants)
    eased = [
        (x, box.easy[x].presences, ways)
        for x in easy
        if (ways := extra_ways(box, me, WHAT, n.settlement_inhabitants, inhabitants + box.easy[x].inhabitants))
    ]
    if not plain and not eased:
        return []
    beside = [(site, presences_beside(box, s, site)) for site, piece in ground.own(seat) if piece.kind == "house"]
    least = n.settlement_presences - presences
    found: list[Words] = []
    for site, k in beside:
        if k >= least:
            found += [(site, str(points), NONE) for _, points in plain]
        for lever, less, ways in eased:
            if k >= least - less and (k < least or ways != plain):
                found += [(site, str(points), lever) for _, points in ways]
    return found


def settlement_inhabitants(box: Box, me: Seat, points: int, less: int) -> int:
    """How many inhabitants the next settlement takes if so many points are given up."""
    ways = extra_ways(box, me, WHAT, box.n.settlement_inhabitants, less)
    return next(inhabitants for inhabitants, given in ways if given == points)
