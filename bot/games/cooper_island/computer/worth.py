"""What effects, boats, buildings, cards and sectors are worth."""

from __future__ import annotations

from ..components.effects.base import STEP, Act, Effect, Gain, Market
from ..components.effects.sectors import Bonus, Cooper, Discount
from .observation import Mine, Observation

CARDS = {
    **{f"small_{n}": worth for n, worth in enumerate((8, 10, 10, 7, 9, 7, 9, 7, 10, 9, 11, 8, 11, 12, 9), 1)},
    **{f"large_{n}": worth for n, worth in enumerate((10, 11, 12, 8, 11, 10, 9, 12, 8, 10, 9, 9, 8, 7, 6), 1)},
}


def effect(x: Observation, me: Mine, what: Effect) -> float:
    """What an effect brings at once."""
    if isinstance(what, Gain):
        return sum(max(me.good(good) for good in group) for group in what.goods) - (
            x.w.last_cell if me.free <= 1 else 0.0
        )
    if isinstance(what, Act):
        return sum(max(action(x, me, name) for name in group) for group in what.actions)
    if isinstance(what, Market):
        return 0.7 * (what.coins * x.w.goods["coin"] + what.any * x.w.goods["gold"])
    return 0.5


def action(x: Observation, me: Mine, name: str) -> float:
    """What an action is worth as things stand, before one looks for the best way to do it."""
    v, w = me.view, x.w
    if name == "draw":
        return w.tile / (1 + sum(v.tiles.values())) if x.view.bag and x.to_come else 0.1
    if name.startswith(STEP):
        return w.step * min(int(name.removeprefix(STEP)), x.view.track - v.track)
    if name == "place":
        return 1.1 if any(v.tiles.values()) else 0.0
    if name == "build_boat":
        prices = [boat(x, me, p.cost, p.navigation) for p in x.view.piers if me.can_pay(p.cost) and _free(me, p.pier)]
        return max(prices, default=0.0)
    if name == "erect":
        return max((building(x, me, b.building, b.cost) for b in x.view.prices if me.can_pay(b.cost)), default=0.0)
    if name == "erect_statue":
        full = any(cell.full for cell in v.statue_cells)
        return statue(x, me) - 1.6 if full and any(me.can_pay(s.cost) for s in x.view.statues) else 0.0
    if name == "remove_ruin":
        open_ = any(cell.open and not cell.full for cell in v.statue_cells)
        return w.ruin if open_ and any(s.on == "ruin" for s in v.spaces) else 0.0
    if name == "supply":
        return max((cargo(x, me, c.ship) for c in x.view.cargo if v.seat in c.lids and me.can_pay(c.cost)), default=0.0)
    if name == "take":
        return 0.6 if me.free else 0.0
    if name in ("use_islet", "use_boat"):
        return 0.5
    return 0.0


def _free(me: Mine, pier: str) -> bool:
    return all(b.pier != pier for b in me.view.boats)


def boat(x: Observation, me: Mine, cost: dict[str, int], points: int) -> float:
    """A boat for that price: points, income, and the way to a worker."""
    found = points + x.w.income * (x.to_come + 1) - me.bill(cost)
    return found + (x.w.milestone if len(me.view.boats) < 2 else 0.0)


def building(x: Observation, me: Mine, kind: str, cost: dict[str, int]) -> float:
    """A building: points, its card, a cell."""
    row = x.box.buildings[kind]
    found = row.navigation - me.bill(cost) + (x.w.card if kind != "fortress" else 1.0 + 0.6 * x.to_come)
    built = sum(b.pieces - me.view.buildings[b.building] for b in x.view.prices)
    return found + (x.w.milestone if built < 2 else 0.0) + (0.3 * x.to_come if kind == "small" else 0.0)


def statue(x: Observation, me: Mine) -> float:
    """A statue on land: its point, and one in each clean-up to come."""
    return 1.0 + x.w.statue * (x.to_come + 1) + (x.w.milestone if "statues" not in me.view.reached else 0.0)


def cargo(x: Observation, me: Mine, ship: str) -> float:
    """A cargo ship: its points, the lid."""
    row = x.box.cargo[ship]
    found = row.navigation + x.w.lid - me.bill(row.cost) * 0.8
    return found + (x.w.milestone if "lids" not in me.view.reached else 0.0)


def sector(x: Observation, me: Mine, name: str, worker: str) -> float:
    """A worker sent to a sector: its best actions, the bonus, the toll."""
    place = next(p for p in x.view.places if p.sector == name and p.worker == worker)
    row = x.box.sectors[name]
    groups = row.actions
    bonus: Bonus | None = None if place.seats else row.square if worker == "square" else row.round
    found = 0.0
    if bonus is not None:
        if isinstance(bonus, Cooper):
            found += x.w.cooper
        elif isinstance(bonus, Discount):
            found += 0.8
        else:
            groups = bonus.actions if bonus.__struct_config__.tag == "instead" else (*groups, *bonus.actions)
    if place.seats:
        found -= x.w.toll
    return found + sum(max(action(x, me, name) for name in group) for group in groups)
