"""Every word that an answer may say at a table, by what it is about: by it typing errors are found."""

from __future__ import annotations

from collections.abc import Collection

from ..components.box import Box
from ..components.cells import DIAGONALS, INDEX, LINE
from ..components.dice import AMBASSADOR, COLOURS, DICE
from ..play.maya_trade import ALL

TURNS = ("0", "90", "180", "270")


def vocabulary(box: Box, seats: int) -> dict[str, Collection[str]]:
    """By facet; no answer of this game is told in counts."""
    kinds = (*COLOURS, *(AMBASSADOR + colour for colour in box.ambassadors))
    return {
        "at": tuple(INDEX),
        "turn": TURNS,
        "line": tuple(line for line in LINE if line not in DIAGONALS or box.archery),
        "die": tuple(die for kind, dice in DICE.items() if kind in kinds for die in dice),
        "specialist": tuple(box.specialists),
        "tile": (*box.tiles, *box.ships),
        "dock": box.docks,
        "space": box.spaces,
        "place": (*box.scholars, *box.bishops, *box.missions),
        "colony": tuple(box.colonies),
        "resource": box.goods,
        "pay": ("coins", *box.goods),
        "gold": (*box.goods, "none"),
        "value": tuple(box.city.roads),
        "spot": tuple(box.city.borders),
        "card": tuple(box.city.halves),
        "district": tuple(box.city.districts),
        "building": tuple(box.city.buildings),
        "junction": box.city.junctions,
        "by": tuple(map(str, range(seats))),
        "whom": (*map(str, range(seats)), ALL),
        "to": tuple(INDEX),
        "redraw": tuple(box.city.halves),
        "put_up": (*box.goods, "coins"),
        "want": (*box.goods, "coins"),
        "give": box.goods,
        "get": ("coins", "points", "happiness", *box.goods),
    }
