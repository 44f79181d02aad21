"""Navigation points: one gain moves one ship, over islets, into bays and harbours (Rulebook 004, Navigation points).

The ship stands on its new stop before anything is worked off: the islet in the half that it leaves, that in the half
that it enters, then what waits at the stop. Points that come of it are sailed at once, before the rest.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components.ring import SHIPS
from ..play import Ask, Frame, Play, reasons
from ..play.ships import crossed, fewest_anchors
from ..play.workers import toll_units
from .free_actions import OwnAsk


class Sail(OwnAsk):
    """Which ship makes use of the points."""

    settable = ("n",)
    sure = ("sail",)

    n: int

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.sail, [(ship,) for ship in SHIPS]), *self.anytime(g)]

    def why_sail(self, g: Play, ship: str) -> Iterable[Reason]:
        return ()  # either may

    def sail(self, g: Play, ship: str) -> None:
        g.then(Voyage(self.seat, ship, self.n))


class Voyage(Frame):
    """So many points for one ship: an anchor weighed or a step made for each."""

    seat: int
    ship: str
    left: int

    def run(self, g: Play) -> None:
        vessel, ring = g.s.board[self.seat].ships[self.ship], g.box.rings[g.s.seats]
        left = self.left
        while left:
            left -= 1
            if vessel.anchors:
                g.weigh_anchor(self.seat, self.ship)
                continue
            islets = crossed(g.box, g.s, self.seat, self.ship)
            g.sail(self.seat, self.ship)
            stops = ring.stops[vessel.at].kind != "shoal"
            if islets or stops:
                g.then(*[Cross(self.seat, islet) for islet in islets])
                if stops:
                    g.then(Arrive(self.seat, self.ship, vessel.at))
                g.then(Voyage(self.seat, self.ship, left))
                return


class Cross(Frame):
    """What an islet brings to who sails past it, whosever it is."""

    seat: int
    islet: str

    def run(self, g: Play) -> None:
        g.emit("crossed", self.seat, islet=self.islet)
        g.carry(self.seat, [g.box.islets[self.islet].effect])


class Arrive(Frame):
    """A logbook in a bay or harbour; in a harbour the toll after it, even if the ship has been moved on meanwhile."""

    seat: int
    ship: str
    at: int  # number of the stop

    def run(self, g: Play) -> None:
        place = g.box.rings[g.s.seats].stops[self.at]
        more = g.box.when(g.s.board[self.seat], "logbook")
        if token := g.take_logbook(self.seat):
            g.carry(self.seat, [g.box.logbooks[token].effect, *[card.effect for card in more]])
        if place.kind == "harbour":
            g.then(Toll(self.seat, -1 if place.seat == self.seat else place.seat, self.ship))


class Toll(OwnAsk):
    """A coin or a cube to the owner of a harbour, or of the worker below one's own; or else an anchor.

    `to`: whose market gets it, -1 for the supply. `ship`: the one that the anchor would go under, "" for that with
    fewer.
    """

    settable = ("to", "ship")
    sure = ("give", "anchor")  # where to was said before, and could be taken back here

    to: int
    ship: str = ""

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        ships = [self.ship] if self.ship else fewest_anchors(me)
        found: list[Offer] = [
            pick(self.give, [(unit,) for unit in toll_units(g.box, me)]),
            pick(self.anchor, [(ship,) for ship in ships]),
        ]
        return [*found, *self.anytime(g)]

    def why_give(self, g: Play, unit: str) -> Iterable[Reason]:
        return reasons.give(g, self.seat, unit)

    def why_anchor(self, g: Play, ship: str) -> Iterable[Reason]:
        return reasons.other_ship([self.ship] if self.ship else fewest_anchors(g.s.board[self.seat]), ship)

    def give(self, g: Play, unit: str) -> None:
        g.toll(self.seat, self.to, unit)

    def anchor(self, g: Play, ship: str) -> None:
        g.refuse_toll(self.seat, self.to, ship)


class Anchor(Ask):
    """Under which ship an anchor goes, where both have as many."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.anchor, [(ship,) for ship in fewest_anchors(g.s.board[self.seat])])

    def why_anchor(self, g: Play, ship: str) -> Iterable[Reason]:
        return reasons.other_ship(fewest_anchors(g.s.board[self.seat]), ship)

    def anchor(self, g: Play, ship: str) -> None:
        g.drop_anchor(self.seat, ship)
