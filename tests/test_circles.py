"""No circle of imports: whoever reads a module can read what it rests on first, and stop there."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOPS = ("bot", "rendering", "storage")

Graph = Mapping[str, frozenset[str]]


def _name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imported(path: Path, known: Mapping[str, Path]) -> Iterator[str]:
    """The modules of ours that a file imports: for types alone and inside functions, too."""
    here = _name(path)
    package = here if path.name == "__init__.py" else here.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (a.name for a in node.names if a.name in known)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")
            base = ".".join(above[: len(above) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module) if part)
            for a in node.names:
                inner = f"{module}.{a.name}"
                if inner in known:
                    yield inner
                elif module in known:
                    yield module


@cache
def graph() -> Graph:
    """What each module of ours imports of ours."""
    known = {_name(path): path for top in TOPS for path in sorted((ROOT / top).rglob("*.py"))}
    return {name: frozenset(_imported(path, known)) - {name} for name, path in known.items()}


def circles(arrows: Graph) -> list[list[str]]:
    """The strongly connected parts with more than one module, by Tarjan's algorithm."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []
    found = []

    def visit(v: str) -> None:
        order[v] = low[v] = len(order)
        path.append(v)
        for w in sorted(arrows[v]):
            if w not in order:
                visit(w)
                low[v] = min(low[v], low[w])
            elif w in path:
                low[v] = min(low[v], order[w])
        if low[v] == order[v]:
            at = path.index(v)
            if len(path) - at > 1:
                found.append(sorted(path[at:]))
            del path[at:]

    for v in sorted(arrows):
        if v not in order:
            visit(v)
    return found


def packages(modules: Iterable[str]) -> list[str]:
    """What they belong to: a package of `bot` each, or a module right in it; `rendering` and `storage` are whole."""
    return sorted({".".join(m.split(".")[:2]) if m.startswith("bot.") else m.split(".")[0] for m in modules})


@pytest.mark.parametrize("package", packages(graph()))
def test_nothing_imports_in_a_circle(package: str) -> None:
    at = [c for c in circles(graph()) if package in packages(c)]
    assert not at, "\n".join(" -> ".join(c) for c in at)


def test_a_circle_is_found() -> None:
    arrows = {"a": frozenset("b"), "b": frozenset("cd"), "c": frozenset("a"), "d": frozenset("e"), "e": frozenset()}
    assert circles(arrows) == [["a", "b", "c"]]
    assert circles({**arrows, "c": frozenset()}) == []


def test_all_kinds_of_imports_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    (tmp_path / "bot" / "x").mkdir(parents=True)
    for name in ("bot/a", "bot/b", "bot/c", "bot/d", "bot/x/__init__"):
        (tmp_path / f"{name}.py").write_text("")
    (tmp_path / "bot" / "x" / "y.py").write_text(
        "from __future__ import annotations\nfrom typing import TYPE_CHECKING\nimport bot.a\nfrom . import z\n"
        "if TYPE_CHECKING:\n    from bot.b import B\ndef f():\n    from .. import c\n    from ..d import D\n"
    )
    known = {_name(p): p for p in tmp_path.rglob("*.py")}
    found = set(_imported(tmp_path / "bot" / "x" / "y.py", known))
    assert found == {"bot.a", "bot.b", "bot.c", "bot.d", "bot.x"}
