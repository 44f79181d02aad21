"""Answers taken back by consent: what goes, how a recorded game says so, and what of it can be checked."""

from __future__ import annotations

import base64
import random
from typing import Any

import pytest

from bot.rules import Action, BadRecord, CannotUndo, Game
from bot.rules.log import Entry, hash8, undone_by, undone_with_consent
from bot.rules.ranges import numbers, ranges
from bot.rules.record import Record, Row, entry_row, read, text_of
from bot.rules.replay import Replay
from tests.rules.toy.game import Toy

KEY = bytes(range(32))


def log(*parts: tuple[int, int, bool]) -> list[Entry]:
    """(seat, fork, barrier) of each entry."""
    return [Entry(Action(seat, "go"), barrier, fork) for seat, fork, barrier in parts]


@pytest.mark.parametrize(
    ("parts", "seat", "gone"),
    [
        ([(0, 0, False), (1, 0, False)], 0, [0, 1]),  # somebody has gone on
        ([(1, 0, False), (0, 0, True)], 0, [1]),  # something came to light
        ([(0, 0, False), (0, 0, True), (1, 0, True)], 0, [1, 2]),  # the last own one only
        ([(0, 5, False), (1, 5, False), (2, 0, False)], 0, [0, 2]),  # in a simultaneous part the others' stand
        ([(1, 5, False), (0, 5, False), (2, 5, False), (2, 0, True)], 0, [1, 3]),
        ([(1, 5, False), (0, 5, False), (2, 5, True)], 0, [0, 1, 2]),  # bids were opened: all bid anew
        ([(1, 5, False), (0, 5, True), (1, 0, False), (1, 0, False), (0, 0, True)], 0, [4]),
        ([(1, 5, False), (0, 5, True), (1, 7, False), (0, 7, True)], 0, [2, 3]),
    ],
)
def test_what_goes(parts: Any, seat: int, gone: list[int]) -> None:
    assert undone_with_consent(log(*parts), seat) == gone


def test_nothing_and_across_other_rules() -> None:
    with pytest.raises(CannotUndo, match="undo-nothing"):
        undone_with_consent(log((1, 0, False)), 0)
    played = [*log((0, 0, False)), Entry(Action(-1, "=rules", ("1", "2")), True, auto=True)]
    with pytest.raises(CannotUndo, match="undo-rules"):
        undone_with_consent(played, 0)
    over = [*log((0, 0, False), (1, 0, True)), Entry(Action(-1, "=undone", ("1", "2")), True, auto=True)]
    assert undone_with_consent(over, 0) == [0, 1, 2]  # taking back once more
    with pytest.raises(CannotUndo, match="undo-barrier"):
        undone_by(over, 0)


def test_numbers_are_written_in_short() -> None:
    assert ranges([12, 7, 9, 10, 11]) == "7 9-12" and numbers(["7", "9-12"], 12) == [7, 9, 10, 11, 12]
    for bad in (["0"], ["3", "3"], ["4-2"], ["5-13"], ["x"], ["1-"], ["-1"], ["٣"], [], ["9999999"]):
        with pytest.raises(ValueError):
            numbers(bad, 12)


class Played:
    """A toy game that is played, taken back and written down."""

    def __init__(self) -> None:
        self.rules: Game[Any] = Toy()
        self.state = self.rules.setup(2, KEY).state
        self.rows: list[Row] = []
        self.rnd = random.Random(5)

    def go(self, n: int) -> None:
        for _ in range(n):
            if self.state.over:
                return
            decision = self.rules.pending(self.state)[0]
            offer = self.rnd.choice(decision.offers)
            action = Action(decision.seat, offer.verb, offer.sample(self.rnd.randrange))
            self.state = self.rules.apply(self.state, action).state
            self.rows.append(entry_row(action, digits=hash8(self.rules, self.state)))

    def back(self, before: Any, which: str, seat: int = 0) -> None:
        state = self.rules.load(self.rules.dump(before))
        state.rng.used = self.state.rng.used
        self.rules.reshuffle(state)
        self.state = state
        self.rows.append(Row(0, "!", f"undone by {seat} {which}", hash8=hash8(self.rules, state)))

    def text(self) -> str:
        record = Record("toy", 2, 1, key=KEY, rows=self.rows)
        if self.state.over:
            scores = self.rules.scores(self.state)
            record.rows = [*self.rows, Row(0, "=", "  ".join(f"{t.seat} {t.total}" for t in scores))]
        return text_of(record)


def replay(text: str) -> Replay:
    played = Replay(read(text), {"toy": Toy})
    played.run()
    return played


def game() -> str:
    """A whole game in which four answers and then two more were taken back."""
    p = Played()
    p.go(1)
    first = p.state
    p.go(1)
    second = p.state
    p.go(4)
    p.back(second, "3-6")
    assert p.state.deck.cards != second.deck.cards and sorted(p.state.deck.cards) == sorted(second.deck.cards)
    p.go(1)
    p.back(first, "2 7", 1)
    p.go(1000)
    assert p.state.over
    return p.text()


def test_a_game_with_answers_taken_back_is_checked_to_the_end() -> None:
    played = replay(game())
    assert played.g.s.over and played.taken_back == 6
    told = [e for e in played.g.events if e.kind == "taken_back"]
    assert [(e.seat, e.args) for e in told] == [(0, {"n": 4}), (1, {"n": 2})]


def test_read_and_written_alike() -> None:
    assert text_of(read(game())) == game()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("! undone by 0 3-6", "! undone by 0 4-6", "record-"),  # another state before it
        ("! undone by 0 3-6", "! undone by 0 3-5", "record-"),
        ("! undone by 0 3-6", "! undone by 0 3-7", "record-unreadable"),
        ("! undone by 0 3-6", "! undone by 5 3-6", "record-unreadable"),
        ("! undone by 0 3-6", "! undone", "record-unreadable"),
        ("! undone by 0 3-6", "! redone by 0 3-6", "record-unreadable"),
        ("! undone by 0 3-6", "!", "record-unreadable"),
        ("! undone by 1 2 7", "! undone by 1 2 3 7", "record-unreadable"),  # 3 was taken back before
        ("! undone by 1 2 7", "# nothing was taken back here ", "record-"),
    ],
)
def test_tampered(old: str, new: str, why: str) -> None:
    text = game()
    assert old in text
    with pytest.raises(BadRecord, match=why):
        replay(text.replace(old, new, 1))


def test_an_answer_dropped_from_those_taken_back_shifts_chance() -> None:
    """Without what was taken back the generator would stand elsewhere: it cannot be left out."""
    lines = game().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("! undone by 0"))
    text = "\n".join([*lines[: at - 4], *lines[at + 1 :]]) + "\n"
    with pytest.raises(BadRecord):
        replay(text)


def test_from_other_rules_on() -> None:
    p = Played()
    p.go(6)
    kept = [
        Row(0, "do", "1 something of old"),
        Row(0, "!", f"rules 0 1 {base64.b64encode(p.rules.dump(p.state)).decode()}"),
    ]
    p.rows = kept
    p.go(1000)
    played = replay(p.text())
    assert played.g.s.over and played.passed_over == 1 and played.other_rules
    for wrong in ("rules 0 1 !!", "rules 0 1", "rules 0 9 e30=", "rules 0 1 e30="):
        p.rows[1] = Row(0, "!", wrong)
        with pytest.raises(BadRecord, match="record-unreadable"):
            replay(p.text())
    other = Toy().setup(2, bytes(32)).state
    p.rows[1] = Row(0, "!", f"rules 0 1 {base64.b64encode(p.rules.dump(other)).decode()}")
    with pytest.raises(BadRecord, match="record-unreadable"):
        replay(p.text())
