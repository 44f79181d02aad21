"""A folder with other values: rows by id over ours, checked as strictly, refused with file, line and reason."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from bot.rules import box
from bot.rules.box import BadComponents, Origin


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    n: int
    source: str


class Things(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    thing: tuple[Thing, ...] = ()


OURS = '[[thing]]\nid = "a"\nn = 1\nsource = "ours"\n[[thing]]\nid = "b"\nn = 2\nsource = "ours"\n'


@pytest.fixture
def theirs(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "printed"
    folder.mkdir()
    (tmp_path / "ours.toml").write_text(OURS)
    box.use(folder)
    yield folder / "toy.toml"
    box.use(None)


def read(theirs: Path) -> box.Rows[Things]:
    return box.rows([theirs.parent.parent / "ours.toml"], Things, "toy")


def test_without_a_file_for_the_game_ours_hold(theirs: Path) -> None:
    found = read(theirs)
    assert [row.n for row in found.tables.thing] == [1, 2] and found.origin == Origin("", "")


def test_rows_stand_instead_of_ours_in_the_same_order(theirs: Path) -> None:
    theirs.write_text('[[thing]]\nid = "a"\nn = 7\nsource = "printed"\n')
    found = read(theirs)
    assert [(row.id, row.n) for row in found.tables.thing] == [("a", 7), ("b", 2)]
    assert found.origin == Origin("printed", sha256(theirs.read_bytes()).hexdigest()[:16])
    assert found.sources() == {"printed": 1, "ours": 1}
    assert str(found.wrong("thing", "a", "too big")) == "toy.toml, line 1: a: too big"
    assert str(found.wrong("thing", "b", "too big")) == "ours.toml, line 5: b: too big"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('\n[[thing]]\nid = "c"\nn = 1\nsource = "x"', r"^toy.toml, line 2: there is no thing c"),
        ('[[thing]]\nid = "a"\nn = "1"\nsource = "x"', r"^toy.toml, line 1: Expected `int`"),
        ('#\n#\n[[thing]]\nid = "a"\nn = 1\nm = 2\nsource = "x"', r"^toy.toml, line 3: .*unknown field `m`"),
        ('[[thing]]\nid = "a"\nn = 1', r"^toy.toml, line 1: .*missing required field `source`"),
        ('#\n[[thng]]\nid = "a"', r"^toy.toml, line 2: .*unknown field `thng`"),
        ("[[thing]\n", r"^toy.toml: .*line 1"),
        (OURS + OURS, r"^toy.toml, line 9: a is there twice"),
    ],
)
def test_a_broken_file_is_refused(theirs: Path, text: str, said: str) -> None:
    theirs.write_text(text)
    with pytest.raises(BadComponents, match=said):
        read(theirs)


def test_a_folder_that_is_not_there_is_refused(theirs: Path) -> None:
    box.use(theirs.parent / "nowhere")
    with pytest.raises(BadComponents, match="no such folder"):
        read(theirs)


def test_rows_of_our_own_are_there_once(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(OURS + OURS)
    with pytest.raises(BadComponents, match=r"ours.toml, line 9: a is there twice"):
        box.rows([tmp_path / "ours.toml"], Things)
