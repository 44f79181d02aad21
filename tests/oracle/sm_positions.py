"""Positions of Santa Maria by chance, well into a game: tiles, ships, dice, monks and goods for everybody."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Rng
from tests.oracle import sm_box as box


def by_chance(seats: int, options: dict[str, str], rng: Rng, rich: bool = False) -> list[tuple[str, str]]:
    """`set` lines of a table that could be; the first player is on turn. Rich: the last year, much is built."""
    year = 3 if rich else 1 + rng.below(3)
    found: list[tuple[str, str]] = [("year", str(year)), ("first", str(rng.below(seats)))]
    shared = options["blue_dice"] == "shared"
    advanced = seats == 1 or options["setup"] == "advanced"
    scholars, bishops = _shuffled(box.SCHOLARS, rng), _shuffled(box.BISHOPS, rng)[:3]
    common, own = scholars[:3], scholars[3:]
    places: dict[str, list[str]] = {p: [] for p in (*common, *bishops, *box.MISSIONS)}
    out = [t for t in _shuffled(box.TILES, rng) if t[0] == "d"][: 5 * year]  # turned up so far
    out += [t for t in _shuffled(box.TILES, rng) if t[0] == "l"][: 5 * year]
    tiles = _shuffled(out, rng)
    ships = _shuffled(box.SHIPS, rng)
    white = [1 + rng.below(6) for _ in range(3 * seats)]
    common_blue: list[int] = []
    roads, walked = 3, []
    for seat in range(seats):
        me = f"seats.{seat}."
        cells = box.colony("colony_b" if advanced else f"colony_{seat + 1}")
        if advanced:
            hall = f"hall_{seat + 1}"
            at, turn = _lay(cells, hall, rng) or ("", 0)
            found.append((me + "hall", f"{hall} {at} {turn} {own[seat]}"))
        laid = []
        for _ in range(24 if rich else rng.below(9 if seats == 1 else 7)):
            tile = tiles[-1]
            if len(tiles) > 3 and (where := _lay(cells, tile, rng, rich)):
                laid.append(f"{tile}@{where[0]}@{where[1]}")
                tiles.pop()
        if roads and rng.below(3) == 0 and (where := _lay(cells, "road_tile", rng)):
            laid.append(f"road_tile@{where[0]}@0")
            roads -= 1
        religion = rng.below(box.PRAYERS + 1) if rng.below(6) and not rich else box.PRAYERS
        unlocked = 1 + sum(religion >= n for n in box.DICE)
        monks = 6 if rich else rng.below(1 + sum(religion >= n for n in box.MONKS))
        for place in sorted(_shuffled(places, rng), key=lambda p: rich and p not in bishops)[:monks]:
            places[place].append(str(seat))
        free = _shuffled((c for c, b in cells.items() if box.BUILDINGS[b][0] != "road"), rng)
        white_used, blue_used = rng.below(4), rng.below(unlocked + 1)
        dice = [f"{free.pop()}=white_{white.pop()}" for _ in range(white_used)]
        dice += [f"{free.pop()}=blue_{1 + rng.below(6)}" for _ in range(blue_used)]
        paid = [f"{free.pop()}={n}" for n in range(1, 1 + rng.below(3))]
        blue = [1 + rng.below(6) for _ in range(unlocked - blue_used)]
        common_blue += blue
        conquest = rng.below(box.STEPS + 1)
        walked += [str(seat)] if conquest else []
        goods = {g: rng.below(4) if rng.below(3) else 0 for g in box.GOODS}
        many = 6 if rich else rng.below(6) if rng.below(2) else 0
        for dock in box.DOCKS:
            harbour = [ships.pop() for _ in range(min(rng.below(many + 1 + 3 * rich), len(ships) - 5))]
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
    shown = [t for t in tiles if t[0] == "d"][: rng.below(6)] + [t for t in tiles if t[0] == "l"][: rng.below(6)]
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
