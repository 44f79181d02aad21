"""What a table is worth to its seats: what each will have in the end, and the chance to win that goes with it."""

from __future__ import annotations

from math import exp

from ..components.effects.scoring_tiles import Pay
from ..play.canal import levels
from ..play.eminence import eminence_income
from ..play.scoring_tiles import income, measure
from ..score import eminence_lines, tallies
from .observation import Observation
from .worth import gains

HEAT, HEAT_SCORING = 5.0, 5.0  # how many points are nothing certain, at the end and for each scoring before it


def estimates(x: Observation) -> list[float]:
    """Points at the end of the game, as far as one can tell."""
    return [t.total + _to_come(x, t.seat) for t in tallies(x.s, x.box)]


def _to_come(x: Observation, seat: int) -> float:
    """Incomes that are left, what is held, what stands on the map and may become more."""
    me, w = x.s.board[seat], x.w
    each = income(x.box, x.s, seat)
    value = each.get("points", 0) * x.scorings + 1.0 * len(me.levers) * x.scorings
    value += (each.get("coins", 0) * w.coin + each.get("cards", 0) * w.card) * x.incomes
    held = {"coins": me.coins, "cards": len(me.hand), "vases": me.vases}
    value += gains(x, seat, held) + levels(me) * w.site * x.use
    value += sum(w.inhabitant * (0.9 if k < w.plenty else 0.3) for k in range(me.ranch)) * x.use
    for piece in x.s.pieces.values():
        if piece.seat == seat:
            value += w.presence * 0.6 + w.standing[piece.kind] * x.use
    value += w.presence * 0.6 * me.removed["cattle"]
    return value + _tiles(x, seat)


def _tiles(x: Observation, seat: int) -> float:
    """What the scoring tiles that are left may still bring."""
    me, found = x.s.board[seat], []
    for id in x.s.scoring:
        if id and id not in me.scored:
            tile = x.box.scoring_tiles[id]
            has, last = sum(measure(x.box, x.s, seat, tile)), sum(tile.numbers[-1])
            found.append(1.0 if last == 0 or isinstance(tile.condition, Pay) else min(1.0, has / last))
    found.sort(reverse=True)
    return sum(2.0 * part for part in found[: x.scorings])


def chances(x: Observation) -> list[float]:
    """The chance of each seat to win, by its estimate against those of the others; alone, against the Eminence's."""
    found = estimates(x)
    heat = HEAT + HEAT_SCORING * x.scorings
    if x.s.eminence.plays:
        goal = sum(line.points for line in eminence_lines(x.s, x.box)) + eminence_income(x.box, x.s) * x.scorings
        return [1 / (1 + exp(max(-50.0, min(50.0, (goal - found[0]) / heat))))]
    best = max(found)
    weights = [exp((n - best) / heat) for n in found]
    return [w / sum(weights) for w in weights]
