"""Circles of the boards (Rulebook 003, Mayor, Forest house)."""

from __future__ import annotations

from tests.games.puerto_rico.tables import table


def test_a_forest_has_no_circle() -> None:
    g = table("seats.0.island = forest=3 corn=1\nseats.0.idle = 3\nask = PlaceColonists 0", new_buildings="true")
    d = g.rules.decision(g.s, 0)
    assert d is None  # one circle: the corn is occupied by itself
    assert g.s.board[0].colonists["corn"] == 1
