"""Positions: what is set holds, what is not set adds up, what could not be is refused."""

from __future__ import annotations

import pytest

from bot.games.santa_maria import SantaMaria
from bot.rules import Refused, Rng
from tests.games.santa_maria.tables import KEY, asked, table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("setup", ["basic", "advanced"])
def test_a_position_adds_up_and_can_be_played_out(seats: int, setup: str) -> None:
    g = table("year = 2\nseats.0.coins = 20\nseats.0.tiles = road_tile@C5@0\ndisplay = d01 l05", seats, setup=setup)
    fresh = SantaMaria({"setup": setup}).begin(seats, KEY)
    assert g.rules.census(g.s) == fresh.rules.census(fresh.s)
    g.rules.play_out(g, Rng(b"on").below)
    assert g.s.over and g.rules.census(g.s) == fresh.rules.census(fresh.s)


def test_what_is_set_holds() -> None:
    g = table(
        "first = 1\nyear = 3\nscholars = botany logistics taxation\nbishops = bishop_ships bishop_towns bishop_square\n"
        "seats.0.colony = colony_4\nseats.0.religion = 9\nplaces.botany = 0\nplaces.bishop_towns = 1 0\n"
        "seats.1.religion = 2\nseats.1.goods = gold=3 gem=1\nships = sh02 sh03\nseats.0.harbour.points = "
        + " ".join(t for t in SantaMaria().box.ships if t not in ("sh02", "sh03", "st1", "st2", "st3", "st4"))
        + "\ndocks.coins = st1\ndocks.religion = st2\ndocks.conquistador = st3\ndocks.points = st4\n"
        "white = 1 2 3 4 5\nseats.0.dice = A1=white_6\nseats.0.blue = 1 2 3\nask = Ship 1"
    )
    assert g.s.board[0].colony == "colony_4" and g.s.board[1].colony == "colony_1"
    assert g.s.board[0].scholars == ["botany"] and g.s.board[0].monks == 4 and g.s.board[0].unlocked == 3
    assert g.s.ships.cards == ["sh02", "sh03"] and g.s.white == [1, 1, 1, 1, 1, 0]
    assert asked(g) == ["1 Ship"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("year = 0", "value"),
        ("year = 4", "value"),
        ("seats.0.coins = -1", "negative"),
        ("seats.0.coins = many", "value"),
        ("seats.2.coins = 1", "seat"),
        ("seats.0.goods = wood=4", "value"),
        ("seats.0.goods = rum=1", "value"),
        ("seats.0.tiles = d01@A1@0", "cells"),
        ("seats.0.tiles = d01@F4@0", "cells"),
        ("seats.0.tiles = d01", "cells"),
        ("seats.0.tiles = d01@B1@0\nseats.1.tiles = d01@B1@0", "twice"),
        ("seats.0.dice = B1=white_1", "cells"),
        ("seats.0.dice = A1=red_1", "value"),
        ("seats.0.harbour.coins = sh01 sh01", "twice"),
        ("seats.0.harbour.coins = sh01\ndocks.coins = sh01", "twice"),
        ("seats.0.space = coins\nseats.1.space = coins", "twice"),
        ("scholars = botany", "value"),
        ("scholars = botany botany taxation", "value"),
        ("scholars = botany logistics taxation\nplaces.mathematics = 0", "value"),
        ("places.mission_gold = 0", "census"),
        ("places.mission_gold = 0 0", "value"),
        ("arrivals = 0", "value"),
        ("white = 1 2", "census"),
        ("seats.0.blue = 1 2", "census"),
        ("ask = Dance 0", "ask"),
        ("ask = Turn 0\nseats.0.space = coins", "ask"),
        ("ask = Trade 0 building=wood_1", "ask"),
        ("ask = PutDie 0", "ask"),
        ("ask = Ship 0 sn=4", "ask"),
        ("ask = Ship 5", "seat"),
        ("doubles = d01 d02 d03", "census"),
        ("seats.0.tiles = road_tile@C1@0 road_tile@B1@0 road_tile@E1@0 road_tile@F1@0", "census"),
    ],
)
def test_what_could_not_be_is_refused(line: str, reason: str) -> None:
    with pytest.raises(Refused) as no:
        table(line)
    assert (no.value.text, no.value.args_["reason"]) == ("impossible", reason)


@pytest.mark.parametrize(
    "line", ["seats.0.luck = 3", "docks.moon = sh01", "places.tavern = 0", "gold = 3", "seats.0 = 1"]
)
def test_names_that_do_not_exist_are_refused(line: str) -> None:
    with pytest.raises(Refused) as no:
        table(line)
    assert no.value.text == "cannot-set"


def test_an_advanced_table_takes_hall_and_scholar() -> None:
    g = table("seats.0.hall = hall_3 D2 90 mathematics\nscholars = botany logistics taxation", setup="advanced")
    assert g.s.board[0].own_scholar == "mathematics" and g.s.board[0].laid == [["hall_3", "D2", "90"]]
    for line in ("seats.0.hall = hall_3 A1 0 mathematics", "seats.0.hall = hall_3 D2 90"):
        with pytest.raises(Refused):
            table(line, setup="advanced")
    with pytest.raises(Refused):
        table("seats.0.hall = hall_3 D2 90 botany\nscholars = botany logistics taxation", setup="advanced")
