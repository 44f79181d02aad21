"""Positions by chance, well into a game: islands, towns, people, goods and money for everybody."""

from __future__ import annotations

from bot.rules import Rng
from tests.oracle.box import BUILDINGS, GOODS, PLANTATIONS, QUARRIES, SETUP, TOKENS

WORKS = ("factory", "small_indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster")


def by_chance(seats: int, rng: Rng) -> list[tuple[str, str]]:
    """`set` lines of a table that could be."""
    tiles = {**PLANTATIONS, "quarry": QUARRIES}
    copies = {b: k.copies for b, k in BUILDINGS.items()}
    tokens = dict(TOKENS)
    people = SETUP[seats].colonists - rng.below(30)
    found = []
    maker = rng.below(2 * seats)  # a seat that makes everything, at half of the tables
    for seat in sorted(range(seats), key=lambda seat: seat != maker):
        island: dict[str, int] = dict.fromkeys(GOODS, 1) if seat == maker else {}
        for good in island:
            tiles[good] -= 1
        for _ in range(4 + rng.below(9) - len(island)):
            kind = [*GOODS, *GOODS, "quarry"][rng.below(11)]
            if tiles[kind] > (0 if kind == "quarry" else 3):
                tiles[kind] -= 1
                island[kind] = island.get(kind, 0) + 1
        city = list(WORKS) if seat == maker else []
        for b in city:
            copies[b] -= 1
        for _ in range(3 + rng.below(9)):
            b = list(BUILDINGS)[rng.below(len(BUILDINGS))]
            room = 11 - sum(BUILDINGS[c].size for c in city)
            if copies[b] and b not in city and BUILDINGS[b].size <= room:
                copies[b] -= 1
                city.append(b)
        room_for = island | {b: BUILDINGS[b].circles for b in city}
        colonists = {}
        for place, circles in room_for.items():
            n = min(people, circles if seat == maker or rng.below(3) else rng.below(circles + 1))
            people -= n
            colonists[place] = n
        goods = {}
        for good in GOODS:
            n = rng.below(4) if rng.below(3) == 0 else 0
            goods[good] = min(n, tokens[good])
            tokens[good] -= goods[good]
        found += [
            (f"seats.{seat}.doubloons", str(rng.below(14))),
            (f"seats.{seat}.points", str(rng.below(SETUP[seats].points // seats))),
            (f"seats.{seat}.island", _counted(island)),
            (f"seats.{seat}.city", " ".join(city) or "none"),
            (f"seats.{seat}.colonists", _counted(colonists)),
            (f"seats.{seat}.goods", _counted(goods)),
        ]
    return found


def _counted(counts: dict[str, int]) -> str:
    return " ".join(f"{what}={n}" for what, n in counts.items() if n) or "none"
