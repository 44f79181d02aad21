"""What stands on the cells of a colony, as masks: terrains, colonists on roads."""

from __future__ import annotations

from ..state import Seat
from . import cells


class Terrains:
    """Terrain and colonists by building, to look at a colony with."""

    def __init__(self, terrains: dict[str, str], colonists: dict[str, int]) -> None:
        self.terrains, self.people = terrains, colonists

    def terrain(self, me: Seat, terrain: str) -> int:
        """The cells of a terrain."""
        of = self.terrains
        return sum([1 << i for i, building in enumerate(me.cells) if building and of[building] == terrain])

    def colonists(self, me: Seat, mask: int) -> int:
        """How many colonists live in these cells."""
        people, on = self.people, me.cells
        return sum([people[on[i]] for i in cells.bits(mask) if on[i]])

    def filled(self, me: Seat) -> list[int]:
        """The lines that are covered from end to end, as masks."""
        return [line for line in cells.STRAIGHT if me.built & line == line]

    def chains(self, me: Seat) -> bool:
        """Whether an area of one terrain, no road, reaches from side to side (Rulebook 000, Solo game)."""
        return any(
            area & one and area & other
            for terrain in dict.fromkeys(self.terrains.values())
            if terrain != "road"
            for area in cells.areas(self.terrain(me, terrain))
            for one, other in cells.EDGES
        )
