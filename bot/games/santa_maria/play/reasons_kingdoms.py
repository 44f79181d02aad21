"""Why not: the governor, specialists, lines of an ambassador's die (Rulebook 002)."""

from __future__ import annotations

from collections.abc import Collection

from bot.rules import Reason

from ..components.cells import BIT
from ..components.effects import Produce, WalkOn
from . import reasons
from .kingdoms import Kingdoms, price


def move_on(g: Kingdoms, seat: int) -> list[Reason]:
    """Against going on with the governor: the coins."""
    effect = g.box.ability(g.s.board[seat], WalkOn)
    return reasons.coins(g, seat, effect.coins if effect else 0)


def hire(g: Kingdoms, seat: int, specialist: str, there: str) -> list[Reason]:
    """Against a specialist of production: another one lies there, or the coins."""
    if specialist != there:
        return [Reason("other-specialist", {"specialist": there})]
    if not isinstance(g.box.specialists[there].effect, Produce):
        return [Reason("goes-on-a-cell", {"specialist": there})]
    return reasons.coins(g, seat, price(g, seat, there))


def improve(g: Kingdoms, seat: int, at: str, there: str) -> list[Reason]:
    """Against a cell for an improvement: none lies there, something stands on the cell, or the coins."""
    if isinstance(g.box.specialists[there].effect, Produce):
        return [Reason("no-improvement", {"specialist": there})]
    me = g.s.board[seat]
    found = reasons.coins(g, seat, price(g, seat, there, at))
    if me.stand & BIT[at]:
        return [*found, Reason("governor-there", {"at": at})]
    return [*found, *([Reason("in-use", {"at": at})] if me.busy & BIT[at] else [])]


def follow(g: Kingdoms, seat: int, line: str, lines: Collection[str], fee: int) -> list[Reason]:
    """Against a line: it is not that of the die, or the coins for a diagonal."""
    if line not in lines:
        return [Reason("other-line", {"lines": list(lines)})]
    return reasons.coins(g, seat, fee)
