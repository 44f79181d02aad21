"""The course of the game: years, turns, and the end (Rulebook 000, End of the year, End of the game)."""

from __future__ import annotations

from .play import Frame, Play
from .score import achieved, tallies
from .state import State
from .turn import Turn


class Year(Frame):
    """A new year: dice are rolled, tiles are laid out."""

    def run(self, g: Play) -> None:
        s = g.s
        g.begin_year()
        if s.round > 1:
            reroll(g)
        g.then(Next(s.first))


def reroll(g: Play) -> None:
    """All white dice, then everybody's blue ones from the first player on."""
    s = g.s
    s.white = rolled(g, sum(s.white))
    s.blue = rolled(g, sum(s.blue))
    g.emit("dice", white=faces(s.white), blue=faces(s.blue))
    for seat in g.order_from(s.first):
        me = s.board[seat]
        if n := sum(me.blue):
            me.blue = rolled(g, n)
            g.emit("blue_rolled", seat, dice=faces(me.blue))


def rolled(g: Play, n: int) -> list[int]:
    """So many dice, by face."""
    found = [0] * 6
    for _ in range(n):
        found[g.roll()] += 1
    return found


def faces(dice: list[int]) -> list[int]:
    """The dice one by one, from 1 to 6."""
    return [i + 1 for i, n in enumerate(dice) for _ in range(n)]


class Next(Frame):
    """The next seat that has not retired; when all have, the year ends."""

    seat: int

    def run(self, g: Play) -> None:
        s = g.s
        for i in range(s.seats):
            seat = (self.seat + i) % s.seats
            if not s.board[seat].space:
                g.then(Turn(seat), Next((seat + 1) % s.seats))
                return
        end_year(g)

    def leads(self, state: State) -> list[int]:
        order = [(self.seat + i) % state.seats for i in range(state.seats)]
        return [seat for seat in order if not state.board[seat].space]


def end_year(g: Play) -> None:
    """Points for conquistadors; markers, dice and coins come back; the next year, or the end."""
    s = g.s
    conquests(g)
    for seat, me in enumerate(s.board):
        me.conquest = 0
        g.clear_colony(seat)
    s.discards += s.display
    s.display = []
    if s.round == g.box.n.years:
        finish(g)
        return
    order = g.box.spaces
    s.first = min(range(s.seats), key=lambda seat: order.index(s.board[seat].space))
    for me in s.board:
        me.space = ""
    g.then(Year())


def ranking(g: Play) -> list[int]:
    """Seats on the conquistador track, the first ahead; of a stack, who came first."""
    s = g.s
    return sorted(range(s.seats), key=lambda seat: (-s.board[seat].conquest, s.arrivals.index(seat)))


def conquests(g: Play) -> None:
    """Points by rank; nothing for who has not moved. Alone: for reaching the year's tree."""
    s = g.s
    points = g.box.year_points[s.seats][s.round - 1]
    for rank, seat in enumerate(ranking(g)):
        least = g.box.conquest.trees[s.round - 1] if s.seats == 1 else 1
        if points[rank] and s.board[seat].conquest >= least:
            s.board[seat].points += points[rank]
            g.emit("conquest", seat, points=points[rank], rank=rank + 1)


def finish(g: Play) -> None:
    """The game is over, and all points are shown."""
    s = g.s
    s.over = True
    g.reveal()
    found = tallies(s, g.box)
    if s.seats == 1:
        for feat in achieved(s, g.box):
            g.emit("achieved", 0, what=feat)
    g.emit("over", winners=[t.seat for t in found if t.won])
