"""Whatever the rules, the tables or the forms refuse has its sentence in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from bot.games import GAMES
from bot.rules import NotYours
from bot.text.fluent import text
from bot.ui.common.wording import refusal
from tests.ui.words import strict

from .test_texts import arguments

ROOT = Path(bot.__file__).parent
RAISED = {"Refused", "Illegal", "NotYours", "Stale", "CannotUndo", "BadRecord"}
HOST_ONLY = {"cannot-set", "impossible"}  # of recorded games, told by the program


def refused() -> Iterator[tuple[str, str, set[str]]]:
    """Every id that a module raises, with its place and the arguments it gives."""
    for folder in ("rules", "games", "service", "ui", "cogs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if not isinstance(node, ast.Call) or not node.args:
                    continue
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                first = node.args[0]
                if name in RAISED and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, f"{path.name}:{node.lineno}", {k.arg or "**" for k in node.keywords}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_refusal_has_its_sentence(language: str) -> None:
    found = {id: at for id, at, _ in refused()}
    assert {"not-on-offer", "too-many", "unread-word", "need-value", "menu-out-of-date"} <= found.keys()
    t = text(language, "puerto_rico")
    assert {id: at for id, at in found.items() if not t.has(f"refused-{id}") and id not in HOST_ONLY} == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_refusal_is_raised_with_what_its_sentence_needs(language: str) -> None:
    for id, at, given in refused():
        if id in HOST_ONLY or "**" in given or id == "not-your-turn":
            continue
        for game in GAMES:
            needed = {a.removesuffix("_n") for a in arguments(language, game, f"refused-{id}")}
            assert needed <= given, f"{at}: {id} lacks {needed - given}"


def reasons() -> set[str]:
    """Why a position can be at no table, as the rules say it."""
    found = set()
    for folder in ("rules", "games"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "impossible" and node.args:
                    reason = node.args[0]
                    assert isinstance(reason, ast.Constant), f"{path.name}:{node.lineno}"
                    found.add(str(reason.value))
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_reason_has_its_sentence(language: str) -> None:
    t = text(language, "puerto_rico")
    args = dict.fromkeys(("name", "value", "what"), "?") | dict.fromkeys(
        ("n", "total", "most", "low", "high", "circles"), 1
    )
    told = {reason: t("refused-impossible", reason=reason, **args) for reason in reasons() | {"bare-word"}}
    assert "bare-word" in told.pop("bare-word")
    assert {"census", "draft", "nobles", "row", "missing"} <= told.keys()
    assert not [reason for reason, said in told.items() if said.removesuffix(".").endswith(f": {reason}")]
    assert len(set(told.values())) == len(told)


def test_who_is_waited_for_need_not_be_known() -> None:
    for language in ("en", "ru"):
        assert refusal(strict(language), NotYours("not-your-turn"))
        assert "Boris" in refusal(strict(language), NotYours("not-your-turn", waiting="Boris"))
