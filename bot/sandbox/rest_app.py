"""REST: the application and its commands, the gateway's address, users, members, the guild, DMs."""

from __future__ import annotations

from typing import Any

from . import objects
from .errors import ApiError, Form
from .limits_commands import check_commands
from .rest import Call, Routes
from .world import DM, Channel

routes = Routes()


@routes("GET", "/users/@me")
def me(call: Call) -> Any:
    """The bot itself."""
    return call.sandbox.world.bot.json() | {"verified": True, "mfa_enabled": False, "email": None, "locale": "en-US"}


@routes("GET", "/applications/@me")
@routes("GET", "/oauth2/applications/@me")
def application(call: Call) -> Any:
    """The bot's application."""
    world = call.sandbox.world
    return {
        "id": world.bot.id, "name": world.bot.name, "icon": None, "description": "", "bot_public": True,
        "bot_require_code_grant": False, "verify_key": "0" * 64, "flags": 0, "rpc_origins": [],
        "owner": world.users[world.guild.owner_id].json(), "team": None, "bot": world.bot.json(), "type": None,
        "integration_types_config": {"0": {}}, "redirect_uris": [],
        "interactions_endpoint_url": None, "flags_new": "0", "explicit_content_filter": 0,
        "approximate_user_authorization_count": 0, "eligible_oauth2_scopes": [],
        "role_connections_verification_url": None, "tags": [],
        "approximate_guild_count": 1, "approximate_user_install_count": 0,
    }  # fmt: skip


@routes("GET", "/gateway")
def gateway(call: Call) -> Any:
    """Where the gateway is."""
    return {"url": call.sandbox.gateway_url}


@routes("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Any:
    """Where the gateway is, and how often one may identify."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": call.sandbox.gateway_url, "shards": 1, "session_start_limit": limit}


def _scope(call: Call) -> str | None:
    if call.arg("application") != call.sandbox.world.bot.id:
        raise ApiError(50001)
    scope = call.request.match_info.get("guild")
    if scope not in (None, call.sandbox.world.guild.id):
        raise ApiError(50001)
    return scope


@routes("GET", "/applications/{application}/commands")
@routes("GET", "/applications/{application}/guilds/{guild}/commands")
def commands(call: Call) -> Any:
    """The registered commands of a scope."""
    return call.sandbox.commands.by_scope.get(_scope(call), [])


@routes("PUT", "/applications/{application}/commands")
@routes("PUT", "/applications/{application}/guilds/{guild}/commands")
def overwrite_commands(call: Call) -> Any:
    """Bulk overwrite."""
    scope = _scope(call)
    check_commands(call.body)
    stored = call.sandbox.commands.overwrite(scope, call.body)
    call.sandbox.audience.commands_changed()
    return stored


@routes("GET", "/users/{user}")
def user(call: Call) -> Any:
    """Anybody."""
    found = call.sandbox.world.users.get(call.arg("user"))
    if found is None:
        raise ApiError(10013)
    return found.json()


@routes("POST", "/users/@me/channels")
def open_dm(call: Call) -> Any:
    """The DM with a person, made if there is none."""
    world = call.sandbox.world
    if not isinstance(call.body, dict) or call.body.get("recipient_id") is None:
        form = Form()
        form.required(("recipient_id",))
        form.done()
    who = world.users.get(str(call.body["recipient_id"]))
    if who is None or who.bot:
        raise ApiError(50033)
    return objects.channel(world, make_dm(call.sandbox, who.id))


def make_dm(sandbox: Any, user_id: str) -> Channel:
    """Open the DM of a person and the bot, or find it."""
    world = sandbox.world
    channel: Channel | None = world.dm(user_id)
    if channel is None:
        channel = Channel(world.snowflake(), DM, recipients=[user_id, world.bot.id], created=world.now())
        world.channels[channel.id], world.messages[channel.id] = channel, {}
        sandbox.audience.channel_event("create", channel)
    return channel


@routes("GET", "/users/@me/guilds")
def my_guilds(call: Call) -> Any:
    """The one guild."""
    guild = call.sandbox.world.guild
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
    ]


def _guild(call: Call) -> Any:
    if call.arg("guild") != call.sandbox.world.guild.id:
        raise ApiError(10004)
    return call.sandbox.world


@routes("GET", "/guilds/{guild}")
def guild(call: Call) -> Any:
    """The guild, without its members and channels, as REST gives it."""
    out = objects.guild(_guild(call))
    for key in ("members", "channels", "threads", "voice_states", "presences", "unavailable", "member_count"):
        del out[key]
    return out


@routes("GET", "/guilds/{guild}/channels")
def guild_channels(call: Call) -> Any:
    """Channels, without threads."""
    world = _guild(call)
    return [objects.channel(world, c) for c in world.channels.values() if not c.is_dm and not c.is_thread]


@routes("GET", "/guilds/{guild}/roles")
def guild_roles(call: Call) -> Any:
    """Roles."""
    return [r.json() for r in _guild(call).guild.roles.values()]


@routes("GET", "/guilds/{guild}/threads/active")
def active_threads(call: Call) -> Any:
    """Threads not archived, with the bot's own memberships."""
    world = _guild(call)
    found = [t for t in world.threads() if not t.archived and world.can_see(call.me, t)]
    return {
        "threads": [objects.channel(world, t) for t in found],
        "members": [objects.thread_member(t, call.me) for t in found if call.me in t.members],
        "has_more": False,
    }


@routes("GET", "/guilds/{guild}/members")
def members(call: Call) -> Any:
    """Everybody: a privileged intent's business."""
    world = _guild(call)
    if not call.sandbox.privileged:
        raise ApiError(50001)
    return [objects.member(world, u) for u in world.users.values() if u.in_guild]


@routes("GET", "/guilds/{guild}/members/{user}")
def member(call: Call) -> Any:
    """One member: 10013 for nobody, 10007 for someone who is not (any more) in the guild."""
    world = _guild(call)
    found = world.users.get(call.arg("user"))
    if found is None:
        raise ApiError(10013)
    if not found.in_guild:
        raise ApiError(10007)
    return objects.member(world, found)
