"""The table of stories is complete: what it names exists, and what exists is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.puerto_rico.stories import EXAMPLES, FAULTS, RULINGS

RECORDED = Path(__file__).parents[2] / "recorded" / "puerto_rico"
NAMED = [name for _, names in EXAMPLES.values() for name in names]
NAMED += [name for names in (*RULINGS.values(), *FAULTS.values()) for name in names]


@pytest.mark.parametrize("name", sorted(set(NAMED)))
def test_a_story_that_is_named_is_there(name: str) -> None:
    assert (RECORDED / f"{name}.game").is_file()


def test_every_story_is_named() -> None:
    assert {path.stem for path in RECORDED.glob("*.game")} - set(NAMED) == set()


@pytest.mark.parametrize("line", EXAMPLES)
def test_a_worked_example_says_where_it_stands_in_the_rulebook(line: int) -> None:
    for name in EXAMPLES[line][1]:
        comment = " ".join(
            row.removeprefix("#").strip()
            for row in (RECORDED / f"{name}.game").read_text("utf-8").splitlines()
            if row.startswith("#")
        )
        assert "Rulebook 003" in comment and f"line {line}" in comment
