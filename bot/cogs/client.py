"""The bot as discord.py sees it: no privileged intents, nobody mentioned by default, commands synced if changed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

from bot.text.translator import Translator
from bot.ui import rights
from bot.ui.desk import Desks
from bot.ui.herald import Herald
from bot.ui.house import House

from .answers import Answers
from .consent import ConsentCog
from .history import HistoryCog
from .look import LookCog
from .me import MeCog
from .mine import MineCog
from .plans import PlansCog
from .play import PlayCog
from .replay import ReplayCog
from .reply import Personal, Public
from .results import ResultsCog
from .setup import SetupCog
from .tables import TablesCog
from .taps import TapsCog
from .trouble import Tree

_log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we do not speak

COGS = (
    TablesCog,
    PlayCog,
    LookCog,
    HistoryCog,
    TapsCog,
    MineCog,
    MeCog,
    SetupCog,
    PlansCog,
    ResultsCog,
    ReplayCog,
    ConsentCog,
)


class Caravel(commands.Bot):
    """The client. It is furnished before it starts; the file `synced` remembers which commands Discord has."""

    house: House
    herald: Herald
    desks: Desks
    answers: Answers
    publics: dict[str, Public]  # what a press on a public message does, by the word in its id; each cog adds its own
    personals: dict[str, Personal]  # the same for what is about no table

    def __init__(self, synced: Path, *, ready: Callable[[], None] | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=60.0,
            guild_ready_timeout=0.5,
        )
        self.synced, self._ready_once = synced, ready
        self.publics, self.personals = {}, {}

    def furnish(self, house: House, herald: Herald) -> None:
        """Give the bot what it works with; before it logs in."""
        self.herald = herald
        self.house, self.desks = house, Desks(house)
        self.answers = Answers(house, self.desks)

    async def setup_hook(self) -> None:
        """Commands and their words: here and not in `on_ready`, which comes again after each reconnect."""
        await self.tree.set_translator(Translator())
        for cog in COGS:
            await self.add_cog(cog(self))
        await self._sync()

    async def _sync(self) -> None:
        """Tell Discord our commands, if they differ from what it was told last: the call is rationed."""
        translator = self.tree.translator
        payload = [await c.get_translated_payload(self.tree, translator) for c in self.tree.get_commands()]  # type: ignore
        told = json.dumps([str(self.application_id), discord.http.Route.BASE, payload], sort_keys=True, default=str)
        mark = hashlib.sha256(told.encode()).hexdigest()
        if await asyncio.to_thread(_read, self.synced) == mark:
            return
        try:
            await self.tree.sync()
        except discord.HTTPException as no:
            if no.status != 400:
                raise
            # One word that Discord does not take refuses all of them: tables and buttons go on with those it has.
            _log.error("Discord does not take the commands; it keeps those it has: %s", no)
            return
        await asyncio.to_thread(self.synced.write_text, mark, "utf-8")
        _log.info("commands synced")

    def invite(self) -> str:
        """The address under which the owner of a server lets the bot in, with exactly the permissions it needs."""
        needed = discord.Permissions(**dict.fromkeys(rights.NEEDED, True))
        id: int = self.application_id or 0
        return discord.utils.oauth_url(id, permissions=needed, scopes=("bot", "applications.commands"))

    async def on_ready(self) -> None:
        if self._ready_once is not None:
            ready, self._ready_once = self._ready_once, None
            ready()

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        with self.house.busy():
            await self.herald.thread_deleted(payload.thread_id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        _log.exception("in %s", event_method)


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""
