"""The bot on a database server whose connection breaks while somebody presses: done once, or said, and it goes on."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules import Refused
from bot.sandbox import look
from storage import Lost
from tests.postgres import Server
from tests.storage.wire import Wire

from .stage import Stage
from .test_bad_input import governor, state, words_of

OK = re.compile(":ok:")


@pytest.fixture
async def wire(postgres: Server) -> AsyncIterator[Wire]:
    async with Wire(postgres.folder) as wire:
        yield wire


@pytest.fixture
async def stage(tmp_path: Path, wire: Wire, on_server: str) -> AsyncIterator[Stage]:
    async with Stage(tmp_path, server=wire.url(on_server)) as stage:
        yield stage


async def test_a_connection_that_breaks_in_the_middle_of_a_move_is_not_noticed(stage: Stage, wire: Wire) -> None:
    await stage.careful()
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    await person.select(desk, "captain")
    _, before, *_ = await state(stage)
    wire.cut(b"update tables", heard=True)
    assert "✓" in (await person.press(desk, custom_id=OK)).text
    assert wire.cuts == 1 and (await state(stage))[1] > before
    entries = await stage.frontend.turns.log(1)
    assert len({e.n for e in entries}) == len(entries)


async def test_a_server_that_stays_away_is_said_to_whoever_presses(stage: Stage, wire: Wire) -> None:
    await stage.careful()
    _, question = await stage.started(4)
    person, desk = await governor(stage, question)
    await person.select(desk, "captain")
    before = await state(stage)
    wire.cut(b"update tables", heard=False, gone=True)
    refused = await person.press(desk, custom_id=OK)
    assert words_of(person)("refused-storage-lost") in look.words(refused.messages[-1])
    wire.gone = False
    async with asyncio.timeout(120):
        while True:
            with contextlib.suppress(Refused):
                assert await state(stage) == before, "nothing was changed"
                break
            await asyncio.sleep(0.2)
    assert "✓" in (await person.press(desk, custom_id=OK)).text


async def test_it_stops_as_ever_while_the_server_is_away(stage: Stage, wire: Wire) -> None:
    await stage.started(4)
    wire.cut(b"update outbox", heard=False, gone=True)
    with pytest.raises(Lost):
        await stage.frontend.service.store.hasten(0.0)
    await stage.down()
