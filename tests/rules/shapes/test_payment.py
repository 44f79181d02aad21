"""Paying with cubes that count more than one: nothing is given back, nothing may be paid for nothing."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import pytest

from bot.rules import Illegal, Offer, pick, spread
from tests.rules.shapes.bench import Ask, Play, Seat, Session, table


class Buy(Ask):
    """What is bought costs wood and stone: two payments, each a question of its own."""

    def offers(self, g: Play) -> Iterable[Offer]:
        if all(sum(cubes(g, self.seat, kind).values()) >= 3 for kind in ("wood", "stone")):
            yield pick(self.build)
        yield pick(self.decline)

    def build(self, g: Play) -> None:
        g.then(Pay(self.seat, "wood", 3), Pay(self.seat, "stone", 3))

    def decline(self, g: Play) -> None: ...


def cubes(g: Play, seat: int, kind: str) -> dict[str, int]:
    return {at: n for at, n in g.s.board[seat].cubes.items() if at.startswith(kind)}


class Pay(Ask):
    kind: str
    cost: int

    def offers(self, g: Play) -> Iterable[Offer]:
        worth = cubes(g, self.seat, self.kind)
        most = sum(worth.values())
        yield spread(self.pay, dict.fromkeys(worth, 1), self.cost, most, weights=worth, lean=True)

    def pay(self, g: Play, counts: dict[str, int]) -> None:
        for at, n in counts.items():
            if n:
                g.say(f"paid {at}")
                del g.s.board[self.seat].cubes[at]


class Ways(Pay):
    """The same, as a list of the ways while these are few."""

    def offers(self, g: Play) -> Iterable[Offer]:
        for offer in super().offers(g):
            found = list(islice(offer.answers(), 26))  # type: ignore[union-attr]
            yield pick(self.give, [("+".join(w.partition("=")[0] for w in way),) for way in found])

    def give(self, g: Play, cubes: str) -> None:
        self.pay(g, dict.fromkeys(cubes.split("+"), 1))


WOOD = {"wood-1": 1, "wood-2": 1, "wood-3": 2, "wood-4": 4}
STONE = {"stone-1": 4}


def test_what_is_paid_may_be_too_much_but_nothing_of_it_could_be_left_out() -> None:
    game = Session(table(Seat(cubes=WOOD | STONE)), Buy(0))
    game.do(0, "build")
    assert game.asked == [(0, "Pay")]
    for words in (["wood-4=1", "wood-1=1"], ["wood-3=1"], ["wood-1=1", "wood-2=1", "wood-3=1"], ["wood-1=2"]):
        with pytest.raises(Illegal):
            game.do(0, "pay", *words)
    game.do(0, "pay", "wood-3=1", "wood-2=1")
    assert game.s.said == ["paid wood-2", "paid wood-3", "paid stone-1"]  # the one way to pay stone is not asked for


def test_a_payment_that_is_undone_is_made_another_way() -> None:
    game = Session(table(Seat(cubes=WOOD | STONE)), Buy(0))
    game.do(0, "build")
    game.do(0, "pay", "wood-4=1")
    game.undo(0)
    game.do(0, "pay", "wood-3=1", "wood-1=1")
    assert game.s.board[0].cubes == {"wood-2": 1, "wood-4": 4}


def test_what_cannot_be_paid_is_not_offered() -> None:
    assert Session(table(Seat(cubes=WOOD | {"stone-1": 2})), Buy(0)).asked == []


def test_few_ways_to_pay_are_a_list() -> None:
    game = Session(table(Seat(cubes=WOOD)), Ways(0, "wood", 3))
    assert sorted(game.options(0, "give")) == [("wood-1+wood-3",), ("wood-2+wood-3",), ("wood-4",)]
    game.do(0, "give", "wood-2+wood-3")
    assert game.s.board[0].cubes == {"wood-1": 1, "wood-4": 4}
