"""Steps on the religion track, and monks (Rulebook 000, Religion, Recruiting a monk)."""

from __future__ import annotations

import pytest

from bot.games.santa_maria.components.box import box
from tests.games.santa_maria.tables import asked, do, offered, table, told

SIMPLE = "first = 0\nscholars = astronomy taxation botany\n"


def test_a_grain_takes_one_a_space_further() -> None:
    """Rulebook 000, Religion: Oleg pays a grain and goes two spaces."""
    g = table(SIMPLE + "seats.0.religion = 2\nseats.0.coins = 1\nseats.0.goods = grain=1")
    do(g, "0 activate E4")
    assert asked(g) == ["0 Religion"] and g.s.board[0].religion == 3
    assert offered(g, 0, "advance") == ["grain"]
    do(g, "0 advance grain")
    assert g.s.board[0].religion == 4 and asked(g) == ["1 Turn"]


def test_gold_serves_as_grain_and_one_may_decline() -> None:
    g = table(SIMPLE + "seats.0.religion = 2\nseats.0.goods = grain=1 gold=1\nask = Religion 0")
    assert offered(g, 0, "advance") == ["grain", "gold"]
    do(g, "0 decline")
    assert g.s.board[0].religion == 2
    assert asked(table(SIMPLE + "seats.0.religion = 1\nseats.0.coins = 2\nseats.0.goods = none\nask = Religion 0")) == [
        "1 Turn"
    ]


def test_past_the_end_every_step_is_a_point() -> None:
    """Rulebook 000, Religion: also the one for a grain."""
    g = table(SIMPLE + "seats.0.religion = 18\nseats.0.coins = 1\nseats.0.goods = grain=1\nseats.0.points = 0")
    do(g, "0 activate E4", "0 advance grain")
    assert g.s.board[0].points == 2 and g.s.board[0].religion == 18


def test_the_third_monk_symbol() -> None:
    """Rulebook 000, Recruiting: a blue die, then a monk to the mission of 3 points, two coins to each who is there."""
    g = table(
        SIMPLE
        + "seats.0.religion = 7\nseats.1.religion = 2\nseats.2.religion = 2\nplaces.mission_points = 1 2\n"
        + "seats.0.coins = 5\nseats.1.coins = 0\nseats.2.coins = 0\nseats.0.points = 0",
        seats=3,
    )
    do(g, "0 activate E4")
    assert asked(g) == ["0 Step"] and sum(g.s.board[0].blue) == 2
    events = do(g, "0 step")
    assert [e.kind for e in events][-2:] == ["prayed", "die_unlocked"]
    assert sum(g.s.board[0].blue) == 3 and asked(g) == ["0 Recruit"]
    events = do(g, "0 recruit mission_points")
    assert told(events, "monk_paid") == [{"n": 2, "by": 0}, {"n": 2, "by": 0}]
    assert [me.coins for me in g.s.board] == [0, 2, 2] and g.s.board[0].points == 3
    assert g.s.places["mission_points"] == [1, 2, 0] and g.s.board[0].monks == 5


def test_a_monk_must_be_paid_for_and_may_be_left_at_home() -> None:
    lines = SIMPLE + "seats.0.religion = 2\nseats.1.religion = 2\nplaces.mission_gold = 1\nask = Recruit 0\n"
    g = table(lines + "seats.0.coins = 1\nseats.0.goods = wood=1")
    assert "mission_gold" not in offered(g, 0, "recruit") and "mission_goods" in offered(g, 0, "recruit")
    do(g, "0 sell wood")
    assert "mission_gold" in offered(g, 0, "recruit")
    do(g, "0 decline")
    assert g.s.board[0].monks == 6


def test_nobody_has_two_monks_in_a_place() -> None:
    g = table(SIMPLE + "seats.0.religion = 5\nplaces.mission_goods = 0\nask = Recruit 0")
    assert "mission_goods" not in offered(g, 0, "recruit") and len(offered(g, 0, "recruit")) == 9


def test_missions_and_scholars_take_effect_at_once() -> None:
    lines = SIMPLE + "seats.0.religion = 2\nseats.0.goods = gold=2\nseats.0.coins = 0\nask = Recruit 0"
    g = table(lines)
    do(g, "0 recruit mission_gold")
    assert g.s.board[0].goods["gold"] == 3 and g.s.board[0].coins == 2
    g = table(lines)
    do(g, "0 recruit mission_goods")
    assert (g.s.board[0].goods["wood"], g.s.board[0].goods["grain"]) == (2, 1)
    g = table(lines)
    do(g, "0 recruit mission_coins")
    assert g.s.board[0].coins == 6
    g = table(lines)
    do(g, "0 recruit botany")
    assert g.s.board[0].scholars == ["botany"]


def test_nobody_is_worse_off_one_space_further() -> None:
    """So a step that crosses no symbol is taken unasked: whatever symbols somebody wants to cross and when, from one
    space further on he can, for no more grain; every later step may be refused."""
    symbols, length = box().religion.monks, box().religion.length

    def crossings(at: int, actions: int) -> dict[tuple[int, ...], int]:
        """For each choice of when symbols are crossed (the action of each): the least grain that it takes."""
        if not actions:
            return {(): 0}
        found: dict[tuple[int, ...], int] = {}
        for steps in (0, 1, 2):
            to = min(length, at + steps)
            now = tuple(actions for n in symbols if at < n <= to)
            for later, grain in crossings(to, actions - 1).items():
                cost = grain + (steps == 2)
                found[(*now, *later)] = min(cost, found.get((*now, *later), cost))
        return found

    for at in range(length):
        if at + 1 not in symbols:
            behind, ahead = crossings(at, 5), crossings(at + 1, 5)
            assert behind.keys() <= ahead.keys() and all(ahead[way] <= grain for way, grain in behind.items())


def test_a_step_is_asked_where_it_can_matter_and_at_every_one_where_the_table_wants_it() -> None:
    lines = SIMPLE + "seats.0.coins = 1\nseats.0.goods = none\nask = Turn 0\nseats.0.religion = "
    for space, asks in ((0, False), (1, True), (2, False), (4, True), (18, False)):
        g = table(lines + str(space))
        do(g, "0 activate E4")
        assert (asked(g) == ["0 Step"]) == asks, space
        g = table(lines + str(space), steps="ask")
        do(g, "0 activate E4")
        assert (asked(g) == ["0 Step"]) == (space < 18), space


@pytest.mark.parametrize(
    ("space", "goods", "scholar", "asks"),
    [
        (18, "none", "botany", False),  # three coins for a point is what they are worth
        (18, "none", "basic_economy", True),  # two are less
        (18, "grain=1", "botany", True),
        (18, "gold=1", "botany", True),
        (17, "none", "botany", True),
    ],
)
def test_past_the_end_no_grain_is_bought_for_what_its_coins_are_worth(
    space: int, goods: str, scholar: str, asks: bool
) -> None:
    lines = f"first = 0\nscholars = basic_economy astronomy botany\nplaces.{scholar} = 0\nask = Religion 0\n"
    g = table(lines + f"seats.0.religion = {space}\nseats.0.coins = 9\nseats.0.goods = {goods}")
    assert asked(g) == (["0 Religion"] if asks else ["1 Turn"])
