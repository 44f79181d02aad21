"""Each fault there is, at each kind of call a bot makes: it strikes that call once, and the next one is as ever."""

from __future__ import annotations

import asyncio
import json
import time
import unittest.mock
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.faults import CONNECT, GATEWAY, Fault

from .helpers import Bot, Raw, impatient, running

X = {"content": "x"}
CODES = [50027, 10062, 30046, 50007, 50013, 50083, 160005, 10003]

Call = Callable[[], Any]


@pytest.fixture
async def calls(sandbox: Sandbox, raw: Raw) -> dict[str, tuple[str, str, Call]]:
    """By name: method, pattern of the path, and the call itself, which succeeds however often it is made."""
    app = sandbox.world.bot.id
    await raw("PUT", f"/applications/{app}/commands", [{"name": "go", "description": "d"}])
    anna = sandbox.person("Anna")
    it = anna.does.command(anna.channel(), "go", {})
    hook = f"/webhooks/{app}/{it.token}/messages/@original"
    _, message = await raw.send(X)
    mine, here = f"{raw.channel()}/messages/{message['id']}", raw.channel()

    async def answer() -> Any:
        it.answered = it.original = None
        return await raw("POST", f"/interactions/{it.id}/{it.token}/callback", {"type": 4, "data": X}, token=None)

    await answer()
    return {
        "send": ("POST", "/channels/*/messages", lambda: raw.send(X)),
        "edit": ("PATCH", "/channels/*/messages/*", lambda: raw("PATCH", mine, X)),
        "read": ("GET", "/channels/*/messages", lambda: raw("GET", here + "/messages")),
        "thread": ("POST", "/channels/*/threads", lambda: raw("POST", here + "/threads", {"name": "t", "type": 11})),
        "private": (
            "POST", "/users/@me/channels", lambda: raw("POST", "/users/@me/channels", {"recipient_id": anna.id}),
        ),
        "answer": ("POST", "/interactions/*/callback", answer),
        "later": ("PATCH", "/webhooks/*/messages/@original", lambda: raw("PATCH", hook, X, token=None)),
    }  # fmt: skip


CALLS = ["send", "edit", "read", "thread", "private", "answer", "later"]


@pytest.mark.parametrize("call", CALLS)
async def test_every_refusal_at_every_call(sandbox: Sandbox, calls: dict[str, Any], call: str) -> None:
    method, path, do = calls[call]
    for code in CODES:
        fault = sandbox.faults.refuse(code, method=method, path=path)
        status, body = await do()
        assert (status >= 400, body["code"], fault.hits) == (True, code, 1)
        assert (await do())[0] < 300
    sandbox.faults.rate_limit(0.2, method=method, path=path)
    status, body = await do()
    assert (status, body["retry_after"]) == (429, 0.2)
    sandbox.faults.server_error(method=method, path=path)
    assert (await do())[0] == 500
    assert (await do())[0] < 300 and not sandbox.faults.waiting


@pytest.mark.parametrize("call", CALLS)
async def test_what_befalls_the_connection_at_every_call(sandbox: Sandbox, calls: dict[str, Any], call: str) -> None:
    method, path, do = calls[call]
    struck: list[str] = []
    sandbox.faults.happen(lambda: struck.append("before"), method=method, path=path)
    sandbox.faults.happen(lambda: struck.append("after"), after=True, method=method, path=path)
    sandbox.faults.slow(0.01, method=method, path=path)
    for n, expected in enumerate([["before"], ["before", "after"], ["before", "after"]]):
        begun = time.perf_counter()
        assert (await do())[0] < 300 and struck == expected
        assert n != 2 or time.perf_counter() - begun >= 0.01
    assert not sandbox.faults.waiting


async def test_discord_py_waits_out_a_rate_limit(sandbox: Sandbox, bot: Bot) -> None:
    fault = sandbox.faults.rate_limit(0.05, method="POST", path="/channels/*/messages")
    await bot.guilds[0].text_channels[0].send("x")
    assert fault.hits == 1 and [m["content"] for m in sandbox.person("Anna").history()] == ["x"]


@pytest.mark.parametrize("resumable", [True, False])
async def test_the_gateway_drops_in_the_middle_of_a_call(sandbox: Sandbox, bot: Bot, resumable: bool) -> None:
    gateway = sandbox.gateway
    before = gateway.identified, gateway.resumed
    sandbox.faults.happen(lambda: gateway.drop(resumable=resumable), method="POST", path="/channels/*/messages")
    await bot.guilds[0].text_channels[0].send("x")
    await gateway.wait_online()
    assert [m["content"] for m in sandbox.person("Anna").history()] == ["x"]
    assert (gateway.identified - before[0], gateway.resumed - before[1]) == ((0, 1) if resumable else (1, 0))


async def test_an_event_comes_twice_because_of_a_call(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    sandbox.faults.happen(lambda: sandbox.gateway.duplicates.append("INTERACTION_CREATE"), path="/channels/*/messages")
    await bot.guilds[0].text_channels[0].send("x")
    with impatient(sandbox):
        await anna.command("mute", until="ack", fails=True)
    seen = [bot.seen.get_nowait() for _ in range(bot.seen.qsize())]
    assert len([it for kind, it in seen if kind == "interaction"]) == 2


async def test_the_clock_jumps_at_a_call(sandbox: Sandbox) -> None:
    def jump() -> None:
        sandbox.world.skew += 120.0

    async with running(sandbox) as bot:
        sandbox.faults.happen(jump, method="POST", path="/channels/*/messages")
        sent = await bot.guilds[0].text_channels[0].send("x")
        ahead = (sent.created_at - discord.utils.utcnow()).total_seconds()
        assert 100 < ahead < 130


async def test_a_fault_drawn_for_each_request(sandbox: Sandbox, raw: Raw) -> None:
    seen: list[tuple[str, str]] = []

    def draw(method: str, path: str) -> None:
        seen.append((method, path))
        if method == "POST":
            sandbox.faults.refuse(50013, method=method, path=path)

    sandbox.faults.draw = draw
    assert (await raw("GET", raw.channel()))[0] == 200
    assert (await raw.send(X))[1]["code"] == 50013
    assert [method for method, _ in seen] == ["GET", "POST"] and not sandbox.faults.waiting


async def test_what_is_held_is_let_go_when_all_faults_are_cleared(sandbox: Sandbox, raw: Raw) -> None:
    fault: Fault = sandbox.faults.hold(method="POST")
    sending = asyncio.create_task(raw.send(X))
    await fault.met.wait()
    sandbox.faults.clear()
    assert (await sending)[0] == 200


def exists(sandbox: Sandbox) -> int:
    """How many messages there are in the channel."""
    return len(sandbox.person("Anna").history())


async def answered(sandbox: Sandbox) -> tuple[int, str, str, str]:
    """Status, kind, Via and text of what a message gets for an answer."""
    url = f"{sandbox.api_url}/channels/{sandbox.world.channel_named('games').id}/messages"
    async with aiohttp.ClientSession(headers={"Authorization": "Bot x"}) as session, session.post(url, json=X) as got:
        return got.status, got.content_type, got.headers.get("Via", ""), await got.text()


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("status", [200, 403, 404, 502, 520, 530])
async def test_a_page_instead_of_an_answer(sandbox: Sandbox, status: int, after: bool) -> None:
    sandbox.faults.page(status, after=after, method="POST")
    got, kind, via, text = await answered(sandbox)
    assert (got, kind, via) == (status, "text/html", "") and "<html>" in text
    assert exists(sandbox) == after and (await answered(sandbox))[0] == 200


async def test_an_address_shut_out(sandbox: Sandbox) -> None:
    sandbox.faults.ban(method="POST")
    status, _, via, text = await answered(sandbox)
    assert (status, via) == (429, "") and "1015" in text and exists(sandbox) == 0


@pytest.mark.parametrize("after", [False, True])
async def test_half_an_answer(sandbox: Sandbox, after: bool) -> None:
    sandbox.faults.broken(after=after, method="POST")
    status, kind, _, text = await answered(sandbox)
    assert (status, kind) == (200, "application/json") and exists(sandbox) == after
    with pytest.raises(json.JSONDecodeError):
        json.loads(text)
    sandbox.faults.half(after=after, method="POST")
    with pytest.raises(aiohttp.ClientError):
        await answered(sandbox)
    assert exists(sandbox) == 2 * after


@pytest.mark.parametrize("code", [0, 40333])
async def test_refusals_without_a_meaning(sandbox: Sandbox, raw: Raw, code: int) -> None:
    sandbox.faults.refuse(code, status=403, method="POST")
    assert await raw.send(X) == (403, {"message": unittest.mock.ANY, "code": code})


async def test_a_gateway_that_lets_nobody_in(sandbox: Sandbox) -> None:
    sandbox.faults.page(502, method=CONNECT, path=GATEWAY)
    sandbox.faults.refuse(0, status=503, method=CONNECT, path=GATEWAY)
    async with aiohttp.ClientSession() as session:
        for status in (502, 503):
            with pytest.raises(aiohttp.WSServerHandshakeError) as no:
                await session.ws_connect(sandbox.gateway_url)
            assert no.value.status == status
        sandbox.faults.begun()
        async with session.ws_connect(sandbox.gateway_url) as line:
            assert (await line.receive()).type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)
        async with session.ws_connect(sandbox.gateway_url) as line:
            assert (await line.receive_json())["op"] == 10


@pytest.mark.parametrize("after", [False, True])
async def test_silence(sandbox: Sandbox, after: bool) -> None:
    held = sandbox.faults.hold(after=after, method="POST")
    asking = asyncio.create_task(answered(sandbox))
    await held.met.wait()
    while exists(sandbox) < after:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    assert exists(sandbox) == after and not asking.done()
    held.release()
    assert (await asking)[0] == 200 and exists(sandbox) == 1


async def test_a_bot_that_is_sent_away_and_invited_again(sandbox: Sandbox, bot: Bot, raw: Raw) -> None:
    sandbox.moderator.send_away()
    assert (await raw.send(X))[1]["code"] == 50001
    assert (await raw("GET", f"/guilds/{sandbox.world.guild.id}"))[1]["code"] == 10004
    _, dm = await raw("POST", "/users/@me/channels", {"recipient_id": sandbox.person("Anna").id})
    assert (await raw("POST", f"/channels/{dm['id']}/messages", X))[1]["code"] == 50278
    asyncio.get_running_loop().call_soon(sandbox.moderator.invite)
    await bot.wait_for("guild_join", check=lambda guild: guild.name == sandbox.world.guild.name, timeout=60)
    assert (await raw.send(X))[0] == 200
