"""A folder with other values: rows by id over ours, checked as strictly, refused with file, line and reason."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, cast

import msgspec
import pytest

from bot.games import GAMES
from bot.rules import OURS, Components
from bot.rules.component_trial import prove
from bot.rules.components import BadComponents, Rows, load, rows


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    below_zero: ClassVar[tuple[str, ...]] = ("deep",)

    id: str
    n: int
    source: str
    deep: dict[str, tuple[int, ...]] = {}


class Things(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    thing: tuple[Thing, ...] = ()


OUR_ROWS = '[[thing]]\nid = "a"\nn = 1\nsource = "ours"\n[[thing]]\nid = "b"\nn = 2\nsource = "ours"\n'


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    path = tmp_path / "ours.toml"
    path.write_text(OUR_ROWS)
    return path


def read(ours: Path, over: bytes | str = b"") -> Rows[Things]:
    blob = over.encode() if isinstance(over, str) else over
    return rows([ours], Things, "toy", Components("printed", blob))


def test_without_a_file_ours_hold(ours: Path) -> None:
    assert [row.n for row in read(ours).tables.thing] == [1, 2] and OURS.hash == ""


def test_rows_stand_instead_of_ours_in_the_same_order(ours: Path) -> None:
    found = read(ours, '\ufeff[[thing]]\r\nid = "a"\r\nn = 7\r\nsource = "printed"\r\n')  # as a Windows editor saves it
    assert [(row.id, row.n) for row in found.tables.thing] == [("a", 7), ("b", 2)]
    assert found.sources() == {"printed": 1, "ours": 1}
    assert str(found.wrong("thing", "a", "too big")) == "toy.toml, line 1: a: too big"
    assert str(found.wrong("thing", "b", "too big")) == "ours.toml, line 5: b: too big"
    assert [row.n for row in found.part("ours.toml").thing] == [7, 2] and not found.part("toy.toml").thing


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('\n[[thing]]\nid = "c"\nn = 1\nsource = "x"', r"^toy.toml, line 2: there is no thing c"),
        ('[[thing]]\nid = "a"\nn = "1"\nsource = "x"', r"^toy.toml, line 1: Expected `int`"),
        (
            '\n[[thing]]\nid = "a"\nn = 1\ndeep = { x = [2, -1000] }\nsource = "x"',
            r"^toy.toml, line 2: a: -1000 is not a number from -999 to 999",
        ),
        ('#\n#\n[[thing]]\nid = "a"\nn = 1\nm = 2\nsource = "x"', r"^toy.toml, line 3: .*unknown field `m`"),
        ('[[thing]]\nid = "a"\nn = 1', r"^toy.toml, line 1: .*missing required field `source`"),
        ('#\n[[thng]]\nid = "a"', r"^toy.toml, line 2: .*unknown field `thng`"),
        ('\nthing = [{ id = "a", n = -1, source = "x" }]', r"^toy.toml, line 2: a: -1 is not a number from 0 to 999"),
        ("\n\n[[thing]\n", r"^toy.toml, line 3: not TOML: \w+"),
        ('\n[[thing]]\nid = """a', r"^toy.toml, line 3: not TOML: \w+"),
        ("\n[[thing]]\nid = " + "9" * 5000, r"^toy.toml, line 3: not TOML: \w+"),
        (b'#\n[[thing]]\nid = "\xe9"', r"^toy.toml, line 3: not a text in UTF-8"),
        (OUR_ROWS + OUR_ROWS, r"^toy.toml, line 9: a is there twice"),
    ],
)
def test_a_broken_file_is_refused_in_one_line(ours: Path, text: bytes | str, said: str) -> None:
    with pytest.raises(BadComponents, match=said) as no:
        read(ours, text)
    assert "\n" not in str(no.value)


def test_a_field_may_say_that_its_numbers_go_below_zero(ours: Path) -> None:
    found = read(ours, '[[thing]]\nid = "a"\nn = 1\ndeep = { x = [0, -999] }\nsource = "x"')
    assert found.tables.thing[0].deep == {"x": (0, -999)}


def test_rows_of_our_own_are_there_once(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(OUR_ROWS + OUR_ROWS)
    with pytest.raises(BadComponents, match=r"ours.toml, line 9: a is there twice"):
        rows([tmp_path / "ours.toml"], Things)


# -- folders -----------------------------------------------------------------------------------------
def test_a_folder_is_read_by_game(tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text(OUR_ROWS)
    (tmp_path / "notes.txt").write_text("where the values come from")
    found = load(tmp_path, ["toy", "other"])
    assert found == {"toy": Components(tmp_path.name, OUR_ROWS.encode())}
    assert found["toy"].hash == sha256(OUR_ROWS.encode()).hexdigest()


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({}, "it has none of toy.toml, other.toml"),
        ({"toi.toml": OUR_ROWS}, r"^toi.toml: no game reads it; there are toy.toml, other.toml"),
        ({"toy.toml": ""}, r"^toy.toml: it is empty"),
    ],
)
def test_a_folder_that_says_nothing_is_refused(tmp_path: Path, files: dict[str, str], said: str) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    with pytest.raises(BadComponents, match=said):
        load(tmp_path, ["toy", "other"])


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="nowhere: No such file or directory"):
        load(tmp_path / "nowhere", ["toy"])


# -- games -------------------------------------------------------------------------------------------
RICH = {
    "puerto_rico": '[[good]]\nid = "corn"\nprice = 7\ntokens = 10\ntiles = 10\nraw = true\nsource = "printed"\n',
    "santa_maria": '[[number]]\nid = "start_coins"\nvalue = 9\nsource = "printed"\n',
    "cooper_island": '[[number]]\nid = "start_coins"\nvalue = 3\nsource = "printed"\n',
    "boonlake": '[[place]]\nid = "1"\ncoins = 9\nsource = "printed"\n',
}
CHANGED: dict[str, Callable[[Any], int]] = {  # what those rows make another
    "puerto_rico": lambda rules: int(rules.box.price["corn"]),
    "santa_maria": lambda rules: int(rules.setup(2, bytes(32)).state.board[0].coins),
    "cooper_island": lambda rules: int(rules.setup(2, bytes(32)).state.board[0].stored["coin"]),
    "boonlake": lambda rules: sum(me.coins for me in rules.setup(2, bytes(32)).state.board),
}


@pytest.mark.parametrize("game", GAMES)
def test_two_sets_are_played_side_by_side_and_go_along_to_another_process(game: str) -> None:
    rich = Components("rich", RICH[game].encode())
    ours, theirs = (cast(Any, GAMES[game]({}, c)) for c in (OURS, rich))
    for rules in (
        pickle.loads(pickle.dumps(theirs)),
        theirs.with_options({o.name: o.values[-1] for o in ours.options}),
    ):
        assert rules.components == rich and type(rules) is type(theirs)
    values = [
        CHANGED[game](rules) for rules in (ours, theirs, cast(Any, GAMES[game]()), pickle.loads(pickle.dumps(theirs)))
    ]
    assert values[1] == values[3] != values[0] == values[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_set_is_played_once_before_it_is_used(game: str) -> None:
    prove(GAMES[game], OURS)
    prove(GAMES[game], Components("rich", RICH[game].encode()))


def test_a_set_that_leaves_nothing_to_play_is_refused() -> None:
    """Every row is what it should be, but double tiles cost nothing, and what costs nothing is not for sale."""
    row = '[[shape]]\nid = "double"\ncells = [[0, 0], [0, 1]]\nsource = "printed"\n'
    with pytest.raises(BadComponents, match=r"^santa_maria.toml: a game of 1 cannot be played: KeyError"):
        prove(GAMES["santa_maria"], Components("odd", row.encode()))
