"""What the modules of American Kingdoms change at a table: the governor, specialists, ambassadors (Rulebook 002)."""

from __future__ import annotations

from ..components.cells import BIT, INDEX, LINE, NAMES, SIZE, VALUE
from ..components.dice import face
from ..components.effects import Improve, Produce
from ..state import Seat
from .shipping import Harbours

RIGHT, DOWN = "right", "down"


class Kingdoms(Harbours):
    """A table being played on: who comes with the modules."""

    @property
    def hand_line(self) -> str:
        """The line of the die in hand; "" where an ambassador's line is run by others, who leave no die."""
        return self.s.line if self.s.die else ""

    @property
    def value(self) -> str:
        """The value, as changed, of the die whose line is to be run."""
        return str(VALUE[LINE[self.s.line]] + 1)

    @property
    def at_hand(self) -> str:
        """The specialist beside that value; "" for none."""
        return self.s.kingdoms.offered.get(self.value, "") if self.box.specialists else ""

    def move_governor(self, seat: int, to: int) -> None:
        """Rulebook 002, Moving the governor: points for the colonists of a road."""
        me = self.s.board[seat]
        me.busy ^= me.stand
        me.kingdoms.governor = to
        me.busy |= me.stand
        self.emit("governor_moved", seat, at=NAMES[to])
        people = self.box.terrains.colonists(me, 1 << to)
        if people:
            self.gain(seat, {"points": people}, "governor")

    def offer_specialists(self) -> None:
        """Rulebook 002, Specialists, Set-up: one beside each value; whom nobody hired goes to the box."""
        k = self.s.kingdoms
        k.gone += k.offered.values()
        k.offered = {str(n): k.specialists.draw(self) for n in range(1, SIZE + 1)}
        self.emit("specialists", specialists=list(k.offered.values()))

    def hire(self, seat: int, value: str, coins: int) -> str:
        """A specialist leaves the board, for coins."""
        specialist = self.s.kingdoms.offered.pop(value)
        self.s.board[seat].coins -= coins
        self.emit("hired", seat, specialist=specialist, coins=coins)
        return specialist

    def improve(self, seat: int, specialist: str, at: str) -> None:
        """Rulebook 002, Specialists: the tile changes what stands on a cell."""
        me = self.s.board[seat]
        self.cover(seat, specialist, at, "0")
        me.kingdoms.improved |= BIT[at]
        self.emit("improved", seat, tile=specialist, at=at)

    def roll_ambassadors(self) -> None:
        """Rulebook 002, Ambassadors: a white and a blue die lie on the tokens."""
        k = self.s.kingdoms
        k.ambassadors = {colour: self.roll() for colour in self.box.ambassadors}
        self.emit("ambassadors", dice=[f"{colour}_{i + 1}" for colour, i in k.ambassadors.items()])

    def follow(self, seat: int, line: str, coins: int) -> None:
        """Who has not taken the ambassador's die runs a line, perhaps a diagonal for coins."""
        self.s.board[seat].coins -= coins
        self.s.line = line
        self.emit("followed", seat, line=line, coins=coins)


def next_cell(me: Seat, way: str) -> int:
    """Where the governor would go; -1 where he cannot: out of the colony, or onto a die or coins."""
    at = me.kingdoms.governor
    to = at + (1 if way == RIGHT else SIZE)
    edge = at % SIZE == SIZE - 1 if way == RIGHT else at // SIZE == SIZE - 1
    return -1 if edge or me.busy >> to & 1 else to


def way_of(die: str, line: str) -> str:
    """Right for white, down for blue; a blue die in a column counts as white (Rulebook 002, Philosophy)."""
    return RIGHT if face(die)[0] == "white" or line in "ABCDEF" else DOWN


def price(g: Kingdoms, seat: int, specialist: str, at: str = "") -> int:
    """Coins for a specialist: the n-th of a kind costs n; an improvement by its cell."""
    me, box = g.s.board[seat], g.box
    if isinstance(box.specialists[specialist].effect, Produce):
        return me.kingdoms.specialists.count(specialist) + 1
    return box.n.improve_built if me.cells[INDEX[at]] else box.n.improve_empty


def cells_for(g: Kingdoms, seat: int, specialist: str) -> list[str]:
    """The cells where an improvement may be put: none with a die or coins, nor that of the governor."""
    me = g.s.board[seat]
    if not isinstance(g.box.specialists[specialist].effect, Improve):
        return []
    return [name for name, bit in BIT.items() if not me.busy & bit]
