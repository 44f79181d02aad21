"""A database of an older program is thinned while play goes on, and every earlier state is what it was."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress

import pytest

from bot.rules import CannotUndo
from bot.service.history import undo
from bot.service.history.entries import SNAPSHOT_EVERY
from bot.service.tables import turns
from bot.service.workers import thinning
from tests.service.fakes import ALL, ANNA, BORIS, VERA, Bench


def snapshots(bench: Bench, table: int) -> list[int]:
    return [n for (n,) in bench.rows("select n from snapshots where table_id = ? order by n", table)]


def as_of_old(bench: Bench) -> None:
    """Say that all tables that are there come from a program that kept nearly every state."""
    with closing(sqlite3.connect(bench.store.db.path)) as db:
        db.execute("update chores set up_to = (select max(id) from tables) where name = 'thin'")
        db.commit()


async def dense(bench: Bench, monkeypatch: pytest.MonkeyPatch, moves: int, game: str):
    """A table with every state of its game but for those that undo took away."""
    with monkeypatch.context() as patched:
        patched.setattr(turns, "SNAPSHOT_EVERY", 0)
        patched.setattr(undo, "SNAPSHOT_EVERY", 0)
        table = await bench.table(ANNA, BORIS, VERA, game=game)
        for n in range(moves):
            if not (played := await bench.play(table, 1, seed=n)):
                break
            report = played[0]
            if n % 7 == 3:
                with suppress(CannotUndo):
                    await bench.turns.undo(table.id, report.table.seats[report.seat].user)
    return await bench.now(table)


@pytest.mark.parametrize("game", ["puerto_rico", "isle"])
async def test_earlier_states_are_what_they_were(bench: Bench, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    table = await dense(bench, monkeypatch, 90, game)
    other = await dense(bench, monkeypatch, 30, "toy")
    looks = {t.id: [await bench.turns.look(t.id, ANNA.id, at=n) for n in range(t.n + 1)] for t in (table, other)}
    undoable = [await _undoable(bench, table, person.id) for person in (ANNA, BORIS, VERA)]
    record = await bench.turns.history.record(table.id)
    many = len(snapshots(bench, table.id))
    assert many > table.n // 2
    as_of_old(bench)
    versions = {t.game: ALL[t.game].version for t in (table, other)}
    monkeypatch.setattr("storage.thinning.PIECE", 8)
    while await bench.store.thin(SNAPSHOT_EVERY, versions):
        for t in (table, other):
            for n in (t.n, t.n // 2, t.n - SNAPSHOT_EVERY):
                assert await bench.turns.look(t.id, ANNA.id, at=max(0, n)) == looks[t.id][max(0, n)]
    assert len(snapshots(bench, table.id)) <= table.n // SNAPSHOT_EVERY + 1
    for t in (table, other):
        assert [await bench.turns.look(t.id, ANNA.id, at=n) for n in range(t.n + 1)] == looks[t.id]
    assert [await _undoable(bench, table, person.id) for person in (ANNA, BORIS, VERA)] == undoable
    assert await bench.turns.history.record(table.id) == record


async def _undoable(bench: Bench, table, user: int):
    try:
        return await bench.turns.undoable(table.id, user)
    except CannotUndo as no:
        return no.text


async def test_it_runs_by_itself_until_nothing_is_left_and_waits_where_the_database_cannot(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await dense(bench, monkeypatch, 60, "puerto_rico")
    as_of_old(bench)
    monkeypatch.setattr(thinning, "TROUBLE", 0.0)
    worker, thin, troubles = bench.service.thinning, bench.store.thin, 2
    worker.pause = 0.0

    async def sometimes(*args):
        nonlocal troubles
        if troubles:
            troubles -= 1
            raise bench.store.Error("the database is in use")
        return await thin(*args)

    monkeypatch.setattr(bench.store, "thin", sometimes)
    worker.start()
    await bench.play(table, 5, seed=1)
    assert worker._task is not None
    async with asyncio.timeout(60):
        await worker._task
    assert not troubles and len(snapshots(bench, table.id)) <= table.n // SNAPSHOT_EVERY + 2
    await worker.stop()
