"""A database that should be there and is not: a mount that failed, a file copied without its log.

To begin anew without a word would look like the loss of every table, and the next backups would push the good ones out.
"""

from __future__ import annotations

from pathlib import Path

import storage
from bot.complaint import Complaint
from bot.settings import Settings
from bot.text.fluent import Text


def refuse_if_lost(settings: Settings, text: Text) -> None:
    """Raises `Complaint` where the data folder has no database of ours, but signs that it had one."""
    if settings.anew:
        return
    try:
        if not storage.is_new(settings.store):
            return
        signs = signs_of(settings)
    except storage.StoreError as no:
        raise Complaint(str(no), 1) from no
    except OSError as no:
        raise Complaint(text("start-folder", folder=str(settings.data), reason=no.strerror or str(no)), 1) from no
    if signs:
        if isinstance(settings.store, Path):
            raise Complaint(text("start-lost-database", database=str(settings.store), signs=", ".join(signs)), 1)
        raise Complaint(text("start-lost-server", database=storage.shown(settings.store), signs=", ".join(signs)), 1)


def signs_of(settings: Settings) -> list[str]:
    """The names of files that only a database which was in use leaves behind."""
    database, (backups, _) = settings.database, settings.backups
    beside = [database.with_name(f"{database.name}-wal"), settings.data / "commands.sha256"]
    if settings.server:
        beside.append(database)
    found = [p.name for p in beside if p.is_file() and p.stat().st_size]
    copies = sorted(p.name for p in backups.glob("caravel-*.sqlite3")) if backups.is_dir() else []
    return found + copies[-1:]
