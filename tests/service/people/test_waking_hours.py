"""Waking hours over the changes of clocks: against the calendar, and against a clock read minute by minute."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.service.people.waking_hours import (
    LEAST_AWAKE,
    Hours,
    add_waking,
    awake,
    known,
    next_awake,
    next_hour,
    spans,
    waking_between,
    waking_minutes,
    zone,
)

CITIES = ("Europe/Berlin", "Europe/Moscow", "America/New_York", "Australia/Sydney")
# Zones with rules of their own: half an hour, midnight, Ramadan, two hours, quarters.
ODD = (
    *("Australia/Lord_Howe", "America/Havana", "Africa/Casablanca"),
    *("Antarctica/Troll", "Asia/Kathmandu", "Africa/Cairo", ""),
)
NIGHT = 23 * 60, 8 * 60


def at(text: str) -> float:
    """A moment in UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def utc(moment: float | None) -> str:
    assert moment is not None
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


# Quiet from 23 to 8 by the clock on the wall; what that is in UTC, on the evenings before and of each change.
STARTS = [
    ("Europe/Berlin", "2026-03-28", "22:00", "07:00", "06:00"),
    ("Europe/Berlin", "2026-03-29", "21:00", "06:00", "06:00"),
    ("Europe/Berlin", "2026-10-24", "21:00", "06:00", "07:00"),
    ("Europe/Berlin", "2026-10-25", "22:00", "07:00", "07:00"),
    ("Europe/Berlin", "2027-03-27", "22:00", "07:00", "06:00"),
    ("Europe/Berlin", "2027-03-28", "21:00", "06:00", "06:00"),
    ("Europe/Berlin", "2027-10-30", "21:00", "06:00", "07:00"),
    ("Europe/Berlin", "2027-10-31", "22:00", "07:00", "07:00"),
    *[
        ("Europe/Moscow", day, "20:00", "05:00", "05:00")
        for day in ("2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25", "2027-03-28", "2027-10-31")
    ],
    # 23:00 in New York is already the next day in UTC; so is 8:00 the day it was.
    ("America/New_York", "2026-03-07", "04:00+1", "13:00", "12:00"),
    ("America/New_York", "2026-03-08", "03:00+1", "12:00", "12:00"),
    ("America/New_York", "2026-10-31", "03:00+1", "12:00", "13:00"),
    ("America/New_York", "2026-11-01", "04:00+1", "13:00", "13:00"),
    ("America/New_York", "2027-03-13", "04:00+1", "13:00", "12:00"),
    ("America/New_York", "2027-03-14", "03:00+1", "12:00", "12:00"),
    ("America/New_York", "2027-11-06", "03:00+1", "12:00", "13:00"),
    ("America/New_York", "2027-11-07", "04:00+1", "13:00", "13:00"),
    # In Sydney summer time ends in April and begins in October; 8:00 is the evening before in UTC.
    ("Australia/Sydney", "2026-04-04", "12:00", "21:00-1", "22:00-1"),
    ("Australia/Sydney", "2026-04-05", "13:00", "22:00-1", "22:00-1"),
    ("Australia/Sydney", "2026-10-03", "13:00", "22:00-1", "21:00-1"),
    ("Australia/Sydney", "2026-10-04", "12:00", "21:00-1", "21:00-1"),
    ("Australia/Sydney", "2027-04-03", "12:00", "21:00-1", "22:00-1"),
    ("Australia/Sydney", "2027-04-04", "13:00", "22:00-1", "22:00-1"),
    ("Australia/Sydney", "2027-10-02", "13:00", "22:00-1", "21:00-1"),
    ("Australia/Sydney", "2027-10-03", "12:00", "21:00-1", "21:00-1"),
]


def moment(day: str, time: str, later: int = 0) -> float:
    shift = int(time[5:] or 0) + later
    return at(f"{day} {time[:5]}") + shift * 86400


def asleep(begin: float, hours: Hours) -> float:
    """When somebody who is awake falls asleep."""
    return next(spans(begin, hours))[1]


@pytest.mark.parametrize(("name", "day", "begins", "ended", "ends"), STARTS)
def test_quiet_begins_and_ends_by_the_wall(name: str, day: str, begins: str, ended: str, ends: str) -> None:
    """`ended`: of the night before (where the evening is not that of the change), `ends`: of the night that begins."""
    hours = Hours(name)
    noon = datetime.fromisoformat(f"{day} 12:00").replace(tzinfo=ZoneInfo(name)).timestamp()
    begin, end = moment(day, begins), moment(day, ends, 1)
    assert utc(asleep(noon, hours)) == utc(begin)
    assert utc(next_awake(begin, hours)) == utc(end)
    assert awake(begin - 1, hours) and not awake(begin, hours)
    assert not awake(end - 1, hours) and awake(end, hours)
    morning = moment(day, ended)
    assert awake(morning, hours) and not awake(morning - 1, hours)


@pytest.mark.parametrize("name", CITIES)
def test_fifteen_hours_of_a_day_are_awake_whatever_the_clocks_do(name: str) -> None:
    """Both changes of a year come in the night, so they shorten and lengthen the quiet, not the day."""
    hours = Hours(name)
    begin = datetime.fromisoformat("2026-01-01 12:00").replace(tzinfo=ZoneInfo(name)).timestamp()
    for days in (1, 7, 100, 365, 730):
        face = datetime.fromtimestamp(begin, ZoneInfo(name)) + timedelta(days=days)  # the same time of day
        end = face.timestamp()
        assert waking_between(begin, end, hours) == days * 15 * 3600
        assert add_waking(begin, days * 15 * 3600, hours) == end


def test_quiet_times_in_the_missing_and_the_doubled_hour() -> None:
    """2:30 is left out in one night in Berlin and comes twice in another."""
    till = Hours("Europe/Berlin", 22 * 60, 150)
    assert utc(next_awake(at("2026-03-28 23:00"), till)) == "2026-03-29 01:00"  # 3:00, for 2:30 is not there
    assert utc(next_awake(at("2026-10-24 23:00"), till)) == "2026-10-25 00:30"
    assert utc(asleep(at("2026-10-25 00:30"), till)) == "2026-10-25 01:00"  # 2:00 again
    assert utc(next_awake(at("2026-10-25 01:00"), till)) == "2026-10-25 01:30"
    short = Hours("Europe/Berlin", 120, 180)  # from 2 to 3
    assert utc(asleep(at("2026-03-28 12:00"), short)) == "2026-03-30 00:00"  # that night there is no such hour
    assert waking_between(at("2026-10-24 22:00"), at("2026-10-25 23:00"), short) == 23 * 3600


def test_days_of_the_week_are_those_of_the_person() -> None:
    weekend = Hours("Australia/Sydney", 0, 0, "67")
    assert utc(asleep(at("2026-11-25 00:00"), weekend)) == "2026-11-27 13:00"  # Saturday there
    assert utc(next_awake(at("2026-11-28 00:00"), weekend)) == "2026-11-29 13:00"


@pytest.mark.parametrize(
    "hours",
    [
        *(Hours("Europe/Berlin", 0, 1439), Hours("", 60, 59), Hours("", 0, 0, "1234567"), Hours("", 0, 1300, "12345")),
        *(Hours("Europe/Berlin", 0, 0), Hours("", 480, 480)),
    ],
)
def test_who_would_never_be_awake_has_no_quiet_hours(hours: Hours) -> None:
    """And who has none has none: neither goes looking for ever."""
    now = at("2026-03-29 01:00")
    assert awake(now, hours) and next_awake(now, hours) == now and asleep(now, hours) == float("inf")
    assert add_waking(now, 3600, hours) == now + 3600 and waking_between(now, now + 50, hours) == 50


def test_the_fewest_waking_hours_are_found() -> None:
    """An hour a week, in the hour that one night does not have."""
    hours = Hours("Europe/Berlin", 180, 120, "123456")
    assert waking_minutes(hours) < LEAST_AWAKE
    hours = Hours("Europe/Berlin", 9 * 60, 120, "123456")  # Sundays from 2 to 9
    assert utc(next_awake(at("2026-03-24 00:00"), hours)) == "2026-03-29 01:00"
    assert waking_between(at("2026-03-23 12:00"), at("2026-04-06 12:00"), hours) == (6 + 7) * 3600


@pytest.mark.parametrize(
    ("after", "wanted", "found"),
    [
        ("2026-03-28 12:00", (2, 9), "2026-03-29 01:00"),  # 2:00 is left out: when it would have come
        ("2026-10-24 12:00", (2,), "2026-10-25 00:00"),  # comes twice: the first time
        ("2026-10-25 00:00", (2,), "2026-10-26 01:00"),  # and only once
        ("2026-06-01 00:00", (9, 18), "2026-06-01 07:00"),
        ("2026-06-01 07:00", (9, 18), "2026-06-01 16:00"),
        ("2026-06-01 16:00", (9, 18), "2026-06-02 07:00"),
    ],
)
def test_full_hours_of_the_day(after: str, wanted: tuple[int, ...], found: str) -> None:
    assert utc(next_hour(at(after), Hours("Europe/Berlin", 0, 0), wanted)) == found


def test_a_full_hour_is_never_quiet() -> None:
    hours = Hours("Europe/Moscow", *NIGHT)
    assert utc(next_hour(at("2026-06-01 12:00"), hours, (3, 9))) == "2026-06-02 06:00"
    assert utc(next_hour(at("2026-06-01 12:00"), hours, (3, 5))) == "2026-06-01 12:00"  # none will do, and it is day
    assert utc(next_hour(at("2026-06-01 22:00"), hours, (3, 5))) == "2026-06-02 05:00"


def test_unknown_zones_are_utc() -> None:
    assert known("Europe/Berlin") and not known("Europe/Atlantis") and not known("../etc/passwd") and not known("")
    for name in ("", "Europe/Atlantis", "/etc/localtime"):
        assert zone(name) is UTC
    assert awake(at("2026-06-01 22:59"), Hours()) and not awake(at("2026-06-01 23:00"), Hours())


# -- against a clock that is read minute by minute --------------------------------------------------------------------
CHANGES = [
    at(f"{day} 00:00")
    for day in (
        *("2026-03-08", "2026-03-29", "2026-04-05", "2026-10-04", "2026-10-25", "2026-11-01"),
        *("2027-03-14", "2027-03-28", "2027-04-04", "2027-10-03", "2027-10-31", "2027-11-07"),
        *("2026-04-24", "2026-10-30", "2026-02-15", "2026-03-22"),  # Cairo, Casablanca
    )
]
MINUTES = st.integers(0, 1439)
DAYS = st.sampled_from(["", "6", "67", "13", "7"])
ANY_HOURS = st.builds(Hours, st.sampled_from(CITIES + ODD), MINUTES, MINUTES, DAYS)
NEAR = st.builds(lambda day, minutes: day + minutes * 60.0, st.sampled_from(CHANGES), st.integers(-2 * 1440, 2 * 1440))


def by_the_wall(moment: float, hours: Hours) -> bool:
    """Read off the clock face, in words other than the module's."""
    if waking_minutes(hours) < LEAST_AWAKE:
        return True
    face = datetime.fromtimestamp(moment, ZoneInfo(hours.zone or "UTC"))
    if str(face.isoweekday()) in hours.quiet_days:
        return False
    passed = (face.hour * 60 + face.minute - hours.quiet_from) % 1440
    return passed >= (hours.quiet_to - hours.quiet_from) % 1440


@settings(max_examples=300, deadline=None)
@given(ANY_HOURS, NEAR, st.integers(1, 30 * 60))
def test_sums_are_those_of_single_minutes(hours: Hours, begin: float, wanted: int) -> None:
    """So many waking minutes after `begin`, counted one by one over at most four days."""
    counted, minute = 0, begin
    while counted < wanted and minute < begin + 4 * 86400:
        counted += by_the_wall(minute, hours)
        minute += 60
    assert waking_between(begin, minute, hours) == counted * 60
    if counted == wanted:
        found = add_waking(begin, wanted * 60.0 - 1.0, hours)
        assert found == minute - 1 and by_the_wall(found, hours)
        first = next(m for m in range(int(begin), int(minute), 60) if by_the_wall(m, hours))
        assert next_awake(begin, hours) == first


@settings(max_examples=300, deadline=None)
@given(ANY_HOURS, NEAR, st.sets(st.integers(0, 23), min_size=1, max_size=3))
def test_full_hours_are_later_and_awake(hours: Hours, after: float, wanted: set[int]) -> None:
    found = next_hour(after, hours, wanted)
    assert after < found < after + 22 * 86400 and by_the_wall(found, hours)
