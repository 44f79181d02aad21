"""The fixture of the conformance tests, made anew from Discord's full description of its REST API."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from bot.complaint import Complaint, contents

from ..checks.conformance.description import cut, laid_out

# What the bot asks of Discord, discord.py's own requests included, as METHOD and path of the description.
OPERATIONS = (
    "GET /applications/@me",
    "GET /applications/{application_id}/commands",
    "PUT /applications/{application_id}/commands",
    "GET /applications/{application_id}/emojis",
    "POST /applications/{application_id}/emojis",
    "DELETE /applications/{application_id}/emojis/{emoji_id}",
    "DELETE /channels/{channel_id}",
    "GET /channels/{channel_id}",
    "PATCH /channels/{channel_id}",
    "GET /channels/{channel_id}/messages",
    "POST /channels/{channel_id}/messages",
    "DELETE /channels/{channel_id}/messages/{message_id}",
    "GET /channels/{channel_id}/messages/{message_id}",
    "PATCH /channels/{channel_id}/messages/{message_id}",
    "POST /channels/{channel_id}/messages/{message_id}/threads",
    "PUT /channels/{channel_id}/thread-members/{user_id}",
    "POST /channels/{channel_id}/threads",
    "GET /gateway/bot",
    "GET /guilds/{guild_id}",
    "GET /guilds/{guild_id}/members/{user_id}",
    "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "GET /oauth2/applications/@me",
    "GET /users/@me",
    "POST /users/@me/channels",
    "GET /users/{user_id}",
    "POST /webhooks/{webhook_id}/{webhook_token}",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original",
    "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
)
# What the gateway's events are made of. The events themselves are not described.
SCHEMAS = (
    "GuildChannelResponse", "GuildMemberResponse", "GuildRoleResponse", "MessageResponse", "PrivateChannelResponse",
    "ThreadMemberResponse", "ThreadResponse", "UserResponse",
)  # fmt: skip


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Cut what the bot uses out of DESCRIPTION, Discord's public OpenAPI description (openapi.json of"
        " discord/discord-api-spec), without its prose, and write it to FIXTURE for the tests to check requests with."
    )
    parser.add_argument("full", type=Path, metavar="DESCRIPTION")
    parser.add_argument("-o", "--out", type=Path, metavar="FIXTURE", required=True)


def main(args: argparse.Namespace) -> int:
    full = _read(args.full)
    try:
        text = laid_out(cut(full, OPERATIONS, SCHEMAS))
    except (AttributeError, KeyError, TypeError) as no:
        raise Complaint(f"{args.full}: an OpenAPI description, but a broken one: {type(no).__name__} {no}", 1) from no
    try:
        args.out.write_text(text, "utf-8")
    except OSError as no:
        raise Complaint(f"{args.out}: {no.strerror}", 1) from no
    print(f"{args.out}: {len(OPERATIONS)} operations, {len(text)} bytes")
    return 0


def _read(path: Path) -> dict[str, Any]:
    try:
        full = json.loads(contents(path, 100 * 2**20, "a description"))
        if not isinstance(full, dict) or not isinstance(full.get("paths"), dict):
            raise Complaint(f"{path}: not an OpenAPI description: it has no paths", 1)
        missing = [name for name in OPERATIONS if name.split()[0].lower() not in full["paths"].get(name.split()[1], {})]
        if missing:
            raise Complaint(f"{path}: does not describe {missing[0]}", 1)
    except (ValueError, RecursionError) as no:
        raise Complaint(f"{path}: not JSON", 1) from no
    return full
