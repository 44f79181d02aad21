"""The river: steps, harbours, locks."""

from __future__ import annotations

from bot.games.boonlake.components.box import box

RIVER = box().river


def test_ships_begin_where_the_rulebook_says() -> None:
    assert [RIVER.start(n, 1) for n in (1, 2, 3, 4)] == ["1", "1", "3", "3"]
    assert RIVER.start(1, 2) == "1"


def test_spaces_with_ships_are_no_steps_but_harbours_are() -> None:
    assert RIVER.reach(1, "1", ["2"], 2) == (("3",), ("4",))
    assert RIVER.reach(1, "1", ["3", "4"], 3) == (("2",), ("3",), ("5",))


def test_the_upper_bed_comes_first() -> None:
    assert RIVER.reach(1, "20", [], 1) == (("u1",),)
    assert RIVER.reach(2, "20", [], 1) == (("l1",),)


def test_nobody_sails_beyond_the_last_space() -> None:
    assert RIVER.reach(1, "u10", [], 4) == (("u11",),)


def test_locks_lie_behind_15_and_before_the_last_space() -> None:
    assert RIVER.crossed(1, "14", "15") == []
    assert RIVER.crossed(1, "15", "16") == [0]
    assert RIVER.crossed(1, "13", "17") == [0]
    assert RIVER.crossed(2, "l10", "l11") == [1]
