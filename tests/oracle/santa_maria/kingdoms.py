"""What American Kingdoms and its modules A to C put into the box, written down again from the list of components."""

from __future__ import annotations

OPTIONS = ("american_kingdoms", "governor", "specialists", "ambassadors")

# The same shape as in `box`: terrain, and effects one after another.
IMPROVEMENTS: dict[str, tuple[str, tuple[object, ...]]] = {
    "improve_cocoa": ("road", ({"cocoa": 1},)),
    "improve_shipping": ("road", ("ship",)),
    "improve_goods": ("road", ({"wood": 1, "grain": 1},)),
    "improve_sugar": ("road", ({"sugar": 1, "coins": 1},)),
    "improve_gem": ("road", ({"gem": 1, "coins": 1},)),
    "improve_conquistador": ("road", ("conquer",)),
    "improve_religion": ("road", ("pray",)),
}
BUILDINGS: dict[str, tuple[str, tuple[object, ...]]] = {
    "cocoa_1": ("farm", ({"cocoa": 1},)),
    "hall_5a": ("town_hall", ({"cocoa": 1},)),
    "hall_5b": ("town_hall", ({"coins": 2},)),
}
TILES: dict[str, tuple[str, ...]] = {
    "x01": ("cocoa_1", "road_1", "wood_1"),
    "x02": ("grain_1", "road_1", "cocoa_1"),
    "x03": ("cocoa_1", "road_2", "trade_3"),
    "x04": ("cocoa_1", "gem_1", "road_1"),
    "x05": ("religion", "road_2", "conquistador"),
    "x06": ("shipping", "road_2", "sugar_1"),
}
HALL = {"hall_5": ("hall_5a", "hall_5b")}
SHIPS: dict[str, tuple[int, dict[str, int]]] = {  # points, cost
    "sp01": (3, {"cocoa": 1, "wood": 1}),
    "sp02": (3, {"cocoa": 1, "grain": 1}),
    "sp03": (4, {"cocoa": 1, "sugar": 1}),
    "sp04": (4, {"cocoa": 1, "gem": 1}),
    "sp05": (3, {"coins": 2, "cocoa": 1}),
    "sp06": (3, {"coins": 2, "sugar": 1}),
    "sp07": (3, {"coins": 2, "gem": 1}),
    "sp08": (4, {"coins": 3, "wood": 1, "grain": 1}),
    "sp09": (7, {"cocoa": 1, "sugar": 1, "gem": 1}),
    "sp10": (7, {"coins": 4, "sugar": 1, "gem": 1}),
}
SCHOLARS = {"archery": 2, "meditation": 2}
NAVIGATION = {"navigation": 2}  # comes with the governor
BISHOPS = ("bishop_tiles", "bishop_track", "bishop_gems")
MISSION = {"mission_cocoa": {"cocoa": 1, "wood": 1, "grain": 1}}
COLONY = (
    "A1 shipping D1 wood_1 C2 conquistador F2 grain_1 E3 trade_2 B4 hall_5a C4 hall_5b A5 religion F5 gem_1 D6 sugar_1"
)
DIAGONALS = {"A1F6": 1, "F1A6": 6}
PRODUCE = {"farmer": "grain", "forester": "wood", "soldier": "conquer"}
SPECIALISTS = {
    "farmer": 3,
    "forester": 3,
    "soldier": 3,
    "improve_cocoa": 3,
    **{i: 1 for i in IMPROVEMENTS if i != "improve_cocoa"},
}
GOVERNOR = {
    row: dict(zip("ABCDEF", points, strict=True))
    for row, points in {
        "1": (-12, -11, -10, -9, -8, -6),
        "2": (-11, -9, -8, -7, -5, -4),
        "3": (-10, -8, -6, -3, -2, -1),
        "4": (-9, -7, -3, -1, 1, 3),
        "5": (-8, -5, -2, 1, 5, 7),
        "6": (-6, -4, -1, 3, 7, 12),
    }.items()
}
