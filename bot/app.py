"""The composition root: the one place where the real parts are named and put together, started and stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

import aiohttp
import discord
import msgspec

import storage
from bot import health, logs
from bot.cogs.client import Caravel
from bot.commands import Complaint
from bot.endpoint import point_discord_at
from bot.games import GAMES
from bot.rules import BadComponents, Components
from bot.sandbox.keeping import Unkept
from bot.sandbox.server import Sandbox
from bot.service import Service
from bot.service.components import of_folder
from bot.service.illustrator import OneThread
from bot.service.points import reach
from bot.service.ports import Clock
from bot.settings import Settings
from bot.text.fluent import Text, text
from bot.ui.departures import Departing
from bot.ui.herald import Herald
from bot.ui.house import House
from bot.ui.notice import Notices
from bot.ui.proposals import Proposing
from rendering import chart, film, leaderboard, render

_log = logging.getLogger(__name__)

DRAIN = 10.0  # seconds that answers under way may take when the program stops
SANDBOX_TOKEN = "sandbox"


class WallClock:
    def now(self) -> float:
        return time.time()


class App:
    """The whole bot: store, service, pictures, Discord. `say` prints for the host."""

    def __init__(
        self,
        settings: Settings,
        token: str,
        *,
        say: Callable[[str], None],
        invite: bool = False,
        clock: Clock | None = None,
    ) -> None:
        self.settings, self.token, self.say, self.invite = settings, token, say, invite
        self.clock = clock or WallClock()
        self.words: Text = text(settings.language)
        self.lost = False  # another process has taken the database over

    async def run(self, stop: asyncio.Event) -> None:
        """Run until `stop` is set; raises `Complaint` with one line where it cannot."""
        clock, components = self.clock, components_of(self.settings)
        store = await open_store(self.settings, clock, self.words)
        try:
            bot = Caravel(self.settings.data / "commands.sha256", ready=self._ready)
            herald = Herald(bot)
            Notices(herald)
            Departing(herald, Proposing(herald))
            service = Service(
                store,
                herald,
                clock,
                self.settings.data,
                games=GAMES,
                lost=self._lost(stop),
                backups=self.settings.backups,
                components=components,
            )
            service.troubles.hush = partial(logs.redact, secrets=(self.token,))
            pictures = OneThread(render, chart=chart, film=film, leaderboard=leaderboard)
            house = House(service, pictures, GAMES, language=self.settings.language, width=self.settings.width)
            herald.house = house
            bot.furnish(house, herald)
            self.bot = bot
            try:
                await self._login(bot)
                await self._serve(bot, service, house, stop)
            finally:
                await bot.close()
                pictures.close()
            if self.lost:
                raise Complaint(self.words("start-lost"), 1)
        finally:
            await store.close()

    def _lost(self, stop: asyncio.Event) -> Callable[[], None]:
        def lost() -> None:
            self.lost = True
            stop.set()

        return lost

    async def _login(self, bot: Caravel) -> None:
        try:
            point_discord_at(self.settings.api_base or None, self.settings.gateway or None)
        except ValueError as no:
            raise Complaint(f"CARAVEL_API_BASE, CARAVEL_GATEWAY: {no}") from no
        try:
            await bot.login(self.token)
        except discord.LoginFailure as no:
            raise Complaint(self.words("start-bad-token"), 1) from no
        except (discord.HTTPException, aiohttp.ClientError, OSError) as no:
            raise Complaint(self.words("start-unreachable", reason=_short(no)), 1) from no
        if self.invite:
            self.say(self.words("start-invite", link=bot.invite()))

    async def _serve(self, bot: Caravel, service: Service, house: House, stop: asyncio.Event) -> None:
        await service.start()
        well = asyncio.create_task(health.keep(self.settings.data, self._health(bot, service)), name="health")
        connected = asyncio.create_task(bot.connect(reconnect=True), name="discord")
        stopped = asyncio.create_task(stop.wait(), name="stop")
        try:
            await asyncio.wait([connected, stopped], return_when=asyncio.FIRST_COMPLETED)
            if not stopped.done():
                await self._ended(connected)
            _log.info(self.words("start-stopping"))
            connected.cancel()  # nothing more is listened to: whoever presses now would be cut off in the middle
            if not await house.idle(DRAIN):
                _log.warning("somebody is still being answered after %s s", DRAIN)
            if not self.lost:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(service.outbox.drain(), DRAIN)
        finally:
            await service.stop()
            await bot.close()  # ends the connection, too
            for task in (stopped, connected, well):
                task.cancel()
            await asyncio.gather(connected, stopped, well, return_exceptions=True)

    def _health(self, bot: Caravel, service: Service) -> Callable[[], Awaitable[health.Health]]:
        was, since = False, time.time()

        async def look() -> health.Health:
            nonlocal was, since
            connected = bot.is_ready() and not bot.is_closed() and bot.latency < float("inf")
            if connected != was:
                was, since = connected, time.time()
            overdue, running = await service.pulse()
            return health.Health(time.time(), connected, since, overdue, running)

        return look

    async def _ended(self, connected: asyncio.Task[None]) -> None:
        """The connection has ended by itself: say why."""
        try:
            await connected
        except discord.ConnectionClosed as no:
            told = "start-bad-token" if no.code == 4004 else "start-unreachable"
            raise Complaint(self.words(told, reason=f"gateway {no.code}"), 1) from no
        except discord.PrivilegedIntentsRequired as no:
            raise Complaint(self.words("start-unreachable", reason=_short(no)), 1) from no

    def _ready(self) -> None:
        # What has been loaded by now stays for good: kept out of full collections, which would stop the loop.
        gc.collect()
        gc.freeze()
        self.say(self.words("start-ready", name=str(self.bot.user)))


def _short(no: Exception) -> str:
    """A reason in one line."""
    return (str(no).splitlines() or [""])[0] or type(no).__name__


def components_of(settings: Settings) -> dict[str, Components]:
    """The host's own values by game; raises `Complaint` with file, line and reason in one line."""
    try:
        return of_folder(settings.components, GAMES)
    except BadComponents as no:
        raise Complaint(f"CARAVEL_COMPONENTS: {no}", 1) from no


async def open_store(settings: Settings, clock: Clock, words: Text) -> storage.Store:
    """The database in the data folder; raises `Complaint` with one line if it cannot be used."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        return await storage.open(settings.database, now=clock.now, reach=reach)
    except storage.StoreError as no:
        raise Complaint(str(no), 1) from no
    except OSError as no:
        raise Complaint(words("start-folder", folder=str(settings.data), reason=no.strerror or str(no)), 1) from no


async def on_discord(settings: Settings, say: Callable[[str], None]) -> None:
    """The bot on Discord, until it is asked to stop."""
    with stopping() as stop:
        await App(settings, settings.token, say=say, invite=True).run(stop)


async def on_sandbox(settings: Settings, say: Callable[[str], None]) -> None:
    """A sandbox on this machine and the bot on it, until it is asked to stop."""
    words = text(settings.language)
    sandbox = Sandbox(port=settings.port, keep=settings.data / "sandbox.sqlite3")
    try:
        await sandbox.start()
        with contextlib.suppress(KeyError):  # on a sandbox that was kept she may have another name by now
            sandbox.moderator.promote("Anna", "manage_guild")  # so that /setup can be tried
    except Unkept as no:
        raise Complaint(str(no), 1) from no
    except OSError as no:
        raise Complaint(words("start-port", port=settings.port), 1) from no
    try:
        inside = msgspec.structs.replace(settings, api_base=sandbox.api_url, gateway=sandbox.gateway_url)

        def ready(line: str) -> None:  # the link comes with the bot: a page without it would be of no use
            say(words("start-page", link=f"{sandbox.url}/"))
            say(line)

        with stopping() as stop:
            await App(inside, SANDBOX_TOKEN, say=ready).run(stop)
    finally:
        await sandbox.stop()


@contextlib.contextmanager
def stopping() -> Iterator[asyncio.Event]:
    """An event that is set when the process is asked to stop: Ctrl+C, or SIGTERM from the system."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)
    for name in signals:
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl+C arrives as KeyboardInterrupt
            loop.add_signal_handler(name, stop.set)
    try:
        yield stop
    finally:
        for name in signals:
            with contextlib.suppress(NotImplementedError):
                loop.remove_signal_handler(name)
