"""Every game has the same rooms, and a room rests only on those below it: who knows one game finds his way in all.

From the top floor down. What a room holds is told in `bot/README.md`; here it says what may stand where.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.rules import Ask
from tests.test_circles import graph

ROOT = Path(__file__).parent.parent
HOUSES = sorted(p.name for p in (ROOT / "bot" / "games").iterdir() if p.is_dir() and any(p.rglob("*.py")))
FLOORS = {
    "": 7,  # the door
    "computer": 6,
    "desk": 6,
    "position": 6,
    "view": 5,
    "phases": 4,
    "score": 3,
    "play": 2,
    "components": 1,
    "state": 0,
}
ENTRIES = {"__init__.py", "state.py", "score.py"} | {room for room in FLOORS if room not in ("", "state", "score")}
BESIDE = {"README.md", "__pycache__"}
FAMILIES = {("components", "data"), ("components", "effects")}  # folders in a room; phases may have one a seat apart
LONGEST = 200  # lines of a module: over that the noun has two parts
# A method of the door and the module or room that serves it have one name.
SERVED = {
    "start": "phases.setup",
    "view": "view",
    "mix": "view.scramble",
    "scores": "score",
    "census": "components.census",
    "arrange": "position",
    "arranged": "position",
    **{word: f"desk.{word}" for word in ("brief", "hints", "lines", "facts", "orders")},
}


def _path(game: str) -> Path:
    return ROOT / "bot" / "games" / game


def _modules(game: str) -> list[Path]:
    return sorted(_path(game).rglob("*.py"))


def _room(game: str, module: str) -> str:
    """The room a module of this game stands in, "" for the door."""
    return module.removeprefix(f"bot.games.{game}").removeprefix(".").split(".")[0]


def _from(path: Path) -> Iterator[tuple[str, str, str]]:
    """What a file imports from modules of ours: the name there, the module or package, the name here."""
    here = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    package = here if path.name == "__init__.py" else here.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            above = package.split(".")
            base = ".".join(above[: len(above) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            for a in node.names:
                yield a.name, module, a.asname or a.name


@pytest.mark.parametrize("game", HOUSES)
def test_the_same_rooms(game: str) -> None:
    """The ten entries and no other; rows of data stand in one place; only families and seats apart have folders."""
    found = {p.name for p in _path(game).iterdir()} - BESIDE
    assert found <= ENTRIES, f"no rooms of a game: {sorted(found - ENTRIES)}"
    if game in GAMES:
        assert found == ENTRIES, f"it lacks {sorted(ENTRIES - found)}"
    for path in _path(game).rglob("*.toml"):
        assert path.parent == _path(game) / "components" / "data", f"{path.name} is no data of the components"
    for path in _path(game).glob("*/*/"):
        if path.name != "__pycache__" and path.parent.name != "phases":
            assert (path.parent.name, path.name) in FAMILIES, f"{path.parent.name}/{path.name} is no family"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_door_names_who_serves_it(game: str) -> None:
    path = _path(game) / "__init__.py"
    known: dict[str, set[str]] = {}
    for name, module, here in _from(path):
        inner = f"{module}.{name}".removeprefix(f"bot.games.{game}.")
        known.setdefault(here, set()).update({inner, module.removeprefix(f"bot.games.{game}.")})
    door = next(
        node
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == GAMES[game].__name__
    )
    wrong = []
    for method in door.body:
        if isinstance(method, ast.FunctionDef) and (target := SERVED.get(method.name)):
            used = {m for node in ast.walk(method) if isinstance(node, ast.Name) for m in known.get(node.id, ())}
            if not any(m == target or m.startswith(f"{target}.") for m in used):
                wrong.append(f"{method.name} is not served by {target}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", HOUSES)
def test_arrows_between_rooms_run_down(game: str) -> None:
    """Imports for types count; the rooms of one floor do not know each other, and no game knows another."""
    mine, wrong = f"bot.games.{game}", []
    for module, imported in graph().items():
        if module != mine and not module.startswith(f"{mine}."):
            continue
        at = _room(game, module)
        for other in sorted(imported):
            if other == mine or other.startswith(f"{mine}."):
                to = _room(game, other)
                if to != at and FLOORS[to] >= FLOORS[at]:
                    wrong.append(f"{module} imports {other}")
            elif not other.startswith("bot.rules"):
                wrong.append(f"{module} imports {other}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_phase_is_loaded(game: str) -> None:
    """A frame that nobody has imported cannot be read from a saved table."""
    room = _path(game) / "phases"
    named = {f"{module}.{name}" for name, module, _ in _from(room / "__init__.py")}
    inside = {f"bot.games.{game}.phases.{p.stem}" for p in room.glob("*.py") if p.stem != "__init__"}
    inside |= {f"bot.games.{game}.phases.{p.parent.name}" for p in room.glob("*/__init__.py")}
    assert inside <= named, f"not imported by their room: {sorted(inside - named)}"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_several_rooms_ask_is_told_by_play(game: str) -> None:
    """Of the phases the rooms above know the classes of questions, and a view does not even know those."""
    wrong = []
    for path in _modules(game):
        room = path.relative_to(_path(game)).parts[0]
        if room not in ("view", "desk", "computer"):
            continue
        for name, module, _ in _from(path):
            if module.startswith(f"bot.games.{game}.phases"):
                found = getattr(importlib.import_module(module), name)
                if room == "view" or not (inspect.isclass(found) and issubclass(found, Ask)):
                    wrong.append(f"{path.relative_to(_path(game))} takes {name} from {module}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", HOUSES)
def test_no_module_is_too_long(game: str) -> None:
    long = {p: len(p.read_text("utf-8").splitlines()) for p in _modules(game)}
    wrong = [f"{p.relative_to(ROOT)} has {n} lines" for p, n in long.items() if n > LONGEST]
    assert not wrong, "\n".join(wrong)
