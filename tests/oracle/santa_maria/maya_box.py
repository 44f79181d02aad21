"""What the module of the Maya city puts into the box, written down again from the list of components (14)."""

from __future__ import annotations

GOODS = ("wood", "grain", "sugar", "gem", "cocoa")
FULL = {"wood": 1, "grain": 1, "sugar": 0, "gem": 0, "cocoa": 1}  # storage tokens to begin with
TOKENS = {"wood": 1, "grain": 1, "sugar": 1, "gem": 1, "cocoa": 2}
SPARE = {"wood": 1, "grain": 1, "sugar": 1, "gem": 1, "cocoa": 0}
GOLD = 12  # pieces
CARDED = ("market", "festival", "construction", "technology")
CENTRE = "gold_temple"
BESIDE = {  # road -> districts that its buildings border
    "1": ("market",),
    "2": ("market", "festival"),
    "3": ("festival", "gold_temple"),
    "4": ("gold_temple", "construction"),
    "5": ("construction", "technology"),
    "6": ("technology",),
}
PRINTED = {"1a": "p_wood", "2a": "p_grain", "3a": "p_cocoa", "4a": "p_gem", "5a": "p_sugar", "6a": "p_coins"}
SPOTS = tuple(road + place for road in "123456" for place in "abc")
JUNCTIONS = ("2", "3", "4", "5")
GIVES = {
    **{f"{kind}_{good}": {good: 1} for kind in "pws" for good in GOODS},
    **{f"{kind}_coins": {"coins": 2} for kind in "pw"},
    **{f"{kind}_points": {"points": 1} for kind in "ws"},
}
HOUSES = {  # kind -> houses with their number
    "wooden": {"w_gem": 2, "w_sugar": 2, "w_coins": 1, "w_points": 1},
    "straw": {"s_wood": 2, "s_grain": 2, "s_cocoa": 1, "s_points": 1},
}
_TEMPLES = """tl1 wood grain cocoa|tl2 wood gem cocoa|tl3 grain sugar cocoa|tl4 wood grain sugar|tl5 wood grain gem
tm1 wood grain gem cocoa|tm2 wood grain sugar cocoa|tm3 wood gem sugar cocoa|tm4 grain gem sugar cocoa
tm5 wood grain gem sugar|ts1 wood grain gem sugar cocoa|ts2 wood gem sugar cocoa cocoa
ts3 grain gem sugar cocoa cocoa|ts4 wood grain gem cocoa cocoa|ts5 wood grain sugar cocoa cocoa"""
TEMPLES = {row.split()[0]: row.split()[1:] for row in _TEMPLES.replace("\n", "|").split("|")}
SIZES = "lms"  # of temple tiles, from the first level up

# Every card: its two halves. T trade; F festival, what is paid and what is got; W and S a wooden or a straw house;
# a die's value with what a technology brings.
_CARDS = """T|F cocoa 2 points;T|F sugar 3 points;T|F grain+cocoa 4 points;T|F cocoa 4 coins;T|W;T|W;T|S;T|S;T|1 warrior
T|2 gem;T|3 religion;T|4 sugar;F cocoa 2 points|W;F wood+grain 3 points|W;F gem 3 points|S;F cocoa 4 coins|S
F cocoa 2 points|5 warrior;F sugar 3 points|6 religion;F grain+cocoa 4 points|1 religion;F wood+grain 3 points|2 sugar
W|3 warrior;W|4 gem;S|5 gem;S|6 sugar"""
CARDS: dict[str, dict[str, list[str]]] = {}  # card -> district -> its words
for _n, _row in enumerate(_CARDS.replace("\n", ";").split(";"), 1):
    _kinds = {"T": "market", "F": "festival", "W": "construction", "S": "construction"}
    CARDS[f"k{_n:02d}"] = {_kinds.get(half[0], "technology"): half.split() for half in _row.split("|")}


def ways(value: str, tokens: list[str]) -> dict[str, list[str]]:
    """Where a die can go: each spot, with what it comes past, the spot itself last.

    Down its own road to the street; there to the left or to the right; up the next road, or, past a road token, on to
    the one after.
    """
    road = [value + place for place in "abc"]
    found = {spot: road[: n + 1] for n, spot in enumerate(road)}
    for beside in ("123456"[: int(value) - 1][::-1], "123456"[int(value) :]):
        for other in beside:
            up = [other + place for place in "cba"]
            found |= {spot: road + up[: n + 1] for n, spot in enumerate(up)}
            if other not in tokens:
                break
    return found
