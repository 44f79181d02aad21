"""A game begun from a position: `set` lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules import Refused

from .box import Box
from .state import State

if TYPE_CHECKING:
    from . import PuertoRico


def arrange(box: Box, s: State, name: str, value: str) -> None:
    """Nothing can be set yet."""
    raise Refused("cannot-set", name=name)


def arranged(game: PuertoRico, s: State) -> None:
    """Nothing to check yet."""
