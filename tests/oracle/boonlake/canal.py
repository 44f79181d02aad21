"""Boats on the canal, and how the resources of a card can be shown (rulebook 001:325-347, boats 337)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from tests.oracle.boonlake.box import RESOURCES
from tests.oracle.boonlake.table import Seat

FREE, WILD, BONUS = "m07", ("m10", "m11"), {"m11": 5}
UPSTREAM = 2


@dataclass(frozen=True)
class Way:
    """One way to pay: where the boats lie afterwards, the levers used, coins for boats, coins that levers give."""

    boats: tuple[str, str]
    levers: tuple[str, ...]
    coins: int
    bonus: int

    @property
    def word(self) -> str:
        """As it is answered."""
        return "+".join((*self.boats, *self.levers))

    def upstream_of(self, other: Way) -> bool:
        """No boat lies further downstream than the other's."""
        at = [RESOURCES.index(b) for b in self.boats]
        there = [RESOURCES.index(b) for b in other.boats]
        return at[0] <= there[0] and at[1] <= there[1]


def ways(me: Seat, coins: int, vases: int, needs: dict[str, int]) -> list[Way]:
    """The ways that are worth naming: of each choice of levers the cheapest that leave the boats furthest upstream."""
    if me.vases < vases:
        return []
    found: dict[tuple[str, ...], list[Way]] = {}
    ready = [lever for lever in (FREE, *WILD) if me.ready(lever)]
    for n in range(len(ready) + 1):
        for levers in combinations(ready, n):
            found[levers] = [w for w in _with(me, needs, levers) if me.coins + w.bonus >= coins + w.coins]
    kept = []
    for levers, some in found.items():
        fewer = [w for other, there in found.items() if set(other) < set(levers) for w in there]
        kept += [w for w in some if not any(w2.coins <= w.coins and w2.upstream_of(w) for w2 in fewer)]
    return kept


def _with(me: Seat, needs: dict[str, int], levers: tuple[str, ...]) -> list[Way]:
    """Those with exactly these levers: as few boats paid upstream as can be, none needlessly downstream."""
    wild = sum(lever in WILD for lever in levers)
    bonus = sum(BONUS.get(lever, 0) for lever in levers)
    possible = [
        Way(boats, levers, UPSTREAM * max(0, _upstream(me, boats) - (FREE in levers)), bonus)
        for boats in combinations_with_replacement(RESOURCES, 2)
        if sum(max(0, n - me.sites.get(r, 0) - boats.count(r)) for r, n in needs.items()) <= wild
    ]
    least = min((w.coins for w in possible), default=0)
    cheap = [w for w in possible if w.coins == least]
    return [w for w in cheap if not any(o != w and o.upstream_of(w) for o in cheap)]


def _upstream(me: Seat, boats: tuple[str, str]) -> int:
    """How many of the two have to go upstream to lie there."""
    at = [RESOURCES.index(b) for b in me.boats]
    to = [RESOURCES.index(b) for b in boats]
    return min(sum(a > b for a, b in zip(at, order, strict=True)) for order in (to, to[::-1]))


def move(me: Seat, boats: list[str]) -> None:
    """The boats lie there now, from upstream on."""
    me.boats = sorted(boats, key=RESOURCES.index)


def upstream_moves(me: Seat) -> set[tuple[str, ...]]:
    """Free actions: one boat upstream, for coins or with the lever."""
    pays = [pay for pay, can in (("coins", me.coins >= UPSTREAM), (FREE, me.ready(FREE))) if can]
    return {(boat, to, pay) for boat in me.boats for to in RESOURCES[: RESOURCES.index(boat)] for pay in pays}


def pay(me: Seat, word: str, coins: int, vases: int, needs: dict[str, int]) -> Way:
    """A card is paid in this way."""
    way = next(w for w in ways(me, coins, vases, needs) if w.word == word)
    me.coins += way.bonus - coins - way.coins
    me.vases -= vases
    move(me, list(way.boats))
    for lever in way.levers:
        me.levers[lever] = False
    return way
