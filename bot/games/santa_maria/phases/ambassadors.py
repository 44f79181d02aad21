"""An ambassador's die works for all: whoever has not taken it runs the same line (Rulebook 002, Ambassadors)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Fork, Offer, Reason, pick, tagged

from ..components.cells import LINE, LINE_MASK, LINES, VALUE, bits
from ..components.dice import face, straight
from ..components.effects import BlueColumns, Diagonals, Exchange, Gain, WalkOn
from ..play import Frame, OwnTurn, Play, payment, reasons_kingdoms
from ..play.kingdoms import next_cell, way_of
from .maya.use import simulate
from .use import run


class Together(Fork, tag=tagged("santa_maria")):
    """All others at once, where the order of what they do cannot matter."""


class Embassy(Frame):
    """The others run the line in turn order."""

    seat: int  # who has taken the die
    die: str
    line: str

    def run(self, g: Play) -> None:
        line = straight(self.die, self.line)
        others = g.order_from(self.seat)[1:]
        g.s.line = line
        if len(others) > 1 and all(apart(g, seat, self.die, line) for seat in others):
            g.then(Together(threads=[[Follow(seat, self.die, line)] for seat in others]), End())
        else:
            g.then(*[Follow(seat, self.die, line) for seat in others], End())


class End(Frame):
    """No line is run any more."""

    def run(self, g: Play) -> None:
        g.s.line = ""


def apart(g: Play, seat: int, die: str, line: str) -> bool:
    """Whether nothing that the seat could do touches what others do: no ship, no track, no choice of lines."""
    me, box = g.s.board[seat], g.box
    if seat == g.s.city_seat:
        return False
    if len(ways(g, seat, die, line)) > 1 or box.ability(me, WalkOn):
        return False
    mask = LINE_MASK[LINE[line]]
    to = next_cell(me, way_of(die, line)) if me.stand & mask else -1
    cells = [*bits(me.works & mask), *([to] if to >= 0 and me.works >> to & 1 else [])]
    return all(isinstance(effect, Gain | Exchange) for i in cells for effect in box.works[me.cells[i]])


def ways(g: Play, seat: int, die: str, line: str) -> list[str]:
    """The lines that the seat may run, those included for which it would have to sell something."""
    me, box, value = g.s.board[seat], g.box, VALUE[LINE[line]]
    found = [line]
    if face(die)[0] == "blue" and line not in LINES[:6] and box.ability(me, BlueColumns):
        found.append(LINES[value])
    archery = box.ability(me, Diagonals)
    if archery and payment.worth(box, me) >= archery.coins:
        found += [name for name, k in LINE.items() if k >= len(LINES) and VALUE[k] == value]
    return found


def fee(g: Play, line: str) -> int:
    """Coins for running a line: those of a diagonal."""
    return g.box.archery.coins if g.box.archery and LINE[line] >= len(LINES) else 0


class Follow(Frame):
    """One of the others."""

    seat: int
    die: str
    line: str

    def run(self, g: Play) -> None:
        if self.seat == g.s.city_seat:
            simulate(g, self.line)
        elif len(ways(g, self.seat, self.die, self.line)) > 1:
            g.then(ChooseLine(self.seat, self.die, self.line))
        else:
            follow(g, self.seat, self.die, self.line)


def follow(g: Play, seat: int, die: str, line: str) -> None:
    """As if the seat had used the die, but that none is left on its buildings."""
    g.follow(seat, line, fee(g, line))
    run(g, seat, die, line)


class ChooseLine(OwnTurn):
    """Whose scholar knows another line (Rulebook 002, Archery)."""

    die: str
    line: str

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        lines = [x for x in ways(g, self.seat, self.die, self.line) if fee(g, x) <= me.coins]
        return [pick(self.follow, [(x,) for x in lines]), *self.anytime(g)]

    def follow(self, g: Play, line: str) -> None:
        follow(g, self.seat, self.die, line)

    def why_follow(self, g: Play, line: str) -> Iterable[Reason]:
        return reasons_kingdoms.follow(g, self.seat, line, ways(g, self.seat, self.die, self.line), fee(g, line))
