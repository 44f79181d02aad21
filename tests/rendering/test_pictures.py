"""Puerto Rico is drawn: nothing overlaps, is cut or too small, at any stage, with any names."""

from __future__ import annotations

import itertools

import pytest

from bot.text.fluent import text
from rendering import letters
from rendering.puerto_rico import draw
from rendering.spots import Box, layout
from tests.rendering import samples
from tests.rendering.checks import faults, meet, told
from tests.rendering.games import views
from tests.rendering.pictures import SEATS, canvas

PARTS = ("table", "seat:0", "seat:2", "market")

STAGES = {
    "plain": lambda v: (v, None),
    "changed": lambda v: (samples.later(v), v),
    "all asked": lambda v: (samples.many(v), v),
    "over": lambda v: (samples.finished(v), v),
}


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
