"""The leaderboard: everything in its box, whatever people are called and however many there are."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.text.fluent import text
from rendering import leaderboard, letters
from rendering import theme as t
from rendering.leaderboard import BAR, LINE, MOST, TOP, Line, draw
from rendering.spots import Box
from tests.rendering.checks import inside, meetings, told
from tests.rendering.test_chart import LONG

LINES = [Line(name, 1700 - 300 * i if i < 4 else None, 12345 - i, 999 - i) for i, name in enumerate(LONG)]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("n", [1, 2, 5, 10, 30])
def test_every_word_is_inside_its_box(n: int, language: str) -> None:
    lines = (LINES * 6)[:n]
    words = text(language, "puerto_rico")
    c = draw(words("leaderboard-title", game=LONG[0] * 2), lines, words)
    whole = Box(0, 0, *c.image.size)
    assert [w for w in c.written if not inside(w.ink, w.box) or not inside(w.box, whole)] == []
    assert meetings(c.written) == [] and min(w.size for w in c.written) >= t.SMALL
    shown = min(n, MOST)
    said = told(c)
    assert [said[f"games {i}"] for i in range(shown)] == [str(line.games) for line in lines[:shown]]
    assert [said[f"letter {i}"] for i in range(shown)] == list(letters([line.name for line in lines[:shown]]))
    assert f"games {shown}" not in said


def test_a_bar_is_as_long_as_the_rating_is_high_and_equals_share_a_place() -> None:
    lines = [Line("Anna", 1300, 3, 2), Line("Boris", 1000, 3, 1), Line("Vera", 1000, 3, 1), Line("Gleb", None, 1, 0)]
    c = draw("", lines, text("en"))
    said = told(c)
    assert [said[f"place {i}"] for i in range(4)] == ["1", "2", "2", "4"]

    def ends(i: int) -> int:
        y = TOP + LINE * i + BAR.y + BAR.h // 2
        return sum(c.image.getpixel((x, y)) == t.DEEP for x in range(BAR.x, BAR.x + BAR.w))

    assert ends(0) > ends(1) == ends(2) > 0 == ends(3)
    assert "rating 3" not in said


def test_the_picture_is_as_wide_as_asked_and_nobody_is_no_board() -> None:
    png = leaderboard("Leaderboard", [tuple(line) for line in LINES], words=text("en"), width=800)
    assert Image.open(io.BytesIO(png.png)).size == (png.width, png.height) and png.width == 800
    with pytest.raises(ValueError, match="nobody"):
        draw("", [], text("en"))
