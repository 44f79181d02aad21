"""Each limit of Discord's on messages, provoked: the refusal, and that one less goes through."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox import Sandbox

from .helpers import PNG, Raw, complaint
from .payloads import BAD, LONG, MISSING, button, menu, option, row, text

V2 = 1 << 15


def rows_of_buttons(rows: int, each: int) -> dict[str, Any]:
    return {"components": [row(*(button(i * 10 + j) for j in range(each))) for i in range(rows)]}


def layout(*components: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)}


def embed(**more: Any) -> dict[str, Any]:
    return {"embeds": [{"description": "d"} | more]}


def fields(n: int, **more: Any) -> dict[str, Any]:
    return embed(fields=[{"name": "n", "value": "v"} | more for _ in range(n)])


def gallery(n: int, **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": f"https://x.org/{i}.png"}} | more for i in range(n)]}


def thumbnail(n: int) -> dict[str, Any]:
    picture = {"type": 11, "media": {"url": "https://x.org/y.png"}, "description": "x" * n}
    return {"type": 9, "components": [text(1)], "accessory": picture}


B, O = ("components", 0, "components", 0), ("components", 0, "components", 0, "options")  # noqa: E741

# what is refused, where the complaint stands, its code, and what goes through
MESSAGES: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str, dict[str, Any]]] = {
    "6 rows": (rows_of_buttons(6, 1), ("components",), LONG, rows_of_buttons(5, 1)),
    "6 buttons in a row": (rows_of_buttons(1, 6), ("components", 0, "components"), BAD, rows_of_buttons(5, 5)),
    "empty row": ({"components": [row()]}, ("components", 0, "components"), MISSING, rows_of_buttons(1, 1)),
    "41 components": (layout(*(text(1) for _ in range(41))), ("components",),
                      "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", layout(*(text(1) for _ in range(40)))),
    "41 components, nested": (layout({"type": 17, "components": [text(1)] * 40}), ("components",),
                              "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                              layout({"type": 17, "components": [text(1)] * 39})),
    "4001 characters of layout": (layout(text(4000), text(1)), ("components",),
                                  "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", layout(text(3999), text(1))),
    "26 options": (menu([option(i) for i in range(26)]), O, BAD, menu([option(i) for i in range(25)])),
    "no options": (menu([]), O, MISSING, menu([option()])),
    "equal values": (menu([option(), option(1, value="o0")]), (*O, 1, "value"),
                     "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", menu([option(), option(1, label="o0")])),
    "custom_id of 101": ({"components": [row(button(custom_id="x" * 101))]}, (*B, "custom_id"), BAD,
                         {"components": [row(button(custom_id="x" * 100))]}),
    "no custom_id": ({"components": [row(button(custom_id=None))]}, (*B, "custom_id"), MISSING,
                     {"components": [row(button())]}),
    "equal custom_ids": ({"components": [row(button()), row(button())]},
                         ("components", 1, "components", 0, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED",
                         {"components": [row(button()), row(button(1))]}),
    "button label of 81": ({"components": [row(button(label="я" * 81))]}, (*B, "label"), LONG,
                           {"components": [row(button(label="я" * 80))]}),
    "button without label": ({"components": [row(button(label=""))]}, (*B, "label"), MISSING,
                             {"components": [row(button(label="", emoji={"name": "🌽"}))]}),
    "emoji that is none": ({"components": [row(button(emoji={"name": "corn"}))]}, (*B, "emoji", "name"),
                           "COMPONENT_INVALID_EMOJI", {"components": [row(button(emoji={"name": "1️⃣"}))]}),
    "link with custom_id": ({"components": [row(button(style=5, url="https://x.org"))]}, (*B, "custom_id"),
                            "BASE_TYPE_BAD_TYPE",
                            {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://x.org"})]}),
    "option label of 101": (menu([option(label="x" * 101)]), (*O, 0, "label"), BAD, menu([option(label="x" * 100)])),
    "option value of 101": (menu([option(value="x" * 101)]), (*O, 0, "value"), BAD, menu([option(value="x" * 100)])),
    "option description of 101": (menu([option(description="x" * 101)]), (*O, 0, "description"), LONG,
                                  menu([option(description="x" * 100)])),
    "placeholder of 151": (menu([option()], placeholder="x" * 151), (*B, "placeholder"), LONG,
                           menu([option()], placeholder="x" * 150)),
    "max_values over the options": (menu([option()], max_values=2), (*B, "max_values"), "SELECT_COMPONENT_MAX_VALUES",
                                    menu([option(), option(1)], max_values=2)),
    "max under min": (menu([option(), option(1)], min_values=2, max_values=1), (*B, "max_values"),
                      "SELECT_COMPONENT_INVALID_RANGE", menu([option(), option(1)], min_values=2, max_values=2)),
    "menu beside a button": ({"components": [row(button(), menu([option()])["components"][0]["components"][0])]},
                             ("components", 0, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", menu([option()])),
    "button outside a row": ({"components": [button()]}, ("components", 0, "type"), "BASE_TYPE_CHOICES",
                             {"components": [row(button())]}),
    "section without accessory": (layout({"type": 9, "components": [text(1)]}), ("components", 0, "accessory"),
                                  MISSING, layout({"type": 9, "components": [text(1)], "accessory": button()})),
    "colour of an embed": (embed(color=0x1000000), ("embeds", 0, "color"), "NUMBER_TYPE_MAX",
                           embed(color=0xFFFFFF)),
    "4 texts in a section": (layout({"type": 9, "components": [text(1)] * 4, "accessory": button()}),
                             ("components", 0, "components"), BAD,
                             layout({"type": 9, "components": [text(1)] * 3, "accessory": button()})),
    "empty container": (layout({"type": 17, "components": []}), ("components", 0, "components"), MISSING,
                        layout({"type": 17, "components": [text(1)]})),
    "container in a container": (layout({"type": 17, "components": [{"type": 17, "components": [text(1)]}]}),
                                 ("components", 0, "components", 0, "type"), "BASE_TYPE_CHOICES",
                                 layout({"type": 17, "components": [text(1)]})),
    "colour of a container": (layout({"type": 17, "accent_color": 0x1000000, "components": [text(1)]}),
                              ("components", 0, "accent_color"), "NUMBER_TYPE_MAX",
                              layout({"type": 17, "accent_color": 0xFFFFFF, "components": [text(1)]})),
    "separator": (layout({"type": 14, "spacing": 3}), ("components", 0, "spacing"), "BASE_TYPE_CHOICES",
                  layout({"type": 14, "spacing": 2})),
    "11 pictures in a gallery": (layout(gallery(11)), ("components", 0, "items"), BAD, layout(gallery(10))),
    "no pictures in a gallery": (layout(gallery(0)), ("components", 0, "items"), MISSING, layout(gallery(1))),
    "picture text of 1025": (layout(gallery(1, description="x" * 1025)),
                             ("components", 0, "items", 0, "description"), LONG,
                             layout(gallery(1, description="x" * 1024))),
    "picture without address": (layout(gallery(1, media={})), ("components", 0, "items", 0, "media", "url"), MISSING,
                                layout(gallery(1))),
    "picture of another scheme": (layout(gallery(1, media={"url": "ftp://x"})),
                                  ("components", 0, "items", 0, "media", "url"), "URL_TYPE_INVALID_SCHEME",
                                  layout(gallery(1))),
    "thumbnail text of 1025": (layout(thumbnail(1025)), ("components", 0, "accessory", "description"), LONG,
                               layout(thumbnail(1024))),
    "file from elsewhere": (layout({"type": 13, "file": {"url": "https://x.org/y.png"}}),
                            ("components", 0, "file", "url"), "URL_TYPE_INVALID_SCHEME", layout(text(1))),
    "equal custom_ids in a layout": (
        layout(row(button()), {"type": 9, "components": [text(1)], "accessory": button()}),
        ("components", 1, "accessory", "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED",
        layout(row(button()), {"type": 9, "components": [text(1)], "accessory": button(1)})),
    "embeds with the layout flag": (layout(text(1)) | embed(), ("embeds",),
                                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", layout(text(1))),
    "embed author of 257": (embed(author={"name": "x" * 257}), ("embeds", 0, "author", "name"), BAD,
                            embed(author={"name": "x" * 256})),
    "6001 characters of every part": (
        embed(title="t", description="x" * 4096, footer={"text": "x" * 1903}, author={"name": "n"}), ("embeds",),
        "MAX_EMBED_SIZE_EXCEEDED",
        embed(title="t", description="x" * 4096, footer={"text": "x" * 1903}, author=None)),
    "content of 2001": ({"content": "ы" * 2001}, ("content",), LONG, {"content": "ы" * 2000}),
    "content with the layout flag": (layout(text(1)) | {"content": "x"}, ("content",),
                                     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", layout(text(1))),
    "layout without the flag": ({"components": [text(1)]}, ("components", 0, "type"), "BASE_TYPE_CHOICES",
                                rows_of_buttons(1, 1)),
    "embed title of 257": (embed(title="x" * 257), ("embeds", 0, "title"), LONG, embed(title="x" * 256)),
    "embed description of 4097": (embed(description="x" * 4097), ("embeds", 0, "description"), LONG,
                                  embed(description="x" * 4096)),
    "26 fields": (fields(26), ("embeds", 0, "fields"), LONG, fields(25)),
    "field name of 257": (fields(1, name="x" * 257), ("embeds", 0, "fields", 0, "name"), BAD,
                          fields(1, name="x" * 256)),
    "field value of 1025": (fields(1, value="x" * 1025), ("embeds", 0, "fields", 0, "value"), BAD,
                            fields(1, value="x" * 1024)),
    "empty field": (fields(1, value=""), ("embeds", 0, "fields", 0, "value"), MISSING, fields(1)),
    "footer of 2049": (embed(footer={"text": "x" * 2049}), ("embeds", 0, "footer", "text"), BAD,
                       embed(footer={"text": "x" * 2048})),
    "11 embeds": ({"embeds": [{"description": "d"}] * 11}, ("embeds",), LONG, {"embeds": [{"description": "d"}] * 10}),
    "6001 characters of embeds": ({"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]}, ("embeds",),
                                  "MAX_EMBED_SIZE_EXCEEDED",
                                  {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000}]}),
    "picture with an odd address": (embed(image={"url": "ftp://x"}), ("embeds", 0, "image", "url"),
                                    "URL_TYPE_INVALID_SCHEME", embed(image={"url": "https://x.org/y.png"})),
    "101 allowed mentions": ({"content": "x", "allowed_mentions": {"users": [str(i) for i in range(101)]}},
                             ("allowed_mentions", "users"), LONG,
                             {"content": "x", "allowed_mentions": {"users": [str(i) for i in range(100)]}}),
    "mentions parsed and listed": ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
                                   ("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                                   {"content": "x", "allowed_mentions": {"parse": [], "users": ["1"]}}),
    "unknown kind of mention": ({"content": "x", "allowed_mentions": {"parse": ["people"]}},
                                ("allowed_mentions", "parse", 0), "BASE_TYPE_CHOICES",
                                {"content": "x", "allowed_mentions": {"parse": ["users"]}}),
    "nonce of 26": ({"content": "x", "nonce": "n" * 26}, ("nonce",), LONG, {"content": "x", "nonce": "n" * 25}),
    "attachment that did not come": ({"content": "x", "attachments": [{"id": 0}]}, ("attachments", 0, "id"),
                                     "ATTACHMENT_NOT_FOUND", {"content": "x", "attachments": []}),
}  # fmt: skip


@pytest.mark.parametrize("name", MESSAGES)
async def test_message(sandbox: Sandbox, raw: Raw, name: str) -> None:
    wrong, path, code, right = MESSAGES[name]
    assert complaint(await raw.send(wrong), *path) == code
    channel = sandbox.world.channel_named("games")
    assert sandbox.world.messages[channel.id] == {}
    status, body = await raw.send(right)
    assert status == 200, body
    # An edit is held to the same limits, and a refused one changes nothing.
    before = sandbox.world.messages[channel.id][body["id"]].content
    edit = raw.channel() + "/messages/" + body["id"]
    if "nonce" not in wrong:
        assert complaint(await raw("PATCH", edit, wrong), *path) == code
    assert sandbox.world.messages[channel.id][body["id"]].content == before


async def test_alt_text_of_1025(raw: Raw) -> None:
    def body(n: int) -> dict[str, Any]:
        return {"attachments": [{"id": 0, "filename": "a.png", "description": "x" * n}]}

    assert complaint(await raw.send(body(1025), files=[("a.png", PNG)]), "attachments", 0, "description") == LONG
    status, message = await raw.send(body(1024), files=[("a.png", PNG)])
    assert status == 200 and len(message["attachments"][0]["description"]) == 1024


async def test_layouts_show_only_files_of_the_message(raw: Raw) -> None:
    def shown(name: str) -> dict[str, Any]:
        return layout({"type": 13, "file": {"url": f"attachment://{name}"}},
                      {"type": 17, "components": [gallery(1, media={"url": f"attachment://{name}"})]})  # fmt: skip

    file, code = [("a.png", PNG)], "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    refused = await raw.send(shown("b.png"), files=file)
    assert complaint(refused, "components", 0, "file", "url") == code
    assert complaint(refused, "components", 1, "components", 0, "items", 0, "media", "url") == code
    status, message = await raw.send(shown("a.png"), files=file)
    assert status == 200 and message["components"][0]["name"] == "a.png"
    assert message["components"][0]["size"] == len(PNG)
    edit = f"{raw.channel()}/messages/{message['id']}"
    assert (await raw("PATCH", edit, shown("a.png")))[0] == 200  # it still has that file
    assert complaint(await raw("PATCH", edit, shown("b.png")), "components", 0, "file", "url") == code
    left_out = shown("a.png") | {"attachments": []}
    assert complaint(await raw("PATCH", edit, left_out), "components", 0, "file", "url") == code
    assert (await raw("PATCH", edit, shown("b.png"), files=[("b.png", PNG)]))[0] == 200


async def test_11_files(raw: Raw) -> None:
    eleven = [(f"{i}.png", PNG) for i in range(11)]
    assert complaint(await raw.send({}, files=eleven), "attachments") == LONG
    status, message = await raw.send({}, files=eleven[:10])
    assert status == 200 and len(message["attachments"]) == 10
    listed = {"attachments": [{"id": a["id"]} for a in message["attachments"]] + [{"id": 0}]}
    path = f"{raw.channel()}/messages/{message['id']}"
    assert complaint(await raw("PATCH", path, listed, files=eleven[:1]), "attachments") == LONG
    status, message = await raw("PATCH", path, {"attachments": listed["attachments"][1:]}, files=eleven[:1])
    assert status == 200 and len(message["attachments"]) == 10


async def test_file_too_large(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.settings.file_limit = 100
    status, body = await raw.send({}, files=[("a.png", bytes(101))])
    assert (status, body["code"]) == (413, 40005)
    assert (await raw.send({}, files=[("a.png", bytes(100))]))[0] == 200


async def interaction(sandbox: Sandbox, raw: Raw) -> str:
    """A person uses a command that nobody answers yet; the path of its callback."""
    app = sandbox.world.bot.id
    await raw("PUT", f"/applications/{app}/commands", [{"name": "go", "description": "d"}])
    anna = sandbox.person("Anna")
    it = anna.does.command(anna.channel(), "go", {})
    return f"/interactions/{it.id}/{it.token}/callback"


async def test_answers_are_held_to_the_limits_of_messages(sandbox: Sandbox, raw: Raw) -> None:
    callback = await interaction(sandbox, raw)
    assert complaint(await raw("POST", callback, {"type": 4, "data": {"content": "x" * 2001}}), "content") == LONG
    assert (await raw("POST", callback, {"type": 4, "data": {}}))[1]["code"] == 50006
    assert (await raw("POST", callback, {"type": 4, "data": {"content": "x" * 2000}}))[0] == 204
    hook = f"/webhooks/{sandbox.world.bot.id}/{callback.split('/')[3]}"
    assert complaint(await raw("POST", hook, rows_of_buttons(6, 1)), "components") == LONG
    edit = hook + "/messages/@original"
    assert complaint(await raw("PATCH", edit, {"content": "x" * 2001}), "content") == LONG
    assert (await raw("PATCH", edit, {"content": ""}))[1]["code"] == 50006


async def test_turning_a_message_into_a_layout(raw: Raw) -> None:
    """Text or embeds that would stay are refused as those sent along are."""
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    for body, key in (({"content": "x"}, "content"), (embed(), "embeds")):
        _, message = await raw.send(body)
        edit = f"{raw.channel()}/messages/{message['id']}"
        assert complaint(await raw("PATCH", edit, layout(text(1))), key) == code
        assert (await raw("GET", edit))[1]["flags"] == 0
        status, turned = await raw("PATCH", edit, layout(text(1)) | {"content": None, "embeds": []})
        assert status == 200 and turned["flags"] == V2


async def test_slowest_thread(raw: Raw) -> None:
    new = {"name": "t", "type": 11}
    refused = await raw("POST", raw.channel() + "/threads", new | {"rate_limit_per_user": 21601})
    assert complaint(refused, "rate_limit_per_user") == "NUMBER_TYPE_MAX"
    status, thread = await raw("POST", raw.channel() + "/threads", new | {"rate_limit_per_user": 21600})
    assert status == 201
    path = f"/channels/{thread['id']}"
    assert complaint(await raw("PATCH", path, {"rate_limit_per_user": 21601}), "rate_limit_per_user")
    assert (await raw("PATCH", path, {"rate_limit_per_user": 0}))[1]["rate_limit_per_user"] == 0
