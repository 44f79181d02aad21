"""Every word that an answer may say at a table, by what it is about: by it typing errors are found."""

from __future__ import annotations

from collections.abc import Collection

from ..components.box import Box
from ..components.cells import DIAGONALS, INDEX, LINE
from ..components.dice import AMBASSADOR, COLOURS, DICE

TURNS = ("0", "90", "180", "270")


def vocabulary(box: Box) -> dict[str, Collection[str]]:
    """By facet; no answer of this game is told in counts."""
    kinds = (*COLOURS, *(AMBASSADOR + colour for colour in box.ambassadors))
    return {
        "at": tuple(INDEX),
        "to": tuple(INDEX),
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
        "give": box.goods,
        "get": ("coins", "points", "happiness", *box.goods),
    }
