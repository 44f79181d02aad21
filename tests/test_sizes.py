"""No module is so long that its noun must have two parts."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = (".py", ".js")
LONGEST = {  # lines, by folder; of several that fit, by the innermost
    "bot": 300,
    "bot/rules": 200,
    "bot/games": 200,
    "rendering": 300,
    "storage": 300,
    "tests": 400,
}


def longest(path: Path) -> int:
    """How many lines a module may have."""
    where = path.relative_to(ROOT).as_posix()
    return LONGEST[max((folder for folder in LONGEST if where.startswith(f"{folder}/")), key=len)]


@pytest.mark.parametrize("top", ["bot", "rendering", "storage", "tests"])
def test_no_module_is_too_long(top: str) -> None:
    paths = [path for path in sorted((ROOT / top).rglob("*")) if path.suffix in SOURCES]
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in paths}
    assert len(lines) > 3
    assert {str(path.relative_to(ROOT)): n for path, n in lines.items() if n > longest(path)} == {}


def test_rules_are_shorter_than_other_modules() -> None:
    assert longest(ROOT / "bot" / "games" / "toy" / "state.py") == 200 < longest(ROOT / "bot" / "app.py")
