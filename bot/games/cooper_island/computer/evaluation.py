"""How well off each seat is before the end: its score so far, and what it could still make of what it has."""

from __future__ import annotations

from math import exp

from ..components.goods import CUBES
from . import worth
from .observation import Mine, Observation

SHARP = 4.0  # points that make a seat about three times as likely to win
USED = 0.7  # of the price of goods: not all of them will buy something
LAST = 0.45  # the same in the last round
HUNGER = {"income": 0.4, "workers": 0.8, "clean_up": 0.9}  # points lost by a food that lacks, by phase
HALF_WAY = 0.4  # of a milestone for one of the two things that it takes


def promise(x: Observation, seat: int) -> float:
    """What a seat may still add to its score; it follows from its board, round and phase, cargo ships, royal cards."""
    me = x.seat(seat)
    return _goods(x, me) + _land(x, me) + _board(x, me) + _workers(x, me)


def _goods(x: Observation, me: Mine) -> float:
    """Goods in storage, on land and on the market; food that lacks."""
    v, price = me.view, x.w.goods
    found = sum(n * price[good] for good, n in v.stored.items()) + 0.6 * sum(n * price[g] for g, n in v.market.items())
    found += sum(price[s.on] * (1 + x.w.height * (s.level - 1)) for s in v.spaces if s.on in CUBES)
    return found * (USED if x.to_come else LAST) - me.hungry * HUNGER.get(x.view.phase, 0.0)


def _land(x: Observation, me: Mine) -> float:
    """New and high land, statues with a point in each clean-up, tiles to lay, steps of the cartographer."""
    v, w = me.view, x.w
    found = sum(w.explored + w.level * (s.level - 1) for s in v.spaces if s.level)
    found += sum(s.on == "statue" for s in v.spaces) * _clean_ups(x)
    found += w.step * v.track
    if x.to_come:
        found += sum(w.tile / (1 + n) for n in range(sum(v.tiles.values())))
    return found


def _board(x: Observation, me: Mine) -> float:
    """Boats with income to come, cards, lids, statues in cells."""
    v, w = me.view, x.w
    found = w.income * x.to_come * sum(not boat.flipped for boat in v.boats) + w.lid * v.lids
    found += sum(worth.CARDS[card] for card in v.small) / 10 * 0.4 * x.to_come
    found += sum(worth.CARDS[card.card] / 10 * (0.2 * x.to_come if card.used else 1.0) for card in v.large)
    return found + sum(cell.full for cell in v.statue_cells) * 0.4 * min(2, x.to_come)


def _workers(x: Observation, me: Mine) -> float:
    """Those that will still be sent, points for feeding them, milestones that will bring more of them."""
    v, w = me.view, x.w
    hired = sum(v.recruited[row.id] for row in x.box.recruitment.values() if not row.navigation)
    posted = sum(card.seat == v.seat for card in x.view.royal)
    found = 0.5 * w.worker * (x.to_come * (hired - posted) + sum(v.workers.values()))
    found += 0.8 * v.fed_points * _clean_ups(x)
    milestone = 0.5 * w.worker * x.to_come + 1.0
    have = {"boats": len(v.boats), "buildings": x.box.pieces - sum(v.buildings.values())}
    have |= {
        "statues": sum(s.on == "statue" for s in v.spaces),
        "lids": sum(v.seat not in c.lids for c in x.view.cargo),
    }
    found += milestone * (len(v.reached) - sum(v.recruited.values()))
    found += milestone * HALF_WAY * sum(n > 0 and what not in v.reached for what, n in have.items())
    return found


def _clean_ups(x: Observation) -> int:
    """How many there will still be."""
    return x.to_come + (x.view.phase in ("income", "workers"))


def chances(scores: list[float]) -> list[float]:
    """How likely each seat is to win, by its score as it may be at the end."""
    found = [exp(score / SHARP) for score in scores]
    return [n / sum(found) for n in found]
