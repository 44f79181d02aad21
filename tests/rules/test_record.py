"""Recorded games as text, read and written."""

from __future__ import annotations

import pytest

from bot.rules import Action, BadRecord, commitment
from bot.rules.record import LONGEST, Record, Row, entry_row, read, text_of

HEAD = "game toy\nseats 2\n"


def test_a_record_is_read_line_by_line() -> None:
    key = "ab" * 32
    r = read(
        f"# a story\ngame toy\nrules 1\nseats 3\noption burning=no\nkey {key}\n"
        "set 0.coin = 5  # rich\n\n0 bid coin=2 #1a2b3c4d\n1 bid auto\n? first == 0\n= 0 3  1 4\n"
    )
    assert (r.game, r.rules, r.seats, r.options, r.key) == ("toy", 1, 3, {"burning": "no"}, bytes.fromhex(key))
    assert r.sets == [(7, "0.coin", "5")]
    assert r.rows == [
        Row(9, "do", "0 bid coin=2", False, "1a2b3c4d"),
        Row(10, "do", "1 bid", True),
        Row(11, "?", "first == 0"),
        Row(12, "=", "0 3  1 4"),
    ]


def test_what_is_written_is_read_again() -> None:
    r = read(HEAD + "option burning=no\nset 0.coin = 5\n0 bid coin=2 auto #1a2b3c4d\n? first == 0\n= 0 3 1 4\n")
    again = read(text_of(r))
    assert text_of(again) == text_of(r)
    assert [(w.kind, w.text, w.auto, w.hash8) for w in again.rows] == [
        (w.kind, w.text, w.auto, w.hash8) for w in r.rows
    ]
    assert again.commitment == commitment(bytes(32))


def test_an_entry_becomes_a_row() -> None:
    r = Record(game="toy", seats=2, rows=[entry_row(Action(1, "bid", ("coin=2",)), auto=True, digits="00ff00ff")])
    assert text_of(r).splitlines()[-1] == "1 bid coin=2 auto #00ff00ff"


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        ("", "record-lacks", 1),
        ("game toy\n", "record-lacks", 1),
        ("seats 2\n", "record-lacks", 1),
        (HEAD + "seats 3\n", "record-unreadable", 3),
        ("game toy\nseats two\n", "record-unreadable", 2),
        (HEAD + "key 12\n", "record-unreadable", 3),
        (HEAD + "option burning\n", "record-unreadable", 3),
        (HEAD + "option burning=no\noption burning=no\n", "record-unreadable", 4),
        (HEAD + "set coin\n", "record-unreadable", 3),
        (HEAD + "nonsense\n", "record-unreadable", 3),
        (HEAD + "0\n", "record-unreadable", 3),
        (HEAD + "0 rest\nrules 1\n", "record-header-late", 4),
        (HEAD + f"commitment {'0' * 64}\n", "record-commitment", 3),
        ("#" * (LONGEST + 1), "record-too-long", 0),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, why: str, line: int) -> None:
    with pytest.raises(BadRecord) as no:
        read(text)
    assert (no.value.text, no.value.line) == (why, line)
