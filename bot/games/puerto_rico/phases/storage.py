"""The end of the captain phase: goods are stored, full ships emptied (Rulebook 003, Storing goods, warehouses)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from operator import ge
from typing import ClassVar

from bot import rules
from bot.rules import Offer, Reason, Words, pick

from ..components.effect_index import total
from ..components.rules import Rules
from ..play import Frame, Play, guests, reasons_sea
from ..play.goods import kept, loose
from ..state import Seat
from .guest_house import GuestAsk


def course(captain: int, order: list[int]) -> list[rules.Frame]:
    """These seats store; then full ships are emptied."""
    return [*(Keep(seat, captain) for seat in order), EmptyShips()]


class Keep(GuestAsk):
    """Goods left over: one barrel on the windrose, whole kinds in occupied warehouses, the rest is lost.

    `barrel` names the single barrels, joined where a storehouse keeps more. Where one way keeps all that any other
    does, it is taken without asking.
    """

    auto_beside_free = True
    joins = ("stored", "barrel")
    role = "captain"
    taker = "captain"
    settable: ClassVar = {}

    captain: int

    def lines_up(self, game: Rules, order: list[int], everybody: list[int]) -> list[rules.Frame]:
        return course(self.captain, order)

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        kinds = [good for good, n in me.goods.items() if n]
        if not kinds:
            return ()
        room, barrels = total(me, g.box.effects.stores), loose(g.box, me)
        if len(kinds) <= room or sum(me.goods.values()) <= barrels:
            return ()  # nothing is lost, nothing to choose
        return self._hosted(g, [pick(self.keep, _ways(me, kinds, room, barrels))], "")

    def sways(self, g: Play, free: Offer) -> bool:
        return guests.matters(g, self.seat, "storing")

    def keep(self, g: Play, stored: str, barrel: str) -> None:
        g.keep(self.seat, kept(g.s.board[self.seat].goods, stored, barrel))

    def why_keep(self, g: Play, stored: str, barrel: str) -> Iterable[Reason]:
        return reasons_sea.keep(g, self.seat, stored, barrel)


def _singles(me: Seat, kinds: list[str], barrels: int) -> list[Words]:
    """Every way to keep so many single barrels of these kinds, or all of them."""
    if barrels == 1:
        return [(good,) for good in kinds]
    lying = [good for good in kinds for _ in range(min(barrels, me.goods[good]))]
    return list(dict.fromkeys(combinations(lying, min(barrels, len(lying)))))


def _ways(me: Seat, kinds: list[str], room: int, barrels: int) -> list[Words]:
    """Every way to store that no other betters; of ways that keep the same goods only the first.

    Rulebook 003, Storing goods: they have to be found room for as far as there is any.
    """
    found: dict[tuple[int, ...], Words] = {}
    for stored in combinations(kinds, room):
        name = "+".join(stored) or "none"
        for single in _singles(me, [good for good in kinds if good not in stored], barrels):
            words = (name, "+".join(single))
            left = kept(me.goods, *words)
            found.setdefault(tuple(left.get(good, 0) for good in kinds), words)
    return [
        words
        for left, words in found.items()
        if not any(other != left and all(map(ge, other, left)) for other in found)
    ]


class EmptyShips(Frame):
    """The captain's last duty: full ships go to the supply, others stay as they are."""

    def run(self, g: Play) -> None:
        g.empty_ships()
