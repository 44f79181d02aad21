"""The real discord.py client against the sandbox: each way a bot and a person can meet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.acting import Refused
from bot.sandbox.person import InteractionFailed

from .helpers import PNG, Bot, Desk, impatient, picture, running


async def test_login_and_guild(sandbox: Sandbox, bot: Bot) -> None:
    guild = bot.guilds[0]
    assert guild.name == "Caravel Harbour" and bot.user is not None and bot.user.id == int(sandbox.world.bot.id)
    assert [c.name for c in guild.text_channels] == ["games", "general"]
    assert guild.me.guild_permissions.send_messages and not guild.me.guild_permissions.manage_threads
    assert [m.id for m in guild.members] == [bot.user.id]  # without the members intent a bot knows only itself
    assert sandbox.gateway.identified == 1 and sandbox.gateway.online


async def test_wrong_token_is_refused(monkeypatch: pytest.MonkeyPatch, sandbox: Sandbox) -> None:
    monkeypatch.setattr(sandbox.settings, "token", "right")
    with pytest.raises(discord.LoginFailure):
        async with running(sandbox, "wrong"):
            pass
    async with running(sandbox, "right") as bot:
        assert bot.is_ready()


async def test_commands_are_synced_in_both_languages(sandbox: Sandbox, bot: Bot) -> None:
    anna, boris = sandbox.person("Anna"), sandbox.person("Boris")
    shown = {p.name: {c["name"]: c for c in p.events[0]["commands"]} for p in (anna, boris)}
    assert shown["Anna"]["ping"]["description"] == "Answers"
    assert shown["Boris"]["ping"]["description"] == "Отвечает"
    (new,) = shown["Boris"]["table"]["options"]
    assert new["description"] == "Открывает стол"
    assert [o["name"] for o in new["options"]] == ["game", "seats", "guest"]
    assert new["options"][0]["autocomplete"] and new["options"][0]["required"]
    assert (new["options"][1]["min_value"], new["options"][1]["max_value"]) == (3, 5)


async def test_slash_command(sandbox: Sandbox, bot: Bot) -> None:
    anna, boris = sandbox.person("Anna"), sandbox.person("Boris")
    assert (await anna.command("ping")).text == "pong en-US Anna"
    result = await boris.command("ping", "general")
    assert result.text == "pong ru Boris" and not result.ephemeral
    seen = await anna.wait_message(contains="pong ru", channel="general")
    assert seen["interaction_metadata"]["name"] == "ping" and seen["author"]["bot"]
    states = [e["state"] for e in boris.events if e["type"] == "interaction"]
    assert states == ["sent", "done"]


async def test_options_of_every_type_and_sub_commands(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    vera = sandbox.world.person("Vera")
    result = await anna.command("table new", game="puerto rico", seats=4, guest=vera.id)
    assert result.text == "puerto rico for 4 with Vera"
    assert result.message and result.message["interaction_metadata"]["name"] == "table new"


@pytest.mark.parametrize(
    ("path", "options"),
    [
        ("unknown", {}), ("table", {}), ("table old", {}), ("table new", {}), ("table new", {"game": 3}),
        ("table new", {"game": "x", "seats": 6}), ("table new", {"game": "x", "seats": "4"}),
        ("table new", {"game": "x", "colour": "red"}), ("table new", {"game": "x", "guest": "12"}),
        ("slow", {"private": "yes"}), ("slow", {"private": 1}),
    ],
)  # fmt: skip
async def test_a_client_sends_no_wrong_command(sandbox: Sandbox, bot: Bot, path: str, options: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        await sandbox.person("Anna").command(path, **options)
    assert bot.seen.empty()


async def test_autocompletion(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    assert [c["value"] for c in await anna.complete("table new", "game", "")] == ["puerto rico", "santa maria"]
    assert await anna.complete("table new", "game", "sa", seats=4) == [{"name": "Santa Maria", "value": "santa maria"}]
    with pytest.raises(Refused):
        await anna.complete("table new", "seats", "3")


async def test_press_changes_the_message_and_its_picture(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    desk = (await anna.command("desk")).message
    (before,) = desk["attachments"]
    assert (before["filename"], before["description"]) == ("board.png", "a board")
    assert (before["width"], before["height"], before["size"]) == (8, 4, len(PNG))
    result = await anna.press(desk, "Update")
    assert result.message["id"] == desk["id"] and result.text == "updated"
    assert [a["filename"] for a in result.message["attachments"]] == ["new.png"]
    later = await anna.press(desk, "Later")
    assert later.text == "edited later" and later.message["edited_timestamp"]


async def test_ephemeral_answers_are_for_one_person_until_a_reload(sandbox: Sandbox, bot: Bot) -> None:
    anna, boris = sandbox.person("Anna"), sandbox.person("Boris")
    desk = (await anna.command("desk")).message
    first = await anna.press(desk, "Private")
    await anna.wait_message(contains="and this", ephemeral=True)
    assert first.ephemeral and [e["content"] for e in anna.ephemerals] == ["only for you", "and this"]
    assert boris.ephemerals == [] and all("only for you" not in str(e) for e in boris.events)
    assert [m["content"] for m in anna.history()] == ["the desk"]
    with pytest.raises(LookupError):
        boris.shown(first.message)
    message = first.message
    anna.reload()
    assert anna.ephemerals == []
    with pytest.raises(LookupError):
        anna.shown(message)


async def test_menus(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    desk = (await anna.command("desk")).message
    assert (await anna.select(desk, "A", "c", placeholder="Letters")).text == "chosen a,c"
    gleb = sandbox.world.person("Gleb")
    assert (await anna.select(desk, gleb.id, custom_id="person")).text == "met Gleb"


async def test_a_client_presses_only_what_is_there(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    desk = (await anna.command("desk")).message
    acts: list[Callable[[], Any]] = [
        lambda: anna.does.press(desk["id"], "nothing"),
        lambda: anna.does.press(desk["id"], "greyed"),
        lambda: anna.does.press(desk["id"], "menu"),
        lambda: anna.does.press("123", "update"),
        lambda: anna.does.select(desk["id"], "menu", ["z"]),
        lambda: anna.does.select(desk["id"], "menu", []),
        lambda: anna.does.select(desk["id"], "menu", ["a", "b", "c"]),
        lambda: anna.does.select(desk["id"], "menu", ["a", "a"]),
        lambda: anna.does.select(desk["id"], "update", ["a"]),
        lambda: anna.does.select(desk["id"], "person", ["17"]),
    ]
    for act in acts:
        with pytest.raises(Refused):
            act()


async def test_forged_presses_reach_the_bot(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    desk = (await anna.command("desk")).message
    await anna.forge_select(desk, "menu", ["not in it"])
    assert anna.ephemerals[-1]["content"] == "chosen not in it"


async def test_modal(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    desk = (await anna.command("desk")).message
    result = await anna.press(desk, "Ask")
    assert result.modal is not None and anna.modal is not None and anna.modal["title"] == "Counts"
    for wrong in ({"How many": "x" * 11, "Kind": ["c"]}, {"Kind": ["c"]}, {"How many": "3", "Kind": ["z"]},
                  {"How many": "3", "Kind": ["c"], "Other": "1"}, {"How many": "3"}):  # fmt: skip
        with pytest.raises(Refused):
            await anna.submit(wrong)
    assert (await anna.submit({"How many": "3", "Kind": ["i"]})).text == "3 of i"
    assert anna.modal is None


async def test_deferred_answers(sandbox: Sandbox, bot: Bot) -> None:
    anna, boris = sandbox.person("Anna"), sandbox.person("Boris")
    result = await anna.command("slow")
    assert result.text == "at last" and len(result.message["attachments"]) == 1 and not result.message["flags"] & 128
    thinking = next(e["message"] for e in boris.events if e["type"] == "message")
    assert thinking["flags"] & 128 and thinking["content"] == ""
    assert [e["state"] for e in anna.events if e["type"] == "interaction"] == ["sent", "deferred", "done"]
    private = await anna.command("slow", private=True)
    assert private.ephemeral and private.text == "at last"


async def test_first_follow_up_takes_the_place_of_thinking_and_rings(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    result = await anna.command("think")
    assert len(anna.history()) == 1 and result.text == f"thought of {anna.mention}"
    assert result.message["edited_timestamp"] is None


async def test_no_answer_fails_after_the_deadline(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    with impatient(sandbox), pytest.raises(InteractionFailed):
        await anna.command("mute")
    last = anna.events[-1]
    assert (last["state"], last["reason"]) == ("failed", "This interaction failed")
    while (seen := await bot.seen.get())[0] != "interaction":
        pass
    with pytest.raises(discord.NotFound) as refused:
        await seen[1].response.send_message("too late")
    assert refused.value.code == 10062


async def test_deferred_and_forgotten_fails_when_the_token_dies(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    await anna.command("stuck", until="ack")
    sandbox.expire_tokens()
    assert anna.events[-1]["state"] == "failed"


async def test_channel_message_thread_and_talk(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    channel = bot.guilds[0].text_channels[0]
    message = await channel.send("hello", file=picture(), silent=True, nonce="n1")
    again = await channel.send("hello", nonce="n1")
    assert again.id == message.id and len(anna.history()) == 1
    assert await message.attachments[0].read() == PNG
    thread = await message.create_thread(name="Amber Gull")
    await thread.send(f"come {anna.mention}")
    seen = await anna.wait_thread("Amber Gull")
    assert anna.id in seen["member_ids"]
    await anna.wait_notified()
    await anna.say("coming", seen)
    got = None
    while got is None or got.author.bot:
        got = (await asyncio.wait_for(bot.seen.get(), 60))[1]
    assert got.content == ""  # without the message content intent
    assert [m.content async for m in thread.history(oldest_first=True)] == ["", f"come {anna.mention}", "coming"]
    await thread.edit(name="Amber Gull 2", archived=True)
    assert sandbox.world.channel_named("Amber Gull 2").archived
    alone = await channel.create_thread(name="alone", type=discord.ChannelType.public_thread)
    assert [m["type"] for m in anna.history()] == [0, 18] and alone.parent_id == channel.id


async def test_direct_messages(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    user = await bot.fetch_user(int(anna.id))
    message = await user.send("your turn", view=Desk())
    assert isinstance(message.channel, discord.DMChannel)
    ring = await anna.wait_notified()
    assert (ring["kind"], ring["content"]) == ("dm", "your turn")
    result = await anna.press(str(message.id), "Private")
    assert result.ephemeral
    sandbox.moderator.close_dms("Anna")
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("again")
    assert refused.value.code == 50007


async def test_dropped_line_is_resumed_and_replayed(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    await sandbox.gateway.drop()
    assert not sandbox.gateway.online and anna.events[-1]["type"] == "bot_offline"
    it = anna.does.command(anna.channel(), "ping", {})  # sent while the bot is away
    await asyncio.wait_for(bot.again.wait(), 60)
    result = await anna.settle(it)
    assert result.text.startswith("pong")
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (1, 1)


async def test_lost_session_is_begun_anew(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    await sandbox.gateway.drop(resumable=False)
    await sandbox.gateway.wait_online()
    assert (await anna.command("ping")).text.startswith("pong")
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (2, 0)


async def test_rate_limit_is_waited_out(sandbox: Sandbox, bot: Bot) -> None:
    channel = bot.guilds[0].text_channels[0]
    fault = sandbox.faults.rate_limit(0.05, method="POST", path="/channels/*/messages", times=2)
    await channel.send("after all")
    assert fault.hits == 2
    posts = [r for r in sandbox.requests if r.path.endswith("/messages")]
    assert [r.status for r in posts] == [429, 429, 200]


async def test_the_sandbox_outlives_a_restart_of_the_bot(sandbox: Sandbox) -> None:
    anna = sandbox.person("Anna")
    async with running(sandbox):
        desk = (await anna.command("desk")).message
    assert not sandbox.gateway.online
    with impatient(sandbox), pytest.raises(InteractionFailed):
        await anna.press(desk, "Update")
    ids = [c["id"] for c in sandbox.commands.all()]
    async with running(sandbox):
        assert (await anna.press(desk, "Update")).text == "updated"
        assert [c["id"] for c in sandbox.commands.all()] == ids
