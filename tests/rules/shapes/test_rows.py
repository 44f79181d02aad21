"""A row is activated building by building; trades are optional, and one may buy and sell in the middle of it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, handlers_of, pick
from tests.rules.shapes.bench import Ask, Frame, Play, Seat, Session, table

ROWS = {"1": ("wood", "mill", "wood"), "2": ("mill", "mill")}


class OwnTurn(Ask):
    """Questions in one's own turn: buying and selling go on beside each of them."""

    def anytime(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        if me.coin >= 3:
            yield pick(self.buy, free=True)
        if me.wood:
            yield pick(self.sell, free=True)

    def buy(self, g: Play) -> None:
        me = g.s.board[self.seat]
        me.coin, me.wood = me.coin - 3, me.wood + 1

    def sell(self, g: Play) -> None:
        me = g.s.board[self.seat]
        me.coin, me.wood = me.coin + 1, me.wood - 1


class Turn(OwnTurn):
    """A die is taken and its number changed for coins: 1 a step, no way round from 6 to 1."""

    def offers(self, g: Play) -> Iterable[Offer]:
        coin = g.s.board[self.seat].coin
        yield pick(self.die, [(d, r) for d in g.s.left for r in ROWS if abs(int(d) - int(r)) <= coin])
        yield pick(self.leave)
        yield from self.anytime(g)

    def die(self, g: Play, die: str, row: str) -> None:
        g.s.left.remove(die)
        g.s.board[self.seat].coin -= abs(int(die) - int(row))
        g.then(*(Activate(self.seat, what) for what in ROWS[row]), Turn(self.seat))

    def leave(self, g: Play) -> None:
        g.say("left")


class Activate(Frame):
    seat: int
    what: str

    def run(self, g: Play) -> None:
        if self.what == "wood":
            g.s.board[self.seat].wood += 1
        else:
            g.then(Mill(self.seat))


class Mill(OwnTurn):
    def offers(self, g: Play) -> Iterable[Offer]:
        if g.s.board[self.seat].wood:
            yield pick(self.trade)
        yield pick(self.skip)
        yield from self.anytime(g)

    def trade(self, g: Play) -> None:
        me = g.s.board[self.seat]
        me.coin, me.wood = me.coin + 5, me.wood - 1

    def skip(self, g: Play) -> None: ...


def test_a_row_stops_only_where_there_is_a_choice() -> None:
    game = Session(table(Seat(coin=2), left=["1", "4"]), Turn(0))
    game.do(0, "die", "1", "1")
    assert game.asked == [(0, "Mill")] and game.s.board[0].wood == 1
    game.do(0, "trade")
    assert game.asked == [(0, "Turn")] and game.s.board[0].wood == 1


def test_a_trade_that_cannot_be_made_is_passed_over() -> None:
    game = Session(table(Seat(coin=1), left=["2"]), Turn(0))
    game.do(0, "die", "2", "2")
    assert game.asked == [] and game.s.said == ["left"]  # two mills without wood, then nothing left but to leave


def test_buying_in_the_middle_opens_a_trade() -> None:
    game = Session(table(Seat(coin=3), left=["2"]), Turn(0))
    game.do(0, "die", "2", "2")
    assert game.verbs(0) == ["skip", "buy"]
    first = game.questions[0].sn
    game.do(0, "buy")
    assert game.asked == [(0, "Mill")] and game.questions[0].sn > first
    game.do(0, "trade")
    assert game.s.board[0].coin == 5


def test_each_answer_of_a_turn_is_taken_back_by_itself() -> None:
    game = Session(table(Seat(coin=3), left=["2"]), Turn(0))
    game.do(0, "die", "2", "2")
    game.do(0, "buy")
    game.do(0, "trade")
    for coin, verbs in ((0, ["trade", "skip", "sell"]), (3, ["skip", "buy"]), (3, ["die", "leave", "buy"])):
        game.undo(0)
        assert game.s.board[0].coin == coin and game.verbs(0) == verbs


def test_a_die_is_changed_for_coins_and_not_round_the_corner() -> None:
    game = Session(table(Seat(coin=1), left=["1", "3", "6"]), Turn(0))
    assert game.options(0, "die") == [("1", "1"), ("1", "2"), ("3", "2")]
    game.do(0, "die", "3", "2")
    assert game.s.board[0].coin == 0


def test_free_actions_of_all_questions_are_verbs_and_what_yields_them_is_none() -> None:
    assert handlers_of(Mill) == {"buy": (), "sell": (), "trade": (), "skip": ()}
