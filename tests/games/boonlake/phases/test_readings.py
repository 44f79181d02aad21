"""Readings of the rulebook (001) where it can be read in more than one way, by their numbers: A1 to A17."""

from __future__ import annotations

from bot.games.boonlake import Boonlake
from bot.games.boonlake.score import lever_points
from tests.games.positions import asked, begun, do, offered

RULES = Boonlake()
EMPTY_HANDS = "\n".join(f"seats.{seat}.hand = none" for seat in (0, 1))
POOR = "\n".join(f"seats.{seat}.coins = 0" for seat in (0, 1))
STRIPS = "strips = hire builder settle progress pioneer region_scoring cattle_breeding"
QUIET = f"{EMPTY_HANDS}\n{POOR}\n{STRIPS}\nscoring = w01 w02 w04 w05"
PAYING = f"{EMPTY_HANDS}\nscorings = 2\nscoring = w01 w02 w13 w05\nseats.0.scored = w01 w02\nseats.1.scored = w01 w02"


def test_a01_the_reward_comes_first_and_the_scoring_right_after_the_turn() -> None:
    """The first ship over a lock: reward, strips, scoring, and the next seat's turn."""
    g = begun(RULES, f"{QUIET}\nfirst = 0\nseats.0.ship = 15\nask = Sail 0 strip=hire", 2)
    events = do(g, "0 sail 16", "0 score w01", "1 score w01")
    kinds = [e.kind for e in events]
    assert kinds.index("gained") < kinds.index("interim")
    assert g.s.taken == "" and g.s.strips[-1] == "hire"
    assert asked(g) == ["1 Turn"]


def test_a01_the_second_ship_over_a_lock_scores_nothing() -> None:
    g = begun(RULES, f"{QUIET}\nscorings = 1\nseats.0.ship = 15\nseats.1.ship = 18\nask = Sail 0 strip=hire", 2)
    do(g, "0 sail 16")
    assert g.s.scorings == 1


def test_a01_after_the_second_scoring_ships_go_back_and_the_turn_goes_on() -> None:
    lines = f"{QUIET}\nfirst = 0\nscorings = 1\nseats.0.ship = u9\nseats.1.ship = 18\nask = Sail 0 strip=hire"
    g = begun(RULES, lines, 2)
    do(g, "0 sail u11", "0 score w02", "1 score w02")
    assert (g.s.round, g.s.scorings, g.s.locks) == (2, 2, 0)
    assert [me.ship for me in g.s.board] == ["1", "1"]
    assert asked(g) == ["1 Turn"]


def test_a01_the_fourth_scoring_waits_for_equal_turns() -> None:
    lines = f"{QUIET}\nfirst = 0\nscorings = 3\nseats.0.ship = l9\nseats.1.ship = 18\nask = Sail 0 strip=hire"
    g = begun(RULES, lines, 2)
    do(g, "0 sail l11")
    assert g.s.ending and g.s.scorings == 3
    assert asked(g) == ["1 Turn"]


def test_a01_who_arrives_after_the_first_lines_up_no_second_scoring() -> None:
    lines = f"{QUIET}\nfirst = 0\nscorings = 3\nending = yes\nseats.0.ship = l11\nseats.1.ship = l9"
    g = begun(RULES, f"{lines}\nask = Sail 1 strip=hire", 2)
    do(g, "1 sail l11")
    assert g.s.over and g.s.scorings == 4


def test_a02_forgoing_replaces_the_whole_share() -> None:
    """Hire: nobody is hired. Region scoring: no coins, so no points with m06 either."""
    g = begun(RULES, "seats.0.levers = m01\nseats.0.coins = 9\nask = HireShare 0", 2)
    do(g, "0 forgo m01 vases")
    assert (g.s.board[0].vases, g.s.board[0].ranch) == (1, 3)
    assert asked(g) != ["0 HireShare"]
    lines = "seats.0.levers = m01 m06\nseats.0.coins = 0\npieces = 13a=0:house\nask = RegionShare 0 region=boonlake"
    g = begun(RULES, lines, 2)
    assert offered(g, 0, "collect") == ["none", "m06"]
    do(g, "0 forgo m01 vases")
    assert (g.s.board[0].coins, g.s.board[0].points) == (0, 0)


def test_a02_one_opportunity_feeds_one_lever() -> None:
    g = begun(RULES, "seats.0.hand = c001\nseats.0.levers = m04 m05\nseats.0.coins = 0\nask = BuilderShare 0", 2)
    assert offered(g, 0, "skip") == ["m04", "m05"]
    do(g, "0 skip m05")
    assert g.s.board[0].coins == 3 and g.s.board[0].levers == {"m04": True, "m05": False}
    assert asked(g) != ["0 BuilderShare"]


def test_a03_every_piece_counts_and_the_house_itself_does_not() -> None:
    """Two cattle and the other site of the tile are three presences."""
    lines = "laid = 3=s2_1 2=p01\npieces = 3a=0:house 3b=1:inhabitant\nseats.0.ranch = 3\nask = Improve 0"
    g = begun(RULES, f"cattle = 2=1+1\n{lines}", 2)
    assert "3a 0 none" in offered(g, 0, "settlement")
    g = begun(RULES, f"cattle = 2=1\n{lines}", 2)
    assert offered(g, 0, "settlement") == []


def test_a03_reductions_add_up_and_stop_at_nobody() -> None:
    """A card's effect and m08: two inhabitants and two presences less."""
    lines = "laid = 3=s2_1\npieces = 3a=0:house 3b=1:inhabitant\nseats.0.ranch = 0\nseats.0.levers = m08"
    g = begun(RULES, f"{lines}\nask = EasySettlement 0 inhabitants=1 presences=1", 2)
    assert offered(g, 0, "settlement") == ["3a 0 m08"]
    do(g, "0 settlement 3a 0 m08")
    assert g.s.board[0].ranch == 0 and g.s.board[0].removed["settlements"] == 1


def test_a03_extra_inhabitants_are_added_before_reductions() -> None:
    """The fourth settlement takes four; with m08 three, of which any two may be points."""
    pieces = "5a=0:house 5b=1:house 3a=1:house 3b=1:house 13a=0:settlement 18a=0:settlement 21a=0:settlement"
    lines = f"laid = 3=s2_1 5=s2_2\npieces = {pieces}\nseats.0.levers = m08\nask = Improve 0"
    g = begun(RULES, f"seats.0.ranch = 3\n{lines}", 2)
    assert offered(g, 0, "settlement") == ["5a 4 none", "5a 8 none", "5a 0 m08", "5a 4 m08", "5a 8 m08"]
    do(g, "0 settlement 5a 8 m08")
    assert (g.s.board[0].ranch, g.s.board[0].points) == (2, -8)


def test_a04_a_site_of_two_resources_counts_twice() -> None:
    g = begun(RULES, f"{QUIET}\nscoring = w01 w02 w07 w05\nseats.0.sites = iron=2\nask = InterimScoring 0", 2)
    do(g, "0 score w07", "1 score w07")
    assert [me.points for me in g.s.board] == [1, -1]


def test_a05_one_may_pay_fewer_times_and_take_the_points() -> None:
    lines = (
        f"{EMPTY_HANDS}\nscorings = 2\nscoring = w01 w02 w13 w05\nseats.0.scored = w01 w02\nseats.1.scored = w01 w02"
    )
    g = begun(RULES, f"{lines}\nseats.0.coins = 5\nseats.0.ranch = 1\nseats.1.coins = 0\nask = InterimScoring 0", 2)
    do(g, "0 score w13")
    assert offered(g, 0, "pay") == ["0 0", "0 1", "1 0", "1 1"]
    do(g, "0 pay 0 1")
    assert (g.s.board[0].coins, g.s.board[0].points) == (0, 2 - 3)


def test_a05_inhabitants_and_coins_may_be_mixed() -> None:
    lines = (
        f"{EMPTY_HANDS}\nscorings = 2\nscoring = w01 w02 w13 w05\nseats.0.scored = w01 w02\nseats.1.scored = w01 w02"
    )
    g = begun(RULES, f"{lines}\nseats.0.coins = 5\nseats.0.ranch = 1\nseats.1.coins = 0\nask = InterimScoring 0", 2)
    do(g, "0 score w13", "0 pay 1 1")
    assert (g.s.board[0].ranch, g.s.board[0].points) == (0, 2 * 2 + 3)


def test_a06_fewer_than_four_levers_are_worth_nothing() -> None:
    g = begun(RULES, "seats.0.levers = m01 m02 m03\nseats.1.levers = m01 m02 m03 m04=used", 2)
    assert [lever_points(RULES.box, me) for me in g.s.board] == [0, 8]


def test_a07_the_larger_number_in_one_region_and_the_smaller_in_the_other() -> None:
    lines = f"{QUIET}\nscorings = 1\nseats.0.scored = w05\nseats.1.scored = w05"
    pieces = "3a=0:house 29a=0:house 5a=0:house 13a=1:house 18a=1:house"
    g = begun(RULES, f"{lines}\npieces = {pieces}\nask = InterimScoring 0", 2)
    do(g, "0 score w01", "1 score w01")
    assert [me.points for me in g.s.board] == [2 * 2, -2]


def test_a08_a_niche_inhabitant_belongs_to_the_supply_afterwards() -> None:
    """The emptied first tier: one more comes to the ranch, and returns like any other."""
    lines = "laid = 3=s2_1 2=p01\npieces = 3a=0:inhabitant 5a=0:house\ncattle = 2=0\nseats.0.ranch = 1"
    g = begun(RULES, f"{lines}\nask = Improve 0", 2)
    assert g.s.board[0].niches == 0
    do(g, "0 house 3a")
    me = g.s.board[0]
    assert (me.niches, me.ranch, me.supply) == (1, 1, 8)


def test_a09_the_niche_inhabitant_cannot_pay_for_what_empties_the_tier() -> None:
    lines = "laid = 3=s2_1 2=p01\npieces = 3a=0:inhabitant 5a=0:house\ncattle = 2=0\nseats.0.ranch = 0"
    g = begun(RULES, f"{lines}\nask = Improve 0", 2)
    assert offered(g, 0, "house") == []


def test_a10_both_losses_of_a_settlement_count() -> None:
    """A second settlement in the region, on a site that takes 5 points."""
    pieces = "2a=0:house 3a=0:settlement 5a=1:house 5b=1:house 2b=1:inhabitant"
    g = begun(RULES, f"laid = 3=s2_1 5=s2_2 2=g19\npieces = {pieces}\nask = Improve 0", 2)
    do(g, "0 settlement 2a 0 none")
    assert g.s.board[0].points == -10


def test_a11_the_last_space_is_a_harbour() -> None:
    assert RULES.box.river.spaces["u11"].harbour and RULES.box.river.spaces["l11"].harbour


def test_a12_the_ship_sails_at_least_a_step() -> None:
    g = begun(
        RULES,
        "seats.0.ship = 5\nstrips = hire builder settle progress pioneer region_scoring cattle_breeding\n"
        "ask = Sail 0 strip=builder",
        2,
    )
    assert offered(g, 0, "sail") == ["6", "7", "8", "9"]


def test_a13_a_project_is_cheaper_too_and_counts_as_the_kind_chosen() -> None:
    """Three cards that make cards cheaper take 3 coins off; a lever takes a resource off; it counts as sunset."""
    lines = "scoring = w16 w12 w02 w03\nseats.0.sites = loam=1 iron=1\nseats.0.boats = loam iron\nseats.0.hand = none"
    lines += "\nseats.0.played = c142 c143 c144\nseats.0.levers = m10"
    g = begun(RULES, f"{lines}\nseats.0.coins = 10\nask = BuilderShare 0", 2)
    do(g, "0 build w12 loam+iron+m10 sunset")
    assert g.s.board[0].coins == 0 and g.s.board[0].projects == {"w12": "sunset"}
    g = begun(RULES, f"{lines}\nseats.0.coins = 9\nask = BuilderShare 0", 2)
    assert offered(g, 0, "build") == []


def test_a14_the_bonus_for_discards_comes_only_where_coins_are_paid_for_them() -> None:
    lines = "seats.0.played = c145\nseats.0.coins = 0"
    g = begun(RULES, f"{lines}\nseats.0.hand = c001 c004\nask = BuilderShare 0", 2)
    do(g, "0 discard c001")
    assert g.s.board[0].coins == 3
    g = begun(RULES, f"{lines}\nseats.0.hand = c001 c004 c007\nask = HireShare 0", 2)
    do(g, "0 hire 0 1")
    assert g.s.board[0].coins == 0


def test_a15_the_income_of_a_track_has_its_points() -> None:
    g = begun(RULES, "laid = 2=g03\nseats.0.coin_track = 4\nseats.0.coins = 0\nask = Improve 0", 2)
    do(g, "0 develop 2a")
    assert (g.s.board[0].coins, g.s.board[0].points) == (5, 1)


def test_a16_the_eminence_crosses_first_and_the_player_goes_on() -> None:
    lines = "scorings = 1\nscoring = w01 w02 w04 w05\nseats.0.hand = none\nseats.0.coins = 0\neminence.ship = u10"
    lines += "\neminence.stack = a1/upper_left a3/lower_right\nseats.0.ship = 3\n"
    lines += "strips = builder hire settle progress pioneer region_scoring cattle_breeding\nask = EminenceTurn"
    g = begun(RULES, lines, 1)
    do(g, "0 score w02")
    assert (g.s.round, g.s.board[0].ship, g.s.eminence.ship) == (2, "1", "1")
    assert asked(g) == ["0 Turn"]


def test_a17_of_equal_pastures_the_first_from_the_number_on() -> None:
    """a5 with the silhouette upper left tells 4: of the pastures 2 and 9 it is 9."""
    lines = "laid = 2=p01 9=p02\nseats.0.hand = none\neminence.stack = a1/upper_left a5/upper_left\n"
    lines += "strips = progress hire settle builder pioneer region_scoring cattle_breeding\nask = EminenceTurn"
    g = begun(RULES, lines, 1)
    assert g.s.eminence.tile == "a5"
    assert g.s.cattle == {"2": [], "9": [-1]}
