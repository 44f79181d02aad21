"""The course of the game: turns round the table, until all had equally many (Rulebook 001, course of play)."""

from __future__ import annotations

from ..play import Frame, Play
from ..state import EMINENCE, State
from .interim_scoring import InterimScoring
from .solo import EminenceTurn
from .turn import Turn


class NextTurn(Frame):
    """Somebody's turn, or the Wise Eminence's; once a ship has arrived, the game ends before who began it."""

    seat: int

    def run(self, g: Play) -> None:
        s = g.s
        if s.ending and self.seat == s.first:
            g.then(InterimScoring(self.seat))
            return
        turn = EminenceTurn() if self.seat == EMINENCE else Turn(self.seat)
        g.then(turn, NextTurn(after(s, self.seat)))

    def leads(self, state: State) -> list[int]:
        found, seat = [], self.seat
        for _ in range(state.seats):
            if state.ending and seat == state.first:
                break
            if seat != EMINENCE:
                found.append(seat)
            seat = after(state, seat)
        return found


def after(s: State, seat: int) -> int:
    """Whose turn is next."""
    if s.eminence.plays:
        return 0 if seat == EMINENCE else EMINENCE
    return (seat + 1) % s.seats
