"""What a table is worth to its seats: what each will have in the end, and the chance to win that goes with it."""

from __future__ import annotations

from math import exp

from ..state import Seat
from .colony import colony_of
from .harbour import laden
from .maya import city_estimate
from .observation import Observation
from .worth import bishop, devotion, goods, ranking, scholar

HEAT, HEAT_YEAR = 4.0, 3.0  # how many points are nothing certain, at the end and for each year before it


def estimate(x: Observation, seat: int, points: int) -> float:
    """Points at the end of the game, as far as one can tell."""
    if x.city and seat == x.city.seat:
        return city_estimate(x, points)
    rank = ranking(x, seat, x.seats[seat].conquest)
    key: tuple[float | str, ...] = (points, rank, *x.bishops(seat))
    known = x.own(seat).ends
    found = known.get(key)
    if found is None:
        found = known[key] = _estimate(x, seat, points, rank)
    return found


def _estimate(x: Observation, seat: int, points: int, rank: float) -> float:
    box, me, left = x.box, x.seats[seat], x.left(seat)
    value = points + goods(x, seat, me.goods) + me.coins * x.prices(seat)["coins"]
    value += devotion(x, seat, me.religion) - _monks(x, seat, me) + rank
    if x.box.governor:
        value += x.box.governor[me.kingdoms.governor]
    value += laden(x, seat, me) + sum([scholar(x, seat, name) for name in me.scholars])
    for name in x.bishops(seat):
        value += bishop(x, seat, name, me, left) - box.n.bishop_penalty
    return value + colony_of(x, seat).worth


def _monks(x: Observation, seat: int, me: Seat) -> float:
    """The monks of the track that stand somewhere already: what they brought is counted where they are."""
    gone = x.box.n.monks - me.monks
    return gone * (x.w.monk + x.w.monk_year * x.left(seat))


def chances(x: Observation, points: list[int]) -> list[float]:
    """The chance of each seat to win, by its estimate against those of the others; alone, against the goal."""
    found = [estimate(x, seat, points[seat]) for seat in range(len(x.seats))]
    heat = HEAT + HEAT_YEAR * max([x.left(seat) for seat in range(len(x.seats))])
    if len(found) == 1:
        return [alone(x, found[0], heat)]
    best = max(found)
    weights = [exp((n - best) / heat) for n in found]
    return [w / sum(weights) for w in weights]


def alone(x: Observation, points: float, heat: float = 4 * HEAT) -> float:
    """The chance to reach the goal of the solo game; more points are better even where it is out of reach."""
    return 1 / (1 + exp(min(50.0, (x.box.n.goal - points) / heat)))
