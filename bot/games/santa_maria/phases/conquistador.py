"""A step on the conquistador track, and where one may not want it (Rulebook 000, Conquistador; Important notes)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import OwnTurn, Play


def conquistador(g: Play, seat: int) -> bool:
    """A step, or the question whether to take it; returns whether there is one.

    Nobody has to use a building, a passing space or an income. A step further on is never worse but where it crosses a
    symbol of gold that one has no room for: a step later it might have been gold.
    """
    me, box = g.s.board[seat], g.box
    at = me.conquest + 1
    full = at in box.conquest.gold and me.goods[box.wild] == box.n.storage and not g.defended(seat, at)
    if at <= box.conquest.length and (full or g.rules.chosen["steps"] == "ask"):
        g.then(March(seat))
        return True
    g.conquer(seat)
    return False


class March(OwnTurn):
    """A step on the conquistador track, taken or left."""

    settable = ()

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.step), pick(self.decline), *self.anytime(g)]

    def step(self, g: Play) -> None:
        g.conquer(self.seat)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "march")

    def why_step(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer
