"""Turns of the Wise Eminence (001:735-877)."""

from __future__ import annotations

from collections.abc import Callable

from tests.oracle.boonlake import box, river
from tests.oracle.boonlake.asking import Step
from tests.oracle.boonlake.strips import scored
from tests.oracle.boonlake.table import EMINENCE, Table

CORNERS = ("upper_left", "upper_right", "lower_left", "lower_right")
INSTEAD, FEW, FULL, LOST, STACK = 10, 2, 4, 2, 6


def turn(t: Table, right: Callable[[Table, int, str], Step]) -> Step:
    """The top tile is shown; its two effects, the player's share, the ship. True if that crosses a lock first."""
    tile = reveal(t)
    b = box.SOLO[tile]["side"] == "b"
    first(t, t.strips[-1], b)
    strip = min(box.SOLO[tile]["actions"], key=t.strips.index)
    row = t.strips.index(strip)
    t.strips[row] = ""
    t.taken, t.row = strip, row + 1
    act(t, strip, b)
    yield from right(t, EMINENCE, strip)
    before, reached = t.ship, river.reach(t, EMINENCE, box.ROWS[row][0])
    t.ship = reached[-1]
    return river.crosses(t, before, t.ship)


def reveal(t: Table) -> str:
    """The next tile of the stack, all six mixed anew when there is none."""
    if not t.stack:
        t.shown, t.stack = [], STACK
    tile: str = t.now.eminence.tile
    assert tile in box.SOLO and tile not in t.shown
    t.stack -= 1
    t.shown.append(tile)
    number = CORNERS.index(t.now.eminence.silhouette or "upper_left")
    assert bool(t.stack) == bool(t.now.eminence.silhouette)
    t.number = int(box.SOLO[tile]["numbers"][number])
    return tile


def first(t: Table, bottom: str, b: bool) -> None:
    """What the strip at the very bottom brings."""
    if bottom == "settle":
        structures(t, 2 if b else 1)
    elif bottom == "cattle_breeding":
        cattle(t)
        cactus(t, 1 if b else 0)
    else:
        cactus(t, 2 if b else 1)


def act(t: Table, strip: str, b: bool) -> None:
    """The effect of the action chosen."""
    if strip in ("builder", "progress"):
        cactus(t, 2 if b else 1)
    elif strip == "hire":
        lay(t)
        cactus(t, 2 if b else 1)
    elif strip == "pioneer":
        laid = [space for space in (lay(t), lay(t)) if space]
        if laid and t.removed["houses"] < box.PIECES["houses"]:
            house(t, t.sites(laid[-1])[0])
        cactus(t, 1 if b else 0)
    elif strip == "cattle_breeding":
        pasture(t)
        cattle(t)
        cactus(t, 1 if b else 0)
    elif strip == "settle":
        structures(t, 2 if b else 1)
    else:
        regions(t, b)


def search(t: Table, fits: Callable[[str], bool]) -> str:
    """The first space from the number on where the effect can be done; "" for none (001:757-765)."""
    for n in range(box.LAST):
        space = str((t.number - 1 + n) % box.LAST + 1)
        if fits(space):
            return space
    return ""


def cactus(t: Table, n: int) -> None:
    """Steps on the cactus track."""
    end = len(box.SOLO_BOARD["cactus"]) - 1
    t.points += LOST * max(0, t.cactus + n - end)
    t.cactus = min(end, t.cactus + n)


def lay(t: Table) -> str:
    """A grey tile is laid; the space, "" where none is left or there is no place."""
    space = search(t, lambda s: s in t.free()) if t.grey else ""
    if space:
        t.laid[space] = t.grey.pop()
    return space


def pasture(t: Table) -> None:
    """A pasture is laid if there is one and a place for it."""
    space = search(t, lambda s: s in t.free()) if t.pastures else ""
    if space:
        t.pastures -= 1
        t.laid[space], t.cattle[space] = "pasture", []


def house(t: Table, site: str) -> None:
    """A house of the own board, without an inhabitant, and without what the site says."""
    t.pieces[site] = EMINENCE, "house"
    t.removed["houses"] += 1


def structures(t: Table, n: int) -> None:
    """Houses up to the second on the map, then a house becomes a settlement (001:831-845)."""
    for _ in range(n):
        left = {what: box.PIECES[what] - t.removed[what] for what in ("houses", "settlements")}
        if not any(left.values()):
            t.points += INSTEAD
        elif len(t.pieces_of(EMINENCE, "house")) < FEW:
            space = search(t, lambda s: any(site not in t.pieces for site in t.sites(s)))
            if space and left["houses"]:
                house(t, next(site for site in t.sites(space) if site not in t.pieces))
        elif left["settlements"]:
            space = search(t, lambda s: any(t.pieces.get(site) == (EMINENCE, "house") for site in t.sites(s)))
            site = next(site for site in t.sites(space) if t.pieces.get(site) == (EMINENCE, "house"))
            t.pieces[site] = EMINENCE, "settlement"
            t.removed["settlements"] += 1


def cattle(t: Table) -> None:
    """One cattle where most structures stand around for the cattle there are, then with the fewest (001:847-859)."""
    if t.removed["cattle"] == box.PIECES["cattle"]:
        t.points += INSTEAD
        return

    def rank(space: str) -> tuple[int, int]:
        herd = len(t.cattle[space])
        return t.around(space, "house", "settlement") - herd, -herd

    open_ = [s for s, herd in t.cattle.items() if len(herd) < FULL]
    if open_:
        best = max(map(rank, open_))
        t.cattle[search(t, lambda s: s in open_ and rank(s) == best)].append(EMINENCE)
        t.removed["cattle"] += 1


def regions(t: Table, b: bool) -> None:
    """The open label where the player has most more presences, the northmost of those (001:815-823, A18)."""
    free = [r for r in box.REGIONS if r not in t.covered]
    t.region = max(free or box.REGIONS, key=lambda r: t.in_region(0, r) - t.in_region(EMINENCE, r))
    if free:
        t.covered.add(t.region)
        t.points += 4 if t.region == "boonlake" else 3
    t.points += scored(t, EMINENCE) * (2 if b else 1)
