"""The clock of a seat: how much time there is, and what becomes of it when the table changes. Pure."""

from __future__ import annotations

from enum import Enum, auto

import msgspec

from ..core.model import Table
from ..people.waking_hours import Hours, waking_between

HOUR, DAY = 3600.0, 86400.0


class Preset(msgspec.Struct, frozen=True):
    """Seconds of waking time: to begin with, for each answer, and never more than."""

    bank: float
    bonus: float
    cap: float


PRESETS = {
    "quick": Preset(24 * HOUR, 4 * HOUR, 72 * HOUR),
    "easy": Preset(72 * HOUR, 12 * HOUR, 120 * HOUR),
    "weekly": Preset(7 * DAY, 24 * HOUR, 14 * DAY),
}


class Bank(msgspec.Struct, frozen=True):
    """What a seat had left when it was last reckoned (seconds of waking time), and how often it has run out."""

    left: float
    overrun: int = 0


class Running(msgspec.Struct, frozen=True):
    """In the timer of a clock that runs: since when, with how much, for whom and by whose waking hours."""

    since: float
    bank: float
    user: int
    hours: Hours

    def left(self, now: float) -> float:
        return max(0.0, self.bank - waking_between(self.since, now, self.hours))


class Left(msgspec.Struct, frozen=True):
    """The clock of a seat: what is left (seconds of waking time), when it runs out (0: it stands), how often it did."""

    seat: int
    bank: float
    due: float
    overrun: int


def timed(table: Table) -> bool:
    return table.clock in PRESETS and table.status == "running"


def questions(table: Table) -> dict[int, int]:
    """The number of the question that each seat is asked and the game waits for."""
    return {a.seat: a.sn for a in table.asked if not a.beside}


class Became(Enum):
    """What has become of a clock by a change of its table. The first three change nothing of it."""

    STANDS = auto()  # it did not run, and does not
    RUNS_ON = auto()
    DECIDED_BY_OTHERS = auto()  # it has run out, and they have not said yet what is to be done
    STARTED = auto()  # it runs from now on, by what is left
    STOPPED = auto()
    ANSWERED = auto()  # the bonus is due
    TAKEN_BACK = auto()  # and so is the bonus
    NEW_PERSON = auto()  # who begins with all of it


def became(
    before: Table | None,
    after: Table,
    seat: int,
    *,
    counts: bool,
    running: int = 0,
    given: bool = False,
    out: bool = False,
) -> Became:
    """What becomes of the clock of a seat. `before` is None where the table begins to be timed by `after.clock`.

    `counts`: the seat is asked, and time counts for its person. `running`: for whom its clock runs until now, 0 for
    nobody. `given`: something was given for answers that are taken back. `out`: nothing was left.
    """
    if before is None:
        return Became.STARTED if counts else Became.STANDS
    user, old = after.seats[seat].user, before.seats[seat]
    if user and user not in (old.user, old.belongs):
        return Became.NEW_PERSON
    asked_before, asked = questions(before).get(seat), questions(after).get(seat)
    if before.epoch == after.epoch:
        if counts and running == user and asked_before == asked:
            return Became.RUNS_ON
        if user and user == old.user and asked_before is not None and asked_before != asked:
            return Became.ANSWERED
    if given:
        return Became.TAKEN_BACK
    if counts:
        waits = out and not running and asked_before == asked
        return Became.DECIDED_BY_OTHERS if waits else Became.STARTED
    return Became.STOPPED if running else Became.STANDS
