"""Checks of what is on offer: to the last answer; and words that can never be are no proof of anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.rules import BadRecord, Option, Spread
from bot.rules.reasons import meant
from bot.rules.record import read
from bot.rules.record_offers import written
from bot.rules.replay import Replay
from tests.rules.toy.game import State, Toy


class Hinted(Toy):
    """The toy game with prices beside its buildings, and mills only with an option."""

    options = (*Toy.options, Option("mills", ("yes", "no")))

    def hints(self, state: State, seat: int) -> dict[tuple[str, str, str], tuple[str, dict[str, object]]]:
        beside: dict[str, object] = {"coins": 3, "wood": {"oak": 1}}
        return {("build", "what", "mill"): ("hint-build", beside), ("build", "", "mill b"): ("hint-b", {"n": 7})}

    def vocabulary(self, seats: int) -> Mapping[str, Any]:
        known = super().vocabulary(seats)
        return known if self.chosen["mills"] == "yes" else {**known, "what": ("hut", "market")}


HEAD = "game toy\nrules 1\nseats 2\n"
TURN = "0 bid coin=2\n1 bid\n"  # then seat 0 has its turn


def run(text: str) -> Replay:
    replay = Replay(read(HEAD + text), {"toy": Hinted})
    replay.run()
    return replay


BUILDING = "hut a, hut b, hut c, hut d, mill a, mill b, mill c, mill d, market a, market b, market c, market d"


@pytest.mark.parametrize(
    "line",
    [
        "offers 0: build burn rest buy",
        "offers 0: buy build burn rest",
        "offers 1: nothing",
        f"offers 0 build: {BUILDING}",
        "offers 0 build: market hut mill",
        "offers 0 rest:",
        "offers 0 trade: nothing",
        "offers 1 build: nothing",
        "hint 0 build mill b: coins=3 wood.oak=1 n=7",
        "hint 0 build mill a: coins=3",
        "can 0 build mill a",
        "cannot 0 trade",
        "why 1 rest: turn",
        "why 0 build hut a: nothing",
        "why 0 bid coin=2: other-question",
    ],
)
def test_what_holds(line: str) -> None:
    run(f"{TURN}? {line}\n")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("offers 0: build burn rest", "record-offers"),
        ("offers 0: build burn rest buy trade", "record-offers"),
        ("offers 1: rest", "record-offers"),
        ("offers 0 build: hut mill", "record-offers"),
        ("offers 0 build: hut a, hut b", "record-offers"),
        ("offers 0 build: nothing", "record-offers"),
        ("offers 0 rest: nothing", "record-offers"),
        ("offers 1 rest:", "record-offers"),
        ("offers 0: build rest buyy", "record-no-verb"),
        ("offers 0 biuld: hut", "record-no-verb"),
        ("offers 0 build: hut mil", "record-no-word"),
        ("offers 0 build: hut a, mill x", "record-no-word"),
        ("offers 7: rest", "record-no-seat"),
        ("hint 0 build mill b: coins=4", "record-does-not-hold"),
        ("hint 0 build mill b: coin=3", "record-no-name"),
        ("hint 0 build hut a: coins=3", "record-no-name"),
        ("hint 1 build mill b: coins=3", "record-not-on-offer"),
        ("cannot 0 biuld mill a", "record-no-verb"),
        ("cannot 9 rest", "record-no-seat"),
        ("cannot 0 build mil a", "record-no-word"),
        ("cannot 0 build mill", "record-word-missing"),
        ("cannot 0 build", "record-word-missing"),
        ("cannot 0 build mill a b", "record-word-too-many"),
        ("cannot 0 bid coin", "record-no-count"),
        ("cannot 0 bid wood=2", "record-no-word"),
        ("can 0 rest now", "record-word-too-many"),
        ("why 0 build hut a: coin", "record-does-not-hold"),
        ("why 1 rest: turn mood", "record-does-not-hold"),
        ("why 1 rest:", "record-does-not-hold"),
        ("why 1 rest", "record-why"),
        ("why 0 build hutt a: coin", "record-no-word"),
        ("why 9 rest: turn", "record-no-seat"),
    ],
)
def test_what_does_not_hold_or_can_never_be(line: str, why: str) -> None:
    with pytest.raises(BadRecord) as no:
        run(f"{TURN}? {line}\n")
    assert (no.value.text, no.value.line) == (why, 6)


def test_counts_are_told_with_their_bounds() -> None:
    run("? can 0 bid\n? can 0 bid coin=0\n? can 0 bid coin=8\n? cannot 0 bid coin=9\n")
    run("? offers 0 bid: coin=8 total=0-8\n")
    with pytest.raises(BadRecord, match="record-offers"):
        run("? offers 0 bid: coin=7 total=0-7\n")


def test_what_is_counted_as_nothing_need_not_be_on_offer() -> None:
    """`tobacco=0` of who has none is what it says."""
    offer, replay = Spread("ship", ("corn",), (3,), (1,), 1, 3), run("")
    words = meant(replay.rules, replay.g.s, 0, offer, ("corn=2", "tobacco=0"))
    assert words == ("corn=2",) and offer.check(words) == {"corn": 2}
    assert meant(replay.rules, replay.g.s, 0, offer, ("corn=2", "tobacco=1")) == ("corn=2", "tobacco=1")


def test_an_answer_that_can_never_be_is_told_as_such() -> None:
    wrong = {"0 biuld mill a": "record-no-verb", "0 build": "record-word-missing", "5 rest": "record-no-seat"}
    for answer, why in wrong.items():
        with pytest.raises(BadRecord) as no:
            run(f"{TURN}{answer}\n")
        assert (no.value.text, no.value.line) == (why, 6)


def test_what_was_meant_is_said() -> None:
    with pytest.raises(BadRecord) as no:
        run(f"{TURN}? cannot 0 build maket a\n")
    assert no.value.args_["near"] == "market"


def test_a_word_of_an_option_that_is_off_names_the_option() -> None:
    with pytest.raises(BadRecord) as no:
        run(f"option mills=no\n{TURN}? cannot 0 build mill a\n")
    assert (no.value.text, no.value.args_["option"]) == ("record-needs-option", "mills=yes")


def test_what_is_printed_holds() -> None:
    replay = run(TURN)
    lines = list(written(replay.rules, replay.g.s))
    assert f"? offers 0 build: {BUILDING}" in lines and "? offers 0 rest:" in lines
    assert "? hint 0 build mill b: coins=3 wood.oak=1 n=7" in lines
    run(TURN + "\n".join(lines) + "\n")
    bids = list(written(run("").rules, run("").g.s))
    run("\n".join(bids) + "\n")
