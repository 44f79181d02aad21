"""Standing orders in the kernel: given in full, followed only where they are on offer, ended by what ends them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.rules import Action, Event, Refused
from bot.rules.following import follow, on_offer
from bot.rules.orders import Answer, Given, Order, Part, SeatSight, ending, find, give, in_time, key_of
from tests.rules.toy.game import SPOTS, State, Toy

KEY = bytes(range(32))


def building(sight: SeatSight, values: Mapping[str, str]) -> Answer | None:
    return ("build", (values["what"], values["at"]))


def resting(sight: SeatSight, values: Mapping[str, str]) -> Answer | None:
    return ("rest", ())


def cautious(sight: SeatSight, values: Mapping[str, str]) -> Answer | None:
    """By what the seat sees."""
    return ("rest", ()) if sight.view.boards[sight.seat]["coin"] < 3 and "build" in sight.real else None


class Planned(Toy):
    def orders(self) -> tuple[Order, ...]:
        what = Part("what", ("hut", "mill", "market"))
        return (
            Order("build", ("Turn",), building, (what, Part("at", SPOTS)), ("once", "always"), ("what",), ("drew",)),
            Order("careful", ("Turn",), cautious),
            Order("rest", ("Turn",), resting, lasts=("always", "round", "once"), ends=("first",)),
            Order("free", ("Turn",), lambda sight, values: ("buy", ())),
        )


def turn() -> tuple[Planned, State]:
    """Seat 0 begins the turns."""
    rules = Planned()
    state = rules.setup(2, KEY).state
    for seat, n in ((0, 2), (1, 0)):
        state = rules.apply(state, Action(seat, "bid", (f"coin={n}",))).state
    assert [(a.seat, a.ask) for a in rules.asked(state)] == [(0, "Turn")]
    return rules, state


def given(rules: Planned, name: str, lasts: str = "", **values: str) -> Given:
    return give(find(rules.orders(), name), values, lasts, 1)


def test_an_order_is_given_with_all_its_parts() -> None:
    rules = Planned()
    plan = given(rules, "build", at="c")
    assert plan == Given("build", {"what": "hut", "at": "c"}, "once", 1)
    assert key_of(find(rules.orders(), "build"), plan) == "build.hut"
    assert key_of(find(rules.orders(), "rest"), given(rules, "rest")) == "rest"


@pytest.mark.parametrize(
    ("name", "lasts", "values", "text"),
    [
        ("fly", "", {}, "no-such-plan"),
        ("build", "", {"what": "castle"}, "bad-plan"),
        ("build", "", {"where": "a"}, "bad-plan"),
        ("build", "round", {}, "bad-plan"),
        ("rest", "for good", {}, "bad-plan"),
    ],
)
def test_what_cannot_be_given_is_refused(name: str, lasts: str, values: dict[str, str], text: str) -> None:
    with pytest.raises(Refused, match=text):
        given(Planned(), name, lasts, **values)


def test_the_first_choice_is_no_second_one() -> None:
    order = Order("pick", ("Turn",), resting, (Part("what", ("hut", "mill")), Part("second", ("none", "hut", "mill"))))
    with pytest.raises(Refused, match="plan-twice"):
        give(order, {"what": "mill", "second": "mill"}, "", 1)
    assert give(order, {"what": "mill", "second": "hut"}, "", 1).values == {"what": "mill", "second": "hut"}


def test_what_could_never_answer_is_refused() -> None:
    rules, state = turn()
    lasts: tuple[Any, ...] = ("always", "round", "once")
    order = Order("rest", ("Turn",), resting, lasts=lasts, late=lambda view, seat: seat == 1)
    for seat, standing, text in (
        (0, "once", "plan-open-now"),
        (0, "round", ""),
        (0, "always", ""),
        (1, "once", "plan-too-late"),
        (1, "round", "plan-too-late"),
        (1, "always", ""),
    ):
        plan, view, decision = give(order, {}, standing, 1), rules.view(state, seat), rules.decision(state, seat)
        if text:
            with pytest.raises(Refused, match=text):
                in_time(order, plan, view, seat, decision)
        else:
            in_time(order, plan, view, seat, decision)


def test_it_answers_where_that_is_on_offer_and_nowhere_else() -> None:
    rules, state = turn()
    plans = [given(rules, "build", what="mill", at="b")]
    found = follow(rules, state, 0, plans)
    assert found is not None and found[0] == 0
    assert found[1] == Action(0, "build", ("mill", "b"), rules.asked(state)[0].sn)
    assert follow(rules, state, 1, plans) is None  # is not asked
    built = rules.apply(state, found[1]).state
    rested = rules.apply(built, Action(1, "rest")).state
    assert rules.asked(rested)[0].seat == 0 and follow(rules, rested, 0, plans) is None  # the spot is taken


def test_a_free_action_answers_nothing_so_no_order_takes_it() -> None:
    rules, state = turn()
    decision = rules.decision(state, 0)
    assert decision is not None and decision.offer("buy") is not None
    assert not on_offer(decision, "buy", ()) and on_offer(decision, "rest", ())
    assert not on_offer(decision, "build", ("mill", "z")) and not on_offer(decision, "fly", ())
    assert follow(rules, state, 0, [given(rules, "free")]) is None


def test_the_first_of_the_game_that_knows_an_answer_gives_it() -> None:
    rules, state = turn()
    plans = [given(rules, "rest"), given(rules, "build"), given(rules, "build", what="market")]
    assert [a[1].verb if a else "" for a in [follow(rules, state, 0, plans)]] == ["build"]
    found = follow(rules, state, 0, [given(rules, "careful"), plans[0]])
    assert found is not None and found[0] == 1  # nothing careful to say with so many coins


def test_an_order_goes_by_what_its_seat_sees() -> None:
    """Over everything that the seat cannot know it answers the same."""
    from bot.rules import Rng

    rules, state = turn()
    plans = [given(rules, "careful"), given(rules, "build"), given(rules, "rest")]
    rng = Rng(b"scrambled")
    for _ in range(20):
        assert follow(rules, rules.scramble(state, 0, rng), 0, plans) == follow(rules, state, 0, plans)


def test_what_ends_an_order() -> None:
    rules = Planned()
    build, rest = find(rules.orders(), "build"), find(rules.orders(), "rest")
    drew, first = Event("drew"), Event("first")
    once, always = given(rules, "build"), given(rules, "build", "always")
    assert ending(build, once, 1, [drew]) == "changed"
    assert not ending(build, once, 1, [first]) and not ending(build, always, 2, [drew])
    assert ending(build, once, 1, answered="Turn") == "answered" and not ending(build, once, 1, answered="Staff")
    assert not ending(build, once, 2)  # the next time may be in another round
    whole_round = given(rules, "rest", "round")
    assert not ending(rest, whole_round, 1, answered="Turn") and ending(rest, whole_round, 2) == "round"
    assert ending(rest, whole_round, 1, [first]) == "changed"


def test_games_without_orders_have_none() -> None:
    rules: Any = Toy()
    assert rules.orders() == ()
