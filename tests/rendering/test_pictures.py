"""Pictures of Puerto Rico: nothing overlaps or is cut, nothing is too small, every number is there."""

from __future__ import annotations

import io
import itertools
import re
from collections import Counter

import pytest
from PIL import Image

from bot.games.puerto_rico.box import box
from bot.games.puerto_rico.view import SeatView, View
from bot.text.fluent import text
from rendering import letters, png, puerto_rico, render, sprites
from rendering import theme as t
from rendering.puerto_rico import draw, scene
from rendering.spots import Box, layout
from tests.rendering import samples
from tests.rendering.checks import faults, icons_within, meet, told
from tests.rendering.games import views
from tests.rendering.words import Words

SEATS = (2, 3, 4, 5)
PARTS = ("table", "seat:0", "seat:2", "market")
STAGES = {
    "plain": lambda v: (v, None),
    "changed": lambda v: (samples.later(v), v),
    "all asked": lambda v: (samples.many(v), v),
    "over": lambda v: (samples.finished(v), v),
}


def canvas(
    view: View, language: str = "en", part: str = "table", before: View | None = None, names: tuple[str, ...] = ()
):
    names = names or samples.NAMES[language][: len(view.seats)]
    return draw(view, names=names, words=Words(language), part=part, before=before)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("everything", [False, True])
def test_nothing_overlaps_is_cut_or_too_small(
    everything: bool, seats: int, part: str, stage: str, language: str
) -> None:
    view, before = STAGES[stage](samples.view(seats, everything=everything))
    part = "seat:1" if part == "seat:2" and seats == 2 else part
    drawn = canvas(view, language, part, before)
    assert faults(drawn) == []
    assert [w for w in drawn.written if w.text.endswith("-")] == []  # no word is parted


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("part", ["table", "seat:1", "market"])
@pytest.mark.parametrize("everything", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_a_draft_stands_within_its_boxes(seats: int, everything: bool, part: str, language: str) -> None:
    assert faults(canvas(samples.draft(seats, everything), language, part)) == []


ON = ({}, {"new_buildings": "true"}, {"nobles": "true"}, {"new_buildings": "true", "nobles": "true"})


@pytest.mark.parametrize("on", ON, ids="+".join)
@pytest.mark.parametrize("seats", SEATS)
def test_real_games_in_the_bots_own_words(seats: int, on: dict[str, str]) -> None:
    """Every 31st question of a whole game, with all parts, in the words that the bot has in each language."""
    seen = list(views(seats, seats, 0, **on))
    for n in (*range(0, len(seen), 31), len(seen) - 1):
        for language, part in itertools.product(("en", "ru"), ("table", f"seat:{n % seats}")):
            names, words = samples.NAMES[language][:seats], text(language, "puerto_rico").strict
            drawn = draw(seen[n], names=names, words=words, part=part, before=seen[max(0, n - 5)])
            assert faults(drawn) == [], (n, part)
            assert [w for w in drawn.written if w.text.endswith("-")] == [], (n, part)  # no word is parted


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


def test_a_building_tells_its_box_by_its_corners_and_its_ground() -> None:
    looks = {name: (scene.shape(name), scene.ground(name)) for name in ("hacienda", "library", "villa")}
    assert len({corners for corners, _ in looks.values()}) == len({ground for _, ground in looks.values()}) == 3
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


LONG = (
    ("W" * 32, "Ш" * 32, "Щ" * 32, "m" * 32, "Anna of the Long Windy Mountains"),
    ("Константин Константинопольский-Ы", "Jean-Baptiste de la Rochefoucaul", "A B C D E F G H I J K L M N O P",
     "Абвгдежзийклмнопрстуфхцчшщъыьэюя", "i" * 32),
)  # fmt: skip
ODD = ("👩‍👩‍👧 Zoë 🎲", "Z̷̛a̸l̵g̶o", "田中太郎さん", "\u202eevil\u202c", "\n\t ")


@pytest.mark.parametrize("part", ["table", "seat:0", "over"])
@pytest.mark.parametrize("everything", [False, True])
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("names", LONG)
def test_a_name_of_32_wide_letters_stands_whole_within_its_box(
    names: tuple[str, ...], seats: int, everything: bool, part: str
) -> None:
    view = samples.view(seats, everything=everything)
    about = "name {}"
    if part == "over":
        view, part, about = samples.finished(view), "table", "seat {} score name"
    drawn = canvas(view, "ru", part, names=names[:seats])
    in_status = {"asked", ""}  # there a name may be cut: it stands whole elsewhere
    assert [fault for fault in faults(drawn) if "is cut" not in fault] == []
    assert [w for w in drawn.written if w.text.endswith("…") and w.about not in in_status] == []
    said = told(drawn)
    for seat in range(seats):
        whole = said[about.format(seat)]
        assert whole.replace(" ", "").replace("-", "") == names[seat].replace(" ", "").replace("-", "")


@pytest.mark.parametrize("part", ["table", "seat:3"])
def test_names_that_the_font_cannot_draw_have_a_visible_mark_instead(part: str) -> None:
    drawn = canvas(samples.view(5), "en", part, names=ODD)
    assert faults(drawn) == []
    said = told(drawn)
    assert [said[f"name {i}"] for i in range(5)] == ["◊◊◊ Zoë ◊", "Zalgo", "◊◊◊", "evil", "◊"]


def test_seats_have_letters_of_their_own() -> None:
    assert letters(("Anna", "Boris", "Vera")) == ("A", "B", "V")
    assert letters(("Анна", "Alex", "anton")) == ("А", "L", "N")  # Latin and Cyrillic A look alike
    assert letters(("Вера", "Bob", "田")) == ("В", "O", "3")
    assert letters(("oo", "o", "OO")) == ("O", "2", "3")
    assert letters(("Anna", "Computer 2", "Компьютер 3")) == ("A", "2", "3")
    assert letters(("Computer 3", "3", "3")) == ("3", "2", "4"), "no two alike"


def test_the_same_view_gives_the_same_pixels_warm_or_cold() -> None:
    view = samples.view(4)
    warm = canvas(view).image.tobytes()
    assert canvas(view).image.tobytes() == warm
    puerto_rico.forget()
    assert canvas(view).image.tobytes() == warm


def test_pictures_do_not_share_their_image() -> None:
    first = canvas(samples.view(4))
    kept = first.image.tobytes()
    canvas(samples.later(samples.view(4)))
    render("puerto_rico", samples.finished(samples.view(4)), names=samples.NAMES["en"][:4], words=Words("en"))
    assert first.image.tobytes() == kept


def test_render_gives_a_png_of_its_size() -> None:
    view = samples.view(4)
    picture = render("puerto_rico", view, names=samples.NAMES["en"][:4], words=Words("en"))
    opened = Image.open(io.BytesIO(picture.png))
    assert opened.size == (picture.width, picture.height) == canvas(view).image.size
    assert opened.mode == "P"
    small = render("puerto_rico", view, names=samples.NAMES["en"][:4], words=Words("en"), width=400)
    assert small.width == 400
    assert abs(small.height * 4 - picture.height) < 4


def test_one_picture_is_drawn_once_for_the_same_inputs_and_again_for_others() -> None:
    view, names = samples.view(4), samples.NAMES["en"][:4]
    first = render("puerto_rico", view, names=names, words=Words("en"))
    assert render("puerto_rico", samples.view(4), names=list(names), words=Words("en")).png is first.png
    others = (
        render("puerto_rico", view, names=names, words=Words("ru")),
        render("puerto_rico", view, names=names[::-1], words=Words("en")),
        render("puerto_rico", samples.later(view), names=names, words=Words("en")),
        render("puerto_rico", view, names=names, words=Words("en"), part="seat:0"),
        render("puerto_rico", view, names=names, words=Words("en"), before=samples.later(view)),
    )
    assert len({first.png, *(picture.png for picture in others)}) == 6


def test_without_isal_the_pixels_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    image = canvas(samples.view(3), part="market").image
    fast = Image.open(io.BytesIO(png.encode(image)))
    monkeypatch.setattr(png, "_fast", None)
    slow = Image.open(io.BytesIO(png.encode(image)))
    assert fast.convert("RGB").tobytes() == slow.convert("RGB").tobytes()


@pytest.mark.parametrize("part", ["seat:4", "seat:", "seat:x", "seat", "table:1", "tables", "", "seat:-1"])
def test_a_part_there_is_not_is_refused(part: str) -> None:
    with pytest.raises(ValueError, match=r"no (part|seat)"):
        render("puerto_rico", samples.view(4), names=samples.NAMES["en"][:4], words=Words("en"), part=part)


def test_a_wrong_number_of_names_is_refused() -> None:
    with pytest.raises(ValueError, match="3 names for 4 seats"):
        render("puerto_rico", samples.view(4), names=("a", "b", "c"), words=Words("en"))


def test_no_two_panels_of_the_layout_overlap() -> None:
    sections = layout("puerto_rico").sections
    for name, section in sections.items():
        for spot, place in section.spots.items():
            x, y, w, h = place.box
            assert x >= 0, (name, spot)
            assert y >= 0, (name, spot)
            assert x + w <= 1568, (name, spot)
            assert section.height == 0 or y + h <= section.height, (name, spot)
        for spot in [name for name in section.spots if f"{name}_nobles" in section.spots and name == "stat"]:
            last = section.box((0, 0), f"{spot}_nobles", 9)
            assert last.x + last.w <= 1568
    harbour = sections["harbour"]
    panels = [
        Box(*harbour.spots[p].box) for p in ("sea", "tiles", "house", "ship_colonists", "supply_colonists", "points")
    ]
    panels += [harbour.box((0, 0), "good", i) for i in range(5)]
    assert not [1 for i, a in enumerate(panels) for b in panels[i + 1 :] if meet(a, b)]
