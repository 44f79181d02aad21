"""The map of the Maya city: roads that meet on one street below, and where a die can go on them.

Road k runs from the die symbol k down to junction k; the street joins the junctions in a row. A die goes down its road,
along the street to the left or right, and up the next road; past a junction with a road token it may go straight on.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from .effects import Construction, Festival, Half, Market, Technology
from .maya_rows import Card, CityBuilding, CityRoad, District, Temple, Token

LETTERS = "abcdefgh"
DISTRICT = {Market: "market", Festival: "festival", Construction: "construction", Technology: "technology"}
CENTRE = "gold_temple"  # the district without cards: its temple counts gold


class MayaCity:
    """What is fixed of the city."""

    def __init__(
        self,
        tokens: Sequence[Token],
        districts: Sequence[District],
        roads: Sequence[CityRoad],
        buildings: Sequence[CityBuilding],
        temples: Sequence[Temple],
        cards: Sequence[Card],
    ) -> None:
        self.tokens = {t.id: t for t in tokens}
        self.districts = {d.id: d for d in districts}
        self.roads = {r.id: r for r in roads}
        self.buildings = {b.id: b for b in buildings}
        self.temples = {t.id: t for t in temples}
        self.levels = max((t.level for t in temples), default=0)
        self.halves = {c.id: {DISTRICT[type(h)]: h for h in c.halves} for c in cards}
        # spots of each road from the die symbol down, and the districts that each borders
        self.spots = {r.id: tuple(f"{r.id}{LETTERS[k]}" for k in range(1 + r.empty)) for r in roads}
        self.borders = {spot: r.borders for r in roads for spot in self.spots[r.id]}
        self.printed = {f"{r.id}{LETTERS[0]}": r.printed for r in roads}
        self.junctions = tuple(r.id for r in roads[1:-1])  # where a token may lie: those from which the street goes on
        self.routes = lru_cache(1 << 6)(self._routes)

    def __bool__(self) -> bool:
        return bool(self.roads)

    def half(self, card: str, district: str) -> Half:
        """The part of a card that belongs to a district."""
        return self.halves[card][district]

    def of_level(self, level: int) -> list[str]:
        """The tiles of a size, by level."""
        return [t.id for t in self.temples.values() if t.level == level]

    def _routes(self, value: str, tokens: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
        """Where a die of a value can come to: each spot with those passed on the way, itself the last."""
        names, down = list(self.roads), self.spots[value]
        found = {spot: down[: k + 1] for k, spot in enumerate(down)}
        for step in (-1, 1):
            at = names.index(value) + step
            while 0 <= at < len(names):
                up = self.spots[names[at]][::-1]
                found |= {spot: down + up[: k + 1] for k, spot in enumerate(up)}
                if names[at] not in tokens:
                    break
                at += step
        return found


def free_on(city: MayaCity, value: str, tokens: tuple[str, ...], free: Collection[str]) -> list[str]:
    """The free buildings that a die of a value can come to."""
    return [spot for spot in city.routes(value, tokens) if spot in free]
