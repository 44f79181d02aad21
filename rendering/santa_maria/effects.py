"""What a scholar can do or a bishop counts, told in signs with their numbers."""

from __future__ import annotations

from bot.games.santa_maria.view import EffectView
from rendering import theme as t
from rendering.canvas import Canvas
from rendering.fonts import length
from rendering.spots import Box

Sign = tuple[str, int] | str  # a drawing, with the number upon it or 0; or words
GAP, LEAST, MOST = 4, 40, 68  # pixels between signs, and of each
TERRAINS = {"town_hall": "town", "colonists": "colonist"}  # drawn as something else
PLAIN: dict[str, tuple[Sign, ...]] = {
    "blue_columns": (("die_blue", 0), ("arrow", 0), ("column", 0)),
    "coins_back": (("activate", 0), ("arrow", 0), ("coins", 0)),
    "put_anywhere": (("die_white", 0), ("arrow", 0), ("anywhere", 0)),
}


def signs(effect: EffectView) -> list[Sign]:
    """The signs of an effect, from left to right."""
    n, of = effect.numbers, [(TERRAINS.get(what, what), 0) for what in effect.of]
    coin: Sign = ("doubloon", n.get("coins", 0))
    arrow: Sign = ("arrow", 0)
    each: list[Sign] = [("point", n.get("each", 0)), f"≤{n.get('most', 0)}"]
    match effect.does:
        case "dock_steps":
            return [("ship", 0), ("swap", 0), coin]
        case "tax":
            several = [f"{n['colonists']}×"] if n.get("colonists", 1) > 1 else []
            return [*several, ("colonist", 0), arrow, coin]
        case "any_line":
            return [*of, arrow, ("die_white", 0), ("swap", 0)]
        case "trades":
            return [("house", 0), f"×{n.get('times', 0)}"]
        case "buy":
            return _prices(n)
        case "move_die":
            return [coin, arrow, ("die_white", 0), ("swap", 0)]
        case "diagonals":
            return [coin, arrow, ("diagonal_1", 0)]
        case "any_space":
            return [("space", 0), ("swap", 0), *of]
        case "walk_on":
            return [("road", 0), ("kingdom_governor", 0), arrow, coin]
        case "track_again":
            return [("conquistador", 0), "×2"]
        case "big_tiles":
            return [f"{n.get('cells', 0)}×", ("anywhere", 0), *each]
        case "in_costs":
            return [("ship", 0), *of, *each]
        case "square":
            return [("square", 0), *(("point", points) for _, points in sorted(n.items()))]
        case "one_dock":
            return [("ship", 0), *each]
        case "joined":
            return [("road", 0), *of, *each]
        case "largest" | "diverse":
            return [*of, *each]
    return list(PLAIN.get(effect.does, ()))


def _prices(prices: dict[str, int]) -> list[Sign]:
    """Coins for resources; where all cost the same, once."""
    if len(set(prices.values())) == 1:
        return [("doubloon", next(iter(prices.values()))), ("arrow", 0), *((good, 0) for good in prices)]
    return [sign for good, n in prices.items() for sign in (("doubloon", n), (good, 0))]


def width(effect: EffectView | None, side: int, size: int = t.BIG) -> int:
    """What the signs take beside each other where each drawing is `side` wide."""
    row = signs(effect) if effect else []
    return sum(length(x, size, "bold") + 2 if isinstance(x, str) else side for x in row) + GAP * max(0, len(row) - 1)


def in_row(c: Canvas, effect: EffectView | None, area: Box, about: str, size: int = t.BIG) -> None:
    """The signs side by side in the middle of an area, as large as fits, with numbers of a size."""
    row = signs(effect) if effect else []
    if not row:
        return
    drawn = sum(not isinstance(x, str) for x in row)
    side = min(area.h, MOST, (area.w - width(effect, 0, size)) // max(1, drawn))
    x = area.x + (area.w - width(effect, side, size)) // 2
    for sign in row:
        if isinstance(sign, str):
            box = Box(x, area.y, length(sign, size, "bold") + 2, area.h)
            c.number(box, sign, f"{about} at most" if sign[0] == "≤" else f"{about} times", size, least=size)
        else:
            box = Box(x, area.y + (area.h - side) // 2, side, side)
            c.icon(sign[0], box)
            if sign[1]:
                c.number(box, sign[1], f"{about} {sign[0]}", size, "centre", least=size)
        x += box.w + GAP
