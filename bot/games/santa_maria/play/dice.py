"""Dice and coins on buildings: taken, put down, moved, rolled (Rulebook 000, Activating buildings)."""

from __future__ import annotations

from ..components.box import Box
from ..components.cells import BIT, DIAGONALS, INDEX, NAMES, bits
from ..components.dice import face, of_ambassador, steps
from ..components.effects import AnyLine, CoinsBack, Effect, MoveDie
from ..state import Seat
from .colony import Colonies
from .payment import COINS


class Dice(Colonies):
    """A table being played on: what is activated, and with what."""

    def roll(self) -> int:
        """A die's face, from 0."""
        return self.s.rng.below(6)

    def rolled(self, n: int) -> list[int]:
        """So many dice, by face."""
        found = [0] * 6
        for _ in range(n):
            found[self.roll()] += 1
        return found

    def lift_die(self, seat: int, die: str, paid: dict[str, int]) -> None:
        """A die leaves its supply, and what it costs to change it is paid."""
        s = self.s
        me, (colour, i) = s.board[seat], face(die)
        if of_ambassador(die):
            s.kingdoms.ambassadors[colour] = -1
        elif colour == "white":
            s.white[i] -= 1
            me.white_used += 1
        else:
            (me.blue if me.blue[i] else s.blue)[i] -= 1
            me.blue_used += 1
        for what, n in paid.items():
            self.give(seat, what, n)
        s.die = die

    def take_die(self, seat: int, die: str, line: str, paid: dict[str, int]) -> None:
        self.lift_die(seat, die, paid)
        self.s.line = line
        self.emit("die_taken", seat, die=die, line=line, paid=paid)

    def put_die(self, seat: int, at: str, die: str = "") -> None:
        me = self.s.board[seat]
        me.dice[at] = die or self.s.die
        me.busy |= BIT[at]
        if not die:
            self.emit("die_put", seat, die=self.s.die, at=at)
            self.s.die = self.s.line = ""

    def move_die(self, seat: int, at: str, to: str) -> None:
        """Logistics."""
        me, effect = self.s.board[seat], self.box.ability(self.s.board[seat], MoveDie)
        me.coins -= effect.coins if effect else 0
        die = me.dice.pop(at)
        me.busy ^= BIT[at]
        self.put_die(seat, to, die)
        self.emit("die_moved", seat, die=die, at=at, to=to)

    def pay_building(self, seat: int, at: str, n: int) -> None:
        me = self.s.board[seat]
        me.coins -= n
        me.paid[at] = n
        me.busy |= BIT[at]
        self.emit("activated", seat, at=at, building=me.cells[INDEX[at]], coins=n)

    def tax(self, seat: int, n: int) -> None:
        self.s.board[seat].coins += n
        self.emit("taxed", seat, n=n)

    def take_coins_back(self, seat: int, ability: Effect | None) -> None:
        """Mathematics: of the dearest building, when passing; by who learns it while passing, too."""
        me = self.s.board[seat]
        if not isinstance(ability, CoinsBack) or not me.paid:
            return
        at = max(me.paid, key=lambda cell: (me.paid[cell], -INDEX[cell]))
        n = me.paid.pop(at)
        me.busy ^= BIT[at]
        me.coins += n
        self.emit("coins_back", seat, at=at, n=n)

    def unlock(self, seat: int, shared: bool) -> None:
        """A blue die is rolled: to its owner, or among the shared ones."""
        s, me, i = self.s, self.s.board[seat], self.roll()
        s.blue_left -= 1
        me.unlocked += 1
        (s.blue if shared else me.blue)[i] += 1
        self.emit("die_unlocked", seat, value=i + 1)

    def clear_colony(self, seat: int) -> None:
        """Rulebook 000, End of the year: dice and coins leave the buildings."""
        s, me = self.s, self.s.board[seat]
        shared = self.rules.chosen["blue_dice"] == "shared"
        for die in me.dice.values():
            colour, i = face(die)
            if of_ambassador(die):
                s.kingdoms.ambassadors[colour] = i
                continue
            (s.white if colour == "white" else s.blue if shared else me.blue)[i] += 1
        me.dice, me.paid, me.busy = {}, {}, me.stand
        me.white_used = me.blue_used = 0


def free_cells(me: Seat, mask: int) -> list[str]:
    """The free buildings among some cells."""
    return [NAMES[i] for i in bits(me.works & ~me.busy & mask)]


def die_cost(box: Box, die: str, line: str, pay: str) -> dict[str, int]:
    """What is paid to use a die for a line: a coin a step or one resource, and the fee of a diagonal."""
    away = steps(die, line)
    found = {pay: away if pay == COINS else 1}
    if line in DIAGONALS:
        found[COINS] = found.get(COINS, 0) + (box.archery.coins if box.archery else 0)
    return {what: n for what, n in found.items() if n}


def other_pay(box: Box, me: Seat) -> tuple[str, ...]:
    """The resources with one of which a die may be given any value: botany's, and cocoa or gold in its place."""
    effect = box.ability(me, AnyLine) if me.scholars else None
    found = (*(effect.pay if effect else ()), *((box.stored,) if box.stored else ()))
    return (*found, box.wild) if found else ()
