"""The world as Discord's JSON objects: members, channels, threads, messages, guilds."""

from __future__ import annotations

from typing import Any

from . import permissions
from .world import Channel, Guild, Message, User, World, iso

JOINED = "2024-01-01T00:00:00+00:00"


def member(
    world: World, user: User, channel: Channel | None = None, *, guild: Guild | None = None, with_user: bool = True
) -> dict[str, Any]:
    """A guild member; with a channel, the member's permissions there, as interactions carry them.

    ``guild``: the channel's without it, or the first.
    """
    there = guild or (world.guild_of(channel) if channel is not None else world.guild)
    out: dict[str, Any] = {
        "roles": [r for r in user.roles if r in there.roles],
        "joined_at": JOINED, "deaf": False, "mute": False, "flags": 0, "nick": None,
        "avatar": None, "banner": None, "pending": False, "premium_since": None, "communication_disabled_until": None,
    }  # fmt: skip
    if with_user:
        out["user"] = user.json()
    if channel is not None:
        out["permissions"] = str(permissions.permissions(world, user.id, channel))
    return out


def thread_member(channel: Channel, user_id: str) -> dict[str, Any]:
    """Somebody's membership of a thread."""
    return {"id": channel.id, "user_id": user_id, "join_timestamp": iso(channel.members[user_id]), "flags": 0}


def channel(world: World, it: Channel, *, for_user: str | None = None) -> dict[str, Any]:
    """A text channel, thread or DM; for the bot a thread carries its own membership."""
    if it.is_dm:
        who = [world.users[u].json() for u in it.recipients if u != (for_user or world.bot.id)]
        return {"id": it.id, "type": it.type, "last_message_id": it.last_message_id, "flags": 0, "recipients": who}
    guild = world.guild_of(it)
    out: dict[str, Any] = {
        "id": it.id, "type": it.type, "guild_id": guild.id, "name": it.name, "parent_id": it.parent_id,
        "last_message_id": it.last_message_id, "rate_limit_per_user": it.slowmode, "flags": 0,
    }  # fmt: skip
    if not it.is_thread:
        rules = [
            {"id": key, "type": 0 if key in guild.roles else 1, "allow": str(allow), "deny": str(deny)}
            for key, (allow, deny) in it.overwrites.items()
        ]
        return out | {"position": it.position, "permission_overwrites": rules, "nsfw": False, "topic": it.topic}
    meta = {
        "archived": it.archived, "locked": it.locked, "auto_archive_duration": it.auto_archive,
        "archive_timestamp": iso(it.archive_changed or it.created), "create_timestamp": iso(it.created),
    }  # fmt: skip
    if it.is_private:
        meta["invitable"] = it.invitable
    out |= {
        "owner_id": it.owner_id, "message_count": it.sent, "total_message_sent": it.sent,
        "member_count": len(it.members), "thread_metadata": meta,
    }  # fmt: skip
    if for_user is None and world.bot.id in it.members:
        out["member"] = thread_member(it, world.bot.id)
    return out


def message(world: World, it: Message, *, nested: bool = False, fresh: bool = False) -> dict[str, Any]:
    """A message as the REST API gives it (gateway events add guild_id and member).

    ``fresh``: the answer to its making, which alone carries the nonce; Discord does not keep that.
    """
    out: dict[str, Any] = {
        "id": it.id, "channel_id": it.channel_id, "author": world.users[it.author_id].json(), "content": it.content,
        "embeds": it.embeds, "components": it.components, "attachments": it.attachments, "flags": it.flags,
        "type": it.type, "tts": False, "pinned": it.pinned, "timestamp": iso(it.created),
        "edited_timestamp": iso(it.edited) if it.edited else None, "mention_everyone": it.mention_everyone,
        "mentions": [world.users[u].json() for u in it.mentions], "mention_roles": it.mention_roles,
    }  # fmt: skip
    if fresh and it.nonce is not None:
        out["nonce"] = it.nonce
    if it.by_interaction is not None:
        out |= {"interaction_metadata": it.by_interaction, "application_id": world.bot.id, "webhook_id": world.bot.id}
    if it.thread_id and it.thread_id in world.channels:
        out["thread"] = channel(world, world.channels[it.thread_id])
    if it.reference is not None:
        out["message_reference"] = it.reference
        if not nested and it.type in (19, 21):
            channel_messages = world.messages.get(it.reference["channel_id"], {})
            target = channel_messages.get(it.reference.get("message_id", ""))
            out["referenced_message"] = message(world, target, nested=True) if target else None
    return out


def guild(world: World, it: Guild, *, everyone: bool = False, threads: bool = True) -> dict[str, Any]:
    """A guild with all that GUILD_CREATE carries; ``everyone``: all members (a privileged intent), else the bot."""
    there = [u for u in world.users.values() if u.in_guild]
    seen = [c for c in world.channels.values() if not c.is_dm and world.guild_of(c) is it]
    return {
        "id": it.id, "name": it.name, "owner_id": it.owner_id, "icon": None, "splash": None,
        "discovery_splash": None, "banner": None, "description": None, "preferred_locale": it.locale,
        "afk_timeout": 300, "afk_channel_id": None, "verification_level": 0, "features": [], "vanity_url_code": None,
        "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0,
        "premium_tier": 0, "premium_subscription_count": 0, "system_channel_flags": 0, "system_channel_id": None,
        "rules_channel_id": None, "public_updates_channel_id": None, "safety_alerts_channel_id": None,
        "application_id": None, "widget_enabled": False, "widget_channel_id": None, "home_header": None,
        "incidents_data": None, "max_members": 500000, "max_presences": None,
        "max_video_channel_users": 25, "max_stage_video_channel_users": 50, "region": "deprecated", "nsfw": False,
        "emojis": [], "stickers": [], "member_count": len(there), "large": False, "unavailable": False,
        "roles": [r.json() for r in it.roles.values()],
        "channels": [channel(world, c) for c in seen if not c.is_thread],
        "threads": [
            channel(world, c)
            for c in seen
            if threads and c.is_thread and not c.archived and permissions.can_see(world, world.bot.id, c)
        ],
        "members": [member(world, u, guild=it) for u in there if everyone or u is world.bot],
        "voice_states": [], "presences": [], "stage_instances": [], "guild_scheduled_events": [],
        "soundboard_sounds": [], "premium_progress_bar_enabled": False, "joined_at": JOINED,
    }  # fmt: skip
