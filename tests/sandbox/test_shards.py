"""A bot of several shards on the sandbox: who hears what, who may begin a session, and that discord.py is content."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.world import Guild

from .helpers import Raw
from .test_gateway import DIRECT, GUILDS, MESSAGES, dial

__all__ = ["dial"]


@pytest.fixture
def guilds(sandbox: Sandbox) -> list[Guild]:
    """Three guilds, of which the first and the last lie on the same of two shards; by shard."""
    sandbox.world.add_guild("north")
    sandbox.world.add_guild("south")
    return sorted(sandbox.world.guilds.values(), key=lambda g: (shard(g), g.id))


def shard(guild: Guild) -> int:
    return (int(guild.id) >> 22) % 2


async def test_a_session_hears_of_the_guilds_of_its_shard(
    sandbox: Sandbox, dial: Any, raw: Raw, guilds: list[Guild]
) -> None:
    assert sorted(shard(g) for g in guilds) in ([0, 0, 1], [0, 1, 1])
    wires = [await dial(), await dial(), await dial()]
    for wire, number in zip(wires, (0, 1, 1), strict=True):
        await wire.send(2, {"token": "t", "intents": GUILDS | MESSAGES | DIRECT, "shard": [number, 2]})
        ready = await wire.event("READY")
        mine = [g.id for g in guilds if shard(g) == number]
        assert ready["shard"] == [number, 2] and sorted(g["id"] for g in ready["guilds"]) == mine
        assert sorted([(await wire.event("GUILD_CREATE"))["id"] for _ in mine]) == mine
    assert sandbox.gateway.shards() == [0, 1, 1]
    for guild in guilds:
        channel = next(c for c in sandbox.world.channels.values() if sandbox.world.guild_of(c) is guild)
        await raw("POST", f"/channels/{channel.id}/messages", {"content": guild.id})
    anna = sandbox.world.person("Anna").id
    _, private = await raw("POST", "/users/@me/channels", {"recipient_id": anna})
    await raw("POST", f"/channels/{private['id']}/messages", {"content": "to you alone"})
    for wire, number in zip(wires, (0, 1, 1), strict=True):  # both sessions of one shard hear everything
        for guild in guilds:
            if shard(guild) == number:
                heard = await wire.event("MESSAGE_CREATE")
                assert heard["content"] == heard["guild_id"] == guild.id
    assert (await wires[0].event("MESSAGE_CREATE"))["content"] == "to you alone"


@pytest.mark.parametrize(
    ("asked", "close"), [([2, 2], 4010), ([-1, 2], 4010), ([0, 0], 4010), (["0", 2], 4010), ([0], 4010), ([0, 1], 4011)]
)
async def test_a_shard_that_there_is_not(sandbox: Sandbox, dial: Any, asked: Any, close: int) -> None:
    sandbox.settings.shards = sandbox.settings.least_shards = 2
    wire = await dial()
    await wire.send(2, {"token": "t", "intents": GUILDS, "shard": asked})
    assert await wire.closed() == close


async def test_shards_of_a_bucket_begin_one_after_the_other(sandbox: Sandbox, dial: Any, raw: Raw) -> None:
    settings = sandbox.settings
    settings.identify_every, settings.max_concurrency, settings.shards = 3600.0, 2, 4
    _, told = await raw("GET", "/gateway/bot")
    assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (4, 2)

    async def begun(number: int) -> bool:
        wire = await dial()
        await wire.send(2, {"token": "t", "intents": GUILDS, "shard": [number, 4]})
        return (await wire.get())["op"] == 0

    assert [await begun(number) for number in (0, 1, 2, 3)] == [True, True, False, False]
    settings.identify_every = 0.0
    assert await begun(2)
