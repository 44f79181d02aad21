"""The story of a finished game where something cannot be drawn: the rest is posted, the game is over all the same."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.games import GAMES
from bot.rules import Refused
from bot.service.core.limits import Limits
from bot.service.history.retrace import Course
from bot.text.fluent import text
from bot.ui.posts import frontend
from bot.ui.posts.frontend import Frontend
from tests.ui.tables import table

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

    service = SimpleNamespace(tables=None, turns=SimpleNamespace(course=course), limits=Limits())
    found = table(5, "over")
    front, words = Frontend(service, pictures, GAMES, width=width), text("en", found.game)
    return await front.story(found, words), await front.moving(found, words)


@pytest.mark.parametrize(("width", "film"), [(1600, 700), (400, 400)])
async def test_chart_and_film_are_messages_of_their_own(width, film):
    pictures = Pictures()
    posts = await told(pictures, width=width)
    assert [[f.content for f in post.files] for post in posts] == [[b"chart"], [b"film"]]
    assert pictures.asked == {"chart": (COURSE.points, "round", width), "film": ("puerto_rico", COURSE.views, film)}


@pytest.mark.parametrize("wrong", [ValueError("no font"), TimeoutError])
async def test_a_film_that_fails_or_never_ends_leaves_the_chart(wrong, monkeypatch):
    monkeypatch.setattr(frontend, "PATIENCE", 0.0)
    chart, film = await told(Pictures(film=wrong))
    assert [f.content for f in chart.files] == [b"chart"] and film is None


async def test_without_a_chart_or_a_game_nothing_is_said():
    chart, film = await told(Pictures(chart=ValueError("no font")))
    assert chart is None and film is not None
    assert await told(Pictures(), Refused("not-over")) == (None, None)
