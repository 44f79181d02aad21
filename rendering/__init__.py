"""Pictures. Nothing here knows rules, Discord or files of text: a view, names and a callable for words come in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PIL import Image

from bot.rules.view_parts import AskedView
from rendering import boonlake, cooper_island, puerto_rico, santa_maria
from rendering import chart as _chart
from rendering import leaderboard as _leaderboard
from rendering.cache import Shelf, fingerprint
from rendering.canvas import Canvas
from rendering.film import film
from rendering.fonts import initials
from rendering.png import encode
from rendering.spots import layout
from rendering.theme import WIDTH

RENDERERS: dict[str, Callable[..., Canvas]] = {
    game.GAME: game.draw for game in (puerto_rico, santa_maria, cooper_island, boonlake)
}
_pictures: Shelf[Picture] = Shelf(16)


class Picture(NamedTuple):
    """A PNG file and its size in pixels."""

    png: bytes
    width: int
    height: int


def render(
    game: str,
    view: Any,
    *,
    names: Sequence[str],
    words: Callable[..., str],
    part: str = "table",
    asked: Sequence[AskedView] = (),
    before: Any = None,
    width: int = WIDTH,
) -> Picture:
    """The picture of a view for its reader.

    `names` by seat; `words(id, **args)` gives a text in the reader's language. `part` is "table", "seat:<n>" or
    "market"; "question" for what matters to answer `asked` (without it, all that the view says is asked); or
    "closer:<part>" and "closer:<part>:<seat>", see `rendering.questions`. What differs from `before` (an older view of
    the same reader) is marked. The same inputs give the same pixels. For one thread. Raises ValueError for a part or a
    number of names that do not belong to the view.
    """
    if len(names) != len(view.seats):
        raise ValueError(f"{len(names)} names for {len(view.seats)} seats")

    def make() -> Picture:
        canvas = RENDERERS[game](view, names=names, words=words, part=part, asked=asked, before=before, scratch=True)
        return _sized(canvas, width)

    language = getattr(words, "language", None)
    if language is None:  # words of unknown origin: nothing to know the picture by
        return make()
    return _pictures.get(fingerprint(game, view, list(names), language, part, list(asked), before, width), make)


def closer(game: str, seats: int) -> list[tuple[str, int]]:
    """What can be looked at closer, as parts of `render`, each with the seat whose boards they are, or -1."""
    plan = layout(f"{game}_questions")
    return [(f"closer:{part}", -1) for part in plan.closer] + [(f"closer:board:{seat}", seat) for seat in range(seats)]


def chart(
    series: Sequence[Sequence[int]],
    *,
    names: Sequence[str],
    words: Callable[..., str],
    unit: str = "round",
    width: int = WIDTH,
) -> Picture:
    """The chart of points over time of any game: `series` by seat, a value for the beginning and for every end of a
    `unit` ("round", "year"). The same inputs give the same pixels. Raises ValueError for series that do not fit."""
    return _sized(_chart.draw(series, names=names, words=words, unit=unit), width)


def leaderboard(
    title: str, lines: Sequence[tuple[str, int | None, int, int]], *, words: Callable[..., str], width: int = WIDTH
) -> Picture:
    """The leaderboard of a server: (name, rating or None, games, wins) by line, best first; ValueError for none."""
    found = [_leaderboard.Line(*line) for line in lines]
    return _sized(_leaderboard.draw(title, found, words), width)


def _sized(canvas: Canvas, width: int) -> Picture:
    image, height = canvas.image, canvas.height
    if width != image.width:
        size = width, round(height * width / image.width)
        image, height = image.crop((0, 0, image.width, height)).resize(size, Image.Resampling.LANCZOS), size[1]
    return Picture(encode(image, height), image.width, height)


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """The letter of each seat, as it stands on its badge."""
    return initials(tuple(names))


__all__ = ["RENDERERS", "Picture", "chart", "closer", "film", "letters", "render"]
