"""One person cannot take the bot from the others: what is too much is told in one sentence, and changes nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.service.core.limits import Rate
from bot.settings import Settings
from bot.text.fluent import Text, text

from .stage import YOUR_TURN, Stage

EN, RU = text("en"), text("ru")
HOUR = 3600.0


def too_fast(said: str, words: Text = EN) -> bool:
    """Whether that was told, for however many seconds they have to wait."""
    return said.startswith(words("refused-too-fast", n=3, wait=0).partition("0")[0])


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path, **Settings().limits) as stage:
        yield stage


async def test_whoever_presses_without_end_is_told_to_wait_and_the_others_play_on(stage: Stage) -> None:
    """Buttons, menus and commands alike; a press that is refused does nothing."""
    thread, _ = await stage.started(2)
    anna, boris = stage.people(2)
    assert stage.frontend.presses.most == 20
    question = anna.history(thread)[-1]
    stage.frontend.presses = Rate(3, HOUR)  # in a test nobody is so quick that seconds could be counted
    desk = (await anna.press(question, custom_id=YOUR_TURN)).message
    for _ in range(2):
        await anna.command("board", thread, text=True)
    before = (await stage.frontend.tables.find(1)).version
    for again in (anna.command("board", thread), anna.press(question, custom_id=YOUR_TURN)):
        assert too_fast((await again).text)
    button = next(c for row in desk["components"] for c in row["components"] if not c.get("disabled"))
    assert too_fast((await anna.press(desk, custom_id=button["custom_id"])).text)
    assert (await stage.frontend.tables.find(1)).version == before
    assert not too_fast((await boris.command("board", thread, text=True)).text, RU)
    stage.frontend.presses = Rate(3, HOUR)
    assert not too_fast((await anna.command("board", thread, text=True)).text)


async def test_tables_are_opened_at_a_person_s_pace(stage: Stage) -> None:
    anna, boris = stage.people(2)
    for _ in range(3):
        assert "refused" not in (await anna.command("table new", game="puerto_rico")).text
    assert (await anna.command("table new", game="puerto_rico")).text == EN("refused-opened-too-often", n=1)
    assert len(await stage.frontend.tables.of_user(int(anna.id))) == 3
    await boris.command("table new", game="puerto_rico")
    assert len(await stage.frontend.tables.of_user(int(boris.id))) == 1


async def test_setup_shows_the_limits_that_hold(stage: Stage) -> None:
    stage.sandbox.moderator.promote("Anna", "manage_guild")
    anna = stage.person("Anna")
    assert EN("setup-limits", tables=200, each=20) in (await anna.command("setup show")).text
    shown = await anna.command("setup limits", tables=500, each=3)
    assert EN("setup-limits", tables=200, each=3) in shown.text
