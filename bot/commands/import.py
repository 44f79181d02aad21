"""Put a table from a file into the database."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot.app import WallClock, open_store
from bot.complaint import Complaint, contents
from bot.games import GAMES
from bot.service.history.table_file import LARGEST
from bot.service.history.transfer import BadFile, Taken, put_in, read
from bot.settings import Settings, read_settings
from bot.text.fluent import text
from storage import StoreError


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Put the table in FILE, written by `caravel export`, into the database, while the bot is stopped. Its log is "
        "replayed first. When the bot starts again, open questions are asked again. A running table that was not "
        "moved (`caravel export --move`) becomes a copy: the game may be going on where it was, so the copy tells "
        "neither its key nor its record and counts in no statistics. Whoever plays the copy sees what is to come there."
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--guild", type=discord_id, metavar="ID", help="the server, if it is a different one")
    parser.add_argument(
        "--channel", type=discord_id, metavar="ID", help="the channel to play in, if it is a different one"
    )
    parser.add_argument(
        "--instead", action="store_true", help="the table it was copied from is no longer played: this is the game now"
    )


def discord_id(text: str) -> int:
    """A number as Discord gives them; raises `ArgumentTypeError`."""
    if not text.isdecimal() or not 0 < int(text) < 2**63:
        raise argparse.ArgumentTypeError(f"{text!r} is not the ID of a server or channel")
    return int(text)


def main(args: argparse.Namespace) -> int:
    try:
        taken = read(contents(args.file, LARGEST, "a table"))
    except BadFile as no:
        raise Complaint(f"{args.file}: {no}", 1) from no
    place: dict[str, object] = {}
    if args.guild:
        place["guild"] = args.guild
    if args.channel:
        place |= {"channel": args.channel, "thread": 0}
    settings = read_settings()
    try:
        table, name, copied = asyncio.run(_put(settings, taken, place, args.instead))
    except (StoreError, BadFile, OSError) as no:
        raise Complaint(f"{args.file}: {no}", 1) from no
    print(f"table {table}: {name}{', a copy' if copied else ''}")
    return 0


async def _put(settings: Settings, taken: Taken, place: dict[str, object], instead: bool) -> tuple[int, str, bool]:
    clock = WallClock()
    store = await open_store(settings, clock, text(settings.language))
    try:
        return await put_in(store, GAMES, clock, taken, place, instead)
    finally:
        await store.close()
