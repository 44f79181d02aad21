"""The doors of a game: what is refused, what is asked, and that answers in place and on copies come to the same."""

from __future__ import annotations

import msgspec
import pytest

from bot.rules import (
    Action,
    DeadEnd,
    Illegal,
    NotYours,
    Refused,
    Rng,
    Stale,
)
from tests.rules.bench import KEY, Speak, act, bench
from tests.rules.toy.game import Toy


# -- refusals -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("action", "error"),
    [
        (Action(1, "say", ("a",)), NotYours),
        (Action(7, "say", ("a",)), NotYours),
        (Action(0, "say", ("c",)), Illegal),
        (Action(0, "say", ()), Illegal),
        (Action(0, "shout", ("a",)), Illegal),
        (Action(0, "offers", ()), Illegal),
        (Action(0, "say", ("a",), 999), Stale),
    ],
)
def test_what_is_not_on_offer_is_refused_and_changes_nothing(action: Action, error: type[Refused]) -> None:
    state = bench.lay(Speak(0))
    before = bench.dump(state)
    with pytest.raises(error):
        bench.apply(state, action)
    assert bench.dump(state) == before
    g = bench.resume(state)
    with pytest.raises(error):
        bench.step(g, action)
    assert bench.dump(state) == before and g.events == []


def test_options_and_seats_that_a_game_does_not_have_are_refused() -> None:
    assert Toy().chosen == {"burning": "yes"} and Toy({"burning": "no"}).chosen == {"burning": "no"}
    for chosen in ({"burning": "maybe"}, {"weather": "fine"}):
        with pytest.raises(Refused):
            Toy(chosen)
    for seats in (0, 1, 5):
        with pytest.raises(Refused):
            Toy().setup(seats, KEY)


# -- the outside ----------------------------------------------------------------------------------
def test_apply_leaves_its_argument_alone() -> None:
    rules = Toy()
    state = rules.setup(3, KEY).state
    before = rules.dump(state)
    rules.apply(state, Action(0, "bid", ("coin=2",)))
    assert rules.dump(state) == before


def test_played_in_place_or_step_by_step_it_is_the_same_game() -> None:
    rules = Toy()
    g = rules.begin(3, KEY)
    state, rng = rules.setup(3, KEY).state, Rng(b"moves")
    while questions := rules.pending(state):
        d = questions[rng.below(len(questions))]
        offer = d.offers[rng.below(len(d.offers))]
        action = Action(d.seat, offer.verb, offer.sample(rng.below), d.sn)
        state = rules.apply(state, action).state
        rules.step(g, action)
        assert rules.dump(g.s) == rules.dump(state)
    assert g.s.over and state.over


def test_asked_pending_and_decision_speak_of_the_same_questions() -> None:
    rules = Toy()
    state = rules.setup(3, KEY).state
    asked = rules.asked(state)
    assert [(d.seat, d.ask, d.sn) for d in rules.pending(state)] == [a[:3] for a in asked]
    for a in asked:
        d = rules.decision(state, a.seat)
        assert d is not None and d.sn == a.sn and d.offer("bid") is not None and d.offer("rest") is None
    assert rules.decision(rules.apply(state, Action(0, "bid")).state, 0) is None


def test_events_tell_all_and_secrets_are_apart() -> None:
    events = Toy().setup(2, KEY).events
    assert [e.kind for e in events] == ["round", "drew", "drew"]
    drew = events[1]
    assert drew.seat == 0 and drew.args == {"left": 19} and drew.secret["card"].startswith("scroll")


def test_components_answer_to_events_also_when_nothing_is_recorded() -> None:
    for record in (True, False):
        rules = Toy()
        g = rules.begin(2, KEY, record=record)
        for seat in (0, 1):
            rules.step(g, Action(seat, "bid", ()))
        for move in (("build", "mill", "a"), ("rest",), ("build", "hut", "b")):
            seat = rules.asked(g.s)[0].seat
            rules.step(g, Action(seat, move[0], move[1:]))
        assert sum(b.points for b in g.s.boards) == 1
        assert any(e.kind == "milled" for e in g.events) is record


def test_random_play_that_does_not_end_is_told() -> None:
    with pytest.raises(DeadEnd):
        Toy().play_out(Toy().begin(3, KEY), Rng(b"x").below, limit=5)


def test_answers_by_chance_are_legal_and_only_for_who_is_asked() -> None:
    from bot.rules.policies import at_random

    rules = Toy()
    state = rules.setup(2, KEY).state
    rules.apply(state, at_random(rules, state, 1, Rng(b"p").below))
    done = rules.apply(state, Action(1, "bid")).state
    with pytest.raises(NotYours):
        at_random(rules, done, 1, Rng(b"p").below)


def test_what_is_saved_is_json_and_comes_back_byte_by_byte() -> None:
    rules = Toy()
    blob = rules.dump(rules.setup(4, KEY).state)
    assert msgspec.json.decode(blob)["seats"] == 4
    assert rules.dump(rules.load(blob)) == blob


# -- the toy itself, for the tests above rest on it -------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_toy_can_be_played_to_its_end(seats: int) -> None:
    rules = Toy()
    g = rules.begin(seats, KEY)
    at_first = rules.census(g.s)
    rules.play_out(g, Rng(b"toy").below)
    assert g.s.over and rules.census(g.s) == at_first and rules.asked(g.s) == []
    assert {t.rank for t in rules.scores(g.s)} >= {1}


def test_an_interrupt_asks_the_others_in_turn_and_comes_back() -> None:
    rules = Toy()
    state = rules.setup(3, KEY).state
    for seat in range(3):
        state = act(state, seat, "bid", *(["coin=1"] if seat == 1 else []), rules=rules).state
    state = act(state, 1, "build", "market", "a", rules=rules).state
    assert [a[:2] for a in rules.asked(state)] == [(2, "Visit")]
    state = act(act(state, 2, "trade", rules=rules).state, 0, "decline", rules=rules).state
    assert [a[:2] for a in rules.asked(state)] == [(2, "Turn")]
