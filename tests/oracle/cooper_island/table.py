"""The course of a game at the second table of Cooper Island: income, worker phase, clean-up, five times."""

from __future__ import annotations

from tests.oracle.cooper_island import box
from tests.oracle.cooper_island.board import Course, Offers, Words
from tests.oracle.cooper_island.freedom import Freedom
from tests.oracle.cooper_island.seat import Seat
from tests.oracle.cooper_island.storage import Price


class Table(Freedom):
    """Plays from the set-up; `play` yields each question with what may be answered, and is sent the answer."""

    def play(self, at: int = -1) -> Course:
        """From the set-up; or in a worker phase, where `at` has its turn."""
        if self.phase == "setup":
            for me in self.order():
                _, (terrain,) = yield from self.ask("ChooseStart", me, lambda: {"start": {(t,) for t in box.TERRAINS}})
                self.lay_single(me, terrain)
                me.cover("S", terrain, 1, box.CUBE[terrain])
            self.round, self.master_up, self.phase = 1, True, "income"
        while True:
            if self.phase == "income":
                had = [self.boats_that_help(me) for me in self.order()]
                for me, done in zip(self.order(), had, strict=True):
                    me.charted = False
                    yield from self.debts(me)
                    yield from self.income(me, done)
                self.phase, at = "workers", self.first
            yield from self.worker_phase(at)
            self.phase = "clean_up"
            yield from self.clean_up()
            if self.round == 5:
                break
            self.round += 1
            self.master_up, self.phase = True, "income"
        self.phase = "final"
        for me in self.order():
            yield from self.ask("LastActions", me, lambda: {"finish": {()}})
        self.over = True

    # -- income --------------------------------------------------------------------------------------
    def lay_islets(self, me: Seat) -> set[Words]:
        found: set[Words] = set()
        for water in box.FIRST_WATERS if self.round == 1 else box.WATERS:
            if water not in me.islets and box.other_half(water) not in me.islets:
                lands = [x for x in box.SHORE[water] if me.new(x) and me.beside(x)]
                found |= {(i, water, x) for i in box.ISLETS if i not in me.islets.values() for x in lands}
        return found

    def boats_that_help(self, me: Seat) -> list[str]:
        """As the phase begins, all at once: tiles drawn, steps for which there is room. Which boats brought them."""
        done = []
        for boat in me.boats.values():
            if boat not in me.flipped and (boat == "boat_3" or (boat == "boat_4" and me.track < 6)):
                done.append(boat)
                self.draw(me) if boat == "boat_3" else me.step(1)
        return done

    def income(self, me: Seat, done: list[str]) -> Course:
        left = ["lay_islet", "place", *(b for b in me.boats.values() if b not in (*me.flipped, *done))]
        first: list[str] = []
        cells = min(2, len(me.cubes()))  # as many as a double tile may want cleared
        for boat in [b for b in left if b in box.BOATS and box.BOATS[b][0] == "take"]:
            if all(me.fits([good] * (cells + 1)) for good in box.GOODS):
                first, cells = [*first, boat], cells + 1
        for boat in [b for b in left if b in first]:
            left.remove(boat)
            yield from self.boat_does(me, boat)

        def offers() -> Offers:
            return {
                "lay_islet": self.lay_islets(me) if "lay_islet" in left else set(),
                "place": self.placements(me) if "place" in left else set(),
                "use_boat": self.brought(me, box.BOATS, [b for b in left if b in box.BOATS and b not in me.flipped]),
                "finish": {()},
            }

        while True:
            verb, words = yield from self.ask("Income", me, offers)
            if verb in ("", "finish"):
                return
            left.remove(words[0] if verb == "use_boat" else verb)
            if verb == "lay_islet":
                islet, water, at = words
                terrain = box.ISLET_LAND[islet]
                me.islets[water], me.shores[water] = islet, at
                me.cover(at, terrain, 1, box.CUBE[terrain])
                yield from self.effect(me, box.ISLETS[islet])
            elif verb == "use_boat":
                yield from self.bring(me, box.BOATS, *words)
            else:
                self.lay(me, *words)

    # -- workers -------------------------------------------------------------------------------------
    def worker_phase(self, at: int) -> Course:
        passed: set[int] = set()
        while len(passed) < len(self.seats):
            me = self.seats[at]
            if not any(me.workers.values()):
                passed.add(at)
            if at not in passed:
                me.charted = False
                yield from self.debts(me)
                yield from self.turn(me)
            at = (at + 1) % len(self.seats)

    def turn(self, me: Seat) -> Course:
        def offers() -> Offers:
            kinds = [kind for kind in box.WORKERS if me.workers[kind]]
            return {
                "send": {(kind, s) for kind in kinds for s in box.SECTORS if me.seat not in self.places[f"{s}_{kind}"]}
            }

        _, (kind, sector) = yield from self.ask("Turn", me, offers)
        stack = self.places[f"{sector}_{kind}"]
        me.workers[kind] -= 1
        below = list(stack)
        stack.append(me.seat)
        if below:
            yield from self.toll(me, self.seats[below[-1]])
        bonus = kind == "square" and not below
        if sector == "A" and kind == "round" and not below:
            self.first = me.seat
        actions = (box.SQUARE if bonus else box.ACTIONS)[sector]
        mix = 2 if bonus and sector in "BD" else 0
        yield from self.act(me, tuple(tuple(group.split("/")) for group in actions), mix)
        yield from self.ask("EndTurn", me, lambda: {"finish": {()}})

    # -- clean-up ------------------------------------------------------------------------------------
    def clean_up(self) -> Course:
        for me in self.seats:
            me.charted = False
        for step in (self.fed, self.recharge, self.statues, self.isthmus):
            for me in self.order():
                yield from step(me)
        for place, stack in self.places.items():
            for seat in stack:
                self.seats[seat].workers[place[2:]] += 1
            stack.clear()
        for me in self.order():
            yield from self.debts(me)
            yield from self.close(me)
        for me in self.seats:
            me.market, me.owed = dict.fromkeys(box.GOODS, 0), 0

    def close(self, me: Seat) -> Course:
        """What is on the market is kept as a matter of course where all of it fits and a cell is left for more."""
        verb, words = yield from self.ask("Close", me, lambda: {"finish": {()}, "keep": me.keepable()})
        if verb == "keep":
            for good in words[0].split("+"):
                me.stored[good] += 1
        me.market = dict.fromkeys(box.GOODS, 0)

    def fed(self, me: Seat) -> Course:
        yield from self.debts(me)
        yield from self.feed(me, 0)

    def feed(self, me: Seat, more: int) -> Course:

        def price() -> Price:
            units = Price(me.units("food"), me.food())
            return units._replace(n=min(units.n, units.worth()))

        def offers() -> Offers:
            """Food; where there is one way to feed all, and other things could be done as well, the ship with it."""
            points = me.hired("square") + more
            sails = points and price().n == me.food() and price().only() is not None and "small_12" not in me.small
            beside = sails and any(self.free(me, "Feed").values())
            return {"feed": price(), "feed_and_sail": {(ship,) for ship in box.SHIPS} if beside else set()}

        verb, words = yield from self.ask("Feed", me, offers)
        paid = price().only() or {} if verb == "feed_and_sail" else words
        lacking = me.food() - sum(n * me.units("food")[u][1] for u, n in paid.items())
        me.hand_over(paid)
        for _ in range(lacking):
            yield from self.anchor(me)
        if lacking > 0:
            return
        points = me.hired("square") + more
        if "small_12" in me.small:
            points += yield from self.feed_more(me)
        if verb == "feed_and_sail":
            yield from self.voyage(me, words[0], points)
        elif points:
            yield from self.sail(me, points)

    def feed_more(self, me: Seat) -> Course:
        """Two more for a point more."""

        def offers() -> Offers:
            price = Price(me.units("food"), 2)
            return {"feed": price if price.worth() >= 2 else None, "decline": {()}}

        verb, words = yield from self.ask("FeedMore", me, offers)
        if verb != "feed":
            return 0
        me.hand_over(words)
        return 1

    def recharge(self, me: Seat) -> Course:
        """A card for two coins, or a lid for one; with the fortress both, and free."""
        yield from self.debts(me)
        best = not me.left["fortress"]
        left = ["turn_up", "uncover"]

        def offers() -> Offers:
            cards = {(c,) for c in me.used} if "turn_up" in left and (best or me.stored["coin"] >= 2) else set()
            crates = {(c,) for c in me.crates} if "uncover" in left and (best or me.stored["coin"] >= 1) else set()
            return {"turn_up": cards, "uncover": crates, "finish": {()}}

        while True:
            verb, words = yield from self.ask("Recharge", me, offers)
            if verb in ("", "finish"):
                return
            if not best:
                me.stored["coin"] -= 2 if verb == "turn_up" else 1
            if verb == "turn_up":
                me.used.remove(words[0])
            else:
                me.crates.remove(words[0])
                me.lids += 1
            left = [v for v in left if v != verb] if best else []

    def statues(self, me: Seat) -> Course:
        if me.pieces("statue"):
            yield from self.debts(me)
            yield from self.sail(me, me.pieces("statue"))

    def isthmus(self, me: Seat) -> Course:
        if all(me.level[x] for x in box.ISTHMUS):
            yield from self.debts(me)
            yield from self.sail(me, 1)
