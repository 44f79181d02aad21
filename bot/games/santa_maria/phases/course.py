"""The course of the game: years, turns, and the end (Rulebook 000, End of the year, End of the game)."""

from __future__ import annotations

from ..components.dice import shown
from ..play import Frame, Play
from ..score import achieved, nearness, tallies
from ..state import State
from .maya.turn import CityTurn
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
    s.white = g.rolled(sum(s.white))
    s.blue = g.rolled(sum(s.blue))
    g.emit("dice", white=shown(s.white), blue=shown(s.blue))
    for seat in g.order_from(s.first):
        me = s.board[seat]
        if n := sum(me.blue):
            me.blue = g.rolled(n)
            g.emit("blue_rolled", seat, dice=shown(me.blue))
    if g.box.ambassadors:
        g.roll_ambassadors()


class Next(Frame):
    """The next seat that has not retired; when all have, the year ends."""

    seat: int

    def run(self, g: Play) -> None:
        s = g.s
        for i in range(s.seats):
            seat = (self.seat + i) % s.seats
            if not s.board[seat].space:
                g.then(CityTurn(seat) if seat == s.city_seat else Turn(seat), Next((seat + 1) % s.seats))
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
    if g.box.has_city:
        g.clear_city()
    s.discards += s.display
    s.display = []
    if s.round == g.box.n.years:
        finish(g)
        return
    s.first = max(range(s.seats), key=lambda seat: nearness(s, g.box, seat))
    if s.added:
        s.kingdoms.retired = []
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
            if s.added and s.round == g.box.n.years:
                s.board[seat].kingdoms.last_conquest = points[rank]
            g.emit("conquest", seat, points=points[rank], rank=rank + 1)


def finish(g: Play) -> None:
    """The game is over, and all points are shown."""
    s = g.s
    s.over = True
    g.reveal()
    if not g.record:
        return  # nobody is told what follows, and it takes long to find out
    if s.seats == 1:
        for feat in achieved(s, g.box):
            g.emit("achieved", 0, what=feat)
    g.emit("over", winners=[t.seat for t in tallies(s, g.box) if t.won])
