"""Rounds, phases and who sits there: one seat alone, guests who may come in any phase, what is cleared in between."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Fork, Line, Offer, Sealed, Tally, pick, ranked
from tests.rules.shapes.bench import Ask, Frame, Play, Seat, Session, table

PHASES = ("morning", "noon", "night")


class Phase(Frame):
    """A phase begins with those who have guests left: they may seat one before anything happens."""

    n: int

    def run(self, g: Play) -> None:
        if self.n == len(PHASES):
            g.then(CleanUp())
            return
        g.say(PHASES[self.n])
        g.then(*(Guests(s) for s in range(g.s.seats)), Produce(), Phase(self.n + 1))


class Guests(Ask):
    may_lapse = True

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        if "guest" not in me.hand:
            return
        yield pick(self.seat_guest, (("mill",), ("inn",)))
        yield pick(self.wait)

    def seat_guest(self, g: Play, place: str) -> None:
        me = g.s.board[self.seat]
        me.hand.remove("guest")
        me.cubes[place] = 1
        g.then(self)

    def wait(self, g: Play) -> None: ...


class Produce(Frame):
    def run(self, g: Play) -> None:
        for me in g.s.board:
            me.wood += me.cubes.get("mill", 0)


class CleanUp(Frame):
    def run(self, g: Play) -> None:
        for me in g.s.board:
            me.cubes = {}
        g.s.over = True


def test_guests_come_in_any_phase_and_nobody_without_any_is_asked() -> None:
    game = Session(table(Seat(hand=["guest"]), Seat(), Seat(hand=["guest", "guest"])), Phase(0))
    assert game.asked == [(0, "Guests")]
    game.do(0, "wait")
    game.do(2, "seat_guest", "mill")
    assert game.asked == [(2, "Guests")]
    game.do(2, "wait")
    assert game.s.said == ["morning", "noon"] and game.s.board[2].wood == 1
    game.do(0, "seat_guest", "mill")
    game.do(2, "seat_guest", "inn")
    assert game.asked == [] and [b.wood for b in game.s.board] == [2, 0, 3]
    assert game.s.over and all(not b.cubes for b in game.s.board)


class Bid(Ask):
    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.bid, (("1",), ("2",)))

    def bid(self, g: Play, n: str) -> None:
        g.say(n)


def test_one_alone_plays_what_several_would_play_together() -> None:
    assert table(Seat()).seats == 1
    game = Session(table(Seat()), Sealed([Bid(0)]), Fork([[Bid(0), Bid(0)]]), Fork([]))
    for n in "121":
        assert game.asked == [(0, "Bid")]
        game.do(0, "bid", n)
    assert game.asked == [] and game.s.said == ["1", "2", "1"]
    assert [t.rank for t in ranked([Tally(0, (Line("points", 3), Line("anchors", -2)))])] == [1]
