"""Colours that can be read and told apart, fonts that fit, PNG files."""

from __future__ import annotations

import itertools
import sys

import pytest
from PIL import Image

from rendering import RENDERERS, fonts, icons, sprites
from rendering import theme as t


def test_every_text_and_symbol_stands_out_from_its_ground() -> None:
    assert [(a, b) for a, b in t.TEXTS if t.contrast(a, b) < 4.5] == []
    assert [(a, b) for a, b in t.SYMBOLS if t.contrast(a, b) < 3] == []
    assert t.contrast(t.WHITE, (0, 0, 0)) == pytest.approx(21)


def test_the_palette_holds_every_colour_of_the_theme_and_fits_a_byte() -> None:
    palette = t.palette()
    assert len(set(palette)) == len(palette) <= 256
    assert {t.SAND, t.PANEL, t.INK, t.SEA, *t.SEATS, *t.GOODS.values(), *t.FIELDS.values()} <= set(palette)


def _grey(name: str, size: int) -> Image.Image:
    colours, mask = sprites.icon(name, size)
    ground = Image.new("RGB", (size, size), t.PANEL)
    ground.paste(colours, (0, 0), mask)
    return ground.convert("L")


@pytest.mark.parametrize("size", [64, 12])
def test_goods_differ_in_shape_even_without_colour_on_a_phone(size: int) -> None:
    """Their masks, which know no colour, differ in a tenth of all pixels; so do the grey drawings."""
    for one, other in itertools.combinations((*icons.GOODS, "quarry", "forest"), 2):
        a, b = (sprites.icon(name, size)[1].tobytes() for name in (one, other))
        different = sum(abs(x - y) > 64 for x, y in zip(a, b, strict=True)) / size**2
        grey = sum(
            abs(x - y) > 40 for x, y in zip(_grey(one, size).tobytes(), _grey(other, size).tobytes(), strict=True)
        ) / (size**2)
        assert different > 0.1, (one, other, different)
        assert grey > 0.15, (one, other, grey)


@pytest.mark.parametrize("size", [72, 28, 8])
def test_a_noble_is_told_from_a_colonist_without_colour(size: int) -> None:
    """On a circle, on the windrose, as a guest: another outline, or a letter's place within."""
    pairs = (
        ("full", "noble:N"),
        ("guest", "guest_noble:N"),
        ("either_full", "noble:N"),
        ("windrose", "windrose_noble:N"),
    )
    for one, other in (*pairs, ("noble:N", "noble:Д")):
        a, b = (_grey(name, size).tobytes() for name in (one, other))
        different = sum(abs(x - y) > 25 for x, y in zip(a, b, strict=True)) / size**2
        assert different > 0.08, (one, other, different)


def test_seats_differ_in_pattern_without_colour() -> None:
    seen = set()
    for seat in range(5):
        image = sprites.seat(seat, 76, 246, 0)[0].convert("L")
        middle = sorted(image.tobytes())[len(image.tobytes()) // 2]
        seen.add(image.point([255 if v > middle + 12 else 0 for v in range(256)]).tobytes())
    assert len(seen) == 5


def test_each_drawing_stays_within_its_square() -> None:
    """Nothing touches the border so hard that it was cut: the outermost row holds little ink."""
    for name in icons.ICONS:
        if name in ("notch", "doubloon", "empty", "full"):
            continue
        mask = sprites.icon(name, 96)[1]
        for edge in ((0, 0, 96, 1), (0, 95, 96, 96), (0, 0, 1, 96), (95, 0, 96, 96)):
            ink = sum(v > 200 for v in mask.crop(edge).tobytes())
            assert ink <= 30, (name, edge, ink)


@pytest.mark.parametrize("game", RENDERERS)
def test_no_game_draws_under_the_name_of_another(game: str) -> None:
    """The store of drawings is one for all."""
    shared = [sys.modules[f"rendering.{name}"] for name in ("icons", "marks", "roles")]
    for module in [*shared, *(m for name, m in sys.modules.items() if name.startswith(f"rendering.{game}."))]:
        for name, drawing in vars(module).items():
            if name in icons.ICONS and getattr(drawing, "__annotations__", {}).get("p") == "Pen":
                assert icons.ICONS[name] is drawing, f"{name} of {game} is drawn by {icons.ICONS[name].__module__}"


def test_clean_keeps_what_the_font_has_and_marks_the_rest() -> None:
    assert fonts.clean("Анна Ёлкина—Łódź №5") == "Анна Ёлкина—Łódź №5"
    assert fonts.clean("й") == "й"  # composed, not stripped
    assert fonts.clean("𝓐𝓷𝓷𝓪 ①") == "Anna 1"
    assert fonts.clean("a\u0000b\u200dc\ufe0f") == "abc"
    assert fonts.clean("🎲🎲🎲🎲🎲") == "◊◊◊"
    assert fonts.clean("") == "◊"
    assert ord(fonts.MARK) in fonts.glyphs()


def test_a_text_shrinks_then_wraps_then_parts_then_is_cut() -> None:
    def fit(text: str, width: int, lines: int = 2) -> tuple[int, tuple[str, ...]]:
        return fonts.fit((text,), width, 70, 48, 28, "regular", lines)

    assert fit("Office", 300) == (48, ("Office",))
    size, rows = fit("Customs house", 170)
    assert size < 48
    assert rows == ("Customs", "house")
    assert fit("Construction", 120) == (28, ("Constru-", "ction"))
    size, rows = fit("W" * 40, 200)
    assert rows[-1].endswith("…")
    assert all(fonts.length(row, size, "regular") <= 200 for row in rows)


def test_a_shorter_wording_is_taken_before_a_word_is_parted() -> None:
    texts = ("Construction hut", "Hut")
    assert fonts.fit(texts, 120, 70, 28, 28, "regular", 2) == (28, ("Hut",))


def test_things_beside_each_other_are_written_in_the_largest_size_that_all_have_room_for() -> None:
    def size(*texts: str) -> int:
        return fonts.common(texts, 200, 50, 40, 28, "regular")

    assert size("Wharf") == size("Wharf", "Office") == 40
    assert 28 < size("Wharf", "Coffee roaster") < 40
    assert fonts.length("Coffee roaster", size("Wharf", "Coffee roaster"), "regular") <= 200
    assert size("Wharf", "W" * 40) == 28  # there is none
    assert fonts.whole("W" * 12, 200, 70, 28, "regular", 2) and not fonts.whole("W" * 40, 200, 70, 28, "regular", 2)
    assert fonts.whole("Anna…", 200, 70, 28, "regular", 2)


def test_the_layout_engine_is_pinned() -> None:
    """The other engine hangs on a library of the system, and would draw other pixels."""
    assert fonts.font(28).layout_engine == 0
