"""What can go wrong with a database. Each message is one sentence that can be shown as it is."""

from __future__ import annotations

import sqlite3
from pathlib import Path


class StoreError(Exception):
    """The database cannot be used, or not now; nothing was changed. `reason` is a word for programs."""

    reason = "unusable"


class Conflict(StoreError):
    """The table has changed since it was read, or is not there."""

    reason = "conflict"


class Locked(StoreError):
    """Another program holds the database locked."""

    reason = "locked"


class InUse(StoreError):
    """Another running bot has this database."""

    reason = "in-use"


class OtherShards(StoreError):
    """The processes on this database go by another number of shards."""

    reason = "other-shards"


class LeaseLost(StoreError):
    """Another bot took the database over, for this one had not shown signs of life."""

    reason = "lease-lost"


class ReadOnly(StoreError):
    """The database cannot be written."""

    reason = "read-only"


class Full(StoreError):
    """No room on the disk."""

    reason = "full"


class Damaged(StoreError):
    """The file is not a whole database."""

    reason = "damaged"


class TooNew(StoreError):
    """The database was written by a newer version of the program."""

    reason = "too-new"


class TooOld(StoreError):
    """The server is of a version that is too old."""

    reason = "too-old"


class Lost(StoreError):
    """The server could not be reached, or broke the connection off before anything was written."""

    reason = "lost"


class Unsure(StoreError):
    """The connection broke while a transaction was being committed: it is there whole, or not at all."""

    reason = "unsure"


class Moved(StoreError):
    """All of it was moved to another database, or is being moved here."""

    reason = "moved"


class Foreign(StoreError):
    """The file is a database of something else."""

    reason = "foreign"


_KINDS: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_BUSY: (Locked, "another program holds the database locked; try again in a moment"),
    sqlite3.SQLITE_LOCKED: (Locked, "another program holds the database locked; try again in a moment"),
    sqlite3.SQLITE_READONLY: (ReadOnly, "the database cannot be written; check the rights of the file and its folder"),
    sqlite3.SQLITE_FULL: (Full, "there is no room left on the disk"),
    sqlite3.SQLITE_CORRUPT: (Damaged, "the database is damaged; put a backup in its place"),
    sqlite3.SQLITE_NOTADB: (Damaged, "the file is not a database"),
    sqlite3.SQLITE_CANTOPEN: (StoreError, "the database cannot be opened; check its folder and the rights to it"),
    sqlite3.SQLITE_IOERR: (StoreError, "the disk isn't working properly"),
    sqlite3.SQLITE_PERM: (ReadOnly, "the database cannot be written; check the rights of the file and its folder"),
}


def told(wrong: sqlite3.Error, path: Path) -> Exception:
    """The `StoreError` that a trouble of SQLite means; a mistake of ours (a bad statement) is given back as it is."""
    code = getattr(wrong, "sqlite_errorcode", None)
    kind, text = _KINDS.get((code or 0) & 0xFF, (None, ""))
    return kind(f"{path}: {text}") if kind else wrong
