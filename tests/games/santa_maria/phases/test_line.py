"""Along a line with logistics: where moving a die is asked about, and what comes of it (Rulebook 000, line 514)."""

from __future__ import annotations

from typing import Any

from bot.rules import Play
from tests.games.santa_maria.tables import asked, do, offered, table

# Colony 1: row 3 has the halves of the town hall on C3 and D3, row 5 sugar on A5 and a conquistador on F5.
LINES = (
    "first = 0\nscholars = astronomy taxation logistics\nseats.0.religion = 2\nplaces.logistics = 0\n"
    "seats.0.goods = none\nask = Turn 0\n"
)


def begun(more: str) -> Play[Any]:
    return table(LINES + more.replace("; ", "\n"))


def test_a_die_on_the_way_may_make_room() -> None:
    g = begun("seats.0.dice = D3=white_4; seats.0.coins = 1; seats.0.blue = 3 6")
    do(g, "0 take blue_3 3 coins")
    assert asked(g) == ["0 Logistics"] and offered(g, 0, "move_die") == ["D3 C3"]
    do(g, "0 move_die D3 C3")  # nothing else can be moved: it goes on by itself
    assert g.s.board[0].dice == {"C3": "white_4", "D3": "blue_3"} and g.s.board[0].conquest == 1


def test_going_on_leaves_it_where_it_is() -> None:
    g = begun("seats.0.dice = D3=white_4; seats.0.coins = 1; seats.0.blue = 3 6")
    do(g, "0 take blue_3 3 coins", "0 go_on")
    assert g.s.board[0].dice == {"D3": "white_4", "C3": "blue_3"} and g.s.board[0].conquest == 0


def test_what_can_be_sold_counts() -> None:
    # A2 wood, B2 gem with a die, C2 wood, D2 road
    g = begun("seats.0.dice = B2=white_4; seats.0.tiles = d01@C2@0 d09@A2@90; seats.0.blue = 2 6; seats.0.coins = 0")
    do(g, "0 take blue_2 2 coins")
    assert asked(g) == ["0 Logistics"] and offered(g, 0, "move_die") == []
    do(g, "0 sell wood", "0 move_die B2 A2")
    assert g.s.board[0].goods["gem"] == 1 and asked(g) == ["0 Trade"]  # on F2
    g = begun("seats.0.dice = B2=white_4; seats.0.tiles = d01@C2@0 d12@A2@90; seats.0.blue = 2 6; seats.0.coins = 0")
    do(g, "0 take blue_2 2 coins", "0 go_on")
    assert g.s.board[0].goods["gem"] == 0


def test_dice_make_room_one_after_another() -> None:
    """Row 1 with grain on D1, wood on E1, grain on F1."""
    more = "seats.0.tiles = d09@E1@0; seats.0.dice = D1=white_1 E1=white_2; seats.0.blue = 1 6; seats.0.coins = "
    g = begun(more + "2")
    do(g, "0 take blue_1 1 coins")
    assert asked(g) == ["0 Logistics"] and offered(g, 0, "move_die") == ["E1 F1"]
    do(g, "0 move_die E1 F1", "0 move_die D1 E1")
    assert asked(g) == ["0 Logistics"]  # the grain that came could be sold to move the die on E1
    do(g, "0 go_on", "0 go_on")  # nor the one on F1
    assert g.s.board[0].goods["grain"] == 1 and g.s.board[0].dice["D1"] == "blue_1"
    g = begun(more + "1")  # enough for E1 to go, which is next but one
    do(g, "0 take blue_1 1 coins")
    assert g.rules.brief(g.s, 0)["at"] == "E1"
    do(g, "0 move_die E1 F1")
    assert g.s.board[0].goods["wood"] == 1 and g.s.board[0].goods["grain"] == 0


def test_the_die_in_hand_ends_elsewhere() -> None:
    more = "seats.0.tiles = d02@F3@90; seats.0.dice = F3=white_6; seats.0.blue = 5 6; seats.0.coins = 1"
    g = begun(more)
    do(g, "0 take blue_5 5 coins")
    assert asked(g) == ["0 Logistics"] and g.s.board[0].conquest == 1
    do(g, "0 move_die F3 F5")
    assert g.s.board[0].dice == {"F5": "white_6", "A5": "blue_5"}
    g = begun(more)
    do(g, "0 take blue_5 5 coins", "0 go_on")
    assert g.s.board[0].dice == {"F3": "white_6", "F5": "blue_5"}


def test_one_building_is_left_for_the_die_in_hand() -> None:
    g = begun("seats.0.tiles = d02@F3@90; seats.0.dice = F3=white_6 A5=white_2; seats.0.blue = 5 6; seats.0.coins = 1")
    do(g, "0 take blue_5 5 coins")  # only F5 is free in the row
    assert asked(g) == ["1 Turn"] and g.s.board[0].dice["F5"] == "blue_5"


def test_nobody_without_logistics_is_asked() -> None:
    g = table(LINES.replace("places.logistics", "places.astronomy") + "seats.0.dice = D3=white_4\nseats.0.blue = 3 6")
    do(g, "0 take blue_3 3 coins")
    assert asked(g) == ["1 Turn"]
