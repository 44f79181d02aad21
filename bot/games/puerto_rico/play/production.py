"""What an island makes (Rulebook 003, Craftsman, Production buildings; New Buildings, Aqueduct)."""

from __future__ import annotations

from ..components.box import Box
from ..state import Seat
from . import Play


def output(box: Box, me: Seat) -> dict[str, int]:
    """What a seat's occupied plantations and production buildings make, however much is left in the supply."""
    colonists = me.colonists
    made = {}
    for good, makers in box.makers:
        n = colonists.get(good, 0)
        if n and makers:
            staff = 0
            for b in makers:
                if b in colonists:
                    staff += colonists[b]
            if staff < n:
                n = staff
        if n:
            made[good] = n
    for b, at, barrels in box.effects.aqueducts:
        good = box.effects.product[at]
        if b in colonists and at in colonists and good in made:
            made[good] += barrels
    return made


def made(g: Play, seat: int) -> dict[str, int]:
    """The same as far as the supply goes."""
    supply = g.s.goods
    return {good: n for good, could in output(g.box, g.s.board[seat]).items() if (n := min(could, supply[good]))}
