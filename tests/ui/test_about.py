"""What is said above buttons: of each answer what it does, and what several have in common once."""

from __future__ import annotations

import pytest

from bot.ui.panel.about import line, together

from .decisions import context


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ([], ""),
        ([("One", ""), ("Two", "")], ""),
        ([("One", "a coin")], "-# **One**: a coin"),
        ([("One", "a coin"), ("Two", "a wood")], "-# **One**: a coin · **Two**: a wood"),
        ([("One", "a coin"), ("Two", "a coin")], "-# A coin"),
        ([("One", "a coin"), ("Two", "a coin"), ("Three", "")], "-# **One, Two**: a coin"),
        ([("Go → A", "free"), ("Go → B", "dear"), ("Go → C", "free")], "-# **Go → A, C**: free · **Go → B**: dear"),
    ],
)
def test_what_is_alike_is_told_once(answers: list[tuple[str, str]], said: str) -> None:
    assert line(answers, context()) == said


@pytest.mark.parametrize(
    ("labels", "said"),
    [
        (["A"], "A"),
        (["Boat: wood", "Boat: stone"], "Boat: wood, stone"),
        (["A B", "A B C"], "A B, B C"),
        (["A", "A B"], "A, A B"),
    ],
)
def test_words_that_all_labels_begin_with_are_told_once(labels: list[str], said: str) -> None:
    assert together(labels) == said
