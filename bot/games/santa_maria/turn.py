"""A turn: one main action (Rulebook 000, Course of the game), and the way along an activated line."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, pick

from . import dice, paying
from .cells import INDEX, LINE, LINE_CELLS, LINE_MASK, NAMES, Laying, named, open_lines
from .effects import AnyLine, BlueColumns, CoinsBack, PutAnywhere, Tax
from .play import Ask, Frame, OwnTurn, Play, free_cells
from .working import PayWith, Work, asks_gold, take_back, work


class Turn(OwnTurn):
    """Expand, activate one building, activate a line, or retire."""

    def offers(self, g: Play) -> Iterable[Offer]:
        s, me, box = g.s, g.s.board[self.seat], g.box
        found: list[Offer] = []
        tiles = affordable(g, self.seat)
        if tiles and (laying := Laying(me.built, [box.laying[t] for t in tiles])):
            found.append(pick(self.place, laying))
        free = me.works & ~me.busy
        if free:
            if len(me.paid) < me.coins:
                found.append(pick(self.activate, named(free)))
            options = self._dice(g, free)
            if options:
                found.append(pick(self.take, options))
        spaces = 0
        used = [other.space for other in s.board]
        for i, space in enumerate(box.spaces):
            if space not in used:
                spaces |= 1 << i
        found.append(pick(self.retire, box.space_words[spaces]))
        found += self.anytime(g)
        return found

    def _dice(self, g: Play, free: int) -> tuple[tuple[str, ...], ...]:
        s, me, box = g.s, g.s.board[self.seat], g.box
        lines, coins = open_lines(free), min(me.coins, dice.DEAREST)
        other: tuple[str, ...] = ()
        columns = False
        if me.scholars:
            effect = box.ability(me, AnyLine)
            if effect:
                other = tuple([good for good in (*effect.pay, box.wild) if me.goods[good]])
            columns = box.ability(me, BlueColumns) is not None
        found: tuple[tuple[str, ...], ...] = ()
        if me.white_used < box.n.white_most:
            found = dice.takings("white", dice.faces(s.white), lines & dice.COLUMNS, coins, other)
        if any(me.blue) or (me.blue_used < me.unlocked and any(s.blue)):
            blue = me.blue if any(me.blue) else s.blue
            found += dice.takings("blue", dice.faces(blue), lines if columns else lines & dice.ROWS, coins, other)
        return found

    def place(self, g: Play, tile: str, at: str, turn: str) -> None:
        if asks_gold(g, self.seat, g.box.cost[tile]):
            g.then(PayWith(self.seat, tile, [tile, at, turn]))
        else:
            g.expand(self.seat, tile, at, turn, g.pay(self.seat, g.box.cost[tile]))

    def activate(self, g: Play, at: str) -> None:
        me = g.s.board[self.seat]
        g.pay_building(self.seat, at, len(me.paid) + 1)
        work(g, self.seat, me.cells[INDEX[at]])

    def take(self, g: Play, die: str, line: str, pay: str) -> None:
        n = dice.steps(die, line) if pay == "coins" else 1
        g.take_die(self.seat, die, line, {pay: n} if n else {})
        tax = g.box.ability(g.s.board[self.seat], Tax)
        if tax:
            people = g.box.land.colonists(g.s.board[self.seat], LINE_MASK[LINE[line]])
            if n := people // tax.colonists * tax.coins:
                g.tax(self.seat, n)
        walk(g, self.seat, 0)

    def retire(self, g: Play, space: str) -> None:
        g.retire(self.seat, space)
        take_back(g, self.seat, g.box.ability(g.s.board[self.seat], CoinsBack))
        g.then(Work(self.seat, f"space_{space}"), Income(self.seat))


def affordable(g: Play, seat: int) -> list[str]:
    """The expansion tiles on display that the seat can pay for."""
    me, box = g.s.board[seat], g.box
    can = {shape: paying.can_pay(box, me, form.cost) for shape, form in box.buyable_shapes}
    if True not in can.values():
        return []
    return [tile for tile in g.s.display if can[box.shape_of[tile]]]


class Walk(Frame):
    """Along the line in hand, from its `start`-th cell on."""

    seat: int
    start: int

    def run(self, g: Play) -> None:
        walk(g, self.seat, self.start)


def walk(g: Play, seat: int, start: int) -> None:
    """Activate building by building, each if it is free when its turn comes; at the end the die is put down."""
    me = g.s.board[seat]
    line = LINE_CELLS[LINE[g.s.line]]
    for k in range(start, len(line)):
        i = line[k]
        if (me.works & ~me.busy) >> i & 1 and work(g, seat, me.cells[i]):
            g.then(Walk(seat, k + 1))
            return
    if g.box.ability(me, PutAnywhere):
        g.then(PutDie(seat))
        return
    free = me.works & ~me.busy
    g.put_die(seat, next(NAMES[i] for i in reversed(line) if free >> i & 1))


class PutDie(Ask):
    """Engineering: on any free building of the line."""

    def offers(self, g: Play) -> Iterable[Offer]:
        cells = free_cells(g.s.board[self.seat], LINE_MASK[LINE[g.s.line]])
        yield pick(self.put, [(cell,) for cell in cells])

    def put(self, g: Play, at: str) -> None:
        g.put_die(self.seat, at)


class Income(Frame):
    """Rulebook 000, Retire: from the tiles in the harbour, dock by dock."""

    seat: int

    def run(self, g: Play) -> None:
        harbour = g.s.board[self.seat].harbour
        g.then(*[Work(self.seat, f"dock_{dock}") for dock in g.box.docks for _ in harbour[dock]])
