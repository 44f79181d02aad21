"""What breaks into a turn: reactions, followers, moves that set off others; and what a turn may not take back."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from bot.rules import CannotUndo, Fork, Offer, pick
from tests.rules.shapes.bench import BENCH, Ask, Frame, Play, Seat, Session, table


class Loud(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.shout)
        yield pick(self.whisper)

    def shout(self, g: Play) -> None:
        g.emit("noise", self.seat)
        g.then(After(f"after {self.seat}"))

    def whisper(self, g: Play) -> None:
        g.say("whisper")


class After(Frame):
    what: str

    def run(self, g: Play) -> None:
        g.say(self.what)


def test_components_that_react_are_asked_in_turn_order_before_the_turn_goes_on() -> None:
    seats = [Seat(shown=["bell"]), Seat(), Seat(), Seat(shown=["bell"])]
    game = Session(table(*seats), Loud(2), After("last"))
    game.do(2, "shout")
    assert game.asked == [(3, "Bell")]
    game.do(3, "ring")
    assert game.asked == [(0, "Bell")]
    game.do(0, "hush")
    assert game.s.said == ["ring 3", "after 2", "last"]


def test_one_may_take_a_shout_back_until_somebody_has_answered_to_it() -> None:
    game = Session(table(Seat(), Seat(shown=["bell"])), Loud(0))
    game.do(0, "shout")
    game.undo(0)
    game.do(0, "shout")
    game.do(1, "hush")
    with pytest.raises(CannotUndo):
        game.undo(0)


class Main(Ask):
    """One chooses an action; he and the others may then follow it, those at once whose boards do not meet."""

    together: bool

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.choose, (("dig",), ("sow",)))

    def choose(self, g: Play, action: str) -> None:
        followers = [Follow(s, action) for s in g.order_from(self.seat)]
        g.say(action)
        g.then(*([Fork([[f] for f in followers])] if self.together else followers), After("next"))


class Follow(Ask):
    action: str

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.follow)
        yield pick(self.decline)

    def follow(self, g: Play) -> None:
        g.s.board[self.seat].shown.append(self.action)

    def decline(self, g: Play) -> None: ...


def test_others_follow_an_action_together_or_in_turn() -> None:
    game = Session(table(Seat(), Seat(), Seat()), Main(1, True))
    game.do(1, "choose", "sow")
    assert game.asked == [(1, "Follow"), (2, "Follow"), (0, "Follow")]
    for seat in (0, 1, 2):
        game.do(seat, "follow")
    game.undo(0)
    assert game.asked == [(0, "Follow")] and game.s.said == ["sow"]
    game = Session(table(Seat(), Seat(), Seat()), Main(1, False))
    game.do(1, "choose", "dig")
    for seat in (1, 2, 0):
        assert game.asked == [(seat, "Follow")]
        game.do(seat, "decline")
    assert game.s.said == ["dig", "next"]


class Sail(Frame):
    """A boat goes step by step; where it comes by, something happens before it goes on, a move of another boat too."""

    seat: int
    boat: str
    left: int

    def run(self, g: Play) -> None:
        if not self.left:
            return
        me = g.s.board[self.seat]
        me.steps += 1
        g.say(f"{self.boat} {me.steps}")
        g.then(*([Gain(self.seat, 2)] if me.steps == 2 else []), Sail(self.seat, self.boat, self.left - 1))


class Gain(Ask):
    """Steps for one boat: all of them for the same."""

    n: int

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.sail, (("sloop",), ("brig",)))

    def sail(self, g: Play, boat: str) -> None:
        g.then(Sail(self.seat, boat, self.n))


def test_a_move_inside_a_move_is_finished_first() -> None:
    game = Session(table(Seat()), Gain(0, 3), After("done"))
    game.do(0, "sail", "sloop")
    assert game.asked == [(0, "Gain")] and game.s.said == ["sloop 1", "sloop 2"]
    game.do(0, "sail", "brig")
    assert game.s.said == ["sloop 1", "sloop 2", "brig 3", "brig 4", "sloop 5", "done"]


class Find(Frame):
    """Three cards come from the deck, one is kept, the others go under it."""

    seat: int

    def run(self, g: Play) -> None:
        g.then(Keep(self.seat, [g.s.deck.draw(g) for _ in range(min(3, len(g.s.deck)))]))


class Keep(Ask):
    cards: list[str]  # seen by the seat only

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.keep, ((card,) for card in self.cards))

    def keep(self, g: Play, card: str) -> None:
        self.cards.remove(card)
        g.s.deck.cards[:0] = self.cards
        g.s.board[self.seat].hand.append(card)
        g.emit("kept", self.seat, {"card": card}, left=len(g.s.deck))
        g.then(Loud(self.seat))


class Dig(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.dig)
        yield pick(self.rest)

    def dig(self, g: Play) -> None:
        g.then(Find(self.seat))

    def rest(self, g: Play) -> None: ...


def test_what_was_seen_cannot_be_unseen_but_what_was_done_with_it_can() -> None:
    game = Session(table(Seat(), deck="abcde"), Dig(0))
    assert game.do(0, "dig").barrier
    assert game.options(0, "keep") == [("e",), ("d",), ("c",)]
    out = game.do(0, "keep", "d")
    assert not out.barrier and game.s.deck.cards == ["e", "c", "a", "b"]
    game.do(0, "whisper")
    game.undo(0)
    game.undo(0)
    assert game.asked == [(0, "Keep")]
    with pytest.raises(CannotUndo):
        game.undo(0)


def test_cards_in_a_question_are_not_told_to_those_who_read_what_is_asked() -> None:
    game = Session(table(Seat(), Seat(), deck="abcde"), Dig(0))
    game.do(0, "dig")
    told = BENCH.asked(game.s)
    assert [a.ask for a in told] == ["Keep"] and b"cards" not in msgspec.json.encode(told)
    events = game.do(0, "keep", "c").events
    assert events[0].args == {"left": 4} and events[0].secret == {"card": "c"}
