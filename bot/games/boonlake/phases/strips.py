"""Phase C: the strips move together (Rulebook 001, phase C)."""

from __future__ import annotations

from ..play import Frame, Play


class CloseStrips(Frame):
    """The strip that was taken becomes the lowest."""

    def run(self, g: Play) -> None:
        g.close_strips()
