"""Effects in any order, each once: wanted ones may be left out, due ones may not."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from bot.rules import Action, Offer, Stale, pick
from tests.rules.shapes.bench import BENCH, Ask, Frame, Play, Seat, Session, table


class Effects(Ask):
    """What is left of them, as far as it can be done now."""

    left: list[str]
    due: bool = False

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.do, ((what,) for what in self.left if what != "sell" or g.s.board[self.seat].wood))
        if not self.due or not self.left:
            yield pick(self.stop)

    def do(self, g: Play, what: str) -> None:
        self.left.remove(what)
        g.then(Effect(self.seat, what), self)

    def stop(self, g: Play) -> None: ...


class Effect(Frame):
    seat: int
    what: str

    def run(self, g: Play) -> None:
        me = g.s.board[self.seat]
        g.say(self.what)
        if self.what == "choose":
            g.then(Which(self.seat))
        elif self.what == "wood":
            me.wood += 1
        elif self.what == "sell":
            me.wood, me.coin = me.wood - 1, me.coin + 2


class Which(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.which, (("x",), ("y",)))

    def which(self, g: Play, what: str) -> None:
        g.say(what)


def test_one_effect_opens_another() -> None:
    game = Session(table(Seat()), Effects(0, ["sell", "wood", "choose"]))
    assert game.options(0, "do") == [("wood",), ("choose",)]
    game.do(0, "do", "wood")
    assert game.options(0, "do") == [("sell",), ("choose",)]


def test_an_effect_is_finished_before_the_next_is_chosen_each_once() -> None:
    game = Session(table(Seat()), Effects(0, ["wood", "choose"]))
    game.do(0, "do", "choose")
    assert game.asked == [(0, "Which")]
    game.do(0, "which", "y")
    assert game.options(0, "do") == [("wood",)]
    game.do(0, "do", "wood")
    assert game.s.said == ["choose", "y", "wood"] and game.asked == []


def test_the_question_that_comes_back_is_another_one() -> None:
    game = Session(table(Seat()), Effects(0, ["wood", "choose"]))
    sn = game.questions[0].sn
    game.do(0, "do", "wood")
    assert game.questions[0].sn > sn
    with pytest.raises(Stale):
        BENCH.apply(game.s, Action(0, "do", ("choose",), sn))


def test_wanted_effects_may_be_left_and_due_ones_not() -> None:
    game = Session(table(Seat()), Effects(0, ["wood", "choose"]))
    game.do(0, "stop")
    assert game.asked == [] and game.s.said == []
    game = Session(table(Seat()), Effects(0, ["wood", "wood", "sell"], True))
    assert game.verbs(0) == ["do"]


def test_the_order_is_taken_back_step_by_step() -> None:
    game = Session(table(Seat()), Effects(0, ["wood", "choose", "sell"]))
    game.do(0, "do", "wood")
    game.do(0, "do", "sell")
    game.undo(0)
    assert game.options(0, "do") == [("choose",), ("sell",)]
    game.undo(0)
    assert game.options(0, "do") == [("wood",), ("choose",)]
