"""What those who run a guild do to it while a bot is at work: deleting, archiving, forbidding, sending people away."""

from __future__ import annotations

from . import objects
from .audience import Audience
from .bits import bits
from .gateway import GUILDS, MEMBERS, Gateway
from .messages import Messages
from .permissions import can_see
from .threads import Threads
from .world import Channel, Role, User, World


class Moderator:
    """Every verb takes ids (people and channels also by name), acts at once, and tells everyone concerned."""

    def __init__(
        self, world: World, gateway: Gateway, audience: Audience, messages: Messages, threads: Threads
    ) -> None:
        self.world, self.gateway, self.audience = world, gateway, audience
        self.messages, self.threads = messages, threads

    # -- people

    def add_person(self, name: str, locale: str = "en-US") -> User:
        """Someone new comes."""
        user = self.world.add_person(name, locale)
        self._came(user)
        return user

    def leave(self, who: str) -> None:
        """Someone leaves the guild; the bot is told only with the members intent."""
        user = self.world.person(who)
        user.in_guild = False
        for thread in self.world.threads():
            thread.members.pop(user.id, None)
        for guild in self.world.guilds:
            self.gateway.dispatch("GUILD_MEMBER_REMOVE", {"guild_id": guild, "user": user.json()}, MEMBERS)
        self._members_changed(user)

    def rejoin(self, who: str) -> None:
        """Someone comes back."""
        user = self.world.person(who)
        user.in_guild = True
        self._came(user)

    def send_away(self) -> None:
        """The bot is removed from the guild (where there are several, from all)."""
        self.world.bot.in_guild = False
        for guild in self.world.guilds:
            self.gateway.dispatch("GUILD_DELETE", {"id": guild})

    def invite(self) -> None:
        """The bot is invited again."""
        self.world.bot.in_guild = True
        for guild in self.world.guilds.values():
            joined = objects.guild(self.world, guild)
            del joined["unavailable"]  # said only of guilds that a bot was in when it connected
            self.gateway.dispatch("GUILD_CREATE", joined, GUILDS)

    def promote(self, who: str, *names: str) -> None:
        """Give someone a role of their own with these permissions on the whole server, unless they have it already."""
        user, name = self.world.person(who), f"{who} may {', '.join(names)}"
        if any(self.world.guild.roles[role].name == name for role in user.roles):
            return
        role = Role(self.world.snowflake(), name, bits(*names))
        self.world.guild.roles[role.id] = role
        user.roles.append(role.id)
        told = {"guild_id": self.world.guild.id, "role": role.json()}
        self.gateway.dispatch("GUILD_ROLE_CREATE", told, GUILDS)
        self.audience.refresh(user.id)

    def _came(self, user: User) -> None:
        for guild in self.world.guilds.values():
            data = objects.member(self.world, user, guild=guild) | {"guild_id": guild.id}
            self.gateway.dispatch("GUILD_MEMBER_ADD", data, MEMBERS)
        self._members_changed(user)

    def _members_changed(self, user: User) -> None:
        self.audience.refresh(user.id)
        self.audience.everyone({"type": "members", "members": self.audience.members()})

    def close_dms(self, who: str, *, closed: bool = True) -> None:
        """Someone takes no DMs from the bot (50007), or does again."""
        self.world.person(who).dms_open = not closed

    # -- messages and channels

    def add_channel(self, name: str) -> Channel:
        """A new text channel."""
        channel = self.world.add_channel(name)
        self.gateway.dispatch("CHANNEL_CREATE", objects.channel(self.world, channel), GUILDS)
        self.audience.channel_event("create", channel)
        return channel

    def delete_message(self, message_id: str) -> None:
        """A message is deleted; KeyError if there is none."""
        message = self.world.message(message_id)
        if message is None:
            raise KeyError(message_id)
        self.messages.delete(message)

    def age_message(self, message_id: str, seconds: float) -> None:
        """A message counts as so much older (for the cap on edits after an hour)."""
        message = self.world.message(message_id)
        if message is None:
            raise KeyError(message_id)
        message.created -= seconds

    def delete_channel(self, which: str) -> None:
        """A channel, with its threads, or a thread is deleted."""
        channel = self.world.channel_named(which)
        if channel.is_thread:
            return self.threads.delete(channel)
        for thread in list(self.world.threads(channel.id)):
            self.threads.delete(thread)
        seeing = self.audience.seeing(channel)
        if can_see(self.world, self.world.bot.id, channel):
            self.gateway.dispatch("CHANNEL_DELETE", objects.channel(self.world, channel), GUILDS)
        del self.world.channels[channel.id], self.world.messages[channel.id]
        for user_id in seeing:
            self.audience.send(user_id, {"type": "channel_delete", "channel_id": channel.id})
        return None

    def archive(self, which: str, *, locked: bool | None = None) -> None:
        """A thread is archived, and locked (or unlocked) if said so."""
        thread = self.world.channel_named(which)
        self.threads.change(thread, archived=True, locked=thread.locked if locked is None else locked)

    def unarchive(self, which: str) -> None:
        """A thread comes back, unlocked."""
        self.threads.change(self.world.channel_named(which), archived=False, locked=False)

    def lock(self, which: str, *, locked: bool = True) -> None:
        """A thread is locked without being archived."""
        self.threads.change(self.world.channel_named(which), locked=locked)

    # -- permissions

    def deny(self, *names: str, channel: str | None = None, who: str | None = None) -> None:
        """Forbid the bot (or a person) these permissions, in one channel or in all."""
        self._overwrite(channel, who, deny=bits(*names))

    def allow(self, *names: str, channel: str | None = None, who: str | None = None) -> None:
        """Grant the bot (or a person) these permissions, in one channel or in all."""
        self._overwrite(channel, who, allow=bits(*names))

    def _overwrite(self, which: str | None, who: str | None, *, allow: int = 0, deny: int = 0) -> None:
        subject = self.world.bot.id if who is None else self.world.person(who).id
        found = list(self.world.channels.values()) if which is None else [self.world.channel_named(which)]
        for channel in [c for c in found if not c.is_thread and not c.is_dm]:
            before = can_see(self.world, subject, channel)
            old_allow, old_deny = channel.overwrites.get(subject, (0, 0))
            channel.overwrites[subject] = (old_allow & ~deny | allow, old_deny & ~allow | deny)
            self.channel_changed(channel, always=subject == self.world.bot.id and before)
            if who is not None:
                self.audience.refresh(subject)

    def channel_changed(self, channel: Channel, *, always: bool = False) -> None:
        """Tell everyone that a channel is different now (the bot even if it has just lost sight of it)."""
        if always or can_see(self.world, self.world.bot.id, channel):
            self.gateway.dispatch("CHANNEL_UPDATE", objects.channel(self.world, channel), GUILDS)
        self.audience.channel_event("update", channel)
