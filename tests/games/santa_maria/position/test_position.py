"""Positions: what is set holds, what is not set adds up, what could not be is refused."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.games.santa_maria import SantaMaria
from bot.rules import BadRecord, Refused, Rng
from bot.rules.record import read
from bot.rules.replay import Replay
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


ENGINEER = "scholars = engineering taxation logistics\nplaces.engineering = 0\nseats.0.religion = 2\n"


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
        ("places.mission_gold = 0", "monks"),
        ("seats.0.paid = B2=7", "paid"),
        ("seats.0.paid = B2=1 D1=1", "paid"),
        ("seats.0.paid = B2=0", "paid"),
        ("seats.0.paid = B2=1 D1=3", "paid"),
        ("seats.0.dice = A1=white_1 B2=white_1 D1=white_1 A5=white_1", "used"),
        ("seats.0.dice = A1=white_1\nseats.0.white_used = 0", "used"),
        ("seats.0.white_used = 1", "used"),
        ("seats.0.blue_used = 1", "used"),
        ("seats.0.dice = A1=blue_1 B2=blue_2", "used"),
        ("seats.0.tiles = hall_2@E1@0", "value"),
        ("docks.coins = none", "dock"),
        ("seats.0.colony = colony_2\nseats.1.colony = colony_2", "twice"),
        ("seats.1.colony = colony_9", "value"),
        ("ask = Recruit 0", "ask"),
        ("seats.0.religion = 3\nask = Recruit 0", "ask"),
        ("seats.0.religion = 2\nplaces.mission_gold = 0\nask = Recruit 0", "ask"),
        ("ask = Step 0", "ask"),
        ("ask = Religion 0", "ask"),
        (ENGINEER + "ask = PutDie 0 die=white_3 line=1", "ask"),
        (ENGINEER + "ask = PutDie 0 die=blue_3 line=A", "ask"),
        (ENGINEER + "seats.0.paid = A1=1 A5=2\nask = PutDie 0 die=white_3 line=A", "ask"),
        ("ask = PutDie 0 die=white_3 line=A", "ask"),
        ("seats.0.coins = rest", "value"),
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


@pytest.mark.parametrize(
    ("line", "options", "needed"),
    [
        ("seats.0.hall = hall_3 D2 90 mathematics", {"setup": "basic"}, "setup=advanced"),
        ("seats.0.colony = colony_2", {"setup": "advanced"}, "setup=basic"),
        ("blue = 1 2", {"blue_dice": "own"}, "blue_dice=shared"),
        ("seats.0.blue = 3", {"blue_dice": "shared"}, "blue_dice=own"),
    ],
)
def test_what_another_option_has_names_it(line: str, options: dict[str, str], needed: str) -> None:
    with pytest.raises(Refused) as no:
        table(line, **options)
    assert no.value.text == "cannot-set"
    text = f"game santa_maria\nseats 2\n{''.join(f'option {k}={v}' for k, v in options.items())}\nset {line}\n"
    with pytest.raises(BadRecord) as told:
        Replay(read(text), GAMES)
    assert (told.value.text, told.value.line, told.value.args_["option"]) == ("record-needs-option", 4, needed)


def test_what_is_not_said_follows() -> None:
    g = table("seats.1.dice = B2=white_1 D1=blue_5\nseats.1.colony = colony_1\nships = rest\nwhite = rest")
    me = g.s.board[1]
    assert (me.white_used, me.blue_used, sum(g.s.white)) == (1, 1, 5)
    assert me.colony == "colony_1" and g.s.board[0].colony == "colony_2"
    g = table(ENGINEER + "ask = PutDie 0 die=white_3 line=A")
    assert g.s.board[0].white_used == 1 and asked(g) == ["0 PutDie"]


def test_an_advanced_table_takes_hall_and_scholar() -> None:
    g = table("seats.0.hall = hall_3 D2 90 mathematics\nscholars = botany logistics taxation", setup="advanced")
    assert g.s.board[0].own_scholar == "mathematics" and g.s.board[0].laid == [["hall_3", "D2", "90"]]
    for line in ("seats.0.hall = hall_3 A1 0 mathematics", "seats.0.hall = hall_3 D2 90"):
        with pytest.raises(Refused):
            table(line, setup="advanced")
    with pytest.raises(Refused):
        table("seats.0.hall = hall_3 D2 90 botany\nscholars = botany logistics taxation", setup="advanced")
