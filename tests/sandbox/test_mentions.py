"""Who is rung: mentions by what is allowed, never by edits, silent ones not at all."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import Sandbox

from .helpers import Raw


def rung(sandbox: Sandbox) -> list[tuple[str, str]]:
    return [(sandbox.world.users[n.user_id].name, n.kind) for n in sandbox.notifications]


def ids(sandbox: Sandbox, *names: str) -> list[str]:
    return [sandbox.world.person(n).id for n in names]


@pytest.mark.parametrize(
    ("allowed", "who"),
    [
        (None, ["Anna", "Boris"]), ({"parse": []}, []), ({"parse": ["users"]}, ["Anna", "Boris"]),
        ({"parse": ["roles", "everyone"]}, []), ({"parse": [], "users": "Boris"}, ["Boris"]),
        ({"parse": [], "users": "Vera"}, []), ({}, []),
    ],
)  # fmt: skip
async def test_allowed_mentions(sandbox: Sandbox, raw: Raw, allowed: Any, who: list[str]) -> None:
    anna, boris = ids(sandbox, "Anna", "Boris")
    body: dict[str, Any] = {"content": f"<@{anna}> and <@!{boris}> and <@{anna}>"}
    if allowed is not None:
        listed = {"users": ids(sandbox, allowed["users"])} if "users" in allowed else {}
        body["allowed_mentions"] = allowed | listed
    _, message = await raw.send(body)
    assert rung(sandbox) == [(name, "mention") for name in who]
    assert [u["global_name"] for u in message["mentions"]] == who


async def test_everyone(sandbox: Sandbox, raw: Raw) -> None:
    await raw.send({"content": "@everyone", "allowed_mentions": {"parse": ["users"]}})
    assert rung(sandbox) == []
    _, message = await raw.send({"content": "@everyone"})
    assert message["mention_everyone"] and [n for n, _ in rung(sandbox)] == ["Anna", "Boris", "Vera", "Gleb"]
    sandbox.notifications.clear()
    sandbox.moderator.deny("mention_everyone")
    _, message = await raw.send({"content": "@everyone"})
    assert not message["mention_everyone"] and rung(sandbox) == []


async def test_edits_ring_nobody(sandbox: Sandbox, raw: Raw) -> None:
    (anna,) = ids(sandbox, "Anna")
    _, message = await raw.send({"content": "x"})
    path = f"{raw.channel()}/messages/{message['id']}"
    _, edited = await raw("PATCH", path, {"content": f"<@{anna}>"})
    assert [u["id"] for u in edited["mentions"]] == [anna] and rung(sandbox) == []
    _, edited = await raw("PATCH", path, {"content": f"<@{anna}>", "allowed_mentions": {"parse": []}})
    assert edited["mentions"] == []


async def test_silent_messages_ring_nobody(sandbox: Sandbox, raw: Raw) -> None:
    (anna,) = ids(sandbox, "Anna")
    _, message = await raw.send({"content": f"<@{anna}>", "flags": 1 << 12})
    assert [u["id"] for u in message["mentions"]] == [anna] and rung(sandbox) == []


async def test_layout_text_rings_and_embeds_do_not(sandbox: Sandbox, raw: Raw) -> None:
    (anna,) = ids(sandbox, "Anna")
    await raw.send({"embeds": [{"description": f"<@{anna}>"}]})
    assert rung(sandbox) == []
    await raw.send({"flags": 1 << 15, "components": [{"type": 10, "content": f"<@{anna}>"}]})
    assert rung(sandbox) == [("Anna", "mention")]


async def test_replies_ring_if_allowed(sandbox: Sandbox, raw: Raw) -> None:
    said = await sandbox.person("Anna").say("hello")
    reply = {"content": "hi", "message_reference": {"message_id": said["id"]}}
    await raw.send(reply | {"allowed_mentions": {"parse": [], "replied_user": False}})
    assert rung(sandbox) == []
    _, message = await raw.send(reply | {"allowed_mentions": {"parse": [], "replied_user": True}})
    assert rung(sandbox) == [("Anna", "reply")] and message["referenced_message"]["id"] == said["id"]


async def test_who_does_not_see_the_channel_is_not_rung(sandbox: Sandbox, raw: Raw) -> None:
    anna, boris = ids(sandbox, "Anna", "Boris")
    sandbox.moderator.deny("view_channel", channel="games", who="Anna")
    sandbox.moderator.leave("Boris")
    await raw.send({"content": f"<@{anna}> <@{boris}>"})
    assert rung(sandbox) == []


async def test_a_mention_lets_into_a_private_thread(sandbox: Sandbox, raw: Raw) -> None:
    anna, vera = sandbox.person("Anna"), sandbox.person("Vera")
    _, thread = await raw("POST", raw.channel() + "/threads", {"name": "secret", "type": 12})
    assert not any(e["type"] == "thread_create" for e in anna.events)
    await raw("POST", f"/channels/{thread['id']}/messages", {"content": f"come {anna.mention}"})
    assert (await anna.wait_thread("secret"))["id"] == thread["id"]
    assert [n["content"] for n in anna.notifications] == [f"come {anna.mention}"]
    assert not any(e["type"] in ("thread_create", "message") for e in vera.events)


async def test_follow_ups_ring_and_private_ones_do_not(sandbox: Sandbox, raw: Raw) -> None:
    await raw("PUT", f"/applications/{sandbox.world.bot.id}/commands", [{"name": "go", "description": "d"}])
    anna, boris = sandbox.person("Anna"), sandbox.person("Boris")
    it = anna.does.command(anna.channel(), "go", {})
    private = {"content": boris.mention, "flags": 64}
    await raw("POST", f"/interactions/{it.id}/{it.token}/callback", {"type": 4, "data": private})
    hook = f"/webhooks/{sandbox.world.bot.id}/{it.token}"
    await raw("POST", hook, private)
    assert rung(sandbox) == []
    await raw("POST", hook, {"content": boris.mention})
    assert rung(sandbox) == [("Boris", "mention")]
