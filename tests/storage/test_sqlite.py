"""What is SQLite's own: the file, its lock, its disk, the thread."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from storage import Full, Locked, ReadOnly, Store
from tests.storage.test_store import FIELDS, SEATS, dump, entry, out


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "caravel.db", busy=0.1)
    yield store
    await store.close()


async def test_nobody_else_can_write_between_what_a_change_reads_and_what_it_writes(store: Store) -> None:
    def work(c: sqlite3.Connection) -> None:
        c.execute("select count(*) from tables").fetchone()
        other = sqlite3.connect(store.db.path, timeout=0.0, isolation_level=None)
        with contextlib.closing(other), pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("begin immediate")

    await store.db.write(work)


async def test_a_database_locked_by_another_is_told_and_nothing_is_written(store: Store) -> None:
    table = await store.create(FIELDS, SEATS)
    other = sqlite3.connect(store.db.path, isolation_level=None)
    other.execute("begin immediate")
    with pytest.raises(Locked, match="locked"):
        await store.append(table, 1, fields={"n": 1}, entry=entry(1))
    stored = await store.load(table)  # reading goes on
    other.execute("rollback")
    other.close()
    assert stored is not None and stored.row.version == 1
    assert await store.append(table, 1, fields={"n": 1}, entry=entry(1)) == 2


async def test_a_database_that_cannot_be_written_is_told(store: Store) -> None:
    table = await store.create(FIELDS, SEATS)
    await store.db.run(lambda c: c.execute("pragma query_only = on"))
    with pytest.raises(ReadOnly, match="cannot be written"):
        await store.append(table, 1, fields={"n": 1})
    await store.db.run(lambda c: c.execute("pragma query_only = off"))


async def test_a_full_disk_is_told_and_nothing_is_half_written(store: Store) -> None:
    table = await store.create(FIELDS, SEATS)
    pages = await store.db.run(lambda c: c.execute("pragma page_count").fetchone()[0])
    await store.db.run(lambda c: c.execute(f"pragma max_page_count = {pages + 2}"))
    before = await dump(store)
    with pytest.raises(Full, match="no room"):
        await store.append(table, 1, fields={"state": b"x" * 100_000}, entry=entry(1))
    assert await dump(store) == before
    await store.db.run(lambda c: c.execute("pragma max_page_count = 1000000"))
    assert await store.append(table, 1, fields={"state": b"x" * 100_000}, entry=entry(1)) == 2


async def test_a_mistake_in_a_statement_is_no_trouble_of_the_database(store: Store) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await store.db.run(lambda c: c.execute("select * from songs"))


@pytest.mark.synced
async def test_the_settings_that_confirmed_moves_rest_on(store: Store) -> None:
    def read(c: sqlite3.Connection) -> list[Any]:
        return [c.execute(f"pragma {p}").fetchone()[0] for p in ("journal_mode", "synchronous", "foreign_keys")]

    assert await store.db.run(read) == ["wal", 2, 1]
    assert await store.db.run(lambda c: threading.get_ident()) != threading.get_ident()
    with pytest.raises(sqlite3.IntegrityError):
        await store.set_draft(99, 0, "0.1", b"of no table")


async def test_one_move_is_one_hop_to_the_thread(store: Store) -> None:
    table = await store.create(FIELDS, SEATS)
    hops = 0
    put = store.db._conn._tx.put_nowait

    def counted(job: Any) -> None:
        nonlocal hops
        hops += 1
        put(job)

    store.db._conn._tx = type("Counted", (), {"put_nowait": staticmethod(counted), "get": None})()  # type: ignore[assignment]
    await store.append(table, 1, fields={"n": 1}, entry=entry(1), snapshot=(1, 0), outbox=[out("notice", "n")])
    assert hops == 1
