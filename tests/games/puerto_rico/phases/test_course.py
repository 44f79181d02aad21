"""Rounds: who chooses what, doubloons on placards, the end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.puerto_rico import PuertoRico
from tests.games.puerto_rico.tables import asked, do, kinds, offered, table


def test_doubloons_on_a_placard_go_to_its_taker_at_once() -> None:
    """Rulebook 003, Prospector, example: two doubloons on the placard make three."""
    g = table("roles.prospector.doubloons = 2\nask = ChooseRole 0")
    do(g, "0 take prospector")
    assert g.s.board[0].doubloons == 6 and g.s.roles["prospector"] == 0
    assert asked(g) == ["1 ChooseRole"] and "prospector" not in offered(g, 1, "take")


def test_round_ends_with_a_doubloon_on_each_untaken_placard() -> None:
    g = table("""
        governor = 1
        roles.captain.taken_by = 1
        roles.trader.taken_by = 2
        roles.craftsman.taken_by = 3
        roles.mayor.doubloons = 1
        ask = ChooseRole 0
    """)
    events = do(g, "0 take prospector")
    assert events[-2].args == {"roles": ["settler", "mayor", "builder"]} and g.s.roles["mayor"] == 2
    assert (g.s.round, g.s.governor, asked(g)) == (2, 2, ["2 ChooseRole"])
    assert len(offered(g, 2, "take")) == 7


def test_game_ends_with_the_round() -> None:
    taken = "governor = 1\nroles.captain.taken_by = 1\nroles.trader.taken_by = 2\nroles.craftsman.taken_by = 3\n"
    g = table(taken + "seats.1.points = 60\nseats.2.points = 40\nask = ChooseRole 0")
    assert g.s.ending == ["points"]
    events = do(g, "0 take prospector")
    assert kinds(events) == ["role_taken", "prospected", "over"] and events[-1].args == {"winners": [1]}
    assert g.s.over and not asked(g) and g.barrier


def test_two_prospectors_alike_are_one_choice() -> None:
    g = table("ask = ChooseRole 0", seats=5)
    assert "prospector_2" not in offered(g, 0, "take")
    do(g, "0 take prospector")
    assert "prospector_2" in offered(g, 1, "take")
    g = table("roles.prospector_2.doubloons = 1\nask = ChooseRole 0", seats=5)
    assert {"prospector", "prospector_2"} <= set(offered(g, 0, "take"))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_end_with_everything_in_its_place(seats: int) -> None:
    for number in range(15):
        rules = PuertoRico({"loading": "ask"} if number % 2 else {})
        g = rules.begin(seats, bytes([number]) * 32, record=False)
        box = rules.census(g.s)
        rules.play_out(g, g.s.rng.below)
        assert g.s.over and g.s.ending and rules.census(g.s) == box
        assert all(me.doubloons >= 0 and me.idle >= 0 for me in g.s.board)


NEW: dict[str, Any] = {"new_buildings": "true"}


def town(city: str, rest: str, seat: int = 0) -> Any:
    """A table on which all of the seat's buildings are occupied by one each."""
    on = " ".join(f"{b}=1" for b in city.split())
    extra = [line.strip() for line in rest.splitlines() if f"seats.{seat}.colonists" in line]
    lines = [] if extra else [f"seats.{seat}.colonists = {on}"]
    return table("\n".join([f"seats.{seat}.city = {city}", *lines, rest]), **NEW)


# -- library --------------------------------------------------------------------------------------
def test_library_doubles_privileges_not_the_doubloons_of_the_role() -> None:
    g = town("library", "roles.prospector.doubloons = 3\nseats.0.doubloons = 0\nask = ChooseRole 0")
    do(g, "0 take prospector")
    assert g.s.board[0].doubloons == 3 + 2
    g = town("library", "seats.0.doubloons = 0\nseats.0.goods = corn=1\nask = Sell 0")
    do(g, "0 sell corn")
    assert g.s.board[0].doubloons == 2
    g = town("library", "seats.0.doubloons = 0\nask = Build 0")
    assert "small_sugar_mill no" in offered(g, 0, "build") and "indigo_plant no" not in offered(g, 0, "build")
    g = town("library", "seats.0.goods = corn=2 indigo=1\nask = Load 0")
    assert do(g, "0 load corn 5")[0].args["points"] == 2 + 2
    g = town("library", "colonist_ship = 4\nask = ChooseRole 0")
    assert kinds(do(g, "0 take mayor")).count("colonist_privilege") == 2


def test_three_roles_each_in_turn_then_one_doubloon() -> None:
    g = table("governor = 1\nask = ChooseRole 1", seats=2)
    for turn, role in enumerate(("prospector", "settler", "craftsman", "trader", "captain")):
        seat = (turn + 1) % 2
        assert asked(g) == [f"{seat} ChooseRole"]
        do(g, f"{seat} take {role}")
        while asked(g)[0].endswith("Settle"):
            do(g, f"{asked(g)[0][0]} decline")
    assert [r.taken_by for r in g.rules.view(g.s, None).roles if r.role == "captain"] == [1]
    assert g.rules.view(g.s, None).seats[1].roles == ("prospector", "craftsman", "captain")
    events = do(g, "0 take builder")
    while asked(g)[0].endswith("Build"):
        events = do(g, f"{asked(g)[0][0]} decline")
    assert events[-2].args == {"roles": ["mayor"]} and g.s.roles["mayor"] == 1
    assert asked(g) == ["0 ChooseRole"] and g.s.taken == {}
