"""What a database has gone through, written down by the database itself: past the bot, in whatever process it was."""

from __future__ import annotations

import sqlite3
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

NOW = "(julianday('now') - 2440587.5) * 86400.0"  # seconds by the clock of this machine, not by that of the soak

SCHEMA = f"""
create table soak_states (table_id, version, n, epoch, status, asked, paused, real);
create table soak_seats (table_id, version, seat, user_id, real);
create table soak_rows (id, what, real);
create table soak_away (user_id, until, real);
create table soak_gone (table_id, user_id, gone, real);
create table soak_settled (id, status, version, real);
create trigger soak_states after update of version on tables begin insert into soak_states values
    (new.id, new.version, new.n, new.epoch, new.status, new.asked, new.paused, {NOW}); end;
create trigger soak_seats after insert on seats begin insert into soak_seats
    select new.table_id, version, new.seat, new.user_id, {NOW} from tables where id = new.table_id; end;
create trigger soak_made after insert on outbox begin insert into soak_rows values (new.id, 'made', {NOW}); end;
create trigger soak_claimed after update of tries on outbox begin
    insert into soak_rows values (new.id, 'claimed', {NOW}); end;
create trigger soak_away after insert on preferences when new.name = 'away_until' begin
    insert into soak_away values (new.user_id, cast(new.value as real), {NOW}); end;
create trigger soak_here after delete on preferences when old.name = 'away_until' begin
    insert into soak_away values (old.user_id, 0.0, {NOW}); end;
create trigger soak_gone after insert on departures begin
    insert into soak_gone values (new.table_id, new.user_id, new.why = 'left', {NOW}); end;
create trigger soak_back after delete on departures begin
    insert into soak_gone values (old.table_id, old.user_id, 0, {NOW}); end;
create trigger soak_settled after update of status on proposals begin insert into soak_settled
    select new.id, new.status, version, {NOW} from tables where id = new.table_id; end;
"""


class State(NamedTuple):
    """A table after one of its changes. `real`: when, by the clock of this machine."""

    version: int
    n: int
    epoch: int
    status: str
    asked: tuple[tuple[int, int], ...]  # (seat, number of the question)
    paused: float
    real: float


class Absence(NamedTuple):
    """From `begin` to `end` (by the clock of this machine), at first until a date (by that of the soak)."""

    begin: float
    end: float
    until: float


def keep(database: Path) -> None:
    """Let the database write down from now on what becomes of it."""
    with closing(sqlite3.connect(database, timeout=30)) as db:
        db.executescript(SCHEMA)


class Chronicle:
    """What has been written down so far."""

    def __init__(self, database: Path) -> None:
        with closing(sqlite3.connect(database, timeout=30)) as db:
            self.states: defaultdict[int, list[State]] = defaultdict(list)
            for table, version, n, epoch, status, asked, paused, real in db.execute(
                "select * from soak_states order by rowid"
            ):
                questions = tuple((int(a[0]), int(a[2])) for a in msgspec.json.decode(asked))
                self.states[table].append(State(version, n, epoch, status, questions, paused, real))
            self.seats: defaultdict[tuple[int, int], list[tuple[int, int, float]]] = defaultdict(list)
            for table, version, seat, user, real in db.execute("select * from soak_seats order by rowid"):
                self.seats[table, seat].append((version, user, real))
            self.made: dict[int, float] = {}
            self.claims: defaultdict[int, list[float]] = defaultdict(list)
            for row, what, real in db.execute("select * from soak_rows order by rowid"):
                if what == "made":
                    self.made[row] = real
                else:
                    self.claims[row].append(real)
            self.absences = _absences(db.execute("select * from soak_away order by rowid").fetchall())
            self.gone: defaultdict[tuple[int, int], list[tuple[float, int]]] = defaultdict(list)
            for table, user, gone, real in db.execute("select * from soak_gone order by rowid"):
                self.gone[table, user].append((real, gone))
            self.settled: defaultdict[int, list[tuple[str, int, float]]] = defaultdict(list)
            for number, status, version, real in db.execute("select * from soak_settled order by rowid"):
                self.settled[number].append((status, version, real))

    def state(self, table: int, real: float) -> State | None:
        """A table as it was at a moment."""
        found = self.states[table]
        i = bisect_right([s.real for s in found], real)
        return found[i - 1] if i else None

    def user(self, table: int, seat: int, version: int) -> int:
        """Who sat there then; 0 for the computer."""
        return next((u for v, u, _ in reversed(self.seats[table, seat]) if v <= version), 0)

    def people(self, table: int, version: int) -> set[int]:
        """Everybody who sat at a table then."""
        return {self.user(table, seat, version) for t, seat in list(self.seats) if t == table} - {0}

    def version(self, table: int, n: int) -> int:
        """At which an entry was there for the first time."""
        return next((s.version for s in self.states[table] if s.n >= n), 0)

    def handed(self, table: int, seat: int, version: int, real: float) -> bool:
        """Whether a seat has changed hands after a version and before a moment."""
        user = self.user(table, seat, version)
        return any(v > version and u != user and at <= real for v, u, at in self.seats[table, seat])

    def absence(self, user: int, real: float) -> Absence | None:
        """That in which somebody was away at a moment."""
        return next((a for a in self.absences.get(user, ()) if a.begin < real < a.end), None)

    def claimed(self, row: int, real: float) -> float:
        """When a row was begun with for the last time before a moment; 0 for never."""
        return max((c for c in self.claims[row] if c <= real), default=0.0)

    def has_left(self, table: int, user: int, real: float) -> bool:
        """Whether it was known at a moment that somebody had left a table's server."""
        return next((bool(gone) for at, gone in reversed(self.gone[table, user]) if at <= real), False)


def _absences(rows: Sequence[Any]) -> dict[int, list[Absence]]:
    found: defaultdict[int, list[Absence]] = defaultdict(list)
    for user, until, real in rows:
        last = found[user][-1] if found[user] else None
        open_now = last is not None and last.end == float("inf")
        if last is not None and open_now:
            found[user][-1] = last._replace(end=real)
        if until:
            found[user].append(Absence(real, float("inf"), until))
    return found
