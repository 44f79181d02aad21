"""Whether the bot on this data folder is all right."""

from __future__ import annotations

import argparse
import time

import msgspec

from bot import health
from bot.complaint import Complaint
from bot.settings import read_settings


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Say how the bot on this data folder is doing: whether it shows signs of life, is connected to Discord, and "
        "gets its messages posted. Exit status 1 if not; a container's health check asks this."
    )
    parser.add_argument("--json", action="store_true", help="for programs")


def main(args: argparse.Namespace) -> int:
    folder = read_settings().data
    try:
        found = health.read(folder)
    except (OSError, msgspec.DecodeError) as no:
        raise Complaint(f"{folder / health.FILE}: no bot has reported here yet", 1) from no
    wrong = found.trouble(time.time())
    if args.json:
        said = {**msgspec.to_builtins(found), "trouble": wrong, "note": found.note()}
        print(msgspec.json.encode(said).decode())
    else:
        print("; ".join(filter(None, (wrong or f"well: connected, {found.running} tables running", found.which()))))
        if found.note():
            print(found.note())
    return 1 if wrong else 0
