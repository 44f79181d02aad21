"""Frames: they survive being saved, and tell what a game asks."""

from __future__ import annotations

import sys

import msgspec
import pytest

from bot.rules import Fork, Frame, Sealed, asks_of, frames, handlers_of
from tests.rules.toy import game as toy


def test_frames_come_back_from_saving_as_what_they_were() -> None:
    rules = toy.Toy()
    state = rules.setup(3, bytes(32)).state
    state.stack = [
        toy.Round(),
        Fork(
            [[toy.Turns(), toy.Visit(1, sn=4)], [Sealed([toy.Bid(0, sn=5)], {"0": ["bid", "coin=1"]}, sn=3)], []], sn=2
        ),
    ]
    back = rules.load(rules.dump(state))
    assert back.stack == state.stack
    assert rules.dump(back) == rules.dump(state)
    fork = back.stack[1]
    assert isinstance(fork, Fork) and isinstance(fork.threads[0][1], toy.Visit) and fork.threads[0][1].seat == 1


def test_a_saved_frame_that_nobody_knows_is_refused() -> None:
    rules = toy.Toy()
    blob = rules.dump(rules.setup(2, bytes(32)).state).replace(b"toy.OpenBids", b"toy.Nonsense")
    with pytest.raises((KeyError, msgspec.ValidationError)):
        rules.load(blob)


def test_questions_of_a_game_and_their_verbs() -> None:
    package = toy.__name__
    assert [a.__name__ for a in asks_of(package)] == ["Bid", "Staff", "Turn", "Visit"]
    assert asks_of("bot.nothing") == []
    assert handlers_of(toy.Turn) == {"build": ("what", "at"), "burn": ("scroll",), "rest": (), "buy": ()}
    assert handlers_of(toy.Staff) == {"staff": ("counts",)}


def test_a_question_derived_from_another_has_its_verbs_too() -> None:
    class Late(toy.Turn, tag="toy.Late-test"):
        def leave(self, g: toy.Play) -> None: ...

    assert list(handlers_of(Late)) == ["build", "burn", "rest", "buy", "leave"]


def test_two_frames_under_one_name_are_noticed() -> None:
    first = type("Twin", (Frame,), {"__module__": __name__}, tag="toy.twin-test")
    second = type("Twin", (Frame,), {"__module__": __name__}, tag="toy.twin-test-2")
    assert {first, second} <= set(frames.frame_classes().values())
    code = (
        "from bot.rules import Frame, frames\n"
        "a = type('Twin', (Frame,), {}, tag='same')\n"
        "b = type('Twin', (Frame,), {}, tag='same')\n"
        "try:\n    frames.frame_classes()\n"
        "except TypeError as e:\n    print('told', e)\n"
    )
    import subprocess

    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.startswith("told")
