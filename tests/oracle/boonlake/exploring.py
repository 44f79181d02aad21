"""Tiles come onto the map: exploring, and pastures (001:397-431, 533-535)."""

from __future__ import annotations

from typing import Any

from tests.oracle.boonlake import box
from tests.oracle.boonlake.asking import Offers, Step, Words
from tests.oracle.boonlake.gains import ask, gain, hire
from tests.oracle.boonlake.table import Seat, Table

FULL = 2
LEVER = "m09"
DECLINE: Offers = {"decline": {()}}


def explore(t: Table, me: Seat, n: int) -> Step:
    """n tiles of the grey pile, each declined before it is drawn; 2 coins for each that finds no place."""
    for _ in range(n):
        if not t.grey or not t.free():
            me.coins += FULL
            continue
        answer: Any = yield from ask(t, me, "Explore", lambda: {"explore": {()}} | DECLINE)
        if not answer or answer[0] == "decline":
            continue
        t.tile = t.grey.pop()
        _, words = yield from ask(t, me, "LayTile", lambda: {"lay": places(t, me)})
        tile, t.tile = t.tile, ""
        yield from lay(t, me, tile, *words)


def places(t: Table, me: Seat) -> set[Words]:
    """Where a tile can lie, with the lever that gives an inhabitant (if there is one) or without."""
    levers = ("none", LEVER) if me.ready(LEVER) and me.supply else ("none",)
    return {(space, lever) for space in t.free() for lever in levers}


def lay(t: Table, me: Seat, tile: str, space: str, lever: str) -> Step:
    """The tile lies there; the reward of the space is got."""
    t.laid[space] = tile
    if lever == LEVER:
        me.levers[LEVER] = False
        hire(me, 1)
    yield from gain(t, me, box.SPACES[space].get("gains", {}))


def pasture(t: Table, me: Seat) -> Step:
    """A pasture is laid; 2 coins where there is none, or no space for one."""
    if not t.pastures or not t.free():
        me.coins += FULL
        return
    answer: Any = yield from ask(t, me, "LayPasture", lambda: {"lay": places(t, me)} | DECLINE)
    if not answer or answer[0] == "decline":
        return
    space = answer[1][0]
    t.pastures -= 1
    t.cattle[space] = []
    yield from lay(t, me, "pasture", *answer[1])
