"""The parts of a view that never change: what is in the box, as people look at it."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ..components.box import SETS, Box
from ..components.effects import Conquer, Effect, Exchange, Gain, Pray, Produce, Shipping
from . import BuildingView, EffectView, ShipView, TileView


class Catalogue:
    """The parts of a view that never change."""

    def __init__(self, box: Box) -> None:
        self.buildings = {b: _building(box, b) for b in box.buildings}
        self.tiles = {
            t.id: TileView(t.id, t.shape, t.cells, box.forms[t.shape].cells, box.forms[t.shape].cost)
            for t in box.tiles.values()
        }
        self.ships = {s.id: ShipView(s.id, s.cost, s.points) for s in box.ships.values()}
        self.effects = {x.id: _effect(x.effect) for x in box.scholars.values()}
        self.effects |= {x.id: _effect(x.effect) for x in box.bishops.values()}
        hired = [(x.id, x.effect) for x in box.specialists.values()]
        self.produces = {id: effect.what for id, effect in hired if isinstance(effect, Produce)}


@lru_cache(SETS)
def catalogue(box: Box) -> Catalogue:
    """Made once for each set of components."""
    return Catalogue(box)


def _building(box: Box, id: str) -> BuildingView:
    b = box.buildings[id]
    gains: dict[str, int] = {}
    gives: tuple[str, ...] = ()
    gets: dict[str, int] = {}
    does = []
    for effect in b.effect:
        if isinstance(effect, Gain):
            for what, n in effect.gains.items():
                gains[what] = gains.get(what, 0) + n
        elif isinstance(effect, Exchange):
            gives, gets = effect.give, effect.get
        else:
            does.append({Shipping: "shipping", Conquer: "conquistador", Pray: "religion"}[type(effect)])
    return BuildingView(b.id, b.terrain, b.colonists, gains, gives, gets, tuple(does))


def _effect(effect: Effect) -> EffectView:
    """An effect with its numbers; what it is about is in fields of their own, by the kind of effect."""
    of: list[str] = []
    numbers: dict[str, int] = {}
    for field, value in msgspec.structs.asdict(effect).items():
        if isinstance(value, dict):
            of, numbers = list(value), dict(value)
        elif isinstance(value, int):
            numbers[field] = value
        else:
            of += [value] if isinstance(value, str) else value
    return EffectView(str(effect.__struct_config__.tag), tuple(of), numbers)
