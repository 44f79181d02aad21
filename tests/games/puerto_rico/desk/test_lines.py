"""The table as a text."""

from __future__ import annotations

from tests.games.puerto_rico.tables import table


def test_lines_tell_the_round_first_then_a_seat_each() -> None:
    g = table("seats.0.points = 4\nask = Build 1 builder=0\nseats.1.doubloons = 3")
    lines = g.rules.lines(g.rules.view(g.s, 0))
    assert lines[0][0] == "line-round" and lines[0][1]["phase"] == "builder" and lines[0][1]["asked"] == [1]
    assert [text for text, _ in lines[1:5]] == ["line-seat", *["line-seat-hidden"] * 3]
    assert lines[1][1]["points"] == 4
