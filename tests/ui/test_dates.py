"""Dates, hours and days as people type them."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.rules import Refused
from bot.ui.common import dates

BERLIN = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC).timestamp()


def when(said, minute=8 * 60):
    return datetime.fromtimestamp(dates.moment(said, NOW, BERLIN, minute), BERLIN).strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("said", "at"),
    [
        ("31.12.", "2026-12-31 08:00"),
        ("31.12", "2026-12-31 08:00"),
        ("31.12.2026", "2026-12-31 08:00"),
        ("31.12.26", "2026-12-31 08:00"),
        ("2026-12-31", "2026-12-31 08:00"),
        ("31 December", "2026-12-31 08:00"),
        ("Dec 31, 2026", "2026-12-31 08:00"),
        ("31 декабря", "2026-12-31 08:00"),
        ("5 мая", "2026-05-05 08:00"),
        ("28.02.", "2027-02-28 08:00"),  # the day before yesterday's: the next one
        ("29.2.", "2028-02-29 08:00"),
        ("30.03.", "2026-03-30 08:00"),  # the day after the clocks change: still eight by the clock
        ("3 days", "2026-03-04 13:00"),
        ("3 дня", "2026-03-04 13:00"),
        ("1 day", "2026-03-02 13:00"),
        ("5 дней", "2026-03-06 13:00"),
        ("2 weeks", "2026-03-15 13:00"),
        ("через 2 недели", "2026-03-15 13:00"),
        ("in 10 d", "2026-03-11 13:00"),
        ("tomorrow", "2026-03-02 13:00"),
        ("завтра", "2026-03-02 13:00"),
        ("01.01.2020", "2020-01-01 08:00"),  # over: whoever is asked says so
    ],
)
def test_dates(said, at):
    assert when(said) == at


@pytest.mark.parametrize("said", ["31.02.2026", "2026-13-01", "2026-02-30", "32.01.", "00.00."])
def test_dates_that_there_are_not(said):
    with pytest.raises(Refused) as no:
        when(said)
    assert no.value.text == "no-such-date"


@pytest.mark.parametrize("said", ["", "soon", "12/31", "3 moons", "весной", "31 foo", "-1 days", "9" * 500])
def test_dates_that_cannot_be_read(said):
    with pytest.raises(Refused) as no:
        when(said)
    assert no.value.text == "unread-date" and len(no.value.args_["word"]) <= 40


@pytest.mark.parametrize(
    ("said", "minutes"),
    [("23:00", 1380), ("8", 480), ("7.30", 450), ("11 pm", 1380), ("12 am", 0), ("12pm", 720), ("24:00", 0), ("0", 0)],
)
def test_times_of_day(said, minutes):
    assert dates.clock(said) == minutes


@pytest.mark.parametrize("said", ["25:00", "8:60", "", "noon", "-3", "1234", "13 pm"])
def test_times_that_there_are_not(said):
    with pytest.raises(Refused) as no:
        dates.clock(said)
    assert no.value.text == "unread-time"


@pytest.mark.parametrize(
    ("said", "found"),
    [("23:00-8:00", (1380, 480)), ("с 22 до 7", (1320, 420)), ("11pm to 7am", (1380, 420)), ("нет", (0, 0))],
)
def test_spans(said, found):
    assert dates.span(said) == found


@pytest.mark.parametrize("said", ["23:00", "1-2-3", "a-b", "", "22-25"])
def test_spans_that_cannot_be_read(said):
    with pytest.raises(Refused):
        dates.span(said)


@pytest.mark.parametrize(
    ("said", "found"),
    [("sat, sun", "67"), ("сб вс", "67"), ("Monday and Friday", "15"), ("7 1", "17"), ("none", ""), ("выходные", "67"),
     ("среда и четверг", "34")],
)  # fmt: skip
def test_weekdays(said, found):
    assert dates.weekdays(said) == found


@pytest.mark.parametrize("said", ["", "8", "someday", "sat blah"])
def test_weekdays_that_cannot_be_read(said):
    with pytest.raises(Refused):
        dates.weekdays(said)


def test_full_hours():
    assert dates.full_hours("18:00, 9") == (9, 18)
    for said in ("", "9:30", "1 2 3 4 5 6 7"):
        with pytest.raises(Refused) as no:
            dates.full_hours(said)
        assert no.value.text == "full-hours"
    with pytest.raises(Refused) as no:
        dates.full_hours("9, 25")
    assert no.value.text == "unread-time"
