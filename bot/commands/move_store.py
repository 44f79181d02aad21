"""Bring everything from one database into another: from an SQLite file to PostgreSQL, or back."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path
from urllib.parse import urlsplit

import storage
from bot.complaint import Complaint
from bot.service.service import BEAT_SECONDS
from storage import Store, StoreError
from storage.moving import move


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Bring everything from the database FROM into TO, which is empty, and hold every row against what it was. The "
        "bot must be stopped. Play goes on from TO; no bot starts on FROM any more. If it is cut short, the same line "
        "once more goes on. Each is the path of an SQLite file or postgresql://USER@HOST/DATABASE, without a password, "
        "for others on this machine can read what is typed: it is taken from CARAVEL_DATABASE where that is the same "
        "database, else from PGPASSWORD or ~/.pgpass."
    )
    parser.add_argument("source", metavar="FROM", type=where)
    parser.add_argument("target", metavar="TO", type=where)


def where(text: str) -> Path | str:
    """A path, or an address with the password that the environment has for it."""
    if not storage.is_url(text):
        return Path(text)
    try:
        if urlsplit(text).password:
            raise argparse.ArgumentTypeError(
                "leave the password out: put it into CARAVEL_DATABASE, PGPASSWORD or ~/.pgpass"
            )
    except ValueError as no:
        raise argparse.ArgumentTypeError("this is no address of a database") from no
    known = os.environ.get("CARAVEL_DATABASE", "").strip()
    return known if known and storage.shown(known) == storage.shown(text) else text


def main(args: argparse.Namespace) -> int:
    try:
        print(asyncio.run(_move(args.source, args.target)))
    except StoreError as no:
        raise Complaint(str(no), 1) from no
    return 0


async def _move(source: Path | str, target: Path | str) -> str:
    if source == target:
        raise Complaint("FROM and TO are the same database")
    if await asyncio.to_thread(storage.is_new, source):
        name = storage.shown(source) if isinstance(source, str) else source
        raise Complaint(f"{name}: there is no database to be moved", 1)
    old = await Store.open(source, moving=True)
    try:
        new = await Store.open(target, moving=True)
        try:
            alive = asyncio.create_task(_alive(old, new))
            try:
                return await move(old.db, new.db)
            finally:
                alive.cancel()
        finally:
            await new.close()
    finally:
        await old.close()


async def _alive(*stores: Store) -> None:
    """Show signs of life, so that no bot takes over what is being moved."""
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        for store in stores:
            await store.beat()
