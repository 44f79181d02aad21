"""Ambassadors, the governor and specialists: what the stories do not tell (Rulebook 002)."""

from __future__ import annotations

from tests.games.santa_maria.tables import asked, do, table

ALL = {"american_kingdoms": "true", "ambassadors": "true"}
LINES = """
first = 0
ambassadors = white_3 blue_5
seats.0.colony = colony_1
seats.1.colony = colony_2
seats.2.colony = colony_3
seats.0.goods = none
seats.1.goods = grain=1
seats.2.goods = wood=1
seats.2.tiles = d05@C2@180
seats.0.coins = 0
seats.1.coins = 0
seats.2.coins = 0
"""


def test_all_are_asked_at_once_where_the_order_cannot_matter() -> None:
    """Rulebook 002, Ambassadors, the hint: trades touch nothing but what is one's own."""
    g = table(LINES, 3, **ALL)
    do(g, "0 take ambassador_white_3 C coins")
    assert asked(g) == ["1 Trade", "2 Trade"]
    do(g, "2 trade wood coins", "1 trade grain coins")
    assert asked(g) == ["1 Turn"] and g.s.line == "" and g.s.die == ""
    assert [me.coins for me in g.s.board[1:]] == [3, 3]


def test_they_are_asked_in_turn_order_where_it_can() -> None:
    """Rulebook 002, Ambassadors, the hint: religion and conquistadors in order; a ship can be taken once, too."""
    g = table(LINES + "seats.1.tiles = d07@C3@90\nseats.1.goods = wood=2 grain=1\n", 3, **ALL)
    do(g, "0 take ambassador_white_3 C coins")
    assert asked(g) == ["1 Trade"]


def test_who_has_retired_runs_the_line_too() -> None:
    """A reading: all others are all others."""
    g = table(LINES + "seats.2.space = coins\n", 3, **ALL)
    do(g, "0 take ambassador_white_3 C coins")
    assert "2 Trade" in asked(g)


def test_alone_the_dice_are_ones_own() -> None:
    """A reading: nobody is there to follow."""
    g = table("ambassadors = white_3 blue_5\nseats.0.goods = none", 1, **ALL)
    events = do(g, "0 take ambassador_white_3 C coins")
    assert not [e for e in events if e.kind == "followed"] and g.s.board[0].white_used == 0


def test_shared_blue_dice_are_apart_from_the_ambassadors() -> None:
    """A reading: nobody has unlocked one at first, and that of the ambassador is for the taking."""
    g = table("ambassadors = white_3 blue_5\nfirst = 0", 2, **ALL, blue_dice="shared")
    assert sum(g.s.blue) == 0 and g.s.kingdoms.ambassadors == {"white": 2, "blue": 4}
    do(g, "0 take ambassador_blue_5 5 coins")
    assert g.s.kingdoms.ambassadors["blue"] == -1
