"""What the `set` lines of a position say: numbers, words, pairs, seats; refused where they say nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.rules import Refused

from .play import Play
from .state import State

if TYPE_CHECKING:
    from . import SantaMaria


def impossible(reason: str, name: str = "", **args: object) -> Refused:
    """No legal table could show this."""
    return Refused("impossible", reason=reason, name=name, **args)


def seat_of(s: State, name: str, value: str) -> int:
    if not re.fullmatch(r"\d", value, re.ASCII) or int(value) >= s.seats:
        raise impossible("seat", name, value=value)
    return int(value)


class Written:
    """The `set` lines of a position, and the table that they are read for."""

    def __init__(self, game: SantaMaria, s: State, setting: dict[str, str]) -> None:
        self.game, self.s, self.setting, self.box = game, s, setting, game.box
        self.g = Play(game, s, record=False)
        self.asked = -1
        self.n = self.box.n

    def number(self, name: str, default: int, most: int = 999) -> int:
        value = self.setting.get(name)
        if value is None:
            return default
        if re.fullmatch(r"-\d+", value):
            raise impossible("negative", name)
        if not re.fullmatch(r"\d{1,3}", value, re.ASCII) or int(value) > most:
            raise impossible("value", name, value=value)
        return int(value)

    def words(self, name: str, allowed: object = None) -> list[str] | None:
        """The words of a list; None if it is not set."""
        value = self.setting.get(name)
        if value is None:
            return None
        found = [] if value in ("", "none") else value.split()
        for word in found:
            if allowed is not None and word not in allowed:  # type: ignore[operator]
                raise impossible("value", name, value=word)
        return found

    def pairs(self, name: str, keys: object) -> dict[str, str] | None:
        """Words such as `wood=2`."""
        found = self.words(name)
        if found is None:
            return None
        by = {key: value for key, _, value in (word.partition("=") for word in found)}
        for key, value in by.items():
            if key not in keys or not value:  # type: ignore[operator]
                raise impossible("value", name, value=key)
        return by

    def seats(self, name: str) -> list[int] | None:
        found = self.words(name)
        return None if found is None else [seat_of(self.s, name, word) for word in found]
