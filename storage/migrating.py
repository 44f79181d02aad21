"""Migrations: the same files for every database, each in a transaction of its own."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from .errors import Damaged, TooNew
from .port import Connection, Database

MIGRATIONS = Path(__file__).with_name("migrations")
_VERSIONS = "create table if not exists schema_version (version integer primary key, at real not null);\n"


def found(folder: Path = MIGRATIONS) -> dict[int, Path]:
    """The migrations in a folder, by number."""
    return {int(p.name.split("_")[0]): p for p in sorted(folder.glob("[0-9]*_*.sql"))}


def checked(name: str, version: int, newest: int | None = None) -> int:
    """The schema version of a database; raises `TooNew` where it is past the `newest`, by default what we know."""
    newest = newest if newest is not None else max(found(), default=0)
    if version > newest:
        raise TooNew(
            f"{name}: the database is newer than this program (its version is {version}, known up to {newest}); "
            "install the newer program"
        )
    return version


def statements(text: str) -> list[str]:
    """The statements of a script, one by one: `executescript` would commit on its own."""
    out, begun = [], ""
    for line in text.splitlines():
        begun += line + "\n"
        if sqlite3.complete_statement(begun):
            out.append(begun.strip())
            begun = ""
    if any(line.strip() and not line.strip().startswith("--") for line in begun.splitlines()):
        raise Damaged("a migration ends in the middle of a statement")
    return out


def script(path: Path) -> list[str]:
    """The statements of a migration, and before them that which notes what was done."""
    return statements(_VERSIONS + path.read_text("utf-8"))


async def migrate(db: Database, now: float, folder: Path = MIGRATIONS) -> int:
    """Bring the schema up to the newest migration; returns the version."""
    todo = found(folder)
    version = await db.run(lambda c: db.version(c, max(todo, default=0)))
    for number in sorted(n for n in todo if n > version):

        def work(c: Connection, number: int = number) -> None:
            db.begin_migration(c)
            if db.version(c, max(todo)) >= number:
                return  # another process was quicker
            for statement in script(todo[number]):
                for one in db.translated(statement):
                    c.execute(one)
                db.reach("in-migration")
            c.execute("insert into schema_version (version, at) values (?, ?)", (number, now))

        await db.write(work)
    return max(todo, default=0)
