"""Production sites and boats: the resources that a seat can show (Rulebook 001, play a card)."""

from __future__ import annotations

from ..components.box import Box
from ..components.canal import Boats
from ..state import Seat
from .hand import Hand


class Canal(Hand):
    """A table being played on: production sites and boats."""

    def build_site(self, seat: int, resource: str) -> None:
        """A new site, or one turned to its second side."""
        me = self.s.board[seat]
        me.sites[resource] += 1
        self.emit("site", seat, resource=resource, level=me.sites[resource])

    def float(self, seat: int, boats: Boats) -> None:
        """The boats lie in these areas from now on."""
        names = self.box.canal.resources
        self.s.board[seat].boats = [names[boats[0]], names[boats[1]]]

    def lift_boat(self, seat: int, boat: str, to: str, coins: int) -> None:
        """One boat moves upstream."""
        me = self.s.board[seat]
        me.coins -= coins
        me.boats.remove(boat)
        me.boats.append(to)
        me.boats.sort(key=self.box.canal.index.__getitem__)
        if self.record:
            self.emit("boat", seat, boat=boat, to=to, coins=coins)


def levels(me: Seat) -> int:
    """Production sites; one of two resources counts twice."""
    return sum(me.sites.values())


def unbuilt(box: Box, me: Seat) -> list[str]:
    """The resources whose site can be built or turned."""
    return [r for r, level in me.sites.items() if level < box.n.site_levels]
