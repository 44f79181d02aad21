"""The chart of points and the film of boards: everything in its place, the same every time, a file that moves."""

from __future__ import annotations

import io
import random
from itertools import islice, pairwise
from math import hypot

import pytest
from PIL import Image, ImageChops

from bot.text.fluent import text
from rendering import chart, film, letters, render
from rendering import theme as t
from rendering.chart import DASHES, HEIGHT, KEYS, PLOT, THICK, draw, pieces
from rendering.spots import Box
from tests.rendering import samples
from tests.rendering.checks import inside, meetings, told
from tests.rendering.games import views

LONG = ("Анастасия Константинопольская-Преображенская", "W" * 32, "Vera", "Christina the Second of Caravel", "Gleb")


def series(seats: int, rounds: int, step: int = 6, seed: int = 1) -> list[list[int]]:
    chance, found = random.Random(seed), []
    for _ in range(seats):
        line = [0]
        for _ in range(rounds):
            line.append(line[-1] + chance.randrange(step))
        found.append(line)
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("rounds", [1, 3, 17, 60])
@pytest.mark.parametrize("step", [1, 2, 6, 14])
def test_every_line_and_word_is_inside_its_box(step: int, rounds: int, seats: int, language: str) -> None:
    given, names = series(seats, rounds, step), LONG[:seats]
    c = draw(given, names=names, words=text(language), unit="round")
    whole = Box(0, 0, t.WIDTH, HEIGHT)
    assert [w for w in c.written if not inside(w.ink, w.box) or not inside(w.box, whole)] == []
    assert meetings(c.written) == [] and min(w.size for w in c.written) >= t.SMALL
    said = told(c)
    for seat in range(seats):
        assert said[f"seat {seat} points"] == str(given[seat][-1])
        assert said[f"letter {seat}"] == letters(names)[seat]
    keys = [w.ink for w in c.written if w.about.startswith("letter")]
    assert all(inside(key, KEYS) for key in keys)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_line_is_drawn_in_its_colour_from_side_to_side(seats: int) -> None:
    given = [[10 * seat + 5 * i for i in range(9)] for seat in range(seats)]  # they do not meet
    image = draw(given, names=LONG[:seats], words=text("en")).image
    assert image.size == (t.WIDTH, HEIGHT)
    box = (PLOT.x - THICK, PLOT.y - THICK, PLOT.x + PLOT.w, PLOT.y + PLOT.h + THICK)
    for seat in range(seats):
        apart = ImageChops.difference(image, Image.new("RGB", image.size, t.SEATS[seat])).convert("L")
        mask = apart.point([255, *[0] * 255])
        seen = mask.crop(box).getbbox()
        assert seen is not None
        left, top, right, low = seen
        assert right - left > PLOT.w * 0.9 and low - top > 100
        assert mask.crop((0, 0, t.WIDTH, PLOT.y - THICK)).getbbox() is None  # nothing above


def test_the_points_stand_where_the_numbers_say() -> None:
    image = draw([[0, 0, 50, 100]], names=["Anna"], words=text("en")).image
    for i, value in enumerate((0, 0, 50, 100)):
        x, y = PLOT.x + PLOT.w * i // 3, PLOT.y + PLOT.h * (100 - value) // 100
        assert image.getpixel((x, y)) == t.SEATS[0]


def test_less_than_nothing_has_its_place() -> None:
    c = draw([[0, -7, 12], [0, 3, -4]], names=["Anna", "Boris"], words=text("en"))
    assert [w for w in c.written if not inside(w.ink, w.box)] == []
    ticks = {w.text for w in c.written if w.about.startswith("tick")}
    assert "0" in ticks and any(tick.startswith("-") or tick.startswith("−") for tick in ticks)


def test_no_two_seats_have_the_same_dashes_and_dashes_follow_the_line() -> None:
    assert len(set(DASHES)) == len(t.SEATS)
    line = [(0.0, 0.0), (100.0, 0.0), (100.0, 80.0)]
    assert list(pieces(line, ())) == [line]
    for dashes in DASHES[1:]:
        cut = list(pieces(line, dashes))
        assert cut[0][0] == line[0]
        drawn = [sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(piece)) for piece in cut]
        wanted = dashes[::2]
        assert all(abs(n - wanted[i % len(wanted)]) < 1e-6 for i, n in enumerate(drawn[:-1]))


def test_the_same_points_give_the_same_picture_and_others_another() -> None:
    given = series(4, 12)
    one, again = (chart(given, names=LONG[:4], words=text("ru"), width=800) for _ in range(2))
    assert one == again and (one.width, one.height) == (800, 500)
    other = chart([[*line[:-1], line[-1] + 5] for line in given], names=LONG[:4], words=text("ru"), width=800)
    assert other.png != one.png


def test_keys_stand_closer_to_their_lines_where_all_names_are_short() -> None:
    def tops(*names: str) -> list[int]:
        c = draw([[0, 50 - n] for n in range(5)], names=names, words=text("en"))
        return sorted(w.box.y for w in c.written if w.about.startswith("letter"))

    short, tall = tops(*samples.NAMES["en"]), tops(*samples.NAMES["en"][:4], "W" * 32)
    assert [b - a for a, b in pairwise(short)] == [100] * 4 and [b - a for a, b in pairwise(tall)] == [140] * 4


@pytest.mark.parametrize("given", [[], [[]], [[0, 1], [0]], [[0, 1]]])
def test_series_that_do_not_fit_are_refused(given: list[list[int]]) -> None:
    with pytest.raises(ValueError):
        chart(given, names=["Anna", "Boris"], words=text("en"))


# -- the film --------------------------------------------------------------------------------


def boards(n: int) -> list[bytes]:
    found = list(views(3, 2))
    some = [*islice(found, 0, len(found) - 1, len(found) // n)][: n - 1]
    words = text("en", "puerto_rico")
    names = samples.NAMES["en"][:3]
    part = "closer:film"
    return [render("puerto_rico", v, names=names, words=words, part=part, width=200).png for v in (*some, found[-1])]


def test_a_film_shows_every_picture_as_it_is_and_stays_at_the_last() -> None:
    given = boards(6)
    moving = Image.open(io.BytesIO(film(given)))
    assert moving.format == "GIF" and moving.n_frames == 6 and moving.info["loop"] == 0
    for i, png in enumerate(given):
        moving.seek(i)
        still = Image.open(io.BytesIO(png)).convert("RGB")
        assert moving.size == still.size, "no band is left empty"
        assert moving.convert("RGB").tobytes() == still.tobytes()
        assert moving.info["duration"] == (5000 if i == 5 else 900)


def test_a_film_that_would_be_too_large_leaves_pictures_out_but_never_the_last() -> None:
    given = boards(8)
    limit = len(film(given)) * 2 // 3
    small = film(given, limit)
    assert len(small) <= limit
    moving = Image.open(io.BytesIO(small))
    assert 1 < moving.n_frames < 8
    moving.seek(moving.n_frames - 1)
    last = Image.open(io.BytesIO(given[-1])).convert("RGB")
    assert moving.convert("RGB").tobytes() == last.tobytes()


def test_a_film_of_a_whole_game_is_no_larger_than_it_may_be() -> None:
    seen = list(views(5, 3, None, new_buildings="true", nobles="true"))
    words, names = text("ru", "puerto_rico"), samples.NAMES["ru"]
    frames = [*seen[:: len(seen) // 39][:39], seen[-1]]
    pngs = [render("puerto_rico", v, names=names, words=words, part="closer:film", width=700).png for v in frames]
    moving = film(pngs)
    assert len(moving) <= 1.5 * 2**20 and len(film(pngs, 2**30)) == len(moving), "and nothing had to be left out"


def test_a_film_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError):
        film([])
