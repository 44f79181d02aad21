"""The end of the captain phase: goods are stored, full ships emptied (Rulebook 003, Storing goods, warehouses)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from bot import rules
from bot.rules import Offer, Words, pick

from .effects import total
from .guests import Hosting
from .play import Frame, Play
from .state import Seat


def course(captain: int, order: list[int]) -> list[rules.Frame]:
    """These seats store; then full ships are emptied."""
    return [*(Keep(seat, captain) for seat in order), EmptyShips()]


def loose(g: Play, me: Seat) -> int:
    """Single barrels that may be kept: one, and those of a storehouse (New Buildings)."""
    more = g.box.effects.loose
    return 1 + total(me, more) if more else 1


class Keep(Hosting):
    """Goods left over: one barrel on the windrose, whole kinds in occupied warehouses, the rest is lost.

    `barrel` names the single barrels, joined where a storehouse keeps more.
    """

    captain: int

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        kinds = [good for good, n in me.goods.items() if n]
        if not kinds:
            return ()
        room, barrels = total(me, g.box.effects.stores), loose(g, me)
        if len(kinds) <= room or sum(me.goods.values()) <= barrels:
            return ()  # nothing is lost, nothing to choose
        return self._hosted(g, [pick(self.keep, _ways(me, kinds, room, barrels))], "")

    def keep(self, g: Play, stored: str, barrel: str) -> None:
        goods = g.s.board[self.seat].goods
        kept = {good: goods[good] for good in stored.split("+") if good in goods}
        for good in barrel.split("+"):
            kept[good] = kept.get(good, 0) + 1
        g.keep(self.seat, kept)


def _singles(me: Seat, kinds: list[str], barrels: int) -> list[Words]:
    """Every way to keep so many single barrels of these kinds, or all of them."""
    if barrels == 1:
        return [(good,) for good in kinds]
    lying = [good for good in kinds for _ in range(min(barrels, me.goods[good]))]
    return list(dict.fromkeys(combinations(lying, min(barrels, len(lying)))))


def _ways(me: Seat, kinds: list[str], room: int, barrels: int) -> list[Words]:
    """Every way to use all the room; of ways that keep the same goods only the first."""
    found: dict[tuple[tuple[str, int], ...], Words] = {}
    for stored in combinations(kinds, room):
        name = "+".join(stored) or "none"
        for single in _singles(me, [good for good in kinds if good not in stored], barrels):
            kept = sorted([*((good, me.goods[good]) for good in stored), *Counter(single).items()])
            found.setdefault(tuple(kept), (name, "+".join(single)))
    return list(found.values())


class EmptyShips(Frame):
    """The captain's last duty: full ships go to the supply, others stay as they are."""

    def run(self, g: Play) -> None:
        g.empty_ships()
