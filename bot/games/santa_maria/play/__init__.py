"""A table being played on, with the verbs of all its nouns; and the bases of its frames."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot import rules
from bot.rules import Offer, Reason, pick

from ..components.effects import MoveDie
from . import payment, reasons, reasons_colony
from .maya import Cities
from .roads import moves


class Frame(rules.Frame, tag=rules.tagged("santa_maria")):
    """Something this game still has to do."""


class Ask(rules.Ask, tag=rules.tagged("santa_maria")):
    """A question of this game. What nobody could answer but by declining is passed over in silence."""

    may_lapse = True
    settable: ClassVar[tuple[str, ...] | None] = None  # what an `ask` line says of it; None: no position begins with it

    def public(self, g: Play) -> bool:
        """Nothing is hidden but piles, and nobody is asked about those."""
        return True


class OwnTurn(Ask):
    """A question in one's own turn: selling, buying and the like go on beside it (Rulebook 000, Free actions)."""

    def anytime(self, g: Play) -> Iterable[Offer]:
        me, box = g.s.board[self.seat], g.box
        goods, found = me.goods, []
        mask = 0
        for i, good in enumerate(box.sellable):
            if goods[good]:
                mask |= 1 << i
        if mask:
            found.append(pick(self.sell, box.sell_words[mask], free=True))
        price = payment.prices(box, me) if me.scholars else box.buy
        mask = 0
        for i, good in enumerate(box.buyable):
            if good in price and price[good] <= me.coins and goods[good] < box.n.storage:
                mask |= 1 << i
        if mask:
            found.append(pick(self.buy, box.buy_words[mask], free=True))
        if me.scholars and me.dice and (effect := box.ability(me, MoveDie)) and me.coins >= effect.coins:
            ways = moves(box, me, g.hand_line)
            if ways:
                found.append(pick(self.move_die, ways, free=True))
        return found

    def sell(self, g: Play, resource: str) -> None:
        g.sell(self.seat, resource)

    def buy(self, g: Play, resource: str) -> None:
        g.buy(self.seat, resource)

    def move_die(self, g: Play, at: str, to: str) -> None:
        g.move_die(self.seat, at, to)

    def why_sell(self, g: Play, resource: str) -> Iterable[Reason]:
        return reasons.sell(g, self.seat, resource)

    def why_buy(self, g: Play, resource: str) -> Iterable[Reason]:
        return reasons.buy(g, self.seat, resource)

    def why_move_die(self, g: Play, at: str, to: str) -> Iterable[Reason]:
        return reasons_colony.move_die(g, self.seat, at, to)


class Play(Cities):
    """A table being played on: every change that is worth a line in the log."""

    def begin_year(self) -> None:
        s, n = self.s, self.box.n
        s.round += 1
        self.emit("year", n=s.round, first_seat=s.first)
        piles = [(s.doubles, n.offered), (s.triples, n.offered)]
        if s.added:
            piles.append((s.kingdoms.longs, n.special_offered))
        s.display = [pile.draw(self) for pile, offered in piles for _ in range(offered)]
        self.emit("display", tiles=list(s.display))
        if self.box.specialists:
            self.offer_specialists()
        if self.box.has_city:
            self.begin_city_year()

    def retire(self, seat: int, space: str) -> None:
        self.s.board[seat].space = space
        if self.s.added:
            self.s.kingdoms.retired.append(seat)
        self.emit("retired", seat, space=space)

    def decline(self, seat: int, what: str) -> None:
        self.emit("declined", seat, what=what)
