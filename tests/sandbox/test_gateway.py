"""The gateway by itself, spoken to without discord.py: payloads, close codes, compression, intents, resume."""

from __future__ import annotations

import json
import zlib
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox

from .helpers import Raw

GUILDS, MEMBERS, MESSAGES, DIRECT, CONTENT = 1, 2, 1 << 9, 1 << 12, 1 << 15


class Wire:
    """One connection to the gateway."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws, self.seq = ws, 0

    async def send(self, op: int, data: Any = None) -> None:
        await self.ws.send_json({"op": op, "d": data})

    async def get(self) -> dict[str, Any]:
        got = await self.ws.receive_json(timeout=60)
        assert isinstance(got, dict)
        self.seq = got.get("s") or self.seq
        return got

    async def event(self, name: str) -> Any:
        """The next event of this name; others are passed over."""
        while True:
            got = await self.get()
            if got["t"] == name:
                return got["d"]

    async def identify(self, intents: int = GUILDS, token: str = "t") -> Any:
        await self.send(2, {"token": token, "intents": intents, "properties": {}})
        return await self.event("READY")

    async def closed(self) -> int | None:
        while not self.ws.closed:
            await self.ws.receive(timeout=60)
        return self.ws.close_code


@pytest.fixture
async def dial(sandbox: Sandbox) -> Any:
    async with aiohttp.ClientSession() as session:

        async def call(query: str = "?v=10&encoding=json") -> Wire:
            wire = Wire(await session.ws_connect(sandbox.gateway_url + query))
            if "compress" not in query:
                hello = await wire.get()
                assert hello["op"] == 10 and hello["d"]["heartbeat_interval"] == 41250
            return wire

        yield call


async def test_heartbeat_and_ready(sandbox: Sandbox, dial: Any) -> None:
    wire = await dial()
    await wire.send(1, None)
    assert (await wire.get())["op"] == 11
    ready = await wire.identify()
    assert ready["guilds"] == [{"id": sandbox.world.guild.id, "unavailable": True}]
    assert ready["resume_gateway_url"] == sandbox.gateway_url
    guild = await wire.event("GUILD_CREATE")
    assert [m["user"]["id"] for m in guild["members"]] == [sandbox.world.bot.id] and guild["member_count"] == 6


@pytest.mark.parametrize(
    ("op", "data", "close"),
    [
        (2, {"token": "", "intents": 1}, 4004), (2, {"token": "t", "intents": "1"}, 4013),
        (2, {"token": "t", "intents": 1 << 40}, 4013), (2, {"token": "t", "intents": GUILDS | MEMBERS}, 4014),
        (2, {"token": "t", "intents": CONTENT}, 4014), (8, {"guild_id": "1"}, 4003), (3, {}, 4003),
    ],
)  # fmt: skip
async def test_close_codes(dial: Any, op: int, data: Any, close: int) -> None:
    wire = await dial()
    await wire.send(op, data)
    assert await wire.closed() == close


async def test_close_codes_of_an_open_session(dial: Any) -> None:
    for op, close in ((2, 4005), (99, 4001)):
        wire = await dial()
        await wire.identify()
        await wire.send(op, {"token": "t", "intents": 1})
        assert await wire.closed() == close
    wire = await dial()
    await wire.ws.send_str("{")
    assert await wire.closed() == 4002


async def test_resume_replays_what_was_missed(sandbox: Sandbox, raw: Raw, dial: Any) -> None:
    wire = await dial()
    session = (await wire.identify(GUILDS | MESSAGES))["session_id"]
    await wire.event("GUILD_CREATE")
    await raw.send({"content": "one"})
    await wire.event("MESSAGE_CREATE")
    seen = wire.seq
    await sandbox.gateway.drop()
    assert await wire.closed() == 4000
    await raw.send({"content": "two"})
    again = await dial()
    await again.send(6, {"token": "t", "session_id": session, "seq": seen})
    missed = await again.get()
    assert (missed["t"], missed["d"]["content"], missed["s"]) == ("MESSAGE_CREATE", "two", seen + 1)
    await again.event("RESUMED")
    await raw.send({"content": "three"})
    assert (await again.event("MESSAGE_CREATE"))["content"] == "three"


@pytest.mark.parametrize("what", ["session", "token", "dropped", "goodbye"])
async def test_resume_refused(sandbox: Sandbox, dial: Any, what: str) -> None:
    wire = await dial()
    session = (await wire.identify())["session_id"]
    await (wire.ws.close(code=1000) if what == "goodbye" else sandbox.gateway.drop(resumable=what != "dropped"))
    if what == "goodbye":
        await sandbox.gateway.wait_online(online=False)
    again = await dial()
    wrong = {"session": {"session_id": "other"}, "token": {"token": "other"}}.get(what, {})
    await again.send(6, {"token": "t", "session_id": session, "seq": 1} | wrong)
    assert await again.get() == {"op": 9, "d": False, "s": None, "t": None}
    await again.identify()  # the same connection may begin anew


async def test_resume_ahead_of_the_session(sandbox: Sandbox, dial: Any) -> None:
    wire = await dial()
    session = (await wire.identify())["session_id"]
    await sandbox.gateway.drop()
    again = await dial()
    await again.send(6, {"token": "t", "session_id": session, "seq": 999})
    assert await again.closed() == 4007


async def test_silent_client_is_dropped(sandbox: Sandbox) -> None:
    sandbox.settings.heartbeat = 0.02
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as ws:
        assert await Wire(ws).closed() == 4009


async def test_zlib_stream(sandbox: Sandbox, dial: Any) -> None:
    wire = await dial("?v=10&encoding=json&compress=zlib-stream")
    stream = zlib.decompressobj()

    async def get() -> Any:
        data = await wire.ws.receive_bytes(timeout=60)
        assert data.endswith(b"\x00\x00\xff\xff")
        return json.loads(stream.decompress(data))

    assert (await get())["op"] == 10
    await wire.send(2, {"token": "t", "intents": 1})
    assert [(await get())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]


async def test_zstd_stream(sandbox: Sandbox, dial: Any) -> None:
    zstandard = pytest.importorskip("zstandard", reason="discord.py asks for zstd only where this is installed")
    wire = await dial("?v=10&encoding=json&compress=zstd-stream")
    stream = zstandard.ZstdDecompressor().decompressobj()
    assert json.loads(stream.decompress(await wire.ws.receive_bytes(timeout=60)))["op"] == 10
    await wire.send(2, {"token": "t", "intents": 1})
    assert json.loads(stream.decompress(await wire.ws.receive_bytes(timeout=60)))["t"] == "READY"


async def test_reconnect_is_asked_for(sandbox: Sandbox, dial: Any) -> None:
    wire = await dial()
    await wire.identify()
    await wire.event("GUILD_CREATE")
    sandbox.gateway.ask_reconnect()
    assert (await wire.get())["op"] == 7


async def test_intents(sandbox: Sandbox, raw: Raw, dial: Any) -> None:
    """Without an intent its events do not come; without the content intent others' words do not."""
    few, some = await dial(), await dial()
    await few.identify(GUILDS)
    await some.identify(GUILDS | MESSAGES | DIRECT)
    anna, bot = sandbox.person("Anna"), sandbox.world.bot.id
    await anna.say("secret plans")
    await anna.say(f"<@{bot}> hello")
    await raw.send({"content": "own words"})
    got = [(await some.event("MESSAGE_CREATE"))["content"] for _ in range(3)]
    assert got == ["", f"<@{bot}> hello", "own words"]
    _, dm = await raw("POST", "/users/@me/channels", {"recipient_id": anna.id})
    await anna.say("in private", dm["id"])
    private = await some.event("MESSAGE_CREATE")
    assert private["content"] == "in private" and "guild_id" not in private
    sandbox.moderator.leave("Anna")
    sandbox.moderator.add_channel("new")
    assert (await few.event("CHANNEL_CREATE"))["name"] == "new"
    names: list[str] = []
    while not names or names[-1] != "CHANNEL_CREATE":
        names.append((await some.get())["t"])
    assert names == ["CHANNEL_CREATE"]  # nobody told that Anna left


async def test_privileged_intents_when_switched_on(sandbox: Sandbox, dial: Any) -> None:
    sandbox.settings.privileged = True
    wire = await dial()
    await wire.identify(GUILDS | MEMBERS | MESSAGES | CONTENT)
    assert len((await wire.event("GUILD_CREATE"))["members"]) == 6
    anna = sandbox.person("Anna")
    await anna.say("read me")
    assert (await wire.event("MESSAGE_CREATE"))["content"] == "read me"
    sandbox.moderator.leave("Anna")
    assert (await wire.event("GUILD_MEMBER_REMOVE"))["user"]["id"] == anna.id


async def test_members_on_request(sandbox: Sandbox, dial: Any) -> None:
    wire = await dial()
    await wire.identify()
    anna = sandbox.world.person("Anna")
    await wire.send(8, {"guild_id": sandbox.world.guild.id, "user_ids": [anna.id, "12"], "nonce": "n"})
    chunk = await wire.event("GUILD_MEMBERS_CHUNK")
    assert [m["user"]["id"] for m in chunk["members"]] == [anna.id]
    assert (chunk["not_found"], chunk["nonce"]) == (["12"], "n")


async def test_ephemeral_messages_are_not_dispatched(sandbox: Sandbox, raw: Raw, dial: Any) -> None:
    wire = await dial()
    await wire.identify(GUILDS | MESSAGES)
    await raw("PUT", f"/applications/{sandbox.world.bot.id}/commands", [{"name": "go", "description": "d"}])
    anna = sandbox.person("Anna")
    for flags in (64, 0):
        anna.does.command(anna.channel(), "go", {})
        it = await wire.event("INTERACTION_CREATE")
        assert it["locale"] == "en-US" and it["context"] == 0 and it["member"]["user"]["id"] == anna.id
        body = {"type": 4, "data": {"content": f"flags {flags}", "flags": flags}}
        await raw("POST", f"/interactions/{it['id']}/{it['token']}/callback", body)
    assert (await wire.event("MESSAGE_CREATE"))["content"] == "flags 0"


async def test_whoever_connects_too_often_has_to_get_a_new_token(sandbox: Sandbox, dial: Any, raw: Raw) -> None:
    sandbox.gateway.starts = 1
    await (await dial()).identify()
    _, told = await raw("GET", "/gateway/bot")
    assert told["session_start_limit"]["remaining"] == 0
    late = await dial()
    await late.send(2, {"token": "t", "intents": GUILDS, "properties": {}})
    assert await late.closed() == 4004
