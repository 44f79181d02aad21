"""The log: what undo takes back, what it may not, and replay."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rules import Action, CannotUndo, Illegal, Refused, Rng
from bot.rules.log import Entry, hash8, parse, undone_by, write
from bot.rules.policies import at_random
from tests.rules.toy.game import Toy

KEY = bytes(32)


def replay(rules: Toy, g: Any, actions: list[Action]) -> None:
    for action in actions:
        rules.step(g, action)


def entry(seat: int, barrier: bool = False, fork: int = 0, auto: bool = False) -> Entry:
    return Entry(Action(seat, "rest"), barrier, fork, auto)


@pytest.mark.parametrize(
    ("log", "seat", "taken"),
    [
        ([entry(0)], 0, [0]),
        ([entry(1), entry(0)], 0, [1]),
        ([entry(0, barrier=True), entry(0)], 0, [1]),
        ([entry(0), entry(1, auto=True), entry(2, auto=True)], 0, [0, 1, 2]),
        ([entry(0, fork=5), entry(1, fork=5), entry(2, fork=5)], 1, [1]),
        ([entry(0, fork=5), entry(1, fork=5, auto=True)], 0, [0]),
        ([entry(0), entry(0, auto=True)], 0, [0, 1]),
    ],
)
def test_undo_takes_the_last_own_answer_and_what_followed_by_itself(
    log: list[Entry], seat: int, taken: list[int]
) -> None:
    assert undone_by(log, seat) == taken


@pytest.mark.parametrize(
    ("log", "seat", "why"),
    [
        ([], 0, "undo-nothing"),
        ([entry(1)], 0, "undo-nothing"),
        ([entry(0, auto=True)], 0, "undo-nothing"),
        ([entry(0, barrier=True)], 0, "undo-barrier"),
        ([entry(0), entry(1, auto=True, barrier=True)], 0, "undo-barrier"),
        ([entry(0), entry(1)], 0, "undo-built-upon"),
        ([entry(0, fork=5), entry(1, fork=5), entry(2)], 0, "undo-built-upon"),
        ([entry(0, fork=5), entry(1, fork=6)], 0, "undo-built-upon"),
    ],
)
def test_undo_says_why_not(log: list[Entry], seat: int, why: str) -> None:
    with pytest.raises(CannotUndo) as no:
        undone_by(log, seat)
    assert no.value.text == why


def test_in_a_simultaneous_part_each_takes_back_his_own() -> None:
    rules = Toy()
    state, log = rules.setup(3, KEY).state, []

    def act(seat: int, *move: str) -> None:
        nonlocal state
        out = rules.apply(state, Action(seat, move[0], move[1:]))
        state = out.state
        log.append(Entry(Action(seat, move[0], move[1:]), out.barrier, out.fork))

    act(0, "bid", "coin=1")
    act(1, "bid", "coin=2")
    dropped = undone_by(log, 0)  # 1 has bid since; 0 may still think again
    g = rules.begin(3, KEY)
    replay(rules, g, [e.action for i, e in enumerate(log) if i not in dropped])
    assert [a.seat for a in rules.asked(g.s)] == [0, 2]
    act(2, "bid")  # the bids are opened
    for seat in range(3):
        with pytest.raises(CannotUndo):
            undone_by(log, seat)


def test_a_replay_of_the_log_is_the_game() -> None:
    rules, rng = Toy(), Rng(b"log")
    state, actions = rules.setup(3, KEY).state, []
    while asked := rules.asked(state):
        action = at_random(rules, state, asked[rng.below(len(asked))].seat, rng.below)
        state = rules.apply(state, action).state
        actions.append(parse(write(action)))
    g = rules.begin(3, KEY)
    replay(rules, g, actions)
    assert rules.dump(g.s) == rules.dump(state) and hash8(rules, g.s) == hash8(rules, state)
    with pytest.raises(Refused):
        replay(rules, rules.begin(3, KEY), actions[1:] + actions[:1])


def test_an_answer_as_a_line() -> None:
    action = Action(3, "build", ("mill", "a"), 17)
    assert write(action) == "3 build mill a"
    assert parse("3 build mill a") == Action(3, "build", ("mill", "a"))
    for line in ("build mill", "3", "x rest", "-1 rest", "1234 rest", "² rest"):
        with pytest.raises(Illegal):
            parse(line)
