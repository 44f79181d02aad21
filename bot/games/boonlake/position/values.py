"""What the `set` lines of a position say: numbers, words, pairs; refused where they say nothing."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import position
from bot.rules.position import impossible

from ..components.rules import Rules
from ..play import Play
from ..state import EMINENCE, State

WISE = "e"  # the Wise Eminence, where a seat is named


class Values(position.SetLines):
    """The `set` lines of a position, and the table that they are read for."""

    def __init__(self, game: Rules, s: State, setting: dict[str, str]) -> None:
        super().__init__(setting)
        self.game, self.s, self.box = game, s, game.box
        self.g = Play(game, s, record=False)
        self.n = self.box.n

    def whose(self, name: str, word: str) -> int:
        """A seat, or the Wise Eminence where it plays."""
        if word == WISE and self.s.eminence.plays:
            return EMINENCE
        return position.seat_of(name, word, self.s.seats)

    def once(self, name: str, things: Iterable[str]) -> None:
        """Nothing lies in two places."""
        seen: set[str] = set()
        for thing in things:
            if thing in seen:
                raise impossible("twice", name, what=thing)
            seen.add(thing)
