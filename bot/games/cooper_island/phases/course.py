"""The course of the game: five rounds of three phases, and the end (Rulebook 004, How to play)."""

from __future__ import annotations

from ..play import Frame, Play
from .clean_up import CleanUp
from .final_scoring import Finish, LastActions
from .income import HelpingBoats
from .worker_phase import Next


class Round(Frame):
    """A round, and after it the next or the end."""

    def run(self, g: Play) -> None:
        g.begin_round()
        g.begin("income")
        g.then(HelpingBoats(), WorkerPhase(), CleanUp(), After())


class WorkerPhase(Frame):
    """Turns from Cooper on."""

    def run(self, g: Play) -> None:
        g.begin("workers")
        g.then(Next(g.s.first))


class After(Frame):
    """The harbour master goes on, or has reached the end."""

    def run(self, g: Play) -> None:
        if g.s.round < g.box.n.rounds:
            g.then(Round())
            return
        g.begin("final")
        g.then(*[LastActions(seat) for seat in g.order_from(g.s.first)], Finish())
