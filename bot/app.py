"""The composition root: the one place where the real parts are named and put together, started and stopped."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Callable
from functools import partial

import msgspec
from discord import app_commands

import storage
from bot import health, logs
from bot.ahead import read_ahead
from bot.cluster import Cluster
from bot.cogs.client import Caravel
from bot.cogs.common.emoji import upload
from bot.cogs.common.late_pictures import LatePictures
from bot.cogs.common.parts import Parts, parts_of
from bot.cogs.sharded import Sharded
from bot.cogs.slash.games import GameCommands
from bot.cogs.slash.history import HistoryCog
from bot.cogs.slash.look import LookCog
from bot.cogs.slash.me import MeCog
from bot.cogs.slash.mine import MineCog
from bot.cogs.slash.plans import PlansCog
from bot.cogs.slash.play import PlayCog
from bot.cogs.slash.replay import ReplayCog
from bot.cogs.slash.results import ResultsCog
from bot.cogs.slash.setup import SetupCog
from bot.cogs.slash.tables import TablesCog
from bot.cogs.taps import TapsCog
from bot.complaint import CANNOT, Complaint
from bot.connection import Connection
from bot.endpoint import point_discord_at
from bot.games import GAMES
from bot.looking import Looking
from bot.lost import refuse_if_lost
from bot.rules import BadComponents, Components
from bot.sandbox.keeping import Unkept
from bot.sandbox.server import Sandbox
from bot.service import Service
from bot.service.core.component_sets import of_folder
from bot.service.core.kill_points import reach
from bot.service.core.limits import Limits
from bot.service.core.log_context import always
from bot.service.core.ports import Clock
from bot.service.workers.picture_thread import OneThread
from bot.settings import Settings
from bot.stopping import LEFT, STOPPED, stopping
from bot.text.fluent import Text, text
from bot.ui.delivery.brake import Brake
from bot.ui.delivery.departures import DepartureMessages
from bot.ui.delivery.herald import Herald
from bot.ui.delivery.notices import Notices
from bot.ui.delivery.proposals import ProposalMessages
from bot.ui.posts.frontend import Frontend
from rendering import chart, closer, film, leaderboard, render
from rendering.tokens import tokens

_log = logging.getLogger(__name__)

DRAIN = 3.0  # seconds that answers under way may take when the program stops, and then what is to be posted
SANDBOX_TOKEN = "sandbox"
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
)


class WallClock:
    def now(self) -> float:
        return time.time()


class App:
    """The whole bot: store, service, pictures, Discord. `say` prints for the host; `signs`: our tokens are uploaded."""

    def __init__(
        self,
        settings: Settings,
        token: str,
        *,
        say: Callable[[str], None],
        invite: bool = False,
        signs: bool = False,
        clock: Clock | None = None,
    ) -> None:
        self.settings, self.token, self.say, self.invite, self.signs = settings, token, say, invite, signs
        self.clock = clock or WallClock()
        self.text: Text = text(settings.language)
        self.lost = False  # another process has taken the database over
        self.others: Cluster | None = None

    async def run(self, stop: asyncio.Event) -> None:
        """Run until `stop` is set; raises `Complaint` with one line where it cannot."""
        await asyncio.to_thread(read_ahead)  # takes a while, and a sandbox in this process goes on meanwhile
        clock, components = self.clock, components_of(self.settings)
        store = await open_store(self.settings, clock, self.text)
        try:
            brake = Brake(clock.now)
            bot = self._bot(brake)
            herald = Herald(bot)
            departures = DepartureMessages(herald)
            proposals = ProposalMessages(herald, departures.heads, departures.beside)
            herald.kinds |= Notices(herald).kinds | proposals.kinds | departures.kinds
            service = Service(
                store,
                herald,
                clock,
                self.settings.data,
                games=GAMES,
                lost=partial(self._lost, stop),
                backups=self.settings.backups,
                components=components,
                limits=Limits(**self.settings.limits),
            )
            service.troubles.hush = partial(logs.redact, secrets=(self.token, *self.settings.secrets))
            pictures = OneThread(render, chart=chart, film=film, leaderboard=leaderboard, closer=closer)
            frontend = Frontend(service, pictures, GAMES, language=self.settings.language, width=self.settings.width)
            herald.frontend = frontend
            self.parts = parts = parts_of(frontend)
            herald.kinds |= LatePictures(herald, parts).kinds
            bot.furnish(
                frontend,
                herald,
                [cog(parts) for cog in COGS],
                await game_commands(parts),
            )
            self.bot = bot
            self.look = look = Looking(bot, service, max(1, self.settings.shards)).look
            well = asyncio.create_task(health.keep(self.settings.data, look), name="health")
            watched = contextlib.ExitStack()
            try:
                if self.settings.metrics:
                    from bot.metrics import served  # few hosts want it, and it takes a while to load

                    watched.enter_context(served(self.settings.metrics, look, self.text))
                connection = self._connection(bot)
                if await connection.login(stop):
                    if self.invite:
                        self.say(self.text("start-invite", link=bot.invite()))
                    if isinstance(bot, Sharded) and store.members is not None:
                        self.others = Cluster(store, service, bot, brake, partial(self._lost, stop))
                    await self._serve(connection, service, frontend, stop)
            finally:
                watched.close()
                well.cancel()
                pictures.close()
                await bot.close()
            if self.lost:
                raise Complaint(self.text("start-lost"), 1)
        finally:
            await store.close()

    def _bot(self, brake: Brake) -> Caravel:
        synced, shards = self.settings.data / "commands.sha256", self.settings.shards
        if self.settings.several:
            return Sharded(synced, brake, shards, (), ready=self._ready)
        always(shards=",".join(map(str, range(shards))) if shards > 1 else None)
        if shards < 2:
            return Caravel(synced, brake, ready=self._ready)
        return Sharded(synced, brake, shards, range(shards), ready=self._ready)

    def _lost(self, stop: asyncio.Event) -> None:
        self.lost = True
        stop.set()

    def _connection(self, bot: Caravel) -> Connection:
        try:
            point_discord_at(self.settings.api_base or None, self.settings.gateway or None)
        except ValueError as no:
            raise Complaint(f"CARAVEL_API_BASE, CARAVEL_GATEWAY: {no}") from no
        return Connection(bot, self.token, self.text, self.say)

    async def _serve(self, connection: Connection, service: Service, frontend: Frontend, stop: asyncio.Event) -> None:
        await service.start()
        bot = connection.bot
        if self.others is not None:
            stop = self.others.start(stop)
        connected = asyncio.create_task(connection.keep(stop), name="discord")
        signs = asyncio.create_task(self._signs(bot, frontend), name="signs")
        try:
            await connected  # until asked to stop: nothing is listened to then, whoever presses would be cut off
            _log.info(self.text("start-stopping"))
            signs.cancel()
            if not await frontend.idle(DRAIN):
                _log.warning("somebody is still being answered after %s s", DRAIN)
            if not self.lost:
                with contextlib.suppress(TimeoutError, storage.StoreError):
                    await asyncio.wait_for(service.outbox.drain(), DRAIN)
        finally:
            if self.others is not None:
                await self.others.stop()
            await service.stop()
            await bot.close()  # ends the connection, too
            for task in (connected, signs):
                task.cancel()
            await asyncio.gather(connected, signs, return_exceptions=True)

    async def _signs(self, bot: Caravel, frontend: Frontend) -> None:
        """A side job: have Discord take our tokens, of all that has a name in a game."""
        named = {id.removeprefix("name-") for game in GAMES for id in text("en", game).ids("name-")}
        await upload(bot, frontend.signs, partial(tokens, named if self.signs else ()))

    def _ready(self) -> None:
        # What has been loaded by now stays for good: kept out of full collections, which would stop the loop, as one
        # now would. The little that could be thrown away stays as well.
        gc.freeze()
        self.say(self.text("start-ready", name=str(self.bot.user)))
        if self.bot.unregistered:
            self.say(self.text("start-unregistered", reason=self.bot.unregistered))


async def game_commands(parts: Parts) -> list[app_commands.Group]:
    """The command of every game. Each takes 10 to 20 ms, so the loop turns between two."""
    groups = []
    for kind in GAMES.values():
        groups.append(GameCommands(parts, kind).group())
        await asyncio.sleep(0)
    return groups


def components_of(settings: Settings) -> dict[str, Components]:
    """The host's own values by game; raises `Complaint` with file, line and reason in one line."""
    try:
        return of_folder(settings.components, GAMES)
    except BadComponents as no:
        raise Complaint(f"CARAVEL_COMPONENTS: {no}", CANNOT) from no


async def open_store(settings: Settings, clock: Clock, text: Text) -> storage.Store:
    """The database in the data folder; raises `Complaint` with one line if it cannot be used."""
    await asyncio.to_thread(refuse_if_lost, settings, text)
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        shards = settings.shards if settings.several else 0
        return await storage.open(settings.store, now=clock.now, reach=reach, shards=shards, named=settings.named)
    except storage.StoreError as no:
        raise Complaint(
            str(no), CANNOT if no.reason in ("too-new", "too-old", "foreign", "damaged", "moved", "other-shards") else 1
        ) from no
    except OSError as no:
        raise Complaint(text("start-folder", folder=str(settings.data), reason=no.strerror or str(no)), 1) from no


async def on_discord(settings: Settings, say: Callable[[str], None]) -> None:
    """The bot on Discord, until it is asked to stop."""
    with stopping(LEFT if settings.several else STOPPED) as stop:
        await App(settings, settings.token, say=say, invite=True, signs=True).run(stop)


async def on_sandbox(settings: Settings, say: Callable[[str], None]) -> None:
    """A sandbox on this machine and the bot on it, until it is asked to stop."""
    words = text(settings.language)
    sandbox = Sandbox(
        port=settings.port,
        keep=settings.data / "sandbox.sqlite3",
        first=("play", "mine", "table"),
        opening="table new",
        locale={"en": "en-US"}.get(settings.language, settings.language),
    )
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
            await App(inside, SANDBOX_TOKEN, say=ready, signs=True).run(stop)
    finally:
        await sandbox.stop()
