"""Seats that go on at once and draw from decks meanwhile."""

from __future__ import annotations

from typing import Any

from .frames import Fork


class DrawingFork(Fork):
    """A fork whose seats draw from decks, each from its own stripe. Thread by thread: whose it is."""

    seats: list[int]
    decks: list[str]  # names of fields of the state

    def opened(self, g: Any) -> None:
        for name in self.decks:
            getattr(g.s, name).deal_out(self.seats, self.sn)

    def closed(self, g: Any) -> None:
        for name in self.decks:
            getattr(g.s, name).join(g)
