"""A sandbox that is stopped and started again is the same; nobody's table loses its channel."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.keeping import Unkept
from bot.sandbox.limits import LOADING
from tests.e2e.stage import Stage

from .helpers import running


class KeptStage(Stage):
    """A sandbox and a bot that are stopped and started together, as `caravel` does without a token."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.sandbox = Sandbox(keep=folder / "sandbox.sqlite3")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "sandbox.sqlite3"


async def test_people_channels_messages_and_commands_are_there_again(file: Path, sandbox: Sandbox) -> None:
    # `sandbox` only sees to it that discord.py's addresses are put back
    from bot import endpoint

    async with Sandbox(keep=file) as first:
        endpoint.point_discord_at(first.api_url, first.gateway_url)
        anna = first.person("Anna")
        async with running(first):
            await anna.wait_commands("desk")
            desk = (await anna.command("desk")).message
        await anna.say("see you")
        first.world.add_person("Christina", "ru")
        before = anna.history()
        commands = first.commands.all()
    async with Sandbox(keep=file) as second:
        anna = second.person("Anna")
        after = anna.history()
        assert [m["id"] for m in after] == [m["id"] for m in before]
        assert [m["content"] for m in after] == [m["content"] for m in before]
        assert after[0]["components"] == before[0]["components"]
        assert second.world.bot.id == first.world.bot.id and second.world.guild == first.world.guild
        assert second.person("Christina").id == first.world.person("Christina").id
        assert second.commands.all() == commands
        [shown] = [a for m in after if m["id"] == desk["id"] for a in m["attachments"]]
        path = shown["url"].removeprefix(first.url)
        async with aiohttp.ClientSession(second.url) as session, session.get(path) as answer:
            assert answer.status == 200 and await answer.read() == second.world.files[path.split("/", 4)[4]][1]
        assert int((await anna.say("here again"))["id"]) > int(after[0]["id"])


async def test_what_is_deleted_stays_deleted_and_what_was_never_written_goes(file: Path) -> None:
    async with Sandbox(keep=file) as first:
        anna = first.person("Anna")
        gone, kept = await anna.say("a slip of the pen"), await anna.say("well said")
        channel = first.world.channel_named("games")
        first.messages.create(channel, first.world.bot.id, {}, flags=LOADING)
    async with Sandbox(keep=file) as second:
        assert list(second.world.messages[channel.id]) == [gone["id"], kept["id"]]
        second.messages.delete(second.world.messages[channel.id][gone["id"]])
    async with Sandbox(keep=file) as third:
        assert list(third.world.messages[channel.id]) == [kept["id"]]


async def test_a_message_sent_again_after_the_restart_is_the_same(file: Path) -> None:
    async with Sandbox(keep=file) as first:
        channel, bot = first.world.channel_named("games"), first.world.bot.id
        body = {"content": "your turn", "nonce": "1.7", "enforce_nonce": True}
        message = first.messages.create(channel, bot, body)
    async with Sandbox(keep=file) as second:
        assert second.messages.create(second.world.channel_named("games"), bot, body).id == message.id


def other(file: Path, how: str) -> bytes:
    """Put something else in its place."""
    file.parent.mkdir()
    if how == "a letter":
        file.write_text("this is a letter, not a database " * 40)
    else:
        with closing(sqlite3.connect(file)) as db, db:
            db.executescript("pragma user_version = 99" if how == "newer" else "create table thing (recipe text)")
    return file.read_bytes()


@pytest.mark.parametrize("how", ["a letter", "newer", "another database"])
async def test_a_file_that_is_none_of_ours_is_laid_aside(file: Path, how: str) -> None:
    old = other(file, how)
    async with Sandbox(keep=file) as sandbox:
        await sandbox.person("Anna").say("anew")
    assert same(file.with_suffix(".unreadable"), old)
    async with Sandbox(keep=file) as sandbox:
        assert [m["content"] for m in sandbox.person("Anna").history()] == ["anew"]


def same(file: Path, content: bytes) -> bool:
    return file.read_bytes() == content


async def test_a_place_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(Unkept, match=r"sandbox\.sqlite3 cannot be used"):
        await Sandbox(keep=tmp_path / "file" / "sandbox.sqlite3").start()


async def test_a_table_goes_on_after_everything_was_stopped(tmp_path: Path) -> None:
    async with KeptStage(tmp_path) as stage:
        card = await stage.open(2)
    async with KeptStage(tmp_path) as stage:
        anna, _ = stage.people(2)
        mark = anna.mark()
        await anna.press(card, custom_id=re.compile(r":start$"), until="ack")
        question = await anna.wait_message(contains=re.compile("🔔"), ephemeral=False, after=mark)
    async with KeptStage(tmp_path) as stage:
        asked = stage.called(question)[0]
        desk = (await asked.press(question, custom_id=re.compile("^t:.*:desk"))).message
        assert any(":pick:" in c["custom_id"] for row in desk["components"] for c in row["components"])
        assert len([m for m in stage.person("Anna").history(question["channel_id"]) if "🔔" in m["content"]]) == 1


async def test_a_role_is_given_once(file: Path) -> None:
    for _ in range(2):
        async with Sandbox(keep=file) as sandbox:
            sandbox.moderator.promote("Anna", "manage_guild")
            anna = sandbox.world.person("Anna")
            assert len(anna.roles) == 1
            assert len(sandbox.world.guild.roles) == 3  # everyone's, the bot's, hers


async def test_nobody_else_on_the_machine_reads_it(file: Path) -> None:
    """Private messages are in it, and what only one person sees."""
    async with Sandbox(keep=file):
        pass
    assert os.stat(file).st_mode & 0o077 == 0
