"""Before the final score each seat has its free actions once more, without the cartographer (Rulebook 004, Free
actions, End of the game)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer

from ..play import Frame, Play
from ..play.free_actions import FINISH
from ..score import tallies
from .free_actions import FreeAsk


class LastActions(FreeAsk):
    """Free actions before the count."""

    settable = ()

    def offers(self, g: Play) -> Iterable[Offer]:
        free = self.anytime(g)
        return [FINISH, *free] if free else ()

    def finish(self, g: Play) -> None:
        """Ready to count."""


class Finish(Frame):
    """The game is over."""

    def run(self, g: Play) -> None:
        g.s.over = True
        g.reveal()
        g.emit("over", winners=[tally.seat for tally in tallies(g.s, g.box) if tally.won])
