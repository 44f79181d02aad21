"""Our tokens in the chat: uploaded once, beside everything else; where that fails, only they are missing."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from bot.sandbox import look

from .stage import YOUR_TURN, Stage

LAST = "blue_6"
UPLOADS = {"method": "POST", "path": "/applications/*/emojis"}


async def signs_of(stage: Stage) -> dict[str, str]:
    """What is known once the last of them is."""
    known = stage.frontend.signs.known
    for _ in range(6000):
        if LAST in known:
            return known
        await asyncio.sleep(0.02)
    raise AssertionError(f"{len(known)} signs")


def uploads(stage: Stage) -> int:
    return sum(r.method == "POST" and r.path.endswith("/emojis") for r in stage.sandbox.requests)


def worn(message: dict[str, Any]) -> dict[str, str]:
    """By their labels, the names of the emoji that buttons and lines of menus bear."""
    parts = [*look.buttons(message), *(o for menu in look.menus(message) for o in menu["options"])]
    return {p["label"]: p["emoji"]["name"].rpartition("_")[0] for p in parts if p.get("emoji")}


async def test_they_are_uploaded_once_and_stand_on_buttons_and_in_menus(tmp_path: Path) -> None:
    async with Stage(tmp_path, signs=True) as stage:
        known = await signs_of(stage)
        assert {"corn", "indigo", "wood", "settler", "white_3", "blue_6"} <= known.keys()
        _, question = await stage.started(4)
        (asked,) = stage.called(question)
        assert "settler" in worn(question).values()
        desk = (await asked.press(question, custom_id=YOUR_TURN)).message
        assert {"settler", "mayor", "builder"} <= set(worn(desk).values())
        await stage.restart()
        assert await signs_of(stage) and uploads(stage) == len(stage.frontend.signs.known), "none of them twice"


async def test_where_discord_takes_none_only_they_are_missing(tmp_path: Path) -> None:
    stage = Stage(tmp_path, signs=True)
    stage.sandbox.faults.refuse(30008, times=1000, **UPLOADS)
    async with stage:
        _, question = await stage.started(4)
        (asked,) = stage.called(question)
        assert not worn(question)
        mark = asked.mark()
        await asked.press(question, custom_id=re.compile("^c:.*:pick:take/builder$"), until="ack")
        done = await asked.wait_message(lambda m: True, ephemeral=True, after=mark)
        assert not worn(done) and look.labels(done)
        for _ in range(6000):
            if uploads(stage):
                break
            await asyncio.sleep(0.02)
        assert uploads(stage) and not stage.frontend.signs.known
