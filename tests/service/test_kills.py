"""`kill -9` at any instant: what was confirmed is there, nothing is there twice, every question is posted once."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import storage
from bot.games import GAMES
from bot.rules.record import Record
from bot.rules.replay import Replay
from bot.service.history.record_lines import lines
from storage import Store
from storage.backup import check
from tests.postgres import Server
from tests.service.lives import Lives

# Where, and at which time it comes by there, one kill after the other over the same database.
POINTS = {
    "in-migration": (1, 9),
    "before-begin": (3, 40, 17),
    "after-insert": (2, 21, 33),
    "before-commit": (5, 60, 23),
    "after-commit": (2, 47, 30),
    "before-claim": (2, 9, 14),
    "claimed": (1, 7, 12),
    "posted": (1, 5, 8),
    "delivered": (2, 6, 13),
    "marked": (1, 8, 11),
    "backup-begun": (1, 2),
    "backup-copied": (1, 3),
    "backup-checked": (1, 2),
    "backup-named": (1, 2),
}
AT_RANDOM = 15  # more kills, at any time: 50 in all
# The same of a process whose database is on a server: what lies between its words to it, and some at any time.
ON_SERVER = {"in-migration": (3,), "after-insert": (2, 11), "before-commit": (5, 23), "after-commit": (2, 17)} | {
    "claimed": (1, 7),
    "delivered": (2, 6),
}


async def never(n: int) -> bytes:
    raise AssertionError("no rules have changed")


class World:
    """A database, what has been posted, and what was confirmed, over all lives of the process."""

    def __init__(self, lives: Lives, folder: Path, url: str = "") -> None:
        self._lives, self.folder, self.seed, self.lives = lives, folder, 0, 0
        self.url = url  # of the server that the database is on
        self.confirmed: dict[tuple[int, int], list[str]] = {}
        self.undone: set[tuple[int, int]] = set()

    def live(self, at: str = "", actions: int = 300, delay: float | None = None) -> int:
        """A life of the process, until it is killed or done; returns how it ended."""
        self.seed += 1
        status, out, err = self._lives.live(self.folder, (self.folder, self.seed, actions, self.url), at, delay)
        assert status in (0, -9), err
        assert not err, err
        self.lives += 1
        for line in out.splitlines():
            word, *rest = line.split(" ")
            if word == "ok":
                self.confirmed[int(rest[0]), int(rest[1])] = rest[2:]
            elif word == "undone":
                self.undone |= {(int(rest[0]), int(n)) for n in rest[1:]}
        return status

    def check(self, settled: bool = False) -> None:
        """All that must hold whenever the process is dead; and when all is `settled`, that nothing is left to post."""
        if self.url:  # what is there as a file, to be asked the same
            if storage.is_new(self.url):
                assert not self.confirmed
                return
            asyncio.run(Store.copy(self.url, self.folder / "caravel.db"))
        db = sqlite3.connect(self.folder / "caravel.db")
        try:
            assert db.execute("pragma integrity_check").fetchall() == [("ok",)]
            assert db.execute("pragma foreign_key_check").fetchall() == []
            if not db.execute("select 1 from sqlite_master where name = 'tables'").fetchone():
                assert not self.confirmed
                return
            self._moves(db)
            self._posts(db, settled)
        finally:
            db.close()
        if (self.folder / "copy.db").exists():
            assert "checked" in check(self.folder / "copy.db")

    def _moves(self, db: sqlite3.Connection) -> None:
        log = {
            (table, n): (str(seat), verb, json.loads(words), auto, undone)
            for table, n, seat, verb, words, auto, undone in db.execute(
                "select table_id, n, seat, verb, words, auto, undone_at from log where n > 0"
            )
        }
        for at, said in self.confirmed.items():
            assert at in log, f"the confirmed move {at} is lost"
            assert [log[at][0], log[at][1], *log[at][2]] == said
        for at in self.undone:
            assert log[at][4] is not None, f"the confirmed undo of {at} is lost"
        unsaid = [at for at, row in log.items() if not row[3] and at not in self.confirmed]
        assert len(unsaid) <= self.lives  # what was written just before a kill, at most one a life
        for table, n, seats, options, key, state, status, asked, question, epoch in db.execute(
            "select id, n, (select count(*) from seats where table_id = id), options, key, state, status, asked, "
            "question, epoch from tables where status != 'lobby'"
        ):
            assert sorted(at[1] for at in log if at[0] == table) == list(range(1, n + 1))
            self._replay(db, table, seats, options, key, state)
            people = {s for (s,) in db.execute("select seat from seats where table_id = ? and user_id", (table,))}
            waiting = [a for a in json.loads(asked) if a[0] in people]
            left = json.loads(question)["left"] if question else None  # it may go on when computers have played
            assert bool(question and not left) == bool(waiting), "who is asked has a message, and else there is none"
            assert status == "over" or asked != "[]"
            if question:
                about = json.loads(question)["key"]
                sql = "select count(*) from outbox where table_id = ? and kind = 'question' and about = ?"
                assert db.execute(sql, (table, about)).fetchone() == (1,)
            assert epoch >= len(
                {u for (u,) in db.execute("select undone_at from log where undone_at and table_id = ?", (table,))}
            )

        agreed = "select count(*) from proposals where status = 'agreed'"
        (done,) = db.execute("select count(*) from log where verb = '=undone'").fetchone()
        assert done >= db.execute(agreed).fetchone()[0]  # alone with the computer it is done without a proposal
        timed = "select key from timers where kind = 'proposal' order by cast(key as integer)"
        open_ones = [str(n) for (n,) in db.execute("select id from proposals where status = 'open' order by id")]
        assert [key for (key,) in db.execute(timed)] == open_ones

    def _replay(self, db: sqlite3.Connection, table: int, seats: int, options: str, key: bytes, state: bytes) -> None:
        """The state is what the log makes of the key, undone by consent and all."""
        names = [d[1] for d in db.execute("pragma table_info(log)")]
        rows = [
            SimpleNamespace(**dict(zip(names, row, strict=True)))
            for row in db.execute("select * from log where table_id = ? order by n", (table,))
        ]
        record = Record("puerto_rico", seats, options=json.loads(options), key=key)
        record.rows = asyncio.run(lines(rows, never))
        g = Replay(record, GAMES).run()
        assert g.rules.dump(g.s) == state

    def _posts(self, db: sqlite3.Connection, settled: bool) -> None:
        path = self.folder / "posts"
        lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
        nonces = Counter(line["nonce"] for line in lines)
        questions = Counter((line["table"], line["key"]) for line in lines if line["kind"] == "question")
        assert max(nonces.values(), default=0) <= 1, "posted twice"
        assert max(questions.values(), default=0) <= 1, "pinged twice"
        rows: list[tuple[Any, ...]] = db.execute("select kind, nonce, result, table_id, about from outbox").fetchall()
        assert set(nonces) <= {row[1] for row in rows}, "posted, but never committed"
        for kind, nonce, result, table, about in rows:
            if kind != "question":
                continue
            sql = "select count(*) from posts where table_id = ? and kind = 'question' and key = ?"
            (kept,) = db.execute(sql, (table, about)).fetchone()
            assert nonces[nonce] == {"posted": kept, "overtaken": 0}.get(result, nonces[nonce])
            assert not settled or result in ("posted", "overtaken")
        if settled:
            assert db.execute("select count(*) from outbox where done_at is null").fetchone() == (0,)
            for table, question in db.execute("select id, question from tables where question != ''"):
                assert questions[table, json.loads(question)["key"]] == 1, "the open question was never posted"

    def settle(self) -> None:
        """A life that is not disturbed, with some more play."""
        assert self.live(actions=6) == 0
        self.check(settled=True)


@pytest.fixture(scope="module")
def lives() -> Iterator[Lives]:
    lives = Lives("tests.service.killed")
    yield lives
    lives.close()


@pytest.mark.parametrize("point", POINTS)
def test_killed_at_a_point(lives: Lives, tmp_path: Path, point: str) -> None:
    world = World(lives, tmp_path)
    for count in POINTS[point]:
        assert world.live(at=f"{point}:{count}") == -9, f"{point} was not reached {count} times"
        world.check()
    world.settle()
    assert world.confirmed


def test_killed_at_any_time(lives: Lives, tmp_path: Path) -> None:
    world, rnd = World(lives, tmp_path), random.Random()
    for n in range(5 * AT_RANDOM):
        if n >= AT_RANDOM and len(world.confirmed) > AT_RANDOM:
            break  # a slow machine confirms less in each life, and lives more often
        assert world.live(delay=rnd.random() * 0.15) == -9
        world.check()
    world.settle()
    assert len(world.confirmed) > AT_RANDOM


@pytest.mark.parametrize("point", ON_SERVER)
def test_killed_at_a_point_with_a_server(lives: Lives, tmp_path: Path, postgres: Server, point: str) -> None:
    world = World(lives, tmp_path, postgres.fresh())
    for count in ON_SERVER[point]:
        assert world.live(at=f"{point}:{count}") == -9, f"{point} was not reached {count} times"
        world.check()
    world.settle()
    assert world.confirmed


def test_there_are_kills_enough() -> None:
    assert sum(len(counts) for counts in POINTS.values()) + AT_RANDOM >= 45
