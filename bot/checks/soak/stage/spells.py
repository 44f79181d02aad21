"""Spells of bad weather: one fault that lasts for a while and then is over, for a few tables or for all of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any
from unittest.mock import patch

from bot.sandbox.faults import CONNECT, GATEWAY, Fault

from .stage import PATIENCE, Stage

MANY = 10**6
SILENCE = 0.3  # seconds after which nobody waits for an answer any more: it is said nowhere that there is none
BAN = 600  # seconds
REQUESTS, CONNECTIONS = 12, 40  # that may meet a fault of the whole process in a spell: nobody goes on knocking
POSTS: dict[str, Any] = {"method": "POST", "path": "/channels/*/messages", "times": MANY}
EDITS: dict[str, Any] = {"method": "PATCH", "path": "/channels/*/messages/*", "times": MANY}

Found = list[str]  # what is wrong with how the bot has borne it, filled when the spell is over
Spell = Callable[[Stage, Sequence[int]], AbstractAsyncContextManager[Found]]


@contextlib.asynccontextmanager
async def banned(stage: Stage, tables: Sequence[int]) -> AsyncIterator[Found]:
    """Cloudflare shuts the address out: error 1015 for whatever is asked."""
    async with _few(stage.sandbox.faults.ban(BAN, times=MANY), REQUESTS) as found:
        yield found


@contextlib.asynccontextmanager
async def silent(stage: Stage, tables: Sequence[int]) -> AsyncIterator[Found]:
    """Nothing that is posted or edited is answered, or done."""
    async with _unanswered(stage, after=False) as found:
        yield found


@contextlib.asynccontextmanager
async def done_in_silence(stage: Stage, tables: Sequence[int]) -> AsyncIterator[Found]:
    """Nothing that is posted or edited is answered, and all of it is done."""
    async with _unanswered(stage, after=True) as found:
        yield found


@contextlib.asynccontextmanager
async def answers_lost(stage: Stage, tables: Sequence[int]) -> AsyncIterator[Found]:
    """What is posted and edited is done, and the answer is cut off."""
    for at in (POSTS, EDITS):
        stage.sandbox.faults.cut(after=True, **at)
    yield []


@contextlib.asynccontextmanager
async def turned_away(stage: Stage, tables: Sequence[int]) -> AsyncIterator[Found]:
    """The gateway lets nobody in; everything else is as ever."""
    async with _no_gateway(stage, stage.sandbox.faults.page(502, method=CONNECT, path=GATEWAY, times=MANY)) as found:
        yield found


@contextlib.asynccontextmanager
async def half_connected(stage: Stage, tables: Sequence[int]) -> AsyncIterator[Found]:
    """The gateway takes connections and drops them."""
    async with _no_gateway(stage, stage.sandbox.faults.begun(times=MANY)) as found:
        yield found


@contextlib.asynccontextmanager
async def deleted(stage: Stage, tables: Sequence[int]) -> AsyncIterator[Found]:
    """The channel of these tables is deleted, and in the end they go on in another one."""
    await _move(stage, tables)
    channel = (await stage.service.tables.find(tables[0])).channel
    stage.sandbox.moderator.delete_channel(str(channel))
    yield []
    await _move(stage, tables)


@contextlib.asynccontextmanager
async def threads_deleted(stage: Stage, tables: Sequence[int]) -> AsyncIterator[Found]:
    """The threads of these tables are deleted; they go on in their channel."""
    for table in tables:
        if thread := (await stage.service.tables.find(table)).thread:
            stage.sandbox.moderator.delete_channel(str(thread))
    yield []


@contextlib.asynccontextmanager
async def rights_lost(stage: Stage, tables: Sequence[int]) -> AsyncIterator[Found]:
    """The bot may not even see the channel of these tables, until it may again."""
    await _move(stage, tables)
    channel = str((await stage.service.tables.find(tables[0])).channel)
    stage.sandbox.moderator.deny("view_channel", channel=channel)
    yield []
    stage.sandbox.moderator.allow("view_channel", channel=channel)


@contextlib.asynccontextmanager
async def moved_without_rights(stage: Stage, tables: Sequence[int]) -> AsyncIterator[Found]:
    """The same, and they are moved before it may again."""
    await _move(stage, tables)
    channel = str((await stage.service.tables.find(tables[0])).channel)
    stage.sandbox.moderator.deny("view_channel", channel=channel)
    yield []
    await _move(stage, tables)
    stage.sandbox.moderator.allow("view_channel", channel=channel)


SPELLS: Mapping[str, Spell] = {
    "1015": banned,
    "silence": silent,
    "silence, done": done_in_silence,
    "answers lost": answers_lost,
    "gateway refused": turned_away,
    "gateway half made": half_connected,
    "channel deleted": deleted,
    "thread deleted": threads_deleted,
    "rights lost": rights_lost,
    "rights lost, moved": moved_without_rights,
}


@contextlib.asynccontextmanager
async def _few(fault: Fault, most: int) -> AsyncIterator[Found]:
    found: Found = []
    yield found
    if fault.hits > most:
        found.append(f"it was met {fault.hits} times, at most {most}")


@contextlib.asynccontextmanager
async def _unanswered(stage: Stage, *, after: bool) -> AsyncIterator[Found]:
    with patch("bot.service.workers.outbox.PATIENCE", SILENCE):
        for at in (POSTS, EDITS):
            stage.sandbox.faults.hold(after=after, **at)
        yield []
        stage.sandbox.faults.clear()


@contextlib.asynccontextmanager
async def _no_gateway(stage: Stage, fault: Fault) -> AsyncIterator[Found]:
    with patch("discord.client.ExponentialBackoff.delay", lambda self: 0.1):  # seconds
        await stage.sandbox.gateway.drop()
        await asyncio.wait_for(fault.met.wait(), PATIENCE)
        async with _few(fault, CONNECTIONS) as found:
            yield found
        stage.sandbox.faults.clear()
        await stage.sandbox.gateway.wait_online(PATIENCE)


async def _move(stage: Stage, tables: Sequence[int]) -> None:
    """These tables to a new channel, by one of the people there."""
    world = stage.sandbox.world
    channel = int(stage.sandbox.moderator.add_channel(f"pier {len(world.channels)}").id)
    for number in tables:
        table = await stage.service.tables.find(number)
        await stage.service.places.move(number, table.players[0], int(world.guild.id), channel)
    await stage.service.outbox.drain()
