"""Put a backup in place of the database."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

import storage
from bot.complaint import Complaint
from bot.settings import Settings, read_settings
from storage import StoreError, backup


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Check FILE, a backup, and put it in place of the database. The bot must be stopped. The old database is kept "
        "beside it under another name; of one on a server, a copy is put with the backups."
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true", help="only check the backup, change nothing")


def main(args: argparse.Namespace) -> int:
    settings = read_settings()
    stamp = time.strftime("%Y%m%d-%H%M%S")
    try:
        if args.check:
            print(f"{args.file}: {backup.judge(args.file)}")
            return 0
        if isinstance(settings.store, str):
            print(asyncio.run(_on_server(settings, args.file, stamp)))
        else:
            print(backup.restore(args.file, settings.database, f"{settings.database.name}.before-{stamp}"))
    except (StoreError, OSError) as no:
        raise Complaint(str(no), 1) from no
    return 0


async def _on_server(settings: Settings, file: Path, stamp: str) -> str:
    await asyncio.to_thread(backup.judge, file)
    was_new = await asyncio.to_thread(storage.is_new, settings.store)
    store = await storage.open(settings.store)
    try:
        kept = ""
        if not was_new:
            folder, _ = settings.backups
            aside = folder / f"before-{stamp}.sqlite3"
            await asyncio.to_thread(folder.mkdir, 0o700, True, True)
            await store.backup(aside)
            kept = f"; what was there is now {aside}"
        return await store.replace(file) + kept
    finally:
        await store.close()
