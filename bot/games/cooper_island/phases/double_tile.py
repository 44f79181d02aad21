"""Laying a double tile (Rulebook 004, Income: the three ways to lay one)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import Play, reasons_land
from ..play.free_actions import laying
from ..play.landscape import Lie
from .free_actions import Charting


class Placing(Charting):
    """A question in which a double tile can be laid."""

    def _spent(self, g: Play, action: str) -> None:
        """What is left to do after an action."""
        raise NotImplementedError

    def _places(self, g: Play, here: Lie) -> list[Offer]:
        words = laying(g, g.s.board[self.seat], here)
        return [pick(self.place, words)] if words else []

    def _open(self, action: str) -> list[Reason]:
        """Against an action that is not, or no longer, among those of the question."""
        return [] if action in self.left() else [Reason("not-left", {"what": action})]

    def why_place(self, g: Play, side: str, first: str, second: str, cube: str) -> Iterable[Reason]:
        return [*self._open("place"), *reasons_land.place(g, self.seat, side, first, second, cube)]

    def place(self, g: Play, side: str, first: str, second: str, cube: str) -> None:
        """`first` and `second`: where the terrains of the side lie; a single tile goes below where one lies lower."""
        g.lay_double(self.seat, side, first, second, cube)
        self._spent(g, "place")
