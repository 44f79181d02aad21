"""Setting up: colonies dealt or chosen, in the advanced set-up town halls (Rulebook 000, Set-up of the colonies)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, pick

from .box import printed
from .cells import Laying
from .course import Year, faces, rolled
from .play import Ask, Frame, Play


def choosing_order(g: Play) -> list[int]:
    """From the seat to the right of the first player, anticlockwise."""
    n = g.s.seats
    return [(g.s.first - 1 - i) % n for i in range(n)]


class ChooseColony(Ask):
    """A colony, side A."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.choose, [(colony,) for colony in g.s.colonies])

    def choose(self, g: Play, colony: str) -> None:
        g.s.colonies.remove(colony)
        g.settle(self.seat, colony, printed(g.box.colonies[colony]))


class FirstDice(Frame):
    """White dice to the common board; everybody's first blue die, or all of them together."""

    def run(self, g: Play) -> None:
        s, n = g.s, g.box.n
        s.white = rolled(g, n.white_each * s.seats)
        s.blue_left -= s.seats
        if g.rules.chosen["blue_dice"] == "shared":
            s.blue = rolled(g, s.seats)
        g.emit("dice", white=faces(s.white), blue=faces(s.blue))
        if g.rules.chosen["blue_dice"] == "own":
            for seat in g.order_from(s.first):
                s.board[seat].blue = rolled(g, 1)
                g.emit("blue_rolled", seat, dice=faces(s.board[seat].blue))


class ChooseTownHall(Ask):
    """A town hall with its scholar, and where it stands."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.place, Laying(g.s.board[self.seat].built, [g.box.laying[hall] for hall in g.s.halls]))

    def place(self, g: Play, tile: str, at: str, turn: str) -> None:
        g.found_hall(self.seat, tile, at, turn)


class Begin(Frame):
    """What is left goes back to the box, and the first year begins."""

    def run(self, g: Play) -> None:
        g.s.halls, g.s.colonies = {}, []
        g.then(Year())


class Prepare(Frame):
    """Line the set-up up."""

    advanced: bool

    def run(self, g: Play) -> None:
        order = choosing_order(g)
        if self.advanced:
            side_b = next(c for c in g.box.colonies.values() if c.side == "b")
            for seat in range(g.s.seats):
                g.settle(seat, side_b.id, printed(side_b))
            g.then(FirstDice(), *[ChooseTownHall(seat) for seat in order], Begin())
        elif g.rules.chosen["colonies"] == "chosen":
            g.then(*[ChooseColony(seat) for seat in order], FirstDice(), Begin())
        else:
            for seat in range(g.s.seats):
                colony = g.s.colonies.pop()
                g.settle(seat, colony, printed(g.box.colonies[colony]))
            g.then(FirstDice(), Begin())
