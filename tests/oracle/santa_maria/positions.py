"""Positions of Santa Maria by chance, well into a game: tiles, ships, dice, monks and goods for everybody."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Rng
from tests.oracle.santa_maria import box, kingdoms
from tests.oracle.santa_maria.maya_positions import city_lines


def by_chance(
    seats: int, options: dict[str, str], rng: Rng, rich: bool = False, city: int = -1
) -> list[tuple[str, str]]:
    """`set` lines of a table that could be; the first player is on turn. Rich: the last year, much is built.

    `city`: whose seat is the Maya city.
    """
    year = 3 if rich else 1 + rng.below(3)
    found: list[tuple[str, str]] = [("year", str(year)), ("first", str(rng.below(seats)))]
    shared = options["blue_dice"] == "shared"
    advanced = (seats == 1 and city < 0) or options["setup"] == "advanced"
    more, governed, hiring, embassies = (options[o] == "true" for o in kingdoms.OPTIONS)
    left_out = [
        x for yes, some in ((more, kingdoms.SCHOLARS), (governed, kingdoms.NAVIGATION)) if not yes for x in some
    ]
    scholars = _shuffled((x for x in box.SCHOLARS if x not in left_out), rng)
    bishops = _shuffled((b for b in box.BISHOPS if more or b not in kingdoms.BISHOPS), rng)[:3]
    common, own = scholars[: 4 if more else 3], scholars[4 if more else 3 :]
    missions = [m for m in box.MISSIONS if m != ("mission_goods" if more else "mission_cocoa")]
    places: dict[str, list[str]] = {p: [] for p in (*common, *bishops, *missions)}
    colonies = _shuffled(map(str, range(1, 6)), rng) if more else [str(n) for n in range(1, 5)]
    if city >= 0:
        colonies.remove("5")
        colonies.insert(city, "")
    people = _shuffled((who for who, n in kingdoms.SPECIALISTS.items() for _ in range(n if hiring else 0)), rng)
    beside, people = people[:6], people[6 : 6 * year]  # beside the dice; hired by somebody, or gone
    out = [t for t in _shuffled(box.TILES, rng) if t[0] == "d"][: 5 * year]  # turned up so far
    out += [t for t in _shuffled(box.TILES, rng) if t[0] == "l"][: 5 * year]
    out += _shuffled(kingdoms.TILES, rng)[: 2 * year if more else 0]
    tiles = _shuffled(out, rng)
    ships = _shuffled((t for t in box.SHIPS if t not in kingdoms.SHIPS), rng)
    special = _shuffled(kingdoms.SHIPS if more else (), rng)
    dice_each = 2 if embassies else 3
    white = [1 + rng.below(6) for _ in range(dice_each * seats)]
    tokens = [f"{colour}_{1 + rng.below(6)}" for colour in ("white", "blue") if embassies]
    common_blue: list[int] = []
    roads, walked = 3, []
    for seat in range(seats):
        me = f"seats.{seat}."
        if seat == city:
            religion = rng.below(box.PRAYERS + 1)
            unlocked = (not embassies) + sum(religion >= n for n in box.DICE)
            white_used, blue_used = rng.below(dice_each + 1), rng.below(min(unlocked, 2) + 1)
            lying = [f"white_{white.pop()}" for _ in range(white_used)]
            if tokens and rng.below(seats + 2) == 0:
                lying.append(f"ambassador_{tokens.pop()}")
            blue = [str(1 + rng.below(6)) for _ in range(unlocked - blue_used)]
            common_blue += map(int, blue)
            conquest = rng.below(box.STEPS + 1)
            walked += [str(seat)] if conquest else []
            found += [(n if "." in n else me + n, text) for n, text in city_lines(rng, year, lying, blue_used, rich)]
            found += [(me + "coins", str(rng.below(9))), (me + "points", str(rng.below(60)))]
            found += [(me + "religion", str(religion)), (me + "conquest", str(conquest))]
            found += [] if shared else [(me + "blue", " ".join(blue) or "none")]
            continue
        cells = box.colony("colony_b" if advanced else f"colony_{colonies[seat]}")
        if advanced:
            hall = f"hall_{colonies[seat]}"
            at, turn = _lay(cells, hall, rng) or ("", 0)
            found.append((me + "hall", f"{hall} {at} {turn} {own[seat]}"))
        elif more:
            found.append((me + "colony", f"colony_{colonies[seat]}"))
        laid = []
        for _ in range(24 if rich else rng.below(9 if seats == 1 else 7)):
            tile = tiles[-1]
            if len(tiles) > 3 and (where := _lay(cells, tile, rng, rich)):
                laid.append(f"{tile}@{where[0]}@{where[1]}")
                tiles.pop()
        if roads and rng.below(3) == 0 and (where := _lay(cells, "road_tile", rng)):
            laid.append(f"road_tile@{where[0]}@0")
            roads -= 1
        hired = [people.pop() for _ in range(min(len(people), rng.below(4)))]
        for who in [x for x in hired if x not in kingdoms.PRODUCE]:
            hired.remove(who)
            at = box.CELLS[rng.below(36)]
            laid.append(f"{who}@{at}@0")
            cells[at] = who
        religion = rng.below(box.PRAYERS + 1) if rng.below(6) and not rich else box.PRAYERS
        unlocked = (not embassies) + sum(religion >= n for n in box.DICE)
        monks = 6 if rich else rng.below(1 + sum(religion >= n for n in box.MONKS))
        for place in sorted(_shuffled(places, rng), key=lambda p: rich and p not in bishops)[:monks]:
            places[place].append(str(seat))
        free = _shuffled((c for c, b in cells.items() if box.is_building(b)), rng)
        white_used, blue_used = rng.below(dice_each + 1), rng.below(unlocked + 1)
        dice = [f"{free.pop()}=white_{white.pop()}" for _ in range(white_used)]
        dice += [f"{free.pop()}=blue_{1 + rng.below(6)}" for _ in range(blue_used)]
        if tokens and rng.below(seats + 2) == 0:
            dice.append(f"{free.pop()}=ambassador_{tokens.pop(rng.below(len(tokens)))}")
        paid = [f"{free.pop()}={n}" for n in range(1, 1 + rng.below(3))]
        blue = [1 + rng.below(6) for _ in range(unlocked - blue_used)]
        common_blue += blue
        conquest = rng.below(box.STEPS + 1)
        walked += [str(seat)] if conquest else []
        goods = {g: rng.below(4) if rng.below(3) else 0 for g in box.GOODS}
        goods |= {"cocoa": rng.below(3 if colonies[seat] == "5" else 2)} if more else {}
        many = 6 if rich else rng.below(6) if rng.below(2) else 0
        for dock in box.DOCKS:
            harbour = [ships.pop() for _ in range(min(rng.below(many + 1 + 3 * rich), len(ships) - 5))]
            harbour += [special.pop() for _ in range(rng.below(2)) if special]
            found.append((f"{me}harbour.{dock}", " ".join(harbour) or "none"))
        found += [
            (me + "coins", str(rng.below(4) if rng.below(2) else rng.below(12))),
            (me + "points", str(rng.below(60))),
            (me + "religion", str(religion)),
            (me + "conquest", str(conquest)),
            (me + "goods", " ".join(f"{g}={n}" for g, n in goods.items() if n) or "none"),
            (me + "tiles", " ".join(laid) or "none"),
            (me + "dice", " ".join(dice) or "none"),
            (me + "paid", " ".join(paid) or "none"),
            (me + "white_used", str(white_used)),
            (me + "blue_used", str(blue_used)),
        ]
        if hiring:
            found.append((me + "specialists", " ".join(hired) or "none"))
        if governed:
            where = [c for c in box.CELLS if c not in cells] + free
            where += 9 * [c for c in where if any(cells.get(n) in box.COLONISTS for n in box.neighbours(c) if n > c)]
            found.append((me + "governor", where[rng.below(len(where))]))
        if not shared:
            found.append((me + "blue", " ".join(map(str, blue)) or "none"))
    found += [("scholars", " ".join(common)), ("bishops", " ".join(bishops))]
    found += [(f"places.{place}", " ".join(who)) for place, who in places.items() if who]
    found.append(("arrivals", " ".join(_shuffled(map(str, range(seats)), rng))))
    found.append(("white", " ".join(map(str, sorted(white))) or "none"))
    if shared:
        found.append(("blue", " ".join(map(str, sorted(common_blue))) or "none"))
    docks = [ships.pop() for _ in range(4)]
    found += [(f"docks.{dock}", tile) for dock, tile in zip(box.DOCKS, docks, strict=True)]
    if more:
        found.append(("docks.special", special.pop() if special else "none"))
    found += [(f"specialists.{n}", who if rng.below(4) else "none") for n, who in zip(box.ROWS, beside, strict=False)]
    if embassies:
        found.append(("ambassadors", " ".join(tokens) or "none"))
    shown = [t for t in tiles if t[0] == "d"][: rng.below(6)] + [t for t in tiles if t[0] == "l"][: rng.below(6)]
    shown += [t for t in tiles if t[0] == "x"][: rng.below(3)]
    found.append(("display", " ".join(shown) or "none"))
    return found


def _shuffled(things: Iterable[str], rng: Rng) -> list[str]:
    found = list(things)
    rng.shuffle(found)
    return found


def _lay(cells: dict[str, str], tile: str, rng: Rng, alike: bool = False) -> tuple[str, int] | None:
    """Somewhere where a tile fits, by choice with its like beside it; the cells are built then."""
    ways = [(at, turn) for at in box.CELLS for turn in ((0,) if tile == "road_tile" else (0, 90, 180, 270))]
    ways = [(at, t) for at, t in ways if (c := box.covered(tile, at, t)) and not set(c) & set(cells)]
    if not ways:
        return None
    if alike:
        most = max(_like(cells, tile, *way) for way in ways)
        ways = [way for way in ways if _like(cells, tile, *way) == most]
    at, turn = ways[rng.below(len(ways))]
    cells |= dict(zip(box.covered(tile, at, turn) or (), box.TILES[tile], strict=True))
    return at, turn


def _like(cells: dict[str, str], tile: str, at: str, turn: int) -> int:
    """How many cells of the same terrain, roads and town hall too, would lie beside those of a tile."""
    found = 0
    for cell, building in zip(box.covered(tile, at, turn) or (), box.TILES[tile], strict=True):
        terrain = box.BUILDINGS[building][0]
        for beside in box.neighbours(cell):
            other = box.BUILDINGS[cells[beside]][0] if beside in cells else ""
            found += other == terrain or {other, terrain} == {"road", "town_hall"}
    return found
