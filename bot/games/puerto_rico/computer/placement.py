"""Where colonists do most: fillings of the circles, the best one first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..components.rows import QUARRY
from .observation import OFTEN, Boards, Observation, barrel
from .worth import effect

# Leanings that give other fillings than the best guess: what goods, quarries and the other buildings are weighed by.
LEANINGS = ((1.0, 1.0, 1.0), (1.6, 0.8, 0.8), (0.8, 2.0, 1.0), (0.8, 0.8, 1.8))

Step = tuple[float, tuple[str, ...]]  # worth of one colonist of it, the places it fills


def fillings(x: Observation, me: Boards, caps: Mapping[str, int], people: int, most: int = 1) -> list[dict[str, int]]:
    """Up to `most` different ways to place `people` colonists in circles (`caps` by place), the best guess first."""
    found: list[dict[str, int]] = []
    for leaning in LEANINGS[:most]:
        filled = _fill(_steps(x, me, caps, leaning), caps, people)
        if filled not in found:
            found.append(filled)
    return found


def _steps(x: Observation, me: Boards, caps: Mapping[str, int], leaning: tuple[float, float, float]) -> list[Step]:
    box = x.box
    goods, quarries, rest = leaning
    found: list[Step] = []
    plants: set[str] = set()
    for good, makers in box.makers:
        spaces = [b for b in makers if b in caps for _ in range(caps[b])]
        plants.update(spaces)
        tiles = caps.get(good, 0)
        for i in range(tiles if not makers else min(tiles, len(spaces))):
            worth = barrel(x, good, i) * (OFTEN * x.left + 0.3) * goods
            found.append((worth / 2, (spaces[i], good)) if makers else (worth, (good,)))
    for place, n in caps.items():
        if place == QUARRY:
            found += [(x.money * (OFTEN * x.left) * quarries * w, (place,)) for w in (1.0, 0.8, 0.5, 0.3)[:n]]
        elif place not in box.tiles and place not in plants and place in box.building:
            worth = effect(x, me, box.building[place]) * rest
            found.append((worth, (place,)))
            found += [(0.01, (place,))] * (n - 1)
    found.sort(key=lambda step: -step[0])
    return found


def _fill(steps: Sequence[Step], caps: Mapping[str, int], people: int) -> dict[str, int]:
    placed = dict.fromkeys(caps, 0)
    for _, places in steps:
        if len(places) <= people:
            for place in places:
                placed[place] += 1
            people -= len(places)
    for place, n in caps.items():  # whoever is left goes wherever there is room
        if people and placed[place] < n:
            more = min(people, n - placed[place])
            placed[place] += more
            people -= more
    return placed
