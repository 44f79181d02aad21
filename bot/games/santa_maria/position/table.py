"""A position made whole: what is set is laid down, the rest lies where it would; what could not be is refused."""

from __future__ import annotations

from bot.rules.position import impossible

from ..components.box import printed
from ..components.cells import BIT, INDEX
from ..components.effects import AnySpace, Produce
from ..phases.setup import FirstDice
from . import checks
from .question import Question

SEAT_NUMBERS = ("coins", "points", "religion", "conquest", "white_used", "blue_used")
SEAT_WORDS = ("goods", "colony", "hall", "tiles", "dice", "paid", "blue", "space")
PILES = ("ships", "doubles", "triples", "display")
SPECIAL_PILES = ("special_ships", "longs")


class TableSetting(Question):
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
            if seat != s.city_seat:
                self.colony(seat)
        s.halls, s.colonies = {}, []
        FirstDice().run(self.g)
        self.board()
        if self.box.has_city:
            self.city()
        for seat in range(s.seats):
            self.seat(seat)
        self.spaces()
        self.tiles()
        if self.box.specialists:
            self.specialists()
        self.ask()
        for seat in range(s.seats):
            checks.coins(self.g, seat)
            checks.dice(self.g, seat, self.asked, self.setting)
        checks.question(self.g, s.stack[-1], self.setting.get("ask", ""))
        self.dice(census)
        for key, total in self.game.census(s).items():
            if total != census[key]:
                raise impossible("census", key, what=key, n=total, total=census[key])

    def colony(self, seat: int) -> None:
        s, box, name = self.s, self.box, f"seats.{seat}"
        me = s.board[seat]
        place = (seat - s.first) % s.seats - (s.city_seat >= 0 and s.city_seat == s.first)
        me.coins = self.n.start_coins + self.n.start_coins_step * place
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
            mine = self.words(f"{name}.colony", [c.id for c in box.colonies.values() if c.side == "a"])
            named = {value for key, value in self.setting.items() if key.endswith(".colony")}
            colony = (mine or [c for c in sorted(s.colonies) if c not in named])[0]
            if colony not in s.colonies:
                raise impossible("twice", f"{name}.colony", what=colony)
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
        s, box, name = self.s, self.box, f"seats.{seat}"
        me = s.board[seat]
        most = {"religion": box.religion.length, "conquest": box.conquest.length, "white_used": self.n.white_most}
        for what in SEAT_NUMBERS:
            setattr(me, what, self.number(f"{name}.{what}", getattr(me, what), most.get(what, 999)))
        me.unlocked = (not box.ambassadors) + sum(space <= me.religion for space in box.religion.dice)
        checks.monks(self.g, seat, self.setting)
        goods = self.pairs(f"{name}.goods", box.goods)
        if goods is not None:
            me.goods = dict.fromkeys(box.goods, 0)
            for good, n in goods.items():
                room = s.city.stores.get(good, 0) if seat == s.city_seat else box.room(me, good)
                if n not in [str(k) for k in range(room + 1)]:
                    raise impossible("value", f"{name}.goods", value=f"{good}={n}")
                me.goods[good] = int(n)
        for word in self.words(f"{name}.tiles") or []:
            tile = word.split("@")
            if box.shape_of.get(tile[0]) == "hall":  # each has one, laid before the game
                raise impossible("value", f"{name}.tiles", value=word)
            if box.shape_of.get(tile[0]) == "improvement":
                self.improvement(seat, f"{name}.tiles", tile)
            else:
                self.lay(seat, f"{name}.tiles", tile)
        self.people(seat)
        me.dice = self.lying(f"{name}.dice", INDEX)
        for cell, coins in (self.pairs(f"{name}.paid", INDEX) or {}).items():
            if not coins.isdigit():
                raise impossible("value", f"{name}.paid", value=f"{cell}={coins}")
            me.paid[cell] = int(coins)
        for cell in (*me.dice, *me.paid):
            if not me.works & BIT[cell] or me.busy & BIT[cell]:
                raise impossible("cells", f"{name}.dice", value=cell)
            me.busy |= BIT[cell]
        if seat == s.city_seat:
            self.city_dice()
        for dock in box.docks:
            me.harbour[dock] = self.words(f"{name}.harbour.{dock}", box.ships) or []
        spaces = self.words(f"{name}.space", box.spaces) or [""]
        me.space = spaces[0]

    def people(self, seat: int) -> None:
        """The governor, and specialists of production who were hired."""
        me, box, name = self.s.board[seat], self.box, f"seats.{seat}"
        if box.governor and (cells := self.words(f"{name}.governor", INDEX)):
            me.kingdoms.governor = INDEX[cells[0]]
        me.busy = me.stand
        if box.specialists:
            kinds = [x for x, row in box.specialists.items() if isinstance(row.effect, Produce)]
            me.kingdoms.specialists = self.words(f"{name}.specialists", kinds) or []

    def spaces(self) -> None:
        """Who came to the passing spaces when; where somebody was already comes only who has meditation."""
        s, box = self.s, self.box
        there = [seat for seat in self.g.order_from(s.first) if s.board[seat].space]
        order = self.seats("retired")
        if order is not None and sorted(order) != sorted(there):
            raise impossible("value", "retired", value=self.setting["retired"])
        order = there if order is None else order
        if s.added:
            s.kingdoms.retired = order
        for i, seat in enumerate(order):
            me, before = s.board[seat], [s.board[other].space for other in order[:i]]
            if me.space in before and not box.ability(me, AnySpace):
                raise impossible("twice", f"seats.{seat}.space", what=me.space)
