"""What levers do (Rulebook 001, effects of levers)."""

from __future__ import annotations

from bot.games.boonlake import Boonlake
from tests.games.positions import asked, begun, do, offered

RULES = Boonlake()
BARE = "seats.0.hand = none\nseats.1.hand = none\nseats.0.coins = 0\nseats.1.coins = 0"

STRIPS = "strips = hire builder settle progress pioneer region_scoring cattle_breeding"


def test_m01_a_vase_or_coins_for_a_vase() -> None:
    g = begun(RULES, f"{BARE}\nseats.0.levers = m01\nseats.0.vases = 1\nask = BuilderShare 0", 2)
    assert offered(g, 0, "forgo") == ["m01 vases", "m01 coins"]
    do(g, "0 forgo m01 coins")
    me = g.s.board[0]
    assert (me.vases, me.coins, me.levers) == (0, 6, {"m01": False})


def test_m02_modernises_and_pays() -> None:
    g = begun(RULES, f"{BARE}\nseats.0.levers = m02\nseats.0.coins = 3\nask = BuilderShare 0", 2)
    do(g, "0 forgo m02 modernise", "0 modernise m05")
    assert g.s.board[0].levers == {"m02": False, "m05": True} and g.s.board[0].coins == 0


def test_m02_is_no_use_where_no_lever_can_be_paid() -> None:
    g = begun(RULES, f"{BARE}\nseats.0.levers = m02\nseats.0.coins = 2\nask = BuilderShare 0", 2)
    assert asked(g) != ["0 BuilderShare"]


def test_m03_upgrades_but_does_not_develop() -> None:
    g = begun(RULES, f"{BARE}\nseats.0.levers = m03\npieces = 3a=0:inhabitant\nask = RegionShare 0 region=unknown", 2)
    do(g, "0 forgo m03 upgrade")
    assert asked(g) == ["0 Upgrade"]
    do(g, "0 house 3a")
    assert g.s.pieces["3a"].kind == "house" and g.s.board[0].coins == 0


def test_only_one_of_the_upper_levers_for_one_share() -> None:
    lines = f"{BARE}\nseats.0.levers = m01 m02\nseats.0.coins = 9\n{STRIPS}"
    g = begun(RULES, f"{lines}\nask = BuilderShare 0 strip=hire", 2)
    do(g, "0 forgo m01 vases")
    assert asked(g) == ["0 Sail"]


def test_m04_counts_levels_of_sites() -> None:
    lines = f"{BARE}\nseats.0.levers = m04\nseats.0.hand = c001\nseats.0.sites = iron=2 loam=1"
    g = begun(RULES, f"{lines}\nask = PlayCard 0 kind=day", 2)
    do(g, "0 skip m04")
    assert g.s.board[0].coins == 3 and g.s.board[0].hand == ["c001"]


def test_skipping_goes_in_an_interim_scoring_where_a_card_could_be_played() -> None:
    lines = f"{BARE}\nscoring = w01 w02 w04 w05\nseats.0.levers = m05\nseats.0.hand = c036\nseats.0.sites = loam=1"
    g = begun(RULES, f"{lines}\nseats.0.coins = 2\nask = InterimScoring 0", 2)
    do(g, "0 skip m05")
    assert g.s.board[0].coins == 5
    lines = lines.replace("hand = c036", "hand = c035")
    g = begun(RULES, f"{lines}\nask = InterimScoring 0", 2)
    assert offered(g, 0, "skip") == []


def test_m06_gives_points_beside_the_coins() -> None:
    pieces = "pieces = 3a=0:house 13a=0:house 18a=0:house"
    g = begun(RULES, f"{BARE}\nseats.0.levers = m06\n{pieces}\nask = RegionShare 0 region=boonlake", 2)
    do(g, "0 collect m06")
    assert (g.s.board[0].coins, g.s.board[0].points) == (2, 2)


def test_m07_moves_a_boat_upstream_by_itself_or_for_a_card() -> None:
    lines = f"{BARE}\nseats.0.levers = m07\nseats.0.boats = iron iron\nseats.0.hand = c102"
    g = begun(RULES, f"{lines}\nseats.0.coins = 8\nseats.0.sites = iron=1\nask = BuilderShare 0", 2)
    assert offered(g, 0, "play") == ["c102 stone+iron+m07"]
    do(g, "0 play c102 stone+iron+m07")
    assert g.s.board[0].coins == 0 and g.s.board[0].levers == {"m07": False}


def test_boats_cost_two_coins_however_far_they_go_upstream() -> None:
    g = begun(
        RULES, f"{BARE}\nseats.0.boats = loam iron\nseats.0.coins = 2\nseats.0.hand = c001\nask = BuilderShare 0", 2
    )
    moves = offered(g, 0, "boat")
    assert moves == ["loam stone coins", "loam wood coins", "iron stone coins", "iron wood coins", "iron loam coins"]
    do(g, "0 boat iron stone coins")
    assert (g.s.board[0].boats, g.s.board[0].coins) == (["stone", "loam"], 0)
    assert asked(g) == ["0 BuilderShare"] and offered(g, 0, "boat") == []


def test_m09_gives_an_inhabitant_for_a_tile_or_a_pasture() -> None:
    g = begun(RULES, f"{BARE}\nseats.0.levers = m09\nask = LayPasture 0", 2)
    do(g, "0 lay 2 m09")
    assert g.s.board[0].ranch == 4 and g.s.cattle == {"2": []}
    g = begun(RULES, f"{BARE}\nseats.0.levers = m09\nseats.0.ranch = 8\nask = LayPasture 0", 2)
    assert "2 m09" not in offered(g, 0, "lay")


def test_m10_is_coins_or_cards_or_a_resource() -> None:
    lines = f"{BARE}\nseats.0.levers = m10\nseats.0.hand = c001\nask = BuilderShare 0"
    g = begun(RULES, lines, 2)
    do(g, "0 push m10 cards")
    assert len(g.s.board[0].hand) == 3
    g = begun(RULES, lines, 2)
    do(g, "0 push m10 coins")
    assert g.s.board[0].coins == 2


def test_m11_pays_for_the_card_that_it_makes_cheaper() -> None:
    """c029 takes 3 coins, 3 iron and 2 stone; one iron is lacking."""
    lines = f"{BARE}\nseats.0.levers = m11\nseats.0.hand = c029\nseats.0.sites = iron=2\nseats.0.boats = stone stone"
    g = begun(RULES, f"{lines}\nask = BuilderShare 0", 2)
    assert offered(g, 0, "play") == ["c029 stone+stone+m11"]
    do(g, "0 play c029 stone+stone+m11")
    assert g.s.board[0].coins == 5 - 3


def test_m10_and_m11_add_up() -> None:
    """c029 takes 3 iron and 2 stone."""
    lines = f"{BARE}\nseats.0.levers = m10 m11\nseats.0.hand = c029\nseats.0.sites = iron=1"
    lines += "\nseats.0.boats = stone stone"
    g = begun(RULES, f"{lines}\nask = BuilderShare 0", 2)
    assert offered(g, 0, "play") == ["c029 stone+stone+m10+m11"]


def test_m12_trades_two_cards() -> None:
    g = begun(RULES, f"{BARE}\nseats.0.levers = m12\nseats.0.hand = c001 c002 c003\nask = BuilderShare 0", 2)
    do(g, "0 push m12 inhabitants+points", "0 give c001=1 c003=1")
    me = g.s.board[0]
    assert (me.hand, me.ranch, me.points) == (["c002"], 4, 3)


def test_levers_go_up_at_a_scoring_and_those_not_used_are_worth_a_point() -> None:
    lines = f"{BARE}\nscoring = w01 w02 w04 w05\nseats.0.levers = m01 m02 m05=used\nask = InterimScoring 0"
    g = begun(RULES, lines, 2)
    do(g, "0 score w04", "1 score w04")
    assert g.s.board[0].levers == {"m01": True, "m02": True, "m05": True}
    assert g.s.board[0].points == -1 + 2
