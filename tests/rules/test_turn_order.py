"""Who comes next is read off what is lined up, and is so."""

from __future__ import annotations

import random

import pytest

from bot.games import GAMES
from bot.rules import Action
from bot.rules.policies import at_random
from bot.rules.turn_order import coming, next_seat

KEY = b"k" * 32


@pytest.mark.parametrize("role", ["builder", "settler"])
def test_all_have_their_turn_in_a_phase(role: str) -> None:
    rules = GAMES["puerto_rico"]({})
    state = rules.setup(4, KEY).state
    (first,) = rules.asked(state)
    assert coming(state) == [] and next_seat(rules, state) is None  # it depends on the role
    state = rules.apply(state, Action(first.seat, "take", (role,))).state
    order = [(first.seat + i) % 4 for i in range(4)]
    for i, seat in enumerate(order):
        assert [a.seat for a in rules.asked(state)] == [seat]
        assert coming(state) == order[i + 1 :]
        assert next_seat(rules, state) == (order[i + 1] if i < 3 else None)
        while [a.seat for a in rules.asked(state)] == [seat]:
            offers = rules.pending(state)[0].offers
            leave = next((o for o in offers if o.verb == "decline"), None)
            assert leave is not None
            state = rules.apply(state, Action(seat, "decline")).state
            if i == 3:
                break


def test_nobody_is_next_while_several_are_asked() -> None:
    rules = GAMES["puerto_rico"]({})
    state, rnd, seen = rules.setup(3, KEY).state, random.Random(1), 0
    while asked := rules.asked(state):
        if len(asked) > 1:
            seen += 1
            assert next_seat(rules, state) is None and not {a.seat for a in asked} & set(coming(state))
        state = rules.apply(state, at_random(rules, state, asked[0].seat, rnd.randrange)).state
    assert seen > 3


@pytest.mark.parametrize("seed", range(4))
def test_in_santa_maria_it_is_always_so(seed: int) -> None:
    rules = GAMES["santa_maria"]({})
    state, rnd, checked = rules.setup(3, KEY).state, random.Random(seed), 0
    while asked := rules.asked(state):
        before, found = asked[0].seat, next_seat(rules, state)
        blob = rules.dump(state)
        following = coming(state)
        assert rules.dump(state) == blob, "looking changes nothing"
        assert before not in following and (found is None or found == following[0])
        year = state.round
        state = rules.apply(state, at_random(rules, state, before, rnd.randrange)).state
        now = {a.seat for a in rules.asked(state)}
        if found is not None and now and before not in now:
            assert now == {found} and state.round == year
            checked += 1
    assert checked > 8


@pytest.mark.parametrize("seed", range(3))
def test_in_puerto_rico_somebody_may_be_passed_over_but_nobody_jumps_the_queue(seed: int) -> None:
    rules = GAMES["puerto_rico"]({})
    state, rnd, checked = rules.setup(4, KEY).state, random.Random(seed), 0
    for _ in range(400):
        asked = rules.asked(state)
        if not asked:
            break
        seats = {a.seat for a in asked}
        following = coming(state)
        state = rules.apply(state, at_random(rules, state, asked[0].seat, rnd.randrange)).state
        now = [a.seat for a in rules.asked(state)]
        if following and len(now) == 1 and now[0] not in seats and now[0] in following:
            checked += 1
            rest = following[following.index(now[0]) + 1 :]
            assert coming(state)[: len(rest)] == rest[: len(coming(state))]
    assert checked > 20
