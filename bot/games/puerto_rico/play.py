"""A table being played on: the verbs of the expansions beside those of the base game, and the bases of its frames."""

from __future__ import annotations

from bot import rules

from . import people
from .box import FOREST
from .deeds import Deeds


def _tag(name: str) -> str:
    return "puerto_rico." + name


class Frame(rules.Frame, tag=_tag):
    """Something this game still has to do."""


class Ask(rules.Ask, tag=_tag):
    """A question of this game. Whoever can do nothing is passed over in silence."""

    may_lapse = True


class Play(Deeds):
    """A table being played on."""

    # -- before the first round ----------------------------------------------------------------
    def draft(self, seat: int, building: str) -> None:
        s = self.s
        s.undrafted.remove(building)
        s.buildings[building] = self.box.copies(building, s.seats)
        self.emit("drafted", seat, building=building)

    def show_board(self) -> None:
        """All beige buildings that were drafted, in the order of the box."""
        self.emit("board", buildings=[b for b in self.box.drafted if b in self.s.buildings])

    # -- winnings ------------------------------------------------------------------------------
    def earn(self, seat: int, n: int) -> None:
        self.s.board[seat].doubloons += n

    def church(self, seat: int, points: int) -> None:
        self.win_points(seat, points)
        self.emit("church", seat, points=points)
        self.check_points()

    def specialty(self, seat: int, n: int) -> None:
        self.earn(seat, n)
        self.emit("specialty_factory", seat, n=n)

    def chapel(self, seat: int, doubloons: int, points: int) -> None:
        self.earn(seat, doubloons)
        self.win_points(seat, points)
        self.emit("chapel", seat, doubloons=doubloons, points=points)
        self.check_points()

    def jeweler(self, seat: int, n: int) -> None:
        self.earn(seat, n)
        self.emit("jeweler", seat, n=n)

    def lodge(self, seat: int, points: int) -> None:
        self.win_points(seat, points)
        self.emit("hunting_lodge", seat, points=points)
        self.check_points()

    def lighthouse(self, seat: int, n: int) -> None:
        self.earn(seat, n)
        self.emit("lighthouse", seat, n=n)

    def union_hall(self, seat: int, points: int) -> None:
        self.win_points(seat, points)
        self.emit("union_hall", seat, points=points)
        self.check_points()

    # -- tiles ---------------------------------------------------------------------------------
    def forest(self, seat: int, tile: str, colonist: str) -> None:
        """A tile of the row is laid face down; a colonist that comes with it stays on the windrose."""
        me = self.s.board[seat]
        self.s.face_up.remove(tile)
        me.forests.append(tile)
        me.island[FOREST] = me.island.get(FOREST, 0) + 1
        self.emit("forest", seat, tile=tile, colonist=int(colonist != "no"))
        if colonist != "no":
            self._staff(seat, "", colonist)

    def look(self, seat: int) -> None:
        """The top tile of the pile is looked at by one seat."""
        self.s.drawn = self.s.pile.draw(self)
        self.emit("drawn", seat, {"tile": self.s.drawn})

    def lay_drawn(self, seat: int, forest: bool) -> str:
        """The tile looked at is laid; returns the kind that it now is."""
        s = self.s
        me = s.board[seat]
        tile, s.drawn = s.drawn, ""
        if forest:
            me.unseen.append(tile)
            tile = FOREST
        else:
            self.reveal()
        return tile

    def buy_land(self, seat: int, tile: str, cost: int) -> None:
        me = self.s.board[seat]
        me.doubloons -= cost
        me.island[tile] = me.island.get(tile, 0) + 1
        self.emit("land_bought", seat, tile=tile, cost=cost)

    def sell_land(self, seat: int, tile: str, n: int) -> None:
        self._clear(seat, tile)
        self.earn(seat, n)
        self.emit("land_sold", seat, tile=tile, n=n)

    def discard_tile(self, seat: int, tile: str) -> None:
        under = self._clear(seat, tile)
        self.emit("tile_discarded", seat, tile=tile, under=under if tile == FOREST else "")

    def _clear(self, seat: int, tile: str) -> str:
        """A tile of the island is discarded, an empty one if there is one; who stood on it goes to the windrose."""
        s = self.s
        me = s.board[seat]
        under = tile
        if tile == FOREST:
            if not me.forests:
                self.reveal()  # it was drawn face down
            under = (me.forests or me.unseen).pop(0)
        me.island[tile] -= 1
        if me.island[tile] < me.colonists.get(tile, 0):
            people.leave(self.box, me, tile)
            me.idle += 1
        if not me.island[tile]:
            del me.island[tile]
        s.discards.append(under)
        return under

    # -- people --------------------------------------------------------------------------------
    def villa(self, seat: int) -> None:
        """A noble of the supply, or else a colonist of the supply, or nobody."""
        s = self.s
        noble = s.noble_supply > 0
        if noble:
            s.noble_supply -= 1
        elif s.colonist_supply:
            s.colonist_supply -= 1
        else:
            return
        people.come(self.box, s.board[seat], "", noble)
        self.emit("villa", seat, noble=int(noble))

    def fetch(self, seat: int, noble: bool) -> None:
        """One person from the ship."""
        if noble:
            self.s.noble_ship -= 1
            people.come(self.box, self.s.board[seat], "", True)
            self.emit("noble_taken", seat)
        else:
            self.take_colonists(seat, 1)

    def fill_ship_nobles(self, n: int) -> None:
        self.s.noble_supply -= n
        self.s.noble_ship += n
        self.emit("noble_ship", n=n)

    def station(self, seat: int, counts: dict[str, int]) -> None:
        me = self.s.board[seat]
        me.stations = {place: n for place, n in counts.items() if n}
        if self.record:
            self.emit("stationed", seat, places=dict(me.stations))

    def move_guest(self, seat: int, house: str, place: str, who: str) -> None:
        me = self.s.board[seat]
        people.leave(self.box, me, house, noble=who == "noble")
        people.arrive(self.box, me, place, who == "noble")
        self.emit("guest", seat, place=place, who=who)

    # -- goods and buildings -------------------------------------------------------------------
    def barter(self, seat: int, person: str, who: str, good: str, point: bool) -> None:
        """Given back in place of doubloons; "" for what is not."""
        s = self.s
        me = s.board[seat]
        if person:
            noble = who == "noble"
            people.go(self.box, me, person, noble)
            s.noble_supply += noble
            s.colonist_supply += not noble
        if good:
            me.goods[good] -= 1
            s.goods[good] += 1
        if point:
            me.points -= 1
            s.points_left += 1
        self.emit("black_market", seat, person=person, who=who, good=good, point=int(point))

    def trading_post(self, seat: int, good: str, n: int) -> None:
        me = self.s.board[seat]
        me.goods[good] -= 1
        self.s.goods[good] += 1
        self.earn(seat, n)
        self.emit("trading_post", seat, good=good, n=n)

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
