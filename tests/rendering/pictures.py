"""Pictures of sample tables, not yet as PNG."""

from __future__ import annotations

from bot.games.puerto_rico.view import View
from rendering.puerto_rico import draw
from tests.rendering import samples
from tests.rendering.words import Words

SEATS = (2, 3, 4, 5)


def canvas(
    view: View, language: str = "en", part: str = "table", before: View | None = None, names: tuple[str, ...] = ()
):
    names = names or samples.NAMES[language][: len(view.seats)]
    return draw(view, names=names, words=Words(language), part=part, before=before)
