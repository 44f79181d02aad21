"""Components from TOML: read into structs, refused with a reason."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.rules.components import BadComponents, read


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: tuple[Tile, ...]


def test_a_file_becomes_structs(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text('[[tile]]\nid = "mill"\ncost = 2\n')
    assert read(file, Box) == Box((Tile("mill", 2),))


@pytest.mark.parametrize(
    "text", ['[[tile]]\nid = "mill"\n', '[[tile]]\nid = "m"\ncost = 1\ncolour = "red"\n', "[[tile"]
)
def test_what_does_not_fit_is_refused_with_the_name_of_the_file(tmp_path: Path, text: str) -> None:
    file = tmp_path / "box.toml"
    file.write_text(text)
    with pytest.raises(BadComponents, match=r"box\.toml"):
        read(file, Box)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"none\.toml"):
        read(tmp_path / "none.toml", Box)
