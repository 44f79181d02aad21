"""Each of Discord's error codes, provoked by what really causes it."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox

from .helpers import PNG, Raw
from .refusals import X, code


async def sent(raw: Raw, channel: str = "games") -> str:
    """A message of the bot; its path."""
    status, body = await raw.send(X, channel)
    assert status == 200
    return f"{raw.channel(channel)}/messages/{body['id']}"


async def thread(raw: Raw, **more: Any) -> str:
    status, body = await raw("POST", raw.channel() + "/threads", {"name": "t", "type": 11} | more)
    assert status == 201, body
    return f"/channels/{body['id']}"


class Hook:
    """An interaction of Anna's with the raw client in the bot's place."""

    def __init__(self, sandbox: Sandbox, raw: Raw) -> None:
        self.sandbox, self.raw = sandbox, raw

    async def start(self) -> Hook:
        app = self.sandbox.world.bot.id
        await self.raw("PUT", f"/applications/{app}/commands", [{"name": "go", "description": "d"}])
        self.anna = self.sandbox.person("Anna")
        self.it = self.anna.does.command(self.anna.channel(), "go", {})
        self.callback = f"/interactions/{self.it.id}/{self.it.token}/callback"
        self.hook = f"/webhooks/{app}/{self.it.token}"
        return self

    async def answer(self, kind: int, **data: Any) -> tuple[int, Any]:
        return await self.raw("POST", self.callback, {"type": kind, "data": data}, token=None)


@pytest.fixture
async def hook(sandbox: Sandbox, raw: Raw) -> Hook:
    return await Hook(sandbox, raw).start()


async def test_10003_unknown_channel(sandbox: Sandbox, raw: Raw) -> None:
    path = await thread(raw)
    code(await raw("GET", "/channels/12"), 10003)
    sandbox.moderator.delete_channel("t")
    code(await raw("POST", path + "/messages", X), 10003)


async def test_10004_unknown_guild(sandbox: Sandbox, raw: Raw) -> None:
    code(await raw("GET", "/guilds/12"), 10004)
    assert (await raw("GET", f"/guilds/{sandbox.world.guild.id}"))[1]["name"] == "Caravel Harbour"


async def test_10007_unknown_member(sandbox: Sandbox, raw: Raw) -> None:
    anna = sandbox.world.person("Anna")
    path = f"/guilds/{sandbox.world.guild.id}/members/{anna.id}"
    assert (await raw("GET", path))[0] == 200
    sandbox.moderator.leave("Anna")
    code(await raw("GET", path), 10007)
    sandbox.moderator.rejoin("Anna")
    assert (await raw("GET", path))[0] == 200


async def test_10008_unknown_message(sandbox: Sandbox, raw: Raw, hook: Hook) -> None:
    path = await sent(raw)
    sandbox.moderator.delete_message(path.split("/")[-1])
    code(await raw("PATCH", path, X), 10008)
    # An ephemeral message is nobody's but the interaction's.
    await hook.answer(4, content="private", flags=64)
    message = hook.anna.ephemerals[0]
    code(await raw("PATCH", f"{raw.channel()}/messages/{message['id']}", X), 10008)
    assert (await raw("PATCH", hook.hook + "/messages/@original", X))[0] == 200
    code(await raw("PATCH", hook.hook + "/messages/12", X), 10008)


async def test_10008_pressed_message_is_gone(sandbox: Sandbox, raw: Raw, hook: Hook) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "b", "custom_id": "b"}]}
    _, body = await raw.send({"components": [row]})
    it = hook.anna.does.press(body["id"], "b")
    sandbox.moderator.delete_message(body["id"])
    code(await raw("POST", f"/interactions/{it.id}/{it.token}/callback", {"type": 7, "data": X}), 10008)


async def test_10013_unknown_user(sandbox: Sandbox, raw: Raw) -> None:
    code(await raw("GET", "/users/12"), 10013)
    code(await raw("GET", f"/guilds/{sandbox.world.guild.id}/members/12"), 10013)


async def test_10015_unknown_webhook(sandbox: Sandbox, raw: Raw, hook: Hook) -> None:
    code(await raw("POST", hook.hook, X, token=None), 10015)  # nothing has been answered yet
    await hook.answer(5)
    code(await raw("POST", hook.hook.replace(sandbox.world.bot.id, "12"), X, token=None), 10015)
    assert (await raw("POST", hook.hook, X, token=None))[0] == 200


async def test_10062_unknown_interaction(sandbox: Sandbox, raw: Raw, hook: Hook) -> None:
    code(await raw("POST", f"/interactions/{hook.it.id}/wrong/callback", {"type": 4, "data": X}), 10062)
    sandbox.interactions.give_up()  # the deadline passes
    await hook.anna.settle(hook.it, fails=True)
    code(await hook.answer(4, content="late"), 10062)


async def test_a_press_put_off_by_a_bot_that_died_is_not_waited_for(sandbox: Sandbox, raw: Raw) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "b", "custom_id": "b"}]}
    _, body = await raw.send({"components": [row]})
    anna = sandbox.person("Anna")
    it = anna.does.press(body["id"], "b")
    callback = f"/interactions/{it.id}/{it.token}/callback"
    assert (await raw("POST", callback, {"type": 6}, token=None))[0] == 204
    await anna.settle(it, until="ack")
    sandbox.interactions.give_up()
    await asyncio.wait_for(anna.settle(it, fails=True), 60)  # else it waits for the deadline, and longer
    again = f"/webhooks/{sandbox.world.bot.id}/{it.token}/messages/@original"
    assert (await raw("PATCH", again, X, token=None))[0] == 200  # a bot that has come back
    assert not (await anna.settle(it)).failed


async def test_30046_old_messages_are_edited_only_so_often(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.settings.old_edits = 2
    path = await sent(raw)
    for _ in range(4):
        assert (await raw("PATCH", path, X))[0] == 200
    sandbox.moderator.age_message(path.split("/")[-1], 2 * 3600)
    for _ in range(2):
        assert (await raw("PATCH", path, X))[0] == 200
    answer = await raw("PATCH", path, X)
    code(answer, 30046)
    assert answer[1]["retry_after"] > 0


async def test_40005_too_large(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.settings.file_limit = len(PNG) - 1
    code(await raw.send({}, files=[("a.png", PNG)]), 40005)


async def test_40060_only_one_answer(hook: Hook) -> None:
    assert (await hook.answer(5))[0] == 204
    code(await hook.answer(4, content="x"), 40060)


async def test_401_wrong_token(sandbox: Sandbox, raw: Raw, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox.settings, "token", "right")
    code(await raw("GET", "/users/@me", token="wrong"), 0)
    code(await raw("GET", "/users/@me", token=None), 0)
    assert (await raw("GET", "/users/@me", token="right"))[0] == 200


async def test_404_unknown_route(raw: Raw) -> None:
    assert await raw("GET", "/no/such/route") == (404, {"message": "404: Not Found", "code": 0})


async def test_50001_missing_access(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.moderator.deny("view_channel", channel="games")
    code(await raw.send(X), 50001)
    code(await raw("GET", raw.channel()), 50001)
    assert (await raw.send(X, "general"))[0] == 200


PERMISSIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "send_messages": ("/messages", X),
    "embed_links": ("/messages", {"embeds": [{"description": "d"}]}),
    "create_public_threads": ("/threads", {"name": "t", "type": 11}),
    "create_private_threads": ("/threads", {"name": "t", "type": 12}),
}


@pytest.mark.parametrize("name", PERMISSIONS)
async def test_50013_missing_permission(sandbox: Sandbox, raw: Raw, name: str) -> None:
    path, body = PERMISSIONS[name]
    assert (await raw("POST", raw.channel() + path, body))[0] in (200, 201)
    sandbox.moderator.deny(name, channel="games")
    code(await raw("POST", raw.channel() + path, body), 50013)
    sandbox.moderator.allow(name, channel="games")
    assert (await raw("POST", raw.channel() + path, body))[0] in (200, 201)


async def test_50013_attach_files(sandbox: Sandbox, raw: Raw) -> None:
    path = await sent(raw)
    sandbox.moderator.deny("attach_files")
    code(await raw.send(X, files=[("a.png", PNG)]), 50013)
    code(await raw("PATCH", path, X, files=[("a.png", PNG)]), 50013)
    assert (await raw.send(X))[0] == 200


async def test_50013_in_threads(sandbox: Sandbox, raw: Raw) -> None:
    path = await thread(raw)
    sandbox.moderator.deny("send_messages", channel="games")
    assert (await raw("POST", path + "/messages", X))[0] == 200  # that permission means nothing in threads
    sandbox.moderator.deny("send_messages_in_threads", channel="games")
    code(await raw("POST", path + "/messages", X), 50013)


async def test_50013_moderating(sandbox: Sandbox, raw: Raw) -> None:
    anna = sandbox.person("Anna")
    said = await anna.say("hello")
    theirs = f"{raw.channel()}/messages/{said['id']}"
    code(await raw("DELETE", theirs), 50013)
    code(await raw("PATCH", theirs, X), 50005)
    mine, path = await sent(raw), await thread(raw)
    code(await raw("PUT", mine.replace("/messages/", "/messages/pins/")), 50013)
    code(await raw("PATCH", path, {"locked": True}), 50013)
    code(await raw("DELETE", path), 50013)
    assert (await raw("PATCH", path, {"archived": True}))[0] == 200  # its owner may
    sandbox.moderator.allow("manage_messages", "manage_threads", "pin_messages")
    assert (await raw("DELETE", theirs))[0] == 204
    assert (await raw("PUT", mine.replace("/messages/", "/messages/pins/")))[0] == 204
    pinned = await raw("GET", raw.channel() + "/messages/pins")
    assert [i["message"]["id"] for i in pinned[1]["items"]] == [mine.split("/")[-1]]
    assert (await raw("PATCH", path, {"archived": False, "locked": True}))[0] == 200
    assert (await raw("DELETE", path))[0] == 200


async def test_reading_without_permission(sandbox: Sandbox, raw: Raw) -> None:
    path = await sent(raw)
    assert len((await raw("GET", raw.channel() + "/messages"))[1]) == 1
    sandbox.moderator.deny("read_message_history", channel="games")
    assert await raw("GET", raw.channel() + "/messages") == (200, [])
    code(await raw("GET", path), 50013)
    reply = X | {"message_reference": {"message_id": path.split("/")[-1]}}
    code(await raw.send(reply), 160002)


async def test_50001_privileged_lists(sandbox: Sandbox, raw: Raw) -> None:
    path = await thread(raw)
    code(await raw("GET", f"/guilds/{sandbox.world.guild.id}/members"), 50001)
    code(await raw("GET", path + "/thread-members"), 50001)


async def test_50006_empty_message(raw: Raw) -> None:
    empties: list[dict[str, Any]] = [{}, {"content": ""}, {"content": " \n"}, {"content": None, "embeds": []}]
    for empty in empties:
        code(await raw.send(empty), 50006)
    path = await sent(raw)
    code(await raw("PATCH", path, {"content": None}), 50006)


async def test_50007_closed_and_50278_no_common_guild(sandbox: Sandbox, raw: Raw) -> None:
    anna = sandbox.world.person("Anna")
    _, dm = await raw("POST", "/users/@me/channels", {"recipient_id": anna.id})
    path = f"/channels/{dm['id']}/messages"
    assert (await raw("POST", path, X))[0] == 200
    sandbox.moderator.close_dms("Anna")
    code(await raw("POST", path, X), 50007)
    sandbox.moderator.close_dms("Anna", closed=False)
    sandbox.moderator.leave("Anna")
    code(await raw("POST", path, X), 50278)
    code(await raw("POST", "/users/@me/channels", {"recipient_id": "12"}), 50033)


async def test_50027_dead_token(sandbox: Sandbox, raw: Raw, hook: Hook) -> None:
    await hook.answer(4, content="x")
    assert (await raw("PATCH", hook.hook + "/messages/@original", X, token=None))[0] == 200
    sandbox.expire_tokens()
    for method, path in (("POST", ""), ("PATCH", "/messages/@original"), ("GET", "/messages/@original"),
                         ("DELETE", "/messages/@original")):  # fmt: skip
        code(await raw(method, hook.hook + path, X, token=None), 50027)
    # The message itself is still the bot's, by channel and id.
    message = hook.anna.history()[0]
    assert (await raw("PATCH", f"{raw.channel()}/messages/{message['id']}", X))[0] == 200


async def test_50027_after_fifteen_minutes(sandbox: Sandbox, raw: Raw, hook: Hook) -> None:
    await hook.answer(4, content="x")
    sandbox.world.skew += 14 * 60
    assert (await raw("POST", hook.hook, X, token=None))[0] == 200
    sandbox.world.skew += 61
    code(await raw("POST", hook.hook, X, token=None), 50027)


async def test_50109_not_json(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        url = f"{sandbox.api_url}/channels/{sandbox.world.channel_named('games').id}/messages"
        headers = {"Authorization": "Bot x", "Content-Type": "application/json"}
        async with session.post(url, data=b"{", headers=headers) as got:
            code((got.status, await got.json()), 50109)


async def test_50083_archived_and_waking_by_a_message(sandbox: Sandbox, raw: Raw) -> None:
    path = await thread(raw)
    _, message = await raw("POST", path + "/messages", X)
    sandbox.moderator.archive("t")
    code(await raw("PATCH", f"{path}/messages/{message['id']}", X), 50083)
    code(await raw("PUT", f"{path}/thread-members/{sandbox.world.person('Anna').id}"), 50083)
    code(await raw("PATCH", path, {"name": "u"}), 50083)
    assert (await raw("POST", path + "/messages", X))[0] == 200
    assert not sandbox.world.channel_named("t").archived
    assert (await raw("PATCH", f"{path}/messages/{message['id']}", X))[0] == 200


async def test_160004_one_thread_a_message(raw: Raw) -> None:
    path = await sent(raw)
    assert (await raw("POST", path + "/threads", {"name": "t"}))[0] == 201
    code(await raw("POST", path + "/threads", {"name": "t"}), 160004)


async def test_160005_locked(sandbox: Sandbox, raw: Raw) -> None:
    path = await thread(raw)
    sandbox.moderator.archive("t", locked=True)
    code(await raw("POST", path + "/messages", X), 160005)
    sandbox.moderator.unarchive("t")
    _, message = await raw("POST", path + "/messages", X)
    sandbox.moderator.lock("t")
    code(await raw("POST", path + "/messages", X), 160005)
    code(await raw("PATCH", f"{path}/messages/{message['id']}", X), 50013)
    sandbox.moderator.allow("manage_threads")
    assert (await raw("POST", path + "/messages", X))[0] == 200


async def test_160006_too_many_threads(sandbox: Sandbox, raw: Raw) -> None:
    path = await thread(raw)
    sandbox.threads.max_active = 1
    code(await raw("POST", raw.channel() + "/threads", {"name": "u", "type": 11}), 160006)
    sandbox.moderator.archive("t")
    assert (await raw("POST", raw.channel() + "/threads", {"name": "u", "type": 11}))[0] == 201
    code(await raw("POST", path + "/messages", X), 160006)
    code(await raw("PATCH", path, {"archived": False}), 160006)


async def test_answers_that_do_not_fit_the_interaction(sandbox: Sandbox, raw: Raw, hook: Hook) -> None:
    for kind in (1, 6, 7, 8, 99, None):
        status, body = await raw("POST", hook.callback, {"type": kind, "data": X})
        assert (status, body["code"]) == (400, 50035) and "type" in body["errors"]
    assert (await hook.answer(4, content="x"))[0] == 204
