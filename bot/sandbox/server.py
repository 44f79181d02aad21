"""The sandbox itself: one object that holds all parts, and the loopback server they are reached through."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from aiohttp import web

from . import rest_app, rest_channels, rest_interactions, rest_messages
from .answers import Answers
from .audience import Audience, Notification
from .commands import Commands
from .faults import Faults
from .gateway import Gateway
from .interactions import Interactions
from .keeping import Keeper
from .messages import Messages
from .moderator import Moderator
from .people import People
from .rest import BASE, Exchange, Rest
from .threads import Threads
from .world import World

if TYPE_CHECKING:
    from .person import Person


class Sandbox:
    """A little Discord on 127.0.0.1. ``async with Sandbox() as sandbox:`` or ``start`` and ``stop``.

    port: 0 takes any free one. token: the one bot token accepted (None: any). ack_deadline: seconds a bot has for its
    first answer. heartbeat: seconds between heartbeats. privileged: whether the privileged intents are switched on.
    file_limit: bytes one uploaded file may have. old_edits: how often messages over an hour old may be edited in a
    channel (Discord does not publish its number). keep: the file in which everything is kept for the next time (None:
    nothing is).
    """

    def __init__(
        self, *, host: str = "127.0.0.1", port: int = 0, token: str | None = None, ack_deadline: float = 3.0,
        heartbeat: float = 41.25, privileged: bool = False, file_limit: int = 10 * 2**20, old_edits: int = 30,
        keep: Path | None = None,
    ) -> None:  # fmt: skip
        self.host, self.port, self._token = host, port, token
        self.ack_deadline, self.heartbeat, self.privileged = ack_deadline, heartbeat, privileged
        self.file_limit, self.old_edits = file_limit, old_edits
        self.old_edits_done: dict[str, int] = {}
        self.world = World()
        self.commands = Commands(self.world)
        self.gateway = Gateway(self)
        self.audience = Audience(self)
        self.messages = Messages(self)
        self.threads = Threads(self)
        self.interactions = Interactions(self)
        self.answers = Answers(self)
        self.moderator = Moderator(self)
        self.faults = Faults()
        self.rest = Rest(self)
        self._people = People(self)
        self._keeper = Keeper(self, keep) if keep else None
        self._runner: web.AppRunner | None = None

    # -- addresses

    @property
    def url(self) -> str:
        """The page's address, without a slash at its end."""
        return f"http://{self.host}:{self.port}"

    @property
    def api_url(self) -> str:
        """REST base, for CARAVEL_API_BASE."""
        return self.url + BASE

    @property
    def gateway_url(self) -> str:
        """Gateway, for CARAVEL_GATEWAY."""
        return f"ws://{self.host}:{self.port}/gateway/"

    # -- life

    async def start(self) -> Sandbox:
        """Open the port; OSError if it is taken, `Unkept` if the file to keep everything in cannot be used."""
        if self._keeper is not None:
            self._keeper.open()
        app = web.Application(client_max_size=300 * 2**20)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/cdn/attachments/{channel}/{id}/{name}", self._file)
        self.rest.add(app, rest_app.routes, rest_messages.routes, rest_channels.routes, rest_interactions.routes)
        self._people.add(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        if self._keeper is not None:
            self._keeper.begin()
        return self

    async def stop(self) -> None:
        """Close the port and all connections."""
        self.faults.clear()
        self.interactions.close()
        await self.gateway.close()
        await self._people.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        if self._keeper is not None:
            await self._keeper.close()

    async def __aenter__(self) -> Sandbox:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _file(self, request: web.Request) -> web.Response:
        key = f"{request.match_info['id']}/{request.match_info['name']}"
        if key not in self.world.files:
            raise web.HTTPNotFound
        kind, data = self.world.files[key]
        return web.Response(body=data, headers={"Content-Type": kind, "Cache-Control": "max-age=86400"})

    # -- what tests ask for

    def accepts(self, token: str) -> bool:
        """Whether a bot with this token may come in."""
        return bool(token) and token != "Bot" and self._token in (None, token)

    def person(self, who: str) -> Person:
        """A scripted person, by name or id, with a client of its own."""
        from .person import Person

        return Person(self, self.world.person(who))

    @property
    def requests(self) -> list[Exchange]:
        """Every REST request so far and its answer, tokens blanked out."""
        return self.rest.log

    @property
    def notifications(self) -> list[Notification]:
        """Every ring of a telephone so far."""
        return self.audience.notifications

    def expire_tokens(self) -> None:
        """All interaction tokens so far are dead, as after fifteen minutes."""
        self.interactions.expire_all()
