"""A position made whole: what is set is laid down, the rest lies where it would; what could not be is refused."""

from __future__ import annotations

from typing import Any

from . import working
from .box import printed
from .cells import BIT, INDEX, LINE
from .course import Next
from .opening import FirstDice
from .play import Ask
from .supplies import Supplies
from .turn import PutDie, Turn
from .written import impossible, seat_of

SEAT_NUMBERS = ("coins", "points", "religion", "conquest", "white_used", "blue_used")
SEAT_WORDS = ("goods", "colony", "hall", "tiles", "dice", "paid", "blue", "space")
PILES = ("ships", "doubles", "triples", "display")
ASKS: dict[str, type[Ask]] = {
    "Turn": Turn,
    "Trade": working.Trade,
    "Ship": working.Ship,
    "Religion": working.Religion,
    "Step": working.Step,
    "Recruit": working.Recruit,
    "PlaceRoad": working.PlaceRoad,
    "PutDie": PutDie,
}


class Setting(Supplies):
    """A table being set."""

    def carry_out(self) -> None:
        s, n = self.s, self.n
        census = self.game.census(s)
        s.first = self.number("first", s.first, s.seats - 1)
        s.round = self.number("year", 1, n.years)
        if not s.round:
            raise impossible("value", "year", value="0")
        self.places()
        for seat in range(s.seats):
            self.colony(seat)
        s.halls, s.colonies = {}, []
        FirstDice().run(self.g)
        self.board()
        for seat in range(s.seats):
            self.seat(seat)
        self.tiles()
        self.ask()
        self.dice(census)
        for key, total in self.game.census(s).items():
            if total != census[key]:
                raise impossible("census", key, what=key, n=total, total=census[key])

    def colony(self, seat: int) -> None:
        s, box, name = self.s, self.box, f"seats.{seat}"
        me = s.board[seat]
        me.coins = self.n.start_coins + self.n.start_coins_step * ((seat - s.first) % s.seats)
        if s.halls:
            side = next(c for c in box.colonies.values() if c.side == "b")
            self.g.settle(seat, side.id, printed(side))
            hall = self.words(f"{name}.hall") or self.first_hall(seat)
            if len(hall) != 4 or hall[0] not in s.halls or hall[3] not in box.scholars:
                raise impossible("value", f"{name}.hall", value=" ".join(hall))
            if any(hall[3] == other.own_scholar for other in s.board) or hall[3] in s.places:
                raise impossible("twice", f"{name}.hall", what=hall[3])
            s.halls[hall[0]] = hall[3]
            self.lay(seat, f"{name}.hall", hall[:3], hall=True)
        else:
            colony = (self.words(f"{name}.colony", s.colonies) or sorted(s.colonies))[0]
            s.colonies.remove(colony)
            self.g.settle(seat, colony, printed(box.colonies[colony]))

    def first_hall(self, seat: int) -> list[str]:
        """A town hall where it fits, with a scholar that nobody names."""
        s, box = self.s, self.box
        named = {word for value in self.setting.values() for word in value.split()}
        tile, beside = next(iter(s.halls.items()))
        free = [x for x in box.scholars if x not in s.places and x not in named]
        free = [x for x in free if all(x != me.own_scholar for me in s.board)]
        shape, words, _ = box.laying[tile]
        return [*words[shape.fitting(s.board[seat].built)[0]], beside if beside in free else free[0]]

    def lay(self, seat: int, name: str, words: list[str], hall: bool = False) -> None:
        """Lay a tile if there is room."""
        table = self.box.laying.get(words[0], (None, (), {}))[2]
        if tuple(words) not in table or table[words[0], words[1], words[2]] & self.s.board[seat].built:
            raise impossible("cells", name, value="@".join(words))
        if hall:
            self.g.found_hall(seat, *words)
        else:
            self.g.cover(seat, *words)

    def places(self) -> None:
        """Which scholars and bishops lie on the common board."""
        s, box = self.s, self.box
        known: dict[str, list[str]] = {"scholars": list(box.scholars), "bishops": list(box.bishops)}
        on: list[str] = []
        for kind, ids in known.items():
            found = [place for place in s.places if place in ids]
            given = self.words(kind, ids)
            if given is not None and (len(given) != len(found) or len(set(given)) != len(given)):
                raise impossible("value", kind, value=" ".join(given))
            on += found if given is None else given
        s.places = {place: [] for place in (*on, *box.missions)}

    def board(self) -> None:
        """Who stands where on the common board."""
        s, box = self.s, self.box
        for name in self.setting:
            if name.startswith("places."):
                place, there = name.partition(".")[2], self.seats(name) or []
                if place not in s.places or len(set(there)) != len(there):
                    raise impossible("value", name, value=self.setting[name])
                s.places[place] = there
                for seat in there:
                    s.board[seat].monks -= 1
                    if place in box.scholars:
                        s.board[seat].scholars.append(place)
        order = self.seats("arrivals")
        if order is not None:
            if sorted(order) != list(range(s.seats)):
                raise impossible("value", "arrivals", value=self.setting["arrivals"])
            s.arrivals = order

    def seat(self, seat: int) -> None:
        s, box, me, name = self.s, self.box, self.s.board[seat], f"seats.{seat}"
        most = {"religion": box.religion.length, "conquest": box.conquest.length, "white_used": self.n.white_most}
        for what in SEAT_NUMBERS:
            setattr(me, what, self.number(f"{name}.{what}", getattr(me, what), most.get(what, 999)))
        me.unlocked = 1 + sum(space <= me.religion for space in box.religion.dice)
        if me.monks < 0 or self.n.monks - me.monks > sum(space <= me.religion for space in box.religion.monks):
            raise impossible("census", f"{name}.religion", what="monks", n=self.n.monks - me.monks, total=self.n.monks)
        goods = self.pairs(f"{name}.goods", box.goods)
        if goods is not None:
            me.goods = dict.fromkeys(box.goods, 0)
            for good, n in goods.items():
                if n not in [str(k) for k in range(self.n.storage + 1)]:
                    raise impossible("value", f"{name}.goods", value=f"{good}={n}")
                me.goods[good] = int(n)
        for word in self.words(f"{name}.tiles") or []:
            self.lay(seat, f"{name}.tiles", word.split("@"))
        for cell, die in (self.pairs(f"{name}.dice", INDEX) or {}).items():
            if die not in {f"{c}_{k}" for c in ("white", "blue") for k in range(1, 7)}:
                raise impossible("value", f"{name}.dice", value=die)
            me.dice[cell] = die
        for cell, coins in (self.pairs(f"{name}.paid", INDEX) or {}).items():
            if not coins.isdigit():
                raise impossible("value", f"{name}.paid", value=coins)
            me.paid[cell] = int(coins)
        for cell in (*me.dice, *me.paid):
            if not me.works & BIT[cell] or me.busy & BIT[cell]:
                raise impossible("cells", f"{name}.dice", value=cell)
            me.busy |= BIT[cell]
        for dock in box.docks:
            me.harbour[dock] = self.words(f"{name}.harbour.{dock}", box.ships) or []
        spaces = self.words(f"{name}.space", box.spaces) or [""]
        me.space = spaces[0]
        if me.space and any(other.space == me.space for i, other in enumerate(s.board) if i != seat):
            raise impossible("twice", f"{name}.space", what=me.space)

    def ask(self) -> None:
        s = self.s
        name, seat, *rest = [*self.setting.get("ask", f"Turn {s.first}").split(), ""]
        kind = ASKS.get(name)
        given: dict[str, Any] = {"seat": seat_of(s, "ask", seat)}
        for word in filter(None, rest):
            key, _, value = word.partition("=")
            given[key] = int(value) if key == "left" and value.isdigit() else value
        self.asked = given["seat"]
        s.die, s.line = given.pop("die", ""), given.pop("line", "")
        if kind is None or (s.board[given["seat"]].space and kind is Turn):
            raise impossible("ask", "ask", value=self.setting.get("ask", ""))
        if kind is working.Trade:
            effects = self.box.works.get(str(given.get("building")), ())
            given["effect"] = next((i for i, e in enumerate(effects) if hasattr(e, "give")), -1)
            if given["effect"] < 0:
                raise impossible("ask", "ask", value=str(given.get("building")))
        if set(given) - {"seat"} - ({"building", "effect", "left"} if kind is working.Trade else set()) or (
            kind is PutDie
        ) != (s.line in LINE and bool(s.die)):
            raise impossible("ask", "ask", value=self.setting["ask"])
        s.stack = [Next((given["seat"] + 1) % s.seats), kind(**given)]
