"""Pieces on the map: to develop, houses, settlements, cattle (001:433-503, 539-545)."""

from __future__ import annotations

from tests.oracle.boonlake import box
from tests.oracle.boonlake.asking import Offers, Step, Words
from tests.oracle.boonlake.gains import discard as give_cards
from tests.oracle.boonlake.gains import gain, lose
from tests.oracle.boonlake.table import Seat, Table

SETTLEMENT, BESIDE, REGION_TWICE, POINTS = 2, 3, 5, 4
EASIER = "m08"
PASTURE, HOUSE_COINS = 4, 2


def improving(t: Table, me: Seat) -> Offers:
    """To develop once or to upgrade once."""
    return {"develop": developing(t, me)} | upgrading(t, me)


def upgrading(t: Table, me: Seat) -> Offers:
    """To upgrade once."""
    return {"house": houses(t, me), "settlement": settlements(t, me)}


def improve(t: Table, me: Seat, verb: str, words: Words) -> Step:
    """One of them is done."""
    if verb == "develop":
        yield from develop(t, me, words[0])
    elif verb == "house":
        yield from house(t, me, words[0])
    else:
        yield from settlement(t, me, words)


def developing(t: Table, me: Seat) -> set[Words]:
    """Empty building sites where the cost can be paid."""
    found: set[Words] = set()
    for space in t.laid if me.ranch else ():
        for site in t.sites(space):
            cost = box.site(t.laid[space], site[-1]).get("cost", {})
            if site not in t.pieces and me.coins >= cost.get("coins", 0) and me.cards >= cost.get("cards", 0):
                found.add((site,))
    return found


def develop(t: Table, me: Seat, site: str) -> Step:
    """An inhabitant from the ranch onto a site; its cost is paid, what it gives is got."""
    row = box.site(t.laid[site[:-1]], site[-1])
    cost = row.get("cost", {})
    me.ranch -= 1
    t.pieces[site] = me.seat, "inhabitant"
    me.coins -= cost.get("coins", 0)
    if cost.get("cards"):
        yield from give_cards(t, me, cost["cards"])
    me.points -= row.get("loss", 0)
    yield from gain(t, me, row.get("gains", {}))


def houses(t: Table, me: Seat, inhabitants: int = 1) -> set[Words]:
    """Own inhabitants that can become houses."""
    if me.ranch < inhabitants or not (me.left("houses") or me.spare):
        return set()
    return {(site,) for site in t.pieces_of(me.seat, "inhabitant")}


def house(t: Table, me: Seat, site: str, inhabitants: int = 1) -> Step:
    """An inhabitant becomes a house, from the own board first, then one that was removed from the map."""
    lose(me, inhabitants)
    me.supply += 1
    t.pieces[site] = me.seat, "house"
    if me.left("houses"):
        remove(me, "houses")
    else:
        me.spare -= 1
    yield from ()


def settlements(t: Table, me: Seat, eased: int = 0) -> set[Words]:
    """(site, points given up, lever): own houses that can become settlements; `eased` by an effect of a card."""
    found: set[Words] = set()
    if not me.left("settlements"):
        return found
    for site in t.pieces_of(me.seat, "house"):
        beside = t.beside(site)
        plain = _prices(me, eased) if beside >= BESIDE - eased else []
        found |= {(site, str(points), "none") for people, points in plain if people <= me.ranch}
        if me.ready(EASIER) and beside >= BESIDE - eased - 1 and _prices(me, eased + 1) != plain:
            found |= {(site, str(points), EASIER) for people, points in _prices(me, eased + 1) if people <= me.ranch}
    return found


def _prices(me: Seat, eased: int) -> list[tuple[int, int]]:
    """(inhabitants, points): the third costs one inhabitant more, the fourth two, each of them or 4 points (A3)."""
    extra = box.recesses("settlements")[me.removed["settlements"]][2]
    return _substituted(extra, max(0, SETTLEMENT + extra - eased))


def _substituted(extra: int, people: int) -> list[tuple[int, int]]:
    return [(people - n, POINTS * n) for n in range(min(extra, people) + 1)]


def settlement(t: Table, me: Seat, words: Words, eased: int = 0) -> Step:
    """A house becomes a settlement; the house is out, unless there is none on the board any more."""
    site, points, lever = words
    if lever == EASIER:
        me.levers[EASIER] = False
        eased += 1
    people = next(n for n, p in _prices(me, eased) if p == int(points))
    region = box.REGION[site[:-1]]
    again = any(box.REGION[other[:-1]] == region for other in t.pieces_of(me.seat, "settlement"))
    lose(me, people)
    row = box.site(t.laid[site[:-1]], site[-1])
    me.points += row.get("settle", 0) - row.get("settle_loss", 0) - int(points) - REGION_TWICE * again
    t.pieces[site] = me.seat, "settlement"
    me.spare += 1
    remove(me, "settlements")
    yield from ()


def cattle(t: Table, me: Seat) -> set[Words]:
    """(space, points given up): pastures with room where the inhabitants can be paid."""
    if not me.left("cattle"):
        return set()
    return {
        (space, str(points))
        for space, herd in t.cattle.items()
        if len(herd) < PASTURE
        for people, points in _cattle_prices(me, len(herd))
        if people <= me.ranch
    }


def _cattle_prices(me: Seat, herd: int) -> list[tuple[int, int]]:
    extra = box.recesses("cattle")[me.removed["cattle"]][2]
    less = sum(e["inhabitants"] for e in me.effects("cattle_inhabitants"))
    return _substituted(extra, max(0, herd + 1 + extra - less))


def place_cattle(t: Table, me: Seat, space: str, points: str) -> Step:
    """Cattle from the own board onto a pasture; 2 coins for each house on the tiles around."""
    lose(me, next(n for n, p in _cattle_prices(me, len(t.cattle[space])) if p == int(points)))
    me.points -= int(points)
    t.cattle[space].append(me.seat)
    remove(me, "cattle")
    me.coins += HOUSE_COINS * t.around(space, "house") + sum(e["coins"] for e in me.effects("cattle_coins"))
    yield from ()


def remove(me: Seat, what: str) -> None:
    """The topmost piece leaves the own board; the inhabitant of an emptied tier comes to the ranch (001:503, A9)."""
    me.removed[what] += 1
    empty = 0
    for tier in range(1, len(box.NICHES) + 1):
        full = {w: sum(n <= tier for n, *_ in box.recesses(w)) for w in box.PIECES}
        empty += all(me.removed[w] >= n for w, n in full.items())
    me.ranch += empty - me.niches
    me.niches = empty
