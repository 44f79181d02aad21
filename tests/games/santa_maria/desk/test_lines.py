"""The table in lines."""

from __future__ import annotations

from tests.games.santa_maria.tables import asked, table


def test_lines_begin_with_whose_turn_it_is() -> None:
    g = table("first = 1")
    found = g.rules.lines(g.rules.view(g.s, 0))
    assert found[0] == ("line-round", {"year": 1, "first_seat": 1, "asked": [1], "ask": "Turn", "over": 0})
    assert [id for id, _ in found[1:3]] == ["line-seat", "line-seat-hidden"]
    assert asked(g) == ["1 Turn"]
