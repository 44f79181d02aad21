"""Hexagons: neighbours, turning, pieces of two and areas on a small board that is drawn here."""

from __future__ import annotations

import pytest

from bot.rules import hexes

# Rows and columns as printed, odd rows half a hex to the right:   a b c
#                                                                   d e
#                                                                  f   g
ROWS = {"a": (0, 0), "b": (0, 1), "c": (0, 2), "d": (1, 0), "e": (1, 1), "f": (2, 0), "g": (2, 2)}
BOARD = {name: hexes.of_row(row, column) for name, (row, column) in ROWS.items()}
NEAR = {"a": "bd", "b": "acde", "c": "be", "d": "abef", "e": "bcdg", "f": "d", "g": "e"}


def test_beside_is_what_the_drawing_shows() -> None:
    assert hexes.beside(BOARD) == {name: tuple(near) for name, near in NEAR.items()}


def test_neighbours_are_six_and_mutual() -> None:
    here = (2, -3)
    around = hexes.neighbours(here)
    assert len(set(around)) == 6
    assert all(here in hexes.neighbours(other) for other in around)


def test_neighbours_lie_one_hex_away_all_round() -> None:
    """Centres of neighbours are as far apart as two half hexes are wide."""
    x0, y0 = hexes.centre((4, 1))
    for near in hexes.neighbours((4, 1)):
        x, y = hexes.centre(near)
        assert (x - x0) ** 2 + (y - y0) ** 2 == pytest.approx(3)


def test_steps_follow_each_other_by_a_sixth_against_the_clock() -> None:
    steps = list(hexes.STEPS.values())
    assert [hexes.turned(step, 1) for step in steps] == [*steps[1:], steps[0]]
    assert hexes.centre(hexes.STEPS["ne"])[1] < 0 < hexes.centre(hexes.STEPS["e"])[0]  # up is against the clock


def test_turning_six_times_comes_back_and_keeps_the_middle() -> None:
    for at in [(3, -1), (0, 2), (-4, 4)]:
        assert hexes.turned(at, 6, (1, 1)) == hexes.turned(at, 0, (1, 1)) == at
        assert hexes.turned(hexes.turned(at, 2, (1, 1)), -2, (1, 1)) == at
    assert hexes.turned((1, 1), 5, (1, 1)) == (1, 1)


def test_turning_keeps_neighbours_neighbours() -> None:
    here, about = (2, 0), (-1, 3)
    around = {hexes.turned(near, 4, about) for near in hexes.neighbours(here)}
    assert around == set(hexes.neighbours(hexes.turned(here, 4, about)))


def test_pieces_lie_both_ways_round_on_spaces_that_touch() -> None:
    ways = hexes.pieces(hexes.beside(BOARD))
    assert len(ways) == len(set(ways)) == sum(len(near) for near in NEAR.values())
    assert ("a", "b") in ways and ("b", "a") in ways and ("a", "c") not in ways and ("f", "g") not in ways


def test_areas_hang_together_and_leave_nothing_out() -> None:
    near = hexes.beside(BOARD)
    assert hexes.areas("afgec", near) == [["a"], ["f"], ["g", "e", "c"]]
    assert hexes.areas(BOARD, near) == [list("abdcefg")]
    assert hexes.areas("", near) == []


def test_a_bridge_joins_what_does_not_touch() -> None:
    near = {name: tuple(others) for name, others in NEAR.items()} | {"f": ("d", "g"), "g": ("e", "f")}
    assert hexes.areas("fg", near) == [["f", "g"]]
    assert hexes.area("a", "afg", near) == ["a"]


def test_two_spaces_on_one_hex_are_refused() -> None:
    with pytest.raises(ValueError, match="one hex"):
        hexes.beside({"a": (0, 0), "b": (0, 0)})
