"""Somebody is waited for: what has been said to them about it, and when the next word is due. Pure."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..core.model import Table
from ..core.timers import timer
from . import waking_hours as _hours
from .profiles import Profile
from .waking_hours import Hours

KIND = "remind"
NEVER = 1e11  # seconds since 1970: a row that waits for nothing but to be changed
LIMIT = 5  # reminders of one question
LONGEST_GAP = 48  # waking hours
NOTE_GAP = 24  # waking hours at most from the last reminder to the public note
SILENT = 240  # waking hours to the public note where nobody is to be reminded: what the usual reminders take

Word = Literal["reminder", "digest", "unanswered"]


class Wait(msgspec.Struct, frozen=True):
    """What is kept with the timer of a person at a table."""

    since: float  # asked at
    mark: float  # the next gap counts from here
    called: bool = True  # pinged with the question; else to be told of it in one message with others
    digested: float = 0.0  # when they were last told in such a message
    n: int = 0  # reminders so far
    snoozed: float = 0.0  # not before then, as they have asked
    held: float = 0.0  # a word that was due and could not go out comes then
    muted: bool = False  # no more of this question
    noted: bool = False  # the table was told

    @property
    def untold(self) -> bool:
        return not self.called and not self.digested


def earlier(wait: Wait, now: float, longest: float) -> Wait:
    """The same after the clock, by which some of it was set, has gone back to `now`. `longest`: that one may snooze."""
    ahead = max(0.0, wait.since - now, wait.mark - now, wait.digested - now)

    def latest(at: float) -> float:
        return at and min(at - ahead, now + longest) if at > now else at

    past = {name: min(getattr(wait, name), now) for name in ("since", "mark", "digested")}
    return msgspec.structs.replace(wait, snoozed=latest(wait.snoozed), held=latest(wait.held), **past)


def word(wait: Wait, profile: Profile) -> Word:
    """What is to be said next."""
    if wait.untold or (wait.snoozed and profile.digest):
        return "digest"
    if wait.snoozed:
        return "reminder"
    if wait.n >= LIMIT or wait.muted or not profile.remind:
        return "unanswered"
    return "digest" if profile.digest else "reminder"


def due(wait: Wait, profile: Profile, hours: Hours, paused: float) -> float:
    """When it is to be said: a waking moment of that person, not while they are away or the table is paused."""
    asleep = max(paused, profile.away_until)
    begin = max(wait.mark, asleep)
    what = word(wait, profile)
    if wait.held and what != "unanswered":
        return _awake(max(wait.held, asleep), hours)
    if wait.untold:
        return _hours.next_hour(begin, hours, profile.digest_hours) if profile.digest else _awake(begin, hours)
    if wait.snoozed:
        at = _awake(max(wait.snoozed, asleep), hours)
    elif what == "unanswered":
        if wait.noted:
            return NEVER
        return _hours.add_waking(begin, note_gap(wait, profile.remind) * 3600.0, hours)
    else:
        at = _hours.add_waking(begin, gap(wait.n, profile.remind) * 3600.0, hours)
    return _hours.next_hour(at - 1.0, hours, profile.digest_hours) if what == "digest" else at


def gap(n: int, remind: int) -> int:
    """Waking hours before reminder `n` + 1: they double, up to a limit."""
    return min(remind << n, max(remind, LONGEST_GAP))


def note_gap(wait: Wait, remind: int) -> int:
    """Waking hours before the table is told; without reminders as long as those still to come would have taken."""
    if not remind:
        return SILENT
    return sum(gap(n, remind) for n in range(wait.n, LIMIT)) + min(remind, NOTE_GAP)


def _awake(at: float, hours: Hours) -> float:
    return _hours.next_awake(at, hours)


def asked_of(table: Table) -> dict[int, set[tuple[int, int]]]:
    """By person: the seats and serial numbers of the questions that the game waits for."""
    found: dict[int, set[tuple[int, int]]] = {}
    if table.status == "running":
        for a in table.asked:
            if (user := table.seats[a.seat].user) and not a.beside:
                found.setdefault(user, set()).add((a.seat, a.sn))
    return found


def wait_of(row: Any) -> Wait:
    return msgspec.json.decode(row.payload, type=Wait)


def setting(at: float, table: int, user: int, wait: Wait) -> tuple[Any, ...]:
    """The write that sets the timer, or moves the one there is."""
    return timer(at, KIND, table, user, payload=wait)


def moving(row: Any, at: float, wait: Wait) -> tuple[Any, ...]:
    """The write that moves a timer, unless it was dropped or moved since `row` was read."""
    return ("move-timer", at, msgspec.json.encode(wait).decode(), row.kind, row.table_id, row.user_id, row.key, row.due)
