"""A step on the conquistador track that one may not want."""

from __future__ import annotations

import pytest

from tests.games.santa_maria.tables import asked, do, table

LINES = "first = 0\nseats.0.coins = 1\nask = Turn 0\nseats.0.goods = {}\nseats.0.conquest = {}"


@pytest.mark.parametrize(
    ("goods", "space", "asks"),
    [("gold=3", 2, True), ("gold=2", 2, False), ("gold=3", 1, False), ("gold=3", 10, False), ("none", 0, False)],
)
def test_asked_where_gold_would_find_no_room(goods: str, space: int, asks: bool) -> None:
    g = table(LINES.format(goods, space))
    do(g, "0 activate F5")
    assert asked(g) == (["0 March"] if asks else ["1 Turn"])


@pytest.mark.parametrize(("space", "asks"), [(0, True), (9, True), (10, False)])
def test_asked_at_every_step_where_the_table_wants_it(space: int, asks: bool) -> None:
    g = table(LINES.format("none", space), steps="ask")
    do(g, "0 activate F5")
    assert asked(g) == (["0 March"] if asks else ["1 Turn"])


def test_taken_or_left() -> None:
    g = table(LINES.format("gold=3", 2))
    do(g, "0 activate F5", "0 sell gold", "0 step")  # there is room now
    assert (g.s.board[0].conquest, g.s.board[0].goods["gold"], g.s.board[0].coins) == (3, 3, 2)
    g = table(LINES.format("gold=3", 2))
    do(g, "0 activate F5", "0 decline")
    assert (g.s.board[0].conquest, g.s.board[0].goods["gold"], g.s.board[0].coins) == (2, 3, 0)


def test_an_income_of_conquistadors_may_be_left() -> None:
    g = table(LINES.format("gold=3", 2) + "\nseats.0.harbour.conquistador = sh01")
    do(g, "0 retire coins", "0 decline")
    assert g.s.board[0].conquest == 2 and asked(g) == ["1 Turn"]
