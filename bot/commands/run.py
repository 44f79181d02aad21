"""Run the bot.

With DISCORD_TOKEN it runs on Discord and prints the invite link. Without a token, at a terminal, it starts a sandbox
on this machine, a little Discord with a web page, and prints the link of the page.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

import msgspec

from bot import app, logs
from bot.complaint import Complaint
from bot.settings import Settings, read_settings
from bot.text.fluent import text

_log = logging.getLogger(__name__)


def add(parser: argparse.ArgumentParser) -> None:
    """Settings come from the environment."""
    parser.add_argument(
        "--new", action="store_true", help="start with an empty database although one was lost; its tables are gone"
    )


def main(args: argparse.Namespace) -> int:
    """Run until the program is asked to stop; raises `Complaint` where it cannot."""
    settings = settings_of(args)
    if settings.token:
        return go(settings, sandbox=False)
    if settings.sandbox == "1" or (settings.sandbox == "auto" and at_terminal()):
        return go(settings, sandbox=True)
    raise Complaint(text(settings.language)("start-no-terminal" if settings.sandbox == "auto" else "start-no-token"))


def settings_of(args: argparse.Namespace) -> Settings:
    """Those of the environment, and of the command line."""
    return msgspec.structs.replace(read_settings(), anew=args.new)


def go(settings: Settings, *, sandbox: bool) -> int:
    """Run on Discord or on the sandbox."""
    logs.start(settings.log, *settings.secrets, format=settings.log_format)
    serve = app.on_sandbox if sandbox else app.on_discord
    try:
        asyncio.run(serve(settings, say))
    except KeyboardInterrupt:
        return 130
    except Complaint:
        raise
    except Exception:  # through the log, which keeps secrets to itself; Python would print whatever it says
        _log.critical("a mistake of ours ends the program", exc_info=True)
        return 1
    return 0


def say(line: str) -> None:
    """A line for the host."""
    print(line, flush=True)


def at_terminal() -> bool:
    """Whether somebody sits there and reads."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
