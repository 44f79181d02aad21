"""What all can read is made from what all may see: no picture posted to the table is drawn as one seat sees it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.stage import Stage
from tests.e2e.test_replay import played


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path) as stage:
        yield stage


async def test_pictures_posted_to_the_table_are_drawn_as_anybody_sees_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody opens a desk here, so whatever is drawn is for all; and points are secret."""
    frontend, drawn = stage.frontend, list[Any]()
    picture = frontend.picture

    async def noted(table: Any, view: Any, *rest: Any) -> bytes:
        drawn.append(view)
        return await picture(table, view, *rest)

    monkeypatch.setattr(frontend, "picture", noted)
    await stage.started(3)
    for _ in range(60):
        await played(stage, 3)
        await frontend.service.outbox.drain()
        if len(drawn) > 12 and (await frontend.turns.look(1, await owner(stage, 0))).seats[0].points:
            break
    else:
        pytest.fail(f"{len(drawn)} pictures drawn, and nothing that is secret")
    assert {view.you for view in drawn} == {None}
    user = await owner(stage, 0)
    mine, all_see = [await frontend.turns.look(1, who) for who in (user, None)]
    assert mine.seats[0].points and all_see.seats[0].points is None, "there was something to be told"


async def owner(stage: Stage, seat: int) -> int:
    return (await stage.frontend.tables.find(1)).seats[seat].user
