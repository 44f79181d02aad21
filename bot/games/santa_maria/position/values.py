"""What the `set` lines of a position say: numbers, words, pairs, seats; refused where they say nothing."""

from __future__ import annotations

from bot.rules import position

from ..components.rules import Rules
from ..play import Play
from ..state import State


class Values(position.SetLines):
    """The `set` lines of a position, and the table that they are read for."""

    def __init__(self, game: Rules, s: State, setting: dict[str, str]) -> None:
        super().__init__(setting)
        self.game, self.s, self.box = game, s, game.box
        self.g = Play(game, s, record=False)
        self.asked = -1
        self.n = self.box.n

    def seats(self, name: str) -> list[int] | None:
        found = self.words(name)
        return None if found is None else [position.seat_of(name, word, self.s.seats) for word in found]
