"""Put a table from a file into the database."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import storage
from bot.app import WallClock
from bot.games import GAMES
from bot.service.transfer import LARGEST, BadFile, Taken, put_in, read
from bot.settings import read_settings
from storage import StoreError

from . import Complaint


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Put the table in FILE, written by `caravel export`, into the database, while the bot is stopped. Its log is "
        "replayed first. When the bot starts again, whoever is asked is asked anew. A running table that was not "
        "moved (`caravel export --move`) is put in as a copy: the game may go on where it was, so the copy tells "
        "neither its key nor its record and counts in no statistics. Who plays the copy still sees what comes there."
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--guild", type=int, metavar="ID", help="the server, where it is another one here")
    parser.add_argument("--channel", type=int, metavar="ID", help="the channel to play in, where it is another one")
    parser.add_argument(
        "--instead", action="store_true", help="the table it was copied from is played no more: this is the game now"
    )


def main(args: argparse.Namespace) -> int:
    try:
        if args.file.stat().st_size > LARGEST:
            raise Complaint(f"{args.file}: too large for a table", 1)
        taken = read(args.file.read_bytes())
    except OSError as no:
        raise Complaint(f"{args.file}: {no.strerror or no}", 1) from no
    except BadFile as no:
        raise Complaint(f"{args.file}: {no}", 1) from no
    place: dict[str, object] = {}
    if args.guild:
        place["guild"] = args.guild
    if args.channel:
        place |= {"channel": args.channel, "thread": 0}
    settings = read_settings()
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        table, name, copied = asyncio.run(_put(settings.database, taken, place, args.instead))
    except (StoreError, BadFile, OSError) as no:
        raise Complaint(f"{args.file}: {no}", 1) from no
    print(f"table {table}: {name}{', a copy' if copied else ''}")
    return 0


async def _put(database: Path, taken: Taken, place: dict[str, object], instead: bool) -> tuple[int, str, bool]:
    store = await storage.open(database)
    try:
        return await put_in(store, GAMES, WallClock(), taken, place, instead)
    finally:
        await store.close()
