"""What exists on this little Discord: people, guilds with roles and channels, threads, DMs and messages.

There is one guild, or more of them that all have the same people.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from .bits import EVERYONE, bits

EPOCH_MS = 1420070400000
GUILD_TEXT, DM, ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 10, 11, 12
COLOURS = ["#c0562f", "#2f7dc0", "#3f9150", "#8a5bb5", "#b58a2f", "#b5487d", "#4a8f8f", "#6b7280"]


def iso(seconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@dataclass
class User:
    """A person or the bot; ``roles`` are those in any guild, besides @everyone."""

    id: str
    name: str
    locale: str = "en-US"
    colour: str = "#6b7280"
    bot: bool = False
    in_guild: bool = True
    dms_open: bool = True
    roles: list[str] = field(default_factory=list)

    def json(self) -> dict[str, Any]:
        """Discord's user object."""
        plain = "".join(c for c in self.name.lower() if c.isascii() and (c.isalnum() or c in "._"))
        plain = plain or f"user{self.id[-4:]}"
        return {
            "id": self.id, "username": plain, "discriminator": "0", "global_name": None if self.bot else self.name,
            "avatar": None, "bot": self.bot, "public_flags": 0, "flags": 0,
            "banner": None, "accent_color": None, "avatar_decoration_data": None, "collectibles": None,
            "primary_guild": None,
        }  # fmt: skip


@dataclass
class Emoji:
    """An emoji of the application; ``image`` is a PNG, in base64."""

    id: str
    name: str
    image: str

    def json(self, world: World) -> dict[str, Any]:
        """Discord's emoji object."""
        return {
            "id": self.id, "name": self.name, "user": world.bot.json(), "roles": [], "require_colons": True,
            "managed": False, "animated": False, "available": True,
        }  # fmt: skip


@dataclass
class Role:
    """A role of a guild; the one with the guild's id is @everyone."""

    id: str
    name: str
    permissions: int
    managed: bool = False
    bot_id: str | None = None

    def json(self) -> dict[str, Any]:
        """Discord's role object."""
        return {
            "id": self.id, "name": self.name, "permissions": str(self.permissions), "color": 0, "hoist": False,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}, "icon": None,
            "unicode_emoji": None, "position": int(self.bot_id is not None), "managed": self.managed,
            "mentionable": False, "flags": 0,
            **({"tags": {"bot_id": self.bot_id}} if self.bot_id else {}),
        }  # fmt: skip


@dataclass
class Guild:
    """A guild; its owner is nobody of the people, so that no one has all permissions by accident."""

    id: str
    name: str
    owner_id: str
    locale: str = "en-US"
    roles: dict[str, Role] = field(default_factory=dict)


@dataclass
class Channel:
    """A text channel, a thread or a DM. ``overwrites``: role or user id -> (allowed bits, denied bits)."""

    id: str
    type: int
    name: str = ""
    parent_id: str | None = None
    owner_id: str | None = None
    overwrites: dict[str, tuple[int, int]] = field(default_factory=dict)
    recipients: list[str] = field(default_factory=list)
    members: dict[str, float] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    auto_archive: int = 1440
    archive_changed: float = 0.0
    created: float = 0.0
    topic: str | None = None
    slowmode: int = 0
    last_message_id: str | None = None
    sent: int = 0
    pins: list[str] = field(default_factory=list)
    position: int = 0
    guild_id: str = ""  # of a text channel: "" for the first guild

    @property
    def is_thread(self) -> bool:
        """A thread of any kind."""
        return self.type in (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_private(self) -> bool:
        """A private thread."""
        return self.type == PRIVATE_THREAD

    @property
    def is_dm(self) -> bool:
        """A DM between a person and the bot."""
        return self.type == DM


@dataclass
class Message:
    """A message; ``ephemeral_for`` is the one person who sees it, ``created`` the moment its age is counted from."""

    id: str
    channel_id: str
    author_id: str
    created: float
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[dict[str, Any]] = field(default_factory=list)
    flags: int = 0
    type: int = 0
    edited: float | None = None
    mentions: list[str] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    mention_everyone: bool = False
    pinned: bool = False
    nonce: str | int | None = None
    ephemeral_for: str | None = None
    reference: dict[str, Any] | None = None
    by_interaction: dict[str, Any] | None = None
    thread_id: str | None = None

    @property
    def loading(self) -> bool:
        """The bot has asked for time and not answered yet."""
        return bool(self.flags & 128)


class World:
    """Everything that exists, found by id; no behaviour beyond that."""

    def __init__(self, locale: str = "en-US") -> None:
        self.skew = 0.0
        self._count = 0
        owner, bot = self.snowflake(), self.snowflake()
        self.users: dict[str, User] = {owner: User(owner, "Harbourmaster", colour="#6b7280")}
        self.bot = self.users[bot] = User(bot, "Caravel", bot=True, colour="#5865f2")
        self.guilds: dict[str, Guild] = {}
        self.guild = self._guild(self.snowflake(), "Caravel Harbour", owner)  # the first
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.files: dict[str, tuple[str, bytes]] = {}
        self.emojis: dict[str, Emoji] = {}
        for name in ("games", "general"):
            self.add_channel(name)
        for name, reads in (("Anna", locale), ("Boris", "ru"), ("Vera", "ru"), ("Gleb", "en-GB")):
            self.add_person(name, reads)

    def now(self) -> float:
        """Discord's clock, in seconds since 1970; ``skew`` puts it ahead of this machine's (or behind)."""
        return time.time() + self.skew

    def snowflake(self) -> str:
        """A new id; ids grow, and carry the moment they were made at."""
        self._count += 1
        return str(((int(self.now() * 1000) - EPOCH_MS) << 22) | (self._count & 0x3FFFFF))

    def add_person(self, name: str, locale: str = "en-US") -> User:
        """Someone new joins the guild."""
        uid = self.snowflake()
        colour = COLOURS[len(self.people()) % len(COLOURS)]
        self.users[uid] = User(uid, name, locale, colour)
        return self.users[uid]

    def _guild(self, id: str, name: str, owner_id: str) -> Guild:
        guild = self.guilds[id] = Guild(id, name, owner_id)
        everyone = Role(id, "@everyone", EVERYONE)
        app = Role(self.snowflake(), "Caravel", bits("view_channel"), managed=True, bot_id=self.bot.id)
        guild.roles = {everyone.id: everyone, app.id: app}
        self.bot.roles.append(app.id)
        return guild

    def add_guild(self, name: str) -> Guild:
        """One more guild, with a channel of the same name. Guilds lie on shards by turns, from the first guild's on."""
        self._count += 1
        moment = (int(self.guild.id) >> 22) + len(self.guilds)
        guild = self._guild(str(moment << 22 | self._count & 0x3FFFFF), name, self.guild.owner_id)
        self.add_channel(name).guild_id = guild.id
        return guild

    def guild_of(self, channel: Channel) -> Guild:
        """Whose channel or thread it is."""
        return self.guilds.get(self.parent(channel).guild_id, self.guild)

    def add_channel(self, name: str) -> Channel:
        """A new text channel of the first guild."""
        channel = Channel(self.snowflake(), GUILD_TEXT, name, created=self.now(), position=len(self.channels))
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        return channel

    def people(self) -> list[User]:
        """Everyone who is neither the bot nor the guild's owner."""
        return [u for u in self.users.values() if not u.bot and u.id != self.guild.owner_id]

    def person(self, who: str) -> User:
        """A person by id or name; KeyError if there is none."""
        for user in self.people():
            if who in (user.id, user.name):
                return user
        raise KeyError(who)

    def channel_named(self, name: str) -> Channel:
        """A guild channel or thread by id or name, the newest of that name; KeyError if there is none."""
        for channel in reversed(self.channels.values()):
            if name in (channel.id, channel.name):
                return channel
        raise KeyError(name)

    def parent(self, channel: Channel) -> Channel:
        """The channel a thread belongs to, or the channel itself."""
        return self.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel

    def threads(self, parent_id: str | None = None) -> Iterator[Channel]:
        """Threads, of one channel or of all."""
        return (c for c in self.channels.values() if c.is_thread and parent_id in (None, c.parent_id))

    def awake(self, channel: Channel) -> int:
        """How many threads of that channel's guild are not archived."""
        guild = self.guild_of(channel)
        return sum(not t.archived and self.guild_of(t) is guild for t in self.threads())

    def dm(self, user_id: str) -> Channel | None:
        """The DM of a person and the bot, if it exists."""
        return next((c for c in self.channels.values() if c.is_dm and user_id in c.recipients), None)

    def message(self, message_id: str) -> Message | None:
        """A message by its id alone."""
        return next((m[message_id] for m in self.messages.values() if message_id in m), None)
