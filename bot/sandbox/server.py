"""The sandbox itself: its parts, and the loopback server they are reached through."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

from aiohttp import web

from . import rest_app, rest_channels, rest_emojis, rest_interactions, rest_messages
from .audience import Notification
from .errors import ApiError
from .faults import CONNECT, GATEWAY
from .keeping import Keeper
from .parts import Parts
from .people import People
from .person import Person
from .rest import Exchange, Rest, reply
from .settings import Settings


class Sandbox(Parts):
    """A little Discord on 127.0.0.1. ``async with Sandbox() as sandbox:`` or ``start`` and ``stop``.

    keep: the file in which everything is kept for the next time (None: nothing is). settings: those of `Settings`.
    """

    def __init__(self, *, keep: Path | None = None, **settings: Any) -> None:
        super().__init__(Settings(**settings))
        self.rest = Rest(self)
        self._people = People(self)
        self._keeper = Keeper(self.world, self.commands, self.messages, keep) if keep else None
        self._runner: web.AppRunner | None = None

    # -- addresses

    @property
    def port(self) -> int:
        """The port it listens on, once it does."""
        return self.settings.port

    @property
    def url(self) -> str:
        """The page's address, without a slash at its end."""
        return self.settings.url

    @property
    def api_url(self) -> str:
        """REST base, for CARAVEL_API_BASE."""
        return self.settings.api_url

    @property
    def gateway_url(self) -> str:
        """Gateway, for CARAVEL_GATEWAY."""
        return self.settings.gateway_url

    # -- life

    async def start(self) -> Sandbox:
        """Open the port; OSError if it is taken, `Unkept` if the file to keep everything in cannot be used."""
        if self._keeper is not None:
            self._keeper.open()
        app = web.Application(client_max_size=300 * 2**20)
        app.router.add_get("/gateway/", self._connect)
        app.router.add_get("/gateway", self._connect)
        app.router.add_get("/cdn/emojis/{id}.png", self._emoji)
        app.router.add_get("/cdn/attachments/{channel}/{id}/{name}", self._file)
        self.rest.add(
            app,
            rest_app.routes,
            rest_emojis.routes,
            rest_messages.routes,
            rest_channels.routes,
            rest_interactions.routes,
        )
        self._people.add(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.settings.host, self.settings.port)
        await site.start()
        self.settings.port = self._runner.addresses[0][1]
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

    async def _connect(self, request: web.Request) -> web.StreamResponse:
        async def handle() -> web.StreamResponse:
            return await self.gateway.handle(request)

        if not self.faults.meets(CONNECT, GATEWAY):
            return await handle()
        try:
            return await self.faults.run(request, GATEWAY, handle, CONNECT)
        except ApiError as refusal:
            return reply(refusal.body, refusal.status)

    async def _file(self, request: web.Request) -> web.Response:
        key = f"{request.match_info['id']}/{request.match_info['name']}"
        if key not in self.world.files:
            raise web.HTTPNotFound
        kind, data = self.world.files[key]
        return web.Response(body=data, headers={"Content-Type": kind, "Cache-Control": "max-age=86400"})

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self.world.emojis.get(request.match_info["id"])
        if emoji is None:
            raise web.HTTPNotFound
        headers = {"Content-Type": "image/png", "Cache-Control": "max-age=86400"}
        return web.Response(body=base64.b64decode(emoji.image), headers=headers)

    # -- what tests ask for

    def person(self, who: str) -> Person:
        """A scripted person, by name or id, with a client of its own."""
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
