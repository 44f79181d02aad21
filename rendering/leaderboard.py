"""The leaderboard of a server: a line a person, with place, badge, name, rating as number and bar, games and wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from rendering import theme as t
from rendering.canvas import Canvas
from rendering.fonts import initials
from rendering.spots import Box

MOST = 10  # lines
LINE = 116  # pixels of each
TOP, BELOW = 232, 40
PLACE, BADGE, NAME = Box(40, 0, 88, LINE), Box(140, 26, 64, 64), Box(224, 8, 560, LINE - 16)
BAR, RATING = Box(804, 38, 300, 40), Box(1112, 8, 172, LINE - 16)
GAMES, WINS = Box(1296, 8, 120, LINE - 16), Box(1428, 8, 128, LINE - 16)
LEAST, HIGHEST = 600, 1400  # ratings at the ends of a bar, unless somebody lies beyond


class Line(NamedTuple):
    """A person on the board. `rating` None: too few games to say."""

    name: str
    rating: int | None
    games: int
    wins: int


def draw(title: str, lines: Sequence[Line], words: Callable[..., str]) -> Canvas:
    """The first `MOST` of `lines`, best first, under a title. Asks `words` for `leaderboard-rating`, `-games`, `-wins`.

    Raises ValueError without a line.
    """
    if not lines:
        raise ValueError("nobody is on the board")
    lines = lines[:MOST]
    height = TOP + LINE * len(lines) + BELOW
    c = Canvas(Image.new("RGB", (t.WIDTH, height), t.SAND))
    c.panel(Box(16, 16, t.WIDTH - 32, height - 32), t.PANEL, 14, t.EDGE, on=t.SAND)
    c.text(Box(48, 32, 1500, 88), title, size=t.HUGE, least=t.BIG, weight="bold")
    for box, id in ((Box(BAR.x, 0, 480, 0), "rating"), (GAMES, "games"), (WINS, "wins")):
        c.text(Box(box.x, 140, box.w, 72), words(f"leaderboard-{id}"), size=t.BODY, colour=t.MUTED, align="right")
    rated = [line.rating for line in lines if line.rating is not None]
    low, high = min([LEAST, *rated]), max([HIGHEST, *rated])
    signs = initials(tuple(line.name for line in lines))
    place = 0
    for i, line in enumerate(lines):
        y = TOP + LINE * i
        if i % 2 == 0:
            c.image.paste(t.CELL, (24, y, t.WIDTH - 24, y + LINE))
        if i == 0 or (line.rating, line.wins) != (lines[i - 1].rating, lines[i - 1].wins):
            place = i + 1
        c.number(PLACE.at(0, y), place, f"place {i}", t.LARGE, "right")
        c.stripe(i % len(t.SEATS), BADGE.at(0, y))
        c.letter(i, signs[i], BADGE.at(0, y).square(BADGE.h * 80 // 100))
        c.text(NAME.at(0, y), line.name, size=t.BIG, lines=3, weight="bold" if place == 1 else "regular")
        _rating(c, i, line, y, low, high)
        c.number(GAMES.at(0, y), line.games, f"games {i}", t.BIG, "right", "regular")
        c.number(WINS.at(0, y), line.wins, f"wins {i}", t.BIG, "right", "regular")
    return c


def _rating(c: Canvas, i: int, line: Line, y: int, low: int, high: int) -> None:
    if line.rating is None:
        c.text(RATING.at(0, y), "–", size=t.LARGE, align="right", colour=t.MUTED)
        return
    bar = BAR.at(0, y)
    c.image.paste(t.SHADE, (bar.x, bar.y, bar.x + bar.w, bar.y + bar.h))
    full = max(4, round(bar.w * (line.rating - low) / (high - low)))
    c.image.paste(t.DEEP, (bar.x, bar.y, bar.x + full, bar.y + bar.h))
    c.number(RATING.at(0, y), line.rating, f"rating {i}", t.LARGE, "right")
