"""Playing recorded games: answers, checks and scores, or the line at which one does not hold."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.rules import OURS, Action, BadRecord, Components, Refused
from bot.rules.log import hash8
from bot.rules.record import read
from bot.rules.record_names import look
from bot.rules.replay import Replay
from tests.rules.toy.game import Toy

GAMES = {"toy": Toy}
HEAD = "game toy\nrules 1\nseats 2\n"


def run(text: str) -> Replay:
    replay = Replay(read(HEAD + text), GAMES)
    replay.run()
    return replay


def test_answers_are_played_and_checks_hold() -> None:
    replay = run(
        "0 bid coin=2\n1 bid\n? first == 0\n? boards.count == 2\n? round >= 1\n? round < 2\n? you == none\n"
        "? view 1: you == 1\n? bank != 0\n? deck == 18\n"
        "? can 0 build mill a\n? cannot 1 build mill a\n? cannot 1 rest\n? cannot 0 trade\n"
    )
    assert replay.answers == 2 and replay.g.s.first == 0


class Wide(Toy):
    """Five can play where scrolls are not burnt."""

    seat_counts = (2, 3, 4, 5)

    def __init__(self, chosen: Mapping[str, str] | None = None, components: Components = OURS) -> None:
        super().__init__(chosen, components)
        if self.chosen["burning"] == "yes":
            self.seat_counts = (2, 3, 4)


def test_how_many_can_play_may_hang_on_the_options() -> None:
    text = "game toy\nseats 5\noption burning={}\n"
    assert Replay(read(text.format("no")), {"toy": Wide}).g.s.seats == 5
    assert Wide({"burning": "no"}).setup(5, bytes(32)).state.seats == 5
    with pytest.raises(BadRecord, match="bad-seats"):
        Replay(read(text.format("yes")), {"toy": Wide})
    with pytest.raises(Refused):
        Wide().setup(5, bytes(32))


def test_positions_are_set_before_the_first_answer() -> None:
    assert run("set 0.coin = 3\n? can 0 bid coin=3\n? cannot 0 bid coin=4\n").g.s.boards[0].coin == 3


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        ("0 bid coin=99\n", "too-many", 4),
        ("0 rest\n", "record-answer", 4),
        ("7 bid\n", "record-no-seat", 4),
        ("0 bid #00000000\n", "record-drifts", 4),
        ("? first == 1\n", "record-does-not-hold", 4),
        ("? first has 1\n", "record-does-not-hold", 4),
        ("? first == one\n", "record-not-a-number", 4),
        ("? boards.count > many\n", "record-not-a-number", 4),
        ("? you < 1\n", "record-not-a-number", 4),
        ("? nowhere == 1\n", "record-no-name", 4),
        ("? view 5: first == 1\n", "record-no-seat", 4),
        ("? what is this\n", "record-unreadable", 4),
        ("? can 1 bid coin=99\n", "record-not-on-offer", 4),
        ("? cannot 1 bid coin=1\n", "record-on-offer", 4),
        ("= 0 1 1 1\n", "record-not-over", 4),
        ("= 0 1 1\n", "record-unreadable", 4),
        ("set weather = fine\n", "cannot-set", 4),
        ("option burning=maybe\n", "bad-option", 4),
    ],
)
def test_what_does_not_hold_is_told_with_its_line(text: str, why: str, line: int) -> None:
    with pytest.raises(BadRecord) as no:
        run(text)
    assert (no.value.text, no.value.line) == (why, line)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game chess\nseats 2\n", "record-unknown-game"),
        ("game toy\nseats 9\n", "bad-seats"),
        ("game toy\nrules 99\nseats 2\n", "record-newer-rules"),
    ],
)
def test_a_game_that_cannot_be_played_here_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadRecord) as no:
        Replay(read(text), GAMES)
    assert no.value.text == why


def test_names_lead_into_lists_and_counts() -> None:
    ship = {"good": "corn", "load": 3}
    assert look({"ship": ship}, "ship.good") == "corn"
    assert look({"island": {"corn": 2, "quarry": 1}}, "island.count") == 3
    sparse = {"island": ("corn", "coffee")}
    assert look({"island": {"corn": 2}}, "island.coffee", sparse=sparse) == 0
    assert look({"island": {"corn": 2}}, "island.corn", sparse=sparse) == 2
    for path in ("island.gold", "isle.coffee", "island.corn.coffee", "island.coffee.count"):
        with pytest.raises(BadRecord) as no:
            look({"island": {"corn": 2}}, path, 7, sparse)
        assert (no.value.text, no.value.line) == ("record-no-name", 7)
    assert look({"house": ["corn", "sugar"]}, "house.count") == 2
    with pytest.raises(BadRecord):
        look({"house": ["corn"]}, "house.size")


def test_hashes_and_scores_are_checked_to_the_end() -> None:
    lines, score = [], ""
    replay = Replay(read(HEAD), GAMES)
    rules, g = replay.rules, replay.g
    while asked := rules.asked(g.s):
        d = rules.decision(g.s, asked[0].seat)
        assert d is not None
        verb = "rest" if d.offer("rest") else d.offers[-1].verb
        offer = d.offer(verb)
        assert offer is not None
        words = offer.only() or ()
        rules.step(g, Action(d.seat, verb, words))
        lines.append(f"{d.seat} {verb} {' '.join(words)} #{hash8(rules, g.s)}")
    score = "  ".join(f"{t.seat} {t.total}" for t in rules.scores(g.s))
    text = "\n".join(lines)
    run(f"{text}\n= {score}\n")
    with pytest.raises(BadRecord) as no:
        run(f"{text}\n= 0 99  1 99\n")
    assert no.value.text == "record-score"
