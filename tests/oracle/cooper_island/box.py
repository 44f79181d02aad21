"""What lies in the box of Cooper Island, written down once more from the list of components."""

from __future__ import annotations

GOODS = ("coin", "wood", "stone", "food", "gold", "cloth")
CUBES = GOODS[1:]
TERRAINS = ("forest", "meadow", "mountain", "settlement")
CUBE = dict(zip(TERRAINS, ("wood", "food", "stone", "cloth"), strict=True))
SHIPS = {"one_master": 1, "two_master": -1}  # which way they go
BUILDINGS = ("small", "large", "fortress")
WORKERS = ("round", "square")
SECTORS = "ABCDEFGH"

# -- the peninsula: rows from the tip to the isthmus, q to the right, r towards the owner ------------------------------
_ROWS = {"A": (0, -1, 2), "B": (0, -2, 3), "C": (0, -3, 4), "D": (0, -4, 5), "E": (1, -5, 4), "F": (2, -6, 3)}
SPACES = {"S": (0, 0)} | {f"{row}{n + 1}": (q + n, r) for row, (q, r, k) in _ROWS.items() for n in range(k)}
RUINS = ("B2", "D1", "D3", "D5", "F2")
ISTHMUS = ("F1", "F2", "F3")
_LEFT = {"1a": (-1, 0), "1b": (-1, -1), "2a": (-1, -2), "2b": (-1, -3), "3a": (-1, -4), "3b": (0, -5)}
_RIGHT = {"1a": (1, 0), "1b": (2, -1), "2a": (3, -2), "2b": (4, -3), "3a": (5, -4), "3b": (5, -5)}
WATERS = {f"L{k}": at for k, at in (_LEFT | {"4a": (1, -6), "4b": (2, -7)}).items()}
WATERS |= {f"R{k}": at for k, at in (_RIGHT | {"4a": (5, -6), "4b": (5, -7)}).items()}


def touching(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Whether two hexes share an edge."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) == 2


NEAR = {x: [y for y in SPACES if touching(SPACES[x], SPACES[y])] for x in SPACES}
SHORE = {w: [x for x in SPACES if touching(WATERS[w], SPACES[x])] for w in WATERS}
FIRST_WATERS = ("R1a", "R1b")


def other_half(water: str) -> str:
    return water[:2] + ("b" if water[2] == "a" else "a")


# -- the ring ----------------------------------------------------------------------------------------------------------
def stop(at: int, seats: int) -> tuple[str, int]:
    """What is there, and whose it is: `harbour`, `bay`, or a shoal such as `L3`."""
    seat, k = divmod(at % (10 * seats), 10)
    if k == 0:
        return "harbour", seat
    if k == 5:
        return "bay", seat
    return (f"L{k}", seat) if k < 5 else (f"R{10 - k}", (seat + 1) % seats)


def halves(shoal: str, clockwise: bool) -> tuple[str, str]:
    """The halves by which a ship comes and goes."""
    way = ("a", "b") if (shoal[0] == "L") == clockwise else ("b", "a")
    return shoal + way[0], shoal + way[1]


# -- tiles -------------------------------------------------------------------------------------------------------------
SIDES = {
    "forest_mountain": "double_1",
    "meadow_settlement": "double_1",
    "forest_meadow": "double_2",
    "mountain_settlement": "double_2",
    "forest_settlement": "double_3",
    "meadow_mountain": "double_3",
}
DOUBLES = {"double_1": 20, "double_2": 20, "double_3": 20}
SINGLES = {"single_1": 28, "single_2": 28}
SINGLE_OF = {"forest": "single_1", "meadow": "single_1", "mountain": "single_2", "settlement": "single_2"}

# -- prices and points -------------------------------------------------------------------------------------------------
PIERS: dict[str, tuple[dict[str, int], int]] = {
    "P1": ({"coin": 1, "wood": 2}, 1),
    "P2": ({"coin": 1, "wood": 3}, 1),
    "P3": ({"coin": 2, "wood": 2}, 1),
    "P4": ({"coin": 2, "wood": 3}, 2),
    "P5": ({"coin": 2, "wood": 4}, 2),
    "P6": ({"coin": 3, "wood": 4}, 3),
}
ERECT: dict[str, tuple[dict[str, int], int]] = {
    "small": ({"coin": 1, "wood": 2, "stone": 2}, 1),
    "large": ({"coin": 2, "wood": 4, "stone": 4}, 2),
    "fortress": ({"wood": 6, "stone": 3, "gold": 3, "cloth": 3}, 4),
}
PIECES = {"small": 2, "large": 2, "fortress": 1}
STATUES = {"stone": {"wood": 3, "stone": 3}, "gold": {"wood": 2, "gold": 2}}
CARGO: dict[str, tuple[dict[str, int], int]] = {
    "cargo_1": ({"gold": 2, "cloth": 2}, 2),
    "cargo_2": ({"gold": 3, "cloth": 3}, 3),
    "cargo_3": ({"gold": 5, "cloth": 2}, 3),
    "cargo_4": ({"gold": 2, "cloth": 5}, 3),
    "cargo_5": ({"gold": 4, "cloth": 4}, 4),
}
CELLS = {"T1": (0, 0), "T2": (0, 0), "T3": (1, 1), "T4": (2, 1)}  # large buildings needed, points
RATES = {"cloth": (2, ("cloth",), ("coin",)), "gold": (2, ("gold",), CUBES), "any": (4, GOODS, GOODS)}
MILESTONES = {"boats": 2, "buildings": 2, "statues": 2, "lids": 2}
HIRES, REWARDS = 3, 1

# -- effects: goods to take, one of each group; or actions -------------------------------------------------------------
Effect = tuple[str, tuple[tuple[str, ...], ...]]


def _take(*groups: str) -> Effect:
    return "take", tuple(tuple(group.split("/")) for group in groups)


def _act(*groups: str) -> Effect:
    return "act", tuple(tuple(group.split("/")) for group in groups)


BOATS = {
    "boat_1": _take("coin"),
    "boat_2": _take("gold/cloth"),
    "boat_3": _act("draw"),
    "boat_4": _act("step_1"),
    "boat_5": _take("wood/stone/food"),
    "boat_6": ("copy", ()),
}
ISLETS = {
    "islet_1": _take("coin"),
    "islet_2": _take("gold/cloth"),
    "islet_3": _act("draw"),
    "islet_4": _act("step_1"),
    "islet_5": _take("wood/stone", "food"),
    "islet_6": _act("remove_ruin"),
}
ISLET_LAND = dict(
    zip(ISLETS, ("meadow", "forest", "forest", "meadow", "mountain", "mountain"), strict=True),
)
LOGBOOKS = {
    "logbook_1": (6, _take("coin")),
    "logbook_2": (2, _take("wood")),
    "logbook_3": (2, _take("stone")),
    "logbook_4": (2, _take("food")),
    "logbook_5": (3, _take("wood/stone")),
    "logbook_6": (3, _take("gold/cloth")),
    "logbook_7": (2, _take("wood/stone/food")),
    "logbook_8": (5, _act("draw")),
    "logbook_9": (5, _act("step_1")),
}
# base actions of a sector, then what its square space adds (or puts in their place)
ACTIONS = {
    "A": ("draw/place", "step_1"),
    "B": ("build_boat",),
    "C": ("draw", "place"),
    "D": ("erect",),
    "E": ("step_3", "take"),
    "F": ("remove_ruin/erect_statue",),
    "G": ("draw/place", "draw/place"),
    "H": ("supply",),
}
SQUARE = {
    "A": ("draw", "place", "step_1"),
    "B": ACTIONS["B"],
    "C": (*ACTIONS["C"], "use_islet"),
    "D": ACTIONS["D"],
    "E": (*ACTIONS["E"], "use_boat"),
    "F": ("remove_ruin", "erect_statue"),
    "G": (*ACTIONS["G"], "step_1"),
    "H": (*ACTIONS["H"], "draw/place"),
}
CRATES = ("crate_1", "crate_2", "crate_3", "crate_4", "crate_5")

# -- royal cards -------------------------------------------------------------------------------------------------------
MEDALS = (3, 5, 8)
ROYAL = {
    "royal_1": (4, 5, 6),
    "royal_2": (3, 4, 5),
    "royal_3": (3, 4, 5),
    "royal_4": (3, 4, 5),
    "royal_5": (2, 3, 4),
    "royal_6": (6, 4, 2),
    "royal_7": (5, 6, 7),
}
