"""Where Discord's documentation says more than its description (it wins, as both state), and what events are made of.

Each exception says why it stands here. The shorter this file, the more is checked.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
TEXT: Json = {"type": "string"}
TRUTH: Json = {"type": "boolean"}
TIME: Json = {"type": "string", "format": "date-time"}
WHOLE: Json = {"type": "integer"}
ID: Json = {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}

# Whole numbers are taken for ids too: `id` of a request's attachment is the number of its files[n] (Uploading Files).
SNOWFLAKE: Json = {"oneOf": [ID, {"type": "integer", "minimum": 0, "maximum": 2**63 - 1}]}

# Schemas the description has wrong.
INSTEAD: dict[str, Json] = {
    # "Error Messages": the complaints of a form carry texts as codes ("BASE_TYPE_REQUIRED"), not numbers.
    "InnerErrors": {
        "type": "object", "required": ["_errors"], "additionalProperties": False,
        "properties": {"_errors": {"type": "array", "minItems": 1, "items": {
            "type": "object", "required": ["code", "message"], "additionalProperties": False,
            "properties": {"code": {"type": "string", "pattern": "^[A-Z0-9_]+$"}, "message": TEXT},
        }}},
    },
    "SnowflakeType": SNOWFLAKE,
}  # fmt: skip

# Properties that schemas have besides those described.
ALSO: dict[str, Json] = {
    # "Create Global Application Command" lists it; discord.py sends it with every command.
    "ApplicationCommandUpdateRequest": {"nsfw": TRUTH},
    # Not in the lists of the edits, but discord.py sends a false one with each; Discord has always passed over it.
    "MessageEditRequestPartial": {"tts": {"const": False}},
    "IncomingWebhookUpdateRequestPartial": {"tts": {"const": False}},
    # Discord tells so of the command a message answers, and clients show it above the message.
    "ApplicationCommandInteractionMetadataResponse": {"name": TEXT, "command_type": {"enum": [1, 2, 3]}},
}


@dataclass(frozen=True)
class Part:
    """A part of an event: where it is, and what: named schemas ("A|B": either), or a schema of our own.

    also: further properties, which are required. without: properties the documentation says are missing there.
    """

    at: str
    schema: str | Json
    also: Json = field(default_factory=dict)
    without: tuple[str, ...] = ()


def own(properties: Json, *optional: str) -> Json:
    """An object with these properties and no others."""
    needed = [name for name in properties if name not in optional]
    return {"type": "object", "properties": properties, "required": needed, "additionalProperties": False}


CHANNEL = "GuildChannelResponse|ThreadResponse|PrivateChannelResponse"
# Gateway events, "Message Create": a member without user. It says so of guild messages only.
MESSAGE = (
    Part("", "MessageResponse", {"channel_type": WHOLE, "?guild_id": ID, "?member": {}}),
    Part("member", "GuildMemberResponse", without=("user",)),
)
MEMBER = Part("", "GuildMemberResponse", {"guild_id": ID})
EVENTS: dict[str, tuple[Part, ...]] = {
    "READY": (
        Part("user", "UserResponse", {"verified": TRUTH, "mfa_enabled": TRUTH, "email": {"type": "null"}}),
        Part("guilds.*", own({"id": ID, "unavailable": {"const": True}})),
        Part("application", own({"id": ID, "flags": WHOLE})),
        Part("shard", {"type": "array", "items": WHOLE, "minItems": 2, "maxItems": 2}),
        Part("session_id", TEXT), Part("resume_gateway_url", {"type": "string", "format": "uri"}),
        Part("v", {"const": 10}),
    ),
    "RESUMED": (),
    "GUILD_CREATE": (
        Part("channels.*", "GuildChannelResponse"), Part("threads.*", "ThreadResponse"),
        Part("members.*", "GuildMemberResponse"), Part("roles.*", "GuildRoleResponse"),
        Part("joined_at", TIME), Part("member_count", WHOLE),
    ),
    "CHANNEL_CREATE": (Part("", CHANNEL),),
    "CHANNEL_UPDATE": (Part("", CHANNEL),),
    "CHANNEL_DELETE": (Part("", CHANNEL),),
    "CHANNEL_PINS_UPDATE": (
        Part("", own({"guild_id": ID, "channel_id": ID, "last_pin_timestamp": TIME})),
    ),
    "THREAD_CREATE": (Part("", "ThreadResponse", {"newly_created": TRUTH}),),
    "THREAD_UPDATE": (Part("", "ThreadResponse"),),
    "THREAD_DELETE": (Part("", own({"id": ID, "guild_id": ID, "parent_id": ID, "type": {"enum": [10, 11, 12]}})),),
    "THREAD_MEMBERS_UPDATE": (
        Part("", own({"id": ID, "guild_id": ID, "member_count": WHOLE, "added_members": {}, "removed_member_ids": {}})),
        Part("added_members.*", "ThreadMemberResponse"), Part("removed_member_ids.*", ID),
    ),
    "GUILD_MEMBER_ADD": (MEMBER,),
    "GUILD_MEMBER_UPDATE": (MEMBER,),
    "GUILD_MEMBER_REMOVE": (Part("", own({"guild_id": ID, "user": {}})), Part("user", "UserResponse")),
    "GUILD_MEMBERS_CHUNK": (Part("members.*", "GuildMemberResponse"),),
    "GUILD_DELETE": (Part("", own({"id": ID, "unavailable": TRUTH}, "unavailable")),),
    "GUILD_ROLE_CREATE": (Part("", own({"guild_id": ID, "role": {}})), Part("role", "GuildRoleResponse")),
    "MESSAGE_CREATE": MESSAGE,
    "MESSAGE_UPDATE": MESSAGE,
    "MESSAGE_DELETE": (Part("", own({"id": ID, "channel_id": ID, "guild_id": ID}, "guild_id")),),
    "INTERACTION_CREATE": (
        Part("", own({
            "id": ID, "application_id": ID, "type": {"enum": [2, 3, 4, 5]}, "token": TEXT, "version": {"const": 1},
            "data": {"type": "object"}, "channel_id": ID, "locale": TEXT, "entitlements": {"type": "array"},
            "attachment_size_limit": WHOLE, "channel": {}, "app_permissions": {"type": "string", "pattern": "^[0-9]+$"},
            "context": {"enum": [0, 1, 2]}, "authorizing_integration_owners": {"type": "object"},
            "user": {}, "member": {}, "guild_id": ID, "guild_locale": TEXT, "guild": {}, "message": {},
            # Sent by Discord and read by discord.py's own models, though the documentation does not list it.
            "entitlement_sku_ids": {"type": "array"},
        }, "user", "member", "guild_id", "guild_locale", "guild", "message")),
        Part("channel", CHANNEL, {"?permissions": TEXT}), Part("user", "UserResponse"),
        Part("member", "GuildMemberResponse", {"permissions": TEXT}), Part("message", "MessageResponse"),
        Part("data.resolved.users.*", "UserResponse"),
        # "Partial Member objects are missing user, deaf and mute fields", of resolved data.
        Part("data.resolved.members.*", "GuildMemberResponse", {"permissions": TEXT}, ("user", "deaf", "mute")),
        Part("data.resolved.roles.*", "GuildRoleResponse"),
        Part("data.resolved.channels.*", CHANNEL, {"permissions": TEXT}),
    ),
}  # fmt: skip
