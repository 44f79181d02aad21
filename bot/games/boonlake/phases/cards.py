"""Playing a card, building a special project, discarding a card for coins (Rulebook 001, play a card)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bot.rules import Offer, Reason, pick

from ..components.effects.base import Gains
from ..components.effects.cards import FreeHouse as FreeHouseEffect
from ..components.effects.cards import Gain, ResetLever, Swap, UpgradeSettlement
from ..components.effects.levers import SkipSites
from ..components.effects.rewards import STEPS, told
from ..play import Play, reasons, reasons_cards
from ..play.canal import levels
from ..play.levers import ready
from ..play.payment import Purse, buildable, playable, way_of
from .free_actions import Declinable, OpenAsk
from .hand import Discard
from .rewards import Receive, receive
from .upgrade import EasySettlement, FreeHouse


class CardAsk(OpenAsk):
    """A question in which a card may be played, or a special project built.

    Whoever has a card is asked, also where none of his can be played: that is nobody else's business.
    """

    from_hand: ClassVar[tuple[str, ...]] = ("play", "skip")

    def hidden(self, g: Play) -> tuple[str, ...]:
        """What tells of the hand; levers for playing no card, for they need one that could be played."""
        return self.from_hand if g.s.board[self.seat].hand else ()

    def secretive(self, g: Play) -> bool:
        return bool(g.s.board[self.seat].hand)

    def forced(self, g: Play) -> bool:
        return super().forced(g) and not self.secretive(g)

    def card_offers(self, g: Play, kind: str = "") -> list[Offer]:
        """Cards of a kind ("" for any), special projects, and levers for doing nothing of the sort."""
        me, box, found = g.s.board[self.seat], g.box, list[Offer]()
        purse = Purse(box, me)
        if me.hand and (cards := playable(me, kind, purse)):
            found.append(pick(self.play, cards))
        if purse.most >= box.payments.least_project and (projects := buildable(box, g.s, self.seat, purse)):
            found.append(pick(self.build, projects))
        found += self.more_offers(g, kind)
        if found and me.levers and (levers := ready(me, box.skip)):
            found.append(pick(self.skip, [(x,) for x in levers]))
        return found

    def more_offers(self, g: Play, kind: str) -> list[Offer]:
        """What else may be done with a card."""
        return []

    def sort(self) -> str:
        """The kind of the cards that may be played, "" for any."""
        return ""

    def why_play(self, g: Play, card: str, pay: str) -> Iterable[Reason]:
        return reasons_cards.play(g.box, g.s.board[self.seat], self.seat, card, pay, self.sort())

    def why_build(self, g: Play, tile: str, pay: str, kind: str) -> Iterable[Reason]:
        return reasons_cards.build(g.box, g.s, self.seat, tile, pay, kind)

    def why_skip(self, g: Play, lever: str) -> Iterable[Reason]:
        playable = bool(self.card_offers(g, self.sort()))
        return reasons_cards.skip(g.s.board[self.seat], self.seat, lever, g.box.skip, playable)

    def play(self, g: Play, card: str, pay: str) -> None:
        me, row = g.s.board[self.seat], g.box.cards[card]
        g.play_card(self.seat, card, *way_of(g.box, me, row.coins, card, pay))
        for i, effect in enumerate(row.effect):
            if isinstance(effect, Gain):
                g.then(Receive(self.seat, effect.gains, "card"))
            elif isinstance(effect, Swap):
                g.then(Exchange(self.seat, card, i))
            elif isinstance(effect, ResetLever):
                g.then(PushUp(self.seat))
            elif isinstance(effect, FreeHouseEffect):
                g.then(FreeHouse(self.seat))
            elif isinstance(effect, UpgradeSettlement):
                g.then(EasySettlement(self.seat, effect.inhabitants, effect.presences))

    def build(self, g: Play, tile: str, pay: str, kind: str) -> None:
        me, row = g.s.board[self.seat], g.box.scoring_tiles[tile]
        g.build_project(self.seat, tile, *way_of(g.box, me, row.coins, tile, pay), kind)
        step = next(what for what, track in STEPS.items() if track == row.track)
        receive(g, self.seat, {step: 1}, "project")

    def skip(self, g: Play, lever: str) -> None:
        """Play no card, and use a lever for that."""
        effect = g.box.skip[lever]
        times = levels(g.s.board[self.seat]) if isinstance(effect, SkipSites) else 1
        g.push(self.seat, lever)
        g.gain(self.seat, {"coins": effect.coins * times}, "lever")


class CardOrCoins(CardAsk, Declinable):
    """A question in which a card may be played, or discarded for coins."""

    from_hand = ("play", "discard", "skip")

    def more_offers(self, g: Play, kind: str) -> list[Offer]:
        hand = g.s.board[self.seat].hand
        found = [(id,) for id in hand if id in g.box.of_kind[kind]] if kind else [(id,) for id in hand]
        return [pick(self.discard, found)] if found else []

    def why_discard(self, g: Play, card: str) -> Iterable[Reason]:
        return reasons_cards.held(g.box, g.s.board[self.seat], card, self.sort())

    def discard(self, g: Play, card: str) -> None:
        g.sell_card(self.seat, card)


class PlayCard(CardOrCoins):
    """A card of a kind ("" for any), at the start of an action or in its right part."""

    kind: str = ""

    def public(self, g: Play) -> bool:
        return False

    def sort(self) -> str:
        return self.kind

    def offers(self, g: Play) -> Iterable[Offer]:
        return self.beside(g, self.card_offers(g, self.kind))


class Exchange(Declinable):
    """What a card lets one exchange, once."""

    card: str
    effect: int  # which of the card's

    def terms(self, g: Play) -> list[tuple[Gains, Gains]]:
        """Every way, as what is given and what is got."""
        swap = g.box.cards[self.card].effect[self.effect]
        assert isinstance(swap, Swap)
        return [(swap.give, swap.get), (swap.get, swap.give)] if swap.back else [(swap.give, swap.get)]

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        have = {"coins": me.coins, "cards": len(me.hand), "vases": me.vases, "inhabitants": me.ranch}
        options = [
            (told(give),)
            for give, get in self.terms(g)
            if all(n <= have.get(what, n) for what, n in give.items())  # points may go below 0
            and (me.supply or get.keys() != {"inhabitants"})
        ]
        return self.beside(g, [pick(self.exchange, options)] if options else [])

    def why_exchange(self, g: Play, give: str) -> Iterable[Reason]:
        ways = {told(terms[0]): terms for terms in self.terms(g)}
        return reasons.exchange(g.s.board[self.seat], self.seat, give, ways)

    def exchange(self, g: Play, give: str) -> None:
        gives, gets = next(terms for terms in self.terms(g) if told(terms[0]) == give)
        g.spend(self.seat, gives)
        g.emit("exchanged", self.seat, give=gives, get=gets)
        if "cards" in gives:
            g.then(Discard(self.seat, gives["cards"]))
        g.then(Receive(self.seat, gets, "card"))


class PushUp(OpenAsk):
    """A used lever can be used again."""

    def offers(self, g: Play) -> Iterable[Offer]:
        used = [(x,) for x, up in g.s.board[self.seat].levers.items() if not up]
        return [pick(self.reset, used), *self.anytime(g)] if used else []

    def why_reset(self, g: Play, lever: str) -> Iterable[Reason]:
        return reasons.reset(g.s.board[self.seat], self.seat, lever)

    def reset(self, g: Play, lever: str) -> None:
        g.reset(self.seat, lever)
