"""Copies of a database in use: whole, checked, and never half a file under the name that was asked for."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from storage import Damaged, Store, StoreError
from storage.backup import check, copy
from tests.storage.test_store import FIELDS, SEATS, entry


def files(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.iterdir())


async def test_a_copy_while_play_goes_on_is_of_one_moment(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "caravel.db")
    table = await store.create(FIELDS, SEATS)
    stop = asyncio.Event()

    async def play() -> int:
        n = 0
        while not stop.is_set():
            n += 1
            await store.append(table, n, fields={"n": n, "state": b"s" * 5000}, entry=entry(n), snapshot=(n, 0))
        return n

    player = asyncio.create_task(play())
    said = [await store.backup(tmp_path / f"copy{k}.db") for k in range(4)]
    stop.set()
    moves = await player
    assert moves > 4
    counts = []
    for k in range(4):
        copy = sqlite3.connect(tmp_path / f"copy{k}.db")
        (n,) = copy.execute("select n from tables").fetchone()
        assert copy.execute("select count(*), max(n) from log").fetchone() == (n, n or None)
        assert copy.execute("pragma integrity_check").fetchone() == ("ok",)
        assert copy.execute("select count(*) from lease").fetchone() == (0,)
        assert f"tables 1, entries {n}" in said[k]
        counts.append(n)
        copy.close()
    assert counts == sorted(counts)
    await store.close()


async def test_a_copy_is_on_the_disk_before_it_has_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(tmp_path / "caravel.db")
    written: list[int] = []
    fsync = os.fsync

    def noting(fd: int) -> None:
        written.append(os.fstat(fd).st_ino)
        fsync(fd)

    def reach(point: str) -> None:
        if point == "backup-checked":
            (part,) = tmp_path.glob(".copy.db.*.part")
            assert part.stat().st_ino in written
        elif point == "backup-named":
            assert tmp_path.stat().st_ino in written  # and its name as well

    monkeypatch.setattr(os, "fsync", noting)
    copy(store.db.path, tmp_path / "copy.db", reach)
    await store.close()


async def test_a_copy_can_be_played_on(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "caravel.db")
    table = await store.create(FIELDS, SEATS)
    await store.backup(tmp_path / "copy.db")
    copy = await Store.open(tmp_path / "copy.db")  # although the bot it is of still runs
    assert await copy.append(table, 1, fields={"n": 1}, entry=entry(1)) == 2
    await copy.close()
    stored = await store.load(table)
    assert stored is not None and stored.row.version == 1
    await store.close()


async def test_a_copy_by_another_process_of_a_bot_that_runs_or_not(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    store = await Store.open(path)
    await store.create(FIELDS, SEATS)
    assert "tables 1" in await Store.copy(path, tmp_path / "running.db")
    await store.close()
    assert "tables 1" in await Store.copy(path, tmp_path / "stopped.db")
    assert (tmp_path / "stopped.db").stat().st_mode & 0o777 == 0o600  # it holds the secrets of running games
    assert files(tmp_path) == ["caravel.db", "caravel.db.lock", "running.db", "stopped.db"]


async def test_what_was_there_stays_until_the_new_copy_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = tmp_path / "caravel.db", tmp_path / "copy.db"
    store = await Store.open(path)
    await store.backup(target)
    before = target.read_bytes()
    await store.create(FIELDS, SEATS)

    def bad(path: Path) -> str:
        raise Damaged("as if the copy were no good")

    monkeypatch.setattr("storage.backup.check", bad)
    with pytest.raises(Damaged):
        await store.backup(target)
    assert target.read_bytes() == before and not any(name.endswith(".part") for name in files(tmp_path))
    monkeypatch.undo()
    assert "tables 1" in await store.backup(target)
    await store.close()


async def test_what_cannot_be_copied(tmp_path: Path) -> None:
    path = tmp_path / "caravel.db"
    with pytest.raises(StoreError, match="there is no database"):
        await Store.copy(path, tmp_path / "copy.db")
    store = await Store.open(path)
    with pytest.raises(StoreError, match="the database itself"):
        await store.backup(path)
    with pytest.raises(StoreError, match="No such file"):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    await store.close()
    assert files(tmp_path) == ["caravel.db", "caravel.db.lock"]


async def test_the_check_finds_damage(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "caravel.db")
    table = await store.create(FIELDS, SEATS)
    for n in range(1, 40):
        await store.append(table, n, fields={"n": n, "state": b"s" * 3000}, entry=entry(n), snapshot=(n, 0))
    copy = tmp_path / "copy.db"
    await store.backup(copy)
    await store.close()
    assert "entries 39" in check(copy)
    raw = bytearray(copy.read_bytes())
    raw[20_000:60_000] = b"\x55" * 40_000
    copy.write_bytes(raw)
    with pytest.raises(StoreError):
        check(copy)
    empty = tmp_path / "empty.db"
    empty.write_bytes(b"")
    with pytest.raises(Damaged, match="empty"):
        check(empty)
    orphan = tmp_path / "orphan.db"
    await (await Store.open(orphan)).close()
    conn = sqlite3.connect(orphan)
    conn.execute("insert into drafts values (5, 0, '', x'')")
    conn.commit()
    conn.execute("pragma journal_mode = delete")
    conn.close()
    with pytest.raises(Damaged, match="without their table"):
        check(orphan)
