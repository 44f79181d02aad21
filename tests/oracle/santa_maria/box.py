"""What lies in the box of Santa Maria, written down once more from the list of components."""

from __future__ import annotations

from tests.oracle.santa_maria import kingdoms

GOODS = ("wood", "grain", "sugar", "gem", "gold")
WORTH = {"wood": 1, "grain": 1, "sugar": 2, "gem": 2, "gold": 2}
DOCKS = ("coins", "religion", "conquistador", "points")
SPACES = ("coins", "religion", "conquistador", "shipping", "road")
COLUMNS, ROWS = "ABCDEF", "123456"
MONKS, DICE, PRAYERS = (2, 5, 8, 11, 14, 17), (2, 8), 18
GOLD, STEPS, TREES = (3, 6, 9), 10, (4, 6, 8)
CONQUEST = {  # by seats, then by year
    1: ((4,), (5,), (6,)),
    2: ((4, 0), (5, 0), (6, 0)),
    3: ((6, 3, 0), (8, 4, 0), (10, 5, 0)),
    4: ((6, 4, 2, 0), (9, 6, 3, 0), (12, 8, 4, 0)),
    5: ((6, 4, 2, 0, 0), (9, 6, 3, 0, 0), (12, 8, 4, 0, 0)),
}
SCHOLARS = {
    "astronomy": 3,
    "taxation": 2,
    "botany": 2,
    "philosophy": 2,
    "mathematics": 3,
    "engineering": 1,
    "industrialization": 2,
    "basic_economy": 3,
    "advanced_economy": 1,
    "logistics": 1,
    **kingdoms.SCHOLARS,
    **kingdoms.NAVIGATION,
}
BISHOPS = (
    *("bishop_square", "bishop_ships", "bishop_towns", "bishop_colonists", "bishop_terrain", "bishop_diverse"),
    *kingdoms.BISHOPS,
)
MISSIONS = {
    "mission_points": {"points": 3},
    "mission_coins": {"coins": 6},
    "mission_gold": {"gold": 2},
    "mission_goods": {"wood": 2, "grain": 1},
    **kingdoms.MISSION,
}

# terrain, and effects one after another: gains, or trades, or an action
_TOWN = {"happiness": {"points": 1}, "shipping": "ship", "conquistador": "conquer", "religion": "pray"}
TRADES = {
    "trade_1": ("wood gem", {"coins": 3}),
    "trade_2": ("grain sugar", {"coins": 3}),
    "trade_3": ("wood grain", {"points": 2}),
    "trade_4": ("sugar gem", {"points": 3}),
    "trade_5": ("wood", {"sugar": 1, "gem": 1}),
    "trade_6": ("grain", {"sugar": 1, "gem": 1}),
}
BUILDINGS: dict[str, tuple[str, tuple[object, ...]]] = {
    "wood_1": ("forest", ({"wood": 1},)),
    "wood_2": ("forest", ({"wood": 2},)),
    "grain_1": ("farm", ({"grain": 1},)),
    "grain_2": ("farm", ({"grain": 2},)),
    "sugar_1": ("farm", ({"sugar": 1},)),
    "gem_1": ("mountain", ({"gem": 1},)),
    "coins_mountain": ("mountain", ({"coins": 2},)),
    "coins_forest": ("forest", ({"coins": 2},)),
    **{b: ("town", (effect,)) for b, effect in _TOWN.items()},
    **dict.fromkeys(TRADES, ("town", ("trade",))),
    "hall_1a": ("town_hall", ({"wood": 1, "coins": 1},)),
    "hall_1b": ("town_hall", ("conquer",)),
    "hall_2a": ("town_hall", ({"grain": 1, "coins": 1},)),
    "hall_2b": ("town_hall", ("pray",)),
    "hall_3a": ("town_hall", ({"sugar": 1, "coins": 1},)),
    "hall_3b": ("town_hall", ("ship",)),
    "hall_4a": ("town_hall", ({"gem": 1, "coins": 1},)),
    "hall_4b": ("town_hall", ({"points": 1, "coins": 1},)),
    "road_1": ("road", ()),
    "road_2": ("road", ()),
    **kingdoms.BUILDINGS,
    **kingdoms.IMPROVEMENTS,
}
COLONISTS = {"road_1": 1, "road_2": 2}

_DOUBLES = """wood_1 road_2|grain_1 road_1|sugar_1 road_1|gem_1 road_1|trade_1 road_1|coins_mountain road_2
shipping road_1|wood_2 road_1|wood_1 grain_1|grain_1 sugar_1|gem_1 coins_forest|sugar_1 gem_1
conquistador wood_1|religion grain_2|trade_2 happiness"""
_TRIPLES = """road_2 wood_1 grain_1|road_2 sugar_1 shipping|gem_1 road_2 trade_3|wood_2 road_1 conquistador
road_1 grain_1 religion|road_2 gem_1 sugar_1|trade_4 grain_2 road_1|road_1 shipping wood_1
coins_mountain trade_5 road_2|gem_1 trade_6 road_1|road_2 road_1 happiness|religion road_2 sugar_1
shipping wood_1 grain_1|conquistador grain_1 gem_1|wood_2 sugar_1 coins_forest"""


def _tiles(letter: str, text: str) -> dict[str, tuple[str, ...]]:
    rows = text.replace("\n", "|").split("|")
    return {f"{letter}{n:02d}": tuple(row.split()) for n, row in enumerate(rows, 1)}


TILES: dict[str, tuple[str, ...]] = {
    **_tiles("d", _DOUBLES),
    **_tiles("l", _TRIPLES),
    **{f"hall_{n}": (f"hall_{n}a", f"hall_{n}b") for n in range(1, 5)},
    "road_tile": ("road_2",),
    **kingdoms.TILES,
    **kingdoms.HALL,
    **{i: (i,) for i in kingdoms.IMPROVEMENTS},
}

# cost in wood, grain, sugar, gem
_SHIPS = """1100 1010 1001 0110 0101 0011 0020 0002 1110 1101 1011 0111 1020 1002 0120 0102 2010 2001 0210 0201
0021 0012 1111 2011 0211 1120 1102 1021 0112 0022"""
_FIRST = "1100 1010 0101 0011"


def _ships(prefix: str, digits: int, text: str) -> dict[str, dict[str, int]]:
    found = {}
    for n, row in enumerate(text.split(), 1):
        found[f"{prefix}{n:0{digits}d}"] = {g: int(k) for g, k in zip(GOODS, row, strict=False) if int(k)}
    return found


SHIPS = {**_ships("sh", 2, _SHIPS), **_ships("st", 1, _FIRST), **{i: cost for i, (_, cost) in kingdoms.SHIPS.items()}}


def ship_points(tile: str) -> int:
    """A point for each simple resource, two for each special one, and one more for each beyond two."""
    if tile in kingdoms.SHIPS:
        return kingdoms.SHIPS[tile][0]
    cost = SHIPS[tile]
    return sum(WORTH[g] * n for g, n in cost.items()) + sum(cost.values()) - 2


COLONIES = {
    "colony_1": "A1 shipping D1 grain_1 B2 gem_1 F2 trade_1 C3 hall_1a D3 hall_1b E4 religion A5 sugar_1 "
    "F5 conquistador B6 wood_1",
    "colony_2": "A1 shipping F1 wood_1 C2 trade_2 E2 hall_2a B3 sugar_1 E3 hall_2b D4 conquistador A5 gem_1 "
    "F5 religion C6 grain_1",
    "colony_3": "A1 shipping C1 gem_1 D2 wood_1 F2 religion B3 conquistador E4 hall_3a F4 hall_3b C5 grain_1 "
    "A6 trade_3 E6 sugar_1",
    "colony_4": "A1 shipping E1 sugar_1 B2 wood_1 F2 conquistador C3 religion D3 hall_4a A4 grain_1 D4 hall_4b "
    "F5 trade_4 B6 gem_1",
    "colony_5": kingdoms.COLONY,
    "colony_b": "A1 shipping E1 grain_1 C2 wood_1 F3 religion B4 gem_1 D5 conquistador A6 sugar_1 E6 trade_1",
}


def colony(name: str) -> dict[str, str]:
    """Cell -> building of an empty colony."""
    words = COLONIES[name].split()
    return dict(zip(words[::2], words[1::2], strict=True))


CELLS = tuple(c + r for r in ROWS for c in COLUMNS)
LINES = {line: tuple(cell for cell in CELLS if line in cell) for line in (*COLUMNS, *ROWS)}
DIAGONALS = {  # from top to bottom
    "A1F6": tuple(c + r for c, r in zip(COLUMNS, ROWS, strict=True)),
    "F1A6": tuple(c + r for c, r in zip(COLUMNS[::-1], ROWS, strict=True)),
}
ALONG = {**LINES, **DIAGONALS}


def covered(tile: str, at: str, turn: int) -> tuple[str, ...] | None:
    """The cells under a tile, in its order; None where it does not lie on the grid."""
    third = (0, 2) if tile in kingdoms.TILES else (1, 0)
    shape = ((0, 0), (0, 1), third)[: len(TILES[tile])]
    cells = []
    for row, column in shape:
        for _ in range(turn // 90):
            row, column = column, -row
        row, column = row + ROWS.index(at[1]), column + COLUMNS.index(at[0])
        if not (0 <= row < 6 and 0 <= column < 6):
            return None
        cells.append(COLUMNS[column] + ROWS[row])
    return tuple(cells)


def neighbours(cell: str) -> list[str]:
    """The cells beside this one."""
    column, row = COLUMNS.index(cell[0]), ROWS.index(cell[1])
    around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [COLUMNS[c] + ROWS[r] for c, r in around if 0 <= c < 6 and 0 <= r < 6]


def is_road(building: str) -> bool:
    """Roads, and improvements, which are both."""
    return BUILDINGS[building][0] == "road"


def is_building(building: str) -> bool:
    """Whatever is no mere road."""
    return not is_road(building) or building in kingdoms.IMPROVEMENTS


def number(line: str) -> int:
    """Which face of a die a line has."""
    if line in DIAGONALS:
        return kingdoms.DIAGONALS[line]
    return 1 + (COLUMNS.index(line) if line in COLUMNS else ROWS.index(line))
