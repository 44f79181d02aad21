"""A position made whole: what is set is laid down, the rest lies where it would; what could not be is refused."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from bot.rules import Refused

from . import working
from .box import printed
from .cells import BIT, INDEX, LINE
from .course import Next, rolled
from .dice import face
from .opening import FirstDice
from .play import Ask, Play
from .state import State
from .turn import PutDie, Turn

if TYPE_CHECKING:
    from . import SantaMaria

SEAT_NUMBERS = ("coins", "points", "religion", "conquest", "white_used", "blue_used")
SEAT_WORDS = ("goods", "colony", "hall", "tiles", "dice", "paid", "blue", "space")
PILES = ("ships", "doubles", "triples", "display")
ASKS: dict[str, type[Ask]] = {
    "Turn": Turn,
    "Trade": working.Trade,
    "Ship": working.Ship,
    "Religion": working.Religion,
    "Recruit": working.Recruit,
    "PlaceRoad": working.PlaceRoad,
    "PutDie": PutDie,
}


def impossible(reason: str, name: str = "", **args: object) -> Refused:
    """No legal table could show this."""
    return Refused("impossible", reason=reason, name=name, **args)


class Setting:
    """A table being set."""

    def __init__(self, game: SantaMaria, s: State, setting: dict[str, str]) -> None:
        self.game, self.s, self.setting, self.box = game, s, setting, game.box
        self.g = Play(game, s, record=False)
        self.asked = -1
        self.n = self.box.n

    def number(self, name: str, default: int, most: int = 999) -> int:
        value = self.setting.get(name)
        if value is None:
            return default
        if re.fullmatch(r"-\d+", value):
            raise impossible("negative", name)
        if not re.fullmatch(r"\d{1,3}", value, re.ASCII) or int(value) > most:
            raise impossible("value", name, value=value)
        return int(value)

    def words(self, name: str, allowed: object = None) -> list[str] | None:
        """The words of a list; None if it is not set."""
        value = self.setting.get(name)
        if value is None:
            return None
        found = [] if value in ("", "none") else value.split()
        for word in found:
            if allowed is not None and word not in allowed:  # type: ignore[operator]
                raise impossible("value", name, value=word)
        return found

    def pairs(self, name: str, keys: object) -> dict[str, str] | None:
        """Words such as `wood=2`."""
        found = self.words(name)
        if found is None:
            return None
        by = {key: value for key, _, value in (word.partition("=") for word in found)}
        for key, value in by.items():
            if key not in keys or not value:  # type: ignore[operator]
                raise impossible("value", name, value=key)
        return by

    def seats(self, name: str) -> list[int] | None:
        found = self.words(name)
        return None if found is None else [seat_of(self.s, name, word) for word in found]

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

    def tiles(self) -> None:
        """Shipping and expansion tiles: what is not set lies in the piles, in the order it had."""
        s, box = self.s, self.box
        gone = [t for me in s.board for tiles in me.harbour.values() for t in tiles]
        for dock in box.docks:
            given = self.words(f"docks.{dock}", box.ships)
            if given is not None:
                s.docks[dock] = given[0] if given else ""
        set_docks = [d for d in box.docks if f"docks.{d}" in self.setting]
        gone += [s.docks[d] for d in set_docks if s.docks[d]]
        pile = self.words("ships", box.ships)
        rest = [t for t in [*(pile or ()), *s.ships.cards, *s.docks.values(), *box.ships] if t]
        for dock in box.docks:
            if dock not in set_docks and (not s.docks[dock] or s.docks[dock] in gone):
                free = [t for t in (pile or s.ships.cards) if t not in gone]
                s.docks[dock] = free[-1] if free else ""
            if dock not in set_docks and s.docks[dock]:
                gone.append(s.docks[dock])
        s.ships.cards = pile if pile is not None else [t for t in dict.fromkeys(rest) if t not in gone]
        self.once("docks", [*gone, *s.ships.cards])
        self.expansions()

    def expansions(self) -> None:
        s, box, n = self.s, self.box, self.n.offered
        laid = [tile for me in s.board for tile, _, _ in me.laid]
        s.roads -= laid.count(working.ROAD_TILE)
        if s.roads < 0:
            raise impossible("census", "roads", what="roads", n=laid.count(working.ROAD_TILE), total=self.n.road_tiles)
        laid = [tile for tile in laid if tile != working.ROAD_TILE]
        display = self.words("display", [*box.of_shape("double"), *box.of_shape("triple")])
        chosen = list(display or [])
        for kind, cards in (("double", s.doubles), ("triple", s.triples)):
            given = self.words(f"{kind}s", box.of_shape(kind))
            gone = {*laid, *chosen}
            keep = (self.n.years - s.round) * n
            if given is not None:
                cards.cards = given
            else:
                cards.cards = [t for t in cards.cards if t not in gone]
                while len(cards.cards) > keep + (n if display is None else 0):
                    s.discards.append(cards.cards.pop(0))
            while display is None and len(cards.cards) > keep:
                chosen.append(cards.cards.pop())
            if len(cards.cards) != keep:
                raise impossible("census", f"{kind}s", what=f"{kind}s", n=len(cards.cards), total=keep)
        s.display = chosen
        rest = [t for t in box.shape_of if box.shape_of[t] in ("double", "triple")]
        known = {*laid, *s.display, *s.doubles.cards, *s.triples.cards, *s.discards}
        s.discards += [t for t in rest if t not in known]
        self.once("tiles", [*laid, *s.display, *s.doubles.cards, *s.triples.cards, *s.discards])

    def once(self, name: str, things: list[str]) -> None:
        for thing in things:
            if things.count(thing) > 1:
                raise impossible("twice", name, what=thing)

    def dice(self, census: dict[str, int]) -> None:
        """Dice that are not set are rolled into the supplies."""
        s = self.s
        shared = self.game.chosen["blue_dice"] == "shared"
        on = [die for me in s.board for die in me.dice.values()] + ([s.die] if s.die else [])
        white = sum(face(die)[0] == "white" for die in on)
        s.white = self.faces("white", census["white"] - white)
        blue = len(on) - white
        unlocked = sum(me.unlocked for me in s.board)
        s.blue_left = census["blue"] - unlocked
        if shared:
            s.blue = self.faces("blue", unlocked - blue)
            return
        for seat, me in enumerate(s.board):
            mine = [*me.dice.values(), *([s.die] if s.die and self.asked == seat else ())]
            used = sum(face(die)[0] == "blue" for die in mine)
            me.blue = self.faces(f"seats.{seat}.blue", me.unlocked - used)

    def faces(self, name: str, n: int) -> list[int]:
        given = self.words(name, "123456")
        if n < 0 or (given is not None and len(given) != n):
            raise impossible("census", name, what=name, n=len(given or ()), total=n)
        return rolled(self.g, n) if given is None else [given.count(str(k)) for k in range(1, 7)]

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


def seat_of(s: State, name: str, value: str) -> int:
    if not re.fullmatch(r"\d", value, re.ASCII) or int(value) >= s.seats:
        raise impossible("seat", name, value=value)
    return int(value)
