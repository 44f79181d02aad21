"""Cargo ships and wharves: what may be loaded onto which (Rulebook 003, Captain, Wharf; New Buildings, Small wharf)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.rules import Words

from ..components.effect_index import working, works
from ..state import Ship
from . import Play, guests


class Loading(msgspec.Struct):
    """What the captain phase remembers while it goes round the table."""

    quiet: int = 0  # seats in a row that loaded nothing
    shipped: bool = False  # the captain has loaded and had the privilege
    wharves: list[int] = []  # seats that have used their wharf
    small_wharves: list[int] = []  # and their small wharf
    met: list[int] = []  # seats that have had their first turn
    loaded: list[int] = []  # seats that have loaded, where guests may still matter


def _free(ships: Iterable[Ship]) -> dict[str, int]:
    """Free spaces by good, of its own ship; those of the largest empty ship by ""."""
    return {ship.good: ship.size - ship.load for ship in ships}


def berths(g: Play, seat: int) -> list[Words]:
    """Every (good, ship) that may be loaded: the good's own ship, or an empty one that takes the most."""
    words, ships = g.box.load, g.s.ships
    free = _free(ships)
    found: list[Words] = []
    for good, n in g.s.board[seat].goods.items():
        if n and (room := free.get(good, free.get("", 0))):
            if good in free:
                found += [words[good][ship.size] for ship in ships if ship.good == good]
            else:
                most = min(n, room)
                found += [words[good][ship.size] for ship in ships if not ship.good and ship.size >= most]
    return found


def can_load(g: Play, seat: int, loading: Loading) -> bool:
    """Whether the seat can load, or use a wharf, or has guests who could open one."""
    goods = g.s.board[seat].goods
    have = [good for good, n in goods.items() if n]
    if have:
        free = _free(g.s.ships)
        empty = free.get("", 0)
        for good in have:
            if free.get(good, empty):
                return True
    if wharf_ready(g, seat, loading) or small_wharf_ready(g, seat, loading):
        return True
    return g.box.hosts and bool(have) and guests.matters(g, seat, "captain")


def in_any_order(g: Play, loading: Loading) -> bool:
    """Whether it is the same in which order everybody loads what is left.

    Each good that can be loaded has a ship of its own, with room for all barrels or for those of one seat alone, and no
    wharf, guest or first turn is to come.
    """
    board, free = g.s.board, _free(g.s.ships)
    for good in g.box.goods:
        held = [n for me in board if (n := me.goods[good])]
        if held and good not in free and "" in free:
            return False
        if len(held) > 1 and 0 < free.get(good, 0) < sum(held):
            return False
    effects = g.box.effects
    for seat, me in enumerate(board):
        if seat not in loading.met and (working(me, effects.unions) or working(me, effects.suppliers)):
            return False
        if wharf_ready(g, seat, loading) or small_wharf_ready(g, seat, loading):
            return False
        if g.box.hosts and any(me.goods.values()) and works(me, effects.guest_houses):
            return False
    return True


def wharf_ready(g: Play, seat: int, loading: Loading) -> bool:
    """Whether the seat has something to ship by a wharf not used yet."""
    me = g.s.board[seat]
    return works(me, g.box.effects.wharves) and seat not in loading.wharves and any(me.goods.values())


def small_wharf_ready(g: Play, seat: int, loading: Loading) -> bool:
    """The same by a small wharf."""
    me, wharves = g.s.board[seat], g.box.effects.small_wharves
    if not wharves:
        return False
    return working(me, wharves) is not None and seat not in loading.small_wharves and any(me.goods.values())
