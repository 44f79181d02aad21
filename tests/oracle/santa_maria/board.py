"""The second table of Santa Maria: seats, supply, what is paid and gained, free actions."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from itertools import pairwise
from typing import Any

from tests.oracle.santa_maria import box, kingdoms, score

Words = tuple[str, ...]


class Seat:
    """One player, read from a view."""

    def __init__(self, v: Any, points: int) -> None:
        self.seat: int = v.seat
        self.colony, self.coins, self.points = v.colony, v.coins, points
        self.goods: dict[str, int] = {g: v.goods.get(g, 0) for g in box.GOODS}
        self.cocoa, self.stores = v.goods.get("cocoa", 0), v.stores
        self.governor: str = v.governor
        self.hired = list(v.specialists)
        self.track_points = 0  # of the last year, for the bishop who counts them twice
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
        """A building without die, coins or governor."""
        return cell in self.cells and box.is_building(self.cells[cell]) and not self.occupied(cell)

    def occupied(self, cell: str) -> bool:
        return cell in self.dice or cell in self.paid or cell == self.governor

    def free_in(self, line: str) -> list[str]:
        return [cell for cell in box.ALONG[line] if self.free(cell)]

    def prices(self) -> dict[str, int]:
        """What can be bought, for how much."""
        cheap = 2 if "basic_economy" in self.scholars else 3
        more = {"gem": 3, "sugar": 3} if "advanced_economy" in self.scholars else {}
        return {"wood": cheap, "grain": cheap, **more}

    def affords(self, cost: dict[str, int]) -> bool:
        """Gold stands for resources and cocoa, for coins nothing does."""
        lacking = sum(max(0, n - self.has(g)) for g, n in cost.items() if g != "coins")
        return lacking <= self.goods["gold"] and cost.get("coins", 0) <= self.coins

    def has(self, what: str) -> int:
        return int(self.cocoa) if what == "cocoa" else self.goods[what]


class Board:
    """What lies on the table, what is paid and gained, and questions with free actions beside them."""

    def __init__(self, view: Any, points: list[int], options: dict[str, str]) -> None:
        self.options = options
        self.year, self.first = view.year, view.first
        self.shared, self.ask_gold = options["blue_dice"] == "shared", options["gold"] == "ask"
        self.seats = [Seat(v, n) for v, n in zip(view.seats, points, strict=True)]
        self.white, self.blue, self.blue_left = list(view.white), list(view.blue), view.blue_left
        self.docks = {d.dock: d.ship.tile if d.ship else "" for d in view.docks}
        self.pile = view.ship_pile
        self.special_pile = view.special_pile
        self.display = [t.tile for t in (*view.doubles, *view.triples, *view.longs)]
        self.piles = [view.double_pile, view.triple_pile, view.long_pile]
        self.kingdoms, self.governed, self.hiring, self.embassies = (options[o] == "true" for o in kingdoms.OPTIONS)
        self.ambassadors = list(view.ambassadors)
        self.to_hire = {value: who for value, who in view.specialists.items() if who}
        self.specialist_pile = view.specialist_pile
        self.retired = [seat for s in view.spaces for seat in (s.seat, *s.others) if seat is not None]
        self.roads = view.roads
        self.places = {p.place: list(p.seats) for p in view.places}
        self.track = [list(stack) for stack in view.conquest]
        self.halls = {h.tile.tile: h.scholar for h in view.halls}
        self.colonies = [c.colony for c in view.colonies]
        self.die = self.line = ""
        self.taker = self.passing = -1  # whose die is in hand, who is passing just now
        self.over = False
        self.achieved: list[str] = []
        self.told: deque[Any] = deque()

    # -- events --------------------------------------------------------------------------------------
    def say(self, kind: str, seat: int | None = None, **args: Any) -> dict[str, Any]:
        """The next event is this one; returns what it says."""
        assert self.told, f"{kind} {args} was not told"
        event = self.told.popleft()
        have = {k: v for k, v in event.args.items() if k in args}
        assert (event.kind, event.seat, have) == (kind, seat, args), f"{event} is not {kind} {seat} {args}"
        return dict(event.args)

    # -- goods ---------------------------------------------------------------------------------------
    def gain(self, me: Seat, gains: dict[str, int], why: str) -> None:
        """Resources as far as there is room, the rest is turned into coins."""
        got: dict[str, int] = {}
        turned: dict[str, int] = {}
        for what, n in gains.items():
            if what == "cocoa":
                assert n == 1
                if me.cocoa < me.stores:
                    me.cocoa += 1
                    self.say("stored", me.seat, resource="cocoa")
                else:
                    self.say("stores_full", me.seat, resource="cocoa")
            elif what == "coins":
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
        if set(gains) != {"cocoa"}:
            self.say("gained", me.seat, gains=got, turned=turned, why=why)

    def ways(self, me: Seat, cost: dict[str, int]) -> list[Words]:
        """Which of the resources of a cost may be paid in gold."""
        units = [g for g in ("cocoa", *box.GOODS) for _ in range(cost.get(g, 0))]
        found: set[Words] = set()
        for mask in range(1 << len(units)):
            gold = [g for i, g in enumerate(units) if mask >> i & 1]
            rest = [g for i, g in enumerate(units) if not mask >> i & 1]
            if len(gold) <= me.goods["gold"] and all(rest.count(g) <= me.has(g) for g in rest):
                found.add(("+".join(gold) or "none",))
        return sorted(found)

    def pay(self, me: Seat, cost: dict[str, int], tile: str) -> Generator[Any, Any, Any]:
        """Pay; gold only where something is lacking, or as the payer says."""
        ways = self.ways(me, cost)
        way = min(ways, key=lambda w: 0 if w[0] == "none" else w[0].count("+") + 1)
        if self.ask_gold and len(ways) > 1:
            _, way = yield "PayWith", me.seat, {"pay": set(ways)}
        paid: dict[str, int] = {}
        gold = [] if way[0] == "none" else way[0].split("+")
        for g, n in cost.items():
            n -= gold.count(g)
            self.hand_over(me, g, n)
            if n:
                paid[g] = n
        me.goods["gold"] -= len(gold)
        if gold:
            paid["gold"] = len(gold)
        return paid

    def hand_over(self, me: Seat, what: str, n: int) -> None:
        if what == "coins":
            me.coins -= n
        elif what == "cocoa":
            me.cocoa -= n
        else:
            me.goods[what] -= n

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
        for now in self.reachable(me):
            me.coins, me.goods = now
            if possible():
                found = True
                break
        me.coins, me.goods = coins, goods
        return found

    # -- free actions --------------------------------------------------------------------------------
    def freely(self, me: Seat) -> dict[str, set[Words]]:
        prices = me.prices()
        return {
            "sell": {(g,) for g, n in me.goods.items() if n},
            "buy": {(g,) for g, cost in prices.items() if me.coins >= cost and me.goods[g] < 3},
            "move_die": self.moves(me) if "logistics" in me.scholars and me.coins else set(),
        }

    def moves(self, me: Seat) -> set[Words]:
        found: set[Words] = set()
        for at in me.dice:
            for to in score.joined(me.cells, {at}):
                if me.free(to) and self.room_for_the_die(me, at, to):
                    found.add((at, to))
        return found

    def money(self, me: Seat) -> int:
        """Coins, if all were sold."""
        return int(me.coins) + sum(n * box.WORTH[g] for g, n in me.goods.items())

    def could_leave(self, me: Seat, at: str, way: tuple[str, ...] = ()) -> bool:
        """Whether a die lies on a building and could go, the one where it goes having gone first; `way`: who waits."""
        if at not in me.dice or self.money(me) <= len(way):
            return False
        for to in score.joined(me.cells, {at}):
            if to in me.dice and to not in way and to != at:
                if self.could_leave(me, to, (at, *way)):
                    return True
            elif me.free(to) and self.all_have_room(me, (to, at, *way)):
                return True
        return False

    def all_have_room(self, me: Seat, way: tuple[str, ...]) -> bool:
        """Whether dice can go one after another, each to where the one before it left, the first to a free building."""
        was = dict(me.dice)
        fits = True
        for to, at in pairwise(way):
            fits = fits and self.room_for_the_die(me, at, to)
            me.dice[to] = me.dice.pop(at)
        me.dice = was
        return fits

    def could_lie_elsewhere(self, me: Seat) -> bool:
        """Whether another die could come to where the one in hand would lie, so that other buildings are free then."""
        free = me.free_in(self.line)
        for die in me.dice:
            here = {die}
            for _ in range(self.money(me)):
                here |= {to for at in here for to in score.joined(me.cells, {at}) if me.free(to)}
            left = [cell for cell in box.ALONG[self.line] if cell in free[:-1] or cell == die]
            if free[-1] in here and left and left[-1] != die:
                return True
        return False

    def room_for_the_die(self, me: Seat, at: str, to: str) -> bool:
        """Whether the die in hand could still be put down if another went from `at` to `to`."""
        line = box.ALONG[self.line] if self.line and me.seat == self.taker else ()
        return not line or any((me.free(cell) or cell == at) and cell != to for cell in line)

    def question(self, name: str, me: Seat, offers: Any, put: Any = None) -> Generator[Any, Any, Any]:
        """Put a question of one's own turn until it is answered, with free actions before, while it is to be `put`.

        What could only be declined, whatever is sold and bought, is not put: then there is no answer.
        """
        put = put or (lambda: name == "Turn" or self.later(me, lambda: next(iter(offers().values()))))
        while put():
            found = {**offers(), **self.freely(me)}
            answers = [(verb, words) for verb, some in found.items() for words in some]
            if (
                name == "Turn" and len(answers) == 1
            ):  # of five the last has one passing space, and may have nothing else
                return answers[0]
            verb, words = yield name, me.seat, found
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
