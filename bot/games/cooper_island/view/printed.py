"""What is printed on boards and cards and never changes: the same objects for every view."""

from __future__ import annotations

from functools import lru_cache

from ..components.box import SETS, Box
from ..components.effects.sectors import Beside, Bonus, Discount, Instead
from . import (
    BonusView,
    BuildingView,
    PierView,
    SectorView,
    StatueView,
    StopView,
    TileView,
    WaterView,
    WorkerView,
)


class Catalogue:
    """The parts of a view that never change."""

    def __init__(self, box: Box) -> None:
        land = box.land
        self.stops = {
            n: tuple(StopView(place.id, place.kind, place.seat) for place in ring.stops)
            for n, ring in box.rings.items()
        }
        at = {water: stop for (stop, _), water in land.half.items()}
        self.waters = tuple(WaterView(water, land.water_hex[water], at[water]) for water in land.waters)
        doubles = [TileView(d.id, d.sides) for d in box.doubles.values()]
        self.tiles = (*doubles, *[TileView(x.id, tuple((side,) for side in x.sides)) for x in box.singles.values()])
        self.piers = tuple(PierView(p.id, p.cost, p.navigation) for p in box.piers.values())
        self.prices = tuple(BuildingView(b.id, b.pieces, b.cost, b.navigation) for b in box.buildings.values())
        self.statues = tuple(StatueView(x.id, x.cost, x.navigation) for x in box.statues.values())
        self.sectors = tuple(
            SectorView(
                sector.id,
                sector.actions,
                {w: _bonus(b) for w, b in (("round", sector.round), ("square", sector.square)) if b is not None},
            )
            for sector in box.sectors.values()
        )
        self.hire = tuple(WorkerView(w.id, w.food, w.navigation) for w in box.workers.values())


def _bonus(bonus: Bonus) -> BonusView:
    n = bonus.n if isinstance(bonus, Discount) else 0
    actions = bonus.actions if isinstance(bonus, Beside | Instead) else ()
    return BonusView(str(bonus.__struct_config__.tag), n, actions)


@lru_cache(SETS)
def catalogue(box: Box) -> Catalogue:
    """Made once for each set of components."""
    return Catalogue(box)
