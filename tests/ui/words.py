"""Texts that raise where a player would only see an id."""

from __future__ import annotations

from functools import cache

from bot.text.fluent import LANGUAGES, Text


class Strict(Text):
    """As `Text`, but a missing text or argument is a failure."""

    kept = 8192  # whole games are told again and again

    def __call__(self, id: str, /, **args: object) -> str:
        words = self.strict(id, **args)
        assert "{" not in words and "None" not in words.split(), f"{id}: {words}"
        assert len(words) < 2000
        return words


class News:
    """Tells what is new: what has been put into words already says the same the next time, and takes long."""

    def __init__(self) -> None:
        self._known: set[str] = set()

    def __call__(self, *things: object) -> bool:
        key = repr(things)
        if key in self._known:
            return False
        self._known.add(key)
        return True


@cache
def strict(language: str, game: str = "puerto_rico") -> Strict:
    return Strict(language, game)


BOTH = tuple(strict(language) for language in LANGUAGES)
