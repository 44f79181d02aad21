"""Whatever column of whatever table of the database holds nonsense: the bot starts, and another table is played on."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.rules import Refused
from tests.service.fakes import ANNA, BORIS, GLEB, VERA, Bench, Machine

DAY = 86400.0
NONSENSE: dict[str, tuple[object, ...]] = {"TEXT": ("{",), "INTEGER": (2**62,), "REAL": (1e300,), "BLOB": (b"\xff",)}
# What says how the database itself is to be read, and who uses it: to spoil that is not to spoil a row.
ITSELF = {"lease", "sqlite_sequence", "components"}


async def stocked(machine: Machine) -> tuple[int, int]:
    """A table with something of every kind on it, and another."""
    bench = await machine.run()
    service = bench.service
    harmed = await service.tables.open(7, 70, ANNA, "toy", size=4, clock="quick", invited=[GLEB.id])
    for person in (BORIS, VERA):
        await service.tables.join(harmed.id, person)
    await service.tables.add_computer(harmed.id, ANNA.id)
    await service.tables.start(harmed.id, ANNA.id)
    other = await bench.table(VERA, GLEB)
    await bench.do(await bench.tables.find(harmed.id), ANNA.id, "bid", "coin=1")
    await service.pauses.propose(harmed.id, BORIS.id, bench.clock.at + DAY)
    over = await bench.table(ANNA, BORIS)
    await bench.play(over, 1000)
    await service.people.set(ANNA.id, zone="Europe/Berlin", digest=True)
    await service.absences.begin(VERA.id, bench.clock.at + 2 * DAY, "random")
    await service.guilds.set(7, language="ru")
    await service.promises.give("9", harmed.id, ANNA.id, {"token": "x"})
    await bench.store.set_draft(harmed.id, 1, "1.1", b"draft")
    await bench.store.put([("order", harmed.id, 1, "x", "{}", 0.0), ("gone", harmed.id, GLEB.id, "left", 0.0)])
    await bench.store.put([("gain", harmed.id, 1, 0, 5.0), ("clock", harmed.id, 0, 100.0, 0)])
    await machine.stop()
    return harmed.id, other.id


def columns(path: Path) -> list[tuple[str, str, str]]:
    """Table, column and kind of all that a row may hold, but for what names the row."""
    with closing(sqlite3.connect(path)) as db:
        names = [n for (n,) in db.execute("select name from sqlite_master where type = 'table'") if n not in ITSELF]
        return [
            (name, column, kind)
            for name in names
            for _, column, kind, _, _, key in db.execute(f"pragma table_info({name})")
            if not key and column not in ("table_id", "id")
        ]


def spoilt(path: Path, name: str, column: str, value: object, harmed: int, other: int) -> bool:
    """Whether the database takes such a value: of all rows but those of the other table."""
    about = {"tables": f"id != {other}"}.get(name, "1")
    with closing(sqlite3.connect(path)) as db:
        kept = f"and table_id != {other}" if name not in ("tables", "preferences", "guilds", "votes") else ""
        if "table_id" not in {c for _, c, *_ in db.execute(f"pragma table_info({name})")}:
            kept = ""
        try:
            done = db.execute(f"update {name} set {column} = ? where {about} {kept}", (value,)).rowcount
        except sqlite3.Error:
            return False  # the database itself does not take it
        db.commit()
    return done > 0


async def goes_on(bench: Bench, other: int) -> None:
    service = bench.service
    await service.start()
    await bench.outbox.drain()
    before = (await bench.tables.find(other)).n
    assert await bench.play(await bench.tables.find(other), 1), "the other table is played on"
    assert (await bench.tables.find(other)).n > before
    for _ in range(3):
        bench.clock.at += DAY
        while await service.timers.sweep():
            pass
        await bench.outbox.drain()
    await service.tables.expire()
    await service.pulse()
    for user in (ANNA.id, BORIS.id, VERA.id, GLEB.id):
        with suppress(Refused):  # one sentence
            await service.tables.of_user(user)
        with suppress(Refused):
            await service.reminders.waiting(user)
    assert not service.computers._workers or all(not w.done() for w in service.computers._workers)


async def test_any_column_of_any_table(tmp_path: Path) -> None:
    first = Machine(tmp_path)
    harmed, other = await stocked(first)
    path = tmp_path / "caravel.db"
    whole = path.read_bytes()
    assert not path.with_name("caravel.db-wal").exists()
    found, tried, wrong = columns(path), 0, []
    for name, column, kind in found:
        for n, value in enumerate(NONSENSE[kind]):
            folder = tmp_path / f"{name}-{column}-{n}"
            folder.mkdir()
            (folder / "caravel.db").write_bytes(whole)
            if not spoilt(folder / "caravel.db", name, column, value, harmed, other):
                continue
            tried += 1
            machine = Machine(folder)
            machine.clock.at = first.clock.at
            try:
                await goes_on(await machine.run(), other)
            except Exception as no:
                wrong.append(f"{name}.{column} = {value!r}: {no!r}")
            finally:
                with suppress(Exception):
                    await machine.stop()
    assert tried > 40
    assert not wrong, "\n".join(wrong)
