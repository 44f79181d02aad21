"""REST: the application and its commands, the gateway's address, users, members, guilds, DMs."""

from __future__ import annotations

from typing import Any

from . import objects
from .errors import ApiError, Form
from .gateway import STARTS
from .limits_commands import check_commands
from .parts import Parts
from .permissions import can_see
from .rest import Call, Routes
from .world import DM, Channel, Guild, World

routes = Routes()


@routes("GET", "/users/@me")
def me(call: Call) -> Any:
    """The bot itself."""
    return call.parts.world.bot.json() | {"verified": True, "mfa_enabled": False, "email": None, "locale": "en-US"}


@routes("GET", "/applications/@me")
@routes("GET", "/oauth2/applications/@me")
def application(call: Call) -> Any:
    """The bot's application."""
    world = call.parts.world
    return {
        "id": world.bot.id, "name": world.bot.name, "icon": None, "description": "", "bot_public": True,
        "bot_require_code_grant": False, "verify_key": "0" * 64, "flags": 0, "rpc_origins": [],
        "owner": world.users[world.guild.owner_id].json(), "team": None, "bot": world.bot.json(), "type": None,
        "integration_types_config": {"0": {}}, "redirect_uris": [],
        "interactions_endpoint_url": None, "flags_new": "0", "explicit_content_filter": 0,
        "approximate_user_authorization_count": 0, "eligible_oauth2_scopes": [],
        "role_connections_verification_url": None, "tags": [],
        "approximate_guild_count": len(world.guilds), "approximate_user_install_count": 0,
        **call.parts.settings.portal,
    }  # fmt: skip


@routes("GET", "/gateway")
def gateway(call: Call) -> Any:
    """Where the gateway is."""
    return {"url": call.parts.settings.gateway_url}


@routes("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Any:
    """Where the gateway is, how many shards it would have, and how often one may identify."""
    gateway, settings = call.parts.gateway, call.parts.settings
    limit = {
        "total": STARTS, "remaining": gateway.starts, "reset_after": int(gateway.day * 1000),
        "max_concurrency": settings.max_concurrency,
    }  # fmt: skip
    return {"url": settings.gateway_url, "shards": settings.shards, "session_start_limit": limit}


def _scope(call: Call) -> str | None:
    if call.arg("application") != call.parts.world.bot.id:
        raise ApiError(50001)
    scope = call.request.match_info.get("guild")
    if scope not in (None, call.parts.world.guild.id):
        raise ApiError(50001)
    return scope


@routes("GET", "/applications/{application}/commands")
@routes("GET", "/applications/{application}/guilds/{guild}/commands")
def commands(call: Call) -> Any:
    """The registered commands of a scope."""
    return call.parts.commands.by_scope.get(_scope(call), [])


@routes("PUT", "/applications/{application}/commands")
@routes("PUT", "/applications/{application}/guilds/{guild}/commands")
def overwrite_commands(call: Call) -> Any:
    """Bulk overwrite."""
    scope = _scope(call)
    check_commands(call.body)
    stored = call.parts.commands.overwrite(scope, call.body)
    call.parts.audience.commands_changed()
    return stored


@routes("GET", "/users/{user}")
def user(call: Call) -> Any:
    """Anybody."""
    found = call.parts.world.users.get(call.arg("user"))
    if found is None:
        raise ApiError(10013)
    return found.json()


@routes("POST", "/users/@me/channels")
def open_dm(call: Call) -> Any:
    """The DM with a person, made if there is none."""
    world = call.parts.world
    if not isinstance(call.body, dict) or call.body.get("recipient_id") is None:
        form = Form()
        form.required(("recipient_id",))
        form.done()
    who = world.users.get(str(call.body["recipient_id"]))
    if who is None or who.bot:
        raise ApiError(50033)
    return objects.channel(world, make_dm(call.parts, who.id))


def make_dm(parts: Parts, user_id: str) -> Channel:
    """Open the DM of a person and the bot, or find it."""
    world = parts.world
    channel = world.dm(user_id)
    if channel is None:
        channel = Channel(world.snowflake(), DM, recipients=[user_id, world.bot.id], created=world.now())
        world.channels[channel.id], world.messages[channel.id] = channel, {}
        parts.audience.channel_event("create", channel)
    return channel


@routes("GET", "/users/@me/guilds")
def my_guilds(call: Call) -> Any:
    """All guilds the bot is in."""
    if not call.parts.world.bot.in_guild:
        return []
    return [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "owner": False,
            "permissions": "0",
            "features": [],
            "banner": None,
        }
        for guild in call.parts.world.guilds.values()
    ]


def _guild(call: Call) -> tuple[World, Guild]:
    world = call.parts.world
    found = world.guilds.get(call.arg("guild"))
    if found is None or not world.bot.in_guild:
        raise ApiError(10004)
    return world, found


@routes("GET", "/guilds/{guild}")
def guild(call: Call) -> Any:
    """A guild, without its members and channels, as REST gives it."""
    out = objects.guild(*_guild(call))
    for key in (
        "members", "channels", "threads", "voice_states", "presences", "unavailable", "member_count", "large",
        "stage_instances", "guild_scheduled_events", "soundboard_sounds", "joined_at",
    ):  # fmt: skip
        del out[key]
    return out


@routes("GET", "/guilds/{guild}/channels")
def guild_channels(call: Call) -> Any:
    """Channels, without threads."""
    world, guild = _guild(call)
    found = [c for c in world.channels.values() if not c.is_dm and not c.is_thread and world.guild_of(c) is guild]
    return [objects.channel(world, c) for c in found]


@routes("GET", "/guilds/{guild}/roles")
def guild_roles(call: Call) -> Any:
    """Roles."""
    return [r.json() for r in _guild(call)[1].roles.values()]


@routes("GET", "/guilds/{guild}/threads/active")
def active_threads(call: Call) -> Any:
    """Threads not archived, with the bot's own memberships."""
    world, guild = _guild(call)
    open_here = [t for t in world.threads() if not t.archived and world.guild_of(t) is guild]
    found = [t for t in open_here if can_see(world, call.me, t)]
    return {
        "threads": [objects.channel(world, t) for t in found],
        "members": [objects.thread_member(t, call.me) for t in found if call.me in t.members],
        "has_more": False,
    }


@routes("GET", "/guilds/{guild}/members")
def members(call: Call) -> Any:
    """Everybody: a privileged intent's business."""
    world, guild = _guild(call)
    if not call.parts.settings.privileged:
        raise ApiError(50001)
    return [objects.member(world, u, guild=guild) for u in world.users.values() if u.in_guild]


@routes("GET", "/guilds/{guild}/members/{user}")
def member(call: Call) -> Any:
    """One member: 10013 for nobody, 10007 for someone who is not (any more) in the guild."""
    world, guild = _guild(call)
    found = world.users.get(call.arg("user"))
    if found is None:
        raise ApiError(10013)
    if not found.in_guild:
        raise ApiError(10007)
    return objects.member(world, found, guild=guild)
