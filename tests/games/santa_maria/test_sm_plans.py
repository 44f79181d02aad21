"""What each order of Santa Maria answers, and where it leaves the question to its seat."""

from __future__ import annotations

from bot.rules import Event
from bot.rules.orders import find, follow, give, over
from tests.games.santa_maria.tables import asked, do, table

FIRST = "first = 0\nscholars = astronomy taxation botany\n"


def answer(lines: str, name: str, **values: str) -> str:
    """What seat 0 answers by the order on that position, or "" where it is asked."""
    g = table(FIRST + lines)
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
    assert answer("seats.0.goods = grain=1 gold=1\nask = Religion 0", "pray") == "advance grain"
    gold = "seats.0.goods = gold=1\nask = Religion 0"
    assert answer(gold, "pray") == "" and answer(gold, "pray", otherwise="decline") == "decline"
    assert answer(gold, "religion_decline") == "decline"


def test_a_monk_to_the_first_place_that_can_be_paid() -> None:
    rich = "seats.0.coins = 4\nseats.1.religion = 8\nplaces.botany = 1\nask = Recruit 0"
    assert answer(rich, "recruit", place="botany") == "recruit botany"
    poor = "seats.0.coins = 0\nseats.0.goods = none\nseats.1.religion = 8\nplaces.botany = 1\nask = Recruit 0"
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
        assert over(order, give(order, {}, "", 1), 1, [Event("year")])
    assert "gold_least" in [o.name for o in table(FIRST, gold="ask").rules.orders()]
    assert "gold_least" not in [o.name for o in rules.orders()]
