"""Goods: made, sold, shipped and stored (Rulebook 003, Craftsman, Trader, Captain)."""

from __future__ import annotations

from ..components.box import Box
from ..components.effect_index import total
from ..state import Seat, Ship
from .tiles import Tiles


def loose(box: Box, me: Seat) -> int:
    """Single barrels that may be kept: one, and those of a storehouse (New Buildings)."""
    more = box.effects.loose
    return 1 + total(me, more) if more else 1


def kept(goods: dict[str, int], stored: str, barrel: str) -> dict[str, int]:
    """What is left of the goods when kinds are `stored` whole and single barrels kept beside: names joined by `+`."""
    found = {good: goods[good] for good in stored.split("+") if good in goods}
    for good in barrel.split("+"):
        found[good] = found.get(good, 0) + 1
    return found


class Goods(Tiles):
    """Barrels go from the supply to the boards, and back over house and ships."""

    def produce(self, seat: int, made: dict[str, int]) -> None:
        goods, supply = self.s.board[seat].goods, self.s.goods
        for good, n in made.items():
            goods[good] += n
            supply[good] -= n
        self.emit("produced", seat, goods=made)

    def extra_good(self, seat: int, good: str) -> None:
        self.s.board[seat].goods[good] += 1
        self.s.goods[good] -= 1
        self.emit("extra", seat, good=good)

    def sell(self, seat: int, good: str, doubloons: int) -> None:
        me = self.s.board[seat]
        me.goods[good] -= 1
        me.doubloons += doubloons
        self.s.house.append(good)
        self.emit("sold", seat, good=good, n=doubloons)

    def trading_post(self, seat: int, good: str, n: int) -> None:
        me = self.s.board[seat]
        me.goods[good] -= 1
        self.s.goods[good] += 1
        self.earn(seat, n)
        self.emit("trading_post", seat, good=good, n=n)

    def empty_house(self) -> None:
        goods, self.s.house = self.s.house, []
        for good in goods:
            self.s.goods[good] += 1
        self.emit("house_emptied", goods=goods)

    def load(self, seat: int, good: str, ship: Ship, n: int, points: int) -> None:
        self.s.board[seat].goods[good] -= n
        ship.good = good
        ship.load += n
        self.win_points(seat, points)
        self.emit("loaded", seat, good=good, n=n, ship=str(ship.size), points=points)

    def wharf(self, seat: int, good: str, n: int, points: int) -> None:
        self.s.board[seat].goods[good] -= n
        self.s.goods[good] += n
        self.win_points(seat, points)
        self.emit("wharf", seat, good=good, n=n, points=points)

    def small_wharf(self, seat: int, counts: dict[str, int], points: int) -> None:
        gone = {good: n for good, n in counts.items() if n}
        self._back(seat, gone)
        self.win_points(seat, points)
        self.emit("small_wharf", seat, goods=gone, points=points)

    def deliver(self, seat: int, goods: list[str], points: int) -> None:
        self._back(seat, dict.fromkeys(goods, 1))
        self.win_points(seat, points)
        self.emit("delivered", seat, goods=goods, points=points)
        self.check_points()

    def _back(self, seat: int, goods: dict[str, int]) -> None:
        """Barrels go back to the supply."""
        for good, n in goods.items():
            self.s.board[seat].goods[good] -= n
            self.s.goods[good] += n

    def keep(self, seat: int, kept: dict[str, int]) -> None:
        """All goods but those `kept` go back to the supply."""
        goods = self.s.board[seat].goods
        lost = {good: n - kept.get(good, 0) for good, n in goods.items() if n > kept.get(good, 0)}
        for good, n in lost.items():
            goods[good] -= n
            self.s.goods[good] += n
        if lost:
            self.emit("discarded", seat, goods=lost)

    def empty_ships(self) -> None:
        full = [ship for ship in self.s.ships if ship.load == ship.size]
        for ship in full:
            self.s.goods[ship.good] += ship.load
            ship.good, ship.load = "", 0
        if full:
            self.emit("ships_emptied", ships=[str(ship.size) for ship in full])
