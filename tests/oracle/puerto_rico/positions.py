"""Positions by chance, well into a game: islands, towns, people, goods and money for everybody."""

from __future__ import annotations

from bot.rules import Rng
from tests.oracle.puerto_rico import box
from tests.oracle.puerto_rico.box import BEIGE, BUILDINGS, GOODS, NOBLES, SETUP, SPACES, on

WORKS = ("factory", "small_indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster")
THEMES = (  # buildings that have something to do with each other
    ("forest_house", "hacienda", "hospice", "library"),
    ("construction_hut", "hacienda", "hospice", "library"),
    ("storehouse", "large_warehouse", "guest_house"),
    ("small_wharf", "harbor", "lighthouse", "union_hall", "guest_house"),
    ("specialty_factory", "aqueduct", "indigo_plant", "sugar_mill", "tobacco_storage"),
    ("guest_house", "library", "trading_post", "land_office", "forest_house"),
    ("guest_house", "royal_supplier", "hunting_lodge", "villa", "chapel", "zoning_office"),
    ("black_market", "university", "church", "zoning_office", "guest_house"),
)


def board(options: dict[str, str], wanted: tuple[str, ...], rng: Rng) -> list[str]:
    """Seventeen beige kinds by cost, those that are wanted first."""
    prices, spaces, drafted = options["prices"], dict(SPACES), []
    kinds = list(BEIGE)
    rng.shuffle(kinds)
    for b in sorted(kinds, key=lambda b: b not in wanted):
        if spaces[box.cost(b, prices)]:
            spaces[box.cost(b, prices)] -= 1
            drafted.append(b)
    return drafted


def by_chance(seats: int, options: dict[str, str], rng: Rng) -> list[tuple[str, str]]:
    """`set` lines of a table that could be."""
    found: list[tuple[str, str]] = []
    kinds = box.always(options)
    themes = [THEMES[rng.below(len(THEMES))] for _ in range(1 + rng.below(3))]
    if on(options, "new_buildings"):
        drafted = board(options, themes[0], rng)
        kinds = kinds + drafted
        found.append(("drafted", " ".join(drafted)))
    kinds += [b for b in themes[0] if b in kinds] * 2
    tiles = {**box.plantations(seats), "quarry": box.quarries(seats)}
    copies = {b: box.copies(b, seats) for b in BUILDINGS}
    tokens = box.tokens(seats)
    supply, _, nobles, _ = box.people(seats, options)
    scarce = rng.below(3) == 0  # nearly all people are on the table
    people, nobles = supply - rng.below(2 if scarce else 30), nobles - rng.below(5) if nobles else 0
    maker = rng.below(2 * seats)  # a seat that makes everything, at half of the tables
    order = sorted(range(seats), key=lambda seat: seat != maker)
    for seat in order:
        island: dict[str, int] = dict.fromkeys(GOODS, 1) if seat == maker else {}
        for good in island:
            tiles[good] -= 1
        forests = on(options, "new_buildings") and rng.below(3) == 0
        for _ in range(4 + rng.below(9) - len(island)):
            kind = [*GOODS, *GOODS, "quarry"][rng.below(11)]
            if tiles[kind] > (0 if kind == "quarry" else 3):
                tiles[kind] -= 1
                kind = "forest" if forests and kind != "quarry" and rng.below(2) else kind
                island[kind] = island.get(kind, 0) + 1
        works = [b for b in WORKS if b in kinds and copies[b]]
        theme = themes[rng.below(len(themes))] if rng.below(3) else ()
        wanted = works if seat == maker else theme
        city = [b for b in wanted if b in kinds and copies[b] and (b in works or rng.below(4))]
        for b in city:
            copies[b] -= 1
        for _ in range(3 + rng.below(9)):
            b = kinds[rng.below(len(kinds))]
            room = 11 - sum(BUILDINGS[c].size for c in city)
            if copies[b] and b not in city and BUILDINGS[b].size <= room:
                copies[b] -= 1
                city.append(b)
        circles = {tile: n for tile, n in island.items() if tile != "forest"}
        circles |= {b: BUILDINGS[b].circles for b in city}
        colonists = {}
        for place, most in circles.items():
            n = min(people, most if seat == maker or rng.below(3) else rng.below(most + 1))
            people -= n
            colonists[place] = n
        goods = {}
        for good in GOODS:
            rich = 9 if "storehouse" in city else 5 if theme else 4
            poor = 1 if "storehouse" in city else 2 if theme else 3
            n = rng.below(rich) if rng.below(poor) == 0 else 0
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
        idle = people if scarce and seat == order[-1] else 0
        if on(options, "nobles"):
            idle = idle or min(people, rng.below(2) * rng.below(30))
            places = [place for place, n in {**colonists, "windrose": idle}.items() for _ in range(n)]
            rng.shuffle(places)
            stand = places[: min(nobles, rng.below(6))]
            nobles -= len(stand)
            by_place = {place: stand.count(place) for place in stand if place != "windrose"}
            found.append((f"seats.{seat}.nobles", _counted(by_place)))
            found.append((f"seats.{seat}.idle_nobles", str(stand.count("windrose"))))
        people -= idle
        found.append((f"seats.{seat}.idle", str(idle)))
    assert nobles <= NOBLES
    return found


def _counted(counts: dict[str, int]) -> str:
    return " ".join(f"{what}={n}" for what, n in counts.items() if n) or "none"
