"""What the developer portal sets of our application, and what Discord has of it."""

from __future__ import annotations

from typing import Any

from discord.http import Route

from bot.cogs.client import RESERVE
from bot.cogs.common.starts import starts_left

from .visit import Step, Visit, Wrong

SERVER, PERSON = "0", "1"  # kinds of installation
PORTAL = "at discord.com/developers"


async def endpoint(visit: Visit) -> str:
    address = (await visit.application()).get("interactions_endpoint_url")
    if address:
        raise Wrong(
            f"Discord sends presses and commands to {address}, so the bot gets none.",
            f"Empty “Interactions Endpoint URL” on the page “General Information” {PORTAL}.",
        )
    return ""


async def installation(visit: Visit) -> str:
    found = await visit.application()
    kinds = found.get("integration_types_config") or {}
    if SERVER not in kinds:
        raise Wrong(
            "The application cannot be installed on servers.", f"Tick “Guild Install” on “Installation” {PORTAL}."
        )
    if found.get("bot_require_code_grant"):
        raise Wrong(
            "The invite link does not let the bot in.", f"Switch off “Requires OAuth2 Code Grant” on “Bot” {PORTAL}."
        )
    if PERSON in kinds:
        raise Wrong(
            "People can install the commands for themselves and take them where the bot isn't.",
            f"Untick “User Install” on “Installation” {PORTAL}.",
            bars=False,
        )
    return "" if found.get("bot_public", True) else "Only you can invite it: it is not public."


async def commands(visit: Visit) -> str:
    told = visit.told()
    if not told:
        raise Wrong(
            "No bot on this data folder has registered its commands with Discord.", "Start the bot once: caravel run."
        )
    route = Route("GET", "/applications/{application}/commands", application=visit.client.application_id)
    has = {command["name"]: shape(command) for command in await visit.client.http.request(route)}
    wanted = {command["name"]: shape(command) for command in told}
    wrong = sorted(name for name in has.keys() | wanted.keys() if has.get(name) != wanted.get(name))
    if wrong:
        raise Wrong(
            f"Discord has commands that aren't ours: /{', /'.join(wrong)}.",
            "Delete commands.sha256 in the data folder and start the bot: it registers them again.",
        )
    return f"{len(wanted)} of them."


def shape(command: dict[str, Any]) -> dict[str, Any]:
    """What has to be the same of a command that was told and of what Discord answers."""
    kept = {key: command.get(key) for key in ("name", "description", "type")}
    for key in ("contexts", "integration_types"):
        kept[key] = sorted(command.get(key) or [])
    kept["options"] = [shape(option) for option in command.get("options") or []]
    kept["required"] = bool(command.get("required"))
    return kept


async def starts(visit: Visit) -> str:
    left = await starts_left(visit.client)
    if left is None:
        raise Wrong("Discord doesn't say how often the bot may connect today.", "Try again later.", bars=False)
    if left.remaining <= RESERVE:
        raise Wrong(
            f"The bot may connect {left.remaining} more times today; it gets more in {left.reset / 3600:.1f} hours.",
            "Something keeps restarting it: look into its log.",
        )
    return f"{left.remaining} of {left.total} today."


STEPS = (
    Step("endpoint", "Presses and commands reach the bot.", "Try again later.", endpoint),
    Step("install", "It is installed on servers, and only there.", "Try again later.", installation),
    Step("commands", "Discord has our commands, where they belong.", "Try again later.", commands),
    Step("starts", "The bot may connect.", "Try again later.", starts),
)
