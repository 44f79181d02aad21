"""What things are worth to a seat, in points by the end of the game: goods, steps on the tracks, people."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import Any

from ..components.effects import (
    Ability,
    AnyLine,
    AnySpace,
    BigTiles,
    BlueColumns,
    Buy,
    CoinsBack,
    Diagonals,
    DockSteps,
    InCosts,
    MoveDie,
    OneDock,
    PutAnywhere,
    Tax,
    TrackAgain,
    Trades,
    WalkOn,
)
from ..play.payment import COINS, in_goods, prices
from ..state import Seat
from .colony import colony_of
from .observation import Observation, Scale

# Ability -> points a year
ABILITIES: dict[type[Any], float] = {
    Buy: 0.6,
    DockSteps: 0.5,
    Tax: 1.2,
    AnyLine: 0.8,
    BlueColumns: 1.2,
    CoinsBack: 0.9,
    PutAnywhere: 0.5,
    Trades: 0.9,
    MoveDie: 0.7,
    Diagonals: 0.8,
    AnySpace: 0.8,
    WalkOn: 0.8,
}

NEVER = 1e6  # a cost that cannot be paid


def goods(x: Observation, seat: int, gains: Mapping[str, int]) -> float:
    """Resources, coins and points."""
    price, value = x.prices(seat), 0.0
    for what, n in gains.items():
        value += n * price[what]
    return value


def devotion(x: Observation, seat: int, at: int) -> float:
    """What a space of the religion track stands for: monks and dice won, and the way to the next."""
    me = x.seats[seat]
    return _devotion(x.scale, x.left(seat), x.retirings(me) - (0.0 if me.space else 0.5), at)


@lru_cache(1 << 12)
def _devotion(scale: Scale, left: float, years: float, at: int) -> float:
    w, track = scale.w, scale.box.religion
    value, before = 0.02 * at, 0
    hope = w.toward * (1.0 - exp(-left / w.thrift))
    for space in track.monks:
        brings = w.monk + w.monk_year * left + (w.die * years if space in track.dice else 0.0)
        if space > at:
            part = (at - before) / (space - before)
            return value + brings * part * part * hope
        value += brings
        before = space
    return value


def pray(x: Observation, seat: int, at: int) -> float:
    """A step on the religion track from a space."""
    found = x.steps.get((seat, at))
    if found is None:
        track = x.box.religion
        found = float(track.beyond)
        if at < track.length:
            found = devotion(x, seat, at + 1) - devotion(x, seat, at)
        x.steps[seat, at] = found
    return found


def ranking(x: Observation, seat: int, at: int) -> float:
    """Points at the end of the year for a space of the conquistador track, as far as one can tell."""
    box, n = x.box, len(x.seats)
    points = box.year_points[n][min(max(x.year, 1), box.n.years) - 1]
    if not at:
        return 0.0
    if n == 1:
        tree = box.conquest.trees[min(max(x.year, 1), box.n.years) - 1]
        return float(points[0]) if at >= tree else points[0] * (at / tree) ** 2 * 0.6
    behind = 0.0
    for other, me in enumerate(x.seats):
        if other != seat:
            behind += 1 / (1 + exp((me.conquest - at + 0.3) / -x.w.rank)) if me.conquest else 0.1
    low = min(int(behind), n - 2)
    return points[low] + (points[low + 1] - points[low]) * (behind - low)


def conquer(x: Observation, seat: int, at: int) -> float:
    """A step on the conquistador track from a space."""
    found = x.marches.get((seat, at))
    if found is None:
        track, found = x.box.conquest, 0.0
        if at < track.length:
            found = ranking(x, seat, at + 1) - ranking(x, seat, at)
            left = min((space - at for space in track.gold if space > at), default=0)
            if left:
                found += x.prices(seat)[x.box.wild] * (0.7, 0.25, 0.05)[min(left, 3) - 1]
        x.marches[seat, at] = found
    return found


def bill(
    x: Observation, seat: int, cost: Mapping[str, int], have: Mapping[str, int], coins: int
) -> tuple[float, list[str]]:
    """What a cost takes from a seat in points, and what must be bought for it first; `NEVER` if it cannot be paid."""
    price, wild = x.prices(seat), x.box.wild
    value, gold, owed = 0.0, have[wild], 0
    bought: list[str] = []
    if COINS in cost:
        owed = cost[COINS]
        if owed > (coins or x.seats[seat].coins):
            return NEVER, []
        value = owed * price[COINS]
        cost = in_goods(cost)
    for good, n in cost.items():
        there = have[good]
        lack = n - there
        if lack <= 0:
            value += n * price[good]
            continue
        value += there * price[good]
        for _ in range(lack):
            if gold:
                gold -= 1
                value += price[wild]
            elif not coins:
                return NEVER, []
            else:
                bought.append(good)
    if bought:
        buy = prices(x.box, x.seats[seat])
        if any(good not in buy for good in bought):
            return NEVER, []
        spent = sum([buy[good] for good in bought])
        if spent + owed > coins:
            return NEVER, []
        value += spent * price["coins"]
    return value, bought


def place(x: Observation, seat: int, name: str) -> float:
    """A monk in a place, less the fee."""
    box, me, left = x.box, x.seats[seat], x.left(seat)
    fee = box.n.monk_fee * len(x.places[name]) * x.prices(seat)["coins"]
    if name in box.missions:
        return goods(x, seat, box.missions[name].gains) - fee
    if name in box.scholars:
        return scholar(x, seat, name) - fee
    return bishop(x, seat, name, me, left) - box.n.bishop_penalty - fee


def scholar(x: Observation, seat: int, name: str) -> float:
    """A scholar's points and ability."""
    row = x.box.scholars[name]
    effect: Ability = row.effect
    return row.points + x.w.scholar * ABILITIES.get(type(effect), 0.5) * x.left(seat)


def bishop(x: Observation, seat: int, name: str, me: Seat, left: float) -> float:
    """A bishop's points at the end."""
    effect = x.box.bishops[name].effect
    if isinstance(effect, TrackAgain):
        return ranking(x, seat, me.conquest) if x.year == x.box.n.years else x.w.bishop_track
    if isinstance(effect, OneDock | InCosts | BigTiles):
        now = effect.score(me, x.box)
    else:
        known = colony_of(x, seat).bishops
        if name not in known:
            known[name] = effect.score(me, x.box)
        now = known[name]
    return min(float(getattr(effect, "most", 10)), now + x.w.bishop_year * left)
