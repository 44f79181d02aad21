"""Permissions as Discord reckons them, and what they mean to people: which channels, which commands, which words."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import Sandbox
from bot.sandbox.acting import Refused
from bot.sandbox.bits import ALL, BITS, bits
from bot.sandbox.permissions import has, permissions

from .helpers import Bot, Raw


def test_overwrites_go_from_everyone_to_roles_to_the_member() -> None:
    world = Sandbox().world
    games, bot = world.channel_named("games"), world.bot
    (role,) = bot.roles
    send, see = BITS["send_messages"], BITS["view_channel"]
    assert has(world, bot.id, games, "send_messages")
    games.overwrites[world.guild.id] = (0, send)
    assert not has(world, bot.id, games, "send_messages") and has(world, bot.id, None, "send_messages")
    games.overwrites[role] = (send, 0)
    assert has(world, bot.id, games, "send_messages")
    games.overwrites[bot.id] = (0, send)
    assert not has(world, bot.id, games, "send_messages", "view_channel")
    assert not permissions(world, bot.id, games) & bits("attach_files", "embed_links")  # who may not speak
    games.overwrites[bot.id] = (0, see)
    assert permissions(world, bot.id, games) == 0
    games.overwrites.clear()
    world.guild.roles[role].permissions |= BITS["administrator"]
    assert permissions(world, bot.id, games) == permissions(world, world.guild.owner_id, games) == ALL
    world.person("Anna").in_guild = False
    assert permissions(world, world.person("Anna").id, games) == 0


async def test_channels_come_and_go_with_permission(sandbox: Sandbox) -> None:
    anna = sandbox.person("Anna")
    sandbox.moderator.deny("view_channel", channel="games", who="Anna")
    assert [c["name"] for c in anna.events[-1]["channels"]] == ["general"]
    with pytest.raises(Refused):
        await anna.say("x", "games")
    sandbox.moderator.allow("view_channel", channel="games", who="Anna")
    assert [c["name"] for c in anna.events[-1]["channels"]] == ["games", "general"]
    sandbox.moderator.deny("send_messages", channel="games", who="Anna")
    with pytest.raises(Refused) as refused:
        await anna.say("x", "games")
    assert refused.value.status == 403


async def test_the_bot_learns_of_changes(sandbox: Sandbox, bot: Bot) -> None:
    channel, anna = bot.guilds[0].text_channels[0], sandbox.person("Anna")
    assert channel.permissions_for(channel.guild.me).attach_files
    sandbox.moderator.deny("attach_files", channel="games")
    await anna.command("ping")  # the event before this one has arrived with it
    assert not channel.permissions_for(channel.guild.me).attach_files
    while (seen := await bot.seen.get())[0] != "interaction":
        pass
    assert not seen[1].app_permissions.attach_files and seen[1].permissions.attach_files


async def test_commands_by_permission_and_place(sandbox: Sandbox, raw: Raw) -> None:
    moderators = {"name": "setup", "description": "d", "default_member_permissions": str(BITS["manage_channels"])}
    here = {"name": "here", "description": "d", "contexts": [0]}
    old = {"name": "old", "description": "d", "dm_permission": False}
    there = {"name": "there", "description": "d", "contexts": [1]}
    anywhere = {"name": "anywhere", "description": "d"}
    app, guild = sandbox.world.bot.id, sandbox.world.guild.id
    await raw("PUT", f"/applications/{app}/commands", [moderators, here, old, there, anywhere])
    anna = sandbox.person("Anna")
    assert [c["name"] for c in anna.events[0]["commands"]] == ["here", "old", "there", "anywhere"]
    with pytest.raises(Refused):
        await anna.command("setup")
    _, dm = await raw("POST", "/users/@me/channels", {"recipient_id": anna.id})
    for name in ("here", "old"):
        with pytest.raises(Refused):
            anna.does.command(dm["id"], name, {})
    for name in ("there", "anywhere"):
        assert anna.does.command(dm["id"], name, {}).data["name"] == name
    with pytest.raises(Refused):
        anna.does.command(anna.channel("games"), "there", {})
    sandbox.moderator.deny("use_application_commands", channel="games", who="Anna")
    with pytest.raises(Refused):
        anna.does.command(anna.channel("games"), "here", {})
    # A guild's own command stands before the global one of the same name.
    _, stored = await raw("PUT", f"/applications/{app}/guilds/{guild}/commands", [anywhere | {"description": "own"}])
    shown = {c["name"]: c["description"] for c in anna.events[-1]["commands"]}
    assert (shown["anywhere"], stored[0]["guild_id"]) == ("own", guild)
    it = anna.does.command(anna.channel("general"), "anywhere", {})
    assert (it.data["id"], it.data["guild_id"]) == (stored[0]["id"], guild)


async def test_locked_threads_are_silent_for_people(sandbox: Sandbox, raw: Raw) -> None:
    await raw("POST", raw.channel() + "/threads", {"name": "t", "type": 11})
    anna = sandbox.person("Anna")
    sandbox.moderator.archive("t")
    await anna.say("awake", "t")
    assert not sandbox.world.channel_named("t").archived
    sandbox.moderator.lock("t")
    with pytest.raises(Refused):
        await anna.say("x", "t")
    assert not anna.events[-1]["thread"]["can_send"]


async def test_private_messages_of_another_are_nobodys(sandbox: Sandbox, raw: Raw) -> None:
    _, dm = await raw("POST", "/users/@me/channels", {"recipient_id": sandbox.world.person("Anna").id})
    boris = sandbox.person("Boris")
    await raw("POST", f"/channels/{dm['id']}/messages", {"content": "secret"})
    with pytest.raises(Refused):
        boris.does.channel(dm["id"])
    events: list[Any] = boris.events
    assert "secret" not in str(events)


async def test_whoever_may_not_write_in_a_thread_presses_nothing_once_it_is_asleep(sandbox: Sandbox, raw: Raw) -> None:
    _, thread = await raw("POST", raw.channel() + "/threads", {"name": "t", "type": 11})
    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
    _, message = await raw("POST", f"/channels/{thread['id']}/messages", {"content": "x", "components": [button]})
    anna = sandbox.person("Anna")
    sandbox.moderator.deny("send_messages_in_threads", channel="games", who="Anna")
    anna.does.press(message["id"], "x")
    sandbox.moderator.archive("t")
    with pytest.raises(Refused, match="asleep"):
        anna.does.press(message["id"], "x")
    sandbox.moderator.allow("send_messages_in_threads", channel="games", who="Anna")
    anna.does.press(message["id"], "x")
