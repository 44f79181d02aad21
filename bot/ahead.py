"""What takes a while and is needed soon is read before anything else is done."""

from __future__ import annotations

import gc

from bot.games import GAMES
from bot.text.fluent import LANGUAGES, text


def read_ahead() -> None:
    """All boxes, and all words of all games in all languages: what is read once is kept, and left out of collections
    ever after.

    A box takes up to 60 ms, and would at the first table that is played with it. There are so many objects that a full
    collection among them would hold all threads up, that of the loop, too.
    """
    gc.disable()
    try:
        for kind in GAMES.values():
            kind()
        for language in LANGUAGES:
            for game in ("", *GAMES):
                text(language, game)
    finally:
        gc.freeze()
        gc.enable()
