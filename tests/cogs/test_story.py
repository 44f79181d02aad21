"""The story of a finished game where something cannot be drawn: the rest is posted, the game is over all the same."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.games import GAMES
from bot.rules import Refused
from bot.service.course import Course
from bot.text.fluent import text
from bot.ui import house as houses
from bot.ui.house import House

from .test_posts import table

COURSE = Course("round", tuple((seat, 9) for seat in range(5)), (1, 2))


class Pictures:
    """Draws a chart and a film, or fails at either."""

    def __init__(self, chart=None, film=None):
        self.wrong = {"chart": chart, "film": film}
        self.asked = {}

    async def chart(self, series, **more):
        self.asked["chart"] = (series, more["unit"], more["width"])
        if self.wrong["chart"]:
            raise self.wrong["chart"]
        return SimpleNamespace(png=b"chart")

    async def film(self, game, views, **more):
        self.asked["film"] = (game, views, more["width"])
        if self.wrong["film"] is TimeoutError:
            await asyncio.Event().wait()
        if self.wrong["film"]:
            raise self.wrong["film"]
        return b"film"


async def told(pictures, wrong=None, width=1600):
    async def course(table, most):
        if wrong:
            raise wrong
        return COURSE

    service = SimpleNamespace(tables=None, turns=SimpleNamespace(course=course))
    found = table(5, "over")
    return await House(service, pictures, GAMES, width=width).story(found, text("en", found.game))


@pytest.mark.parametrize(("width", "film"), [(1600, 700), (400, 400)])
async def test_chart_and_film(width, film):
    pictures = Pictures()
    post = await told(pictures, width=width)
    assert [f.content for f in post.files] == [b"chart", b"film"]
    assert pictures.asked == {"chart": (COURSE.points, "round", width), "film": ("puerto_rico", COURSE.views, film)}


@pytest.mark.parametrize("wrong", [ValueError("no font"), TimeoutError])
async def test_a_film_that_fails_or_never_ends_leaves_the_chart(wrong, monkeypatch):
    monkeypatch.setattr(houses, "PATIENCE", 0.0)
    post = await told(Pictures(film=wrong))
    assert [f.content for f in post.files] == [b"chart"]


async def test_without_a_chart_or_a_game_nothing_is_said():
    assert await told(Pictures(chart=ValueError("no font"))) is None
    assert await told(Pictures(), Refused("not-over")) is None
