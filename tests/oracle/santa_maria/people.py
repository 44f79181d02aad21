"""Governor, specialists and ambassadors at the second table of Santa Maria, and how a die runs a line."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

from tests.oracle.santa_maria import box, kingdoms
from tests.oracle.santa_maria.board import Seat, Words
from tests.oracle.santa_maria.effects import Effects

Course = Generator[Any, Any, Any]


class People(Effects):
    """Whoever comes when a die is used."""

    def run(self, me: Seat, line: str, colour: str) -> Course:
        """The governor, taxes, then every free building from left to right or from top to bottom."""
        yield from self.inspect(me, line, colour)
        taxes = sum(box.COLONISTS.get(me.cells.get(c, ""), 0) for c in box.ALONG[line])
        if "taxation" in me.scholars and taxes:
            me.coins += taxes
            self.say("taxed", me.seat, n=taxes)
        for cell in box.ALONG[line]:
            if cell in me.dice:
                yield from self.logistics(me, partial(self.could_leave, me, cell))
            if me.free(cell):
                yield from self.work(me, me.cells[cell])

    def logistics(self, me: Seat, matters: Any) -> Course:
        """At any time, so on the way too: asked as long as it could change what is activated, or where the die lies."""
        if "logistics" in me.scholars:
            yield from self.question("Logistics", me, lambda: {"go_on": {()}}, matters)

    # -- the governor --------------------------------------------------------------------------------
    def inspect(self, me: Seat, line: str, colour: str) -> Course:
        """He goes only from a line that is run: right for white, down for blue; a blue die in a column is white."""
        if me.governor not in box.ALONG[line]:
            return
        down = colour == "blue" and line not in box.COLUMNS
        while (to := _beside(me.governor, down)) and to not in me.dice and to not in me.paid:
            yield from self.come(me, to)
            if "navigation" not in me.scholars or not box.is_road(me.cells.get(to, "wood_1")):
                return

            def offers() -> dict[str, set[Words]]:
                on = _beside(me.governor, down)
                open_ = on and me.coins and on not in me.dice and on not in me.paid
                return {"move_on": {()} if open_ else set(), "decline": {()}}

            verb, _ = yield from self.question("Navigate", me, offers)
            if verb != "move_on":
                if verb:
                    self.say("declined", me.seat, what="navigate")
                return
            me.coins -= 1

    def come(self, me: Seat, to: str) -> Course:
        me.governor = to
        self.say("governor_moved", me.seat, at=to)
        building = me.cells.get(to, "")
        if building in box.COLONISTS:
            self.gain(me, {"points": box.COLONISTS[building]}, "governor")
        elif building:
            yield from self.work(me, building)

    # -- specialists ---------------------------------------------------------------------------------
    def hire(self, me: Seat, line: str) -> Course:
        value = str(box.number(line))
        who = self.to_hire.get(value)
        if not who:
            return
        price = 1 + me.hired.count(who)

        def offers() -> dict[str, set[Words]]:
            if who in kingdoms.PRODUCE:
                return {"hire": {(who,)} if me.coins >= price else set(), "decline": {()}}
            cells = [c for c in box.CELLS if not me.occupied(c) and me.coins >= (1 if c in me.cells else 3)]
            return {"improve": {(c,) for c in cells}, "decline": {()}}

        verb, words = yield from self.question("Hire", me, offers)
        if verb in ("", "decline"):
            if verb:
                self.say("declined", me.seat, what="hire")
            return
        del self.to_hire[value]
        if verb == "improve":
            (at,) = words
            coins = 1 if at in me.cells else 3
            me.coins -= coins
            self.say("hired", me.seat, specialist=who, coins=coins)
            me.cells[at] = who
            me.laid.append((who, (at,)))
            self.say("improved", me.seat, tile=who, at=at)
            return
        me.coins -= price
        me.hired.append(who)
        self.say("hired", me.seat, specialist=who, coins=price)
        if kingdoms.PRODUCE[who] == "conquer":
            for _ in range(price):
                yield from self.conquer(me)
        else:
            self.gain(me, {kingdoms.PRODUCE[who]: price}, who)

    # -- ambassadors ---------------------------------------------------------------------------------
    def all_follow(self, taker: Seat, line: str, colour: str) -> Course:
        """The others run the line in turn; all at once where nothing that any of them does can touch another."""
        if line in box.DIAGONALS:  # that was the taker's own scholar
            n = box.number(line) - 1
            line = box.COLUMNS[n] if colour == "white" else box.ROWS[n]
        self.line = line
        others = [self.seats[(taker.seat + i) % len(self.seats)] for i in range(1, len(self.seats))]
        if any(self.touches(me, line, colour) for me in others):
            for me in others:
                yield from self.follow(me, line, colour)
        else:
            yield from self.together({me.seat: self.follow(me, line, colour) for me in others})
        self.line = ""

    def together(self, courses: dict[int, Course]) -> Course:
        """Questions of all these seats side by side: yields a list of them, is sent a seat with its answer."""
        asked = {}
        for seat, course in courses.items():
            if (want := next(course, None)) is not None:
                asked[seat] = want
        while asked:
            seat, verb, words = yield list(asked.values())
            try:
                asked[seat] = courses[seat].send((verb, words))
            except StopIteration:
                del asked[seat]

    def follow(self, me: Seat, line: str, colour: str) -> Course:
        """As if the die had been one's own, but nothing is changed, nobody hired, and no die left behind."""
        lines = self.lines_of(me, line, colour)

        def offers() -> dict[str, set[Words]]:
            return {"follow": {(x,) for x in lines if x not in box.DIAGONALS or me.coins}}

        def put() -> bool:
            return self.later(me, lambda: len(offers()["follow"]) > 1)

        verb, words = yield from self.question("ChooseLine", me, offers, put)
        if verb:
            (line,) = words
        self.line = line
        coins = int(line in box.DIAGONALS)
        me.coins -= coins
        self.say("followed", me.seat, line=line, coins=coins)
        yield from self.run(me, line, colour)

    def lines_of(self, me: Seat, line: str, colour: str) -> list[str]:
        """The line of the die, and what one's own scholars make of it."""
        n = box.number(line)
        lines = [line]
        if colour == "blue" and "philosophy" in me.scholars and line in box.ROWS:
            lines.append(box.COLUMNS[n - 1])
        if "archery" in me.scholars:
            lines += [d for d in box.DIAGONALS if box.number(d) == n]
        return lines

    def touches(self, me: Seat, line: str, colour: str) -> bool:
        """Whether a ship or a step on a track may come of it; with a choice before it nobody knows."""
        if len(self.lines_of(me, line, colour)) > 1 or "navigation" in me.scholars:
            return True
        cells = set(box.ALONG[line])
        if me.governor in cells:
            to = _beside(me.governor, colour == "blue" and line not in box.COLUMNS)
            cells |= {to} if not me.occupied(to) else set()
        effects = {e for c in cells if c in me.cells for e in box.BUILDINGS[me.cells[c]][1] if isinstance(e, str)}
        return bool(effects - {"trade"})


def _beside(cell: str, down: bool) -> str:
    """The next cell below or to the right; "" outside."""
    column, row = box.COLUMNS.index(cell[0]) + (not down), box.ROWS.index(cell[1]) + down
    return box.COLUMNS[column] + box.ROWS[row] if column < 6 and row < 6 else ""
