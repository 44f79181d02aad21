"""Recorded games with branches: each goes on from where the first one begins."""

from __future__ import annotations

import pytest

from bot.rules import BadRecord
from bot.rules.record import read, text_of
from bot.rules.replay import Replay
from tests.rules.toy.game import Toy

GAMES = {"toy": Toy}
HEAD = "game toy\nrules 1\nseats 2\n0 bid coin=1\n"


def run(text: str) -> Replay:
    replay = Replay(read(HEAD + text), GAMES)
    replay.run()
    return replay


def test_each_branch_goes_on_from_the_same_table() -> None:
    more, nothing = "1 bid coin=2\n? first == 1\n", "1 bid\n? first == 0\n"
    replay = run(f"branch Boris bids more\n{more}branch Boris bids nothing\n{nothing}branch\n? can 1 bid\n")
    assert replay.answers == 3 and [e.kind for e in replay.g.events].count("first") == 0, "the last one has no answer"
    again = text_of(replay.record)
    assert text_of(read(again)) == again and "branch Boris bids more\n" in again


def test_what_is_wrong_in_a_branch_is_told_with_its_line() -> None:
    with pytest.raises(BadRecord) as no:
        run("branch\n1 bid coin=2\nbranch\n? first == 1\n")
    assert (no.value.text, no.value.line) == ("record-does-not-hold", 8)


def test_nothing_is_taken_back_in_a_file_with_branches() -> None:
    with pytest.raises(BadRecord) as no:
        run("branch\n! undone by 0 1\n")
    assert (no.value.text, no.value.line) == ("record-branch-cut", 5)
