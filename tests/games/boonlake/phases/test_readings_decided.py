"""Readings of the rulebook (001) where it says nothing, by their numbers: A18 to A31."""

from __future__ import annotations

import pytest

from bot.games.boonlake import Boonlake
from tests.games.positions import asked, begun, do, offered

RULES = Boonlake()
EMPTY_HANDS = "\n".join(f"seats.{seat}.hand = none" for seat in (0, 1))
POOR = "\n".join(f"seats.{seat}.coins = 0" for seat in (0, 1))
STRIPS = "strips = hire builder settle progress pioneer region_scoring cattle_breeding"
QUIET = f"{EMPTY_HANDS}\n{POOR}\n{STRIPS}\nscoring = w01 w02 w04 w05"
ALL = "covered = boonlake unknown new_hope southern"


def test_a18_with_all_labels_covered_a_region_is_named_and_its_label_is_worth_nothing() -> None:
    g = begun(RULES, f"{QUIET}\n{ALL}\npieces = 3a=0:house 13a=0:house\nask = CoverLabel 0", 2)
    assert offered(g, 0, "cover") == ["boonlake", "unknown", "new_hope", "southern"]
    do(g, "0 cover boonlake")
    assert g.s.board[0].coins == 1


def test_a18_the_eminence_names_the_region_where_it_is_furthest_behind() -> None:
    lines = f"{ALL}\npieces = 13a=0:house 18a=0:house 21a=0:house 29a=e:house\nseats.0.hand = none\nseats.0.coins = 0"
    lines += "\neminence.stack = a3/upper_left b2/upper_left"
    lines += "\nstrips = region_scoring hire settle progress pioneer builder cattle_breeding\nask = EminenceTurn"
    g = begun(RULES, lines, 1)
    assert g.s.board[0].coins == 1  # new_hope does not count
    assert g.s.eminence.points == 2  # one presence, twice on side B, and nothing for the label


def test_a19_no_tile_left_is_as_good_as_a_full_map() -> None:
    grey = [t.id for t in RULES.box.tiles.values() if t.back == "grey"]
    start = {s.id for s in RULES.box.spaces.values() if 0 < s.start <= 2}
    free = [space for space in RULES.box.spaces if space not in start]
    laid = " ".join(f"{space}={tile}" for space, tile in zip(free, grey, strict=False))
    g = begun(RULES, f"{QUIET}\nlaid = {laid}\nfirst = 0\nask = Turn 0", 2)
    assert len(g.s.laid) < len(RULES.box.spaces) and not g.s.grey.cards
    do(g, "0 take hire")
    assert g.s.board[0].coins == 2


def test_a20_draws_what_there_is() -> None:
    """One card in the deck and one in the pile, all others are played: three draws of two bring those two."""
    rest = [card for card in RULES.box.cards if card not in ("c001", "c002")]
    lines = f"{POOR}\nseats.1.played = {' '.join(rest)}\n{EMPTY_HANDS}\ndeck = c001\ndiscards = c002"
    g = begun(RULES, f"{lines}\nask = PioneerShare 0", 2)
    assert sorted(g.s.board[0].hand) == ["c001", "c002"]
    assert not list(g.s.deck.everything())
    g = begun(RULES, f"{lines.replace('discards = c002', 'seats.0.played = c002')}\nask = ProgressShare 0", 2)
    assert (g.s.board[0].hand, g.s.board[0].coins) == (["c001"], 0)


def test_a21_without_inhabitants_in_the_supply_no_project_is_built() -> None:
    lines = "scoring = w12 w01 w02 w03\nseats.0.sites = loam=2 iron=2\nseats.0.boats = loam iron\nseats.0.coins = 13"
    g = begun(RULES, f"{lines}\nseats.0.ranch = 8\nask = BuilderShare 0", 2)
    assert offered(g, 0, "build") == []
    g = begun(RULES, f"{lines}\nseats.0.ranch = 7\nask = BuilderShare 0", 2)
    do(g, "0 build w12 loam+iron day")
    assert (g.s.board[0].ranch, g.s.board[0].supply) == (7, 0)


def test_a21_nothing_is_paid_where_inhabitants_alone_would_come_and_none_is_left() -> None:
    """Hire, a swap of a card, a lever beside a tile: while one is left they are offered, and bring what there is."""
    swap = "seats.0.hand = c041 c001 c002 c003\nseats.0.coins = 9\nseats.0.sites = wood=2"
    hire = "seats.0.hand = c001 c002 c003\nseats.0.coins = 9\nask = HireShare 0"
    lever = f"seats.0.levers = m09\n{EMPTY_HANDS}\nask = LayPasture 0"
    for supply, ranch in ((0, 8), (1, 7)):
        g = begun(RULES, f"seats.0.ranch = {ranch}\n{swap}\nask = BuilderShare 0", 2)
        do(g, f"0 play {next(words for words in offered(g, 0, 'play') if words.startswith('c041'))}")
        assert offered(g, 0, "exchange") == (["cards"] if supply else [])
        if supply:
            do(g, "0 exchange cards")
            assert (g.s.board[0].ranch, g.s.board[0].supply, g.s.board[0].hand) == (8, 0, [])
        hired = offered(begun(RULES, f"seats.0.ranch = {ranch}\n{hire}", 2), 0, "hire")
        assert sorted(hired) == (["0 1", "1 0"] if supply else [])
        laid = offered(begun(RULES, f"seats.0.ranch = {ranch}\n{lever}", 2), 0, "lay")
        assert any(words.endswith("m09") for words in laid) == bool(supply)


def test_a22_skipping_needs_a_card_that_could_be_played_or_discarded() -> None:
    levers = "seats.0.levers = m05\nseats.0.coins = 0"
    g = begun(RULES, f"{levers}\nseats.0.hand = none\nask = BuilderShare 0", 2)
    assert asked(g) != ["0 BuilderShare"]
    g = begun(RULES, f"{levers}\nseats.0.hand = c001\nask = BuilderShare 0", 2)
    assert offered(g, 0, "skip") == ["m05"]
    g = begun(RULES, f"{levers}\nseats.0.hand = c001\nask = PlayCard 0 kind=night", 2)
    assert asked(g) == ["0 PlayCard"] and offered(g, 0, "skip") == []


def test_a22_with_builder_two_cards_are_taken_and_the_lever_is_used() -> None:
    lines = "seats.0.levers = m05\nseats.0.coins = 2\nseats.0.hand = c036\nseats.0.sites = loam=1"
    g = begun(RULES, f"{lines}\nask = BuilderCard 0", 2)
    assert offered(g, 0, "skip") == ["m05"]
    do(g, "0 skip m05")
    assert g.s.board[0].coins == 5 and len(g.s.board[0].hand) == 3


def test_a23_twice_are_the_project_and_the_marker_but_not_what_payments_bring() -> None:
    lines = f"{EMPTY_HANDS}\nscoring = w13 w02 w04 w05\nseats.0.coins = 5\nseats.1.coins = 5"
    g = begun(RULES, f"{lines}\nask = InterimScoring 0", 2)
    do(g, "0 score w13", "0 pay 0 1", "1 score w13", "1 pay 0 1")
    assert [me.points for me in g.s.board] == [2 + 2, 2 + 1]


@pytest.mark.parametrize(
    "pieces, houses, settlements, points",
    [
        ("3a=e:house 5a=e:settlement 13a=e:settlement 18a=e:settlement 21a=e:settlement", 5, 4, 0),
        ("3a=e:house 5a=e:house 13a=e:settlement 18a=e:settlement 21a=e:settlement 29a=e:settlement", 6, 4, 10),
    ],
    ids=["a house is left", "nothing is left"],
)
def test_a24_ten_points_only_without_houses_and_settlements(
    pieces: str, houses: int, settlements: int, points: int
) -> None:
    lines = f"pieces = {pieces}\nseats.0.hand = none\nseats.0.ranch = 0\neminence.stack = a1/upper_left a3/upper_left"
    lines += "\nstrips = settle hire progress pioneer builder region_scoring cattle_breeding\nask = EminenceTurn"
    g = begun(RULES, lines, 1)
    assert g.s.eminence.points == points
    assert g.s.eminence.removed["settlements"] == 4
    assert g.s.eminence.removed["houses"] == min(6, houses + (points == 0))


def test_a24_a_full_pasture_is_no_candidate() -> None:
    lines = "laid = 2=p01 4=p02\ncattle = 2=e+e+e+e\nseats.0.hand = none\nseats.0.ranch = 0"
    lines += "\npieces = 3a=0:house 5a=0:house\neminence.stack = a3/upper_left a5/upper_left"
    lines += "\nstrips = progress hire settle builder pioneer region_scoring cattle_breeding\nask = EminenceTurn"
    g = begun(RULES, lines, 1)
    assert g.s.cattle == {"2": [-1] * 4, "4": [-1]}


def test_a24_the_fifth_cattle_is_the_last_and_then_there_are_points() -> None:
    lines = "laid = 2=p01 4=p02\ncattle = 2=e+e+e+e 4=e\nseats.0.hand = none\nseats.0.ranch = 0"
    lines += "\neminence.stack = a3/upper_left a5/upper_left"
    lines += "\nstrips = progress hire settle builder pioneer region_scoring cattle_breeding\nask = EminenceTurn"
    g = begun(RULES, lines, 1)
    assert g.s.eminence.points == 10


def test_a25_what_costs_something_or_changes_the_map_may_be_declined() -> None:
    for ask in ("Explore 0", "LayPasture 0", "Improve 0", "Modernise 0", "PlayCard 0 kind=day", "HireShare 0"):
        lines = f"{STRIPS}\nseats.0.coins = 20\nseats.0.hand = c001 c004\nlaid = 2=g05\nask = {ask} strip=hire"
        g = begun(RULES, lines, 2)
        assert asked(g) == [f"0 {ask.split()[0]}"]
        do(g, "0 decline")
        assert asked(g) == ["0 Sail"]


@pytest.mark.parametrize("ask", ["CoverLabel 0", "Sail 0", "Turn 0"])
def test_a25_what_may_not_be_declined(ask: str) -> None:
    g = begun(RULES, f"{QUIET}\nfirst = 0\nask = {ask}" + (" strip=hire" if ask == "Sail 0" else ""), 2)
    decision = RULES.decision(g.s, 0)
    assert decision is not None and decision.offer("decline") is None


def test_a26_all_are_asked_at_once_or_in_order() -> None:
    lines = "seats.0.hand = c001\nseats.1.hand = c002\nfirst = 0\nask = Common 0 strip=builder"
    assert sorted(asked(begun(RULES, lines, 2))) == ["0 BuilderShare", "1 BuilderShare"]
    assert asked(begun(Boonlake({"common": "in_order"}), lines, 2)) == ["0 BuilderShare"]
    settle = lines.replace("builder", "settle")
    assert asked(begun(RULES, settle, 2)) == ["0 SettleShare"]


def test_a27_scoring_tiles_are_chosen_under_seal_then_the_sites() -> None:
    g = RULES.begin(2, bytes(32))
    first = g.s.board[0].choice
    assert sorted(asked(g)) == ["0 ChooseScoringTile", "1 ChooseScoringTile"]
    do(g, f"0 choose {first[0]}")
    assert RULES.view(g.s, 1).areas[0].tile is None
    do(g, f"1 choose {g.s.board[1].choice[1]}")
    assert g.s.scoring[0] == first[0]
    assert sorted(asked(g)) == ["0 ChooseSite", "1 ChooseSite"]


def test_a28_a_chain_goes_over_bridges_and_each_cattle_counts_at_bridges() -> None:
    """6 and 9 are joined by a bridge; a pasture on 6 has three cattle."""
    lines = f"{QUIET}\nscorings = 1\nscoring = w01 w02 w08 w12\nlaid = 6=p01 9=g01"
    lines += "\npieces = 3a=0:house 9a=0:house\ncattle = 6=0+0+0"
    lines += "\nseats.0.scored = w01\nseats.1.scored = w01\nseats.0.ranch = 0"
    g = begun(RULES, f"{lines}\nask = InterimScoring 0", 2)
    do(g, "0 score w08", "1 score w02")
    assert g.s.board[0].points == 2 + 3  # 3, 6 and 9 are three tiles; 3 points of income
    g = begun(
        RULES,
        f"{lines.replace('scorings = 1', 'scorings = 2').replace('scored = w01', 'scored = w01 w02')}"
        "\nask = InterimScoring 0",
        2,
    )
    do(g, "0 score w12", "1 score w08")
    assert g.s.board[0].points == 3 + 3  # three cattle and a house


def test_a29_levers_and_boats_go_beside_any_question_also_in_the_turn_of_another() -> None:
    lines = "seats.1.levers = m10 m07\nseats.1.coins = 0\nseats.0.hand = none\nfirst = 0\nask = Common 0 strip=builder"
    g = begun(RULES, f"{lines}\nseats.1.hand = c001", 2)
    assert offered(g, 1, "push") == ["m10 coins", "m10 cards"]
    assert offered(g, 1, "boat") == ["wood stone m07"]
    do(g, "1 boat wood stone m07", "1 push m10 coins")
    assert g.s.board[1].boats == ["stone", "wood"] and g.s.board[1].coins == 2
    assert asked(g) == ["1 BuilderShare"]


def test_a29_a_scoring_asks_whoever_has_a_lever_that_can_be_used() -> None:
    g = begun(RULES, f"{QUIET}\nseats.0.levers = m10\nask = InterimScoring 0", 2)
    assert sorted(asked(g)) == ["0 InterimChoice", "1 ScoreTile"]


def test_a30_forgoing_is_possible_where_the_share_gives_nothing() -> None:
    g = begun(RULES, f"{QUIET}\nseats.0.levers = m01\nask = BuilderShare 0", 2)
    assert offered(g, 0, "forgo") == ["m01 vases"]


def test_a30_modernising_in_place_of_the_share_takes_no_inhabitant() -> None:
    g = begun(RULES, f"{EMPTY_HANDS}\nseats.0.levers = m02\nseats.0.coins = 3\nask = ProgressShare 0", 2)
    do(g, "0 forgo m02 modernise", "0 modernise m05")
    assert g.s.board[0].ranch == 3 and g.s.board[0].coins == 0


def test_a31_what_two_cards_add_to_the_river_adds_up() -> None:
    lines = f"{QUIET}\nseats.0.played = c151 c152 c153 c154 c157 c158\nseats.0.ship = 3"
    g = begun(RULES, f"{lines}\nask = Sail 0 strip=hire", 2)
    do(g, "0 sail 4")
    assert g.s.board[0].coins == 2 + 2
    g = begun(RULES, f"{lines.replace('ship = 3', 'ship = 7')}\nask = Sail 0 strip=hire", 2)
    do(g, "0 sail 8")
    assert g.s.board[0].coins == 4 and len(g.s.board[0].hand) == 1
    g = begun(RULES, f"{lines.replace('ship = 3', 'ship = 7')}\nask = Sail 0 strip=hire", 2)
    do(g, "0 sail 9")
    assert g.s.board[0].vases == 3
