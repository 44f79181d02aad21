"""Discord waits three seconds for an acknowledgement: nothing else is asked of it before, whatever is pressed or typed.

Whoever presses here is thought to be gone from the table, so that the bot has something to ask: whether they are back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.sandbox.interactions import COMMAND, COMPLETE, COMPONENT
from bot.sandbox.person import Person
from bot.ui.common.press import call_id, desk_id, personal_id, public_id

from .stage import Stage

TEXT = 3


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def first_request(stage: Stage, anna: Person, send: Any) -> list[str]:
    """What is asked of Discord once the interaction is on its way, in order, until its answer is whole."""
    await stage.frontend.service.outbox.drain()
    assert await stage.frontend.idle(60)
    stage.frontend.service.departures._gone[int(anna.id)] = {1: "silent"}
    before = len(stage.sandbox.requests)
    it = send()
    if it.choices is not None:
        await it.choices
    else:
        await anna.wait_for(lambda: it.answered is not None, "an acknowledgement")
    assert await stage.frontend.idle(60)
    return [f"{r.method} {r.path}" for r in stage.sandbox.requests[before:]]


def presses(stage: Stage) -> Iterator[str]:
    """An id for every word there is."""
    assert stage.app is not None
    taps: Any = stage.app.bot.get_cog("TapsCog")
    yield from (desk_id(1, 0, "0.0", word, "x") for word in taps.desk)
    yield from (call_id(1, 0, "0.0", word, "x") for word in taps.call)
    yield from (public_id(1, word, "1") for word in taps.public)
    yield from (personal_id(word, "away") for word in taps.personal)


async def test_presses(stage):
    _, question = await stage.started(3)
    anna, asked = stage.person("Anna"), 0
    message = stage.sandbox.world.message(question["id"])
    for id in presses(stage):
        for data in ({"component_type": 2}, {"component_type": TEXT, "values": ["x"]}):

            def send(id: str = id, data: dict[str, Any] = data) -> Any:
                channel = stage.sandbox.world.channels[message.channel_id]
                whole = {"custom_id": id, "id": 1, **data}
                return stage.sandbox.interactions.start(COMPONENT, anna.id, channel, whole, message)

            first, *rest = await first_request(stage, anna, send)
            assert first.endswith("/callback"), (id, first)
            asked += any(r.startswith("GET /guilds") for r in rest)
    assert asked > 20, "there was something to ask"


async def test_commands_and_what_is_offered_while_somebody_types(stage):
    await stage.started(3)
    anna, asked = stage.person("Anna"), 0
    games = stage.sandbox.world.channel_named("games")
    for command, way, options in whole(stage.sandbox.commands.all()):
        typed = [{"name": o["name"], "type": o["type"], "value": "x", "focused": True} for o in options][:1]
        for kind in (COMMAND, COMPLETE) if options and options[0].get("autocomplete") else (COMMAND,):
            sent: list[dict[str, Any]] = (
                typed if kind == COMPLETE else [o for o in (filled(o, anna) for o in options) if o]
            )
            for step in reversed(way):
                sent = [{"name": step["name"], "type": step["type"], "options": sent}]
            data = {"id": command["id"], "name": command["name"], "type": 1, "options": sent}
            data["resolved"] = {"users": {anna.id: anna.user.json()}}

            def send(kind: int = kind, data: dict[str, Any] = data) -> Any:
                return stage.sandbox.interactions.start(kind, anna.id, games, data)

            first, *rest = await first_request(stage, anna, send)
            assert first.endswith("/callback"), (data, first)
            asked += any(r.startswith("GET /guilds") for r in rest)
    assert asked > 20, "there was something to ask"


def filled(option: dict[str, Any], anna: Person) -> dict[str, Any] | None:
    """Something in an option that has to be filled in: a choice, words, a number, a truth value, Anna."""
    if not option.get("required"):
        return None
    choices = [c["value"] for c in option.get("choices") or []]
    value = {3: "x", 4: 1, 5: True, 6: anna.id}[option["type"]]
    return {"name": option["name"], "type": option["type"], "value": choices[0] if choices else value}


def whole(
    commands: list[dict[str, Any]],
) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]]:
    """Every command that can be sent: the command, its sub-commands on the way, and the options of the last."""

    def walk(command: dict[str, Any], way: list[dict[str, Any]], options: list[dict[str, Any]]) -> Iterator[Any]:
        subs = [o for o in options if o["type"] in (1, 2)]
        if not subs:
            yield command, way, options
        for sub in subs:
            yield from walk(command, [*way, sub], sub.get("options") or [])

    for command in commands:
        yield from walk(command, [], command["options"])
