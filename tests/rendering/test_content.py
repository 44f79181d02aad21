"""What a picture of Puerto Rico tells: every number, tile, building and person of the view, and what has changed."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import pytest

from bot.games.puerto_rico.components.box import box
from bot.games.puerto_rico.view import SeatView, View
from rendering import sprites
from rendering import theme as t
from rendering.puerto_rico import scene
from rendering.spots import Box, layout
from tests.rendering import samples
from tests.rendering.checks import icons_within, told
from tests.rendering.pictures import SEATS, canvas
from tests.rendering.words import Words


@pytest.mark.parametrize("everything", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_every_number_of_the_view_is_told(seats: int, everything: bool) -> None:
    view = samples.view(seats, everything=everything)
    said = told(canvas(view))
    expected = {"round": "Round 7", "phase": "Builder", "asked": "Boris builds" if seats == 2 else "Vera builds"}
    expected |= _market(view)
    for seat in view.seats:
        me = f"seat {seat.seat}"
        expected |= {f"{me} {good}": str(n) for good, n in seat.goods.items()}
        expected |= {
            f"{me} doubloons": str(seat.doubloons),
            f"{me} points": "?" if seat.points is None else str(seat.points),
            f"{me} idle": str(seat.idle - seat.idle_nobles),
            f"name {seat.seat}": samples.NAMES["en"][seat.seat],
        }
        if everything:
            expected[f"{me} idle nobles"] = str(seat.idle_nobles)
            expected[f"{me} nobles"] = str(seat.idle_nobles + sum(seat.nobles.values()))
    assert {about: said.get(about) for about in expected} == expected
    assert everything or not [about for about in said if "noble" in about]


def _market(view: View) -> dict[str, str]:
    found = {
        "quarries": str(view.quarries),
        "pile": str(view.pile),
        "discards": str(view.discards),
        "colonist ship": str(view.colonist_ship),
        "colonist supply": str(view.colonist_supply),
        "points left": str(view.points_left),
    }
    found |= {f"{good} left": str(n) for good, n in view.goods.items()}
    for ship in view.ships:
        load = f"{ship.good.capitalize()} {ship.load}/{ship.size}".strip()
        found |= {f"ship {ship.size} size": str(ship.size), f"ship {ship.size} load {ship.load}": load}
    if view.with_nobles:
        found |= {"noble ship": str(view.noble_ship), "noble supply": str(view.noble_supply)}
    found |= {f"price of {good}": str(price) for good, price in view.prices.items()}
    for b in view.buildings:
        found |= {f"building {b.building} {what}": str(getattr(b, what)) for what in ("cost", "points")}
        found[f"building {b.building} left"] = f"×{b.left}"
    found |= {f"role {r.role} doubloons": str(r.doubloons) for r in view.roles if r.doubloons}
    return found


@pytest.mark.parametrize("everything", [False, True])
@pytest.mark.parametrize("part", ["market", "seat:1"])
def test_the_other_parts_tell_the_market_too(part: str, everything: bool) -> None:
    view = samples.view(4, everything=everything)
    said = told(canvas(view, part=part))
    assert {about: said.get(about) for about in _market(view)} == _market(view)


@pytest.mark.parametrize("everything", [False, True])
@pytest.mark.parametrize("section", ["seats", "own"])
def test_island_and_city_show_every_tile_building_and_colonist(section: str, everything: bool) -> None:
    view = samples.view(5, everything=everything)
    plan = layout("puerto_rico").sections[section]
    for seat in view.seats:
        drawn = canvas(view, part="table" if section == "seats" else f"seat:{seat.seat}")
        said = told(drawn)
        letter = next(
            w.box for w in drawn.written if w.about == f"letter {seat.seat}" and w.box.w == plan.spots["letter"].box[2]
        )
        x, y = letter.x - plan.spots["letter"].box[0], letter.y - plan.spots["letter"].box[1]
        tiles = plan.spots["tile"].box
        wide, high = (1428, 114) if section == "own" else (452, 156)
        island = icons_within(drawn, Box(x + tiles[0], y + tiles[1], wide, high))
        on_tiles = _people(seat, {kind: n for kind, n in seat.island.items() if kind != "forest"})
        assert island == {**seat.island, **on_tiles}
        circles = {b.building: b.circles for b in view.buildings}
        stats = Counter({"noble": 1} if everything else {})  # beside how many they have
        boards = icons_within(drawn, Box(x, y, 1568, plan.height))
        in_city = _people(seat, {b: circles[b] for b in seat.city})
        assert {icon: n for icon, n in boards.items() if icon in PEOPLE} == on_tiles + in_city + stats
        names = Words("en")
        for building in seat.city:
            called = {names(f"name-{building}"), names(f"name-{building}.short")}
            assert said.get(f"seat {seat.seat} city {building}") in called


PEOPLE = ("full", "empty", "noble", "guest", "guest_noble", "either", "either_full")


def _people(seat: SeatView, circles: dict[str, int]) -> Counter[str]:
    """The icons on the circles of some places."""
    found: Counter[str] = Counter()
    for place, n in circles.items():
        people, nobles = seat.colonists.get(place, 0), seat.nobles.get(place, 0)
        either = place in ("land_office", "chapel", "hunting_lodge", "zoning_office")
        guests = place == "guest_house"
        found["guest_noble" if guests else "noble"] += nobles
        found["guest" if guests else "either_full" if either else "full"] += people - nobles
        found["either" if either else "empty"] += n - people
    return +found


def test_the_boxes_buildings_come_from_are_known_as_the_data_has_them() -> None:
    base, new, nobles = ({b.id: b for b in box("printed", *on).buildings} for on in ((), (True,), (False, True)))
    assert set(new) - set(base) == scene.NEW_BUILDINGS
    assert set(nobles) - set(base) == scene.NOBLES
    whole = new | nobles
    assert {b.id for b in whole.values() if b.size == 2} == scene.LARGE_BUILDINGS
    assert {b.id for b in whole.values() if b.type.startswith("production")} == set(scene.PRODUCTION)


def test_a_building_tells_its_box_by_its_corners_and_beige_ones_are_beige() -> None:
    looks = {name: (scene.shape(name), scene.ground(name)) for name in ("hacienda", "library", "villa")}
    assert len({corners for corners, _ in looks.values()}) == 3
    assert {ground for _, ground in looks.values()} == {t.BEIGE}
    assert t.BEIGE not in {scene.ground(name) for name in scene.PRODUCTION}
    cards = [
        sprites.card(160, 64, 16, t.CELL, t.INK, 2, t.PANEL, corners).convert("L").tobytes()
        for corners, _ in looks.values()
    ]
    for one, other in itertools.combinations(cards, 2):
        assert sum(abs(a - b) > 60 for a, b in zip(one, other, strict=True)) > 100


def test_a_draft_shows_the_kinds_and_the_spaces_of_each_price() -> None:
    view = samples.draft(4)
    drawn = canvas(view, part="market")
    said = told(drawn)
    assert said["round"] == "Draft"
    assert said["asked"] == "Gleb chooses a building"
    for cost, n in view.draft_spaces.items():
        assert (said[f"draft {cost} cost"], said[f"draft {cost} spaces"]) == (cost, f"{n} free")
    assert "draft 6 cost" not in said  # no space is left
    for b in view.drafting:
        for what in ("cost", "points"):
            assert said[f"building {b.building} {what}"] == str(getattr(b, what))
        assert said[f"building {b.building} left"] == f"×{b.copies}"
    heads = {w.text: w.box.y for w in drawn.written if re.fullmatch(r"draft \d+ cost", w.about)}
    rows = {w.about: w.box for w in drawn.written if w.about.endswith(" cost") and w.about.startswith("building")}
    for b in view.drafting:
        assert rows[f"building {b.building} cost"].y > heads[str(b.cost)]


def test_with_two_players_every_role_taken_stands_at_its_player() -> None:
    view = samples.view(2)
    for part in ("table", "seat:0", "seat:1"):
        drawn = canvas(view, part=part)
        high = layout("puerto_rico").sections["own"].height
        for seat in view.seats:
            y = next(w.box.y for w in drawn.written if w.about == f"name {seat.seat}") - 8
            found = icons_within(drawn, Box(16, y, 110, high))
            assert {role: found.get(role) for role in seat.roles} == dict.fromkeys(seat.roles, 1)
            assert len(seat.roles) >= 2


def test_ships_house_and_tiles_are_drawn_good_by_good() -> None:
    view = samples.view(4)
    drawn = canvas(view, part="market")
    plan = layout("puerto_rico").sections["harbour"]
    top = next(w.box.y for w in drawn.written if w.about == "ship 5 size") - plan.spots["ship"].box[1]
    ships = icons_within(drawn, Box(16, top, 576, 330))
    assert ships == {"sugar": 3, "corn": 7}
    house, tiles = plan.spots["house"].box, plan.spots["tile"].box
    assert icons_within(drawn, Box(16 + house[0], top + house[1], house[2], house[3])) == {
        "house": 1,
        "corn": 1,
        "tobacco": 1,
    }
    face_up = icons_within(drawn, Box(16 + tiles[0], top + tiles[1], 630, tiles[3]))
    assert face_up == dict.fromkeys(view.face_up, 1)


def test_who_took_a_role_who_governs_and_who_is_asked() -> None:
    view = samples.view(4)
    drawn = canvas(view)
    said = told(drawn)
    plan = layout("puerto_rico")
    assert said["letter 0"].split() == ["A", "A"]  # on the settler, at the own panel
    assert said["letter 1"].split() == ["B", "B", "B"]  # on the builder, in the status, at the own panel
    assert said["letter 2"].split() == ["V", "V"]  # asked, at the own panel
    assert [name for name, _ in drawn.icons].count("governor") == 1
    assert [name for name, _ in drawn.icons].count("asked") == 2  # in the status, on the seat
    y = {seat: next(w.box.y for w in drawn.written if w.about == f"name {seat}") for seat in range(4)}
    crown = next(box for name, box in drawn.icons if name == "governor")
    assert y[0] <= crown.y < y[0] + plan.sections["seats"].height


def test_the_last_round_is_told_with_its_reasons() -> None:
    said = told(canvas(samples.many(samples.view(3))))
    assert said["ending"] == "Last round: colonists ran out, points ran out"
    assert said["asked"] == "Waiting for"


def test_the_final_score_line_by_line() -> None:
    view = samples.finished(samples.view(5))
    said = told(canvas(view))
    for score in view.scores:
        assert said[f"seat {score.seat} score total"] == str(score.total)
        assert said[f"seat {score.seat} score tie"] == str(score.tie)
        assert said[f"seat {score.seat} rank"] == str(score.rank)
        for line, points in score.lines:
            assert said[f"seat {score.seat} score {line}"] == str(points)


def test_hidden_points_are_not_in_the_picture() -> None:
    said = told(canvas(samples.view(4)))
    assert [said[f"seat {i} points"] for i in range(4)] == ["17", "?", "?", "?"]


def test_what_changed_is_marked_and_nothing_else() -> None:
    before = samples.view(4)
    after = samples.later(before)
    assert {about for about, _ in canvas(after, before=before).marks} == {
        "role trader", "ship 5", "house 2", "face up 1 indigo", "quarries", "pile", "discards", "colonist ship",
        "colonist supply", "coffee left", "points left", "building hospice", "seat 0 doubloons", "seat 0 corn",
        "seat 0 idle", "seat 0 tile corn 2", "seat 0 tile corn 3", "seat 0 city hospice", "seat 1 governor",
    }  # fmt: skip
    assert canvas(after, before=after).marks == []
    before = samples.view(4, everything=True)
    found = {about for about, _ in canvas(samples.later(before), before=before).marks}
    assert {about for about in found if about.startswith("seat 0")} == {
        "seat 0 doubloons", "seat 0 corn", "seat 0 idle", "seat 0 idle nobles", "seat 0 nobles",
        "seat 0 tile corn 0", "seat 0 tile corn 2", "seat 0 tile corn 3", "seat 0 tile quarry 0",
        "seat 0 tile forest 3", "seat 0 city guest_house", "seat 0 city chapel", "seat 0 city jeweler",
        "seat 0 city church",
    }  # fmt: skip
    assert {about for about in found if "noble" in about and "seat" not in about} == {"noble supply"}
    assert canvas(after).marks == []
    assert canvas(after, before=samples.view(3)).marks == []  # of another table: no older view at all


def test_a_mark_is_an_outline_and_a_notch_not_only_a_colour() -> None:
    before = samples.view(4)
    plain, marked = canvas(samples.later(before)), canvas(samples.later(before), before=before)
    box = next(box for about, box in marked.marks if about == "quarries")
    area = (box.x, box.y, box.x + box.w, box.y + box.h)
    one, other = plain.image.crop(area), marked.image.crop(area)
    assert one.getpixel((box.w // 2, 1)) != other.getpixel((box.w // 2, 1))
    assert one.getpixel((box.w - 16, 3)) != other.getpixel((box.w - 16, 3))
    assert one.getpixel((box.w // 2, box.h // 2)) == other.getpixel((box.w // 2, box.h // 2))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_production_buildings_carry_the_sign_of_their_good(language: str) -> None:
    """In the supply and in a city, beside the name; the jeweler makes none."""
    view = samples.view(5, everything=True)
    drawn = canvas(view, language)
    named = {w.about: w.box for w in drawn.written}
    rows = {f"building {b.building}": b.building for b in view.buildings}
    rows |= {f"seat {seat.seat} city {b}": b for seat in view.seats for b in seat.city}
    signed = set()
    for about, building in rows.items():
        name = named[about]
        around = Box(name.x - 50, name.y - 4, name.w + 54, name.h + 8)
        good = scene.PRODUCTION.get(building)
        found = set(scene.GOODS) & set(icons_within(drawn, around))
        assert found == ({good} if good else set()), about
        if good:
            signed.add(about.partition(" ")[0])
    assert signed == {"building", "seat"}
