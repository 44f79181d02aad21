"""Scores: totals, and who is first."""

from __future__ import annotations

from bot.rules import Line, Tally, ranked


def scored(*rows: tuple[int, ...]) -> list[int]:
    return [t.rank for t in ranked([Tally(i, (Line("points", r[0]),), tuple(r[1:])) for i, r in enumerate(rows)])]


def test_lines_add_up() -> None:
    assert Tally(0, (Line("chips", 7), Line("buildings", 5))).total == 12


def test_more_points_rank_first_and_the_tie_break_decides_between_equals() -> None:
    assert scored((3, 0), (9, 0), (5, 0)) == [3, 1, 2]
    assert scored((5, 1), (5, 4), (4, 9)) == [2, 1, 3]


def test_equal_in_everything_is_shared_and_the_next_rank_is_left_out() -> None:
    assert scored((5, 1), (5, 1), (4, 9)) == [1, 1, 3]


def test_ranks_come_in_order_of_seats() -> None:
    tallies = [Tally(1, (Line("points", 1),)), Tally(0, (Line("points", 2),))]
    assert [(t.seat, t.rank) for t in ranked(tallies)] == [(0, 1), (1, 2)]
