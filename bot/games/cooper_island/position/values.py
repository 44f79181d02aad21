"""What the `set` lines of a position say: numbers, words, pairs, counts; refused where they say nothing."""

from __future__ import annotations

from collections.abc import Collection, Container

from bot.rules import position
from bot.rules.position import impossible

from ..components.rules import Rules
from ..phases import Table
from ..state import State


class Values(position.SetLines):
    """The `set` lines of a position, and the table that they are read for."""

    def __init__(self, game: Rules, s: State, setting: dict[str, str]) -> None:
        super().__init__(setting)
        self.game, self.s, self.box, self.n = game, s, game.box, game.box.n
        self.g = Table(game, s, record=False)

    def words(self, name: str, allowed: Container[str] | None = None) -> list[str] | None:
        """The words of a list, none of them twice; None if it is not set."""
        found = super().words(name, allowed)
        if found is not None and (twice := [word for word in found if found.count(word) > 1]):
            raise impossible("twice", name, what=twice[0])
        return found

    def counts(self, name: str, keys: Collection[str], default: dict[str, int]) -> dict[str, int]:
        """Words such as `wood=2 coin`; what is not named is 0."""
        value = self.setting.get(name)
        return default if value is None else dict.fromkeys(keys, 0) | position.counts(name, value, keys)

    def several(self, name: str, keys: Container[str]) -> list[str]:
        """Words of which some may say how many."""
        return position.several(name, self.setting.get(name, ""), keys)

    def seats(self, name: str) -> list[int] | None:
        found = self.words(name)
        return None if found is None else [position.seat_of(name, word, self.s.seats) for word in found]
