"""The end of the game (Rulebook 001, final scoring)."""

from __future__ import annotations

from ..play import Frame, Play
from ..score import tallies


class FinalScoring(Frame):
    """The game is over, and all is shown."""

    def run(self, g: Play) -> None:
        g.s.over = True
        g.reveal()
        g.emit("over", winners=[t.seat for t in tallies(g.s, g.box) if t.won])
