"""A second table of Santa Maria, slow and plain: it is told what chance brings, and works everything else out."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from tests.oracle import sm_box as box
from tests.oracle import sm_score as score

Words = tuple[str, ...]


class Seat:
    """One player, read from a view."""

    def __init__(self, v: Any, points: int) -> None:
        self.seat: int = v.seat
        self.colony, self.coins, self.points = v.colony, v.coins, points
        self.goods = {g: v.goods.get(g, 0) for g in box.GOODS}
        self.cells = {c: b for c, b in zip(box.CELLS, v.cells, strict=True) if b}
        self.laid = [(t.tile, tuple(t.cells)) for t in v.laid]
        self.dice, self.paid = dict(v.dice), dict(v.paid)
        self.blue = list(v.blue)
        self.white_used, self.blue_used, self.unlocked = v.white_used, v.blue_used, v.unlocked
        self.religion, self.conquest, self.monks = v.religion, v.conquest, v.monks
        self.scholars, self.own_scholar = list(v.scholars), v.own_scholar
        self.harbour = {dock: [s.tile for s in v.harbour[dock]] for dock in box.DOCKS}
        self.space = v.space

    def free(self, cell: str) -> bool:
        """A building without die or coins."""
        building = cell in self.cells and box.BUILDINGS[self.cells[cell]][0] != "road"
        return building and cell not in self.dice and cell not in self.paid

    def free_in(self, line: str) -> list[str]:
        return [cell for cell in box.LINES[line] if self.free(cell)]

    def prices(self) -> dict[str, int]:
        """What can be bought, for how much."""
        cheap = 2 if "basic_economy" in self.scholars else 3
        more = {"gem": 3, "sugar": 3} if "advanced_economy" in self.scholars else {}
        return {"wood": cheap, "grain": cheap, **more}

    def affords(self, cost: dict[str, int]) -> bool:
        lacking = sum(max(0, n - self.goods[g]) for g, n in cost.items())
        return lacking <= self.goods["gold"] - cost.get("gold", 0)


class Table:
    """All of a table; `play` yields each question with what may be answered, and is sent the answer."""

    def __init__(self, view: Any, points: list[int], options: dict[str, str]) -> None:
        self.options = options
        self.year, self.first = view.year, view.first
        self.shared, self.ask_gold = options["blue_dice"] == "shared", options["gold"] == "ask"
        self.seats = [Seat(v, n) for v, n in zip(view.seats, points, strict=True)]
        self.white, self.blue, self.blue_left = list(view.white), list(view.blue), view.blue_left
        self.docks = {d.dock: d.ship.tile if d.ship else "" for d in view.docks}
        self.pile = view.ship_pile
        self.display = [t.tile for t in (*view.doubles, *view.triples)]
        self.piles = [view.double_pile, view.triple_pile]
        self.roads = view.roads
        self.places = {p.place: list(p.seats) for p in view.places}
        self.track = [list(stack) for stack in view.conquest]
        self.halls = {h.tile.tile: h.scholar for h in view.halls}
        self.colonies = [c.colony for c in view.colonies]
        self.die = self.line = ""
        self.over = False
        self.achieved: list[str] = []
        self.told: deque[Any] = deque()

    # -- events ------------------------------------------------------------------------------------
    def say(self, kind: str, seat: int | None = None, **args: Any) -> dict[str, Any]:
        """The next event is this one; returns what it says."""
        assert self.told, f"{kind} {args} was not told"
        event = self.told.popleft()
        have = {k: v for k, v in event.args.items() if k in args}
        assert (event.kind, event.seat, have) == (kind, seat, args), f"{event} is not {kind} {seat} {args}"
        return dict(event.args)

    # -- goods -------------------------------------------------------------------------------------
    def gain(self, me: Seat, gains: dict[str, int], why: str) -> None:
        """Resources as far as there is room, the rest is turned into coins."""
        got: dict[str, int] = {}
        turned: dict[str, int] = {}
        for what, n in gains.items():
            if what == "coins":
                me.coins += n
                got["coins"] = got.get("coins", 0) + n
            elif what == "points":
                me.points += n
                got["points"] = got.get("points", 0) + n
            else:
                for _ in range(n):
                    if me.goods[what] < 3:
                        me.goods[what] += 1
                        got[what] = got.get(what, 0) + 1
                    else:
                        me.coins += box.WORTH[what]
                        got["coins"] = got.get("coins", 0) + box.WORTH[what]
                        turned[what] = turned.get(what, 0) + 1
        self.say("gained", me.seat, gains=got, turned=turned, why=why)

    def ways(self, me: Seat, cost: dict[str, int]) -> list[Words]:
        """Which of the resources of a cost may be paid in gold."""
        units = [g for g in box.GOODS for _ in range(cost.get(g, 0))]
        found = set()
        for mask in range(1 << len(units)):
            gold = [g for i, g in enumerate(units) if mask >> i & 1]
            rest = [g for i, g in enumerate(units) if not mask >> i & 1]
            if len(gold) <= me.goods["gold"] and all(rest.count(g) <= me.goods[g] for g in rest):
                found.add(("+".join(gold) or "none",))
        return sorted(found)

    def pay(self, me: Seat, cost: dict[str, int], tile: str) -> Iterator[Any]:
        """Pay; gold only where something is lacking, or as the payer says."""
        ways = self.ways(me, cost)
        way = min(ways, key=lambda w: 0 if w[0] == "none" else w[0].count("+") + 1)
        if self.ask_gold and len(ways) > 1:
            _, way = yield "PayWith", me.seat, {"pay": set(ways)}
        paid: dict[str, int] = {}
        gold = [] if way[0] == "none" else way[0].split("+")
        for g, n in cost.items():
            n -= gold.count(g)
            me.goods[g] -= n
            if n:
                paid[g] = n
        me.goods["gold"] -= len(gold)
        if gold:
            paid["gold"] = len(gold)
        return paid

    def reachable(self, me: Seat) -> list[tuple[int, dict[str, int]]]:
        """Coins and resources that selling and buying can lead to."""
        start = (me.coins, tuple(me.goods.values()))
        seen, edge = {start}, [start]
        prices = me.prices()
        while edge:
            coins, goods = edge.pop()
            for i, g in enumerate(box.GOODS):
                if goods[i]:
                    after = (coins + box.WORTH[g], (*goods[:i], goods[i] - 1, *goods[i + 1 :]))
                    if after not in seen:
                        seen.add(after)
                        edge.append(after)
                if g in prices and coins >= prices[g] and goods[i] < 3:
                    after = (coins - prices[g], (*goods[:i], goods[i] + 1, *goods[i + 1 :]))
                    if after not in seen:
                        seen.add(after)
                        edge.append(after)
        return [(coins, dict(zip(box.GOODS, goods, strict=True))) for coins, goods in seen]

    def later(self, me: Seat, possible: Any) -> bool:
        """Whether something is possible now, or after selling and buying."""
        if possible():
            return True
        coins, goods = me.coins, me.goods
        found = False
        for me.coins, me.goods in self.reachable(me):
            if possible():
                found = True
                break
        me.coins, me.goods = coins, goods
        return found

    # -- free actions ------------------------------------------------------------------------------
    def freely(self, me: Seat) -> dict[str, set[Words]]:
        prices = me.prices()
        return {
            "sell": {(g,) for g, n in me.goods.items() if n},
            "buy": {(g,) for g, cost in prices.items() if me.coins >= cost and me.goods[g] < 3},
            "move_die": self.moves(me) if "logistics" in me.scholars and me.coins else set(),
        }

    def moves(self, me: Seat) -> set[Words]:
        found = set()
        for at in me.dice:
            for to in score.joined(me.cells, {at}):
                if me.free(to) and (not self.line or to not in box.LINES[self.line]):
                    found.add((at, to))
        return found

    def question(self, name: str, me: Seat, offers: Any) -> Iterator[Any]:
        """Put a question of one's own turn until it is answered, with free actions before.

        What could only be declined, whatever is sold and bought, is not put: then there is no answer.
        """
        while name == "Turn" or self.later(me, lambda: next(iter(offers().values()))):
            verb, words = yield name, me.seat, {**offers(), **self.freely(me)}
            if verb == "sell":
                me.goods[words[0]] -= 1
                me.coins += box.WORTH[words[0]]
                self.say("sold", me.seat, resource=words[0], n=box.WORTH[words[0]])
            elif verb == "buy":
                me.coins -= me.prices()[words[0]]
                me.goods[words[0]] += 1
                self.say("bought", me.seat, resource=words[0], n=me.prices()[words[0]])
            elif verb == "move_die":
                me.coins -= 1
                die = me.dice.pop(words[0])
                me.dice[words[1]] = die
                self.say("die_moved", me.seat, die=die, at=words[0], to=words[1])
            else:
                return verb, words
        return "", ()

    # -- effects -----------------------------------------------------------------------------------
    def work(self, me: Seat, building: str) -> Iterator[Any]:
        for effect in box.BUILDINGS[building][1]:
            if isinstance(effect, dict):
                self.gain(me, effect, building)
            elif effect == "trade":
                yield from self.trade(me, building)
            else:
                yield from getattr(self, str(effect))(me)

    def trade(self, me: Seat, building: str) -> Iterator[Any]:
        gives, gets = box.TRADES[building]

        def offers() -> dict[str, set[Words]]:
            have = [g for g in (*gives.split(), "gold") if me.goods[g]]
            return {"trade": {(give, get) for give in have for get in gets}, "decline": {()}}

        for _ in range(2 if "industrialization" in me.scholars else 1):
            verb, words = yield from self.question("Trade", me, offers)
            if not words:
                if verb:
                    self.say("declined", me.seat, what="trade")
                return
            give, get = words
            me.goods[give] -= 1
            n, turned = gets[get], 0
            if get in box.GOODS and me.goods[get] == 3:
                get, n, turned = "coins", box.WORTH[get], 1
            if get == "coins":
                me.coins += n
            elif get == "points":
                me.points += n
            else:
                me.goods[get] += n
            self.say("traded", me.seat, give=give, get=get, n=n, turned=turned)

    def ship(self, me: Seat) -> Iterator[Any]:
        def offers() -> dict[str, set[Words]]:
            found = set()
            for dock, tile in self.docks.items():
                if tile and me.affords(box.SHIPS[tile]):
                    for to in box.DOCKS:
                        steps = abs(box.DOCKS.index(dock) - box.DOCKS.index(to))
                        if not steps or ("astronomy" in me.scholars and me.coins >= steps):
                            found.add((tile, to))
            return {"ship": found, "decline": {()}}

        verb, words = yield from self.question("Ship", me, offers)
        if not words:
            if verb:
                self.say("declined", me.seat, what="ship")
            return
        tile, to = words
        paid = yield from self.pay(me, box.SHIPS[tile], tile)
        dock = next(d for d, t in self.docks.items() if t == tile)
        steps = abs(box.DOCKS.index(dock) - box.DOCKS.index(to))
        me.coins -= steps
        me.harbour[to].append(tile)
        self.say("shipped", me.seat, tile=tile, dock=to, paid=paid, coins=steps)
        self.docks[dock] = ""
        if self.pile:
            self.pile -= 1
            self.docks[dock] = self.say("ship_tile", None, dock=dock)["tile"]

    def conquer(self, me: Seat) -> Iterator[Any]:
        yield from ()
        if me.conquest == box.STEPS:
            self.say("wasted", me.seat)
            return
        self.track[me.conquest].remove(me.seat)
        me.conquest += 1
        self.track[me.conquest].append(me.seat)
        self.say("conquered", me.seat, n=me.conquest)
        if me.conquest in box.GOLD:
            self.gain(me, {"gold": 1}, "conquistador")

    def pray(self, me: Seat) -> Iterator[Any]:
        yield from self.step(me, "")

        def offers() -> dict[str, set[Words]]:
            return {"advance": {(g,) for g in ("grain", "gold") if me.goods[g]}, "decline": {()}}

        verb, words = yield from self.question("Religion", me, offers)
        if not words:
            if verb:
                self.say("declined", me.seat, what="religion")
            return
        me.goods[words[0]] -= 1
        yield from self.step(me, words[0])

    def step(self, me: Seat, paid: str) -> Iterator[Any]:
        if me.religion == box.PRAYERS:
            self.say("prayed", me.seat, n=me.religion, paid=paid) if self.told[0].kind == "prayed" else None
            self.gain(me, {"points": 1}, "religion")
            return
        me.religion += 1
        self.say("prayed", me.seat, n=me.religion, paid=paid)
        if me.religion in box.DICE:
            me.unlocked += 1
            self.blue_left -= 1
            (self.blue if self.shared else me.blue).append(self.say("die_unlocked", me.seat)["value"])
        if me.religion in box.MONKS:
            yield from self.recruit(me)

    def recruit(self, me: Seat) -> Iterator[Any]:
        def offers() -> dict[str, set[Words]]:
            found = {(p,) for p, s in self.places.items() if me.seat not in s and me.coins >= 2 * len(s)}
            return {"recruit": found, "decline": {()}}

        if not me.monks:
            return
        verb, words = yield from self.question("Recruit", me, offers)
        if not words:
            if verb:
                self.say("declined", me.seat, what="recruit")
            return
        place = words[0]
        self.say("recruited", me.seat, place=place, coins=2 * len(self.places[place]))
        for other in self.places[place]:
            me.coins -= 2
            self.seats[other].coins += 2
            self.say("monk_paid", other, n=2, by=me.seat)
        self.places[place].append(me.seat)
        me.monks -= 1
        if place in box.SCHOLARS:
            me.scholars.append(place)
        elif place in box.MISSIONS:
            self.gain(me, box.MISSIONS[place], place)

    # -- turns -------------------------------------------------------------------------------------
    def turn(self, me: Seat) -> Iterator[Any]:
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
        found = set()
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
        found = set()
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

    def take(self, me: Seat, die: str, line: str, pay: str) -> Iterator[Any]:
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

    def retire(self, me: Seat, space: str) -> Iterator[Any]:
        me.space = space
        self.say("retired", me.seat, space=space)
        returned = self.coins_back(me, False)
        if space == "coins":
            self.gain(me, {"coins": 2}, "space")
        elif space == "road":
            yield from self.road(me)
        else:
            yield from {"religion": self.pray, "conquistador": self.conquer, "shipping": self.ship}[space](me)
        for dock in box.DOCKS:
            for _ in range(len(me.harbour[dock])):
                if dock == "coins":
                    self.gain(me, {"coins": 2}, "dock")
                elif dock == "points":
                    self.gain(me, {"points": 1}, "dock")
                else:
                    yield from {"religion": self.pray, "conquistador": self.conquer}[dock](me)
        self.coins_back(me, returned)

    def coins_back(self, me: Seat, done: bool) -> bool:
        if done or "mathematics" not in me.scholars or not me.paid:
            return done
        at = max(me.paid, key=lambda cell: me.paid[cell])
        n = me.paid.pop(at)
        me.coins += n
        self.say("coins_back", me.seat, at=at, n=n)
        return True

    def road(self, me: Seat) -> Iterator[Any]:
        places = self.fits(me, "road_tile", ("0",))
        if not self.roads or not places:
            return
        verb, words = yield "PlaceRoad", me.seat, {"place": places, "decline": {()}}
        if verb == "decline":
            self.say("declined", me.seat, what="road")
            return
        self.roads -= 1
        self.lay(me, *words[:2], 0)
        self.say("placed", me.seat, tile="road_tile", at=words[1], turn="0", paid={})

    # -- years -------------------------------------------------------------------------------------
    def play(self, at: int) -> Iterator[Any]:
        """From the set-up, or from the turn of `at`, to the end."""
        if self.year == 0:
            yield from self.opening()
            at = self.first
        while True:
            while any(not me.space for me in self.seats):
                me = self.seats[at]
                if not me.space:
                    yield from self.turn(me)
                at = (at + 1) % len(self.seats)
            self.conquests()
            if self.year == 3:
                self.end()
                return
            self.new_year()
            at = self.first

    def opening(self) -> Iterator[Any]:
        """Colonies, or town halls with scholars, anticlockwise from the right of the first player."""
        chosen = bool(self.colonies)
        for i in range(len(self.seats)):
            me = self.seats[(self.first - 1 - i) % len(self.seats)]
            if chosen:
                words: Words = (self.colonies[0],)
                if len(self.colonies) > 1:
                    _, words = yield "ChooseColony", me.seat, {"choose": {(c,) for c in self.colonies}}
                self.colonies.remove(words[0])
                me.colony, me.cells = words[0], box.colony(words[0])
                self.say("colony", me.seat, colony=words[0])
                continue
            offers: set[Words] = set().union(*(self.fits(me, hall) for hall in self.halls))
            _, words = yield "ChooseTownHall", me.seat, {"place": offers}
            tile, at, turn = words
            self.lay(me, tile, at, int(turn))
            me.own_scholar = self.halls.pop(tile)
            me.scholars.append(me.own_scholar)
            self.say("town_hall", me.seat, tile=tile, at=at, turn=turn, scholar=me.own_scholar)
        self.halls, self.colonies, self.year = {}, [], 1
        if chosen:
            self.blue_left -= len(self.seats)
        self.roll_all({"year", "display", "dice"} if chosen else {"year", "display"}, dice=chosen)

    def conquests(self) -> None:
        table = box.CONQUEST[len(self.seats)][self.year - 1]
        if len(self.seats) == 1:
            if self.seats[0].conquest >= box.TREES[self.year - 1]:
                self.seats[0].points += table[0]
                self.say("conquest", 0, points=table[0])
        else:
            ahead = [seat for stack in self.track[:0:-1] for seat in stack]
            for rank, (seat, n) in enumerate(zip(ahead, table, strict=False), 1):
                if n:
                    self.seats[seat].points += n
                    self.say("conquest", seat, points=n, rank=rank)
        for me in self.seats:
            me.conquest = 0
            for die in me.dice.values():
                colour, face = die.split("_")
                (self.white if colour == "white" else self.blue if self.shared else me.blue).append(int(face))
            me.dice, me.paid, me.white_used, me.blue_used = {}, {}, 0, 0
        self.track = [[me.seat for me in self.seats], *([] for _ in range(box.STEPS))]

    def new_year(self) -> None:
        self.first = min(self.seats, key=lambda me: box.SPACES.index(me.space)).seat
        self.year += 1
        for me in self.seats:
            me.space = ""
        self.roll_all({"year", "display", "dice"})

    def roll_all(self, want: set[str], dice: bool = True) -> None:
        """What chance brings in a new year, in whatever order it is told."""
        blue = {me.seat for me in self.seats} if dice and not self.shared else set()
        while want or blue:
            event = self.told[0]
            if event.kind == "blue_rolled":
                blue.remove(event.seat)
                rolled = self.say("blue_rolled", event.seat)["dice"]
                assert len(rolled) == self.seats[event.seat].unlocked
                self.seats[event.seat].blue = list(rolled)
                continue
            want.remove(event.kind)
            if event.kind == "year":
                self.say("year", None, n=self.year, first_seat=self.first)
            elif event.kind == "dice":
                told = self.say("dice")
                assert len(told["white"]) == 3 * len(self.seats)
                self.white = list(told["white"])
                if self.shared:
                    assert len(told["blue"]) == sum(me.unlocked for me in self.seats)
                    self.blue = list(told["blue"])
            else:
                self.display = list(self.say("display")["tiles"])
                assert [t[0] for t in self.display].count("d") == 5 == [t[0] for t in self.display].count("l")
                self.piles = [n - 5 for n in self.piles]

    # -- the end -----------------------------------------------------------------------------------
    def lines(self, me: Seat) -> dict[str, int]:
        bishops = [p for p in self.places if p in box.BISHOPS]
        mine = [p for p, seats in self.places.items() if me.seat in seats]
        money = me.coins + sum(box.WORTH[g] * n for g, n in me.goods.items())
        found = {
            "happiness": me.points,
            "goods": money // 3,
            "colonists": score.colonists(me.cells),
            "scholars": sum(box.SCHOLARS[x] for x in me.scholars),
        }
        found |= {b: score.bishop(b, me.cells, me.harbour) if b in mine else 0 for b in bishops}
        found["bishop_penalty"] = -2 * sum(b in mine for b in bishops)
        found["harbours"] = 3 * min(map(len, me.harbour.values()))
        found["ships"] = sum(box.ship_points(t) for tiles in me.harbour.values() for t in tiles)
        return found

    def ranks(self) -> list[tuple[int, int]]:
        """Total and rank by seat: the higher passing space wins a tie."""
        keys = [(sum(self.lines(me).values()), -box.SPACES.index(me.space)) for me in self.seats]
        return [(total, 1 + sum(other > (total, tie) for other in keys)) for total, tie in keys]

    def end(self) -> None:
        ranks = self.ranks()
        winners = [seat for seat, (_, rank) in enumerate(ranks) if rank == 1]
        if len(self.seats) == 1:
            me, total = self.seats[0], ranks[0][0]
            lines = self.lines(me)
            reached = {
                "communism": lines["colonists"] >= 28,
                "capitalism": lines["harbours"] >= 12,
                "theocracy": sum(n for k, n in lines.items() if k in box.BISHOPS) >= 30,
                "capracracy": score.chain(me.cells),
                "democracy": total >= 120,
                "utopia": total >= 150,
            }
            self.achieved = [what for what, yes in reached.items() if yes]
            for what in self.achieved:
                assert self.say("achieved", 0)["what"] in self.achieved
            winners = [0] if total >= 100 else []
        self.say("over", None, winners=winners)
        self.over = True


def number(line: str) -> int:
    """Which face of a die a line has."""
    return 1 + (box.COLUMNS.index(line) if line in box.COLUMNS else box.ROWS.index(line))
