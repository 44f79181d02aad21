"""Ships on the river (001:239-287, 861-867)."""

from __future__ import annotations

from typing import Any

from tests.oracle.boonlake import box
from tests.oracle.boonlake.asking import Step
from tests.oracle.boonlake.gains import ask, gain
from tests.oracle.boonlake.table import EMINENCE, Seat, Table


def reach(t: Table, seat: int, steps: int) -> list[str]:
    """The spaces that 1 to so many steps lead to: other ships are passed over, but in harbours they do not count."""
    spaces = box.course(t.round)
    ships = [me.ship for me in t.seats if me.seat != seat] + ([t.ship] if t.solo and seat != EMINENCE else [])
    at = t.ship if seat == EMINENCE else t.seats[seat].ship
    ahead = spaces[spaces.index(at) + 1 :]
    return [s for s in ahead if box.RIVER[s].get("harbour") or s not in ships][:steps]


def sail(t: Table, me: Seat, steps: int) -> Step:
    """At least one step; then the reward of the space. True if a lock was crossed that nobody has crossed before."""
    before = me.ship
    _, (space,) = yield from ask(t, me, "Sail", lambda: {"sail": {(s,) for s in reach(t, me.seat, steps)}})
    me.ship = space
    first = crosses(t, before, space)
    yield from _reward(t, me, space)
    return first


def _reward(t: Table, me: Seat, space: str) -> Step:
    row = box.RIVER[space]
    gains: dict[str, int] = row.get("gains", {})
    vases = me.vases
    yield from gain(t, me, gains)
    if "coins" in gains:
        me.coins += sum(e["coins"] for e in me.effects("river_coins"))
    if me.vases > vases and ("vases" in gains or "vase_or_site" in gains):
        me.vases += sum(e["vases"] for e in me.effects("river_vases"))
    if row.get("harbour"):
        for effect in me.effects("harbour"):
            more: dict[str, Any] = effect["gains"]
            yield from gain(t, me, more)


def crosses(t: Table, before: str, space: str) -> bool:
    """Whether a ship is the first of this round to cross a lock on its way there."""
    spaces = box.course(t.round)
    locks = [s for s in spaces if box.RIVER[s].get("lock")]
    passed = sum(spaces.index(s) < spaces.index(space) for s in locks)
    assert passed - sum(spaces.index(s) < spaces.index(before) for s in locks) in (0, 1)
    if passed <= t.locks:
        return False
    t.locks = passed
    return True


def arrived(t: Table) -> bool:
    """Whether a ship lies on the last space."""
    last = box.course(t.round)[-1]
    return last in [me.ship for me in t.seats] + [t.ship]


def back(t: Table) -> None:
    """All ships go back to where the second round begins (001:667)."""
    start = box.SHIPS[len(t.seats)][1]
    for me in t.seats:
        me.ship = start
    if t.solo:
        t.ship = start
