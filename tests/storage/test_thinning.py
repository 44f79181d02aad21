"""Snapshots that an older program has left go bit by bit: what can be made anew, nothing else, whatever happens."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from storage import Store, thinning
from storage.migrating import MIGRATIONS, found
from tests.storage.test_store import FIELDS, SEATS, entry

ROOT = Path(__file__).parents[2]
BEFORE = 9  # the schema of programs that kept a snapshot of nearly every entry
ALL = {"toy": 1}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of such a program: three tables, a snapshot of each entry."""
    migrations = tmp_path / "migrations"
    migrations.mkdir()
    for number, file in found(MIGRATIONS).items():
        if number <= BEFORE:
            (migrations / file.name).write_text(file.read_text("utf-8"), "utf-8")
    path = tmp_path / "old.db"

    async def play() -> None:
        store = await Store.open(path, migrations=migrations)
        for _ in range(3):
            await dense(store, 23)
        await store.close()

    asyncio.run(play())
    return path


async def dense(store: Store, last: int, **fields: object) -> int:
    table = await store.create({**FIELDS, **fields}, SEATS)
    await store.append(table, 1, fields={"state": b"0"}, snapshot=(0, 0))
    for n in range(1, last + 1):
        await store.append(table, n + 1, fields={"n": n, "state": b"%d" % n}, entry=entry(n), snapshot=(n, 0))
    return table


def kept(path: Path, table: int) -> list[int]:
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("select n, state from snapshots where table_id = ? order by n", (table,)).fetchall()
    assert all(state == b"%d" % n for n, state in rows), "what stays is as it was"
    return [n for n, _ in rows]


async def test_what_lies_close_together_goes_table_by_table_and_a_few_at_a_time(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinning, "PIECE", 4)
    store = await Store.open(old)
    new = await dense(store, 12)
    before, bits = [kept(old, table) for table in (1, 2, 3)], 0
    while await store.thin(5, ALL):
        bits += 1
        after = [kept(old, table) for table in (1, 2, 3)]
        gone = [len(set(b) - set(a)) for b, a in zip(before, after, strict=True)]
        assert sum(gone) <= 4 and sum(map(bool, gone)) <= 1
        before = after
        await store.append(new, 13 + bits, fields={"state": b"12"})  # play goes on meanwhile
    assert [kept(old, table) for table in (1, 2, 3)] == [[0, 5, 10, 15, 20]] * 3 and bits == 15
    assert kept(old, new) == list(range(13)), "a table of this program needs no thinning"
    assert not await store.thin(5, ALL), "once, and not again"
    await store.close()
    again = await Store.open(old)
    assert not await again.thin(5, ALL)
    await again.close()


async def test_what_cannot_be_made_anew_stays(old: Path) -> None:
    with closing(sqlite3.connect(old)) as db:
        db.execute("update log set verb = '=undone' where table_id = 1 and n in (3, 13)")
        db.execute("update log set verb = '=rules' where table_id = 2 and n = 9")
        db.execute("update tables set rules = 2 where id = 3")
        db.commit()
    store = await Store.open(old)
    while await store.thin(5, ALL):
        pass
    await store.close()
    assert kept(old, 1) == [0, 3, 8, 13, 18, 23]
    assert kept(old, 2) == [*range(10), 14, 19], "what is older was played by other rules"
    assert kept(old, 3) == list(range(24)), "this program does not replay what was played by those"


@pytest.mark.parametrize("point", ["before-begin", "thinned", "before-commit", "after-commit"])
def test_a_kill_at_any_step_loses_nothing(old: Path, point: str) -> None:
    """Each life is killed a step later than the one before it, until one gets through."""
    wanted, lives, before = {0, 5, 10, 15, 20}, 0, [set(range(24))] * 3
    while True:
        lives += 1
        command = [sys.executable, "-m", "tests.storage.killed_thinning", str(old), point, str(lives + 2)]
        status = subprocess.run(command, cwd=ROOT).returncode
        with closing(sqlite3.connect(old)) as db:
            assert db.execute("pragma integrity_check").fetchall() == [("ok",)]
        after = [set(kept(old, table)) for table in (1, 2, 3)]
        assert all(wanted <= a <= b for a, b in zip(after, before, strict=True))
        before = after
        if status == 0:
            break
        assert status == -signal.SIGKILL
    assert lives > 3 and after == [wanted] * 3
