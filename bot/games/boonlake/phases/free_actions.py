"""What may be done beside any question of one's own: boats upstream, and levers (Rulebook 001, effects of levers).

Boats move downstream for nothing when something is paid; before that it makes no difference where they lie.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar

from bot.rules import Offer, Pick, Reason, Words, pick
from bot.rules.offers import named

from ..components.box import Box
from ..components.canal import Canal
from ..components.effects.base import Gains
from ..components.effects.levers import TradeCards
from ..components.effects.rewards import told
from ..play import Ask, Frame, Play, reasons
from .hand import Discard

COINS = ("coins",)  # what pays for a boat
PUSH = "push"


class LeverGain(Frame):
    """What a lever gives once it is paid for."""

    seat: int
    gains: Gains

    def run(self, g: Play) -> None:
        g.gain(self.seat, self.gains, "lever")


class OpenAsk(Ask):
    """A question that its seat may put off to use a lever, or to move a boat."""

    auto_beside_free = True
    joins = ("pay", "give", "gain")
    swayed: ClassVar[bool] = True  # whether a lever could change what may be answered, or what comes of it

    def public(self, g: Play) -> bool:
        """All but cards in hand lies open."""
        return True

    def sways(self, g: Play, free: Offer) -> bool:
        return self.swayed and free.verb == PUSH

    def anytime(self, g: Play) -> tuple[Offer, ...]:
        me, box = g.s.board[self.seat], g.box
        pays = me.coins >= box.n.boat_coins
        if me.levers and True in (up := tuple(map(me.levers.get, box.anytime))):
            return free_offers(box, *me.boats, up, pays, min(len(me.hand), box.most_traded))
        return boat_offers(box.canal, *me.boats, COINS) if pays else ()

    def why_push(self, g: Play, lever: str, gain: str) -> Iterable[Reason]:
        return reasons.push(g.box, g.s.board[self.seat], self.seat, lever, gain)

    def why_boat(self, g: Play, boat: str, to: str, pay: str) -> Iterable[Reason]:
        return reasons.boat(g.box, g.s.board[self.seat], self.seat, boat, to, pay)

    def push(self, g: Play, lever: str, gain: str) -> None:
        """Use a lever for what it gives by itself."""
        effect = g.box.levers[lever].effect
        g.push(self.seat, lever)
        if isinstance(effect, TradeCards):
            g.then(Discard(self.seat, effect.cards), LeverGain(self.seat, effect.gains))
        else:
            g.gain(self.seat, next(alone for alone in g.box.wild[lever].alone if told(alone) == gain), "lever")

    def boat(self, g: Play, boat: str, to: str, pay: str) -> None:
        """A boat moves upstream, for coins or with a lever."""
        if pay not in COINS:
            g.push(self.seat, pay)
        g.lift_boat(self.seat, boat, to, g.box.n.boat_coins if pay in COINS else 0)


@lru_cache(1 << 13)
def free_offers(
    box: Box, one: str, other: str, ready: tuple[bool | None, ...], pays: bool, cards: int
) -> tuple[Offer, ...]:
    """The free actions: where boats lie, which of `Box.anytime` are up, coins for a boat or not, cards for levers."""
    up = [x for x, there in zip(box.anytime, ready, strict=False) if there]
    found: list[Offer] = []
    if pushes := tuple(pushable(box, cards, up)):
        found.append(Pick(PUSH, named(OpenAsk.push)[1], pushes, free=True))
    ways = (*(COINS if pays else ()), *[x for x in up if x in box.free_boat])
    return (*found, *(boat_offers(box.canal, one, other, ways) if ways else ()))


@lru_cache(1 << 10)
def boat_offers(canal: Canal, one: str, other: str, ways: tuple[str, ...]) -> tuple[Offer, ...]:
    """Boats upstream, paid in any of these ways; none where both are furthest upstream."""
    moves = canal.lifts((one, other), ways)
    return (Pick("boat", named(OpenAsk.boat)[1], moves, free=True),) if moves else ()


class Declinable(OpenAsk):
    """A question that nobody has to answer with more than no; put where there is more to say."""

    auto_beside_free = False

    def beside(self, g: Play, real: list[Offer]) -> list[Offer]:
        """Answers that may all be declined, with the free actions; none where there is nothing to answer."""
        free = self.anytime(g)
        if real or self.secretive(g):
            return [*real, DECLINE, *free]
        for offer in free:
            if self.sways(g, offer):
                return [DECLINE, *free]
        return []

    def secretive(self, g: Play) -> bool:
        """Whether it is put though there is only no to say, for else all would know what the seat has not got."""
        return False

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return []

    def decline(self, g: Play) -> None:
        g.decline(self.seat, type(self).__name__)


DECLINE = pick(Declinable.decline)  # the same wherever it is offered


def pushable(box: Box, cards: int, ready: Iterable[str]) -> list[Words]:
    """Levers that can be used at once with so many cards in hand, and for what: (lever, gain)."""
    pushes = box.pushes
    return [words for x in ready if x in pushes for n, words in pushes[x] if n <= cards]
