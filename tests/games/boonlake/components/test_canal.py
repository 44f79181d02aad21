"""Boats on the canal: the cheapest ways to show resources."""

from __future__ import annotations

from itertools import product

import pytest

from bot.games.boonlake.components.box import box

CANAL = box().canal


def lacking(needs: dict[str, int], sites: dict[str, int]) -> tuple[int, ...]:
    return CANAL.lacks[CANAL.lack(CANAL.needs(needs), CANAL.needs(sites))]


def test_the_boats_begin_at_wood_in_a_canal_that_begins_with_stone() -> None:
    assert CANAL.resources == ("stone", "wood", "loam", "iron")
    assert CANAL.start == ["wood", "wood"]


def test_the_first_example_pays_for_one_boat_upstream() -> None:
    """001:351: 2 loam and a stone, with a site of loam: a boat goes down to loam, the other up to stone."""
    ways = CANAL.passages((1, 1), lacking({"loam": 2, "stone": 1}, {"loam": 1}))
    assert [(way.paid, CANAL.words[way.boats]) for way in ways] == [(1, "stone+loam")]


def test_the_second_example_moves_the_boat_from_iron_upstream_for_coins() -> None:
    """001:357: 4 loam and 2 stone, with 2 loam and a stone on sites, boats at loam and iron, one resource less.

    A boat at loam or at stone costs the same; the one at stone can still be moved to loam for nothing.
    """
    lack = lacking({"loam": 4, "stone": 2}, {"loam": 2, "stone": 1})
    ways = CANAL.passages((2, 3), lack, wild=1)
    assert [(way.paid, CANAL.words[way.boats]) for way in ways] == [(1, "stone+loam")]
    assert CANAL.passages((2, 3), lack) == ()


def test_a_boat_that_moves_free_saves_the_coins() -> None:
    ways = CANAL.passages((3, 3), CANAL.needs({"stone": 1}), free=1)
    assert [(way.paid, way.boats) for way in ways] == [(0, (0, 3))]


@pytest.mark.parametrize("boats", CANAL.pairs)
def test_the_ways_are_the_cheapest_and_leave_the_boats_as_far_up_as_can_be(boats: tuple[int, int]) -> None:
    """Against all targets, each boat for itself."""
    for needs in product(range(3), repeat=4):
        for wild in (0, 1):
            every: dict[tuple[int, int], int] = {}
            for target in product(range(4), repeat=2):
                lack = sum(max(0, n - target.count(i)) for i, n in enumerate(needs))
                if lack <= wild:
                    paid = sum(to < at for at, to in zip(boats, target, strict=True))
                    pair = (min(target), max(target))
                    every[pair] = min(every.get(pair, 9), paid)
            found = {way.boats: way.paid for way in CANAL.passages(boats, needs, wild)}
            least = min(every.values(), default=0)
            assert set(found.values()) <= {least}
            for pair, paid in every.items():
                covered = any(up[0] <= pair[0] and up[1] <= pair[1] for up in found)
                assert paid > least or covered
            for one, other in product(found, repeat=2):
                assert one == other or not (one[0] <= other[0] and one[1] <= other[1])
