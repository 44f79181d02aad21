"""The parts of a view that never change: cards, levers, scoring tiles and strips with what they do; player boards."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from ..components.box import SETS, Box
from ..components.effects.base import Effect
from ..components.effects.cards import Always, End
from .components import CardView, DeedView, LeverView, ScoringTileView, StripView, TierView

GIVES, GETS = ("give",), ("get", "gains", "bonus")  # fields of effects that are rewards


class Catalogue:
    """Made once for each set of components."""

    def __init__(self, box: Box) -> None:
        self.cards = {
            c.id: CardView(c.id, c.kind, c.coins, c.vases, c.needs, tuple(deed(e) for e in c.effect), c.points)
            for c in box.cards.values()
        }
        self.levers = {x.id: LeverView(x.id, x.row, x.column, x.cost, deed(x.effect)) for x in box.levers.values()}
        self.scoring_tiles = {
            t.id: ScoringTileView(t.id, t.coins, t.needs, t.points, t.track, deed(t.condition), t.numbers)
            for t in box.scoring_tiles.values()
        }
        self.strips = {x.id: StripView(x.kind, tuple(x.left), x.right) for x in box.strips.values()}
        self.tiers = tuple(
            TierView(x.id, x.houses, x.settlements, x.cattle, x.niche, x.extra, x.points) for x in box.tiers
        )


@lru_cache(SETS)
def catalogue(box: Box) -> Catalogue:
    return Catalogue(box)


def deed(effect: Effect) -> DeedView:
    """An effect with its numbers, by the names of its fields; two numbers of a field are `points`, `points_2`."""
    of: list[str] = []
    numbers: dict[str, int] = {}
    gives: dict[str, int] = {}
    gets: dict[str, int] = {}
    for field, value in msgspec.structs.asdict(effect).items():
        if isinstance(value, dict):
            (gives if field in GIVES else gets).update(value)
        elif isinstance(value, int):
            numbers[field] = int(value)
        elif isinstance(value, str):
            of += [value] if value else []
        else:
            for i, part in enumerate(value):
                if isinstance(part, dict):
                    numbers |= part
                elif isinstance(part, int):
                    numbers[f"{field}_{i + 1}" if i else field] = part
                else:
                    of.append(part)
    when: Literal["now", "always", "end"] = (
        "always" if isinstance(effect, Always) else "end" if isinstance(effect, End) else "now"
    )
    return DeedView(str(effect.__struct_config__.tag), when, tuple(of), numbers, gives, gets)
