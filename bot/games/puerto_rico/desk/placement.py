"""A sensible way to place colonists, to start from: nobody moves, newcomers go where they do something first."""

from __future__ import annotations

from collections.abc import Iterator

from ..components.box import Box
from ..components.rows import QUARRY
from ..play.circles import circles
from ..state import Seat


def filling(box: Box, me: Seat) -> dict[str, int]:
    """Colonists by place, as many as there are people or circles."""
    caps = circles(box, me)
    placed = {place: me.colonists.get(place, 0) for place in caps}
    left = me.idle
    while step := next((step for step in _steps(box, caps, placed) if len(step) <= left), ()):
        for place in step:
            placed[place] += 1
        left -= len(step)
    return {place: n for place, n in placed.items() if n}


def _steps(box: Box, caps: dict[str, int], placed: dict[str, int]) -> Iterator[tuple[str, ...]]:
    """Where the next could go, best first: one who makes a good more (the dearest first), two who do so together, then
    buildings of other kinds, quarries, and whatever is empty."""
    free = [place for place, n in caps.items() if placed[place] < n]
    pairs: list[tuple[str, str]] = []
    plants: set[str] = set()
    for good, makers in reversed(box.makers):
        plants.update(makers)
        made, staffed = placed.get(good, 0), sum(placed.get(b, 0) for b in makers)
        plant = next((b for b in makers if b in free), "")
        if good in free and (not makers or made < staffed):
            yield (good,)
        elif plant and staffed < made:
            yield (plant,)
        elif plant and good in free:
            pairs.append((good, plant))
    yield from pairs
    yield from ((place,) for place in free if place not in plants and place not in box.tiles)
    if QUARRY in free:
        yield (QUARRY,)
    yield from ((place,) for place in free)
