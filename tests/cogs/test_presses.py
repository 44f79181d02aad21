"""The ids of buttons, menus and boxes: each is read in one way, and every word in them leads somewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.cogs.common.parts import parts_of
from bot.cogs.taps import TapsCog
from bot.ui.common.press import Press, call_id, desk_id, personal_id, public_id, read
from bot.ui.delivery.messages import MARKED

BOT = Path(__file__).parents[2] / "bot"
IDS = {
    "d:1:0:0.7:ok:": Press("desk", "ok", table=1, tag="0.7"),
    "d:1:2:0.7:pick:role/a:b": Press("desk", "pick", "role/a:b", (), 1, 2, "0.7"),
    "d:999999999999:12:3.41:type:place": Press("desk", "type", "place", (), 999999999999, 12, "3.41"),
    "d:1:0::help": Press("desk", "help", table=1),
    "c:1:2:0.7:pick:build/tobacco_storage/no": Press("call", "pick", "build/tobacco_storage/no", (), 1, 2, "0.7"),
    "t:1:desk:17": Press("public", "desk", "17", table=1),
    "t:1:board": Press("public", "board", table=1),
    "t:7:unmake:0.3": Press("public", "unmake", "0.3", table=7),
    "p:mine": Press("personal", "mine"),
    "p:me:set.zone": Press("personal", "me", "set.zone"),
}
# Words on messages that are out there; whoever presses them years later is answered.
SENT = {
    "desk": "ok type typed help why back verb pick set suggest put take",
    "call": "pick why",
    "public": "desk board zoom log replay score record help undo unmake abandon again join leave computer spare start "
    "seal options clock vote askundo sitdown plans planlist planpick plandraft planset planclear planpace snooze mute "
    "away",
    "personal": "mine me box back lend forget help",
}
# What makes an id, by its name: of which kind, and which argument is the word.
MAKERS = {
    "public_id": ("public", 1),
    "button": ("public", 1),
    "personal_id": ("personal", 0),
    "call_id": ("call", 3),
    "id": ("desk", 0),
    "desk_id": ("desk", 3),
}
PASSED_ON = {"what", "word"}  # variables in the makers themselves; `word` runs through MARKED


@pytest.mark.parametrize("id", IDS)
def test_an_id_is_read_as_what_it_was_made_of(id: str) -> None:
    press = read(id, ["corn"])
    assert press is not None
    assert press == Press(press.kind, press.what, press.arg, ("corn",), press.table, press.seat, press.tag)
    assert read(id) == IDS[id]
    made = {
        "desk": lambda: desk_id(press.table, press.seat, press.tag, press.what, press.arg),
        "call": lambda: call_id(press.table, press.seat, press.tag, press.what, press.arg),
        "public": lambda: public_id(press.table, press.what, press.arg),
        "personal": lambda: personal_id(press.what, press.arg),
    }[press.kind]()
    assert made.rstrip(":") == id.rstrip(":")


@pytest.mark.parametrize(
    "id", ["", "x", "d:1", "t:one:desk", "d:1:0:0.7:OK:", "t:1:desk\nt:2:desk", "b:1:2:3:4", "p:", "P:mine", "t:1:"]
)
def test_what_is_not_ours_is_no_press(id: str) -> None:
    assert read(id) is None


@pytest.fixture(scope="module")
def taps() -> TapsCog:
    return TapsCog(parts_of(SimpleNamespace(tables=None, service=SimpleNamespace(orders=None))))  # type: ignore[arg-type]


def made(path: Path) -> Iterator[tuple[str, ast.expr]]:
    """The kind of every id that a module makes, and its word as it stands there."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            kind, at = MAKERS.get(name, ("", 0))
            if kind and len(node.args) > at and not (name == "id" and isinstance(node.func, ast.Name)):
                yield kind, node.args[at]


MODULES = [p for room in ("ui", "cogs", "checks") for p in sorted((BOT / room).rglob("*.py"))]


def test_every_word_that_is_put_into_an_id_leads_somewhere(taps: TapsCog) -> None:
    found = {("public", word) for word in MARKED}
    for path in MODULES:
        for kind, word in made(path):
            if isinstance(word, ast.Name):
                assert word.id in PASSED_ON, f"{path}:{word.lineno}: say the word itself, so that it can be found"
                continue
            assert isinstance(word, ast.Constant) and isinstance(word.value, str), f"{path}:{word.lineno}"
            found.add((kind, word.value))
    missing = {(k, w) for k, w in found if taps.handler(Press(k, w)) is None}  # type: ignore[arg-type]
    assert not missing
    never = {(kind, word) for kind, words in SENT.items() for word in words.split()} - found
    assert never <= {("public", "score")}  # a button of old: the score has stood in the last message for long


def test_every_word_ever_sent_still_leads_somewhere(taps: TapsCog) -> None:
    for kind, words in SENT.items():
        for word in words.split():
            assert taps.handler(Press(kind, word)) is not None, (kind, word)  # type: ignore[arg-type]
    assert taps.handler(Press("public", "nonsense")) is None
    known = {"desk": taps.desk, "call": taps.call, "public": taps.public, "personal": taps.personal}
    assert {kind: set(words) for kind, words in known.items()} == {k: set(w.split()) for k, w in SENT.items()}


def test_ids_are_made_nowhere_else() -> None:
    for path in MODULES:
        if path.name == "press.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            parts = node.values[:1] if isinstance(node, ast.JoinedStr) else [node]
            for part in parts:
                said = part.value if isinstance(part, ast.Constant) else ""
                bare = isinstance(node, ast.JoinedStr) or len(str(said)) > 2  # "t:" alone asks how an id begins
                assert not (bare and str(said).startswith(("d:", "t:", "p:"))), f"{path}:{part.lineno}: {said}"
