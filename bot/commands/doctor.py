"""Try out everything play needs in one channel on Discord itself, then take it all away again."""

from __future__ import annotations

import argparse
import asyncio

from bot.complaint import Complaint
from bot.settings import read_settings


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "With DISCORD_TOKEN, in a channel of your server: checks how the application is set up and what the bot and "
        "everybody may do there, and tries out messages, a thread, an emoji and a private message for real. It takes "
        "less than a minute, also while the bot is running. Each step is a line with what it means and what to do: ok, "
        "note (play goes on without it), FAIL, or skip. Exit status 1 if nobody could play."
    )
    parser.add_argument("channel", metavar="CHANNEL", help="its ID: “Copy Channel ID” in its menu, in developer mode")


def main(args: argparse.Namespace) -> int:
    from ..checks.doctor.run import examine

    settings = read_settings()
    if not settings.token:
        raise Complaint("DISCORD_TOKEN is not set; the doctor needs it to visit Discord")
    if not args.channel.isdecimal() or not 0 < int(args.channel) < 2**63:
        raise Complaint(f"{args.channel!r} is not the ID of a channel")
    try:
        lines = asyncio.run(examine(settings, int(args.channel), say))
    except ValueError as no:
        raise Complaint(f"CARAVEL_API_BASE, CARAVEL_GATEWAY: {no}") from no
    return 1 if any(line.well is False and line.bars for line in lines) else 0


def say(line: str) -> None:
    """A line for the host, as soon as it is known."""
    print(line, flush=True)
