"""Texts that raise where a player would only see an id."""

from __future__ import annotations

from functools import cache

from bot.text.fluent import LANGUAGES, Text


class Strict(Text):
    """As `Text`, but a missing text or argument is a failure."""

    def __call__(self, id: str, /, **args: object) -> str:
        words = self.strict(id, **args)
        assert "{" not in words and "None" not in words.split(), f"{id}: {words}"
        assert len(words) < 2000
        return words


@cache
def strict(language: str, game: str = "puerto_rico") -> Strict:
    return Strict(language, game)


BOTH = tuple(strict(language) for language in LANGUAGES)
