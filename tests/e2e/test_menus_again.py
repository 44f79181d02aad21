"""Menus, as Discord's clients keep them: what was chosen is sent again only once the message has been edited."""

from __future__ import annotations

import re

import pytest

from bot.sandbox.acting import Refused
from bot.sandbox.limits import EPHEMERAL

from .stage import Stage


@pytest.fixture
async def stage(tmp_path):
    async with Stage(tmp_path) as stage:
        yield stage


async def test_a_refused_choice_can_be_made_again(stage):
    """Boris is not the owner: he is told so each time he tries, and the card is as it was."""
    card = await stage.open(2)
    await stage.frontend.service.outbox.drain()
    boris, id = stage.person("Boris"), re.compile(":computer$")
    before = boris.shown(card)
    for _ in range(2):
        mark = boris.mark()
        await boris.select(card, "random", custom_id=id, until="ack")
        await boris.wait_message(contains=re.compile(re.escape("Anna")), ephemeral=True, after=mark)
        await boris.wait_for(lambda m=mark: edited(boris, card, m), "the card once more")
    now = boris.shown(card)
    assert {k: v for k, v in now.items() if k != "edited_timestamp"} == {
        k: v for k, v in before.items() if k != "edited_timestamp"
    }


def edited(person, message, mark):
    return [e for e in person.events[mark:] if e["type"] == "message_update" and e["message"]["id"] == message["id"]]


async def test_a_choice_that_opens_a_box_can_be_made_again_where_the_box_was_closed(stage):
    anna = stage.person("Anna")
    shown = (await anna.command("me settings")).message
    for _ in range(2):
        mark = anna.mark()
        await anna.select(shown, "away", custom_id="p:me:topic", until="ack")
        assert anna.modal is not None
        await anna.wait_for(lambda m=mark: edited(anna, shown, m), "the menu once more")


async def test_a_choice_that_changes_nothing_stands(stage):
    """What a client would not send is not sent here either: the sandbox is no kinder than Discord."""
    anna = stage.person("Anna")
    message = stage.sandbox.messages.create(
        stage.sandbox.world.channel_named("games"),
        stage.sandbox.world.bot.id,
        {"content": "x", "components": [menu("p:nonsense")]},
        flags=EPHEMERAL,
        ephemeral_for=anna.id,
    )
    it = anna.does.select(message.id, "p:nonsense", ["a"])
    with pytest.raises(Refused, match="chosen in the menu already"):
        anna.does.select(message.id, "p:nonsense", ["a"])
    anna.does.select(message.id, "p:nonsense", ["b"])
    await anna.settle(it)
    stage.sandbox.messages.edit(message, {"embeds": []}, {})
    await anna.settle(anna.does.select(message.id, "p:nonsense", ["b"]))


def menu(id):
    options = [{"label": v, "value": v} for v in "ab"]
    return {"type": 1, "components": [{"type": 3, "custom_id": id, "options": options}]}
