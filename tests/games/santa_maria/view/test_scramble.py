"""What a seat cannot tell apart."""

from __future__ import annotations

from bot.rules import Rng
from tests.games.santa_maria.tables import table


def test_a_scrambled_table_looks_the_same_and_is_another() -> None:
    g = table("first = 0\nseats.1.points = 5", seats=3)
    other = g.rules.scramble(g.s, 0, Rng(b"scramble"))
    assert g.rules.view(other, 0) == g.rules.view(g.s, 0)
    assert other.ships.cards != g.s.ships.cards and sorted(other.ships.cards) == sorted(g.s.ships.cards)
    assert other.board[1].points != 5 or other.board[2].points != 0
