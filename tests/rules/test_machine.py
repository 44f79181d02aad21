"""The machine: in which order frames run, what is asked, several seats at once, and what undo may not cross."""

from __future__ import annotations

import pytest

from bot import rules as kernel
from bot.rules import (
    Action,
    DeadEnd,
    Fork,
    Illegal,
    NotYours,
    Sealed,
    Stale,
)
from tests.rules.bench import (
    Ask,
    Dice,
    Empty,
    Forever,
    Free,
    Full,
    Maybe,
    OnlyFree,
    Order,
    Say,
    Shown,
    Single,
    Speak,
    Take,
    TooMuch,
    act,
    bench,
)


# -- frames ---------------------------------------------------------------------------------------
def test_frames_run_in_the_order_they_were_lined_up_before_what_was_waiting() -> None:
    assert bench.lay(Order(), Say("last")).said == ["zero", "one", "two", "three", "last"]


def test_what_an_answer_lines_up_comes_before_what_was_waiting() -> None:
    state = bench.lay(Speak(0), Say("last"))
    assert act(state, 0, "say", "a").state.said == ["0a", "after 0a", "last"]


def test_a_table_saved_between_questions_goes_on() -> None:
    state = bench.load(bench.dump(bench.lay(Speak(0), Order(), Speak(1))))
    state = bench.load(bench.dump(act(state, 0, "say", "a").state))
    assert [a[:2] for a in bench.asked(state)] == [(1, "Speak")]
    assert act(state, 1, "say", "b").state.said[-2:] == ["1b", "after 1b"]


def test_rules_that_run_without_end_are_stopped() -> None:
    with pytest.raises(DeadEnd, match="runaway"):
        bench.lay(Forever())


# -- questions ------------------------------------------------------------------------------------
def test_a_single_answer_is_taken_without_asking() -> None:
    state = bench.lay(Single(0), Full(1), Speak(0))
    assert state.said == ["nod", "{'x': 1, 'y': 2}"]
    assert bench.asked(state)[0][:2] == (0, "Speak")


def test_a_class_may_want_its_single_answer_to_be_seen() -> None:
    state = bench.lay(Shown(0))
    assert state.said == [] and bench.asked(state)[0].ask == "Shown"


@pytest.mark.parametrize("question", [Empty(0), TooMuch(0), OnlyFree(0)], ids=lambda q: type(q).__name__)
def test_a_question_without_an_answer_is_a_dead_end(question: Ask) -> None:
    with pytest.raises(DeadEnd):
        bench.lay(question)


def test_a_sealed_question_without_an_answer_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd):
        bench.lay(Sealed([Speak(0), Empty(1)]))


def test_a_class_may_be_passed_over_when_it_offers_nothing() -> None:
    assert bench.lay(Maybe(0), Say("on")).said == ["on"]
    state = bench.lay(Fork([[Maybe(0)], [Speak(1)]]), Say("joined"))
    assert act(state, 1, "say", "a").state.said == ["1a", "after 1a", "joined"]


def test_free_actions_come_back_to_the_same_question_with_new_offers_and_a_new_number() -> None:
    state = bench.lay(Free(0))
    first = bench.asked(state)[0]
    state = act(state, 0, "whisper").state
    assert bench.asked(state)[0][:2] == (1, "Speak")  # the interrupt comes first
    state = act(state, 1, "say", "a").state
    again = bench.asked(state)[0]
    assert again[:2] == first[:2] and again.sn > first.sn
    with pytest.raises(Stale):
        bench.apply(state, Action(0, "stop", (), first.sn))
    for _ in range(2):
        state = act(act(state, 0, "whisper").state, 1, "say", "b").state
    # nothing free is left: the single answer is taken
    assert state.said[-1] == "stop" and bench.asked(state) == []


def test_every_question_gets_a_number_of_its_own() -> None:
    state = bench.lay(Speak(0), Speak(0), Speak(1))
    numbers = [bench.asked(state)[0].sn]
    for seat in (0, 0):
        state = act(state, seat, "say", "a").state
        numbers.append(bench.asked(state)[0].sn)
    assert numbers == sorted(set(numbers)) and numbers[0] > 0


# -- several at once ------------------------------------------------------------------------------
def test_in_a_fork_everybody_is_asked_and_the_order_of_answers_is_all_one() -> None:
    start = bench.lay(Fork([[Speak(0), Speak(0)], [Speak(1)]]), Say("joined"))
    assert [a[:2] for a in bench.asked(start)] == [(0, "Speak"), (1, "Speak")]
    moves = {"x": (0, "a"), "y": (0, "b"), "z": (1, "a")}
    for order in ("xyz", "xzy", "zxy"):
        state, forks = start, set()
        for i, m in enumerate(order):
            assert bench.asked(state)
            out = act(state, moves[m][0], "say", moves[m][1])
            state = out.state
            forks.add(out.fork)
            assert ("joined" in state.said) == (i == 2)
        assert sorted(state.said) == sorted(["0a", "after 0a", "0b", "after 0b", "1a", "after 1a", "joined"])
        assert len(forks) == 1 and forks.pop() > 0


def test_an_answer_in_a_fork_leaves_the_others_questions_open() -> None:
    state = bench.lay(Fork([[Speak(0)], [Speak(1)]]))
    other = bench.asked(state)[1]
    state = act(state, 0, "say", "a").state
    assert bench.asked(state) == [other]
    with pytest.raises(NotYours):
        act(state, 0, "say", "a")


def test_a_fork_of_nothing_and_of_forced_answers_joins_at_once() -> None:
    assert bench.lay(Fork([[], [Single(1)]]), Say("joined")).said == ["nod", "joined"]


def test_a_fork_within_a_fork_belongs_to_the_outer_one() -> None:
    state = bench.lay(Fork([[Fork([[Speak(0)], [Single(1)]]), Speak(0)], [Speak(1)]]), Say("joined"))
    forks = set()
    for seat, what in ((1, "a"), (0, "a"), (0, "b")):
        out = act(state, seat, "say", what)
        state = out.state
        forks.add(out.fork)
    assert len(forks) == 1 and state.said[-1] == "joined"


def test_sealed_answers_take_effect_together_and_in_order_of_the_questions() -> None:
    state = bench.lay(Sealed([Speak(0), Speak(1)]), Say("opened"))
    out = act(state, 1, "say", "b")
    assert out.state.said == [] and not out.barrier and out.fork
    assert [a.seat for a in bench.asked(out.state)] == [0]
    out = act(bench.load(bench.dump(out.state)), 0, "say", "a")
    assert out.state.said == ["0a", "1b", "after 0a", "after 1b", "opened"]
    assert out.barrier


def test_a_sealed_answer_is_checked_when_it_is_given() -> None:
    state = bench.lay(Sealed([Speak(0), Speak(1)]))
    before = bench.dump(state)
    with pytest.raises(Illegal):
        act(state, 0, "say", "z")
    assert bench.dump(state) == before


def test_a_sealed_answer_holds_though_another_that_is_opened_first_changes_the_offers() -> None:
    """Both took two of three, unseen: the rules of a game settle that, the kernel does not refuse it late."""
    state = bench.lay(Sealed([Take(0), Take(1)]))
    state = act(state, 0, "take", "2").state
    out = act(state, 1, "take", "2")
    assert out.state.said == ["0 takes 2", "1 takes 2"]
    g = bench.resume(bench.lay(Sealed([Take(0), Take(1)])))
    for seat in (0, 1):
        bench.step(g, Action(seat, "take", ("2",)))
    assert g.s.said == out.state.said  # played on in place it comes to the same


# -- barriers -------------------------------------------------------------------------------------
def test_chance_and_what_comes_to_light_are_barriers() -> None:
    state = bench.lay(Dice(0))
    assert act(state, 0, "roll").barrier
    assert act(state, 0, "look").barrier
    assert not act(state, 0, "keep").barrier


def test_drawing_from_a_pile_is_a_barrier() -> None:
    pile, g = kernel.Pile(["a", "b"]), bench.resume(bench.lay(Speak(0)))
    assert not g.barrier
    assert pile.draw(g) == "b" and len(pile) == 1
    assert g.barrier
