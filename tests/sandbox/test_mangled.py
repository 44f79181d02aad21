"""Whole bodies with one part of them wrong in kind or beyond all bounds: refused or taken, but never stumbled over.

Every refusal is held against Discord's description when the test is over.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from bot.sandbox import Sandbox

from .helpers import Raw

V2 = 1 << 15
BUTTON = {"type": 2, "style": 1, "label": "b", "custom_id": "b", "emoji": {"name": "🌽"}, "disabled": False}
OPTIONS = [{"label": "a", "value": "a", "description": "d", "default": True}, {"label": "b", "value": "b"}]
MENU = {"type": 3, "custom_id": "m", "placeholder": "p", "min_values": 0, "max_values": 1, "options": OPTIONS}
EMBED = {
    "title": "t", "description": "d", "url": "https://x.org", "color": 5, "footer": {"text": "f"},
    "image": {"url": "https://x.org/a.png"}, "author": {"name": "a"}, "fields": [{"name": "n", "value": "v"}],
}  # fmt: skip
PLAIN: dict[str, Any] = {
    "content": "x", "flags": 4096, "embeds": [EMBED],
    "allowed_mentions": {"parse": [], "users": ["1"], "roles": ["2"], "replied_user": False},
    "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [MENU]}],
}  # fmt: skip
INSIDE = [
    {"type": 9, "components": [{"type": 10, "content": "s"}], "accessory": BUTTON}, {"type": 14, "spacing": 1},
    {"type": 12, "items": [{"media": {"url": "https://x.org/a.png"}, "description": "d"}]},
]  # fmt: skip
LAYOUT: dict[str, Any] = {"flags": V2, "components": [{"type": 17, "accent_color": 5, "components": INSIDE}]}
BOX = {"type": 4, "custom_id": "i", "style": 1, "min_length": 0, "max_length": 9, "value": "v", "placeholder": "p"}
MODAL: dict[str, Any] = {
    "custom_id": "q", "title": "T", "components": [
        {"type": 1, "components": [BOX | {"label": "L"}]},
        {"type": 18, "label": "L", "description": "d", "component": MENU | {"custom_id": "n"}},
        {"type": 18, "label": "L", "component": {"type": 21, "custom_id": "r", "options": [*OPTIONS]}},
    ],
}  # fmt: skip
CHOICE: dict[str, Any] = {"name": "a", "value": "a", "name_localizations": {"ru": "б"}}
COMMAND: dict[str, Any] = {
    "name": "c", "type": 1, "description": "d", "name_localizations": {"ru": "ц"}, "options": [
        {"type": 3, "name": "s", "description": "d", "required": True, "max_length": 5, "choices": [CHOICE]},
        {"type": 4, "name": "i", "description": "d", "min_value": 1, "max_value": 5},
        {"type": 3, "name": "t", "description": "d", "autocomplete": True},
    ],
}  # fmt: skip
THREAD: dict[str, Any] = {"name": "t", "auto_archive_duration": 1440, "type": 11, "rate_limit_per_user": 0}
STRANGE = (None, 2**63, "x" * 6001, [None], {"a": 1})


def mangled(body: Any) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """The body with each part of it left out, of another kind, or many times over, one at a time."""
    for path, value in parts(body):
        more = (value * 26, value * 2) if isinstance(value, list) else ()
        for strange in (*STRANGE, *more):
            yield path, changed(body, path, strange)
        yield path, changed(body, path, ...)


def parts(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    if path:
        yield path, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from parts(one, (*path, key))


def changed(body: Any, path: tuple[str | int, ...], by: Any) -> Any:
    out = copy.deepcopy(body)
    node = out
    for step in path[:-1]:
        node = node[step]
    if by is ...:
        del node[path[-1]]
    else:
        node[path[-1]] = by
    return out


def test_every_part_is_reached() -> None:
    tried = [body for _, body in mangled({"a": [1, {"b": "c"}]})]
    assert {"a": [1, {}]} in tried and {"a": [1, {"b": None}]} in tried and {"a": [[None], {"b": "c"}]} in tried
    assert {} in tried and {"a": [1, {"b": "c"}] * 26} in tried


@pytest.mark.parametrize("name", ["plain", "layout", "thread", "command", "modal", "choices"])
async def test_nothing_is_stumbled_over(sandbox: Sandbox, raw: Raw, name: str) -> None:
    anna, games = sandbox.person("Anna"), sandbox.world.channel_named("games")
    commands = f"/applications/{sandbox.world.bot.id}/commands"
    suggesting = {"name": "c", "description": "d", "options": [COMMAND["options"][2]]}
    assert (await raw("PUT", commands, [suggesting]))[0] == 200

    async def send(body: Any) -> tuple[int, Any]:
        if name in ("plain", "layout"):
            return await raw.send(body)
        if name == "thread":
            return await raw("POST", raw.channel() + "/threads", body)
        if name == "command":
            return await raw("PUT", commands, [body])
        completes = name == "choices"
        it = anna.does.complete(games.id, "c", {"t": "x"}, "t") if completes else anna.does.command(games.id, "c", {})
        return await raw("POST", f"/interactions/{it.id}/{it.token}/callback", body)

    body = {
        "plain": PLAIN, "layout": LAYOUT, "thread": THREAD, "command": COMMAND,
        "modal": {"type": 9, "data": MODAL}, "choices": {"type": 8, "data": {"choices": [CHOICE]}},
    }[name]  # fmt: skip
    status, answer = await send(body)
    assert status < 300, answer
    refused = 0
    for path, strange in mangled(body):
        status, answer = await send(strange)
        assert status < 500, (path, strange)
        refused += status == 400 and answer["code"] == 50035
        if status < 300:  # what is taken is held against the description as it was sent, in the stories of the bot
            sandbox.requests.pop()
    assert refused > 10


async def test_numbers_are_no_truth_values_and_no_command_is_of_an_unknown_kind(sandbox: Sandbox, raw: Raw) -> None:
    put = f"/applications/{sandbox.world.bot.id}/commands"
    for kind in (0, 5, True, "1", [1]):
        assert (await raw("PUT", put, [{"name": "c", "type": kind, "description": "d"}]))[1]["code"] == 50035, kind
    row = {"type": True, "components": [BUTTON]}
    assert (await raw.send({"content": "x", "components": [row]}))[1]["code"] == 50035
