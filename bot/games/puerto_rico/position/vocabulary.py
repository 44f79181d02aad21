"""Every word that an answer may say at a table, by what it is about: by it typing errors are found."""

from __future__ import annotations

from collections.abc import Collection

from bot.rules import Words

from ..components.box import Box
from ..components.rows import FOREST, QUARRY
from ..phases.course import WITH_ONE
from ..play.circles import WINDROSE
from ..play.goods import kept
from ..state import State


def vocabulary(box: Box, seats: int) -> dict[str, Collection[str]]:
    """By facet, and for counts by verb."""
    people, places = ("colonist", *(("noble",) if box.nobles else ())), (*box.tiles, *box.size)
    return {
        "role": (*box.roles[seats], WITH_ONE),
        "building": tuple(box.size),
        "good": (*box.goods, "none"),
        "goods": box.goods,
        "stored": (*box.goods, "none"),
        "barrel": (*box.goods, "none"),
        "ship": tuple(map(str, box.setups[seats].ships)),
        "tile": (*box.tiles, FOREST),
        "what": ("face_down", QUARRY),
        "side": ("plantation", FOREST),
        "colonist": ("no", "yes", *(("noble",) if box.nobles else ())),
        "who": (*people, "none"),
        "person": (*places, WINDROSE, "none"),
        "point": ("yes", "no"),
        "place": places,
        "station": (*places, WINDROSE),
        "small_wharf": box.goods,
    }


def alike(s: State, seat: int, verb: str, words: Words) -> object:
    """Goods joined in another order are the same; of ways to store, those that keep the same goods."""
    if verb == "keep":
        stored, barrel = words
        return kept(s.board[seat].goods, stored, barrel)
    return [sorted(word.split("+")) for word in words]
