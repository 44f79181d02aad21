"""Put a backup in place of the database."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from bot.complaint import Complaint
from bot.settings import read_settings
from storage import StoreError, backup


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Check FILE, a backup, and put it in place of the database. The bot must be stopped. The old database is kept "
        "beside it under another name."
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--check", action="store_true", help="only check the backup, change nothing")


def main(args: argparse.Namespace) -> int:
    database = read_settings().database
    try:
        if args.check:
            print(f"{args.file}: {backup.judge(args.file)}")
            return 0
        print(backup.restore(args.file, database, f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"))
    except (StoreError, OSError) as no:
        raise Complaint(str(no), 1) from no
    return 0
