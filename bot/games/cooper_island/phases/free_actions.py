"""Free actions: storage, market, crates, cartographer, cards of large buildings, and claiming for milestones.

They stand beside the questions of one's own turn, income and clean-up (Rulebook 004, Free actions, New workers).
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import Ask, Frame, Play, reasons, reasons_cards, reasons_land
from ..play import free_actions as free
from ..play.landscape import Lie, lie
from ..play.payment import Cost, available
from ..play.storage import has_room, room
from ..play.workers import claims
from .payment import GiveOne, Pay


class FreeAsk(Ask):
    """A question with free actions beside it: storage, market, crates, cards."""

    def anytime(self, g: Play, here: Lie | None = None, have: Cost | None = None) -> list[Offer]:
        """The free actions that stand open; `here` and `have`: how the land lies and what can be paid, if known."""
        me, box, seat = g.s.board[self.seat], g.box, self.seat
        have = have or available(me)
        found: list[Offer] = []
        cubes, on_market = me.cubes, any(me.market.values())
        if cubes or on_market:
            if me.small:  # some goods may find cells of their own
                cells = room(box, me)
                if spaces := free.storable(box, me, cells):
                    found.append(pick(self.store, spaces, free=True))
                if goods := [(good,) for good, n in me.market.items() if n and cells[good] > 0]:
                    found.append(pick(self.fetch, goods, free=True))
            elif has_room(box, me):
                if cubes:
                    found.append(free.storing(box, cubes))
                if on_market:
                    found.append(free.fetching(tuple([good for good, n in me.market.items() if n])))
        every = sum(have.values())
        if every >= box.least_rate:
            found.append(free.exchanging(box, every, tuple([have[good] for good in box.rated.values()])))
        if me.lids and (words := free.covering(g, seat)):
            found.append(pick(self.crate, words, free=True))
        if len(me.used) < len(me.large) and (words := free.playing(g, seat, have, here or lie(box, me))):
            found.append(pick(self.play, words, free=True))
        return found

    def why_store(self, g: Play, at: str) -> Iterable[Reason]:
        return reasons.store(g, self.seat, at)

    def why_fetch(self, g: Play, good: str) -> Iterable[Reason]:
        return reasons.fetch(g, self.seat, good)

    def why_exchange(self, g: Play, rate: str, get: str, n: str) -> Iterable[Reason]:
        return reasons.exchange(g, self.seat, rate, get, n)

    def why_crate(self, g: Play, crate: str) -> Iterable[Reason]:
        return reasons_cards.crate(g, self.seat, crate)

    def why_play(self, g: Play, card: str) -> Iterable[Reason]:
        return reasons_cards.play(g, self.seat, card)

    def store(self, g: Play, at: str) -> None:
        g.store(self.seat, at)

    def fetch(self, g: Play, good: str) -> None:
        g.fetch(self.seat, good)

    def exchange(self, g: Play, rate: str, get: str, n: str) -> None:
        """The market gets it once all is given."""
        row = g.box.rates[rate]
        g.then(Pay(self.seat, list(row.give), row.n * int(n)), ToMarket(self.seat, {get: int(n)}))

    def crate(self, g: Play, crate: str) -> None:
        g.cover(self.seat, crate)
        if crate in g.box.crates:
            g.carry(self.seat, g.box.crates[crate])
            return
        card = g.box.card_crate(g.s.board[self.seat])
        assert card
        g.then(GiveOne(self.seat), Points(self.seat, card[1].navigation))

    def play(self, g: Play, card: str) -> None:
        g.turn_down(self.seat, card)
        g.carry(self.seat, g.box.large[card])


class Charting(FreeAsk):
    """The cartographer beside it, once in each own turn, income and clean-up."""

    def anytime(self, g: Play, here: Lie | None = None, have: Cost | None = None) -> list[Offer]:
        found, me = FreeAsk.anytime(self, g, here, have), g.s.board[self.seat]
        if me.track >= g.box.n.chart_cost and free.can_chart(g, me):
            here, terrains = here or lie(g.box, me), free.singles_for(g.box, g.s.singles)
            if me.track >= g.box.n.explore_cost and here.frontier and terrains:
                found.append(free.exploring(g.box, here.frontier, terrains))
            if words := free.cultivating(g.box, me, here, terrains):
                found.append(pick(self.cultivate, words, free=True))
        return found

    def why_explore(self, g: Play, terrain: str, at: str) -> Iterable[Reason]:
        return reasons_land.explore(g, self.seat, terrain, at)

    def why_cultivate(self, g: Play, terrain: str, at: str, cube: str) -> Iterable[Reason]:
        return reasons_land.cultivate(g, self.seat, terrain, at, cube)

    def explore(self, g: Play, terrain: str, at: str) -> None:
        g.lay_single(self.seat, terrain, at, "none", g.box.n.explore_cost)

    def cultivate(self, g: Play, terrain: str, at: str, cube: str) -> None:
        n, me = g.box.n, g.s.board[self.seat]
        low = me.level[g.box.land.index[at]] <= n.low_level
        g.lay_single(self.seat, terrain, at, cube, n.low_cost if low else n.high_cost)


class OwnAsk(Charting):
    """A question that comes up in one's own turn of the worker phase: milestones can be claimed for there."""

    def anytime(self, g: Play, here: Lie | None = None, have: Cost | None = None) -> list[Offer]:
        found, me = Charting.anytime(self, g, here, have), g.s.board[self.seat]
        if me.reached and g.s.phase == "workers" and (words := claims(g.box, g.s, self.seat)):
            found.append(pick(self.claim, words, free=True))
        return found

    def why_claim(self, g: Play, reward: str, worker: str, card: str) -> Iterable[Reason]:
        return reasons_cards.claim(g, self.seat, reward, worker, card)

    def claim(self, g: Play, reward: str, worker: str, card: str) -> None:
        """A milestone on a free cell: points, or a worker of this kind (Rulebook 004, New workers).

        With a special one some free worker, be it he himself, goes to a royal card at once; else both are `none`.
        """
        if reward in g.box.recruitment:
            g.recruit(self.seat, reward, "")
            g.points(self.seat, g.box.recruitment[reward].navigation)
            return
        cell = next(r.id for r in g.box.recruitment.values() if not r.navigation)
        g.recruit(self.seat, cell, reward)
        if g.box.workers[reward].royal:
            g.post(self.seat, worker, card)


class ToMarket(Frame):
    """What has been paid for goes to the market."""

    seat: int
    goods: dict[str, int]

    def run(self, g: Play) -> None:
        g.to_market(self.seat, self.goods)


class Points(Frame):
    """Navigation points that were paid for."""

    seat: int
    n: int

    def run(self, g: Play) -> None:
        g.points(self.seat, self.n)
