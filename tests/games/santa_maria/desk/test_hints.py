"""What is said beside an answer."""

from __future__ import annotations

from tests.games.santa_maria.tables import table


def test_hints_say_the_price() -> None:
    g = table(
        "first = 0\nscholars = logistics botany engineering\nplaces.logistics = 0\nseats.0.religion = 3\n"
        "seats.0.coins = 4\nseats.0.goods = wood=2\ndisplay = d01\nwhite = 3 3 3 3 3\nseats.0.dice = B2=white_2\n"
        "seats.0.tiles = road_tile@B3@0"
    )
    h = g.rules.hints(g.s, 0)
    assert h["place", "tile", "d01"] == ("hint-tile", {"cells": ["wood_1", "road_2"], "cost": {"wood": 2}})
    assert h["activate", "at", "D1"] == (
        "hint-activate",
        {"building": "grain_1", "cost": 1, "cost_sum": {"first": 1}},
    )
    assert h["take", "line", "B"] == ("hint-line", {"buildings": ["wood_1"], "colonists": 2})
    assert h["take", "", "white_3 B coins"] == (
        "hint-take",
        {"n": 1, "die": "white_3", "line": "B", "buildings": ["wood_1"]},
    )
    assert h["retire", "space", "religion"] == ("hint-space", {"rank": 2, "last": 0})
    assert h["sell", "resource", "wood"] == ("hint-sell", {"n": 1, "have": 2})
    assert h["buy", "resource", "grain"] == ("hint-buy", {"n": 3, "n_sum": {"printed": 3}, "have": 0})
    assert h["move_die", "at", "B2"] == ("hint-die-from", {"die": "white_2", "building": "gem_1"})
    assert h["move_die", "to", "C3"] == ("hint-die-to", {"building": "hall_1a"})
    recruit = table("first = 0\nbishops = bishop_square bishop_ships bishop_towns\nseats.0.religion = 2\n"
                    "seats.1.religion = 2\nplaces.mission_gold = 1\nask = Recruit 0\nseats.0.coins = 4")  # fmt: skip
    h = recruit.rules.hints(recruit.s, 0)
    assert h["recruit", "place", "mission_gold"] == ("hint-mission", {"cost": 2, "monks": 1, "gains": {"gold": 2}})
    assert h["recruit", "place", "bishop_ships"] == ("hint-bishop", {"cost": 0, "monks": 0, "points": 2})


def test_hints_say_where_gold_will_be_paid() -> None:
    lines = "first = 0\nseats.0.goods = wood=1 gold=1\ndocks.religion = st2\ndisplay = d01 l01\n"
    g = table(lines + "ask = Turn 0")
    h = g.rules.hints(g.s, 0)
    assert h["place", "tile", "d01"][1]["cost"] == {"wood": 1, "gold": 1}
    assert h["place", "tile", "l01"][1]["cost"] == {"wood": 2, "grain": 1}  # cannot be paid
    g = table(lines + "ask = Ship 0")
    h = g.rules.hints(g.s, 0)
    assert h["ship", "tile", "st2"][1]["cost"] == h["ship", "", "st2 religion"][1]["cost"] == {"wood": 1, "gold": 1}


def test_hints_say_what_a_space_or_a_step_is_worth_in_the_end() -> None:
    """In the last year the passing spaces decide ties; alone they decide nothing. Past the end a step is a point."""
    last = table("year = 3\nseats.0.religion = 18\nseats.0.goods = grain=1\nask = Turn 0")
    assert last.rules.hints(last.s, 0)["retire", "space", "coins"] == ("hint-space", {"rank": 1, "last": 1})
    alone = table("year = 2", seats=1)
    assert ("retire", "space", "coins") not in alone.rules.hints(alone.s, 0)
    for at, args in ((18, {"n": 19, "points": 1}), (17, {"n": 18, "points": 0})):
        g = table(f"seats.0.religion = {at}\nseats.0.goods = grain=1\nask = Religion 0")
        assert g.rules.hints(g.s, 0)["advance", "pay", "grain"] == ("hint-advance", {"have": 1, **args})
