"""Pastures, and cattle on them (Rulebook 001, cattle breeding)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components.effects.cards import CattleCoins, CattleInhabitants
from ..play import Frame, Play, reasons_map
from ..play.map_tiles import count_beside
from .cards import CardOrCoins
from .explore import LayAsk
from .free_actions import Declinable
from .progress import ShareAsk


class Breed(Frame):
    """Left of the arrow: a pasture, or coins where no pasture or no space is left."""

    seat: int

    def run(self, g: Play) -> None:
        if g.s.pastures and len(g.s.laid) < len(g.box.spaces):
            g.then(LayPasture(self.seat))
        else:
            g.gain(self.seat, {"coins": g.box.n.full_map_coins}, "pasture")


class LayPasture(LayAsk, Declinable):
    """A pasture on a free space."""

    swayed = False

    def offers(self, g: Play) -> Iterable[Offer]:
        return self.beside(g, [self.lay_offer(g)])

    def tile_of(self, g: Play) -> str:
        return g.s.pastures[0]


class CattleShare(CardOrCoins, ShareAsk):
    """A cattle on a pasture, or a card."""

    def offers(self, g: Play) -> Iterable[Offer]:
        ways = cattle_ways(g, self.seat)
        found = [pick(self.cattle, [(at, str(points)) for at, _, points in ways])] if ways else []
        return self.beside(g, [*found, *self.card_offers(g), *self.forgo_offers(g)])

    def why_cattle(self, g: Play, at: str, points: str) -> Iterable[Reason]:
        return reasons_map.cattle(g.box, g.s, self.seat, at, points)

    def cattle(self, g: Play, at: str, points: str) -> None:
        me, box = g.s.board[self.seat], g.box
        inhabitants = next(n for space, n, given in cattle_ways(g, self.seat) if (space, str(given)) == (at, points))
        g.place_cattle(self.seat, at, inhabitants, int(points))
        coins = box.n.cattle_house_coins * count_beside(box, g.s, at, ("house",))
        coins += sum([e.coins for e in box.always(me, CattleCoins)])
        if coins:
            g.gain(self.seat, {"coins": coins}, "cattle")


def cattle_ways(g: Play, seat: int) -> list[tuple[str, int, int]]:
    """Every pasture with room, and what a cattle costs there: (space, inhabitants, points)."""
    s, box, me = g.s, g.box, g.s.board[seat]
    if not s.cattle or me.removed["cattle"] == len(box.recesses["cattle"]):
        return []
    less = sum([e.inhabitants for e in always]) if (always := box.always(me, CattleInhabitants)) else 0
    extra, places = box.recesses["cattle"][me.removed["cattle"]].extra, box.n.pasture_places
    return [
        (at, inhabitants, points)
        for at, owners in s.cattle.items()
        if len(owners) < places
        for inhabitants, points in box.extra_ways(len(owners) + 1, extra, less, me.ranch)
    ]
