"""The table of Santa Maria's stories is complete: what it names exists, and what exists is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.santa_maria.components.box import box
from bot.games.santa_maria.components.rows import MODULES
from tests.games.santa_maria.stories import ABILITIES, EXAMPLES, RULES

RECORDED = Path(__file__).parents[2] / "recorded" / "santa_maria"
NAMED = [name for _, names in EXAMPLES.values() for name in names]
NAMED += [name for names in (*ABILITIES.values(), *RULES.values()) for name in names]


@pytest.mark.parametrize("name", sorted(set(NAMED)))
def test_a_story_that_is_named_is_there(name: str) -> None:
    assert (RECORDED / f"{name}.game").is_file()


def test_every_story_is_named() -> None:
    assert {path.stem for path in RECORDED.glob("*.game")} - set(NAMED) == set()


def test_every_scholar_and_bishop_has_a_story() -> None:
    whole = box(modules=tuple(MODULES))
    assert set(ABILITIES) == {*whole.scholars, *whole.bishops}


@pytest.mark.parametrize(("book", "line"), EXAMPLES)
def test_a_worked_example_says_where_it_stands_in_its_rulebook(book: str, line: int) -> None:
    for name in EXAMPLES[book, line][1]:
        rows = (RECORDED / f"{name}.game").read_text("utf-8").splitlines()
        comment = " ".join(row.removeprefix("#").strip() for row in rows if row.startswith("#"))
        assert re.search(rf"Rulebook {book}, line {line}\b", comment)
