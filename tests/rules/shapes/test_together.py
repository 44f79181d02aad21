"""Several at once: threads of several questions each, and answers under seal."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

import pytest

from bot.rules import Action, CannotUndo, DeadEnd, Fork, NotYours, Offer, Sealed, Stale, pick
from tests.rules.shapes.bench import BENCH, Ask, Frame, Play, Seat, Session, table


class First(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.one, (("a",), ("b",)))

    def one(self, g: Play, what: str) -> None:
        g.s.board[self.seat].hand.append(what)


class Second(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.two, ((f"{had}2",) for had in g.s.board[self.seat].hand))
        yield pick(self.none)

    def two(self, g: Play, what: str) -> None:
        g.s.board[self.seat].hand.append(what)

    def none(self, g: Play) -> None: ...


class Gather(Frame):
    """A step that nobody begins before all have ended the one before."""

    def run(self, g: Play) -> None:
        g.say(" ".join("".join(b.hand) for b in g.s.board))


def income() -> Session:
    return Session(table(Seat(), Seat()), Fork([[First(s), Second(s)] for s in (0, 1)]), Gather())


def test_each_thread_goes_on_in_the_order_it_was_given() -> None:
    game = income()
    assert game.asked == [(0, "First"), (1, "First")]
    game.do(0, "one", "a")
    assert game.asked == [(0, "Second"), (1, "First")]


def test_whoever_is_quicker_changes_nothing() -> None:
    moves = [(0, "one", "a"), (0, "two", "a2"), (1, "one", "b"), (1, "none")]
    told = set()
    for order in permutations(range(4)):
        if order.index(0) < order.index(1) and order.index(2) < order.index(3):
            game = income()
            for i in order:
                seat, verb, *words = moves[i]
                game.do(int(seat), str(verb), *map(str, words))
            told.add(game.s.said[0])
    assert told == {"aa2 b"}


def test_each_takes_back_his_own_answers_one_by_one_and_disturbs_nobody() -> None:
    game = income()
    game.do(0, "one", "a")
    game.do(1, "one", "b")
    game.do(0, "two", "a2")
    game.undo(0)
    assert game.asked == [(0, "Second"), (1, "Second")]
    game.undo(0)
    assert game.asked == [(0, "First"), (1, "Second")] and game.s.board[1].hand == ["b"]
    with pytest.raises(CannotUndo):
        game.undo(0)
    game.undo(1)
    assert game.asked == [(0, "First"), (1, "First")]


def test_an_answer_to_a_question_of_one_s_thread_that_is_answered_is_stale() -> None:
    game = income()
    sn = game.questions[0].sn
    game.do(0, "one", "a")
    with pytest.raises(Stale):
        BENCH.apply(game.s, Action(0, "one", ("b",), sn))


class Pass(Ask):
    """One card of the hand goes on to the left, all at the same time."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.give, ((card,) for card in g.s.board[self.seat].hand))

    def give(self, g: Play, card: str) -> None:
        g.s.board[self.seat].hand.remove(card)
        g.s.board[(self.seat + 1) % g.s.seats].shown.append(card)


class Draft(Frame):
    def run(self, g: Play) -> None:
        if any(b.hand for b in g.s.board):
            g.then(Sealed([Pass(s) for s in range(g.s.seats)]), Draft())


class Tempted(Pass):
    def offers(self, g: Play) -> Iterable[Offer]:
        yield from super().offers(g)
        yield pick(self.peek, free=True)

    def peek(self, g: Play) -> None: ...


class Willing(Pass):
    may_lapse = True


class Shown(Pass):
    auto = False


def draft() -> Session:
    return Session(table(Seat(hand=["a", "b"]), Seat(hand=["c", "d"]), Seat(hand=["e", "f"])), Draft())


def test_a_sealed_answer_is_changed_until_the_last_is_in_and_not_after() -> None:
    game = draft()
    game.do(1, "give", "c")
    with pytest.raises(NotYours):
        game.do(1, "give", "d")
    game.do(0, "give", "a")
    game.undo(1)
    assert game.asked == [(1, "Pass"), (2, "Pass")]
    game.do(1, "give", "d")
    out = game.do(2, "give", "e")
    assert out.barrier and [b.shown[0] for b in game.s.board] == ["e", "a", "d"]
    with pytest.raises(CannotUndo):
        game.undo(1)


def test_the_last_card_of_a_draft_goes_by_itself() -> None:
    game = draft()
    for seat, card in enumerate("ace"):
        game.do(seat, "give", card)
    assert game.asked == [] and [b.shown for b in game.s.board] == [["e", "f"], ["a", "b"], ["c", "d"]]


def test_whoever_has_one_answer_under_seal_is_not_asked_unless_that_would_tell() -> None:
    seats = [Seat(hand=["a"]), Seat(hand=["b", "c"])]
    assert Session(table(*seats), Sealed([Pass(0), Pass(1)])).asked == [(1, "Pass")]
    assert Session(table(*seats), Sealed([Shown(0), Shown(1)])).asked == [(0, "Shown"), (1, "Shown")]


def test_whoever_has_no_answer_under_seal_is_left_out_where_the_question_may_lapse() -> None:
    game = Session(table(Seat(), Seat(hand=["b", "c"])), Sealed([Willing(0), Willing(1)]))
    game.do(1, "give", "b")
    assert game.asked == [] and game.s.board[0].shown == ["b"]
    with pytest.raises(DeadEnd):
        Session(table(Seat(), Seat(hand=["b", "c"])), Sealed([Pass(0), Pass(1)]))


def test_free_actions_under_seal_are_a_mistake_of_the_rules() -> None:
    with pytest.raises(DeadEnd):
        Session(table(Seat(hand=["a"]), Seat(hand=["b"])), Sealed([Tempted(0), Tempted(1)]))
