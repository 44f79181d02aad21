"""Half-made choices at a desk: of one question, and of one person."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui.common.draft import Draft
from bot.ui.desk import Desks


@pytest.mark.parametrize(
    ("tag", "user", "theirs"),
    [("0.4", 7, True), ("0.5", 7, False), ("1.4", 7, False), ("", 7, False), ("0.4", 8, False), ("0.4", 0, False)],
)
def test_what_was_tapped_for_another_question_or_by_another_person_is_not_shown(
    tag: str, user: int, theirs: bool
) -> None:
    desks: Any = Desks(SimpleNamespace())  # type: ignore[arg-type]
    desks._drafts[1, 0] = ("0.4", 7, Draft(verb="take"))
    table = SimpleNamespace(id=1, seats=[SimpleNamespace(user=user)])
    shown = desks._draft(SimpleNamespace(table=table, seat=0, tag=tag, draft=b""))
    assert (shown == Draft(verb="take")) is theirs
