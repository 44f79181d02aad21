"""Rounds: who chooses what, doubloons on placards, the end."""

from __future__ import annotations

import pytest

from bot.games.puerto_rico import PuertoRico
from bot.rules import Refused
from tests.games.puerto_rico.tables import KEY, asked, do, kinds, offered, table

PLACARDS = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_set_up(seats: int) -> None:
    """Rulebook 003, Set-up, by number of players."""
    s = PuertoRico().start(seats, table(seats=seats).s.rng)
    assert (s.points_left, s.colonist_supply, s.colonist_ship) == {3: (75, 55, 3), 4: (100, 75, 4), 5: (122, 95, 5)}[
        seats
    ]
    assert [me.doubloons for me in s.board] == [seats - 1] * seats
    start = [next(iter(s.board[(s.governor + i) % seats].island)) for i in range(seats)]
    assert (
        start == [["indigo", "indigo", "corn"], ["indigo"] * 2 + ["corn"] * 2, ["indigo"] * 3 + ["corn"] * 2][seats - 3]
    )
    assert [ship.size for ship in s.ships] == [seats + 1, seats + 2, seats + 3]
    assert len(s.face_up) == seats + 1 and len(s.pile) == 50 - seats - (seats + 1)
    assert list(s.roles) == PLACARDS[: seats + 3]


def test_other_numbers_are_refused() -> None:
    with pytest.raises(Refused) as no:
        PuertoRico().setup(6, KEY)
    assert no.value.text == "bad-seats"


def test_the_governor_is_drawn() -> None:
    assert {PuertoRico().begin(4, bytes([n]) * 32).s.governor for n in range(20)} == {0, 1, 2, 3}


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
