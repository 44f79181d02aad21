"""What nobody's client would send: other people's, other tables' and old ids, and values beyond all bounds.

Each gets an answer, and nothing of any table, order, vote or setting of somebody else has changed.
"""

from __future__ import annotations

import contextlib
import random
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.sandbox import objects
from bot.sandbox.interactions import Interaction
from bot.sandbox.rest_app import make_dm
from bot.text.fluent import text
from bot.ui.common.limits import CUSTOM_ID
from tests.e2e.stage import YOUR_TURN, Stage, has, pictured

EN = text("en", "puerto_rico")

PER_PERSON = 60
NASTY = [
    "",
    "0",
    "-1",
    "99999999999999999",
    "1.1",
    "0.0",
    "٣",
    "../..",
    "%s%n",
    "'; drop table seats;--",
    "\u202e",
    "x" * 60,
]
KEPT = (
    "tables",
    "seats",
    "log",
    "orders",
    "proposals",
    "votes",
    "guilds",
    "invited",
    "departures",
    "results",
    "clocks",
)


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with Stage(tmp_path) as stage:
        yield stage
    assert not (tmp_path / "trouble").exists(), "what is forged is refused, not stumbled over"


def content(stage: Stage, *but: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything that must not change."""
    c = sqlite3.connect(stage.folder / "caravel.sqlite3")
    try:
        return {t: c.execute(f"select * from {t} order by 1, 2").fetchall() for t in KEPT if t not in but}
    finally:
        c.close()


async def two_tables(stage: Stage) -> tuple[dict, dict]:
    """Two running games of three each; Gleb sits at neither. Returns where the first plays and its question."""
    thread, question = await stage.started(3)
    await stage.open(3)
    for _ in range(2):
        found = await stage.frontend.tables.find(2)
        if found.status == "lobby":
            await stage.frontend.tables.start(2, found.owner)
    await stage.frontend.service.outbox.drain()
    return thread, question


def forged(chance: random.Random, stage: Stage, seats: list[int]) -> str:
    """An id as somebody with bad intent or a broken client might send it."""
    assert stage.app is not None
    taps = stage.app.bot.get_cog("TapsCog")
    publics, personals = sorted(taps.public), sorted(taps.personal)
    table = chance.choice(["1", "2", "3", "999", "0", "999999999999999999"])
    arg = chance.choice([*NASTY, "1.1", "2.0", "role", "take", "computer", str(chance.randrange(50))])
    kind = chance.random()
    if kind < 0.45:
        tag = chance.choice(["0.1", "0.2", "0.3", "1.1", "7.99", "", "0.", ".", "0.٣"])
        what = chance.choice(
            ["ok", "type", "help", "pick", "verb", "back", "page", "typed", "count", "fill", "nonsense"]
        )
        id = f"d:{table}:{chance.choice([*map(str, seats), '7', '99', '999'])}:{tag}:{what}:{arg}"
    elif kind < 0.85:
        id = f"t:{table}:{chance.choice([*publics, 'nonsense'])}:{arg}"
    elif kind < 0.95:
        id = f"p:{chance.choice([*personals, 'nonsense'])}:{arg}"
    else:
        id = chance.choice(["x", "d:", "t:1", "t::desk", "d:1:0:0.1", "e:1:2", "T:1:desk", "t:1:DESK", "😀" * 20])
    return id[:CUSTOM_ID] or "x"


async def test_a_stranger_changes_nothing_at_any_table(stage: Stage) -> None:
    _, question = await two_tables(stage)
    gleb, chance = stage.person("Gleb"), random.Random(11)
    before = content(stage)
    for _ in range(PER_PERSON):
        id = forged(chance, stage, [0, 1, 2])
        values = chance.choice([None, None, [chance.choice(NASTY) or "x"], ["take"], ["points=open"], ["computer"]])
        if values is None:
            result = await gleb.forge_press(question, id, until="ack")
        else:
            result = await gleb.forge_select(question, id, values, until="ack")
        assert not result.failed, id
    await stage.frontend.service.outbox.drain()
    assert content(stage) == before


async def test_whoever_sits_there_acts_for_no_seat_but_their_own(stage: Stage) -> None:
    _, question = await two_tables(stage)
    table = await stage.frontend.tables.find(1)
    asked = table.asked[0].seat
    other = next(s for s in table.seats if s.seat != asked)
    person = next(p for p in stage.people(3) if int(p.id) == other.user)
    chance, before = random.Random(12), content(stage, "orders", "proposals", "votes")
    allowed = re.compile(r"^(t:\d+:(plan|undo|askundo|vote|unmake|away|snooze|abandon)|p:)")
    for _ in range(PER_PERSON):
        id = forged(chance, stage, [asked])
        if allowed.match(id):  # their own business, refused or not
            continue
        result = await person.forge_press(question, id, until="ack")
        assert not result.failed, id
    await stage.frontend.service.outbox.drain()
    assert content(stage, "orders", "proposals", "votes") == before


async def test_commands_with_values_that_no_client_would_send(stage: Stage) -> None:
    await two_tables(stage)
    gleb, before = stage.person("Gleb"), content(stage)
    tried = [
        ("table seat", [{"name": "to", "type": 3, "value": "computer"}, {"name": "table", "type": 3, "value": "1"}]),
        ("table seat", [{"name": "to", "type": 3, "value": "everybody"}, {"name": "table", "type": 3, "value": "1"}]),
        ("table abandon", [{"name": "table", "type": 3, "value": "1"}]),
        ("table start", [{"name": "table", "type": 3, "value": "999999999999999999999"}]),
        ("table owner", [{"name": "person", "type": 6, "value": gleb.id}, {"name": "table", "type": 3, "value": "2"}]),
        ("puerto-rico take", [{"name": "role", "type": 3, "value": "x" * 3000}]),
        ("puerto-rico take", [{"name": "role", "type": 3, "value": "\u202e\u0000settler"}]),
        ("log", [{"name": "table", "type": 3, "value": "' or 1=1 --"}]),
        ("replay", [{"name": "table", "type": 3, "value": "1"}, {"name": "step", "type": 4, "value": 99999}]),
        ("undo", [{"name": "table", "type": 3, "value": "1"}]),
    ]
    for path, options in tried:
        result = await gleb.forge_command(path, options)
        assert not result.failed and result.ephemeral, path
    assert content(stage) == before


async def test_the_desk_of_somebody_else_shows_a_stranger_nothing(stage: Stage) -> None:
    _, question = await two_tables(stage)
    (asked,) = stage.called(question)
    desk = (await asked.press(question, custom_id=YOUR_TURN)).message
    gleb = stage.person("Gleb")
    for row in desk["components"]:
        for part in row["components"]:
            result = await gleb.forge_press(question, part["custom_id"])
            assert not result.failed
            shown = result.messages[-1] if result.messages else result.message
            assert not shown.get("attachments") or shown["id"] == question["id"]
            assert desk["content"] not in shown["content"]


async def test_a_table_in_a_channel_that_one_may_not_read_is_no_table(stage: Stage) -> None:
    await stage.started(3)
    gleb, anna = stage.person("Gleb"), stage.person("Anna")
    stage.sandbox.moderator.add_channel("lounge")
    assert EN("refused-no-table") not in (await gleb.command("board", "lounge", table="1")).text, "it is no secret yet"
    for who in ("Gleb", "Anna"):
        stage.sandbox.moderator.deny("view_channel", channel="games", who=who)
    for command in ("board", "log", "replay", "score"):
        assert (await gleb.command(command, "lounge", table="1")).text == EN("refused-no-table")
    assert EN("refused-no-table") not in (await anna.command("board", "lounge", table="1")).text, "who plays there may"


@contextlib.contextmanager
def elsewhere(stage: Stage, permissions: int) -> Iterator[None]:
    """Whatever is sent to the bot comes from another server, where whoever acts has these permissions."""
    interactions = stage.sandbox.interactions
    here, guild = interactions._payload, stage.sandbox.world.snowflake()

    def there(it: Interaction) -> dict[str, Any]:
        out = here(it)
        out["guild_id"] = out["guild"]["id"] = guild
        out["member"] |= {"permissions": str(permissions)}
        return out

    interactions._payload = there  # type: ignore[method-assign]
    stage.sandbox.gateway.watch = None  # what such a server is made of is nobody's business here
    other = objects.guild(stage.sandbox.world, stage.sandbox.world.guild) | {"id": guild, "channels": [], "threads": []}
    stage.sandbox.gateway.dispatch("GUILD_CREATE", other)  # the bot is there, too
    try:
        yield
    finally:
        interactions._payload = here  # type: ignore[method-assign]


async def test_who_manages_another_server_ends_no_table_of_this_one(stage: Stage) -> None:
    _, question = await two_tables(stage)
    boris = stage.person("Boris")
    assert (await stage.frontend.tables.find(1)).owner != int(boris.id)
    before = content(stage)
    with elsewhere(stage, discord.Permissions.all().value):
        offered = await boris.command("table abandon", table="1")
        assert not has(offered.message, ":abandon") and "Anna" in offered.text
        await boris.forge_press(question, "t:1:abandon", until="ack")
    assert content(stage) == before
    with elsewhere(stage, 0):  # who sits at a table is asked no permission to look at it from anywhere
        await pictured(boris, (await boris.command("board", table="1")).message)


async def test_a_press_from_another_server_or_in_private_reaches_no_table_of_others(stage: Stage) -> None:
    _, question = await two_tables(stage)
    gleb = stage.person("Gleb")
    assert stage.app is not None
    presses = [f"t:1:{what}" for what in sorted(stage.app.bot.get_cog("TapsCog").public)] + [
        "t:1:log:3",
        "t:1:again",
        "t:1:join",
    ]
    before = content(stage)

    async def refused(message: Any) -> None:
        for id in presses:
            result = await gleb.forge_press(message, id, until="ack")
            assert EN("refused-no-table") in str([m["content"] for m in result.messages]), id

    with elsewhere(stage, discord.Permissions.all().value):
        await refused(question)
    sent = stage.sandbox.messages.create(make_dm(stage.sandbox, gleb.id), stage.sandbox.world.bot.id, {"content": "x"})
    await refused(sent)
    stage.sandbox.moderator.deny("view_channel", channel="games", who="Gleb")
    await refused(question)
    assert content(stage) == before


@pytest.mark.parametrize(
    ("id", "values"),
    [
        ("p:me:topic", None),
        ("p:me:topic", [""]),
        ("p:me:topic", ["nonsense"]),
        ("p:me:set", ["other"]),
        ("p:me:set.", ["other"]),
        ("p:me:set.notify", ["other"]),
        ("p:me:set.nonsense", ["on"]),
        ("p:me:set.language", ["xx"]),
        ("p:me:set.quiet", ["٣"]),
        ("p:box:nonsense", None),
    ],
)
async def test_settings_that_are_on_no_menu_are_refused(stage: Stage, id: str, values: list[str] | None) -> None:
    card, gleb = await stage.open(2), stage.person("Gleb")
    result = await (gleb.forge_press(card, id) if values is None else gleb.forge_select(card, id, values))
    assert EN("refused-not-on-offer") in result.messages[-1]["content"] and result.modal is None
