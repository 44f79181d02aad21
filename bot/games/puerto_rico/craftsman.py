"""The craftsman phase: goods are made (Rulebook 003, Craftsman, Production buildings, Factory)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, pick

from .box import Box
from .play import Ask, Play
from .state import Seat


def begin(g: Play, seat: int, privilege: bool) -> None:
    """Everybody's goods, clockwise from the craftsman, as long as the supply lasts."""
    supply = g.s.goods
    for s in g.order_from(seat):
        me = g.s.board[s]
        made = {good: n for good, could in output(g.box, me).items() if (n := min(could, supply[good]))}
        if not made:
            continue
        g.produce(s, made)
        for b, doubloons in g.box.effects.varieties:
            if b in me.colonists and (n := doubloons[len(made)]):
                g.factory(s, n)
    g.then(ExtraGood(seat))


def output(box: Box, me: Seat) -> dict[str, int]:
    """What a seat's occupied plantations and production buildings make, however much is left in the supply."""
    colonists = me.colonists
    made = {}
    for good, makers in box.makers:
        n = colonists.get(good, 0)
        if n and makers:
            n = min(n, sum([colonists.get(b, 0) for b in makers]))
        if n:
            made[good] = n
    return made


class ExtraGood(Ask):
    """The craftsman's privilege: one more barrel of a kind made on the own island, after everybody."""

    def offers(self, g: Play) -> Iterable[Offer]:
        supply, one = g.s.goods, g.box.one
        options = [one[good] for good in output(g.box, g.s.board[self.seat]) if supply[good]]
        return (pick(self.extra, options), pick(self.decline)) if options else ()

    def extra(self, g: Play, good: str) -> None:
        g.extra_good(self.seat, good)

    def decline(self, g: Play) -> None:
        g.decline(self.seat)
