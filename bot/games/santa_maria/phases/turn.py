"""A turn: one main action (Rulebook 000, Course of the game), and the income of who has passed."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components import dice
from ..components.cells import INDEX, Laying, named, open_lines
from ..components.effects import AnySpace, BlueColumns, CoinsBack, Diagonals
from ..play import Frame, OwnTurn, Play, payment, reasons, reasons_colony
from ..play.dice import die_cost, other_pay
from .activation import Work, work
from .ambassadors import Embassy
from .shipping import PayWith
from .use import use


class Turn(OwnTurn):
    """Expand, activate one building, activate a line, or retire."""

    settable = ()
    ends = ("retire",)
    order = ("take", "place", "activate")

    def offers(self, g: Play) -> Iterable[Offer]:
        s, me, box = g.s, g.s.board[self.seat], g.box
        found: list[Offer] = []
        tiles = affordable(g, self.seat)
        if tiles and (laying := Laying(me.built | me.stand, [box.laying[t] for t in tiles])):
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
        anywhere = me.scholars and box.ability(me, AnySpace)
        for i, space in enumerate(box.spaces):
            if anywhere or space not in used:
                spaces |= 1 << i
        found.append(pick(self.retire, box.space_words[spaces]))
        found += self.anytime(g)
        return found

    def _dice(self, g: Play, free: int) -> tuple[tuple[str, ...], ...]:
        s, me, box = g.s, g.s.board[self.seat], g.box
        lines, coins = open_lines(free), min(me.coins, dice.DEAREST)
        other: tuple[str, ...] = ()
        down, across, fee = dice.COLUMNS, dice.ROWS, 0  # lines of white and blue dice
        if me.scholars or box.stored:
            other = tuple([good for good in other_pay(box, me) if me.goods[good]])
        if me.scholars:
            if box.ability(me, BlueColumns):
                across |= dice.COLUMNS
            archery = box.ability(me, Diagonals)
            if archery:
                down, across, fee = down | dice.DIAGONALS, across | dice.DIAGONALS, archery.coins
                coins = min(me.coins, dice.DEAREST + fee)
        found: tuple[tuple[str, ...], ...] = ()
        if me.white_used < box.n.white_most:
            found = dice.takings("white", dice.faces(s.white), lines & down, coins, other, fee)
        if any(me.blue) or (me.blue_used < me.unlocked and any(s.blue)):
            blue = me.blue if any(me.blue) else s.blue
            found += dice.takings("blue", dice.faces(blue), lines & across, coins, other, fee)
        for colour, i in s.kingdoms.ambassadors.items() if box.ambassadors else ():
            if i >= 0:
                way = down if colour == "white" else across
                found += dice.takings(dice.AMBASSADOR + colour, 1 << i, lines & way, coins, other, fee)
        return found

    def place(self, g: Play, tile: str, at: str, turn: str) -> None:
        if g.asks_gold(self.seat, g.box.cost[tile]):
            g.then(PayWith(self.seat, tile, [tile, at, turn]))
        else:
            g.expand(self.seat, tile, at, turn, g.pay(self.seat, g.box.cost[tile]))

    def activate(self, g: Play, at: str) -> None:
        me = g.s.board[self.seat]
        g.pay_building(self.seat, at, len(me.paid) + 1)
        work(g, self.seat, me.cells[INDEX[at]])

    def take(self, g: Play, die: str, line: str, pay: str) -> None:
        g.take_die(self.seat, die, line, die_cost(g.box, die, line, pay))
        use(g, self.seat, die, line)
        if dice.of_ambassador(die):
            g.then(Embassy(self.seat, die, line))

    def why_place(self, g: Play, tile: str, at: str, turn: str) -> Iterable[Reason]:
        return reasons_colony.place(g, self.seat, tile, at, turn)

    def why_activate(self, g: Play, at: str) -> Iterable[Reason]:
        return reasons_colony.activate(g, self.seat, at)

    def why_take(self, g: Play, die: str, line: str, pay: str) -> Iterable[Reason]:
        return reasons_colony.take(g, self.seat, die, line, pay)

    def why_retire(self, g: Play, space: str) -> Iterable[Reason]:
        return reasons.retire(g, self.seat, space)

    def retire(self, g: Play, space: str) -> None:
        g.retire(self.seat, space)
        g.take_coins_back(self.seat, g.box.ability(g.s.board[self.seat], CoinsBack))
        g.then(Work(self.seat, f"space_{space}"))
        effect = g.box.ability(g.s.board[self.seat], AnySpace)
        if effect and effect.again == space:
            g.then(Meditate(self.seat))
        g.then(Income(self.seat))


def affordable(g: Play, seat: int) -> list[str]:
    """The expansion tiles on display that the seat can pay for."""
    me, box = g.s.board[seat], g.box
    can = {shape: payment.can_pay(box, me, form.cost) for shape, form in box.buyable_shapes}
    if True not in can.values():
        return []
    return [tile for tile in g.s.display if can[box.shape_of[tile]]]


class Meditate(OwnTurn):
    """After the road tile of the last passing space the action of a free one (Rulebook 002, Meditation)."""

    settable = ()

    def offers(self, g: Play) -> Iterable[Offer]:
        used = {me.space for me in g.s.board}
        free = [(space,) for space in g.box.spaces if space not in used]
        return [pick(self.meditate, free), pick(self.decline), *self.anytime(g)] if free else ()

    def meditate(self, g: Play, space: str) -> None:
        g.emit("meditated", self.seat, space=space)
        g.then(Work(self.seat, f"space_{space}"))

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "meditate")

    def why_meditate(self, g: Play, space: str) -> Iterable[Reason]:
        return reasons.free_space(g, space)

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


class Income(Frame):
    """Rulebook 000, Retire: from the tiles in the harbour, dock by dock."""

    seat: int

    def run(self, g: Play) -> None:
        harbour = g.s.board[self.seat].harbour
        g.then(*[Work(self.seat, f"dock_{dock}") for dock in g.box.docks for _ in harbour[dock]])
