"""Every refusal of a recorded game has its sentence, in both languages; tests/text looks at all the others."""

import ast
from functools import cache
from pathlib import Path

import pytest

from bot.text.fluent import text

ROOT = Path(__file__).parent.parent.parent
KINDS = {"BadRecord"}


@cache
def raised() -> dict[str, list[str]]:
    """Ids of refusals with the places they are raised at."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "bot").rglob("*.py")):
        source = path.read_text("utf-8")
        for node in ast.walk(ast.parse(source)) if any(kind in source for kind in KINDS) else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS and node.args:
                for id in names(node.args[0]):
                    found.setdefault(id, []).append(f"{path.relative_to(ROOT)}:{node.lineno}")
    return found


def names(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [*names(node.body), *names(node.orelse)] if isinstance(node, ast.IfExp) else []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_has_its_sentence(language):
    words = text(language, "puerto_rico")
    missing = {id: places for id, places in raised().items() if not words.has(f"refused-{id}")}
    assert not missing


def test_they_are_found():
    assert {"record-unreadable", "record-score", "record-on-offer"} <= raised().keys()
