"""What developing, upgrading and cattle are worth, with what they take."""

from __future__ import annotations

from ..components.region_map import space_of
from ..play.levers import NONE
from ..play.map_tiles import count_beside, site_row
from ..play.upgrades import settlement_inhabitants
from .observation import Observation
from .worth import gains, recess


def develop(x: Observation, seat: int, site: str) -> float:
    """An inhabitant leaves the ranch for a site; the more of them stand there, the less another is needed."""
    s, me = x.s, x.s.board[seat]
    row = site_row(x.box, s, site)
    waiting = sum(p.seat == seat and p.kind == "inhabitant" for p in s.pieces.values())
    value = x.w.presence * (1.6 if waiting < 2 else 0.8) * (0.5 + 0.5 * x.use) + gains(x, seat, row.gains) - row.loss
    value -= gains(x, seat, row.cost) + 0.5 * spent(x, me.ranch, 1)
    if row.settle:
        value += 0.3 * row.settle
    near, space = x.box.map, space_of(site)
    neighbours = s.presence[near.index[space]] + sum(s.presence[i] for i in near.indexes[space])
    return value + 0.12 * min(4, neighbours) - 0.15 * row.settle_loss


def spent(x: Observation, ranch: int, n: int) -> float:
    """What inhabitants given up are worth: the last ones most."""
    return sum(x.w.inhabitant * (1.0 if ranch - k <= x.w.plenty else 0.3) for k in range(n)) * x.use


def house(x: Observation, seat: int, site: str, inhabitants: int) -> float:
    me = x.s.board[seat]
    value = recess(x, me, "houses") + 1.2 * (x.scorings / 4) + 0.4
    return value + 0.1 * site_row(x.box, x.s, site).settle - spent(x, me.ranch, inhabitants) * 0.8


def settlement(x: Observation, seat: int, site: str, points: int, lever: str, less: int) -> float:
    s, me, box = x.s, x.s.board[seat], x.box
    if lever != NONE:
        less += box.easy[lever].inhabitants
    inhabitants = settlement_inhabitants(box, me, points, less)
    row = site_row(box, s, site)
    region = box.map.region
    here = region[space_of(site)]
    again = any(
        p.seat == seat and p.kind == "settlement" and region[space_of(other)] == here for other, p in s.pieces.items()
    )
    value = recess(x, me, "settlements") + row.settle - row.settle_loss - points
    value -= box.n.second_settlement_points * again + spent(x, me.ranch, inhabitants) * 0.7
    beside = sum(owners.count(seat) for at, owners in s.cattle.items() if at in box.map.near[space_of(site)])
    return value + beside * x.scorings - (0.8 if lever != NONE else 0.0)


def cattle(x: Observation, seat: int, at: str, inhabitants: int, points: int) -> float:
    s, me, box = x.s, x.s.board[seat], x.box
    settlements = count_beside(box, s, at, ("settlement",))
    coins = box.n.cattle_house_coins * count_beside(box, s, at, ("house",))
    value = recess(x, me, "cattle") + settlements * x.scorings + coins * x.w.coin * x.use + x.w.presence
    return value - spent(x, me.ranch, inhabitants) * 0.8 - points
