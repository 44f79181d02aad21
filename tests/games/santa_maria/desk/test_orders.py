"""What each order of Santa Maria answers, and where it leaves the question to its seat."""

from __future__ import annotations

from typing import Any

from bot.rules import Event, Play
from bot.rules.following import follow
from bot.rules.orders import ending, find, give
from tests.games.santa_maria.tables import asked, do, table

FIRST = "first = 0\nscholars = astronomy taxation botany\n"


def answer(lines: str, name: str, **values: str) -> str:
    """What seat 0 answers by the order on that position, or "" where it is asked."""
    return by_order(table(FIRST + lines), name, **values)


def by_order(g: Play[Any], name: str, **values: str) -> str:
    assert any(line.startswith("0 ") for line in asked(g)), asked(g)
    found = follow(g.rules, g.s, 0, [give(find(g.rules.orders(), name), values, "", g.s.round)])
    if found is None:
        return ""
    do(g, f"0 {' '.join([found[1].verb, *found[1].words])}")  # it is legal
    return " ".join([found[1].verb, *found[1].words])


def test_a_die_for_a_line_if_it_is_there_and_can_be_paid() -> None:
    dice = "white = 2 2 2 2 2 2\nseats.0.coins = 1\n"
    assert answer(dice, "take", die="white_2", line="B") == "take white_2 B coins"
    assert answer(dice, "take", die="white_2", line="C") == "take white_2 C coins"
    assert answer(dice, "take", die="white_2", line="E") == ""  # three coins
    assert answer(dice, "take", die="white_5", line="E") == ""


def test_retiring_now_or_when_nothing_is_left() -> None:
    assert answer("", "retire", space="road") == "retire road"
    assert answer("", "retire", space="road", moment="idle") == ""
    taken = "seats.1.space = road\n"
    assert answer(taken, "retire", space="road") == ""
    assert answer(taken, "retire", space="road", second="coins") == "retire coins"


def test_trading_always_the_same_and_never() -> None:
    trade = "seats.0.coins = 0\nseats.0.goods = wood=2 gem=1\nask = Trade 0 building=trade_1\n"
    assert answer(trade, "trade", give="gem", get="coins") == "trade gem coins"
    assert answer(trade, "trade", give="sugar", get="coins") == ""
    assert answer(trade, "trade_decline") == "decline"


def test_a_step_more_for_grain_and_never_for_gold() -> None:
    assert answer("seats.0.religion = 1\nseats.0.goods = grain=1 gold=1\nask = Religion 0", "pray") == "advance grain"
    gold = "seats.0.religion = 1\nseats.0.goods = gold=1\nask = Religion 0"
    assert answer(gold, "pray") == "" and answer(gold, "pray", otherwise="decline") == "decline"
    assert answer(gold, "religion_decline") == "decline"


def test_a_monk_to_the_first_place_that_can_be_paid() -> None:
    lines = "seats.0.religion = 2\nseats.1.religion = 8\nplaces.botany = 1\nask = Recruit 0\nseats.0.coins = "
    rich = lines + "4"
    assert answer(rich, "recruit", place="botany") == "recruit botany"
    poor = lines + "0\nseats.0.goods = none"
    assert answer(poor, "recruit", place="botany") == ""
    assert answer(poor, "recruit", place="botany", second="taxation") == "recruit taxation"
    assert answer(poor, "recruit", place="botany", otherwise="decline") == "decline"
    assert answer(poor, "recruit_decline") == "decline"


def test_the_road_tile_is_declined() -> None:
    assert answer("ask = PlaceRoad 0", "road_decline") == "decline"


def test_what_is_planned_for_a_year_ends_with_it() -> None:
    rules = table(FIRST).rules
    for name in ("take", "retire"):
        order = find(rules.orders(), name)
        assert ending(order, give(order, {}, "", 1), 1, [Event("year")]) == "changed"
    assert "gold_least" in [o.name for o in rules.orders()]
    assert "gold_least" not in [o.name for o in table(FIRST, gold="last").rules.orders()]


def test_a_turn_can_be_planned_until_the_seat_has_had_its_last_of_the_year() -> None:
    g = table(FIRST)
    for name in ("take", "retire"):
        order = find(g.rules.orders(), name)
        assert order.late is not None and not any(order.late(g.rules.view(g.s, seat), seat) for seat in (0, 1))
    do(g, "0 retire coins")
    for name in ("take", "retire"):
        order = find(g.rules.orders(), name)
        assert order.late is not None
        assert [order.late(g.rules.view(g.s, seat), seat) for seat in (0, 1)] == [True, False]


# -- American Kingdoms -------------------------------------------------------------------------------
ALL = dict.fromkeys(("american_kingdoms", "governor", "specialists", "ambassadors"), "true")
SCHOLARS = "first = 0\nscholars = archery navigation meditation logistics\nseats.0.religion = 2\n"


def hiring(specialist: str) -> Play[Any]:
    lines = f"first = 0\nspecialists.3 = {specialist}\nwhite = 3 3 3 3\nseats.0.coins = 2\nseats.0.goods = none"
    g = table(lines, **ALL)
    do(g, "0 take white_3 C coins")
    return g


def test_hiring_for_production_or_nobody() -> None:
    assert by_order(hiring("farmer"), "hire") == "hire farmer"
    assert by_order(hiring("improve_gem"), "hire") == ""
    assert by_order(hiring("improve_gem"), "hire_decline") == "decline"


def governor_on_a_road() -> Play[Any]:
    lines = "places.navigation = 0\nseats.0.coins = 3\nseats.0.goods = none\nseats.0.tiles = d01@B5@270\n"
    lines += "seats.0.governor = A4\nspecialists.1 = none\nwhite = 1 1 1 1"
    g = table(SCHOLARS + lines, **ALL)
    do(g, "0 take white_1 A coins")
    return g


def test_the_governor_goes_on_or_stays() -> None:
    assert by_order(governor_on_a_road(), "move_on") == "move_on"
    assert by_order(governor_on_a_road(), "stay") == "decline"


def test_another_s_ambassador_runs_the_same_line() -> None:
    g = table(
        SCHOLARS + "places.archery = 0\nseats.0.coins = 3\nspecialists.1 = none\n"
        "seats.1.goods = none\nseats.1.coins = 0\nambassadors = white_1 blue_6\nask = Turn 1",
        **ALL,
    )
    do(g, "1 take ambassador_white_1 A coins")
    assert by_order(g, "follow") == "follow A"


def test_no_second_space() -> None:
    g = table(SCHOLARS + "places.meditation = 0\nseats.0.goods = none", **ALL)
    do(g, "0 retire road", "0 decline")
    assert by_order(g, "meditate_decline") == "decline"
