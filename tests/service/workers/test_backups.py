"""Backups by the clock: made, checked, thinned out, put back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

import storage
from bot.rules import Stale
from bot.service.workers.backups import KIND, Backups, dropped, name_of
from storage import InUse, StoreError, backup
from tests.service.fakes import ANNA, BORIS, Bench, Machine

DAY = 86400.0


def copies(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.glob("*.sqlite3"))


@pytest.fixture
def backups(bench: Bench, tmp_path: Path) -> Backups:
    backups = Backups(bench.store, bench.clock, tmp_path / "backups", DAY)
    bench.service.timers.on(KIND, backups.due)
    return backups


async def test_a_copy_a_day_each_of_them_a_whole_database(bench: Bench, backups: Backups, tmp_path: Path) -> None:
    table = await bench.table(ANNA, BORIS)
    await backups.plan()
    await backups.plan()
    assert len(await bench.store.timers("backup")) == 1
    bench.clock.at += 61
    assert await bench.service.timers.sweep() == 1
    (first,) = copies(tmp_path / "backups")
    assert "tables 1" in backup.check(tmp_path / "backups" / first)
    assert await bench.service.timers.sweep() == 0
    await bench.play(table, 5)
    for _ in range(3):
        bench.clock.at += DAY
        await bench.service.timers.sweep()
    assert len(copies(tmp_path / "backups")) == 4


async def test_after_a_long_stop_one_is_made_soon_and_after_a_short_one_it_waits(
    bench: Bench, backups: Backups, tmp_path: Path
) -> None:
    await backups.make()
    bench.clock.at += 3600
    await backups.plan()
    (planned,) = await bench.store.timers("backup")
    assert planned.due == pytest.approx(bench.clock.at + DAY - 3600, abs=2)
    bench.clock.at += 3 * DAY
    await bench.store.put([("no-timers", "backup", 0)])
    await backups.plan()
    (planned,) = await bench.store.timers("backup")
    assert planned.due == bench.clock.at + 60


async def test_one_that_fails_is_tried_again_in_an_hour(bench: Bench, backups: Backups, tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("in the way")
    await backups.plan()
    bench.clock.at += 61
    assert await bench.service.timers.sweep() == 1
    (planned,) = await bench.store.timers("backup")
    assert planned.due == bench.clock.at + 3600
    (tmp_path / "backups").unlink()
    bench.clock.at += 3600
    await bench.service.timers.sweep()
    assert len(copies(tmp_path / "backups")) == 1


def test_the_newest_of_seven_days_and_of_four_weeks_are_kept() -> None:
    start = 1_700_000_000.0
    names = [name_of(start + i * DAY / 2) for i in range(100)]
    gone = dropped([*names, "notes.txt", "caravel.sqlite3"])
    kept = [n for n in names if n not in gone]
    assert names[-1] in kept and "notes.txt" not in gone and "caravel.sqlite3" not in gone
    days = {n[8:16] for n in kept}
    assert len(kept) == len(days) and 7 <= len(kept) <= 11
    assert {n[8:16] for n in names[-14::2]} <= days | {names[-15][8:16]}
    assert dropped(kept) == []


async def test_restore_puts_a_backup_in_place_and_keeps_what_was_there(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    bench = await machine.run()
    table = await bench.table(ANNA, BORIS)
    database, copy = bench.store.db.path, tmp_path / "copy.sqlite3"
    await bench.store.backup(copy)
    await bench.play(table, 6)
    n = (await bench.now(table)).n
    with pytest.raises(InUse):
        backup.restore(copy, database, "old.db")
    await machine.stop()
    told = backup.restore(copy, database, "old.db")
    assert "tables 1" in told and "old.db" in told
    for path, last in ((database, 0), (database.with_name("old.db"), n)):
        store = await storage.open(path)
        assert (await store.load(table.id)).row.n == last
        await store.close()


async def test_what_a_killed_bot_had_only_in_its_log_is_kept_as_well(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    bench = await machine.run()
    table = await bench.table(ANNA, BORIS)
    database, copy = bench.store.db.path, tmp_path / "copy.sqlite3"
    await bench.store.backup(copy)
    await bench.play(table, 6)
    n = (await bench.now(table)).n
    left = tmp_path / "left"
    left.mkdir()
    for tail in ("", "-wal", "-shm"):
        (left / (database.name + tail)).write_bytes(database.with_name(database.name + tail).read_bytes())
    await machine.stop()
    assert (left / "caravel.db-wal").stat().st_size
    backup.restore(copy, left / database.name, "old.db")
    for name, last in ((database.name, 0), ("old.db", n)):
        store = await storage.open(left / name)
        assert (await store.load(table.id)).row.n == last
        await store.close()


@pytest.mark.parametrize("harm", ["missing", "text", "foreign", "cut"])
async def test_what_is_no_backup_is_refused_and_nothing_changes(tmp_path: Path, harm: str) -> None:
    database, source = tmp_path / "caravel.sqlite3", tmp_path / "copy"
    await (await storage.open(database)).close()
    before = database.read_bytes()
    if harm == "text":
        source.write_text("not a database at all" * 100)
    elif harm == "foreign":
        c = sqlite3.connect(source)
        c.execute("create table x (y)")
        c.close()
    elif harm == "cut":
        source.write_bytes(before[:4096])
    with pytest.raises(StoreError):
        backup.restore(source, database, "old.db")
    assert database.read_bytes() == before and not (tmp_path / "old.db").exists()


@pytest.mark.parametrize("point", ["backup-copied", "backup-named", "restore-kept", "restore-named"])
async def test_killed_at_any_point_a_whole_database_is_there(tmp_path: Path, point: str) -> None:
    database, source = tmp_path / "caravel.sqlite3", tmp_path / "copy.sqlite3"
    await (await storage.open(database)).close()
    backup.copy(database, source)

    class Killed(BaseException):
        pass

    def reach(at: str) -> None:
        if at == point:
            raise Killed

    with pytest.raises(Killed):
        backup.restore(source, database, "old.db", reach)
    backup.check(database)
    assert "tables 0" in backup.restore(source, database, "older.db")


async def test_after_a_restore_tables_are_told_and_whoever_is_asked_is_asked_anew(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    bench = await machine.run()
    table = await bench.bids(await bench.table(ANNA, BORIS), 3, 2)
    lobby = await bench.tables.open(7, 70, ANNA, "toy")
    over = await bench.table(ANNA, BORIS)
    await bench.play(over, 1000)
    await bench.outbox.drain()
    database, copy = bench.store.db.path, tmp_path / "copy.sqlite3"
    await bench.store.backup(copy)
    desk = await bench.turns.desk(table.id, ANNA.id)
    await bench.play(table, 5, seed=3)
    lost = await bench.service.pauses.propose(table.id, ANNA.id, bench.clock.at + DAY)
    late = await bench.tables.open(7, 70, ANNA, "toy")
    await machine.stop()
    backup.restore(copy, database, "old.db")

    bench = await machine.run()
    assert (await bench.tables.open(7, 70, BORIS, "toy")).id > late.id, "old buttons lead to no other table"
    p = await bench.service.pauses.propose(table.id, ANNA.id, bench.clock.at + DAY)
    assert p.id > lost.id, "nor to another question"
    await bench.service.timers.sweep()
    await bench.outbox.drain()
    now = await bench.now(table)
    assert (now.n, now.asked, now.seats) == (table.n, table.asked, table.seats) and now.version > table.version + 100
    told = sorted((r.table, r.payload["id"]) for r in bench.herald.of("notice"))
    assert told == [(table.id, "notice-restored"), (lobby.id, "notice-restored")]
    (question,) = bench.herald.of("question")
    assert question.payload["ping"] == [0]
    (answered,) = bench.herald.of("answered")
    assert answered.payload["why"] == "restored" and answered.message
    offer = desk.decision.offers[0]
    with pytest.raises(Stale):
        await bench.turns.act(table.id, ANNA.id, offer.verb, offer.sample(lambda n: 0), desk.tag)
    assert not await bench.service.timers.sweep(), "told once"
    await bench.play(now, 1000)
    assert (await bench.now(table)).status == "over"
    await machine.stop()


@pytest.mark.parametrize("kind", ["a backup", "file and log", "file alone", "read only"])
async def test_check_judges_what_a_restore_would_bring(tmp_path: Path, kind: str) -> None:
    """Whatever kind of copy it is: and it is left as it was."""
    machine = Machine(tmp_path)
    bench = await machine.run()
    table = await bench.table(ANNA, BORIS)
    await bench.play(table, 6)
    n = (await bench.now(table)).n
    copy = tmp_path / "kept" / "copy.db"
    copy.parent.mkdir()
    if kind in ("a backup", "read only"):
        await bench.store.backup(copy)
    else:
        for tail in ("", "-wal") if kind == "file and log" else ("",):
            (copy.with_name(copy.name + tail)).write_bytes(
                bench.store.db.path.with_name(f"caravel.db{tail}").read_bytes()
            )
    await machine.stop()
    before = {p.name: p.read_bytes() for p in copy.parent.iterdir()}
    if kind == "read only":
        copy.chmod(0o400)
    fresh = tmp_path / "fresh" / "caravel.sqlite3"
    try:
        said = backup.judge(copy)
    except StoreError as no:
        with pytest.raises(type(no)):
            backup.restore(copy, fresh, "old")
        assert kind == "file alone" and not fresh.exists()
    else:
        backup.restore(copy, fresh, "old")
        store = await storage.open(fresh)
        assert (await store.load(table.id)).row.n == n
        assert f"entries {n + 1}" in said
        await store.close()
    assert {p.name: p.read_bytes() for p in copy.parent.iterdir()} == before


async def test_two_that_are_missed_are_counted_and_the_log_says_it_once_an_hour(
    bench: Bench, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    backups = Backups(bench.store, bench.clock, tmp_path / "backups", 50.0)
    bench.service.timers.on(KIND, backups.due)
    (tmp_path / "backups").write_text("in the way")
    await backups.plan()
    for _ in range(100):
        bench.clock.at += 60
        await bench.service.timers.sweep()
    assert backups.missed() >= 2
    assert sum("no backup" in r.message for r in caplog.records) == 2, "in 100 minutes"
    (tmp_path / "backups").unlink()
    bench.clock.at += 60
    await bench.service.timers.sweep()
    assert backups.missed() < 2


async def test_a_clock_that_was_ahead_does_not_put_the_next_one_off(bench: Bench, backups: Backups) -> None:
    bench.clock.at += 400 * DAY
    await backups.make()
    await backups.plan()
    bench.clock.at -= 400 * DAY
    await backups.plan()
    (planned,) = await bench.store.timers("backup")
    assert planned.due <= bench.clock.at + DAY


async def test_what_is_missed_is_known_after_a_restart_and_a_folder_that_cannot_be_read_ends_nothing(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk for backups that is gone looks like one on which none was ever made."""
    folder = tmp_path / "backups"
    first = Backups(bench.store, bench.clock, folder, DAY)
    bench.service.timers.on(KIND, first.due)
    await first.plan()
    bench.clock.at += 61
    await bench.service.timers.sweep()
    assert not first.failing and len(copies(folder)) == 1
    gone = tmp_path / "elsewhere"
    folder.rename(gone)
    folder.write_text("in the way")
    for _ in range(3):
        bench.clock.at += DAY
        await bench.service.timers.sweep()
    assert first.failing and first.missed() == 2
    again = Backups(bench.store, bench.clock, folder, DAY)
    await again.plan()
    assert again.missed() == 2

    def denied(self: Path) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as closed:
        closed.setattr(Path, "iterdir", denied)
        await again.plan()
    assert again.missed() == 2
    await bench.store.put([("timer", bench.clock.at, KIND, 0, 0, "", "[]")])
    await again.plan()
    folder.unlink()
    bench.clock.at += 61
    bench.service.timers.on(KIND, again.due)
    await bench.service.timers.sweep()
    assert not again.failing and again.missed() < 1
