"""Positions with American Kingdoms that no table could show are refused, with place and reason."""

from __future__ import annotations

import pytest

from bot.games.santa_maria import SantaMaria
from bot.rules import Refused, Rng
from tests.games.santa_maria.tables import KEY, table

ALL = dict.fromkeys(("american_kingdoms", "governor", "specialists", "ambassadors"), "true")
CASES = {
    "seats.0.goods = cocoa=2": ("seats.0.goods", "value"),
    "seats.0.governor = A1\nseats.0.paid = A1=1": ("seats.0.dice", "cells"),
    "seats.0.governor = G1": ("seats.0.governor", "value"),
    "seats.0.specialists = improve_cocoa": ("seats.0.specialists", "value"),
    "seats.0.specialists = farmer farmer farmer\nspecialists.1 = farmer": ("specialists", "twice"),
    "specialists = farmer": ("specialists", "census"),
    "seats.0.tiles = improve_gem@G1@0": ("seats.0.tiles", "cells"),
    "ambassadors = white_3": ("ambassadors", "census"),
    "seats.0.dice = B6=ambassador_white_2\nambassadors = white_3 blue_2": ("ambassadors", "census"),
    "seats.0.space = coins\nseats.1.space = coins": ("seats.1.space", "twice"),
    "seats.1.space = coins\nretired = 0": ("retired", "value"),
    "seats.0.tiles = improve_gem@C5@0\nseats.1.tiles = improve_gem@C5@0": ("specialists", "twice"),
    "docks.special = none": ("docks.special", "dock"),
    "docks.special = sh01": ("docks.special", "value"),
}


@pytest.mark.parametrize(("lines", "place"), CASES.items())
def test_what_could_not_be_is_refused(lines: str, place: tuple[str, str]) -> None:
    with pytest.raises(Refused) as no:
        table(f"first = 0\n{lines}", 2, **ALL)
    assert (no.value.args_["name"], no.value.args_["reason"]) == place


@pytest.mark.parametrize("name", ["seats.0.governor", "specialists.1", "ambassadors", "docks.special", "retired"])
def test_names_of_the_expansion_are_none_at_a_base_table(name: str) -> None:
    with pytest.raises(Refused) as no:
        table(f"{name} = none", 2)
    assert no.value.text == "cannot-set"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("setup", ["basic", "advanced"])
def test_a_position_adds_up_and_can_be_played_out(seats: int, setup: str) -> None:
    lines = (
        "year = 2\nseats.0.coins = 20\nseats.0.tiles = road_tile@C5@0 improve_gem@C5@0\nseats.0.specialists = farmer"
    )
    g = table(lines, seats, setup=setup, **ALL)
    fresh = SantaMaria(ALL | {"setup": setup}).begin(seats, KEY)
    assert g.rules.census(g.s) == fresh.rules.census(fresh.s)
    g.rules.play_out(g, Rng(b"on").below)
    assert g.s.over and g.rules.census(g.s) == fresh.rules.census(fresh.s)
    k = g.s.kingdoms
    assert not k.specialists.cards and len(k.gone) + len(k.offered) + sum(len(me.laid) for me in g.s.board) >= 6


def test_an_improvement_may_lie_as_often_as_there_are_tiles_of_it() -> None:
    """Of those for cocoa there are three."""
    g = table("seats.0.tiles = improve_cocoa@C5@0 improve_cocoa@B5@0\nseats.1.tiles = improve_cocoa@C5@0", 2, **ALL)
    assert [len(me.laid) for me in g.s.board] == [2, 1]
