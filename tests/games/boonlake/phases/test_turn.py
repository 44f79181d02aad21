"""Strips, rows, ships and what a turn leaves behind (Rulebook 001, phases A to C)."""

from __future__ import annotations

from bot.games.boonlake import Boonlake
from tests.games.positions import asked, begun, do, offered

RULES = Boonlake()
BARE = "seats.0.hand = none\nseats.1.hand = none\nseats.0.coins = 0\nseats.1.coins = 0\nfirst = 0"
STRIPS = "strips = hire builder settle progress pioneer region_scoring cattle_breeding"


def test_three_resources_at_the_start() -> None:
    """001:341: one of the first production site, and two wood of the boats."""
    g = RULES.begin(2, bytes(32))
    do(g, *(f"{seat} choose {g.s.board[seat].choice[0]}" for seat in (0, 1)), "0 site iron", "1 site loam")
    assert g.s.board[0].sites == {"stone": 0, "wood": 0, "loam": 0, "iron": 1}
    assert g.s.board[0].boats == ["wood", "wood"]
    assert [me.coins for me in g.s.board] == ([6, 7] if g.s.first == 0 else [7, 6])
    assert [len(me.hand) for me in g.s.board] == [6, 6]


def test_the_two_lowest_rows_cost_points_which_may_fall_below_nothing() -> None:
    g = begun(RULES, f"{BARE}\n{STRIPS}", 2)
    do(g, "0 take cattle_breeding")
    assert g.s.board[0].points == -RULES.box.rows[6].points == -3
    assert (g.s.taken, g.s.row, g.s.strips[6]) == ("cattle_breeding", 7, "")


def test_builder_gives_coins_in_place_of_a_card() -> None:
    g = begun(RULES, f"{BARE}\n{STRIPS}", 2)
    do(g, "0 take builder")
    assert g.s.board[0].coins == 3 and len(g.s.board[0].hand) == 2


def test_the_strip_taken_becomes_the_lowest() -> None:
    g = begun(RULES, f"{BARE}\n{STRIPS}\nask = Sail 0 strip=settle", 2)
    do(g, f"0 sail {offered(g, 0, 'sail')[0]}")
    assert g.s.strips == ["hire", "builder", "progress", "pioneer", "region_scoring", "cattle_breeding", "settle"]


def test_cards_at_the_start_are_of_the_kind_of_the_strip() -> None:
    """Progress is sunset: of a day and a sunset card only the latter can be discarded."""
    g = begun(RULES, f"{BARE}\n{STRIPS}\nseats.0.hand = c001 c002", 2)
    do(g, "0 take progress")
    assert asked(g) == ["0 PlayCard"] and offered(g, 0, "discard") == ["c002"]


def test_pioneer_is_for_the_others_on_the_right() -> None:
    g = begun(RULES, f"{BARE}\nask = Common 0 strip=pioneer", 2)
    assert len(g.s.board[0].hand) == 0 and len(g.s.board[1].hand) == 2


def test_spaces_with_ships_are_skipped_and_harbours_are_not() -> None:
    g = begun(RULES, f"{BARE}\n{STRIPS}\nseats.0.ship = 4\nseats.1.ship = 5\nask = Sail 0 strip=hire", 2)
    assert offered(g, 0, "sail") == ["6", "7", "8", "9"]


def test_the_upper_bed_in_the_first_round_the_lower_in_the_second() -> None:
    g = begun(RULES, f"{BARE}\n{STRIPS}\nscorings = 1\nseats.0.ship = 19\nask = Sail 0 strip=hire", 2)
    assert offered(g, 0, "sail") == ["20", "u1", "u2", "u3"]
    g = begun(RULES, f"{BARE}\n{STRIPS}\nscorings = 3\nseats.0.ship = 19\nask = Sail 0 strip=hire", 2)
    assert offered(g, 0, "sail") == ["20", "l1", "l2", "l3"]


def test_a_vase_or_a_production_site() -> None:
    g = begun(RULES, f"{BARE}\n{STRIPS}\nseats.0.ship = 12\nseats.0.sites = stone=2 wood=1\nask = Sail 0 strip=hire", 2)
    do(g, "0 sail 13")
    assert offered(g, 0, "vase") == [""] and offered(g, 0, "site") == ["wood", "loam", "iron"]
    do(g, "0 site wood")
    assert g.s.board[0].sites["wood"] == 2


def test_turns_go_round_the_table() -> None:
    g = begun(RULES, f"{BARE}\n{STRIPS}\nfirst = 1\nask = Sail 1 strip=hire", 3)
    do(g, "1 sail 4")
    assert asked(g) == ["2 Turn"]


def test_a_settlement_replaces_a_house_that_may_be_built_again() -> None:
    """All six houses have left the board; one was replaced by a settlement."""
    sites = "3a=0:house 5a=0:house 13a=0:house 18a=0:house 21a=0:house 29a=0:settlement 29b=0:inhabitant"
    lines = f"{BARE}\nlaid = 29=s2_1\npieces = {sites}\nseats.0.ranch = 1\nask = Improve 0"
    g = begun(RULES, lines, 2)
    assert g.s.board[0].removed["houses"] == 6 and g.s.board[0].spare == 1
    do(g, "0 house 29b")
    assert g.s.board[0].spare == 0 and g.s.pieces["29b"].kind == "house"


def test_with_all_six_houses_on_the_map_no_other_is_built() -> None:
    sites = "3a=0:house 5a=0:house 13a=0:house 18a=0:house 21a=0:house 29a=0:house 29b=0:inhabitant"
    g = begun(RULES, f"{BARE}\nlaid = 29=s2_1\npieces = {sites}\nseats.0.ranch = 1\nask = Improve 0", 2)
    assert offered(g, 0, "house") == []


def test_a_site_of_a_resource_that_is_full_is_lost() -> None:
    lines = f"{BARE}\nlaid = 2=g05\nask = LayPasture 0"
    for level in (1, 2):
        g = begun(RULES, f"{lines}\nseats.0.sites = wood={level}", 2)
        do(g, "0 lay 1 none")
        assert g.s.board[0].sites["wood"] == 2


def test_cattle_bring_coins_for_houses_beside_their_pasture() -> None:
    lines = f"{BARE}\nlaid = 2=p01 3=s2_1\npieces = 3a=1:house 3b=0:house 5a=1:inhabitant\nask = CattleShare 0"
    g = begun(RULES, lines, 2)
    do(g, "0 cattle 2 0")
    assert g.s.board[0].coins == 4 and g.s.board[0].ranch == 2


def test_a_track_gives_what_it_passes_and_points_past_its_end() -> None:
    g = begun(RULES, f"{BARE}\nseats.0.coin_track = 2\nlaid = 2=g01\nseats.0.coins = 9\nask = Improve 0", 2)
    do(g, "0 develop 2a", "0 advance coin")
    assert asked(g) == ["0 BuildSite"] and g.s.board[0].coin_track == 5
    g = begun(RULES, f"{BARE}\nseats.0.coin_track = 9\nlaid = 2=g01\nseats.0.coins = 9\nask = Improve 0", 2)
    do(g, "0 develop 2a", "0 advance coin")
    assert (g.s.board[0].coin_track, g.s.board[0].points, g.s.board[0].vases) == (10, 4, 1)


def test_a_site_that_costs_cards() -> None:
    g = begun(RULES, f"{BARE}\nlaid = 2=g02\nseats.0.hand = c001 c002 c003 c004 c005\nask = Improve 0", 2)
    do(g, "0 develop 2a")
    assert asked(g) == ["0 Discard"] and offered(g, 0, "push") == []
    do(g, "0 give c001=1 c002=1 c003=1 c005=1", "0 advance card")
    assert g.s.board[0].hand == ["c004"] and g.s.board[0].card_track == 3


def test_all_with_most_points_win() -> None:
    lines = f"{BARE}\n{STRIPS}\nscorings = 3\nending = yes\nscoring = w01 w02 w04 w05\nseats.0.scored = w01 w02 w05"
    lines += "\nseats.1.scored = w01 w02 w05\nseats.0.ship = l11\nseats.1.ship = l9\nask = Sail 1 strip=hire"
    g = begun(RULES, lines, 2)
    do(g, "1 sail l10")
    assert g.s.over and [t.won for t in RULES.scores(g.s)] == [True, True]
