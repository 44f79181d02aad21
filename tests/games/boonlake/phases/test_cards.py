"""What project cards do (Rulebook 001, effects of cards)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.boonlake import Boonlake
from tests.games.positions import asked, begun, do, offered

RULES = Boonlake()
RICH = "seats.0.coins = 20\nseats.0.vases = 3\nseats.0.sites = stone=2 wood=2 loam=2 iron=2"


def played(card: str, more: str = "") -> Any:
    """Seat 0 has just played a card, for whatever it costs."""
    hand = more if "seats.0.hand" in more else f"seats.0.hand = {card}\n{more}"
    g = begun(RULES, f"{RICH}\n{hand}\nask = BuilderShare 0", 2)
    way = next(words for words in offered(g, 0, "play") if words.startswith(card))
    do(g, f"0 play {way}")
    return g


def spent(card: str) -> int:
    return 20 - RULES.box.cards[card].coins


@pytest.mark.parametrize(
    "card, what, n",
    [("c001", "coin_track", 1), ("c024", "card_track", 2), ("c034", "vases", 3 + 1), ("c057", "ranch", 3 + 2)],
)
def test_rewards_at_once(card: str, what: str, n: int) -> None:
    g = played(card)
    vases = RULES.box.cards[card].vases if what == "vases" else 0
    assert getattr(g.s.board[0], what) == n - vases


def test_a_step_on_both_tracks() -> None:
    me = played("c028").s.board[0]
    assert (me.coin_track, me.card_track) == (1, 1)


def test_coins_at_once() -> None:
    assert played("c049").s.board[0].coins == spent("c049") + 8


SWAPS = [
    ("c041", "seats.0.hand = c041 c001 c002 c003", "cards", {"ranch": 5}),
    ("c052", "seats.0.hand = c052 c001 c002", "cards", {"coins": 20 - 1 + 4}),
    ("c052", "seats.0.hand = c052", "coins", {"coins": 20 - 1 - 4}),
    ("c068", "seats.0.hand = c068 c001 c002 c003", "cards", {"vases": 4, "coins": 20 + 2}),
    ("c068", "seats.0.hand = c068", "vases+coins", {"vases": 2, "coins": 20 - 2}),
    ("c073", "seats.0.hand = c073 c001 c002 c003 c004 c005", "cards", {"points": 4}),
    ("c073", "seats.0.hand = c073", "points", {"points": -4}),
    ("c076", "seats.0.hand = c076 c001 c002", "cards", {"points": 4}),
    ("c084", "seats.0.hand = c084", "inhabitants", {"coins": 20 - 2 + 8, "ranch": 2, "supply": 6}),
    ("c086", "seats.0.hand = c086", "vases", {"vases": 1, "points": 4}),
]


@pytest.mark.parametrize("card, hand, give, after", SWAPS, ids=[f"{card}-{give}" for card, _, give, _ in SWAPS])
def test_swaps(card: str, hand: str, give: str, after: dict[str, int]) -> None:
    g = played(card, hand)
    assert asked(g) == ["0 Exchange"] and give in offered(g, 0, "exchange")
    do(g, f"0 exchange {give}")
    me = g.s.board[0]
    assert {what: getattr(me, what) for what in after} == after
    assert asked(g) != ["0 Exchange"]


def test_what_a_swap_takes_has_to_be_there_and_points_may_go_below_nothing() -> None:
    assert offered(played("c073", "seats.0.hand = c073 c001"), 0, "exchange") == ["points"]


def test_a_used_lever_is_pushed_up() -> None:
    g = played("c092", "seats.0.levers = m01=used m04=used m05")
    assert offered(g, 0, "reset") == ["m01", "m04"]
    do(g, "0 reset m04")
    assert g.s.board[0].levers == {"m01": False, "m04": True, "m05": True}


def test_a_house_for_nobody() -> None:
    g = played("c100", "pieces = 3a=0:inhabitant\nseats.0.ranch = 0")
    do(g, "0 house 3a")
    me = g.s.board[0]
    assert g.s.pieces["3a"].kind == "house" and (me.ranch, me.removed["houses"], me.supply) == (0, 1, 8)


def test_a_settlement_for_one_inhabitant_beside_two_presences() -> None:
    g = played("c105", "laid = 3=s2_1 2=p01\npieces = 3a=0:house 3b=1:house\ncattle = 2=1\nseats.0.ranch = 1")
    do(g, "0 settlement 3a 0 none")
    assert g.s.board[0].ranch == 0 and g.s.board[0].spare == 1


# -- for the rest of the game ------------------------------------------------------------------------
def test_levers_cost_less_but_never_less_than_nothing() -> None:
    g = begun(RULES, "seats.0.played = c139 c140 c141\nseats.0.coins = 0\nask = Modernise 0", 2)
    assert offered(g, 0, "modernise") == ["m04", "m05", "m07", "m08"]
    do(g, "0 modernise m05")
    assert g.s.board[0].coins == 0


def test_cards_cost_less_for_the_next_card_on() -> None:
    g = begun(RULES, f"{RICH}\nseats.0.hand = c143 c049\nask = Common 0 strip=builder", 2)
    do(g, f"0 play {offered(g, 0, 'play')[0]}")
    assert g.s.board[0].coins == 20 - RULES.box.cards["c143"].coins
    g = begun(RULES, f"{RICH}\nseats.0.played = c143 c144\nseats.0.hand = c049\nask = BuilderShare 0", 2)
    do(g, f"0 play {offered(g, 0, 'play')[0]}")
    assert g.s.board[0].coins == 20 - (6 - 2) + 8


def test_cattle_take_fewer_inhabitants_and_give_coins() -> None:
    lines = "laid = 2=p01\ncattle = 2=1+1\nseats.0.hand = none\nseats.0.coins = 0\nseats.0.played = c161 c165"
    g = begun(RULES, f"{lines}\nseats.0.ranch = 2\npieces = 3a=1:house\nask = CattleShare 0", 2)
    do(g, "0 cattle 2 0")
    me = g.s.board[0]
    assert (me.ranch, me.coins) == (0, 2 + 2)


def test_the_fourth_and_fifth_cattle_cost_more_or_points() -> None:
    lines = "laid = 2=p01 4=p02\ncattle = 2=0+0+0\nseats.0.hand = none\nseats.0.ranch = 2\nask = CattleShare 0"
    g = begun(RULES, lines, 2)
    assert offered(g, 0, "cattle") == ["4 0", "4 4"]
    do(g, "0 cattle 4 4")
    assert (g.s.board[0].ranch, g.s.board[0].points) == (1, -4)
    lines = lines.replace("cattle = 2=0+0+0", "cattle = 2=0+0+0+0").replace("ranch = 2", "ranch = 1")
    assert offered(begun(RULES, lines, 2), 0, "cattle") == ["4 8"]
