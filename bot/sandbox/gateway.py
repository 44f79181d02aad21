"""The gateway, version 10: hello, identify, heartbeats, resume with replay, dispatch, compression, close codes.

A session hears of the guilds of its shard: guild ``id >> 22`` modulo the number of shards. Private messages, and what
else belongs to no guild, are shard 0's. Of one shard there may be several sessions, and each is sent everything.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web

from . import objects
from .audience import Audience
from .bodies import read_json
from .line import Line, Session, shard_of
from .settings import Settings
from .world import Guild, World

GUILDS, MEMBERS, MESSAGES, DIRECT, CONTENT = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = MEMBERS | 1 << 8 | CONTENT
STARTS = 1000  # identifications a day; whoever uses them up has to get a new token
KNOWN_INTENTS = (1 << 26) - 1
OF_GUILDS = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")  # name their guild by its own id


class Gateway:
    """All sessions of the bot; everything that happens reaches it through ``dispatch``."""

    def __init__(self, settings: Settings, world: World, audience: Audience) -> None:
        self.settings, self.world, self.audience = settings, world, audience
        self.sessions: dict[str, Session] = {}
        self.identified = self.resumed = self.heartbeats = 0
        self.starts, self.day = STARTS, 86_400.0  # identifications left, and seconds until there are all of them again
        self.duplicates: list[str] = []  # event names whose next dispatch is sent twice
        self.watch: Callable[[str, Any], None] | None = None  # hears every event as a session is sent it
        self._begun: dict[int, float] = {}  # when a session was begun last, by bucket
        self._changed = asyncio.Event()

    @property
    def online(self) -> bool:
        """Whether a bot is connected right now."""
        return any(s.line is not None for s in self.sessions.values())

    def shards(self) -> list[int]:
        """The shards that a connected session has, each as often as there are such sessions."""
        return sorted(s.shard for s in self.sessions.values() if s.line is not None)

    async def wait_shards(self, *wanted: int, within: float = 60.0) -> None:
        """Wait until just those are connected; TimeoutError if that does not come."""
        async with asyncio.timeout(within):
            while self.shards() != sorted(wanted):
                self._changed.clear()
                await self._changed.wait()

    async def wait_online(self, within: float = 60.0, *, online: bool = True) -> None:
        """Wait until a bot is connected (or none is), ``within`` seconds; TimeoutError if that does not come."""
        async with asyncio.timeout(within):
            while self.online is not online:
                self._changed.clear()
                await self._changed.wait()

    def _send(self, session: Session, event: str, data: Any) -> None:
        if self.watch is not None:
            self.watch(event, data)
        session.send(event, data)

    def dispatch(self, event: str, data: Any, intent: int = 0) -> None:
        """Send an event to every session of its guild's shard that asked for its intent (0: to all)."""
        guild = data["id"] if event in OF_GUILDS else data.get("guild_id")
        times = 1
        if event in self.duplicates:
            self.duplicates.remove(event)
            times = 2
        for session in self.sessions.values():
            if session.hears(guild) and (not intent or session.intents & intent):
                for _ in range(times):
                    self._send(session, event, data)

    def dispatch_message(self, event: str, data: dict[str, Any], *, dm: bool) -> None:
        """Send a message event; without the message content intent, others' messages come empty (but DMs, mentions)."""
        me = self.world.bot.id
        hidden = not dm and data["author"]["id"] != me and all(u["id"] != me for u in data["mentions"])
        blank = data | {"content": "", "embeds": [], "attachments": [], "components": []}
        for session in self.sessions.values():
            if session.hears(data.get("guild_id")) and session.intents & (DIRECT if dm else MESSAGES):
                self._send(session, event, blank if hidden and not session.intents & CONTENT else data)

    async def drop(self, *, resumable: bool = True) -> None:
        """Cut every connection; with ``resumable=False`` the sessions are forgotten, so that a resume is refused."""
        lines = [s.line for s in self.sessions.values() if s.line is not None]
        for session in self.sessions.values():
            session.line = None
        if not resumable:
            self.sessions.clear()
        for line in lines:
            await line.ws.close(code=4000)
        self._note()

    def ask_reconnect(self) -> None:
        """Send op 7, the polite request to reconnect and resume."""
        for session in self.sessions.values():
            if session.line is not None:
                session.line.outgoing.put_nowait({"op": 7, "d": None, "s": None, "t": None})

    async def close(self) -> None:
        """The server goes down."""
        for session in list(self.sessions.values()):
            if session.line is not None:
                await session.line.ws.close(code=1001)

    def _note(self) -> None:
        self._changed.set()
        self.audience.bot_presence(self.online)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection from hello to its end."""
        ws = web.WebSocketResponse(max_msg_size=0, compress=False)
        await ws.prepare(request)
        line = Line(ws, request.query.get("compress"))
        writer = asyncio.create_task(line.write())
        session: Session | None = None
        beat = self.settings.heartbeat
        line.outgoing.put_nowait({"op": 10, "d": {"heartbeat_interval": int(beat * 1000)}, "s": None, "t": None})
        try:
            while True:
                try:
                    got = await ws.receive(timeout=beat * 2.5)
                except TimeoutError:
                    await ws.close(code=4009)
                    break
                if got.type is not WSMsgType.TEXT:
                    break
                code, session = self._received(got.data, line, session)
                if code:
                    await ws.close(code=code)
                    break
        finally:
            if session is not None and session.line is line:
                session.line = None
                if ws.close_code in (1000, 1001):  # the client said goodbye: nothing to resume
                    self.sessions.pop(session.id, None)
                self._note()
            line.outgoing.put_nowait(None)
            await writer
        return ws

    def _received(self, text: str, line: Line, session: Session | None) -> tuple[int, Session | None]:
        """Take one payload of the client: a close code (0: go on) and the session of the connection."""
        try:
            payload = read_json(text)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            return 4002, session
        if op == 1:
            self.heartbeats += 1
            line.outgoing.put_nowait({"op": 11, "d": None, "s": None, "t": None})
            return 0, session
        if op == 2:
            return (4005, session) if session else self._identify(data, line)
        if op == 6:
            return (4005, session) if session else self._resume(data, line)
        if session is None:
            return 4003, session
        if op == 8:
            self._members(data, session)
        elif op not in (3, 4, 31):
            return 4001, session
        return 0, session

    def _identify(self, data: dict[str, Any], line: Line) -> tuple[int, Session | None]:
        world = self.world
        token, intents = str(data.get("token", "")).removeprefix("Bot "), data.get("intents")
        if not self.settings.accepts(token) or self.starts <= 0:
            return 4004, None
        shard = shard_of(data)
        if shard is None:
            return 4010, None
        if shard[1] < self.settings.least_shards:
            return 4011, None
        if self._too_soon(shard[0]):
            line.outgoing.put_nowait({"op": 9, "d": False, "s": None, "t": None})
            return 0, None
        self.starts -= 1
        if not isinstance(intents, int) or intents & ~KNOWN_INTENTS:
            return 4013, None
        if intents & PRIVILEGED and not self.settings.privileged:
            return 4014, None
        for old in [s for s in self.sessions.values() if s.line is None][:-4]:
            del self.sessions[old.id]
        session = Session(intents, token, shard)
        self.sessions[session.id] = session
        session.line = line
        self.identified += 1
        guilds = [g for g in world.guilds.values() if world.bot.in_guild and session.hears(g.id)]
        self._send(session, "READY", {
            "v": 10, "user": world.bot.json() | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0},
            "session_id": session.id, "session_type": "normal", "resume_gateway_url": self.settings.gateway_url,
            "guilds": [{"id": g.id, "unavailable": True} for g in guilds],
            "application": {"id": world.bot.id, "flags": 0}, "shard": list(shard), "private_channels": [],
            "relationships": [], "_trace": [],
        })  # fmt: skip
        for guild in guilds if intents & GUILDS else []:
            self._send(session, "GUILD_CREATE", objects.guild(world, guild, everyone=bool(intents & MEMBERS)))
        self._note()
        return 0, session

    def _too_soon(self, shard: int) -> bool:
        """Whether the bucket of a shard has begun a session less than ``identify_every`` seconds ago."""
        now, bucket = time.monotonic(), shard % self.settings.max_concurrency
        if now - self._begun.get(bucket, -self.settings.identify_every) < self.settings.identify_every:
            return True
        self._begun[bucket] = now
        return False

    def _resume(self, data: dict[str, Any], line: Line) -> tuple[int, Session | None]:
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq") or 0
        missing = session is not None and session.events and seq + 1 < session.events[0]["s"]
        if session is None or missing or str(data.get("token", "")).removeprefix("Bot ") != session.token:
            line.outgoing.put_nowait({"op": 9, "d": False, "s": None, "t": None})
            return 0, None
        if seq > session.seq:
            return 4007, None
        session.line = line
        self.resumed += 1
        for event in list(session.events):
            if event["s"] > seq:
                line.outgoing.put_nowait(event)
        self._send(session, "RESUMED", {"_trace": []})
        self._note()
        return 0, session

    def _members(self, data: dict[str, Any], session: Session) -> None:
        world = self.world
        guild: Guild = world.guilds.get(str(data.get("guild_id")), world.guild)
        asked = data.get("user_ids")
        asked = [asked] if isinstance(asked, str) else asked
        there = [u for u in world.users.values() if u.in_guild]
        if asked is None and not session.intents & MEMBERS:
            there = [world.bot]
        found = [u for u in there if asked is None or u.id in asked]
        self._send(session, "GUILD_MEMBERS_CHUNK", {
            "guild_id": guild.id, "chunk_index": 0, "chunk_count": 1, "nonce": data.get("nonce"),
            "members": [objects.member(world, u, guild=guild) for u in found],
            "not_found": [u for u in asked or [] if u not in {f.id for f in found}],
        })  # fmt: skip
