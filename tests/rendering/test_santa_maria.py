"""Pictures of Santa Maria: every number of the view is there, everything within its box, nothing upon anything else."""

from __future__ import annotations

import itertools
from collections import Counter

import msgspec
import pytest

from bot.games.santa_maria.view import View
from rendering import render, santa_maria, sprites
from rendering import theme as t
from rendering.canvas import Canvas
from rendering.santa_maria.cells import GROUNDS, cell, facts
from rendering.santa_maria.drawings import RESOURCES
from rendering.santa_maria.effects import signs
from rendering.spots import Box, layout
from tests.rendering import santa_samples as samples
from tests.rendering.checks import faults, icons_within, meet, told
from tests.rendering.santa_words import Words

OPTIONS = (
    {},
    {"setup": "advanced", "blue_dice": "shared"},
    {"colonies": "chosen", "points": "open"},
    {"american_kingdoms": "true", "colonies": "chosen"},
    {"american_kingdoms": "true", "setup": "advanced"},
    {"american_kingdoms": "true", "governor": "true", "specialists": "true", "ambassadors": "true"},
)
KINDS = sorted(samples.full().buildings)


def canvas(view: View, language: str = "en", part: str = "table", before: View | None = None, **more: object) -> Canvas:
    names = more.get("names") or samples.NAMES[language][: len(view.seats)]
    assert isinstance(names, tuple)
    return santa_maria.draw(view, names=names, words=Words(language), part=part, before=before)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_is_cut_or_covered_from_set_up_to_score(language: str, seats: int, options: dict[str, str]) -> None:
    views = samples.game(seats, **options)
    for i in sorted({0, 2, len(views) // 3, 2 * len(views) // 3, len(views) - 1}):
        for part in ("table", "market", *(f"seat:{n}" for n in range(seats))):
            assert faults(canvas(views[i], language, part, views[max(0, i - 4)])) == [], (i, part)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("part", ["table", "market", "seat:0"])
def test_nothing_is_cut_or_covered_on_the_fullest_table(part: str, language: str, seats: int) -> None:
    assert faults(canvas(samples.full(seats), language, part)) == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_scholar_and_bishop_has_room_for_its_name_and_signs(language: str) -> None:
    for i in range(0, 10, 3):
        some = (samples.SCHOLARS * 2)[i : i + 3]
        view = samples.full(4, some, samples.BISHOPS[i % 6 : i % 6 + 3])
        drawn = canvas(view, language, "market")
        assert faults(drawn) == []
        said = told(drawn)
        for place in view.places[:6]:
            assert said[f"place {place.place}"] in (Words(language)(f"name-{place.place}"),
                                                    Words(language)(f"name-{place.place}.short"))  # fmt: skip
    assert set(samples.EFFECTS) == {*samples.SCHOLARS, *samples.BISHOPS}


@pytest.mark.parametrize("place", [*samples.SCHOLARS, *samples.BISHOPS])
def test_what_an_ability_or_a_bishop_is_worth_stands_on_the_picture(place: str) -> None:
    """Every number of the effect, and other numbers where the components say so."""
    view = samples.full(4, samples.SCHOLARS, samples.BISHOPS)
    spot = next(p for p in view.places if p.place == place)
    assert spot.effect is not None
    for more in (0, 1):
        effect = msgspec.structs.replace(spot.effect, numbers={k: n + more for k, n in spot.effect.numbers.items()})
        some = [p if p is not spot else msgspec.structs.replace(p, effect=effect) for p in view.places]
        drawn = canvas(msgspec.structs.replace(view, places=tuple(some)[:9]), part="market")
        if place not in {p.place for p in some[:9]}:
            drawn = canvas(msgspec.structs.replace(view, places=tuple(some)[9:]), part="market")
        said = sorted(w.text.strip("≤×") for w in drawn.written if w.about.startswith(f"place {place} "))
        wanted = {n for k, n in effect.numbers.items() if k != "colonists" or n > 1}
        if len(set(effect.numbers.values())) == 1 and effect.does == "buy":
            wanted = set(effect.numbers.values())
        assert {str(n) for n in wanted} <= set(said), (said, effect)
        assert len(signs(effect)) >= 2


def test_every_number_of_the_common_board_is_told() -> None:
    view = samples.full(4)
    said = told(canvas(view, part="market"))
    for face in range(1, 7):
        assert said[f"dice white {face}"] == f"×{view.white.count(face)}"
    assert said["blue left"] == "11"
    assert [said[f"{pile} pile"] for pile in ("double", "triple", "ship")] == ["14", "13", "29"]
    assert said["roads"] == str(view.roads)
    assert [said[f"conquest points {i}"] for i in range(1, 5)] == [str(n) for n in view.conquest_points]
    assert [int(said[f"space of religion {i}"]) for i in range(19)] == list(range(19))
    assert [int(said[f"space of conquest {i}"]) for i in range(11)] == list(range(11))
    for dock in view.docks:
        assert dock.ship is not None
        assert said[f"ship {dock.ship.tile}"] == dock.ship.tile.upper()
        assert said[f"ship {dock.ship.tile} points"] == str(dock.ship.points)
        if dock.gains:
            assert said[f"dock {dock.dock} income"] == str(*dock.gains.values())
    for tile in (*view.doubles, *view.triples):
        assert said[f"tile {tile.tile}"] == tile.tile.upper()
    for place in view.places:
        if place.points:
            assert said[f"place {place.place} points"] == str(place.points).replace("-", "−")
        for what in {"points", "coins"} & set(place.gains):
            assert said[f"place {place.place} gains"] == str(place.gains[what])
    assert said["year"] == f"Year {view.year}/3"


@pytest.mark.parametrize("part", ["table", "seat:{}"])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_number_of_a_player_is_told(seat: int, part: str) -> None:
    view = samples.full(4)
    me = view.seats[seat]
    drawn = canvas(view, part=part.format(seat))
    said = told(drawn)
    expected: dict[str, object] = {
        "coins": me.coins, "points": "?" if me.points is None else me.points, "monks": me.monks, "next": me.next_cost,
    } | dict(me.goods)  # fmt: skip
    for what, n in expected.items():
        assert said[f"seat {seat} {what}"] == str(n), what
    for place, die in me.dice.items():
        assert said[f"seat {seat} cell {place}"] == die[-1]
    for place, coins in me.paid.items():
        assert said[f"seat {seat} cell {place}"] == str(coins)
    for k, face in enumerate(me.blue):
        assert said[f"seat {seat} blue {k}"] == str(face)
    for dock, ships in me.harbour.items():
        about = f"seat {seat} dock {dock}"
        assert said[about] == f"×{len(ships)}"
        each = [said[f"{about} points {k}"] for k in range(len(ships)) if f"{about} points {k}" in said]
        whole = [str(ship.points) for ship in ships]
        assert each == whole or said[f"{about} points"] == str(sum(ship.points for ship in ships))
        assert each == whole or len(ships) > (2 if part == "table" else 5)
    for x in me.scholars:  # large, each by its name; small, by its signs alone, which stand beside each other
        numbers = [str(sign[1]) for sign in signs(samples.EFFECTS[x]) if isinstance(sign, tuple) and sign[1]]
        own = [w.text for w in drawn.written if w.about.startswith(f"seat {seat} scholar {x}")]
        assert own == numbers if part == "table" else own == [Words("en")(f"name-{x}"), *numbers]
    section = "seats" if part == "table" else "own"
    spots = layout("santa_maria").sections[section].spots
    name = next(w.box for w in drawn.written if w.about == f"name {seat}")
    x, y, w, h = spots["scholars"].box
    there = icons_within(drawn, Box(name.x - spots["name"].box[0] + x, name.y - spots["name"].box[1] + y, w, h))
    wanted = Counter(sign[0] for x in me.scholars for sign in signs(samples.EFFECTS[x]) if isinstance(sign, tuple))
    assert there == wanted


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_scholars_of_a_small_board_are_told_by_signs_or_by_names(language: str) -> None:
    ways = set()
    for some in [*itertools.combinations(samples.SCHOLARS[:-1], 3)][:: 7 if language == "en" else 9]:
        view = samples.full(4, some)
        drawn = canvas(view, language)
        seat = next(w for w in drawn.written if w.about.startswith("seat 0 scholar"))
        ways.add(seat.about == "seat 0 scholars")
        assert faults(drawn) == [], some
    assert ways == {False, True}


def test_one_scholar_has_name_and_signs_on_a_small_board() -> None:
    view = samples.full(4)
    some = tuple(msgspec.structs.replace(seat, scholars=("botany",)) for seat in view.seats)
    drawn = canvas(msgspec.structs.replace(view, seats=some))
    assert told(drawn)["seat 3 scholar botany"] == "Botany" and faults(drawn) == []


def test_a_row_for_each_other_player_tells_what_they_hold() -> None:
    view = samples.full(4)
    said = told(canvas(view, part="seat:2"))
    for seat in (0, 1, 3):
        me = view.seats[seat]
        assert said[f"seat {seat} coins"] == str(me.coins)
        assert [said[f"seat {seat} {good}"] for good in me.goods] == [str(n) for n in me.goods.values()]
        assert said[f"seat {seat} monks"] == str(me.monks)


@pytest.mark.parametrize("seats", [1, 4])
def test_the_final_score_tells_every_line(seats: int) -> None:
    view = samples.game(seats, points="open")[-1]
    said = told(canvas(view))
    for score in view.scores:
        for what, n in (*score.lines, ("total", score.total), ("tie", score.tie)):
            assert said[f"seat {score.seat} score {what}"] == str(n).replace("-", "−")
        assert seats == 1 or said[f"seat {score.seat} rank"] == str(score.rank)
    assert "winner" in said


def test_alone_one_reads_whether_the_goal_was_reached() -> None:
    lost = samples.game(1)[-1]
    won = msgspec.structs.replace(
        lost, scores=(msgspec.structs.replace(lost.scores[0], total=131),), achieved=("democracy",)
    )
    assert told(canvas(lost))["winner"] == "Goal missed"
    assert told(canvas(won))["winner"] == "Goal reached, Democracy"
    assert told(canvas(won))["goal"] == "Goal 100"


def test_badges_stand_where_markers_and_monks_are() -> None:
    """The one ahead stands lowest on its space of the conquistador track."""
    drawn = canvas(samples.full(4), part="market")
    letters = [w for w in drawn.written if w.about.startswith("letter")]
    sections = layout("santa_maria").sections
    first = next(w for w in drawn.written if w.about == "space of conquest 2")
    column = sections["conquest"].spots["space"].box
    stack = [w for w in letters if abs(w.ink.x - first.box.x) < column[2] and 0 < w.ink.y - first.box.y < column[3]]
    ordered = sorted(stack, key=lambda w: -w.ink.y)
    assert [w.about for w in ordered] == [f"letter {seat}" for seat in (3, 2, 1, 0)]
    praying = next(w for w in drawn.written if w.about == "space of religion 17")
    there = [w for w in letters if abs(w.ink.x - praying.box.x) < 78 and 0 < w.ink.y - praying.box.y < 240]
    assert sorted(w.about for w in there) == [f"letter {seat}" for seat in range(4)]


def test_whose_turn_it_is_and_the_line_in_use_stand_at_the_top() -> None:
    view = msgspec.structs.replace(samples.full(3), die="blue_5", line="C")
    said = told(canvas(view))
    assert said["die in hand"] == "5"
    assert said["line"] == "C"
    assert samples.NAMES["en"][view.asked[0].seat] in said["asked"]


def test_what_changed_is_marked_and_nothing_else() -> None:
    before = samples.full(4)
    assert canvas(before, before=before).marks == []
    assert canvas(before).marks == []
    me = before.seats[2]
    after = msgspec.structs.replace(
        before,
        white=before.white[1:],
        blue_left=10,
        seats=(
            *before.seats[:2],
            msgspec.structs.replace(me, coins=me.coins + 1, dice=me.dice | {"D5": "white_2"}),
            before.seats[3],
        ),
    )
    marks = {about for about, _ in canvas(after, before=before).marks}
    assert marks == {"dice white 1", "blue left", "seat 2 coins", "seat 2 cell D5"}
    lines = {about for about, _ in canvas(after, part="seat:0", before=before).marks}
    assert lines == {"dice white 1", "blue left", "seat 2 coins"}


def test_a_used_building_is_pale_and_keeps_its_signs() -> None:
    kinds = samples.full().buildings
    for kind in kinds.values():
        free, used = cell(facts(kind), 92, False), cell(facts(kind), 92, True)
        assert [w.text for w in free.written] == [w.text for w in used.written]
        assert [name for name, _ in free.icons] == [name for name, _ in used.icons]
        assert all(box.y + box.h <= 46 for _, box in used.icons)
        assert free.icons, kind.building


@pytest.mark.parametrize("side", [92, 23])
def test_no_two_buildings_look_alike(side: int) -> None:
    kinds = samples.full().buildings
    seen = {}
    for kind in kinds.values():
        image = cell(facts(kind), 92, False).image.resize((side, side))
        seen[kind.building] = image.tobytes()
    for one, other in itertools.combinations(seen, 2):
        apart = sum(abs(a - b) > 40 for a, b in zip(seen[one], seen[other], strict=True)) / side**2 / 3
        assert apart > 0.01, (one, other, apart)


def test_terrains_differ_without_colour() -> None:
    """The drawn band alone: rows of the lower edge, in grey, against their own ground."""
    bands = {}
    for terrain in GROUNDS:
        image = cell((terrain, 0, (), (), (), ("religion",)), 92, False).image.convert("L").crop((3, 72, 89, 89))
        ground = max(image.tobytes())
        bands[terrain] = [v < ground - 60 for v in image.tobytes()]
    for one, other in itertools.combinations(bands, 2):
        apart = sum(a != b for a, b in zip(bands[one], bands[other], strict=True)) / len(bands[one])
        assert apart > 0.12, (one, other, apart)


def test_resources_differ_in_shape() -> None:
    for one, other in itertools.combinations((*RESOURCES, "monk", "scholar", "conquistador", "religion", "ship"), 2):
        a, b = (sprites.icon(name, 40)[1].tobytes() for name in (one, other))
        assert sum(abs(x - y) > 64 for x, y in zip(a, b, strict=True)) / 1600 > 0.1, (one, other)
    white, blue = (sprites.icon(name, 40)[0].convert("L").tobytes() for name in ("die_white", "die_blue"))
    assert sum(abs(x - y) > 64 for x, y in zip(white, blue, strict=True)) / 1600 > 0.5


def test_every_text_and_sign_stands_out_from_its_ground() -> None:
    for ground in GROUNDS.values():
        assert t.contrast(t.INK, ground) >= 4.5
        assert t.contrast(t.PEOPLE, ground) >= 3
        for carrier in (t.GOLD, t.POINT):  # numbers of used buildings, upon a pale coin or shield
            assert t.contrast(t.MUTED, t.blend(carrier, ground, 0.38)) >= 3
    assert t.contrast(t.WHITE, t.INDIGO) >= 4.5
    assert t.contrast(t.DEEP, t.PANEL) >= 4.5


LONG = (
    ("W" * 32, "M" * 32, "Wolfgang Amadeus von Mozart-Weber", "WWWW WWWWW WWWWWW WWWWWW WWWWWWW"),
    ("Щ" * 32, "Ж" * 32, "Мария-Антуанетта Австрийская Юж.", "Ш Щ Ж Ю Ф Ы М Щ Ж Ю Ф Ы Щ Ж Ю Ф"),
)  # fmt: skip


@pytest.mark.parametrize("names", LONG)
@pytest.mark.parametrize("part", ["table", "market", "seat:1"])
def test_long_names_stay_within_their_boxes(part: str, names: tuple[str, ...]) -> None:
    drawn = canvas(samples.full(4), "ru", part, names=names)
    assert [fault for fault in faults(drawn) if "is cut" not in fault] == []


def test_the_same_view_gives_the_same_pixels_warm_or_cold() -> None:
    view = samples.full(4)
    warm = canvas(view).image.tobytes()
    assert canvas(view).image.tobytes() == warm
    canvas(samples.full(2))
    canvas(view, "ru")
    santa_maria.forget()
    assert canvas(view).image.tobytes() == warm


def test_what_is_kept_for_one_set_of_components_is_not_shown_for_another() -> None:
    view = samples.full(2)
    other = msgspec.structs.replace(
        view,
        buildings=view.buildings
        | {"coins_forest": msgspec.structs.replace(view.buildings["coins_forest"], gains={"coins": 7})},
    )
    mine, theirs = canvas(view), canvas(other)
    assert mine.image.tobytes() != theirs.image.tobytes()
    assert [w.text for w in theirs.written].count("7") > [w.text for w in mine.written].count("7")


def test_render_gives_a_png_for_every_part() -> None:
    view = samples.full(3)
    for part in ("table", "market", "seat:2"):
        picture = render(
            "santa_maria", view, names=samples.NAMES["ru"][:3], words=Words("ru"), part=part, before=view, width=400
        )
        assert picture.png.startswith(b"\x89PNG")
        assert picture.width == 400


@pytest.mark.parametrize("part", ["seat:4", "seat:", "seat:x", "seat", "table:1", "tables", "", "seat:-1"])
def test_a_part_there_is_not_is_refused(part: str) -> None:
    with pytest.raises(ValueError, match=r"no (part|seat)"):
        canvas(samples.full(4), part=part)


def test_no_spot_of_the_layout_leaves_its_section() -> None:
    within = {"income", "ship", "cost", "points", "name", "signs", "gains", "monk", "number", "cell", "ships",
              "ship_points", "grid", "row", "label", "columns"}  # fmt: skip
    for name, section in layout("santa_maria").sections.items():
        for spot, place in section.spots.items():
            x, y, w, h = place.box
            assert min(x, y) >= 0, (name, spot)
            assert x + w <= 1568, (name, spot)
            assert spot in within or not section.height or y + h <= section.height, (name, spot)
    head = layout("santa_maria").sections["seats"]
    boxes = [Box(*head.spots[spot].box) for spot in ("letter", "name", "first", "space", "coins", "points")]
    boxes += [head.box((0, 0), "good", i) for i in range(5)] + [head.box((0, 0), "dock", i) for i in range(4)]
    boxes += [Box(*head.spots[spot].box) for spot in ("monks", "next", "book", "scholars")]
    boxes += [head.box((0, 0), spot, i) for spot in ("white", "blue") for i in range(3)]
    assert not [1 for a, b in itertools.combinations(boxes, 2) if meet(a, b)]


def test_used_and_free_white_dice_are_told_by_their_signs() -> None:
    view = samples.full(4)
    drawn = canvas(view, part="seat:0")
    own = layout("santa_maria").sections["own"]
    gone = next(w for w in drawn.written if w.about == "name 0").box
    top = (gone.x - own.spots["name"].box[0], gone.y - own.spots["name"].box[1])
    whole = [own.box(top, "white", i) for i in range(3)]
    signs = [next(iter(icons_within(drawn, box))) for box in whole]
    assert signs == ["die_gone", "die_white", "die_white"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_town_hall_to_choose_has_room_for_every_scholar(language: str) -> None:
    view = samples.game(4, setup="advanced")[0]
    for i in range(0, 10, 4):
        some = (samples.SCHOLARS * 2)[i : i + 4]
        offered = [msgspec.structs.replace(h, scholar=x) for h, x in zip(view.halls, some, strict=True)]
        drawn = canvas(msgspec.structs.replace(view, halls=tuple(offered)), language, "market")
        assert faults(drawn) == []
        said = told(drawn)
        for hall in offered:
            assert said[f"hall {hall.tile.tile}"].startswith(hall.tile.tile[-1])
            assert said[f"hall {hall.tile.tile} points"] == str(hall.points)


def test_a_harbour_shows_each_tile_as_long_as_there_is_room() -> None:
    view = samples.full(4)
    said = told(canvas(view, part="seat:0"))
    for dock, ships in view.seats[0].harbour.items():
        shown = [said.get(f"seat 0 dock {dock} points {k}") for k in range(len(ships))]
        assert shown == [str(ship.points) for ship in ships]
