"""The bot as discord.py sees it: no privileged intents, nobody mentioned by default, commands synced if changed.

Commands are those of a server, installed for servers, unless one says `in_private` (`common/choices.py`): Discord reads
that of a whole command, never of one of its sub-commands.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.text.translator import Translator
from bot.ui.delivery.brake import Brake
from bot.ui.delivery.discord_errors import CONNECTION
from bot.ui.delivery.herald import Herald
from bot.ui.posts.frontend import Frontend

from .common.invite import invite_link
from .common.starts import Starts, starts_left
from .common.trouble import Tree

_log = logging.getLogger(__name__)

AT_ONCE = 5.0  # seconds that registering commands may take before the bot goes on without
AGAIN, LONGEST = 60.0, 6 * 3600.0  # seconds until it is tried again, twice as long each time

RESERVE = 20  # connections a day that are not used: at the last one Discord makes the token invalid
TOLD = ".json"  # what Discord was told, beside the mark of it: `caravel doctor` looks whether it has that
REASON = 400  # characters of what Discord says

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we do not speak


class Caravel(commands.Bot):
    """The client. It is furnished before it starts; the file `synced` remembers which commands Discord has.

    `brake` sees every request.
    """

    frontend: Frontend
    herald: Herald

    def __init__(self, synced: Path, brake: Brake, *, ready: Callable[[], None] | None = None, **more: Any) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=60.0,
            guild_ready_timeout=0.5,
            http_trace=brake.trace(),
            **more,
        )
        self.synced, self._ready_once = synced, ready
        self._registering: asyncio.Task[None] | None = None
        self.unregistered = ""  # why Discord does not take our commands
        self._cogs: Sequence[commands.Cog] = ()
        self._groups: Sequence[app_commands.Group] = ()

    def furnish(
        self,
        frontend: Frontend,
        herald: Herald,
        cogs: Sequence[commands.Cog],
        groups: Sequence[app_commands.Group] = (),
    ) -> None:
        """Give the bot what it works with, before it logs in. `groups`: commands beside those of the cogs."""
        self.frontend, self.herald, self._cogs, self._groups = frontend, herald, cogs, groups

    async def setup_hook(self) -> None:
        """Commands and their words: here and not in `on_ready`, which comes again after each reconnect."""
        await self.tree.set_translator(Translator())
        for cog in self._cogs:
            await self.add_cog(cog)
        for group in self._groups:
            self.tree.add_command(group)
        self._registering = asyncio.create_task(self._register(), name="commands")
        await asyncio.wait([self._registering], timeout=AT_ONCE)  # usually that is all; the rest is a side job

    async def close(self) -> None:
        if self._registering is not None:
            self._registering.cancel()
        await super().close()

    async def _register(self) -> None:
        """Tell Discord our commands until it has taken them: tables and buttons do with those it has."""
        pause = AGAIN
        while True:
            try:
                await self._sync()
                return
            except (discord.HTTPException, discord.RateLimited, *CONNECTION) as no:
                wait = max(pause, no.retry_after if isinstance(no, discord.RateLimited) else 0.0)
                self.unregistered = " · ".join(str(no).splitlines())[:REASON] or type(no).__name__
                _log.error("commands are not registered, which is tried again in %.0f s: %s", wait, self.unregistered)
            await asyncio.sleep(wait)
            pause = min(LONGEST, 2 * pause)

    async def _sync(self) -> None:
        """The same once, if they differ from what Discord was told last: the call is rationed."""
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
            self.unregistered = " · ".join(str(no).splitlines())[:REASON]
            _log.error("Discord does not take the commands; it keeps those it has: %s", no)
            return
        self.unregistered = ""
        _log.info("commands synced")
        try:
            await asyncio.to_thread(self.synced.with_suffix(TOLD).write_text, json.dumps(payload, default=str), "utf-8")
            await asyncio.to_thread(self.synced.write_text, mark, "utf-8")
        except OSError as no:
            _log.warning("%s cannot be written (%s): the commands are registered anew at each start", no.filename, no)

    @property
    def of_shards(self) -> tuple[int, ...]:
        """The shards that this process has."""
        return (0,)

    @property
    def connected(self) -> bool:
        """Whether Discord's gateway is there and answers."""
        return self.is_ready() and not self.is_closed() and self.latency < float("inf")

    def invite(self) -> str:
        return invite_link(self.application_id or 0)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Count the connections of the day, as Discord does; near the end wait for the next day."""
        await super().before_identify_hook(shard_id, initial=initial)
        await self.may_start()

    async def may_start(self) -> Starts | None:
        """Wait until there are more connections left today than the reserve; what Discord says of them."""
        while (left := await starts_left(self)) is not None and left.remaining <= RESERVE:
            _log.warning("Discord allows %d more connections; the next is made in %d s", left.remaining, left.reset)
            await asyncio.sleep(max(left.reset, 1.0))
        return left

    async def on_ready(self) -> None:
        if self._ready_once is not None:
            ready, self._ready_once = self._ready_once, None
            ready()
        await self._hasten()

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        with self.frontend.busy():
            await self.herald.thread_deleted(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        with self.frontend.busy():
            await self.herald.channel_deleted(channel.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        with self.frontend.busy():
            await self.herald.sent_away(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._hasten(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._hasten(guild)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        if before.overwrites != after.overwrites:
            await self._hasten(after.guild)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        if before.permissions != after.permissions:
            await self._hasten(after.guild)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        if before.locked and not after.locked:
            await self._hasten(after.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        if after.id == after.guild.me.id and before.roles != after.roles:
            await self._hasten(after.guild)

    async def on_resumed(self) -> None:
        await self._hasten()

    async def _hasten(self, guild: discord.Guild | None = None) -> None:
        """What was refused may be taken now: it is tried at once."""
        await self.frontend.service.outbox.hasten(guild.id if guild is not None else None)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        _log.exception("in %s", event_method)


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""
