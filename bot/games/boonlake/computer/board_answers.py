"""How answers look that are about the map, the river and the scoring tiles."""

from __future__ import annotations

from bot.rules import Words

from ..components.effects.scoring_tiles import Pay
from ..play.levers import NONE
from ..play.map_tiles import presences
from ..play.scoring_tiles import measure, reached, value
from ..play.upgrades import extra_ways
from . import pieces
from .question import Answering
from .worth import gains, inhabitants, one


def house(a: Answering, words: Words) -> float:
    n = 0 if a.ask == "FreeHouse" else a.x.box.n.house_inhabitants
    return pieces.house(a.x, a.seat, words[0], n)


def settlement(a: Answering, words: Words) -> float:
    site, points, lever = words
    less = 1 if a.ask == "EasySettlement" else 0
    return pieces.settlement(a.x, a.seat, site, int(points), lever, less)


def cattle(a: Answering, words: Words) -> float:
    at, points = words
    owners = a.x.s.cattle[at]
    ways = extra_ways(a.x.box, a.me, "cattle", len(owners) + 1, 0)
    n = next((n for n, given in ways if given == int(points)), len(owners) + 1)
    return pieces.cattle(a.x, a.seat, at, n, int(points))


def lay(a: Answering, words: Words) -> float:
    at, lever = words
    value = gains(a.x, a.seat, a.x.box.spaces[at].gains)
    if a.ask == "LayPasture":
        beside = [a.x.s.presence[i] for i in a.x.box.map.indexes[at]]
        value += 0.08 * sum(beside)
    return value + (0.0 if lever == NONE else inhabitants(a.x, a.me, 1) - 0.4)


def cover(a: Answering, words: Words) -> float:
    """The label, and coins in which one is ahead of the others."""
    region, s = words[0], a.x.s
    label = {} if region in s.covered else a.x.box.regions[region].gains
    mine = presences(a.x.box, s, a.seat)
    others = [presences(a.x.box, s, seat) for seat in range(s.seats) if seat != a.seat]
    lost = mine[region] - sum(o[region] for o in others) / max(1, len(others))
    return gains(a.x, a.seat, label) - lost * a.x.w.coin * a.x.use


def collect(a: Answering, words: Words) -> float:
    mine = sum(presences(a.x.box, a.x.s, a.seat).values()) * 0.75
    return mine * a.x.w.coin * a.x.use + (0.0 if words[0] == NONE else mine - 0.8)


def hire(a: Answering, words: Words) -> float:
    by_coins, by_cards = map(int, words)
    n = a.x.box.n
    cost = one(a.x, a.seat, "coins", by_coins * n.hire_coins) + one(a.x, a.seat, "cards", by_cards * n.hire_cards)
    return inhabitants(a.x, a.me, by_coins + by_cards) - cost * 0.95


def sail(a: Answering, words: Words) -> float:
    space, s = words[0], a.x.s
    row = a.x.box.river.spaces[space]
    place = a.x.box.river.place[s.round]
    return gains(a.x, a.seat, row.gains) + 0.02 * (place[space] - place[a.me.ship])


def score(a: Answering, words: Words) -> float:
    """A tile that succeeds now, best one that will hardly succeed later; else one that never will."""
    tile, s = words[0], a.x.s
    row = a.x.box.scoring_tiles[tile]
    points = max(1, s.scorings) * (a.x.box.n.own_times if s.scoring[a.seat] == tile else 1)
    if isinstance(row.condition, Pay):
        n = value(a.x.box, s, tile)[0]
        able = a.me.coins // row.condition.coins >= n
        return points * (1 if able else -1) + 0.2
    met = reached(a.x.box, s, a.seat, tile)
    has, last = sum(measure(a.x.box, s, a.seat, row)), sum(row.numbers[-1])
    return points * (1 if met else -1) - 0.6 * min(1.0, has / max(1, last)) * (1 if met else 0.5)


def pay(a: Answering, words: Words) -> float:
    by_goods, by_coins = map(int, words)
    s, box = a.x.s, a.x.box
    tile = next(t for t in s.scoring if t not in a.me.scored and isinstance(box.scoring_tiles[t].condition, Pay))
    terms, n = box.scoring_tiles[tile].condition, value(box, s, tile)[0]
    assert isinstance(terms, Pay)
    cost = one(a.x, a.seat, "coins", by_coins * terms.coins)
    if by_goods:
        cost += one(a.x, a.seat, terms.give or "vases", by_goods)  # of several such tiles it may be another
    paid = by_goods + by_coins
    return paid * terms.points - cost + 2 * s.scorings * (paid >= n)
