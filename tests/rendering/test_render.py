"""`render`: a PNG of its size, the same for the same inputs, and refusals."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from rendering import png, puerto_rico, render
from tests.rendering import samples
from tests.rendering.pictures import canvas
from tests.rendering.words import Words


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
