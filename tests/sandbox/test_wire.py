"""What the wire does on demand: refusals, server errors, cuts, slow and held answers, doubled events, a wrong clock."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox

from .helpers import Bot, Raw, impatient, running
from .refusals import X, code

FAULTS = [50027, 10062, 30046, 50007, 50013, 50083, 160005, 10003, 40060, 50001]


@pytest.mark.parametrize("number", FAULTS)
async def test_refusal_on_demand(sandbox: Sandbox, raw: Raw, number: int) -> None:
    fault = sandbox.faults.refuse(number, method="POST", path="/channels/*/messages", times=2)
    assert (await raw("GET", raw.channel()))[0] == 200
    for _ in range(2):
        code(await raw.send(X), number)
    assert fault.hits == 2 and (await raw.send(X))[0] == 200
    assert len(sandbox.world.messages[sandbox.world.channel_named("games").id]) == 1


async def test_server_error_is_tried_again_by_discord_py(sandbox: Sandbox, bot: Bot) -> None:
    fault = sandbox.faults.server_error(503, method="POST", path="/channels/*/messages")
    with pytest.raises(discord.DiscordServerError):
        await bot.guilds[0].text_channels[0].send("x")
    fault = sandbox.faults.server_error(500, method="POST", path="/channels/*/messages")
    await bot.guilds[0].text_channels[0].send("y")
    assert fault.hits == 1 and [m["content"] for m in sandbox.person("Anna").history()] == ["y"]


@pytest.mark.parametrize("after", [False, True])
async def test_connection_cut(sandbox: Sandbox, bot: Bot, after: bool) -> None:
    sandbox.faults.cut(after=after, method="POST", path="/channels/*/messages")
    channel = bot.guilds[0].text_channels[0]
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel.send("x", nonce="once")
    assert len(sandbox.person("Anna").history()) == after
    await channel.send("x", nonce="once")  # the nonce makes a second try safe
    assert len(sandbox.person("Anna").history()) == 1


async def test_held_answer(sandbox: Sandbox, bot: Bot) -> None:
    fault = sandbox.faults.hold(method="POST", path="/channels/*/messages")
    sending = asyncio.create_task(bot.guilds[0].text_channels[0].send("x"))
    await fault.met.wait()
    assert not sending.done() and sandbox.person("Anna").history() == []
    fault.release()
    assert (await sending).content == "x"


async def test_slow_answer_comes_after_its_effect(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    sandbox.faults.slow(0.05, method="POST", path="/channels/*/messages")
    sending = asyncio.create_task(bot.guilds[0].text_channels[0].send("x"))
    await anna.wait_message(contains="x")
    assert not sending.done()
    await sending


async def test_global_rate_limit(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.faults.rate_limit(0.5, everywhere=True)
    status, body = await raw.send(X)
    assert status == 429 and body == {"message": "You are being rate limited.", "code": 0, "retry_after": 0.5,
                                      "global": True}  # fmt: skip


async def test_event_sent_twice(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    sandbox.gateway.duplicates.append("INTERACTION_CREATE")
    with impatient(sandbox):
        await anna.command("mute", until="ack", fails=True)
    kinds = [bot.seen.get_nowait() for _ in range(bot.seen.qsize())]
    assert len({it.id for kind, it in kinds if kind == "interaction"}) == 1
    assert len([it for kind, it in kinds if kind == "interaction"]) == 2


async def test_clock_skew(sandbox: Sandbox) -> None:
    sandbox.world.skew = 120.0
    async with running(sandbox) as bot:
        anna = sandbox.person("Anna")
        await anna.command("ping")
        _, it = await bot.seen.get()
        ahead = (it.created_at - discord.utils.utcnow()).total_seconds()
        assert 100 < ahead < 130
