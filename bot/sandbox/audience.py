"""The people at their screens: open connections, what each may see, and their telephones ringing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from . import objects, permissions
from .commands import Commands, localised
from .permissions import can_see
from .settings import Settings
from .world import Channel, Message, User, World

Event = dict[str, Any]


@dataclass(eq=False)
class Screen:
    """One open client of one person: where its events go, and the ephemeral messages it still shows."""

    user_id: str
    put: Callable[[Event], None]
    ephemerals: dict[str, Message] = field(default_factory=dict)


@dataclass(frozen=True)
class Notification:
    """One ring of one person's telephone."""

    user_id: str
    channel_id: str
    message_id: str
    kind: str
    content: str


class Audience:
    """Sends what happens to those who may see it."""

    def __init__(self, settings: Settings, world: World, registered: Commands) -> None:
        self.settings, self.world, self.registered = settings, world, registered
        self.screens: defaultdict[str, list[Screen]] = defaultdict(list)
        self.unread: defaultdict[str, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
        self.notifications: list[Notification] = []
        self.watch: Callable[[str, Message], None] | None = None  # hears of every message made or changed
        self.bot_online = False

    # -- connections

    def open(self, user_id: str, put: Callable[[Event], None]) -> Screen:
        """A client connects; it gets ``hello`` first."""
        screen = Screen(user_id, put)
        self.screens[user_id].append(screen)
        put(self.hello(self.world.users[user_id]))
        return screen

    def close(self, screen: Screen) -> None:
        """A client goes away, and its ephemeral messages with it."""
        if screen in self.screens[screen.user_id]:
            self.screens[screen.user_id].remove(screen)

    def hello(self, me: User) -> Event:
        """Everything a client needs to draw its first screen."""
        world = self.world
        seen = [c for c in world.channels.values() if can_see(world, me.id, c)]
        return {
            "type": "hello", "me": self.person(me), "members": self.members(), "commands": self.commands(me),
            "bot": {"id": world.bot.id, "name": world.bot.name, "online": self.bot_online},
            "guild": {"id": world.guild.id, "name": world.guild.name, "locale": world.guild.locale},
            "channels": [self.channel(c, me.id) for c in seen if not c.is_thread],
            "threads": [self.channel(c, me.id) for c in seen if c.is_thread], "unread": dict(self.unread[me.id]),
            "opening": self.settings.opening,
        }  # fmt: skip

    def person(self, it: User) -> Event:
        """A person as the people API shows one."""
        return {
            "id": it.id, "name": it.name, "locale": it.locale, "colour": it.colour, "in_guild": it.in_guild,
            "dms_open": it.dms_open,
        }  # fmt: skip

    def members(self) -> list[Event]:
        """Everyone in the guild, the bot too."""
        there = [u for u in self.world.users.values() if u.in_guild]
        return [{"id": u.id, "name": u.name, "colour": u.colour, "bot": u.bot} for u in there]

    def commands(self, me: User) -> list[Event]:
        """The bot's commands in this person's language."""
        return [localised(c, me.locale) for c in self.registered.offered_to(me.id)]

    def channel(self, it: Channel, user_id: str) -> Event:
        """A channel as this person's client sees it."""
        world = self.world
        out = objects.channel(world, it, for_user=user_id)
        locked = it.locked and not permissions.has(world, user_id, it, "manage_threads")
        out["can_send"] = not locked and permissions.can_send(world, user_id, it)
        if it.is_thread:
            out["member_ids"] = list(it.members)
        return out

    # -- events

    def send(self, user_id: str, event: Event) -> None:
        """To all clients of one person."""
        for screen in list(self.screens[user_id]):
            screen.put(event)

    def everyone(self, event: Event) -> None:
        """To everybody."""
        for user_id in list(self.screens):
            self.send(user_id, event)

    def seeing(self, channel: Channel) -> list[str]:
        """Those with an open client who see the channel."""
        return [u for u, s in list(self.screens.items()) if s and can_see(self.world, u, channel)]

    def in_channel(self, channel: Channel, event: Event) -> None:
        """To everyone who sees the channel."""
        for user_id in self.seeing(channel):
            self.send(user_id, event)

    def channel_event(self, what: str, channel: Channel) -> None:
        """``channel_create`` and its like, for those who see it."""
        key = "thread" if channel.is_thread else "channel"
        for user_id in self.seeing(channel):
            self.send(user_id, {"type": f"{key}_{what}", key: self.channel(channel, user_id)})

    def refresh(self, user_id: str) -> None:
        """Say hello again, because much has changed."""
        self.send(user_id, self.hello(self.world.users[user_id]))

    def message(self, what: str, message: Message) -> None:
        """``message``, ``message_update``; an ephemeral one to its owner's clients only."""
        if self.watch is not None:
            self.watch(what, message)
        shown = objects.message(self.world, message) | {"ephemeral": bool(message.ephemeral_for)}
        if message.ephemeral_for is None:
            return self.in_channel(self.world.channels[message.channel_id], {"type": what, "message": shown})
        for screen in self.screens[message.ephemeral_for]:
            if what == "message":
                screen.ephemerals[message.id] = message
            if message.id in screen.ephemerals:
                screen.put({"type": what, "message": shown})
        return None

    def message_gone(self, message: Message) -> None:
        """``message_delete``."""
        event = {"type": "message_delete", "message_id": message.id, "channel_id": message.channel_id}
        if message.ephemeral_for is None:
            return self.in_channel(self.world.channels[message.channel_id], event)
        for screen in self.screens[message.ephemeral_for]:
            if screen.ephemerals.pop(message.id, None):
                screen.put(event)
        return None

    def visible(self, user_id: str, message_id: str) -> Message | None:
        """A message this person can see now: one of a channel, or an ephemeral one on an open client."""
        world = self.world
        found = world.message(message_id)
        if found is not None:
            return found if can_see(world, user_id, world.channels[found.channel_id]) else None
        return next((s.ephemerals[message_id] for s in self.screens[user_id] if message_id in s.ephemerals), None)

    def notify(self, user_id: str, message: Message, kind: str) -> None:
        """Ring somebody's telephone."""
        self.unread[user_id][message.channel_id] += 1
        ring = Notification(user_id, message.channel_id, message.id, kind, message.content)
        self.notifications.append(ring)
        self.send(user_id, {
            "type": "notify", "channel_id": message.channel_id, "message_id": message.id, "kind": kind,
            "content": message.content,
        })  # fmt: skip

    def bot_presence(self, online: bool) -> None:
        """Tell everyone when the bot comes or goes."""
        if online is not self.bot_online:
            self.bot_online = online
            self.everyone({"type": "bot_online" if online else "bot_offline"})

    def commands_changed(self) -> None:
        """Send everyone the commands anew."""
        for user_id in list(self.screens):
            me = self.world.users[user_id]
            self.send(user_id, {"type": "commands_changed", "commands": self.commands(me)})
