"""Permissions by Discord's rules: roles first, then the channel's overwrites; a thread takes its parent's."""

from __future__ import annotations

from .bits import ALL, BITS, DM, bits
from .world import Channel, World


def permissions(world: World, user_id: str, channel: Channel | None) -> int:
    """All bits a person (or the bot) has in a channel, 0 for who is not there; without one, in the first guild."""
    if channel is not None and channel.is_dm:
        return DM if user_id in channel.recipients else 0
    user = world.users.get(user_id)
    if user is None or not user.in_guild:
        return 0
    guild = world.guild_of(channel) if channel is not None else world.guild
    if user_id == guild.owner_id:
        return ALL
    held = guild.roles[guild.id].permissions
    roles = [role for role in user.roles if role in guild.roles]
    for role in roles:
        held |= guild.roles[role].permissions
    if held & BITS["administrator"]:
        return ALL
    if channel is None:
        return held
    rules = world.parent(channel).overwrites
    everyone = rules.get(guild.id, (0, 0))
    held = held & ~everyone[1] | everyone[0]
    allow = deny = 0
    for role in roles:
        role_allow, role_deny = rules.get(role, (0, 0))
        allow, deny = allow | role_allow, deny | role_deny
    held = held & ~deny | allow
    own = rules.get(user_id, (0, 0))
    held = held & ~own[1] | own[0]
    if not held & BITS["view_channel"]:
        return 0
    can_send = BITS["send_messages_in_threads"] if channel.is_thread else BITS["send_messages"]
    if not held & can_send:
        # Who may not speak may not embed, attach or mention everyone either.
        held &= ~bits("embed_links", "attach_files", "mention_everyone")
    if channel.is_private and user_id not in channel.members and not held & BITS["manage_threads"]:
        return 0
    return held


def has(world: World, user_id: str, channel: Channel | None, *names: str) -> bool:
    """Whether somebody has all the named permissions there."""
    need = bits(*names)
    return permissions(world, user_id, channel) & need == need


def can_send(world: World, user_id: str, channel: Channel) -> bool:
    """Whether somebody may write there, by permissions alone."""
    if channel.is_thread:
        return has(world, user_id, channel, "view_channel", "send_messages_in_threads")
    return has(world, user_id, channel, "view_channel", "send_messages")


def can_see(world: World, user_id: str, channel: Channel) -> bool:
    """Whether somebody sees a channel at all."""
    return has(world, user_id, channel, "view_channel")
