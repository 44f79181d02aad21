"""Ships on their way round the island (Rulebook 004, Navigation points, Anchors)."""

from __future__ import annotations

from ..components.box import Box
from ..state import Seat, State
from .tiles import Tiles


def fewest_anchors(me: Seat) -> list[str]:
    """The ships under which an anchor goes that belongs to neither: the one with fewer, or either."""
    fewest = min([ship.anchors for ship in me.ships.values()])
    return [name for name, ship in me.ships.items() if ship.anchors == fewest]


def crossed(box: Box, s: State, seat: int, ship: str) -> list[str]:
    """The islets that its next step crosses, in order, whoever laid them."""
    at = s.board[seat].ships[ship].at
    return [
        s.board[owner].islets[water]
        for owner, water in box.rings[s.seats].crossed[ship][at]
        if water in s.board[owner].islets
    ]


class Ships(Tiles):
    """A table being played on: ships, anchors, logbooks."""

    def sail(self, seat: int, ship: str) -> None:
        """One step."""
        vessel, ring = self.s.board[seat].ships[ship], self.box.rings[self.s.seats]
        vessel.at = ring.after(ship, vessel.at)
        vessel.steps += 1
        self.emit("sailed", seat, ship=ship, stop=ring.stops[vessel.at].id)

    def weigh_anchor(self, seat: int, ship: str) -> None:
        self.s.board[seat].ships[ship].anchors -= 1
        self.emit("anchor_weighed", seat, ship=ship)

    def drop_anchor(self, seat: int, ship: str) -> None:
        self.s.board[seat].ships[ship].anchors += 1
        if self.record:
            self.emit("anchor", seat, ship=ship)

    def take_logbook(self, seat: int) -> str:
        """The top one, or "" when there is none left; its steps count all the same."""
        if not self.s.logbooks.cards:
            return ""
        token = self.s.logbooks.draw(self)
        self.s.board[seat].logbooks.append(token)
        self.emit("logbook", seat, logbook=token)
        return token

    def toll(self, seat: int, to: int, unit: str) -> None:
        """A coin or a cube to the market of `to`, or to the supply where the harbour is one's own (-1)."""
        (good,) = self.spend(seat, {unit: 1})
        if to >= 0:
            self.s.board[to].market[good] += 1
        self.emit("toll", seat, good=good, to_seat=to if to >= 0 else seat, own=int(to < 0))

    def refuse_toll(self, seat: int, to: int, ship: str) -> None:
        """An anchor instead; whom the toll was due to gets it from the supply."""
        self.drop_anchor(seat, ship)
        if to >= 0:
            self.s.board[to].owed += 1

    def owed(self, seat: int, good: str) -> None:
        """What a refused toll comes to."""
        me = self.s.board[seat]
        me.owed -= 1
        me.market[good] += 1
        self.emit("owed", seat, good=good)
