"""Options that go together, and what does not: said once, in the kernel, and refused wherever a game is begun."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import pytest

from bot.checks.contract.rules import check_game
from bot.commands import _options, fuzz
from bot.complaint import Complaint
from bot.rules import BadRecord, Refused
from bot.rules.record import Record, read, text_of
from bot.rules.replay import Replay
from tests.rules.toy.isle import Isle

KEY = bytes(range(32))
GREEDY = {"keeper": "yes", "greed": "great"}
CASES: list[tuple[dict[str, str], int, dict[str, Any]]] = [
    ({"greed": "great"}, 3, {"text": "option-needs-options", "option": "greed", "others": "keeper=yes"}),
    (
        {"keeper": "yes", "feud": "yes"},
        3,
        {"text": "option-needs-options", "option": "feud", "others": "keeper=yes greed=great"},
    ),
    ({"start": "rich"}, 4, {"text": "option-needs-seats", "option": "start", "seats": "2, 3"}),
    ({}, 5, {"text": "seats-need-options", "seats": 5, "others": "keeper=yes greed=great"}),
    ({"keeper": "yes"}, 5, {"text": "seats-need-options", "seats": 5, "others": "keeper=yes greed=great"}),
    ({}, 6, {"text": "bad-seats", "seats": 6, "game": "isle"}),
    ({}, 1, {"text": "bad-seats", "seats": 1, "game": "isle"}),
]
FITS: list[tuple[dict[str, str], int]] = [
    ({}, 4),
    ({"keeper": "yes"}, 4),
    (GREEDY, 5),
    (GREEDY | {"feud": "yes"}, 5),
    ({"start": "rich"}, 3),
    ({"start": "poor"}, 4),  # as usual it goes with everything
    ({"greed": "small"}, 4),
]


@pytest.mark.parametrize(("chosen", "seats", "why"), CASES)
def test_what_does_not_fit_is_refused_with_its_reason(chosen: dict[str, str], seats: int, why: dict[str, Any]) -> None:
    rules = Isle(chosen)
    for door in (rules.fit, lambda n: rules.setup(n, KEY), lambda n: rules.begin(n, KEY)):
        with pytest.raises(Refused) as no:
            door(seats)
        assert {"text": no.value.text, **no.value.args_} == why


@pytest.mark.parametrize(("chosen", "seats"), FITS)
def test_what_fits_is_played(chosen: dict[str, str], seats: int) -> None:
    assert Isle(chosen).misfits(seats) == [] and seats in Isle(chosen).seat_counts
    check_game(Isle(chosen), seats, 1, seldom=4)


def test_before_the_seats_are_known_only_options_can_misfit() -> None:
    assert Isle({"start": "rich"}).misfits() == []
    assert [no.text for no in Isle({"feud": "yes"}).misfits()] == ["option-needs-options"]


def test_how_many_can_play_depends_on_the_options() -> None:
    assert Isle.seat_counts == (2, 3, 4, 5) and Isle().seat_counts == (2, 3, 4)
    assert Isle(GREEDY).seat_counts == (2, 3, 4, 5)


@pytest.mark.parametrize(("chosen", "seats", "why"), CASES)
def test_a_recorded_game_is_refused_at_the_line(chosen: dict[str, str], seats: int, why: dict[str, Any]) -> None:
    text = text_of(Record("isle", seats, 1, chosen, key=KEY))
    with pytest.raises(BadRecord) as no:
        Replay(read(text), {"isle": Isle})
    assert no.value.text == why["text"]
    wanted = f"option {why['option']}" if "option" in why else "seats "
    assert text.splitlines()[no.value.line - 1].startswith(wanted)


@pytest.mark.parametrize(("chosen", "seats", "why"), CASES)
def test_the_command_line_refuses_it(
    chosen: dict[str, str], seats: int, why: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_options, "GAMES", {"puerto_rico": Isle})  # in whose words it is said
    with pytest.raises(Complaint) as no:
        _options.rules_of("puerto_rico", [f"{name}={value}" for name, value in chosen.items()], seats)
    assert str(why.get("option", seats)) in str(no.value) and "\n" not in str(no.value)


def test_fuzzing_leaves_out_what_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (_options, fuzz):
        monkeypatch.setattr(module, "GAMES", {"puerto_rico": Isle})
    found = fuzz.tables(Namespace(game="puerto_rico", option=[], seats=None))
    assert len(found) == len({(tuple(rules.chosen.values()), n) for rules, n in found}) > 10
    assert all(rules.fits(n) for rules, n in found) and {n for _, n in found} == {2, 3, 4, 5}
    with pytest.raises(Complaint, match="start"):
        fuzz.tables(Namespace(game="puerto_rico", option=["start=rich"], seats=4))
