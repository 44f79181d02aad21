"""A sandbox that outlives its process: what exists on it is kept in a file beside the bot's database.

Without that, a bot that is started anew would find its tables, but not the channels and messages they are played in.
Kept are people, channels, messages, their files and the commands; not what Discord forgets, too: private messages, and
interactions under way.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sqlite3
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from .commands import Commands
from .limits import LOADING
from .messages import Messages
from .world import Channel, Emoji, Guild, Message, Role, User, World

_log = logging.getLogger(__name__)

VERSION = 1
PAUSE = 2.0  # seconds between two looks at what is new
Key = tuple[str, str]  # kind and id
KINDS: dict[str, type[Any]] = {"guild": Guild, "user": User, "channel": Channel, "message": Message, "emoji": Emoji}
TABLES = """
create table thing (kind text not null, id text not null, body blob not null, primary key (kind, id)) without rowid;
create table file (id text primary key, kind text not null, body blob not null);
"""


def _bytes(thing: Any) -> bytes:
    """A thing of the world, or plain data, as JSON."""
    plain = thing if isinstance(thing, list) else vars(thing)
    return json.dumps(plain, ensure_ascii=False, default=vars).encode(errors="surrogatepass")


def _thing(kind: type[Any], data: dict[str, Any]) -> Any:
    """A thing from what was kept of it; what an older sandbox knew and this one does not is passed over."""
    return kind(**{field.name: data[field.name] for field in fields(kind) if field.name in data})


class Unkept(Exception):
    """The file cannot be used; the text is one sentence."""


@dataclass
class Change:
    """What has to be written and what taken away: things, and files."""

    things: dict[Key, bytes]
    gone: list[Key]
    files: dict[str, tuple[str, bytes]]
    freed: list[str]

    def __bool__(self) -> bool:
        return bool(self.things or self.gone or self.files or self.freed)


class Keeper:
    """Writes down every `PAUSE` seconds, and at the end, what has changed since; reads it all at the start."""

    def __init__(self, world: World, commands: Commands, messages: Messages, path: Path) -> None:
        self.world, self.commands, self.messages, self.path = world, commands, messages, path
        self._kept: dict[Key, bytes] = {}
        self._files: set[str] = set()
        self._end = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Put the world as it was; a file that is none of ours is laid aside, and the world is a new one.

        Raises `Unkept` if nothing can be kept there.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))  # private messages are in it
            try:
                self._read()
            except sqlite3.OperationalError:  # in use, or not to be written: it may well be sound
                raise
            except (sqlite3.DatabaseError, LookupError, TypeError, ValueError) as wrong:
                aside = self.path.with_suffix(".unreadable")
                self.path.replace(aside)
                _log.warning("%s cannot be read (%s); it is %s now, the sandbox begins anew", self.path, wrong, aside)
                self._read()
        except (OSError, sqlite3.Error) as wrong:
            raise Unkept(f"{self.path} cannot be used: {wrong}") from wrong

    def begin(self) -> None:
        """From now on write down what changes."""
        self._task = asyncio.create_task(self._go_on(), name="sandbox keeper")

    async def close(self) -> None:
        """Write down what is left."""
        self._end.set()
        if self._task is not None:
            await self._task

    async def _go_on(self) -> None:
        while True:
            change = self._news()
            try:
                if change:
                    await asyncio.to_thread(self._write, change)
                    self._note(change)
            except sqlite3.Error as wrong:  # a full disk: the sandbox goes on, and tries again
                _log.warning("%s cannot be written: %s", self.path, wrong)
            if self._end.is_set():
                return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._end.wait(), PAUSE)

    # -- reading

    def _read(self) -> None:
        with contextlib.closing(sqlite3.connect(self.path)) as db:
            [version] = db.execute("pragma user_version").fetchone()
            if version == 0:
                if db.execute("select count(*) from sqlite_master").fetchone() != (0,):
                    raise ValueError("another program's")
                db.executescript(TABLES + f"pragma user_version = {VERSION};")
                return
            if version != VERSION:
                raise ValueError(f"version {version}")
            kept = {(kind, id): body for kind, id, body in db.execute("select kind, id, body from thing")}
            files = {id: (kind, body) for id, kind, body in db.execute("select id, kind, body from file")}
        self._restore(kept, files)
        self._kept, self._files = kept, set(files)

    def _restore(self, kept: dict[Key, bytes], files: dict[str, tuple[str, bytes]]) -> None:
        found: dict[str, list[Any]] = {kind: [] for kind in KINDS}
        for (kind, _), body in kept.items():
            if kind in KINDS:
                found[kind].append(_thing(KINDS[kind], json.loads(body)))
        for things in found.values():
            things.sort(key=lambda thing: int(thing.id))  # as they came to be
        commands = {(id or None): json.loads(body) for (kind, id), body in kept.items() if kind == "commands"}
        bots = [user for user in found["user"] if user.bot]
        if not (bots and found["guild"]):
            raise ValueError("it is no sandbox's")
        world = self.world
        for guild in found["guild"]:
            guild.roles = {id: _thing(Role, role) for id, role in guild.roles.items()}
        for channel in found["channel"]:
            channel.overwrites = {id: (allowed, denied) for id, (allowed, denied) in channel.overwrites.items()}
        world.guilds = {guild.id: guild for guild in found["guild"]}
        world.guild, world.bot = found["guild"][0], bots[0]
        world.users = {user.id: user for user in found["user"]}
        world.channels = {channel.id: channel for channel in found["channel"]}
        world.messages = {id: {} for id in world.channels}
        for message in found["message"]:
            if not message.flags & LOADING:  # nobody will ever fill it in
                world.messages[message.channel_id][message.id] = message
        world.files = files
        world.emojis = {emoji.id: emoji for emoji in found["emoji"]}
        self.commands.by_scope = {None: [], **commands}
        for message in found["message"]:
            self.messages.remember(message)  # a bot that died before it knew of its message sends it again

    # -- writing

    def _news(self) -> Change:
        world = self.world
        now: dict[Key, bytes] = {("guild", guild.id): _bytes(guild) for guild in world.guilds.values()}
        now |= {("user", user.id): _bytes(user) for user in world.users.values()}
        now |= {("channel", channel.id): _bytes(channel) for channel in world.channels.values()}
        now |= {("message", m.id): _bytes(m) for place in world.messages.values() for m in place.values()}
        now |= {("emoji", emoji.id): _bytes(emoji) for emoji in world.emojis.values()}
        now |= {("commands", scope or ""): _bytes(those) for scope, those in self.commands.by_scope.items()}
        return Change(
            {key: body for key, body in now.items() if self._kept.get(key) != body},
            [key for key in self._kept if key not in now],
            {id: file for id, file in world.files.items() if id not in self._files},
            [id for id in self._files if id not in world.files],
        )

    def _write(self, change: Change) -> None:
        """In one transaction: a process that is killed leaves the last whole state."""
        with contextlib.closing(sqlite3.connect(self.path)) as db, db:
            db.executemany("replace into thing values (?, ?, ?)", [(*key, body) for key, body in change.things.items()])
            db.executemany("delete from thing where kind = ? and id = ?", change.gone)
            db.executemany("replace into file values (?, ?, ?)", [(id, *file) for id, file in change.files.items()])
            db.executemany("delete from file where id = ?", [(id,) for id in change.freed])

    def _note(self, change: Change) -> None:
        self._kept |= change.things
        for key in change.gone:
            del self._kept[key]
        self._files = self._files.union(change.files).difference(change.freed)
