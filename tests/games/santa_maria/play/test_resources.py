"""Storage, selling and buying (Rulebook 000, Storage limit, Free actions)."""

from __future__ import annotations

from tests.games.santa_maria.tables import asked, do, offered, table, told

SIMPLE = "first = 0\nscholars = astronomy taxation botany\n"


def test_what_exceeds_three_is_turned_into_coins() -> None:
    """Rulebook 000, Storage limit. Colony 1, column B: a gem, then wood."""
    g = table(SIMPLE + "white = 2 2 2 2 2 2\nseats.0.coins = 0\nseats.0.goods = wood=3 gem=3")
    events = told(do(g, "0 take white_2 B coins"), "gained")
    assert events == [
        {"gains": {"coins": 2}, "turned": {"gem": 1}, "why": "gem_1"},
        {"gains": {"coins": 1}, "turned": {"wood": 1}, "why": "wood_1"},
    ]
    assert g.s.board[0].coins == 3 and g.s.board[0].goods["gem"] == 3


def test_selling_and_buying() -> None:
    g = table(SIMPLE + "seats.0.coins = 3\nseats.0.goods = wood=3 grain=1 sugar=1 gem=1 gold=1")
    assert offered(g, 0, "sell") == ["wood", "grain", "sugar", "gem", "gold"]
    assert offered(g, 0, "buy") == ["grain"]  # three wood already, the dear ones are not for sale
    do(g, *[f"0 sell {k}" for k in ("wood", "grain", "sugar", "gem", "gold")])
    assert g.s.board[0].coins == 11
    do(g, "0 buy wood")
    assert g.s.board[0].coins == 8 and g.s.board[0].goods["wood"] == 3 and asked(g) == ["0 Turn"]
