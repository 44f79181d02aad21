"""Free actions: when a question waits for their sake, and when it goes by itself beside them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.checks.contract.rules import check_game
from bot.checks.contract.run import Broken
from bot.rules import Action, DeadEnd, Meanwhile, Offer, Rng
from tests.rules.toy import isle
from tests.rules.toy.isle import Isle, Play, Sail, Seat

KEY = bytes(range(32))


def table(seat: Seat) -> tuple[Isle, Any]:
    """A table of two on which seat 0 is about to sail."""
    rules = Isle()
    state = rules.start(2, Rng(KEY))
    state.board[0], state.stack = seat, [Meanwhile([Sail(0), isle.End(0)])]
    g = rules.resume(state)
    g.advance(g.s.stack)
    return rules, g


def asked(rules: Isle, g: Any) -> list[tuple[int, str]]:
    return [(a.seat, a.ask) for a in rules.asked(g.s)]


def test_a_single_answer_waits_beside_a_free_action_that_could_change_it() -> None:
    rules, g = table(Seat(coin=0, wood=1))  # near is free; with a coin far could be had
    assert asked(rules, g) == [(0, "Sail")]
    rules.step(g, Action(0, "swap"))
    assert [w for (w,) in g.offers_of(g.open_questions()[0].ask)[0].options] == ["near", "far"]


def test_a_single_answer_goes_by_itself_beside_free_actions_that_do_not_matter() -> None:
    rules, g = table(Seat(coin=3, wood=2, chest=2, harbours=["far", "deep"]))
    assert g.s.board[0].harbours == ["far", "deep", "near"] and g.decisions == 1
    assert asked(rules, g) == [(0, "End")]  # where both swaps can still be had


def test_with_nothing_but_free_actions_a_question_lapses() -> None:
    rules, g = table(Seat(coin=0, wood=2, harbours=["near", "far", "deep"]))
    assert asked(rules, g) == [(0, "End")] and g.decisions == 0
    assert g.s.board[0].wood == 2


def test_a_question_that_waits_always_has_its_one_answer_taken_by_hand() -> None:
    rules, g = table(Seat(coin=0, wood=0, harbours=["near", "far", "deep"]))
    assert asked(rules, g) == [(0, "End")]  # one answer, nothing free beside it, and yet it is put


class Stubborn(Sail, tag="isle.Stubborn"):
    """No way to decline, though a free action could open a harbour."""

    def offers(self, g: Play) -> Any:
        return [o for o in super().offers(g) if o.verb != "stay"]


def test_a_question_that_a_free_action_could_save_must_have_a_way_out() -> None:
    state = Isle().start(2, Rng(KEY))
    state.board[0] = Seat(coin=0, wood=1, harbours=["near"])
    state.stack = [Meanwhile([Stubborn(0)])]
    g = Isle().resume(state)
    with pytest.raises(DeadEnd):
        g.advance(g.s.stack)


@pytest.mark.parametrize("seats", Isle().seat_counts)
def test_the_isle_keeps_all_promises(seats: int) -> None:
    for seed in range(6):
        run = check_game(Isle(), seats, seed, often=1, seldom=1)
        assert run.seen["ask End"] >= isle.ROUNDS * seats


def test_a_question_that_goes_by_though_a_free_action_mattered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(self: Sail, g: Play, free: Offer) -> bool:
        return False

    monkeypatch.setattr(Sail, "sways", never)
    with pytest.raises(Broken) as found:
        for seed in range(20):
            check_game(Isle(), 2, seed, often=1, seldom=1)
    assert found.value.promise == "what goes by itself could not go otherwise", found.value
