"""`caravel backup FILE`: a safe copy of the database, while the bot goes on."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.settings import Settings, read_settings
from storage import Store, StoreError


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = "Copy the database of a running or stopped bot to FILE, and check the copy by opening it."
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--force", action="store_true", help="replace FILE if it exists")


async def _copy(settings: Settings, target: Path) -> str:
    return await Store.copy(settings.database, target)


def main(args: argparse.Namespace) -> int:
    settings = read_settings()
    if args.file.exists() and not args.force:
        print(f"{args.file}: exists already; --force replaces it", file=sys.stderr)
        return 1
    try:
        print(asyncio.run(_copy(settings, args.file)))
    except (StoreError, OSError) as no:
        print(f"{args.file}: {no}", file=sys.stderr)
        return 1
    return 0
