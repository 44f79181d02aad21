"""What the Maya city holds: resources in storage tokens, and gold that pays for nothing (Rulebook 002, Module D)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot import rules

from ..components.box import Box
from ..state import City, Seat, State


class CityStores(rules.Play[State]):
    """A table being played on: the stores of the city, and how gold comes to it and leaves it."""

    def __init__(self, game: Any, state: State, *, record: bool = True) -> None:
        super().__init__(game, state, record=record)
        self.box: Box = game.box

    def gain_beside_city(self, seat: int, gains: Mapping[str, int], why: str) -> bool:
        """What the city gains, in full; of what a colonist gains only the gold that the city loses.

        Rulebook 002, Storage tokens: what has no empty token is lost. Gold, and the conquistador track: colonists take
        gold from the city as long as it has any, else from the supply.
        """
        wild = self.box.wild
        if seat == self.s.city_seat:
            self._gain_city(gains, why)
            return True
        if wild in gains:
            room = self.box.n.storage - self.s.board[seat].goods[wild]
            self.gold_leaves_city(min(gains[wild], room))
        return False

    def _gain_city(self, gains: Mapping[str, int], why: str) -> None:
        city, got = self.s.city, {}
        me = self.s.board[city.seat]
        for what, n in gains.items():
            if what == "coins":
                me.coins += n
            elif what == "points":
                me.points += n
            elif what == self.box.wild:
                n = min(n, self.gold_left())
                city.gold += n
            else:
                n = min(n, city_room(city, me, what))
                me.goods[what] += n
            if n:
                got[what] = n
        self.emit("city_gained", city.seat, gains=got, lost=int(sum(got.values()) < sum(gains.values())), why=why)

    def gold_left(self) -> int:
        """Pieces of gold in the supply (Rulebook 002, End of the round: what lacks is not made up for)."""
        wild = self.box.wild
        held = sum([me.goods[wild] for me in self.s.board])
        return max(0, self.box.n.gold_pieces - held - self.s.city.gold)

    def gold_leaves_city(self, n: int) -> None:
        """A colonist gets so much gold: of the city, as far as it has any."""
        if not n or self.s.city_seat < 0:
            return
        city = self.s.city
        n = min(n, city.gold)
        if n:
            city.gold -= n
            self.emit("city_robbed", city.seat, n=n)

    def defended(self, seat: int, space: int) -> bool:
        """Whether the city has passed that symbol of gold, so that a colonist gets none there."""
        at = self.s.city_seat
        return at >= 0 and seat != at and self.s.board[at].conquest >= space


def city_room(city: City, me: Seat, good: str) -> int:
    """Empty storage tokens for a resource."""
    return city.stores[good] - me.goods[good]
