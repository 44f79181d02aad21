"""The people API as the web page uses it: over HTTP and WebSocket, with the real bot behind."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox

from .helpers import PNG, Bot, Raw, impatient, running


class Page:
    """One browser tab of one person."""

    def __init__(self, url: str, session: aiohttp.ClientSession, user: str) -> None:
        self.url, self.session, self.user = url, session, user

    async def open(self) -> dict[str, Any]:
        self.ws = await self.session.ws_connect(f"{self.url}/people/{self.user}/events")
        return await self.event("hello")

    async def event(self, kind: str, **fits: Any) -> dict[str, Any]:
        """The next event of this kind; others are passed over."""
        while True:
            got = await self.ws.receive_json(timeout=60)
            if got["type"] == kind and all(got.get(k) == v for k, v in fits.items()):
                assert isinstance(got, dict)
                return got

    async def post(self, what: str, status: int = 202, **body: Any) -> Any:
        async with self.session.post(f"{self.url}/people/{self.user}/{what}", json=body) as got:
            assert got.status == status, (got.status, await got.text())
            return None if got.status == 204 else await got.json()

    async def get(self, path: str) -> Any:
        async with self.session.get(self.url + path) as got:
            assert got.status == 200, await got.text()
            return await got.json()


@pytest.fixture
async def tabs(sandbox: Sandbox) -> AsyncIterator[Any]:
    async with aiohttp.ClientSession() as session:

        async def tab(name: str) -> Page:
            page = Page(sandbox.url, session, sandbox.world.person(name).id)
            page.hello = await page.open()  # type: ignore[attr-defined]
            return page

        yield tab


async def test_people_are_listed_added_and_changed(sandbox: Sandbox, tabs: Any) -> None:
    anna = await tabs("Anna")
    people = await anna.get("/people")
    assert [(p["name"], p["locale"]) for p in people] == [
        ("Anna", "en-US"), ("Boris", "ru"), ("Vera", "ru"), ("Gleb", "en-GB"),
    ]  # fmt: skip
    async with anna.session.post(f"{sandbox.url}/people", json={"name": "Dmitri", "locale": "ru"}) as got:
        assert got.status == 201 and (await got.json())["name"] == "Dmitri"
    assert "Dmitri" in [m["name"] for m in (await anna.event("members"))["members"]]
    wrongs: list[Any] = [{"name": ""}, {"name": "x", "locale": "xx"}, {"name": "x" * 33}, [], "x"]
    for wrong in wrongs:
        async with anna.session.post(f"{sandbox.url}/people", json=wrong) as got:
            assert got.status == 400 and (await got.json())["message"]
    async with anna.session.patch(f"{sandbox.url}/people/{anna.user}", json={"locale": "ru"}) as got:
        assert (await got.json())["locale"] == "ru"
    assert (await anna.event("hello"))["me"]["locale"] == "ru"
    async with anna.session.patch(f"{sandbox.url}/people/{anna.user}", json={"locale": "??"}) as got:
        assert got.status == 400


async def test_hello(sandbox: Sandbox, bot: Bot, tabs: Any) -> None:
    hello = (await tabs("Boris")).hello
    assert hello["me"]["name"] == "Boris" and hello["guild"]["name"] == "Caravel Harbour" and hello["bot"]["online"]
    assert [(c["name"], c["can_send"]) for c in hello["channels"]] == [("games", True), ("general", True)]
    assert {c["name"]: c["description"] for c in hello["commands"]}["ping"] == "Отвечает"
    assert len(hello["members"]) == 6 and hello["threads"] == [] and hello["unread"] == {}


def test_what_a_person_meets_first() -> None:
    """The commands that are named to be found first, in that order; the one offered where a channel begins."""
    for more, order in (({}, "abc"), ({"first": ("c", "b"), "opening": "b new", "locale": "ru"}, "cba")):
        sandbox = Sandbox(**more)
        anna = sandbox.person("Anna").user
        sandbox.commands.overwrite(None, [{"name": n, "description": n, "options": []} for n in "abc"])
        hello = sandbox.audience.hello(anna)
        assert "".join(c["name"] for c in hello["commands"]) == order
        assert hello["opening"] == more.get("opening", "") and anna.locale == more.get("locale", "en-US")


async def test_command_press_modal(sandbox: Sandbox, bot: Bot, tabs: Any) -> None:
    anna, boris = await tabs("Anna"), await tabs("Boris")
    games = anna.hello["channels"][0]["id"]
    it = await anna.post("command", channel_id=games, command="desk")
    for state in ("sent", "done"):
        event = await anna.event("interaction", state=state)
        assert (event["interaction_id"], event["kind"], event["name"]) == (it["interaction_id"], "command", "desk")
    desk = (await boris.event("message"))["message"]
    assert desk["content"] == "the desk" and desk["ephemeral"] is False
    async with anna.session.get(desk["attachments"][0]["url"]) as got:
        assert await got.read() == PNG and got.headers["Content-Type"] == "image/png"
    it = await boris.post("press", message_id=desk["id"], custom_id="ask")
    modal = await boris.event("modal")
    assert (modal["interaction_id"], modal["title"]) == (it["interaction_id"], "Counts")
    first, second = modal["components"][0]["components"][0], modal["components"][1]["component"]
    fields = {first["custom_id"]: "7", second["custom_id"]: ["c"]}
    form = it | {"custom_id": modal["custom_id"], "fields": fields}
    await boris.post("submit", 400, **form | {"fields": {"x": "y"}})
    await boris.post("submit", 404, **form | {"interaction_id": "1"})
    await anna.post("submit", 404, **form)
    await boris.post("submit", **form)
    answer = (await boris.event("message"))["message"]
    assert (answer["content"], answer["ephemeral"]) == ("7 of c", True)
    await boris.post("select", message_id=desk["id"], custom_id="menu", values=["b"])
    assert (await boris.event("message"))["message"]["content"] == "chosen b"
    await boris.post("dismiss", 204, message_id=answer["id"])
    assert (await boris.event("message_delete"))["message_id"] == answer["id"]
    await boris.post("dismiss", 404, message_id=answer["id"])


async def test_ephemeral_messages_are_gone_after_a_reload(sandbox: Sandbox, bot: Bot, tabs: Any) -> None:
    anna = await tabs("Anna")
    games = anna.hello["channels"][0]["id"]
    await anna.post("command", channel_id=games, command="slow", options={"private": True})
    await anna.event("interaction", state="done")
    (screen,) = sandbox.audience.screens[anna.user]
    (message_id,) = screen.ephemerals
    await anna.ws.close()
    again = await tabs("Anna")
    assert await again.get(f"/people/{anna.user}/channels/{games}/messages") == []
    await again.post("press", 404, message_id=message_id, custom_id="x")


async def test_completion(sandbox: Sandbox, bot: Bot, tabs: Any) -> None:
    anna = await tabs("Anna")
    games = anna.hello["channels"][0]["id"]
    typed = {"channel_id": games, "command": "table new", "options": {"game": "sa"}}
    got = await anna.post("complete", 200, **typed, focused="game")
    assert got == {"choices": [{"name": "Santa Maria", "value": "santa maria"}]}
    await anna.post("complete", 400, channel_id=games, command="table new", focused="seats")


async def test_failure_is_told(sandbox: Sandbox, bot: Bot, tabs: Any) -> None:
    anna = await tabs("Anna")
    with impatient(sandbox):
        await anna.post("command", channel_id=anna.hello["channels"][0]["id"], command="mute")
    failed = await anna.event("interaction", state="failed")
    assert failed["reason"] == "This interaction failed"


async def test_talk_threads_and_notifications(sandbox: Sandbox, bot: Bot, tabs: Any) -> None:
    anna, boris = await tabs("Anna"), await tabs("Boris")
    games = anna.hello["channels"][0]["id"]
    said = await anna.post("say", 201, channel_id=games, content=f"hello <@{boris.user}>")
    ring = await boris.event("notify")
    assert (ring["kind"], ring["message_id"]) == ("mention", said["id"])
    assert (await boris.open())["unread"] == {games: 1}
    await boris.post("read", 204, channel_id=games)
    assert (await boris.open())["unread"] == {}
    thread = await bot.guilds[0].text_channels[0].create_thread(name="t", type=None)
    private = await bot.guilds[0].text_channels[0].create_thread(name="p")
    assert thread.is_private() and private.is_private()
    message = await bot.guilds[0].text_channels[0].send("x")
    public = await message.create_thread(name="Amber Gull")
    shown = (await anna.event("thread_create"))["thread"]
    assert (shown["name"], shown["parent_id"]) == ("Amber Gull", games)
    await anna.post(f"threads/{public.id}/join", 204)
    assert anna.user in (await boris.event("thread_update"))["thread"]["member_ids"]
    await anna.post(f"threads/{public.id}/leave", 204)
    await anna.post(f"threads/{private.id}/join", 404)
    await anna.post("moderate", 204, archive=str(public.id), locked=True)
    locked = (await boris.event("thread_update", type="thread_update"))["thread"]
    while not locked["thread_metadata"]["archived"]:
        locked = (await boris.event("thread_update"))["thread"]
    assert locked["thread_metadata"]["locked"] and not locked["can_send"]
    await anna.post("say", 403, channel_id=str(public.id), content="x")
    await anna.post("moderate", 204, unarchive=str(public.id))
    await anna.post("say", 201, channel_id=str(public.id), content="x")
    await anna.post("moderate", 204, delete_message=said["id"])
    assert (await boris.event("message_delete"))["message_id"] == said["id"]
    await anna.post("moderate", 204, delete_channel=str(public.id))
    assert (await boris.event("thread_delete"))["thread_id"] == str(public.id)
    await anna.post("moderate", 404, delete_channel="1")
    await anna.post("moderate", 400, explode="1")


async def test_history_is_paged(sandbox: Sandbox, raw: Raw, tabs: Any) -> None:
    anna = await tabs("Anna")
    games = anna.hello["channels"][0]["id"]
    for i in range(5):
        await raw.send({"content": str(i)})
    path = f"/people/{anna.user}/channels/{games}/messages"
    first = await anna.get(path + "?limit=2")
    assert [m["content"] for m in first] == ["4", "3"]
    assert [m["content"] for m in await anna.get(f"{path}?before={first[-1]['id']}")] == ["2", "1", "0"]


async def test_direct_messages(sandbox: Sandbox, bot: Bot, tabs: Any) -> None:
    anna = await tabs("Anna")
    channel = await anna.post("dm", 200)
    assert channel["type"] == 1 and [r["id"] for r in channel["recipients"]] == [sandbox.world.bot.id]
    assert (await anna.post("dm", 200))["id"] == channel["id"]
    await anna.post("command", channel_id=channel["id"], command="ping")
    assert (await anna.event("message"))["message"]["content"] == "pong en-US Anna"


@pytest.mark.parametrize(
    ("what", "body", "status"),
    [
        ("say", {}, 400), ("say", {"channel_id": "1", "content": "x"}, 404), ("say", {"channel_id": 1}, 400),
        ("say", {"channel_id": "GAMES", "content": "x", "reply_to": {"a": 1}}, 400),
        ("press", {}, 400), ("press", {"message_id": "1", "custom_id": "x"}, 404), ("select", {"message_id": "1"}, 400),
        ("command", {"channel_id": "1", "command": "x"}, 404), ("command", {"channel_id": "GAMES"}, 400),
        ("command", {"channel_id": "GAMES", "command": "nope"}, 400),
        ("command", {"channel_id": "GAMES", "command": "ping", "options": [1]}, 400),
        ("close", {"interaction_id": "1"}, 404), ("dismiss", {"message_id": "1"}, 404), ("explode", {}, 404),
    ],
)  # fmt: skip
async def test_bad_requests(sandbox: Sandbox, tabs: Any, what: str, body: dict[str, Any], status: int) -> None:
    anna = await tabs("Anna")
    games = anna.hello["channels"][0]["id"]
    body = {k: games if v == "GAMES" else v for k, v in body.items()}
    async with anna.session.post(f"{sandbox.url}/people/{anna.user}/{what}", json=body) as got:
        assert got.status == status
        if what != "explode":
            assert (await got.json())["message"]


async def test_bad_bodies_and_nobody(sandbox: Sandbox, tabs: Any) -> None:
    anna = await tabs("Anna")
    async with anna.session.patch(f"{sandbox.url}/people/{anna.user}", json={"locale": ["ru"]}) as got:
        assert got.status == 400
    async with anna.session.post(f"{sandbox.url}/people", json={"name": "Dora", "locale": ["ru"]}) as got:
        assert got.status == 400
    for data in (b"{", b"[]", b'"x"'):
        async with anna.session.post(f"{sandbox.url}/people/{anna.user}/say", data=data) as got:
            assert got.status == 400
    for path in ("/people/1/events", "/people/1/channels/2/messages", f"/people/{anna.user}/channels/2/messages"):
        async with anna.session.get(sandbox.url + path) as got:
            assert got.status == 404


async def test_presence_and_new_commands(sandbox: Sandbox, raw: Raw, tabs: Any) -> None:
    anna = await tabs("Anna")
    assert anna.hello["commands"] == [] and not anna.hello["bot"]["online"]
    async with running(sandbox):
        changed = await anna.event("commands_changed")
        assert "ping" in [c["name"] for c in changed["commands"]]
        await anna.event("bot_online")
    await anna.event("bot_offline")


async def test_the_page_is_served(sandbox: Sandbox, tabs: Any) -> None:
    anna = await tabs("Anna")
    async with anna.session.get(sandbox.url + "/") as got:
        assert got.status == 200 and "<html" in (await got.text())


async def test_as_a_process_of_its_own() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.sandbox", "--port", "0", stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        url = (await asyncio.wait_for(process.stdout.readline(), 120)).decode().strip()
        async with aiohttp.ClientSession() as session, session.get(url + "people") as got:
            assert len(await got.json()) == 4
    finally:
        process.terminate()
        assert await asyncio.wait_for(process.wait(), 120) == 0


async def test_a_taken_port_is_told_in_one_line(sandbox: Sandbox) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.sandbox", "--port", str(sandbox.port), stderr=asyncio.subprocess.PIPE
    )
    _, complaint = await asyncio.wait_for(process.communicate(), 120)
    assert process.returncode == 1
    assert complaint.decode().count("\n") == 1 and f"127.0.0.1:{sandbox.port}" in complaint.decode()
