"""Opening: migrations, newer and foreign files, one bot at a time."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from storage import Damaged, Foreign, InUse, LeaseLost, Locked, ReadOnly, Store, StoreError, TooNew
from storage.lease import STALE_SECONDS
from storage.migrating import MIGRATIONS, found, statements


async def opened(path: Path) -> None:
    """Open and close, as a whole run of the program."""
    await (await Store.open(path)).close()


async def run(code: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Another process with this code, told the path."""
    command = [sys.executable, "-c", code, str(path)]
    return await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=300)


def rows(path: Path, sql: str) -> list[tuple[object, ...]]:
    conn = sqlite3.connect(path)
    try:
        return conn.execute(sql).fetchall()
    finally:
        conn.close()


def write(path: Path, *statements: str) -> None:
    conn = sqlite3.connect(path)
    for statement in statements:
        conn.execute(statement)
    conn.commit()
    conn.close()


async def test_a_new_database_is_the_owners_alone_and_whole(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    await opened(path)
    assert path.stat().st_mode & 0o777 == 0o600
    assert rows(path, "select max(version) from schema_version") == [(max(found(MIGRATIONS)),)]
    assert rows(path, "pragma integrity_check") == [("ok",)] and rows(path, "select * from lease") == []
    await opened(path)  # and once more


async def test_numbers_of_migrations_have_no_gap() -> None:
    assert sorted(found(MIGRATIONS)) == list(range(1, len(found(MIGRATIONS)) + 1))


async def test_migrations_go_on_from_where_the_database_is(tmp_path: Path) -> None:
    path, folder = tmp_path / "caravel.db", tmp_path / "migrations"
    await opened(path)
    folder.mkdir()
    for number, file in found(MIGRATIONS).items():
        (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
        last = number
    (folder / f"{last + 1:03}_more.sql").write_text(
        "create table more (a text default 'x;y'); -- a ; in a comment\ninsert into more values ('1');\n", "utf-8"
    )
    store = await Store.open(path, migrations=folder)
    await store.close()
    assert rows(path, "select * from more") == [("1",)]
    with pytest.raises(TooNew, match=f"its version is {last + 1}, known up to {last}"):
        await Store.open(path)


async def test_a_migration_that_fails_leaves_all_as_it_was(tmp_path: Path) -> None:
    path, folder = tmp_path / "caravel.db", tmp_path / "migrations"
    folder.mkdir()
    (folder / "001_good.sql").write_text("create table good (a text);", "utf-8")
    (folder / "002_bad.sql").write_text("create table half (a text);\ncreate table good (b text);", "utf-8")
    with pytest.raises(sqlite3.OperationalError):
        await Store.open(path, migrations=folder)
    assert rows(path, "select version from schema_version") == [(1,)]
    assert rows(path, "select name from sqlite_master where name = 'half'") == []


def test_a_script_is_taken_apart_at_its_statements() -> None:
    assert statements("-- one;\ncreate table a (b text default ';');\n\nselect\n 1;\n-- end\n") == [
        "-- one;\ncreate table a (b text default ';');",
        "select\n 1;",
    ]
    with pytest.raises(Damaged):
        statements("select 1")


async def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    await opened(path)
    write(path, "insert into schema_version values (99, 0)")
    before = path.read_bytes()
    with pytest.raises(TooNew, match="newer than this program") as no:
        await Store.open(path)
    assert str(path) in str(no.value) and "\n" not in str(no.value) and path.read_bytes() == before
    with pytest.raises(TooNew):
        await Store.copy(path, tmp_path / "copy.db")


async def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    other, text, empty = tmp_path / "other.db", tmp_path / "text.db", tmp_path / "empty.db"
    write(other, "create table songs (name text)")
    text.write_text("this is a letter and not a database, and it is long enough to be read as one " * 20)
    empty.write_bytes(b"")
    before = other.read_bytes(), text.read_bytes()
    with pytest.raises(Foreign, match="another program"):
        await Store.open(other)
    with pytest.raises(Damaged, match="not a database"):
        await Store.open(text)
    assert (other.read_bytes(), text.read_bytes()) == before
    await opened(empty)


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="No such file"):
        await Store.open(tmp_path / "nowhere" / "caravel.db")
    with pytest.raises(StoreError):
        await Store.open(tmp_path)


async def test_a_database_locked_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    await opened(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("begin immediate")
    with pytest.raises(Locked):
        await Store.open(path, busy=0.1)
    other.execute("rollback")
    other.close()
    await opened(path)


async def test_a_database_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "caravel.db"
    await opened(path)
    if os.geteuid():
        path.chmod(0o400)
    else:  # the superuser may write everything: let the system say no in its place
        real = os.open

        def refuse(name: object, flags: int, *more: int) -> int:
            if name == path and flags & os.O_RDWR:
                raise PermissionError(13, "Permission denied")
            return real(name, flags, *more)  # type: ignore[arg-type]

        monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(ReadOnly, match="cannot be written"):
        await Store.open(path)


async def test_a_second_bot_is_refused_and_a_closed_one_makes_room(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    first = await Store.open(path)
    with pytest.raises(InUse, match="another bot is running on this database"):
        await Store.open(path)
    code = (
        "import asyncio, sys, storage\nfrom pathlib import Path\n"
        "try: asyncio.run(storage.Store.open(Path(sys.argv[1])))\n"
        "except storage.InUse as no: print(no)"
    )
    other = await run(code, path)
    assert "another bot is running" in other.stdout, other.stderr
    await first.beat()
    await first.close()
    await opened(path)


async def test_a_bot_on_another_machine_is_waited_for_until_it_is_stale(tmp_path: Path) -> None:
    """A disk shared by two machines: the lock of the system does not reach so far, the row does."""
    path, now = tmp_path / "caravel.db", 1000.0
    await opened(path)
    write(path, "insert into lease values (1, 'them', 'elsewhere', 'another boot', 990.0, 0)")
    with pytest.raises(InUse, match=r"a bot on elsewhere is using this database.* wait 51 seconds"):
        await Store.open(path, now=lambda: now)
    assert rows(path, "select holder, beat from lease") == [("them", 990.0)]
    later = 990.0 + STALE_SECONDS
    store = await Store.open(path, now=lambda: later)
    assert rows(path, "select beat from lease where holder != 'them'") == [(later,)]
    await store.db.write(lambda c: c.execute("update lease set holder = 'them'"))
    with pytest.raises(LeaseLost):
        await store.beat()
    await store.close()
    assert rows(path, "select holder from lease") == [("them",)]  # what is another's is not given up


async def test_a_killed_bots_database_is_free_at_once(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    code = (
        "import asyncio, os, signal, sys, storage\nfrom pathlib import Path\n"
        "async def main():\n"
        "    await storage.Store.open(Path(sys.argv[1]))\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(main())"
    )
    died = await run(code, path)
    assert died.returncode == -9
    assert len(rows(path, "select * from lease")) == 1
    await opened(path)
