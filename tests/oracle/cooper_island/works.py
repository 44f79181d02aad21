"""What is built at the second table: boats, buildings, statues out of ruins; cargo ships."""

from __future__ import annotations

from typing import Any

from tests.oracle.cooper_island import box
from tests.oracle.cooper_island.board import Board, Course, Words
from tests.oracle.cooper_island.seat import Seat
from tests.oracle.cooper_island.storage import less


def reduced(price: dict[str, int], off: str) -> dict[str, int]:
    """The rest of a price."""
    gone = off.split("+")
    return {g: n - gone.count(g) for g, n in price.items() if n > gone.count(g)}


class Works(Board):
    """Actions that cost something."""

    def sail(self, me: Seat, n: int) -> Course:
        """So many navigation points, as one gain."""
        raise NotImplementedError

    def act(self, me: Seat, groups: tuple[Words, ...], mix: int = 0) -> Course:
        """Up to one action of each group."""
        raise NotImplementedError

    def boat_does(self, me: Seat, boat: str) -> Course:
        """What a boat does."""
        raise NotImplementedError

    # -- prices --------------------------------------------------------------------------------------
    def offs(self, me: Seat, price: dict[str, int], sources: list[tuple[int, Words]], site: bool) -> list[str]:
        """The ways to take discounts off that leave something payable."""
        found = []
        for off in less(price, sources):
            rest = reduced(price, off)
            if me.affords(rest) and (not site or me.site_after(rest)):
                found.append(off)
        return found

    def sources(self, me: Seat, mix: int, goods: Words) -> list[tuple[int, Words]]:
        """The square space of B or D, and a card that saves a wood."""
        return [(mix, goods), (int("small_2" in me.small), ("wood",))]

    def build_boats(self, me: Seat, mix: int) -> set[Words]:
        found: set[Words] = set()
        for pier, (price, _) in box.PIERS.items():
            if pier not in me.boats:
                offs = self.offs(me, price, self.sources(me, mix, ("coin", "wood")), site=False)
                found |= {(pier, b, off) for b in box.BOATS if b not in me.boats.values() for off in offs}
        return found

    def erects(self, me: Seat, mix: int) -> set[Words]:
        found: set[Words] = set()
        for kind, (price, _) in box.ERECT.items():
            if me.left[kind]:
                found |= {(kind, off) for off in self.offs(me, price, self.sources(me, mix, box.GOODS), site=True)}
        return found

    def erect_statues(self, me: Seat) -> set[Words]:
        found: set[Words] = set()
        for way, price in box.STATUES.items():
            offs = self.offs(me, price, self.sources(me, 0, ()), site=True)
            found |= {(way, off, cell) for off in offs for cell in me.full_cells()}
        return found

    def remove_ruins(self, me: Seat) -> set[Words]:
        return {(at, cell) for at in me.ruins() for cell in me.empty_cells()}

    def helped(self, ship: str) -> bool:
        """Whether the harbour master stands there."""
        return self.master_up and ship == f"cargo_{self.round}"

    def supplies(self, me: Seat) -> set[Words]:
        found: set[Words] = set()
        dear = ("gold", "cloth")
        for ship, (price, _) in box.CARGO.items():
            if me.seat in self.cargo[ship]:
                sources: Any = [(int(self.helped(ship)), dear), (int("small_9" in me.small), dear)]
                found |= {(ship, off) for off in self.offs(me, price, sources, site=False)}
        return found

    # -- what comes of it ----------------------------------------------------------------------------
    def build_boat(self, me: Seat, pier: str, boat: str, off: str) -> Course:
        price, points = box.PIERS[pier]
        yield from self.pay(me, reduced(price, off))
        me.boats[pier] = boat
        me.reach("boats", len(me.boats))
        yield from self.sail(me, points)
        if "small_1" in me.small:
            yield from self.act(me, (("step_1",),))
        yield from self.boat_does(me, boat)

    def site(self, me: Seat, piece: str, points: int, always: bool = False) -> Course:
        """Stand a piece on the highest space where nothing lies; settlements bring a point more.

        Where something lies everywhere a cube is stored first, and it stands there.
        """
        _, (at,) = yield from self.ask("Site", me, lambda: {"site": {(x,) for x in me.sites() or me.storable()}})
        me.in_hand.remove(piece)
        if me.on[at]:
            me.stored[me.give(at)] += 1
        me.on[at] = piece
        me.reach("buildings", me.pieces(*box.BUILDINGS))
        me.reach("statues", me.pieces("statue"))
        yield from self.sail(me, points + (me.terrain[at] == "settlement" and not always))

    def erect(self, me: Seat, kind: str, off: str) -> Course:
        price, points = box.ERECT[kind]
        me.left[kind] -= 1
        me.in_hand.append(kind)
        yield from self.pay(me, reduced(price, off))
        places = "small_11" in me.small
        yield from self.site(me, kind, points)
        if kind != "fortress":
            yield from self.choose_card(me, kind)
        if places:
            yield from self.act(me, (("place",),))

    def choose_card(self, me: Seat, kind: str) -> Course:
        """One of the four on top; the others go under the deck in the order shown."""
        deck = self.decks[kind]
        me.looking = [deck.pop() for _ in range(4)]
        _, (card,) = yield from self.ask("ChooseCard", me, lambda: {"choose": {(c,) for c in me.looking}})
        (me.small if kind == "small" else me.large).append(card)
        for other in me.looking:
            if other != card:
                deck.insert(0, other)
        me.looking = []

    def remove_ruin(self, me: Seat, at: str, cell: str) -> Course:
        me.on[at] = ""
        me.cells.append(cell)
        if cell == "small_5":
            yield from self.take(me, (("gold",),))
        if me.points_of(cell):
            yield from self.sail(me, me.points_of(cell))
        for card in list(me.small):
            if card == "small_6":
                yield from self.act(me, (("step_1",),))
            elif card == "small_7":
                yield from self.take(me, (("coin",),))

    def erect_statue(self, me: Seat, way: str, off: str, cell: str) -> Course:
        me.cells.remove(cell)
        me.in_hand.append("statue")
        yield from self.pay(me, reduced(box.STATUES[way], off))
        yield from self.site(me, "statue", 1)

    def supply(self, me: Seat, ship: str, off: str) -> Course:
        price, points = box.CARGO[ship]
        if self.helped(ship):
            self.master_up = False
        self.cargo[ship].remove(me.seat)
        me.in_hand.append(ship)
        yield from self.pay(me, reduced(price, off))
        yield from self.sail(me, points)
        me.in_hand.remove(ship)
        me.lids += 1
        gone = sum(me.seat not in lids for lids in self.cargo.values())
        me.reach("lids", gone - sum(other in box.CARGO for other in me.in_hand))
        for card in list(me.small):
            if card == "small_8":
                yield from self.act(me, (("place",),))
            elif card == "small_10":
                yield from self.take(me, (("coin",),))
