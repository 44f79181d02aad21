"""Which strip to take: what its parts are worth to whoever takes it, its row, and what the others get of it."""

from __future__ import annotations

from ..play.levers import lever_price
from ..play.map_tiles import presences
from ..play.payment import Purse
from ..play.upgrades import developable, extra_ways, houses, settlements
from . import cards, pieces
from .observation import Observation
from .worth import gains, inhabitants, one


def strip(x: Observation, seat: int, id: str) -> float:
    """All of it, with the steps of the ship and the points of the row."""
    row = x.box.rows[x.s.strips.index(id)]
    strip = x.box.strips[id]
    value = x.w.step * row.steps - row.points
    value += _card(x, seat, strip.kind) if strip.kind else one(x, seat, "coins", x.box.n.builder_coins)
    value += sum(_left(x, seat, effect) for effect in strip.left)
    return value + _right(x, seat, strip.right)


def _card(x: Observation, seat: int, kind: str) -> float:
    """The best card of a kind that can be played, or what one more in the purse is worth."""
    me = x.s.board[seat]
    purse = Purse(x.box, me)
    best = 0.0
    for id in me.hand:
        row = x.box.cards[id]
        if kind and row.kind != kind:
            continue
        best = max(best, 0.4 * x.use)
        if row.vases <= me.vases and (ways := purse.ways(id, row.coins)):
            value = cards.played(x, seat, id) - cards.price(x, purse, id, row.coins, row.vases, ways[0].word)
            best = max(best, value)
    return best


def improve(x: Observation, seat: int) -> float:
    """The best that can be developed or upgraded."""
    found = [0.0]
    found += [pieces.develop(x, seat, site) for (site,) in developable(x.s.board[seat], x.ground.free_sites())]
    found += [pieces.house(x, seat, site, 1) for (site,) in houses(x.ground, seat, 1)]
    found += [
        pieces.settlement(x, seat, site, int(points), lever, 0) for site, points, lever in settlements(x.ground, seat)
    ]
    return max(found)


def _left(x: Observation, seat: int, effect: str) -> float:
    me = x.s.board[seat]
    match effect:
        case "explore":
            return 0.9 * x.use
        case "improve":
            return improve(x, seat)
        case "pasture":
            return 0.9 * x.use
        case "label":
            free = [r for r in x.box.regions.values() if r.id not in x.s.covered]
            return max((gains(x, seat, r.gains) for r in free), default=0.0)
        case "inhabitant":
            return inhabitants(x, me, 1)
        case "modernise":
            return _lever(x, seat, 0)
        case _:
            return max(_card(x, seat, ""), one(x, seat, "cards", 2))


def _right(x: Observation, seat: int, effect: str) -> float:
    """The own share less a part of what the others may make of theirs."""
    me, others = x.s.board[seat], x.s.seats - 1
    match effect:
        case "improve":
            return 0.6 * max(improve(x, seat), _card(x, seat, "")) - 0.35 * others
        case "cattle":
            return max(_cattle(x, seat), 0.8 * _card(x, seat, "")) - 0.35 * others
        case "regions":
            mine = sum(presences(x.box, x.s, seat).values())
            theirs = sum(sum(presences(x.box, x.s, other).values()) for other in range(x.s.seats) if other != seat)
            return 0.75 * x.w.coin * x.use * (mine - theirs / max(1, others) * 0.8)
        case "hire":
            wanted = max(0, x.w.plenty - me.ranch)
            return 0.35 * min(wanted, me.coins // x.box.n.hire_coins) * x.use - 0.2 * others
        case "modernise":
            return max(one(x, seat, "cards", 1), _lever(x, seat, 1)) * 0.7 - 0.3 * others
        case "play":
            return 0.7 * _card(x, seat, "") - 0.35 * others
        case _:
            return -0.5 * others


def _cattle(x: Observation, seat: int) -> float:
    me = x.s.board[seat]
    if me.removed["cattle"] == len(x.box.recesses["cattle"]):
        return 0.0
    found = [0.0]
    for at, owners in x.s.cattle.items():
        if len(owners) < x.box.n.pasture_places:
            ways = extra_ways(x.box, me, "cattle", len(owners) + 1, 0)
            found += [pieces.cattle(x, seat, at, n, points) for n, points in ways]
    return max(found)


def _lever(x: Observation, seat: int, inhabitants: int) -> float:
    """The lever that is worth most beyond its price."""
    me = x.s.board[seat]
    worth = x.scorings * (1 + x.w.lever_least)
    found = [
        worth - one(x, seat, "coins", cost) - pieces.spent(x, me.ranch, inhabitants)
        for lever in x.box.levers
        if lever not in me.levers and (cost := lever_price(x.box, me, lever)) <= me.coins
    ]
    return max(0.0, max(found, default=0.0))
