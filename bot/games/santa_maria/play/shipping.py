"""Shipping tiles into the harbours (Rulebook 000, Shipping; Rulebook 002, Special shipping tiles)."""

from __future__ import annotations

from ..components.box import Box
from ..state import Seat
from .tracks import Tracks

SPECIAL = "special"  # the dock of the common board for special tiles; no harbour has it


class Harbours(Tracks):
    """A table being played on: what is shipped."""

    def ship(self, seat: int, start: str, dock: str, coins: int, paid: dict[str, int]) -> None:
        """A tile of the common board's dock `start` into the seat's `dock`; a new one is turned up."""
        s, me = self.s, self.s.board[seat]
        tile = s.docks[start]
        me.coins -= coins
        me.harbour[dock].append(tile)
        self.emit("shipped", seat, tile=tile, dock=dock, paid=paid, coins=coins)
        s.docks[start] = ""
        pile = s.kingdoms.special_ships if start == SPECIAL else s.ships
        if pile.cards:
            s.docks[start] = pile.draw(self)
            self.emit("ship_tile", tile=s.docks[start], dock=start)


def landings(box: Box, me: Seat, start: str) -> list[str]:
    """The docks of a harbour where a tile of the common board's dock `start` may be put.

    A special one goes to any but those with most tiles; where all have as many, to any.
    """
    if start != SPECIAL:
        return [start]
    most = max(map(len, me.harbour.values()))
    return [dock for dock in box.docks if len(me.harbour[dock]) < most] or list(box.docks)


def dock_steps(box: Box, me: Seat, start: str, dock: str) -> int:
    """How many docks a tile has to be moved on to come to `dock`, from the nearest where it may be put."""
    at = box.docks.index(dock)
    return min(abs(box.docks.index(landing) - at) for landing in landings(box, me, start))
