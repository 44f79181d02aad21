"""Dates, hours and days of the week as people type them, in either language. Pure; what cannot be read is refused."""

from __future__ import annotations

import re
from datetime import date, datetime, tzinfo

from bot.rules import Refused

MONTHS = (
    "jan янв", "feb фев", "mar мар", "apr апр", "may мая май", "jun июн", "jul июл", "aug авг", "sep сен", "oct окт",
    "nov ноя", "dec дек",
)  # fmt: skip
DAYS = ("mo пн пон", "tu вт вто", "we ср сре", "th чт чет", "fr пт пят", "sa сб суб", "su вс вос")
NOTHING = ("none", "no", "off", "never", "-", "нет", "никогда", "без")
UNITS = {"day": 1, "d": 1, "д": 1, "дн": 1, "ден": 1, "сут": 1, "week": 7, "w": 7, "нед": 7}
SOON = {"tomorrow": 1, "завтра": 1, "послезавтра": 2, "week": 7, "a week": 7, "неделя": 7, "неделю": 7}
DAY = 86400.0
WORD = 40  # characters of what was typed that a sentence about it repeats


def moment(said: str, now: float, local: tzinfo, minute: int = 0) -> float:
    """When somebody is back: a date ("31.12.", "2026-12-31", "31 December") or a time from now ("3 days", «3 дня»).

    On a date at that `minute` of the local day; a date without its year is the next one. Raises `Refused`
    (unread-date, no-such-date). A date that is over is given as it is.
    """
    typed = " ".join(said.casefold().replace(",", " ").split())
    if (days := _days_on(typed)) is not None:
        return now + days * DAY
    today = datetime.fromtimestamp(now, local).date()
    year, month, day = _date(typed, said)
    if month > 12 or day > 31:
        raise Refused("no-such-date", word=said[:WORD])
    for try_year in (year,) if year else range(today.year, today.year + 8):
        try:
            found = date(try_year, month, day)
        except ValueError:
            continue
        at = datetime(found.year, found.month, found.day, minute // 60, minute % 60, tzinfo=local).timestamp()
        if year or at > now:
            return at
    raise Refused("no-such-date", word=said[:WORD])


def _days_on(typed: str) -> float | None:
    """A time from now, in days."""
    bare = re.sub(r"^(in|for|через|на)\s+", "", typed)
    if bare in SOON:
        return float(SOON[bare])
    found = re.fullmatch(r"(\d{1,4})\s*([a-zа-я]+)\.?", bare)
    if found is None:
        return None
    name = found[2].rstrip("s")
    days = UNITS.get(name) or next((n for stem, n in UNITS.items() if len(stem) > 1 and name.startswith(stem)), 0)
    return float(found[1]) * days if days else None


def _date(typed: str, said: str) -> tuple[int, int, int]:
    """(year or 0, month, day)."""
    if found := re.fullmatch(r"(\d{4})-(\d{1,2})-(\d{1,2})", typed):
        return int(found[1]), int(found[2]), int(found[3])
    if found := re.fullmatch(r"(\d{1,2})\.(\d{1,2})\.?(?:(\d{4})|(\d{2}))?\.?", typed):
        year = int(found[3]) if found[3] else 2000 + int(found[4]) if found[4] else 0
        return year, int(found[2]), int(found[1])
    for pattern, day, name, year_at in (
        (r"(\d{1,2})\.? ([a-zа-яё]{3,})\.?(?: (\d{4}))?", 1, 2, 3),
        (r"([a-zа-яё]{3,})\.? (\d{1,2})(?: (\d{4}))?", 2, 1, 3),
    ):
        if (found := re.fullmatch(pattern, typed)) and (month := _begins(MONTHS, found[name])):
            return int(found[year_at] or 0), month, int(found[day])
    raise Refused("unread-date", word=said[:WORD])


def _begins(names: tuple[str, ...], typed: str) -> int:
    """The number of the thing that has a name which `typed` begins with, from 1; 0 for none."""
    return next((i for i, stems in enumerate(names, 1) if any(typed.startswith(s) for s in stems.split())), 0)


def clock(said: str) -> int:
    """A time of day in minutes: "23:00", "8", "7.30", "11 pm". Raises `Refused` (unread-time)."""
    typed = " ".join(said.casefold().split())
    found = re.fullmatch(r"(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|ч\.?|h)?", typed)
    if found is not None:
        hour, minute, half = int(found[1]), int(found[2] or 0), found[3]
        if half in ("am", "pm"):
            hour = hour % 12 + (12 if half == "pm" else 0) if 1 <= hour <= 12 else 99
        if minute < 60 and (hour < 24 or (hour == 24 and not minute)):
            return hour % 24 * 60 + minute
    raise Refused("unread-time", word=said[:WORD])


def span(said: str) -> tuple[int, int]:
    """From when to when: "23:00-8:00"; (0, 0) for "none". Raises `Refused` (unread-time, unread-hours)."""
    typed = said.strip().casefold()
    if typed in NOTHING:
        return 0, 0
    parts = [p for p in re.split(r"\s*(?:-|–|—|\bto\b|\bдо\b)\s*", re.sub(r"^(from|с)\s+", "", typed)) if p]
    if len(parts) != 2:
        raise Refused("unread-hours", word=said[:WORD])
    begin, end = clock(parts[0]), clock(parts[1])
    return begin, end


def weekdays(said: str) -> str:
    """Days of the week as ISO digits: "sat, sun" and «сб вс» are "67", "none" is "". Raises `Refused` (unread-days)."""
    typed = said.strip().casefold()
    if typed in NOTHING:
        return ""
    if typed in ("weekend", "weekends", "выходные", "по выходным"):
        return "67"
    found = [_weekday(word) for word in re.split(r"[\s,;]+|\band\b|\bи\b", typed) if word]
    if not found or not all(found):
        raise Refused("unread-days", word=said[:WORD])
    return "".join(sorted({str(n) for n in found}))


def _weekday(word: str) -> int:
    return int(word) if word in tuple("1234567") else _begins(DAYS, word)


def full_hours(said: str) -> tuple[int, ...]:
    """Hours of the day: "9, 18". Raises `Refused` (unread-time, full-hours)."""
    parts = [p for p in re.split(r"[\s,;]+", said.strip()) if p]
    minutes = [clock(p) for p in parts]
    if not minutes or any(m % 60 for m in minutes) or len(minutes) > 6:
        raise Refused("full-hours", word=said[:WORD])
    return tuple(sorted({m // 60 for m in minutes}))


def face(minutes: int) -> str:
    """A time of day as a clock shows it."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def now_there(now: float, local: tzinfo) -> str:
    """What the clocks there show."""
    return datetime.fromtimestamp(now, local).strftime("%H:%M")
