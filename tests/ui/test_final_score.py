"""The end of a game: the score, who has won, and how it came to that."""

import msgspec
import pytest

from bot.rules import Event, Line, Tally
from bot.service.core.model import Entry
from bot.service.history.retrace import Course
from bot.text.fluent import Text, text
from bot.ui.common import event_words, wording
from bot.ui.common.limits import ALT, assert_sendable
from bot.ui.posts import adapter, final_score, posts

from .tables import NASTY, entry, payload, table


async def test_a_story_tells_the_points_of_rivals_too(words):
    class Named(Text):
        def __call__(self, id, /, **args):
            return "the Keeper" if id == "rival-1" else super().__call__(id, **args)

    course, found = Course("round", ((0, 3), (0, 5), (0, 4)), ()), table(2, "over")
    post = final_score.story(Named(words.language, "puerto_rico"), found, course, b"chart")
    assert "The Keeper" in post.files[0].alt and "0, 4" in post.files[0].alt


async def test_the_final_score(words):
    lines = tuple(Line(i, 40) for i in ("chips", "buildings", "guild_hall", "residence", "fortress", "city_hall"))
    tallies = [Tally(i, lines, (1,), rank=1 if i < 2 else i + 1) for i in range(5)]
    post = final_score.over(words, table(5, "over"), tallies, 612)
    assert_sendable(payload(post))
    assert post.content.count("240") == 5
    who = posts.names(words, table(5, "over"))
    assert words("over-winner", n=2, names=wording.listed(words, who[:2])) in post.content


async def test_the_end_tells_what_nobody_has_been_told(words):
    """What the computer did after the last answer of a person, and why the game is over; who wins is said already."""
    found = table(5, "over")
    end = (Event("ending", None, {"reason": "colonists"}), Event("over", None, {"winners": (0, 1)}))
    played = [entry(1, 0), entry(2, 1), Entry(3, 2, (Event("prospected", 2, {"n": 7}), *end), 0.0, auto=True)]
    told = final_score.last_moves(words, found, played)
    assert event_words.sentence(words, end[0], ()) in told
    assert event_words.sentence(words, end[1], posts.names(words, found)) not in told
    tallies = [Tally(0, (Line("chips", 4),), rank=1)]
    assert final_score.over(words, found, tallies, 3, told).content.endswith(told)
    assert final_score.last_moves(words, found, played[:2]) == ""  # the answer of a person is told by its own question
    undone = [*played[:2], msgspec.structs.replace(played[2], undone=True)]
    assert final_score.last_moves(words, found, undone) == ""


async def test_alone_a_goal_that_is_missed_is_no_win(words):
    for missed, said in (
        (True, words("over-missed")),
        (False, words("over-winner", n=1, names=posts.names(words, table(1, "over"))[0])),
    ):
        post = final_score.over(
            words, table(1, "over"), [Tally(0, (Line("guild_hall", 70),), rank=1, missed=missed)], 90
        )
        assert said in post.content.splitlines()


async def test_the_story_of_a_game(words):
    course = Course("round", tuple(tuple(range(seat, seat + 40)) for seat in range(5)), ())
    posts = (
        final_score.story(words, table(5, "over"), course, b"chart"),
        final_score.moving(words, table(5, "over"), b"film"),
    )
    for post in posts:
        assert_sendable(payload(post))
    (chart,), (film,) = (adapter.new(post)["files"] for post in posts)
    assert (chart.filename, film.filename) == ("points-1000000000.png", "game-1000000000.gif")
    assert all(adapter.new(post)["silent"] for post in posts)
    assert f"{NASTY} 1: {', '.join(map(str, range(40)))}." in chart.description
    assert len(chart.description) <= ALT and 0 < len(film.description) <= ALT


async def test_what_decided_a_tie_is_told_only_where_there_was_one(words):
    lines = (Line("chips", 10),)
    tallies = [Tally(0, lines, (7,), rank=1), Tally(1, lines, (3,), rank=2), Tally(2, (), (9,), rank=3)]
    first, second, third = final_score.score_lines(words, tallies, ["Anna", "Boris", "Vera"])
    assert f"{wording.inside(words('score-tie'))} 7" in first and f"{wording.inside(words('score-tie'))} 3" in second
    assert wording.inside(words("score-tie")) not in third


async def test_points_lost_have_a_minus_and_no_hyphen(words):
    (line,) = final_score.score_lines(words, [Tally(0, (Line("chips", 3), Line("buildings", -4)), rank=1)], ["Anna"])
    assert "−4" in line and "−1" in line and "-" not in line


CALLED = [("santa_maria", "year", "round"), ("puerto_rico", "round", "year")]


@pytest.mark.parametrize(("game", "unit", "other"), CALLED)
def test_the_story_counts_as_its_game_does(game, unit, other):
    ru = {"year": "год", "round": "раунд"}
    found = table(3, "running", game=game)
    course = Course(unit, ((1, 2), (3, 4), (5, 6)), ())
    for language, of, never in (("en", unit, other), ("ru", ru[unit], ru[other])):
        post = final_score.story(text(language, game), found, course, b"chart")
        said = post.content + "".join(f.alt for f in post.files)
        assert of in said and never not in said
