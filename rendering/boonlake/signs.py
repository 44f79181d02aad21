"""What something gives, costs or does, as signs in a row: an icon, an icon with a number upon it, or a short text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.boonlake.view.components import DeedView
from rendering import theme as t
from rendering.boonlake.drawings import DRAWN, RESOURCES
from rendering.canvas import Canvas
from rendering.fonts import length
from rendering.spots import Box

Sign = tuple[str, int] | str  # an icon with a number (0: none), or a text
CARRIERS = {"coins": "doubloon", "points": "point", "cards": "card"}
GAP = 3


def worth(gains: Mapping[str, int]) -> list[Sign]:
    """Gains: coins, points and cards once with their number, all else once for each; of a site what it produces."""
    found: list[Sign] = []
    for what, n in gains.items():
        if what in CARRIERS:
            found.append((CARRIERS[what], n))
        else:
            if n > 2:
                found += [(what, 0), f"×{n}"]
                continue
            _, site, resource = what.rpartition("site_")
            found += ([("site", 0), (resource, 0)] if site and resource in RESOURCES else [(what, 0)]) * n
    return found


def coin(n: int) -> Sign:
    return "doubloon", n


def point(n: int) -> Sign:
    return "point", n


def icon(what: str) -> Sign:
    return what, 0


def deed(d: DeedView) -> list[Sign]:
    """What a card, a lever or a scoring tile does or asks."""
    return _DEEDS[d.does](d)


def _exchange(d: DeedView) -> list[Sign]:
    return [*worth(d.gives), ("swap" if d.numbers.get("back") else "arrow", 0), *worth(d.gets)]


def _at_least(d: DeedView) -> list[Sign]:
    n = d.numbers
    return [icon(d.of[0]), f"{n['numbers']}:", point(n["points"]), f"{n['numbers_2']}:", point(n["points_2"])]


def _wild(d: DeedView) -> list[Sign]:
    """A resource less, with a bonus; or one of some rewards."""
    if d.gets:
        return [icon("joker"), "+", *worth(d.gets)]
    alone = [worth({what: d.numbers[what]}) for what in ("coins", "cards") if d.numbers.get(what)]
    return [icon("joker"), *(sign for row in alone for sign in ("/", *row))]


def _pay(d: DeedView) -> list[Sign]:
    goods: list[Sign] = [icon(d.of[0]), "/"] if d.of else []
    return [*goods, coin(d.numbers["coins"]), ("arrow", 0), point(d.numbers["points"])]


_DEEDS: dict[str, Callable[[DeedView], list[Sign]]] = {
    # cards
    "gain": lambda d: worth(d.gets),
    "swap": _exchange,
    "reset_lever": lambda d: [("lever_used", 0), ("arrow", 0), icon("lever")],
    "free_house": lambda d: [icon("house"), "−", icon("inhabitant")],
    "upgrade_settlement": lambda d: [icon("settlement"), "−", icon("inhabitant")],
    "per_presence": lambda d: [point(d.numbers["points"]), "/", (f"region_{d.of[0]}", 0)],
    "per": lambda d: [point(d.numbers["points"]), "/", icon(d.of[0])],
    "at_least": _at_least,
    "cheaper_levers": lambda d: [icon("lever"), "−", coin(d.numbers["coins"])],
    "cheaper_cards": lambda d: [("card", 0), "−", coin(d.numbers["coins"])],
    "dearer_discards": lambda d: [icon(d.of[0]), "+", coin(d.numbers["coins"])],
    "river_coins": lambda d: [icon("ship"), "+", coin(d.numbers["coins"])],
    "river_vases": lambda d: [icon("ship"), "+", icon("vase")],
    "harbour": lambda d: [icon("harbour"), "+", *worth(d.gets)],
    "cattle_inhabitants": lambda d: [icon("cattle"), "−", icon("inhabitant")],
    "cattle_coins": lambda d: [icon("cattle"), "+", coin(d.numbers["coins"])],
    # levers
    "forgo_vase": lambda d: [icon("forgo"), icon("vase"), "/", coin(d.numbers["coins"])],
    "forgo_modernise": lambda d: [icon("forgo"), icon("lever")],
    "forgo_upgrade": lambda d: [icon("forgo"), icon("house")],
    "skip_sites": lambda d: [icon("skip"), coin(d.numbers["coins"]), "/", icon("site")],
    "skip_coins": lambda d: [icon("skip"), coin(d.numbers["coins"])],
    "region_points": lambda d: [icon("region_boonlake"), "+", point(d.numbers["points"])],
    "easy_settlement": lambda d: [icon("settlement"), "−", icon("inhabitant")],
    "tile_inhabitants": lambda d: [icon("tile"), "+", icon("inhabitant")],
    "free_boat": lambda d: [icon("barge"), ("arrow", 0)],
    "wild": _wild,
    "trade_cards": lambda d: [("card", d.numbers["cards"]), ("arrow", 0), *worth(d.gets)],
    # scoring tiles
    "two_regions": lambda d: [(f"region_{d.of[0]}", 0), (f"region_{d.of[1]}", 0)],
    "track": lambda d: [(f"{d.of[0]}_track", 0)],
    "both_tracks": lambda d: [("coin_track", 0), ("card_track", 0)],
    "sites": lambda d: [icon("site")],
    "chain": lambda d: [icon("chain")],
    "levers": lambda d: [icon("lever")],
    "removed": lambda d: [icon(d.of[0])],
    "bridges": lambda d: [icon("bridge")],
    "pay": _pay,
    "played": lambda d: [icon(d.of[0]), icon(d.of[1])],
}


def row(
    c: Canvas,
    signs: Sequence[Sign],
    box: Box,
    *,
    most: int = 0,
    align: str = "centre",
    about: str = "",
    pale: bool = False,
    letters: Callable[[str], str] = lambda region: "",
) -> int:
    """Draw signs side by side, as large as fits and no larger than `most`; returns the width they take.

    `letters` gives the letters of a region's icon.
    """
    if not signs:
        return 0
    side = min(box.h, most or box.h)
    while side > 24 and _wide(signs, side) > box.w:
        side -= 1
    x = box.x + {"left": 0, "centre": (box.w - _wide(signs, side)) // 2}[align]
    start, middle = x, box.y + box.h // 2
    for i, sign in enumerate(signs):
        wide = _one(sign, side)
        high = max(side, 46) + 8  # of a text
        if isinstance(sign, str):
            place = Box(x, middle - high // 2, wide, high)
            c.text(place, sign, size=_size(side), least=40, weight="bold", align="centre", about=about)
        else:
            name, n = sign
            region = name.removeprefix("region_")
            square = Box(x + (wide - side) // 2, middle - side // 2, side, side)
            c.icon(f"{name}:{letters(region)}" if region != name else DRAWN.get(name, name), square, pale=pale)
            if n:
                digits = Box(x - 4, middle - high // 2 + (side // 7 if name == "settle" else 0), wide + 8, high)
                told, what = _told(n), f"{about} {name} {i}"
                c.text(digits, told, size=_size(side), least=40, weight="bold", align="centre", about=what)
        x += wide + GAP
    return x - GAP - start


def _told(n: int) -> str:
    return str(n).replace("-", "−")


def _size(side: int) -> int:
    return max(s for s in t.SCALE if s <= max(45, side * 7 // 8))


def _one(sign: Sign, side: int) -> int:
    """The width of a sign: a number may be wider than what carries it."""
    if isinstance(sign, str):
        return length(sign, _size(side), "bold")
    return max(side, length(_told(sign[1]), 40, "bold") - 4) if sign[1] else side


def _wide(signs: Sequence[Sign], side: int) -> int:
    return sum(_one(sign, side) + GAP for sign in signs) - GAP
