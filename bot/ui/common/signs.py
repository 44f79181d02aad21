"""The signs of things in the chat: emoji of the application, as far as Discord has them."""

from __future__ import annotations

from collections.abc import Iterable


class Signs:
    """Empty until they are there; whoever asks does without."""

    def __init__(self) -> None:
        self.known: dict[str, str] = {}  # by the id of the thing: "<:corn_1f0c3a:123456789012345678>"

    def of(self, words: Iterable[str]) -> str:
        """The sign of the first of these that has one; "" for none."""
        return next((self.known[word] for word in words if word in self.known), "")
