"""`kill -9` between any two steps of a reminder: it comes, it comes once, and it does not come at night."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.service.lives import Lives
from tests.service.people.killed_reminders import ZONES

# Where, and at which time it comes by there, one kill after the other over the same database.
POINTS = {
    "before-commit": (31, 58),
    "after-commit": (40, 63),
    "before-claim": (12, 20),
    "claimed": (9, 17),
    "posted": (3, 6),
    "delivered": (10, 16),
    "marked": (11, 15),
}


@pytest.fixture(scope="module")
def lives() -> Iterator[Lives]:
    lives = Lives("tests.service.people.killed_reminders")
    yield lives
    lives.close()


def check(folder: Path) -> list[dict[str, Any]]:
    """All that must hold whenever the process is dead; returns what has been posted."""
    path = folder / "posts"
    lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    assert max(Counter(line["nonce"] for line in lines).values(), default=0) <= 1, "posted twice"
    reminders = [line for line in lines if line["kind"] == "reminder"]
    counted = Counter((r["user"], r["table"], r["since"], r["n"]) for r in reminders if not r["was"]["snoozed"])
    assert max(counted.values(), default=0) <= 1, "reminded twice"
    notes = Counter((u["user"], u["table"], u["since"]) for u in lines if u["kind"] == "unanswered")
    assert max(notes.values(), default=0) <= 1, "the table was told twice"
    for line in lines:
        if line["kind"] in ("reminder", "digest"):
            hour = datetime.fromtimestamp(line["at"], ZoneInfo(ZONES[line["user"] - 1])).hour
            assert 8 <= hour < 23, "in quiet hours"
    db = sqlite3.connect(folder / "caravel.db")
    try:
        there = set(db.execute("select table_id, user_id from timers where kind = 'remind'"))
        wanted = set()
        for table, asked in db.execute("select id, asked from tables where status = 'running'").fetchall():
            owner = dict(db.execute("select seat, user_id from seats where table_id = ?", (table,)))
            wanted |= {(table, owner[seat]) for seat, *_ in json.loads(asked) if owner[seat]}
        assert there == wanted, "who is waited for has a timer, and nobody else"
    finally:
        db.close()
    return lines


@pytest.mark.parametrize("point", POINTS)
def test_killed_at_a_point(lives: Lives, tmp_path: Path, point: str) -> None:
    seed = list(POINTS).index(point) * 10
    for life, count in enumerate(POINTS[point]):
        ended = lives.live(tmp_path, (tmp_path, seed + life, 120), f"{point}:{count}")
        assert ended.status == -9, f"{point} was not reached {count} times: {ended.err}"
        check(tmp_path)
    ended = lives.live(tmp_path, (tmp_path, seed + 9, 10))
    assert ended.status == 0, ended.err
    lines = check(tmp_path)
    kinds = Counter(line["kind"] for line in lines)
    assert kinds["reminder"] > 5
    db = sqlite3.connect(tmp_path / "caravel.db")
    try:
        assert db.execute("select count(*) from outbox where done_at is null").fetchone() == (0,)
        told = {(u["user"], u["table"], u["since"]) for u in lines if u["kind"] == "unanswered"}
        rows = db.execute("select user_id, table_id, payload from timers where kind = 'remind'").fetchall()
        assert {(user, table, json.loads(wait)["since"]) for user, table, wait in rows} <= told, "lost"
    finally:
        db.close()
