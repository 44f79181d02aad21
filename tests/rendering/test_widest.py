"""Pictures of tables whose people are called anything: widest letters, emoji, marks upon marks; whatever is drawn.

Every part of both games, up to five seats, all expansions, in play and with the scores, in the bot's own words. A name
may be cut where there is no room for it, for its letter says whose it is; nothing else may, and nothing leaves its box.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import pytest

from bot.games import GAMES
from bot.service.tables.changes import NAME_LENGTH, clean
from bot.text.fluent import text
from rendering import RENDERERS, closer, film, leaderboard, render
from rendering import theme as t
from rendering.canvas import Canvas
from rendering.chart import draw as chart
from rendering.fonts import MARK, glyphs, length
from rendering.fonts import clean as drawn_name
from rendering.leaderboard import Line
from rendering.leaderboard import draw as board
from rendering.spots import Box
from tests.rendering import boonlake_samples, samples, santa_samples
from tests.rendering.checks import faults, inside, meetings, told
from tests.rendering.games import views

NAMES = {
    "widest": tuple(c * 32 for c in "⸻ⅧЩW‰"),
    "wide words": ("WWWW WWWWW WWWWWW WWWWWW WWWWWWW", "Щ" * 15 + " " + "Щ" * 16, "@ " * 16, "Ю-" * 16, "m" * 32),
    "emoji": ("👩\u200d👩\u200d👧" * 6, "🏴\u200d☠\ufe0f" * 8, "🇩🇪" * 16, "👍🏽" * 16, "1\ufe0f\u20e3" * 10),
    "marks": ("Z\u0337\u031b\u0308" * 8, "Й\u0306\u0306" * 10, "e\u0301" * 16, "ﷺ" * 32, "\u0e19\u0e49" * 16),
    "mixed": ("Щ😀" * 16, "W\u0301" * 16, "𝕎" * 32, "㊿" * 32, "Ǆ" * 32),
}
LANGUAGES = ("en", "ru")


def called(kind: str, seats: int) -> tuple[str, ...]:
    """Names as the bot keeps them."""
    return tuple(clean(name, "?") for name in NAMES[kind][:seats])


def wrong(drawn: Canvas) -> list[str]:
    """What is wrong with a picture but that a name, or a sentence with one, is cut."""
    of_people = re.compile(r"(name \d+|seat \d+ score name|asked|winner)?")
    cut = {f"{w.text!r} ({w.about}) is cut" for w in drawn.written if of_people.fullmatch(w.about)}
    return [fault for fault in faults(drawn) if fault not in cut]


def parts(game: str, view: Any) -> list[str]:
    seats = len(view.seats)
    landscape = [*(["question"] if view.asked else []), *(part for part, _ in closer(game, seats))]
    return ["table", "market", *(f"seat:{n}" for n in range(seats)), *landscape]


def pictures(game: str, view: Any, kind: str, before: Any = None) -> list[str]:
    """Every part, in each language in turn; what is wrong with any of them."""
    names = called(kind, len(view.seats))
    found = []
    for i, part in enumerate(parts(game, view), list(NAMES).index(kind)):
        language = LANGUAGES[i % 2]
        drawn = RENDERERS[game](view, names=names, words=text(language, game).strict, part=part, before=before)
        found += [f"{language} {part}: {fault}" for fault in wrong(drawn)]
    return found


def test_the_widest_are_the_widest() -> None:
    """The two widest letters of the font that a name may be made of are among them."""
    letters = [chr(c) for c in glyphs() if unicodedata.category(chr(c))[0] in "LNPS"]
    *_, second, first = sorted(letters, key=lambda c: length(c * 8, t.BIG, "bold"))
    assert {first * 32, second * 32} <= set(NAMES["widest"])
    assert all(1 <= len(name) <= NAME_LENGTH for kind in NAMES for name in called(kind, 5))
    assert MARK in drawn_name(NAMES["emoji"][0])


@pytest.mark.parametrize("kind", NAMES)
def test_puerto_rico_of_five(kind: str) -> None:
    view = samples.view(5, everything=True)
    assert pictures("puerto_rico", samples.many(view), kind) == []
    assert pictures("puerto_rico", samples.finished(view), kind, view) == []
    for everything in (False, True):
        assert pictures("puerto_rico", samples.draft(5, everything), kind) == []


@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("seats", [1, 4])
def test_santa_maria_of_four_and_alone(seats: int, kind: str) -> None:
    view = santa_samples.full(seats)
    assert pictures("santa_maria", view, kind) == []
    kingdoms = dict.fromkeys(("american_kingdoms", "governor", "specialists", "ambassadors"), "true")
    for options in ({}, {"setup": "advanced", "blue_dice": "shared"}, kingdoms):
        game = santa_samples.game(seats, **options)
        assert game[-1].over and pictures("santa_maria", game[-1], kind, game[-9]) == [], options


@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("seats", [1, 4])
def test_boonlake_of_four_and_alone(seats: int, kind: str) -> None:
    game = boonlake_samples.game(seats)
    for before, view in ((0, 4), (len(game) // 2 - 2, len(game) // 2), (-4, -1)):
        assert pictures("boonlake", game[view], kind, game[before]) == []
    assert game[-1].over


def test_whole_games_with_every_expansion_are_scored_with_such_names() -> None:
    on = {"new_buildings": "true", "nobles": "true"}
    (*_, last) = views(5, 5, 0, **on)
    assert last.over
    for kind in NAMES:
        assert pictures("puerto_rico", last, kind) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_32_of_the_widest_usual_letters_stay_whole(language: str) -> None:
    """On every board, in the scores, the chart and the leaderboard."""
    whole = tuple(c * 32 for c in "ЩW‰@m")
    market, colony = samples.view(5, everything=True), santa_samples.full(4)
    chosen = santa_samples.game(4, colonies="chosen")[0]
    over = santa_samples.game(4)[-1]
    pictures = [("puerto_rico", v) for v in (market, samples.many(market), samples.finished(market), samples.draft(5))]
    pictures += [("puerto_rico", samples.view(2))]
    pictures += [("santa_maria", v) for v in (colony, chosen, over, santa_samples.full(1))]
    pictures += [("boonlake", boonlake_samples.game(n)[-1]) for n in (1, 4)]
    for game, view in pictures:
        names, words = whole[: len(view.seats)], text(language, game).strict
        for part in ("table", "seat:0"):
            drawn = RENDERERS[game](view, names=names, words=words, part=part)
            assert faults(drawn) == [], (game, part)
            for seat, name in enumerate(names):
                assert told(drawn)[f"name {seat}"].replace("-", "").replace(" ", "") == name
    words = text(language, "puerto_rico").strict
    c = chart([[0, seat] for seat in range(5)], names=whole, words=words)
    b = board("", [Line(name, 1000, 1, 1) for name in whole], words)
    assert [w.text for w in (*c.written, *b.written) if w.text.endswith("…")] == []


@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart(language: str, kind: str) -> None:
    for game in GAMES:
        for unit in ("round", "year"):
            series = [[i * (seat + 1) for i in range(20)] for seat in range(5)]
            c = chart(series, names=called(kind, 5), words=text(language, game).strict, unit=unit)
            whole = Box(0, 0, *c.image.size)
            assert [w for w in c.written if not inside(w.ink, w.box) or not inside(w.box, whole)] == []
            assert meetings(c.written) == [] and min(w.size for w in c.written) >= t.SMALL


@pytest.mark.parametrize("kind", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_leaderboard(language: str, kind: str) -> None:
    for game in GAMES:
        words = text(language, game).strict
        lines = [Line(name, 1500 - 100 * i, 12345, 999) for i, name in enumerate(called(kind, 5) * 2)]
        title = words("leaderboard-title", game=words(f"game-{game}"))
        c = board(title, lines, words)
        whole = Box(0, 0, *c.image.size)
        assert [w for w in c.written if not inside(w.ink, w.box) or not inside(w.box, whole)] == []
        assert meetings(c.written) == [] and min(w.size for w in c.written) >= t.SMALL
        assert len({told(c)[f"letter {i}"] for i in range(10)}) == 10


def test_pictures_of_such_names_are_made_at_every_width_and_as_a_film() -> None:
    """What is sent: not the canvas but the file, small ones and the film of a game's boards."""
    view, words = samples.view(5, everything=True), text("ru", "puerto_rico")
    pngs = [render("puerto_rico", view, names=called(kind, 5), words=words, width=400).png for kind in NAMES]
    assert len(set(pngs)) == len(NAMES) and film(pngs).startswith(b"GIF89a")
    assert leaderboard("Щ" * 99, [(n, 9999, 10**6, 10**6) for n in called("widest", 5)], words=words, width=800).png
