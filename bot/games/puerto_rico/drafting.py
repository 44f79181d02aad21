"""The beige buildings of a table are drafted (Rulebook 003, New Buildings, Set-up)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Rng, pick

from .box import Box
from .play import Ask, Frame, Play
from .state import State


def spaces(box: Box, s: State) -> dict[int, int]:
    """Empty spaces of the board for beige buildings, by cost."""
    left = dict(box.spaces)
    for b in box.drafted:
        if b in s.buildings:
            left[box.building[b].cost] -= 1
    return left


def candidates(box: Box, s: State) -> list[str]:
    """Buildings that still find a space."""
    left = spaces(box, s)
    return [b for b in box.drafted if b in s.undrafted and left[box.building[b].cost] > 0]


def filled(box: Box, wanted: Iterable[str]) -> list[str]:
    """A board's beige buildings: of `wanted` and then of all others, one after the other while there is a space."""
    left = dict(box.spaces)
    found = []
    for b in dict.fromkeys((*wanted, *box.drafted)):
        if left[box.building[b].cost] > 0:
            left[box.building[b].cost] -= 1
            found.append(b)
    return found


def chosen(box: Box, how: str, rng: Rng) -> list[str]:
    """The buildings of a table that does not draft itself: by chance, or fixed ones; [] where it does."""
    if how == "random":
        names = list(box.drafted)
        rng.shuffle(names)
        return filled(box, names)
    return filled(box, box.drafts[how]) if how in box.drafts else []


class DraftBuilding(Ask):
    """One beige building for an empty space of its cost, all its tiles at once."""

    def offers(self, g: Play) -> Iterable[Offer]:
        return (pick(self.draft, [(b,) for b in candidates(g.box, g.s)]),)

    def draft(self, g: Play, building: str) -> None:
        g.draft(self.seat, building)
        if candidates(g.box, g.s):
            g.then(DraftBuilding((self.seat + 1) % g.s.seats))
        else:
            g.then(Board())


class Board(Frame):
    """The board is full: everybody knows what there is to build."""

    def run(self, g: Play) -> None:
        g.show_board()
