"""Waking hours: when somebody may be reminded, by the clock on their wall. Pure; times in seconds since 1970.

A time is quiet if the local clock shows a quiet time then, or the local day is a quiet one. So an hour that comes twice
in a night of a change is quiet twice, and one that is left out is not missed. All sums are made in UTC: within one zone
Python subtracts the clock faces, and a night would be an hour too long or too short.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

DAY = 1440  # minutes
LEAST_AWAKE = 7 * 60  # minutes of a week; who has fewer has no quiet hours, for else a reminder might never come
FURTHEST = 20  # days that are looked through for the next waking moment


class Hours(msgspec.Struct, frozen=True):
    """When somebody is not to be disturbed: minutes of the local day, also over midnight; whole days of the week."""

    zone: str = ""  # of the IANA database, "" for UTC
    quiet_from: int = 23 * 60
    quiet_to: int = 8 * 60  # the same as `quiet_from`: no quiet hours
    quiet_days: str = ""  # ISO weekdays, "67" for the weekend


@lru_cache(maxsize=1)
def _names() -> frozenset[str]:
    return frozenset(available_timezones())


def known(name: str) -> bool:
    """Whether there is such a zone."""
    return name in _names()


@lru_cache(maxsize=256)
def zone(name: str) -> tzinfo:
    """A zone by its name; UTC for none, or for one that this machine does not know (any more)."""
    return ZoneInfo(name) if known(name) else UTC


def waking_minutes(hours: Hours) -> int:
    """Minutes of an ordinary week that are not quiet, by the settings alone."""
    quiet = (hours.quiet_to - hours.quiet_from) % DAY
    return (7 - len(set(hours.quiet_days) & set("1234567"))) * (DAY - quiet)


def _always(hours: Hours) -> bool:
    """Whether nothing is ever quiet: because nothing was set, or because all but nothing would be left."""
    return not LEAST_AWAKE <= waking_minutes(hours) < 7 * DAY


def awake(at: float, hours: Hours) -> bool:
    """Whether that moment is not quiet."""
    if _always(hours):
        return True
    local = datetime.fromtimestamp(at, zone(hours.zone))
    if str(local.isoweekday()) in hours.quiet_days:
        return False
    begin, end, now = hours.quiet_from, hours.quiet_to, local.hour * 60 + local.minute
    return not (begin <= now < end if begin <= end else now >= begin or now < end)


def spans(at: float, hours: Hours) -> Iterator[tuple[float, float]]:
    """Times in which somebody is awake from `at` on, [begin, end), one after the other and without end."""
    if _always(hours):
        yield at, float("inf")
        return
    day = datetime.fromtimestamp(at, zone(hours.zone)).date() - timedelta(days=1)
    begin = at
    up = awake(at, hours)
    while True:
        for edge in _edges(hours, day.toordinal()):
            if edge <= at:
                continue
            if (now := awake(edge, hours)) != up:
                if up:
                    yield begin, edge
                begin, up = edge, now
            at = edge
        day += timedelta(days=1)


@lru_cache(maxsize=4096)
def _edges(hours: Hours, ordinal: int) -> tuple[float, ...]:
    """Moments of a local day at which quiet may begin or end: by its settings, at midnight, where clocks change."""
    local, day = zone(hours.zone), date.fromordinal(ordinal)
    found = {
        _moment(day, minute, local, fold) for minute in (0, hours.quiet_from, hours.quiet_to) for fold in (False, True)
    }
    begin, end = _moment(day, 0, local), _moment(day + timedelta(days=1), 0, local)
    if _offset(begin, local) != _offset(end, local):
        found.add(_change(begin, end, local))
    return tuple(sorted(found))


def _moment(day: date, minute: int, local: tzinfo, fold: bool = False) -> float:
    """When a clock shows that; with `fold` the second time. One that it never shows: as if it had not been changed."""
    face = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=local, fold=int(fold))
    return face.timestamp()


def _offset(at: float, local: tzinfo) -> timedelta:
    return datetime.fromtimestamp(at, local).utcoffset() or timedelta()


def _change(begin: float, end: float, local: tzinfo) -> float:
    """The second from which on the offset is another than at `begin`."""
    first, low, high = _offset(begin, local), int(begin), int(end)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _offset(middle, local) == first else (low, middle)
    return float(high)


def next_awake(at: float, hours: Hours) -> float:
    """The first waking moment from `at` on."""
    return next(spans(at, hours))[0]


def add_waking(at: float, seconds: float, hours: Hours) -> float:
    """When so many waking seconds have gone by since `at`: a waking moment itself."""
    left = seconds
    for begin, end in spans(at, hours):
        if left < end - begin:
            return begin + left
        left -= end - begin
    raise AssertionError("spans have no end")


def waking_between(begin: float, end: float, hours: Hours) -> float:
    """How many seconds somebody is awake from `begin` to `end`; 0 if there is nothing between them."""
    found = 0.0
    for a, b in spans(begin, hours):
        if a >= end:
            break
        found += min(b, end) - a
    return found


def next_hour(at: float, hours: Hours, wanted: Iterable[int]) -> float:
    """The next time after `at` that the local clock shows one of these full hours, and it is no quiet time.

    In a night of a change an hour that comes twice counts the first time, one that is left out when it would have come.
    Where all of them are quiet: the next waking moment after `at`.
    """
    local = zone(hours.zone)
    today = datetime.fromtimestamp(at, local).date()
    for days in range(FURTHEST):
        day = today + timedelta(days=days)
        for moment in sorted(_moment(day, hour * 60, local) for hour in set(wanted)):
            if moment > at and awake(moment, hours):
                return moment
    return next_awake(at + 1.0, hours)
