"""What is kept between pictures has a fixed size, however many pictures there have been."""

from __future__ import annotations

import io
import sys
import weakref
from typing import Any

import pytest
from PIL import Image

from rendering import film, render, scene, sprites
from rendering import theme as t
from rendering.cache import Shelf, image_bytes
from rendering.canvas import LARGE, Canvas
from rendering.santa_maria.scene import _strips
from rendering.spots import Box
from tests.rendering import samples, santa_samples
from tests.rendering.santa_words import Words as SantaWords
from tests.rendering.words import Words

module = sys.modules[film.__module__]


def test_what_was_not_asked_for_longest_goes_when_there_is_no_room() -> None:
    shelf: Shelf[str] = Shelf(10, len)
    for word in ("wharf", "corn"):
        shelf.get(word, lambda word=word: word)
    shelf.get("wharf", lambda: "made anew")
    assert shelf.weight == 9 and shelf.made == 2
    shelf.get("ox", lambda: "ox")
    assert [*shelf._kept] == ["wharf", "ox"] and shelf.weight == 7
    shelf.get("coffee roaster", lambda: "coffee roaster")
    assert [*shelf._kept] == ["coffee roaster"] and shelf.weight == 14, "the newest stays, whatever it weighs"
    shelf.clear()
    assert shelf.weight == 0


def test_an_image_weighs_what_it_takes() -> None:
    assert image_bytes(Image.new("RGB", (10, 20))) == 800 and image_bytes(Image.new("L", (10, 20))) == 200


def test_all_pictures_are_drawn_upon_one_image() -> None:
    scene.forget_scratch()
    for seats in (5, 2, 3):
        names = samples.NAMES["en"][:seats]
        picture = render("puerto_rico", samples.view(seats), names=names, words=Words("en"))
        if seats == 5:
            high = picture.height
        assert len(scene._scratch) == 1 and scene._scratch[0].height == high >= picture.height


def test_boards_of_many_tables_take_the_room_of_one() -> None:
    for seats in (2, 3, 4):
        view = santa_samples.full(seats)
        for n in range(3):  # people of other names: other boards
            names = [f"Anna {n} {seat}" for seat in range(seats)]
            render("santa_maria", view, names=names, words=SantaWords("en"), width=200)
    kept = sum(image_bytes(strip.image) for strip in _strips._kept.values())
    assert _strips.made > len(_strips._kept) and kept == _strips.weight <= _strips.room


@pytest.mark.parametrize("edge", [None, t.EDGE])
@pytest.mark.parametrize("shape", ["round", "cut", "scoop"])
def test_a_large_box_looks_as_if_it_were_drawn_in_one_piece(shape: str, edge: t.Colour | None) -> None:
    canvas = Canvas(Image.new("RGB", (420, 220), t.SAND))
    box = Box(7, 9, 400, 200)
    assert box.w * box.h > LARGE
    canvas.panel(box, t.PANEL, 14, edge, 4, on=t.SAND, shape=shape)
    whole = Image.new("RGB", (420, 220), t.SAND)
    whole.paste(sprites.card(box.w, box.h, 14, t.PANEL, edge, 4, t.SAND, shape), (box.x, box.y))
    assert canvas.image.tobytes() == whole.tobytes()


def test_a_film_has_no_two_of_its_pictures_in_memory_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    view, names = samples.view(2), samples.NAMES["en"][:2]
    png = render("puerto_rico", view, names=names, words=Words("en"), width=100).png
    even, most = module._frame, 0
    frames: list[weakref.ref[Image.Image]] = []

    def counted(*args: Any) -> Image.Image:
        nonlocal most
        frame = even(*args)
        frames.append(weakref.ref(frame))
        most = max(most, sum(there() is not None for there in frames))
        return frame

    monkeypatch.setattr(module, "_frame", counted)
    with Image.open(io.BytesIO(film([png] * 12))) as opened:
        assert opened.format == "GIF"
    assert len(frames) == 12 and most <= 3
