"""The turn of a seat at the second table of Santa Maria."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.oracle import sm_box as box
from tests.oracle.sm_board import Seat, Words
from tests.oracle.sm_effects import Effects


class Turns(Effects):
    """Main actions: what is on offer, what they do."""

    def turn(self, me: Seat) -> Generator[Any, Any, Any]:
        verb, words = yield from self.question("Turn", me, lambda: self.turns(me))
        if verb == "place":
            tile, at, turn = words
            cost = {"wood": 2, "grain": 1} if tile[0] == "l" else {"wood": 2}
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
            if me.affords({"wood": 2, "grain": 1} if tile[0] == "l" else {"wood": 2}):
                places |= self.fits(me, tile)
        return {
            "place": places,
            "activate": {(c,) for c in me.cells if me.free(c) and me.coins > len(me.paid)},
            "take": self.takes(me),
            "retire": {(s,) for s in box.SPACES if all(other.space != s for other in self.seats)},
        }

    def fits(self, me: Seat, tile: str, turns: Words = ("0", "90", "180", "270")) -> set[Words]:
        found: set[Words] = set()
        for at in box.CELLS:
            for turn in turns:
                cells = box.covered(tile, at, int(turn))
                if cells and not any(cell in me.cells for cell in cells):
                    found.add((tile, at, turn))
        return found

    def takes(self, me: Seat) -> set[Words]:
        dice = []
        if me.white_used < 3:
            dice += [("white", face) for face in self.white]
        if not self.shared:
            dice += [("blue", face) for face in me.blue]
        elif me.blue_used < me.unlocked:
            dice += [("blue", face) for face in self.blue]
        found: set[Words] = set()
        for colour, face in dice:
            lines = box.COLUMNS if colour == "white" else box.ROWS
            if colour == "blue" and "philosophy" in me.scholars:
                lines += box.COLUMNS
            for line in lines:
                if not me.free_in(line):
                    continue
                steps = abs(face - number(line))
                if steps <= me.coins:
                    found.add((f"{colour}_{face}", line, "coins"))
                if steps and "botany" in me.scholars:
                    found |= {(f"{colour}_{face}", line, g) for g in ("wood", "grain", "gold") if me.goods[g]}
        return found

    def take(self, me: Seat, die: str, line: str, pay: str) -> Generator[Any, Any, Any]:
        colour, face = die.split("_")
        paid: dict[str, int] = {}
        if pay == "coins":
            steps = abs(int(face) - number(line))
            me.coins -= steps
            if steps:
                paid = {"coins": steps}
        else:
            me.goods[pay] -= 1
            paid = {pay: 1}
        if colour == "white":
            self.white.remove(int(face))
            me.white_used += 1
        else:
            (self.blue if self.shared else me.blue).remove(int(face))
            me.blue_used += 1
        self.say("die_taken", me.seat, die=die, line=line, paid=paid)
        self.die, self.line = die, line
        taxes = sum(box.COLONISTS.get(me.cells.get(c, ""), 0) for c in box.LINES[line])
        if "taxation" in me.scholars and taxes:
            me.coins += taxes
            self.say("taxed", me.seat, n=taxes)
        for cell in box.LINES[line]:
            if me.free(cell):
                yield from self.work(me, me.cells[cell])
        free = me.free_in(line)
        at = free[-1]
        if "engineering" in me.scholars and len(free) > 1:
            _, (at,) = yield "PutDie", me.seat, {"put": {(cell,) for cell in free}}
        me.dice[at] = die
        self.die = self.line = ""
        self.say("die_put", me.seat, die=die, at=at)

    def lay(self, me: Seat, tile: str, at: str, turn: int) -> None:
        cells = box.covered(tile, at, turn)
        assert cells and not any(cell in me.cells for cell in cells)
        me.cells |= dict(zip(cells, box.TILES[tile], strict=True))
        me.laid.append((tile, cells))

    def retire(self, me: Seat, space: str) -> Generator[Any, Any, Any]:
        me.space = space
        self.say("retired", me.seat, space=space)
        if "mathematics" in me.scholars:
            self.coins_back(me)
        if space == "coins":
            self.gain(me, {"coins": 2}, "space")
        elif space == "road":
            yield from self.road(me)
        elif space == "religion":
            yield from self.pray(me, refusable=True)
        else:
            yield from {"conquistador": self.conquer, "shipping": self.ship}[space](me)
        for dock in box.DOCKS:
            for _ in range(len(me.harbour[dock])):
                if dock == "coins":
                    self.gain(me, {"coins": 2}, "dock")
                elif dock == "points":
                    self.gain(me, {"points": 1}, "dock")
                else:
                    yield from {"religion": self.pray, "conquistador": self.conquer}[dock](me)

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


def number(line: str) -> int:
    """Which face of a die a line has."""
    return 1 + (box.COLUMNS.index(line) if line in box.COLUMNS else box.ROWS.index(line))
