"""A start in pieces: what takes long at it neither stops the loop at a stretch nor has collections do so."""

import asyncio
import contextlib
import gc
from types import SimpleNamespace

import discord
from discord import app_commands

from bot import ahead, app
from bot.games import GAMES
from bot.text.translator import Translator, described


@contextlib.asynccontextmanager
async def turns():
    """A function that tells how often the loop has turned."""
    count = 0

    async def turning():
        nonlocal count
        while True:
            await asyncio.sleep(0)
            count += 1

    task = asyncio.create_task(turning())
    await asyncio.sleep(0)
    yield lambda: count
    task.cancel()


async def test_the_loop_turns_between_the_commands_of_two_games(monkeypatch):
    async with turns() as turned:
        made = []

        def command(parts, kind):
            made.append(turned())
            return SimpleNamespace(group=lambda: kind)

        monkeypatch.setattr(app, "GameCommands", command)
        assert await app.game_commands(None) == list(GAMES.values())
        assert len(set(made)) == len(GAMES)


async def test_the_loop_turns_between_two_words_of_a_command():
    about = described("command-param-table")
    where = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    async with turns() as turned:
        seen = set()
        for _ in range(3):
            assert await Translator().translate(about, discord.Locale.russian, where)
            seen.add(turned())
        assert len(seen) == 3


def test_nothing_is_collected_while_texts_are_read_and_they_are_left_out_ever_after(monkeypatch):
    on, kept = [], []

    def read(language, game):
        on.append(gc.isenabled())
        kept.append([])

    monkeypatch.setattr(ahead, "text", read)
    ahead.read_ahead()
    assert on and not any(on) and gc.isenabled()
    assert not any(thing is kept for thing in gc.get_objects()), "frozen"
