"""A face-down pile. Whoever takes from it learns something, so taking is a barrier for undo."""

from __future__ import annotations

from typing import Any

import msgspec

from .play import Play


class Pile(msgspec.Struct):
    """Things face down, the last one on top."""

    cards: list[str] = []

    def draw(self, g: Play[Any]) -> str:
        """Take the top thing; the pile must not be empty."""
        g.reveal()
        return self.cards.pop()

    def __len__(self) -> int:
        return len(self.cards)
