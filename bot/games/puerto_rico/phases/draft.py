"""The beige buildings of a table are drafted (Rulebook 003, New Buildings, Set-up)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot.rules import Offer, Reason, Rng, pick

from ..components.box import Box
from ..play import Ask, Frame, Play, reasons_people
from ..play.buildings import candidates, filled


def chosen(box: Box, how: str, rng: Rng) -> list[str]:
    """The buildings of a table that does not draft itself: by chance, or fixed ones; [] where it does."""
    if how == "random":
        names = list(box.drafted)
        rng.shuffle(names)
        return filled(box, names)
    return filled(box, box.drafts[how]) if how in box.drafts else []


class DraftBuilding(Ask):
    """One beige building for an empty space of its cost, all its tiles at once."""

    settable: ClassVar = {}

    def offers(self, g: Play) -> Iterable[Offer]:
        return (pick(self.draft, [(b,) for b in candidates(g.box, g.s)]),)

    def draft(self, g: Play, building: str) -> None:
        g.draft(self.seat, building)
        if candidates(g.box, g.s):
            g.then(DraftBuilding((self.seat + 1) % g.s.seats))
        else:
            g.then(Board())

    def why_draft(self, g: Play, building: str) -> Iterable[Reason]:
        return reasons_people.draft(g, building)


class Board(Frame):
    """The board is full: everybody knows what there is to build."""

    def run(self, g: Play) -> None:
        g.show_board()
