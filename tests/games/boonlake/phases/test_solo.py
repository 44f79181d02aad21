"""Alone against the Wise Eminence (Rulebook 001, solo game)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.boonlake import Boonlake
from bot.games.boonlake.play.eminence import CORNERS, SILHOUETTES, eminence_income, unseen_tiles
from bot.games.boonlake.state import EMINENCE
from tests.games.positions import asked, begun, do

RULES = Boonlake({"difficulty": "challenge"})
QUIET = "seats.0.hand = none\nseats.0.coins = 0\nseats.0.ranch = 0\nask = EminenceTurn"
A = "eminence.stack = a2/upper_right"  # another tile on the stack: the number in the upper right corner counts


def turn(tile: str, strips: str, more: str = "") -> Any:
    """The Wise Eminence's turn with this tile and these strips first; the others follow, the lowest last."""
    rest = [x for x in RULES.box.strips if x not in strips.split()]
    order = [*strips.split()[:-1], *rest, strips.split()[-1]]
    return begun(RULES, f"{A} {tile}/{RULES.box.solo_tiles[tile].back}\nstrips = {' '.join(order)}\n{more}\n{QUIET}", 1)


@pytest.mark.parametrize("tile, steps", [("a5", 1), ("b3", 2)])
def test_builder_or_progress_is_steps_of_the_cactus(tile: str, steps: int) -> None:
    """And the lowest strip, none of those that build, as many again."""
    g = turn(tile, "progress hire")
    assert g.s.eminence.cactus == 2 * steps


@pytest.mark.parametrize("tile, steps", [("a3", 1), ("b2", 2)])
def test_hiring_lays_a_tile(tile: str, steps: int) -> None:
    g = turn(tile, "hire builder", "grey = g05")
    assert "g05" in g.s.laid.values() and g.s.eminence.cactus == 2 * steps


@pytest.mark.parametrize("tile, houses", [("a1", 1), ("b2", 2)])
def test_settling_builds_structures_and_ignores_what_sites_do(tile: str, houses: int) -> None:
    g = turn(tile, "settle pioneer")
    s = g.s
    assert s.eminence.removed["houses"] == houses and s.eminence.points == 0
    assert sum(p.seat == EMINENCE and p.kind == "house" for p in s.pieces.values()) == houses


def test_with_two_houses_on_the_map_one_becomes_a_settlement_whatever_is_beside_it() -> None:
    g = turn("a1", "settle pioneer", "pieces = 13a=e:house 29a=e:house")
    s = g.s
    kinds = [p.kind for p in s.pieces.values()]
    assert sorted(kinds) == ["house", "settlement"] and s.eminence.spare == 1


def test_structures_are_decided_one_after_the_other() -> None:
    """One house stands: the first structure is a house, the second a settlement."""
    g = turn("b2", "settle pioneer", "pieces = 13a=e:house")
    s = g.s
    assert s.eminence.removed == {"houses": 2, "settlements": 1, "cattle": 0}


def test_the_lowest_strip_may_build_too() -> None:
    g = turn("a3", "hire settle", "grey = g05")
    assert g.s.eminence.removed["houses"] == 1


def test_cattle_go_where_most_structures_lie_beside_then_where_fewest_cattle_are() -> None:
    """2 has two structures beside it and a cattle on it, 4 one and none: equal, so the one with fewer cattle."""
    more = "laid = 2=p01 4=p02 3=s2_1\npieces = 3a=0:house 5a=0:house\ncattle = 2=0"
    g = turn("a5", "progress cattle_breeding", more)
    assert g.s.cattle == {"2": [0], "4": [EMINENCE]}


def test_cattle_breeding_lays_a_pasture_first() -> None:
    g = turn("a5", "cattle_breeding builder")
    s = g.s
    assert list(s.cattle.values()) == [[EMINENCE]]


def test_region_scoring_takes_the_region_where_the_player_is_furthest_ahead() -> None:
    """Of equals the northernmost; its label is points, the others count for both."""
    pieces = "pieces = 3a=0:house 13a=0:house 18a=e:house 29a=e:house"
    g = turn("a1", "region_scoring pioneer", pieces)
    s = g.s
    assert s.covered == ["boonlake"]
    assert s.eminence.points == 4 + 2 and s.board[0].coins == 1


def test_the_players_region_scoring_gives_it_a_point_for_each_presence() -> None:
    lines = "seats.0.hand = none\nseats.0.coins = 0\npieces = 3a=e:house 13a=e:house 18a=0:house\nask = CoverLabel 0"
    g = begun(RULES, lines, 1)
    do(g, "0 cover boonlake")
    assert g.s.eminence.points == 1 and g.s.board[0].coins == 4 + 1


def test_it_never_lets_a_step_lapse_and_gets_nothing_where_it_arrives() -> None:
    g = turn("a3", "hire builder", "grey = g05\neminence.ship = 11")
    assert g.s.eminence.ship == "15" and g.s.eminence.points == 0


def test_the_player_shares_in_what_it_takes() -> None:
    g = begun(
        RULES,
        f"{A} a1/upper_left\nstrips = builder hire settle progress pioneer region_scoring cattle_breeding\n"
        "seats.0.hand = c001\nseats.0.coins = 0\nask = EminenceTurn",
        1,
    )
    assert asked(g) == ["0 BuilderShare"]


def test_income_counts_the_last_emptied_recesses_the_cactus_and_settlements_beside_its_cattle() -> None:
    lines = "laid = 2=p01\npieces = 3a=e:house 5a=0:settlement\ncattle = 2=e+e\neminence.cactus = 5\nask = Turn 0"
    g = begun(RULES, lines, 1)
    board = RULES.box.solo_board
    assert eminence_income(RULES.box, g.s) == board["houses"][0] + board["cattle"][1] + board["cactus"][5] + 2


def test_steps_past_the_end_of_the_cactus_are_points() -> None:
    last = len(RULES.box.solo_board["cactus"]) - 1
    g = turn("b3", "progress hire", f"eminence.cactus = {last - 1}")
    e = g.s.eminence
    assert (e.cactus, e.points) == (last, 3 * 2)


def test_tiles_that_it_has_not_shown_count_at_the_end() -> None:
    g = begun(RULES, "eminence.stack = b1/upper_right b2/upper_left a1/upper_left\nask = Turn 0", 1)
    assert unseen_tiles(RULES.box, g.s) == 2
    lines = dict(RULES.view(g.s, None).eminence.lines)
    assert lines["tiles"] == 20


def test_an_empty_stack_is_mixed_and_meanwhile_the_upper_left_number_counts() -> None:
    """The last tile is shown: a1 has 27 upper left."""
    strips = "hire builder settle progress pioneer region_scoring cattle_breeding"
    g = begun(RULES, f"eminence.stack = a1/upper_left\nstrips = {strips}\n{QUIET}", 1)
    e = g.s.eminence
    assert e.tile == "a1" and e.stack == []
    do(g, "0 take hire", *(["0 decline"] if asked(g) == ["0 Explore"] else []))
    while asked(g) != ["0 Turn"]:
        verb = next(o for o in RULES.pending(g.s)[0].offers if not o.free)
        do(g, f"0 {verb.verb} {' '.join(verb.sample(lambda n: 0))}")
    assert len(g.s.eminence.shown) == 1 and len(g.s.eminence.stack) == 5


@pytest.mark.parametrize("points, won", [(29, False), (30, True)])
def test_one_wins_with_as_many_points(points: int, won: bool) -> None:
    """Three tiles of side B have not been shown: the Wise Eminence has 30."""
    g = begun(RULES, f"seats.0.points = {points}\nask = Turn 0", 1)
    [mine] = RULES.scores(g.s)
    assert (mine.total, mine.won) == (points, won)


@pytest.mark.parametrize("tile, structures", [("a5", 1), ("b3", 2)])
def test_the_lowest_strip_builds_twice_with_a_tile_of_side_b(tile: str, structures: int) -> None:
    g = turn(tile, "progress settle")
    assert g.s.eminence.removed["houses"] == structures


@pytest.mark.parametrize("tile, steps", [("a5", 0), ("b3", 1)])
def test_cattle_as_the_lowest_strip_is_a_step_more_with_a_tile_of_side_b(tile: str, steps: int) -> None:
    """Progress is one step, with side B two; the lowest strip places a cattle first."""
    g = turn(tile, "progress cattle_breeding", "laid = 2=p01")
    assert g.s.cattle == {"2": [EMINENCE]}
    assert g.s.eminence.cactus == (2 if tile[0] == "b" else 1) + steps


def test_of_two_sites_it_takes_the_upper_for_a_house_and_for_a_settlement() -> None:
    on_both = next(t.id for t in RULES.box.tiles.values() if len(t.sites) == 2 and t.back == "grey")
    g = turn("a1", "settle pioneer", f"laid = 2={on_both} 13=s2_3\npieces = 2a=e:house 2b=e:house")
    assert (g.s.pieces["2a"].kind, g.s.pieces["2b"].kind) == ("settlement", "house")


def test_the_silhouette_is_that_of_the_tile_on_top_of_the_stack() -> None:
    """The corner of the tile below counts once the one above it is shown."""
    sides = {tile: SILHOUETTES[RULES.box.solo_tiles[tile].back] for tile in ("a2", "a3", "a1")}
    stack = " ".join(f"{tile}/{corners[tile != 'a3']}" for tile, corners in sides.items())
    g = begun(RULES, f"eminence.stack = {stack}\nstrips = {' '.join(RULES.box.strips)}\n{QUIET}", 1)
    e = g.s.eminence
    assert e.tile == "a1" and e.stack == ["a2", "a3"] and e.backs == [sides["a2"][1], sides["a3"][0]]
    assert g.number() == RULES.box.solo_tiles["a1"].numbers[CORNERS.index(sides["a3"][0])]


def test_a_tile_is_laid_beside_another() -> None:
    g = turn("a3", "hire builder", "grey = g05\nlaid = 13=s2_3")
    at = next(space for space, tile in g.s.laid.items() if tile == "g05")
    assert set(RULES.box.map.near[at]) & (set(g.s.laid) - {at})
