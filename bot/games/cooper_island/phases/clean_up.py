"""The clean-up phase (Rulebook 004, Clean-up): seven steps, each seat by seat from Cooper on."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, Words, pick

from ..components.goods import COIN, GOODS
from ..play import Frame, Play, reasons, reasons_cards
from ..play.buildings import statues
from ..play.free_actions import FINISH
from ..play.storage import fits_with_one_more, keepable
from .feeding import Feeding
from .free_actions import Charting, Points
from .gains import owed
from .worker_phase import urgent


class CleanUp(Frame):
    """All seven steps."""

    def run(self, g: Play) -> None:
        g.begin("clean_up")
        order = g.order_from(g.s.first)
        for seat in order:
            g.s.board[seat].charted = False
        g.then(*steps(order))


def steps(order: list[int]) -> list[Frame]:
    """The frames of the seven steps."""
    found: list[Frame] = [Feeding(seat) for seat in order]
    found += [Recharging(seat) for seat in order]
    found += [StatueBonus(seat) for seat in order]
    found += [IsthmusBonus(seat) for seat in order]
    return [*found, WorkersBack(), *[Closing(seat) for seat in order], EndRound()]


class Recharging(Frame):
    """Step 2, which a fortress makes free and more of."""

    seat: int

    def run(self, g: Play) -> None:
        me = g.s.board[self.seat]
        g.then(*owed(g, self.seat))
        if me.large or me.crates or me.lids:
            g.then(Recharge(self.seat, ["card", "lid"], not me.left["fortress"]))


class Recharge(Charting):
    """A card of a large building is turned up, or a lid comes back from a crate."""

    settable = ()

    todo: list[str]
    free: bool

    def offers(self, g: Play) -> Iterable[Offer]:
        me, n = g.s.board[self.seat], g.box.n
        found: list[Offer] = []
        cards: list[Words] = [(card,) for card in me.used] if "card" in self.todo else []
        crates: list[Words] = [(crate,) for crate in me.crates] if "lid" in self.todo else []
        if cards and (self.free or me.stored[COIN] >= n.recharge_card):
            found.append(pick(self.turn_up, cards))
        if crates and (self.free or me.stored[COIN] >= n.recharge_lid):
            found.append(pick(self.uncover, crates))
        free = self.anytime(g)
        if not found:
            hope = (cards or crates) and any(offer.verb in ("fetch", "exchange") for offer in free)
            ways = {offer.verb for offer in free} & {"crate", "play"}
            if not hope and not ways:
                return ()
        return [*found, FINISH, *free]

    def _again(self, g: Play, done: str) -> None:
        if self.free:
            self.todo.remove(done)
            g.then(self)

    def why_turn_up(self, g: Play, card: str) -> Iterable[Reason]:
        return reasons_cards.turn_up(g, self.seat, card, "card" in self.todo, self.free)

    def why_uncover(self, g: Play, crate: str) -> Iterable[Reason]:
        return reasons_cards.uncover(g, self.seat, crate, "lid" in self.todo, self.free)

    def turn_up(self, g: Play, card: str) -> None:
        g.turn_up(self.seat, card, 0 if self.free else g.box.n.recharge_card)
        self._again(g, "card")

    def uncover(self, g: Play, crate: str) -> None:
        g.uncover(self.seat, crate, 0 if self.free else g.box.n.recharge_lid)
        self._again(g, "lid")

    def finish(self, g: Play) -> None:
        """Nothing more is turned up or taken back."""


class StatueBonus(Frame):
    """Step 3: a point for each statue, all of them one gain."""

    seat: int

    def run(self, g: Play) -> None:
        if n := statues(g.s.board[self.seat]) * g.box.n.statue_bonus:
            g.then(*owed(g, self.seat), Points(self.seat, n))


class IsthmusBonus(Frame):
    """Step 4: a point where the whole isthmus is explored."""

    seat: int

    def run(self, g: Play) -> None:
        if not g.box.land.isthmus_mask & ~g.s.board[self.seat].explored:
            g.then(*owed(g, self.seat), Points(self.seat, g.box.n.isthmus))


class WorkersBack(Frame):
    """Step 5."""

    def run(self, g: Play) -> None:
        g.return_workers()


class Closing(Frame):
    """Step 6, after a last chance for free actions; what is on the market finds a cell where one more is left."""

    seat: int

    def run(self, g: Play) -> None:
        me = g.s.board[self.seat]
        if me.owed:
            g.then(*owed(g, self.seat), self)
        elif urgent(g, me):
            g.then(Close(self.seat), ClearMarket(self.seat))
        elif market := [good for good in GOODS for _ in range(me.market[good])]:
            if fits_with_one_more(g.box, me, market):
                for good in market:
                    g.fetch(self.seat, good)
            else:
                g.then(Close(self.seat), ClearMarket(self.seat))


class Close(Charting):
    """The last free actions of the round, before the market is cleared."""

    settable = ()
    joins = ("goods",)
    sure = ("keep", "fetch", "finish")  # what comes after belongs to the next round

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        if not any(me.market.values()) and not urgent(g, me):
            return ()
        free = self.anytime(g)
        if not free:
            return ()
        sets = keepable(g.box, me)
        return [*([pick(self.keep, sets)] if sets else []), FINISH, *free]

    def why_keep(self, g: Play, goods: str) -> Iterable[Reason]:
        return reasons.keep(g, self.seat, goods)

    def keep(self, g: Play, goods: str) -> None:
        """As much off the market as finds cells, and no more to do: the rest is cleared."""
        for good in goods.split("+"):
            g.fetch(self.seat, good)

    def finish(self, g: Play) -> None:
        """The market is cleared."""


class ClearMarket(Frame):
    """Step 6."""

    seat: int

    def run(self, g: Play) -> None:
        g.clear_market(self.seat)


class EndRound(Frame):
    """What came to a market after its own step 6 goes too, and so do tolls that are still to be chosen."""

    def run(self, g: Play) -> None:
        for seat, me in enumerate(g.s.board):
            g.clear_market(seat)
            me.owed = 0
