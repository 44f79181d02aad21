"""Corners: malformed bodies, nonces, threads at their ends, answers where a thread is archived, other sites' pages."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.emoji import is_emoji
from bot.sandbox.interactions import KEPT

from .helpers import PNG, Bot, Raw, complaint, impatient, picture

X = {"content": "x"}
BAD, LONG = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_MAX_LENGTH"


MALFORMED: list[Any] = [
    [], "x", 5, {"content": 5}, {"content": ["x"]}, {"embeds": "x"}, {"embeds": ["x"]}, {"embeds": [{"fields": [1]}]},
    {"embeds": [{"title": 5}]}, {"embeds": [{"image": "x"}]}, {"components": "x"}, {"components": [5]},
    {"components": [{}]}, {"components": [{"type": 1, "components": "x"}]},
    {"components": [{"type": 1, "components": [7]}]}, {"components": [{"type": 1, "components": [{"type": 2}]}]},
    {"components": [{"type": 1, "components": [{"type": 3, "custom_id": "m", "options": [5]}]}]},
    {"flags": "x"}, {"flags": 1 << 15, "components": [{"type": 9, "accessory": 5, "components": [5]}]},
    {"content": "x", "allowed_mentions": []}, {"content": "x", "allowed_mentions": {"users": 5}},
    {"content": "x", "attachments": "x"}, {"content": "x", "attachments": [5]},
]  # fmt: skip


@pytest.mark.parametrize("body", MALFORMED, ids=str)
async def test_malformed_messages_are_refused(sandbox: Sandbox, raw: Raw, body: Any) -> None:
    status, answer = await raw.send(body)
    assert (status, answer["code"]) == (400, 50035), answer
    assert sandbox.person("Anna").history() == []


@pytest.mark.parametrize("body", ["x", 5, [5], [{}], [{"name": "x", "description": "d", "options": [5]}]], ids=str)
async def test_malformed_commands_are_refused(sandbox: Sandbox, raw: Raw, body: Any) -> None:
    status, answer = await raw("PUT", f"/applications/{sandbox.world.bot.id}/commands", body)
    assert (status, answer["code"]) == (400, 50035)


async def test_a_bug_of_the_server_is_a_500(
    sandbox: Sandbox, raw: Raw, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sandbox.messages, "create", lambda *a, **k: 1 / 0)
    assert (await raw.send(X))[0] == 500
    assert sandbox.requests[-1].status == 500 and "ZeroDivisionError" in caplog.text
    sandbox.requests.clear()  # or it would fail this test, as it does any other


@pytest.mark.parametrize("text", ["🌽", "1️⃣", "ℹ️", "↩️", "⚓", "🇷🇺", "👩‍🌾", "👍🏽", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "❤️‍🔥", "☑"])
def test_emoji(text: str) -> None:
    assert is_emoji(text)


@pytest.mark.parametrize("text", ["", "x", "1", "→", "✗", "corn", ":corn:", "🌽🌽", "🌽x", "я", "\ufe0f", "🇷", "½"])
def test_no_emoji(text: str) -> None:
    assert not is_emoji(text)


# -- nonces


async def test_nonce_counts_when_enforced_and_for_a_while(sandbox: Sandbox, raw: Raw) -> None:
    once: dict[str, Any] = X | {"nonce": "n", "enforce_nonce": True}
    first = (await raw.send(once))[1]
    assert first["nonce"] == "n" and (await raw.send(once))[1]["id"] == first["id"]
    assert (await raw.send(X | {"nonce": "n"}))[1]["id"] != first["id"]
    assert (await raw.send(once, "general"))[1]["id"] != first["id"]
    sandbox.world.skew += 301
    assert (await raw.send(once))[1]["id"] != first["id"]


async def test_nonce_is_not_kept_with_the_message(raw: Raw) -> None:
    sent = (await raw.send(X | {"nonce": "n"}))[1]
    fetched = (await raw("GET", f"{raw.channel()}/messages/{sent['id']}"))[1]
    assert "nonce" not in fetched and "nonce" not in (await raw("GET", raw.channel() + "/messages"))[1][0]


async def test_a_deleted_message_is_not_made_again_by_its_nonce(sandbox: Sandbox, raw: Raw) -> None:
    once = X | {"nonce": "n", "enforce_nonce": True}
    sandbox.moderator.delete_message((await raw.send(once))[1]["id"])
    assert (await raw.send(once))[1]["code"] == 10008


# -- threads


async def test_thread_limits(raw: Raw) -> None:
    path = raw.channel() + "/threads"
    assert complaint(await raw("POST", path, {"name": "x" * 101, "type": 11}), "name") == BAD
    assert complaint(await raw("POST", path, {"name": "", "type": 11}), "name") == "BASE_TYPE_REQUIRED"
    assert complaint(await raw("POST", path, {"type": 11}), "name") == "BASE_TYPE_REQUIRED"
    wrong = {"name": "x", "type": 11, "auto_archive_duration": 61}
    assert complaint(await raw("POST", path, wrong), "auto_archive_duration") == "BASE_TYPE_CHOICES"
    _, thread = await raw("POST", path, {"name": "x" * 100, "type": 11, "auto_archive_duration": 60})
    assert thread["thread_metadata"]["auto_archive_duration"] == 60
    assert complaint(await raw("PATCH", f"/channels/{thread['id']}", {"name": "x" * 101}), "name") == BAD
    inside = f"/channels/{thread['id']}/threads"
    assert (await raw("POST", inside, {"name": "x", "type": 11}))[1]["code"] == 50024


async def test_answers_in_an_archived_thread(sandbox: Sandbox, bot: Bot) -> None:
    anna = sandbox.person("Anna")
    thread = await bot.guilds[0].text_channels[0].create_thread(name="t", type=discord.ChannelType.public_thread)
    desk = (await anna.command("desk", "t")).message
    sandbox.moderator.archive("t")
    assert (await anna.press(desk, "Private")).ephemeral and sandbox.world.channel_named("t").archived
    with impatient(sandbox, 3.0):
        await anna.press(desk, "Update", fails=True)  # nothing can be edited there
    assert sandbox.requests[-1].answer["code"] == 50083
    await anna.command("ping", "t")  # a public answer brings it back
    assert not sandbox.world.channel_named("t").archived
    assert (await anna.press(desk, "Update")).text == "updated"
    sandbox.moderator.archive("t", locked=True)
    with impatient(sandbox):
        await anna.command("ping", "t", fails=True)
    assert thread.id == int(sandbox.world.channel_named("t").id)


async def test_a_deleted_channel_ends_its_interactions(sandbox: Sandbox, raw: Raw) -> None:
    app = sandbox.world.bot.id
    await raw("PUT", f"/applications/{app}/commands", [{"name": "go", "description": "d"}])
    sandbox.moderator.add_channel("brief")
    anna = sandbox.person("Anna")
    it = anna.does.command(anna.channel("brief"), "go", {})
    sandbox.moderator.delete_channel("brief")
    assert (await raw("POST", f"/interactions/{it.id}/{it.token}/callback", {"type": 4, "data": X}))[1]["code"] == 10003
    assert any(e["type"] == "channel_delete" for e in anna.events)


async def test_thread_members(sandbox: Sandbox, raw: Raw) -> None:
    _, thread = await raw("POST", raw.channel() + "/threads", {"name": "t", "type": 12})
    anna, gleb = sandbox.person("Anna"), sandbox.world.person("Gleb")
    path = f"/channels/{thread['id']}/thread-members"
    assert (await raw("PUT", f"{path}/{anna.id}"))[0] == 204
    assert anna.id in (await anna.wait_thread("t"))["member_ids"]
    (line,) = anna.history("t")
    assert (line["type"], [u["id"] for u in line["mentions"]]) == (1, [anna.id]), "X has added Anna to the thread"
    assert [n.message_id for n in sandbox.notifications if n.user_id == anna.id] == [line["id"]]
    assert (await raw("PUT", f"{path}/{anna.id}"))[0] == 204 and len(anna.history("t")) == 1
    assert (await raw("GET", f"{path}/{anna.id}"))[0] == 200
    assert (await raw("GET", f"{path}/{gleb.id}"))[1]["code"] == 10007
    sandbox.moderator.leave("Gleb")
    assert (await raw("PUT", f"{path}/{gleb.id}"))[1]["code"] == 10007
    assert (await raw("DELETE", f"{path}/{anna.id}"))[0] == 204
    assert anna.events[-1] == {"type": "thread_delete", "thread_id": thread["id"],
                               "parent_id": thread["parent_id"]}  # fmt: skip


# -- pictures


async def test_pictures_in_embeds_and_replaced_ones(sandbox: Sandbox, bot: Bot) -> None:
    channel = bot.guilds[0].text_channels[0]
    embed = discord.Embed(title="t").set_image(url="attachment://board.png")
    message = await channel.send(embed=embed, file=picture())
    assert message.attachments == []  # what an embed shows is no attachment any more
    assert (message.embeds[0].image.width, message.embeds[0].image.height) == (8, 4)
    async with aiohttp.ClientSession() as session, session.get(str(message.embeds[0].image.url)) as got:
        assert await got.read() == PNG
    plain = await channel.send(file=picture())
    url = plain.attachments[0].url
    plain = await plain.edit(content="kept")
    assert [a.url for a in plain.attachments] == [url]
    plain = await plain.edit(attachments=[plain.attachments[0], picture("second.png")])
    assert [a.filename for a in plain.attachments] == ["board.png", "second.png"]
    plain = await plain.edit(attachments=[picture("third.png")])
    assert [a.filename for a in plain.attachments] == ["third.png"]
    async with aiohttp.ClientSession() as session, session.get(url) as got:
        assert got.status == 404


async def test_layout_messages_cannot_go_back(sandbox: Sandbox, bot: Bot) -> None:
    view = discord.ui.LayoutView()
    gallery = discord.ui.MediaGallery[Any](discord.MediaGalleryItem("attachment://board.png"))
    view.add_item(discord.ui.Container(discord.ui.TextDisplay("words"), gallery))
    message = await bot.guilds[0].text_channels[0].send(view=view, file=picture())
    shown = sandbox.person("Anna").shown(str(message.id))
    media = shown["components"][0]["components"][1]["items"][0]["media"]
    assert media["url"].startswith(sandbox.url) and (media["width"], media["height"]) == (8, 4)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="plain again")
    assert refused.value.code == 50035


# -- other sites, and long runs


async def test_pages_of_other_sites_are_refused(sandbox: Sandbox) -> None:
    anna = sandbox.world.person("Anna")
    async with aiohttp.ClientSession() as session:
        for origin, status in (("http://evil.example", 403), (sandbox.url, 200)):
            async with session.get(sandbox.url + "/people", headers={"Origin": origin}) as got:
                assert got.status == status
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{sandbox.url}/people/{anna.id}/events", origin="http://evil.example")


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[::1", "a b"])
async def test_a_name_that_points_here_gets_nothing(sandbox: Sandbox, host: str) -> None:
    """As a page of another site would call us whose name was made to point to this machine."""
    anna = sandbox.world.person("Anna")
    paths = ("/", "/people", "/page/app.js", f"/people/{anna.id}/events", "/api/v10/gateway", "/gateway/")
    for path in paths:
        async with aiohttp.ClientSession() as session, session.get(sandbox.url + path, headers={"Host": host}) as got:
            assert got.status in (400, 403) and "Anna" not in await got.text(), path


async def test_no_other_page_may_show_ours(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        for path in ("/", "/people", "/page/none"):
            async with session.get(sandbox.url + path) as got:
                assert "frame-ancestors 'none'" in got.headers["Content-Security-Policy"], path
                assert got.headers["X-Frame-Options"] == "DENY"


NO_BODIES = (
    *('{"name": "\\ud800", "locale": "ru"}', '{"a":' * 100_000, "[" * 100_000, '"\\ud800"', "nul"),
    *('{"name": "x", "locale": 1e999}', '{"name": NaN, "locale": "ru"}'),  # no page could read it back
)


@pytest.mark.parametrize("body", NO_BODIES, ids=range(len(NO_BODIES)))
async def test_what_is_no_json_or_no_text_is_a_400_and_does_no_harm(sandbox: Sandbox, body: str) -> None:
    anna = sandbox.world.person("Anna")
    ways = (("POST", "/people"), ("PATCH", f"/people/{anna.id}"), ("POST", f"/people/{anna.id}/press"))
    async with aiohttp.ClientSession(headers={"Content-Type": "application/json"}) as session:
        for method, path in ways:
            async with session.request(method, sandbox.url + path, data=body) as got:
                assert got.status == 400, (method, path)
        bot = {"Authorization": f"Bot {sandbox.settings.token or 'sandbox'}"}
        url = f"{sandbox.api_url}/channels/{sandbox.person('Anna').channel()}/messages"
        async with session.post(url, data=body, headers=bot) as got:
            assert got.status == 400
        async with session.get(sandbox.url + "/people") as got:
            assert got.status == 200 and "Anna" in await got.text()


async def test_old_interactions_are_forgotten(sandbox: Sandbox, raw: Raw) -> None:
    await raw("PUT", f"/applications/{sandbox.world.bot.id}/commands", [{"name": "go", "description": "d"}])
    anna = sandbox.person("Anna")
    first = anna.does.command(anna.channel(), "go", {})
    for _ in range(KEPT):
        anna.does.command(anna.channel(), "go", {})
    assert first.id in sandbox.interactions.by_id  # none is old yet
    sandbox.world.skew += 3600
    last = anna.does.command(anna.channel(), "go", {})
    assert first.id not in sandbox.interactions.by_id and last.id in sandbox.interactions.by_id


async def test_components_are_given_back_as_discord_does(sandbox: Sandbox, raw: Raw) -> None:
    menu = {"type": 3, "custom_id": "m", "required": True, "placeholder": None,
            "options": [{"label": "a", "value": "a", "emoji": None}]}  # fmt: skip
    sent = {"components": [{"type": 1, "components": [menu]}], "embeds": [{"fields": [{"name": "n", "value": "v"}]}]}
    status, message = await raw.send(sent)
    assert status == 200 and message["embeds"][0]["fields"] == [{"name": "n", "value": "v", "inline": False}]
    assert message["components"][0]["components"] == [
        {"type": 3, "id": 2, "custom_id": "m", "min_values": 1, "max_values": 1,
         "options": [{"label": "a", "value": "a"}]}
    ]  # fmt: skip
    assert sandbox.requests[-1].body == sent


async def test_permissions_of_a_command_are_given_back_as_text(sandbox: Sandbox, raw: Raw) -> None:
    body = {"name": "go", "description": "d", "default_member_permissions": 32}
    status, (stored,) = await raw("PUT", f"/applications/{sandbox.world.bot.id}/commands", [body])
    assert status == 200 and stored["default_member_permissions"] == "32"
