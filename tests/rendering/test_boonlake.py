"""What a picture of Boonlake tells: the numbers, tiles, pieces and ships of the view, and what has changed."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
import pytest

from bot.games.boonlake import Boonlake
from bot.games.boonlake.view import View
from bot.rules.policies import by_rules_of_thumb
from bot.text.fluent import text
from rendering.boonlake import draw
from rendering.boonlake.board import taken
from rendering.boonlake.scene import Scene
from rendering.canvas import Canvas
from rendering.spots import layout
from tests.rendering.boonlake_samples import NAMES, game
from tests.rendering.checks import faults, told


def picture(view: View, part: str = "table", language: str = "en", before: View | None = None) -> Canvas:
    names = NAMES[language][: len(view.seats)]
    return draw(view, names=names, words=text(language, "boonlake").strict, part=part, before=before)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_can_be_drawn(seats: int, language: str) -> None:
    views = game(seats)
    for before, view in zip(views[::9], views[9::9], strict=False):
        for part in ("table", "market", f"seat:{seats - 1}"):
            assert faults(picture(view, part, language, before)) == [], part


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_number_of_the_view_is_told(seats: int) -> None:
    for view in game(seats)[3::12]:
        said = told(picture(view))
        for me in view.seats:
            for what, n in (("coins", me.coins), ("points", me.points), ("vases", me.vases), ("ranch", me.ranch)):
                assert said[f"seat {me.seat} {what}"] == str(n).replace("-", "−")
            assert said[f"seat {me.seat} hand"] == str(me.hand_size)
            assert said[f"seat {me.seat} supply"] == str(me.supply)
            for resource, level in me.sites.items():
                assert said.get(f"seat {me.seat} site {resource}", "0") == str(level)
            assert {f"seat {me.seat} lever {lever}" for lever in me.levers} <= said.keys()
            assert {f"card {card}" for card in me.played} <= said.keys()
        assert {f"space {n}" for n in range(1, 34)} <= said.keys()
        for region in view.regions:
            for seat, n in region.presences.items():
                assert said[f"presences {region.region} {seat}"] == str(n)
        assert (said["grey tiles"], said["pastures"], said["deck"]) == (
            str(view.grey),
            str(view.pastures),
            str(view.deck),
        )
        for row in view.rows:
            assert said[f"row {row.row} steps"] == str(row.steps)
            assert not row.strip or f"strip {row.strip}" in said
        for area in view.areas:
            assert area.tile is None or f"tile {area.tile.tile}" in said
        if view.eminence:
            assert said["seat -1 points"] == str(view.eminence.points)
            assert said["seat -1 cactus"] == str(view.eminence.cactus)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_piece_and_ship_is_drawn_in_its_owner_s_colour(seats: int) -> None:
    for view in game(seats)[5::15]:
        drawn = [name for name, _ in picture(view, "market").icons]
        for seat in range(seats):
            sites = [site for space in view.spaces for site in space.sites if site.seat == seat]
            for kind in ("house", "settlement"):
                assert drawn.count(f"{kind}_of_{seat}") == sum(site.piece == kind for site in sites)
            assert drawn.count(f"cattle_of_{seat}") == sum(space.cattle.count(seat) for space in view.spaces)
            assert drawn.count(f"ship_of_{seat}") == 1


def test_what_changed_is_marked_and_nothing_else() -> None:
    view = game(2)[20]
    assert picture(view, before=view).marks == []
    mine = msgspec.structs.replace(view.seats[0], coins=view.seats[0].coins + 3)
    rich = msgspec.structs.replace(view, seats=(mine, *view.seats[1:]))
    assert [about for about, _ in picture(rich, before=view).marks] == ["seat 0 coins"]
    region = msgspec.structs.replace(view.regions[0], covered=not view.regions[0].covered)
    cattle = next(s.space for s in view.spaces if s.pasture and len(s.cattle) < 4)
    spaces = tuple(msgspec.structs.replace(s, cattle=(*s.cattle, 0)) if s.space == cattle else s for s in view.spaces)
    other = msgspec.structs.replace(view, regions=(region, *view.regions[1:]), spaces=spaces)
    marked = [about for about, _ in picture(other, before=view).marks]
    assert marked == [f"space {cattle}", f"region {region.region}"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_alone_the_wise_eminence_has_a_column_of_the_score(language: str) -> None:
    view = game(1)[-1]
    drawn = picture(view, language=language)
    said = told(drawn)
    assert faults(drawn) == []
    assert {score.seat for score in view.scores} == {-1, 0}
    for score in view.scores:
        assert said[f"seat {score.seat} score total"] == str(score.total).replace("-", "−")
        assert said[f"seat {score.seat} rank"] == str(score.rank)


@pytest.mark.parametrize(
    ("then", "now", "found"),
    [
        ("abcdefg", "abcdefg", ""),
        ("abcdefg", "abdefgc", "c"),
        ("abcdefg", "bcdefga", "a"),
        ("abcdefg", "abcdegf", "f"),
        ("abcdefg", "bdefgca", "ca"),
        ("abcdefg", "abdefcg", "cg"),
        ("abcdefg", "ab.defg", "."),
        ("ab.defg", "abdefgc", "c"),
        ("abcdefg", "bcd.fga", ".a"),
    ],
)
def test_only_strips_that_were_taken_are_marked(then: str, now: str, found: str) -> None:
    """Each letter a strip, from the highest row down; a dot is the row of one that is in play."""
    rows = [["" if strip == "." else strip for strip in order] for order in (now, then)]
    assert taken(rows[0], rows[1]) == {"" if strip == "." else strip for strip in found}


def test_after_a_turn_one_row_is_marked() -> None:
    rules, turns = Boonlake(), list[View]()
    state = rules.setup(2, bytes(32)).state
    below = Random(1).randrange
    while len(turns) < 6:
        (d, *_) = rules.pending(state)
        if d.ask == "Turn":
            turns.append(rules.view(state, None))
        state = rules.apply(state, by_rules_of_thumb(rules, state, d.seat, below)).state
    for before, view in pairwise(turns):
        rows = [about for about, _ in picture(view, before=before).marks if about.startswith("row ")]
        assert rows == ([] if view.rows == before.rows else ["row 7"])
    assert any(view.rows != before.rows for before, view in pairwise(turns))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_two_regions_have_the_same_letters(language: str) -> None:
    """The sign of a region is told by more than its colour."""
    view = game(2)[0]
    scene = Scene(view, None, NAMES[language][:2], text(language, "boonlake").strict, layout("boonlake"))
    assert len({scene.region_letters(r.region) for r in view.regions}) == len(view.regions)
