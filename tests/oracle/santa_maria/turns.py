"""The turn of a seat at the second table of Santa Maria."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.oracle.santa_maria import box
from tests.oracle.santa_maria.board import Seat, Words
from tests.oracle.santa_maria.people import People


class Turns(People):
    """Main actions: what is on offer, what they do."""

    def turn(self, me: Seat) -> Generator[Any, Any, Any]:
        verb, words = yield from self.question("Turn", me, lambda: self.turns(me))
        if verb == "place":
            tile, at, turn = words
            cost = _price(tile)
            paid = yield from self.pay(me, cost, tile)
            self.display.remove(tile)
            self.lay(me, tile, at, int(turn))
            self.say("placed", me.seat, tile=tile, at=at, turn=turn, paid=paid)
        elif verb == "activate":
            cost_ = len(me.paid) + 1
            me.coins -= cost_
            me.paid[words[0]] = cost_
            self.say("activated", me.seat, at=words[0], building=me.cells[words[0]], coins=cost_)
            yield from self.work(me, me.cells[words[0]])
        elif verb == "take":
            yield from self.take(me, *words)
        else:
            yield from self.retire(me, words[0])

    def turns(self, me: Seat) -> dict[str, set[Words]]:
        """The main actions."""
        places = set()
        for tile in self.display:
            if me.affords(_price(tile)):
                places |= self.fits(me, tile)
        return {
            "place": places,
            "activate": {(c,) for c in me.cells if me.free(c) and me.coins > len(me.paid)},
            "take": self.takes(me),
            "retire": {(s,) for s in box.SPACES if "meditation" in me.scholars or self.nobody_on(s)},
        }

    def nobody_on(self, space: str) -> bool:
        return all(other.space != space for other in self.seats)

    def fits(self, me: Seat, tile: str, turns: Words = ("0", "90", "180", "270")) -> set[Words]:
        found: set[Words] = set()
        for at in box.CELLS:
            for turn in turns:
                cells = box.covered(tile, at, int(turn))
                if cells and not any(cell in me.cells or cell == me.governor for cell in cells):
                    found.add((tile, at, turn))
        return found

    def free_dice(self, me: Seat) -> list[str]:
        """Those that a seat may take."""
        dice: list[str] = []
        if me.white_used < (2 if self.embassies else 3):
            dice += [f"white_{face}" for face in self.white]
        if not self.shared or me.blue_used < me.unlocked:
            dice += [f"blue_{face}" for face in (self.blue if self.shared else me.blue)]
        dice += [f"ambassador_{die}" for die in self.ambassadors]
        return dice

    def takes(self, me: Seat) -> set[Words]:
        found: set[Words] = set()
        for die in self.free_dice(me):
            colour, face = _colour_and_face(die)
            lines = list(box.COLUMNS if colour == "white" else box.ROWS)
            if colour == "blue" and "philosophy" in me.scholars:
                lines += box.COLUMNS
            if "archery" in me.scholars:
                lines += box.DIAGONALS
            for line in lines:
                more = int(line in box.DIAGONALS)
                if not me.free_in(line) or more > me.coins:
                    continue
                steps = abs(face - box.number(line))
                if steps + more <= me.coins:
                    found.add((die, line, "coins"))
                if steps:
                    found |= {(die, line, g) for g in self.for_any_value(me)}
        return found

    def for_any_value(self, me: Seat) -> set[str]:
        """What gives a die any value: cocoa, simple resources with botany, gold in place of these."""
        ways = [g for g in ("wood", "grain") if "botany" in me.scholars]
        ways += ["cocoa"] if self.kingdoms else []
        return {g for g in (*ways, "gold") if ways and me.has(g)}

    def take(self, me: Seat, die: str, line: str, pay: str) -> Generator[Any, Any, Any]:
        colour, face = _colour_and_face(die)
        paid: dict[str, int] = {}
        coins = int(line in box.DIAGONALS)
        if pay == "coins":
            coins += abs(face - box.number(line))
        else:
            self.hand_over(me, pay, 1)
            paid = {pay: 1}
        me.coins -= coins
        if coins:
            paid["coins"] = coins
        if die.startswith("ambassador"):
            self.ambassadors.remove(f"{colour}_{face}")
        elif colour == "white":
            self.white.remove(face)
            me.white_used += 1
        else:
            (self.blue if self.shared else me.blue).remove(face)
            me.blue_used += 1
        self.say("die_taken", me.seat, die=die, line=line, paid=paid)
        self.die, self.line, self.taker = die, line, me.seat
        if self.hiring and colour == "white":
            yield from self.hire(me, line)
        yield from self.run(me, line, colour)
        if "engineering" not in me.scholars:
            yield from self.logistics(me, lambda: self.could_lie_elsewhere(me))
        free = me.free_in(line)
        at = free[-1]
        if "engineering" in me.scholars and len(free) > 1:
            _, (at,) = yield "PutDie", me.seat, {"put": {(cell,) for cell in free}}
        me.dice[at] = die
        self.die, self.line, self.taker = "", "", -1
        self.say("die_put", me.seat, die=die, at=at)
        if die.startswith("ambassador"):
            yield from self.all_follow(me, line, colour)

    def lay(self, me: Seat, tile: str, at: str, turn: int) -> None:
        cells = box.covered(tile, at, turn)
        assert cells and not any(cell in me.cells or cell == me.governor for cell in cells)
        me.cells |= dict(zip(cells, box.TILES[tile], strict=True))
        me.laid.append((tile, cells))

    def retire(self, me: Seat, space: str) -> Generator[Any, Any, Any]:
        me.space, self.passing = space, me.seat
        self.retired.append(me.seat)
        self.say("retired", me.seat, space=space)
        if "mathematics" in me.scholars:
            self.coins_back(me)
        yield from self.on_space(me, space)
        if space == "road" and "meditation" in me.scholars:

            def offers() -> dict[str, set[Words]]:
                return {"meditate": {(s,) for s in box.SPACES if self.nobody_on(s)}, "decline": {()}}

            verb, words = yield from self.question("Meditate", me, offers)
            if words:
                self.say("meditated", me.seat, space=words[0])
                yield from self.on_space(me, words[0])
            elif verb:
                self.say("declined", me.seat, what="meditate")
        for dock in box.DOCKS:
            for _ in range(len(me.harbour[dock])):
                if dock == "coins":
                    self.gain(me, {"coins": 2}, "dock")
                elif dock == "points":
                    self.gain(me, {"points": 1}, "dock")
                else:
                    yield from {"religion": self.pray, "conquistador": self.conquer}[dock](me)
        self.passing = -1

    def on_space(self, me: Seat, space: str) -> Generator[Any, Any, Any]:
        if space == "coins":
            self.gain(me, {"coins": 2}, "space")
        elif space == "road":
            yield from self.road(me)
        elif space == "religion":
            yield from self.pray(me)
        else:
            yield from {"conquistador": self.conquer, "shipping": self.ship}[space](me)

    def road(self, me: Seat) -> Generator[Any, Any, Any]:
        places = self.fits(me, "road_tile", ("0",))
        if not self.roads or not places:
            return
        verb, words = yield "PlaceRoad", me.seat, {"place": places, "decline": {()}}
        if verb == "decline":
            self.say("declined", me.seat, what="road")
            return
        self.roads -= 1
        self.lay(me, "road_tile", words[1], 0)
        self.say("placed", me.seat, tile="road_tile", at=words[1], turn="0", paid={})


def _price(tile: str) -> dict[str, int]:
    return {"d": {"wood": 2}, "l": {"wood": 2, "grain": 1}, "x": {"coins": 4}}[tile[0]]


def _colour_and_face(die: str) -> tuple[str, int]:
    """Of `white_3`, or `ambassador_white_3`."""
    colour, face = die.removeprefix("ambassador_").split("_")
    return colour, int(face)
