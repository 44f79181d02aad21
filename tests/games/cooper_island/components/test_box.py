"""The box of Cooper Island: as many of everything as the rulebook lists, the coast, the ring, rows that do not fit."""

from __future__ import annotations

import pytest

from bot.games.cooper_island.components.box import box
from bot.rules import BadComponents, Components

BOX = box()


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """Rulebook 004, Components."""
    assert sum(d.pieces for d in BOX.doubles.values()) == 60
    assert sum(s.pieces for s in BOX.singles.values()) == 56
    assert sum(x.pieces for x in BOX.logbooks.values()) == 30
    assert [len(BOX.small), len(BOX.large), len(BOX.royal), len(BOX.cargo)] == [15, 15, 8, 5]
    assert [len(BOX.islets), len(BOX.boats), len(BOX.crates), len(BOX.milestones)] == [6, 6, 5, 4]
    assert {b.id: b.pieces for b in BOX.buildings.values()} == {"small": 2, "large": 2, "fortress": 1}
    assert {w.id: w.free + w.hired for w in BOX.workers.values()} == {"round": 4, "square": 2}
    assert len(BOX.land.ruins) == 5 and len(BOX.land.isthmus) == 3 and len(BOX.sectors) == 8


def test_each_double_tile_shows_all_four_terrains() -> None:
    for double in BOX.doubles.values():
        assert {t for side in double.sides for t in side} == set(BOX.terrains)
    assert len(BOX.placements.sides) == 6


def test_every_row_says_where_it_comes_from() -> None:
    sources = BOX.read.sources()
    assert set(sources) == {"printed", "rulebook", "derived", "reconstructed"}
    assert sum(sources.values()) > 150


def test_the_peninsula_is_the_same_from_both_sides() -> None:
    """Mirrored at the line through the start space, and every half of water touches land."""
    land = BOX.land
    assert len(land.names) == 22
    mirror = {(q, r): (-q - r, r) for q, r in land.hex.values()}
    assert set(mirror) == set(mirror.values())
    assert len(land.waters) == 16 and all(land.shore.values())
    assert land.other["L2a"] == "L2b" and land.other["L2b"] == "L2a"


def test_all_can_be_explored_without_taking_a_ruin_away() -> None:
    land = BOX.land
    free = [i for i in range(len(land.names)) if i not in land.ruins]
    assert len(land.areas(free)) == 1
    assert all(any(j in free for j in land.near[i]) for i in land.ruins)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_logbook_waits_every_five_steps(seats: int) -> None:
    ring = BOX.rings[seats]
    assert len(ring.stops) == 10 * seats
    assert [i for i, place in enumerate(ring.stops) if place.kind != "shoal"] == list(range(0, 10 * seats, 5))
    assert ring.start["one_master"] == ring.start["two_master"] == tuple(range(0, 10 * seats, 10))


def test_what_is_crossed_round_a_peninsula() -> None:
    ring = BOX.rings[2]
    one, two, at = ring.crossed["one_master"], ring.crossed["two_master"], ring.number
    assert one[at["0-harbour"]] == ((0, "L1a"),)
    assert one[at["0-L1"]] == ((0, "L1b"), (0, "L2a"))
    assert one[at["0-L4"]] == ((0, "L4b"),)
    assert one[at["0-bay"]] == ((1, "R4b"),)
    assert one[at["1-R1"]] == ((1, "R1a"),)
    assert two[at["0-harbour"]] == ((0, "R1a"),)
    assert two[at["0-R3"]] == ((0, "R3b"), (0, "R4a"))
    assert two[at["1-L4"]] == ((1, "L4a"), (1, "L3b"))
    assert two[at["1-L1"]] == ((1, "L1a"),)


def test_ships_cross_every_half_once_on_their_way_round() -> None:
    for ring in BOX.rings.values():
        for crossed in ring.crossed.values():
            halves = [half for step in crossed for half in step]
            assert len(halves) == len(set(halves)) == 8 * len(ring.stops) * 2 // 10


def test_the_long_ring_has_two_harbours_a_peninsula() -> None:
    over = b'[[number]]\nid = "ring"\nvalue = 15\nsource = "reconstructed"\n'
    ring = box(Components("mine", over)).rings[3]
    assert len(ring.stops) == 45
    assert {i % 5 for i, place in enumerate(ring.stops) if place.kind != "shoal"} == {0}
    for seat in range(3):
        assert ring.stops[ring.start["one_master"][seat]].id == f"{seat}-harbour"
        assert ring.stops[ring.start["two_master"][seat]].id == f"{seat}-right_harbour"
        assert ring.stops[ring.start["two_master"][seat] - 1].id == f"{seat}-R1"


WRONG = {
    '[[number]]\nid = "ring"\nvalue = 12\nsource = "printed"': "one of 10, 15",
    '[[pier]]\nid = "P1"\ncost = { gems = 1 }\nnavigation = 1\nsource = "printed"': "gems is not known",
    '[[pier]]\nid = "P1"\ncost = {}\nnavigation = 1\nsource = "printed"': "at least 1 of each",
    '[[islet]]\nid = "islet_1"\nterrain = "swamp"\neffect = { do = "act", actions = [["draw"]] }\nsource = "printed"': (
        "swamp is not known"
    ),
    '[[islet]]\nid = "islet_1"\nterrain = "forest"\neffect = { do = "act", actions = [["fly"]] }\nsource = "printed"': (
        "fly is not known"
    ),
    '[[space]]\nid = "A1"\nq = 1\nr = 0\nsource = "printed"': "lies there",
    '[[space]]\nid = "A1"\nq = 9\nr = 9\nstart = true\nsource = "printed"': "one start space",
    '[[water]]\nid = "L1a"\nq = 0\nr = 9\nstop = "L2"\nhalf = "a"\nsource = "printed"': "the same half",
    '[[single]]\nid = "single_1"\nsides = ["forest", "mountain"]\npieces = 28\nsource = "printed"': (
        "each terrain on one"
    ),
    '[[double]]\nid = "double_1"\nsides = [["forest", "forest"], ["meadow", "settlement"]]\npieces = 20\n'
    'source = "printed"': "two terrains a side",
    '[[royal]]\nid = "royal_1"\neffect = { do = "boats" }\nsteps = [4]\nsource = "printed"': "one for each of 3 medals",
    '[[royals]]\nid = "4"\ncards = 7\nsource = "printed"': "fewer than workers",
    '[[rate]]\nid = "any"\nn = 1\ngive = ["coin"]\nget = ["gold"]\nsource = "printed"': "at least two for one",
    '[[large]]\nid = "large_1"\neffect = [{ do = "market", any = 4 }]\nsource = "printed"': "up to three",
    '[[small]]\nid = "small_1"\neffect = { do = "crate", navigation = 1 }\nsource = "printed"': (
        "another card of the kind"
    ),
    '[[number]]\nid = "rounds"\nvalue = 6\nsource = "printed"': "one for each cargo ship",
    '[[number]]\nid = "track"\nvalue = 3\nsource = "printed"': "too short",
}


@pytest.mark.parametrize(("rows", "reason"), WRONG.items(), ids=WRONG.values())
def test_rows_that_do_not_fit_are_refused(rows: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason) as wrong:
        box(Components("mine", rows.encode()))
    assert ".toml, line " in str(wrong.value)
