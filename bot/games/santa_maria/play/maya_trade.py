"""Trade while the city has played a card of trade: with the supply, and what people exchange (Rulebook 002, Trade)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..state import Proposal
from .kingdoms import Kingdoms
from .maya_stores import CityStores, city_room

ALL = "all"  # of whom a proposal is made to


class Bargains(Kingdoms):
    """A table being played on: what the city buys, sells, and exchanges with others."""

    def buy_at_market(self, resource: str) -> None:
        city, n = self.s.city, prices(self)[resource]
        me = self.s.board[city.seat]
        me.coins -= n
        me.goods[resource] += 1
        self.emit("bought", city.seat, resource=resource, n=n)

    def sell_at_market(self, resource: str) -> None:
        city, n = self.s.city, self.box.n.city_price
        me = self.s.board[city.seat]
        me.goods[resource] -= 1
        me.coins += n
        self.emit("sold", city.seat, resource=resource, n=n)

    def proposal_of(self, seat: int) -> Proposal | None:
        """What a seat proposes now."""
        return next((p for p in self.s.city.proposals if p.by == seat), None)

    def propose_swap(self, proposal: Proposal) -> None:
        self.s.city.proposals.append(proposal)
        self.emit("proposed", proposal.by, whom=list(proposal.to), give=dict(proposal.give), want=dict(proposal.want))

    def withdraw_proposal(self, seat: int) -> None:
        proposal = self.proposal_of(seat)
        for to in proposal.to if proposal else ():
            self._come_to_nothing(seat, to)
        self._drop_proposal(seat)
        self.emit("withdrawn", seat)

    def _drop_proposal(self, by: int) -> None:
        self.s.city.proposals = [p for p in self.s.city.proposals if p.by != by]

    def _come_to_nothing(self, by: int, seat: int) -> None:
        """Note the seat without the city, so that nobody need be asked the same again and again."""
        city = self.s.city
        other = seat if by == city.seat else by
        city.refused = sorted({*city.refused, other})

    def refuse_proposal(self, by: int, seat: int, silent: bool = False) -> None:
        """Who has declined is no longer asked; where nobody is left, nothing is proposed any more."""
        self._come_to_nothing(by, seat)
        proposal = self.proposal_of(by)
        if proposal is not None:
            proposal.to = [to for to in proposal.to if to != seat]
            if not proposal.to:
                self._drop_proposal(by)
        if not silent:
            self.emit("refused", seat, by=by)

    def end_trade(self) -> None:
        self.s.city.proposals = []
        self.s.city.refused = []

    def swap(self, proposal: Proposal, seat: int) -> None:
        """What is given and what is wanted change hands at once; what has no room is lost, or turned into coins."""
        self._drop_proposal(proposal.by)
        self.emit("swapped", seat, by=proposal.by, give=dict(proposal.give), want=dict(proposal.want))
        self._take(proposal.by, proposal.give)
        self._take(seat, proposal.want)
        self._bring(seat, proposal.give)
        self._bring(proposal.by, proposal.want)

    def _take(self, seat: int, what: Mapping[str, int]) -> None:
        me, city = self.s.board[seat], self.s.city
        for good, n in what.items():
            if good == "coins":
                me.coins -= n
            elif good == self.box.wild and seat == city.seat:
                city.gold -= n
            else:
                me.goods[good] -= n

    def _bring(self, seat: int, what: Mapping[str, int]) -> None:
        """Gold goes from hand to hand, not by way of the supply. What finds no room is told."""
        city, box, me = self.s.city, self.box, self.s.board[seat]
        lost, turned = lost_in(self, seat, what), 0
        for good, n in what.items():
            kept = n - lost.get(good, 0)
            if good == "coins":
                me.coins += n
            elif good == box.wild and seat == city.seat:
                city.gold += n
            else:
                me.goods[good] += kept
                turned += (n - kept) * box.price[good] if seat != city.seat else 0
        me.coins += turned
        if lost:
            self.emit("no_room", seat, lost=lost, n=turned)


def prices(g: CityStores) -> dict[str, int]:
    """What the city can buy of the supply and has room for, in coins."""
    city, box = g.s.city, g.box
    me = g.s.board[city.seat]
    found = {box.stored: box.n.city_buy_stored} | dict.fromkeys(box.buy, box.n.city_buy)
    return {good: n for good, n in found.items() if city_room(city, me, good) > 0}


def sellable(g: CityStores) -> list[str]:
    """What the city has in its stores."""
    return [good for good, n in g.s.board[g.s.city_seat].goods.items() if n]


def holdings(g: CityStores, seat: int) -> dict[str, int]:
    """What a seat could give: resources and coins; the city its gold, too (a reading)."""
    me, box = g.s.board[seat], g.box
    found = {**me.goods, "coins": me.coins}
    return found | {box.wild: g.s.city.gold} if seat == g.s.city_seat else found


def most_of(g: CityStores, seats: Sequence[int]) -> dict[str, int]:
    """The most that one of some seats could give, by what it is."""
    found: dict[str, int] = {}
    for seat in seats:
        for what, n in holdings(g, seat).items():
            found[what] = max(n, found.get(what, 0))
    return found


def made(by: int, to: Sequence[int], give: Mapping[str, int], want: Mapping[str, int]) -> Proposal:
    """A proposal of two counts."""
    return Proposal(by=by, to=list(to), give=_some(give), want=_some(want))


def _some(counts: Mapping[str, int]) -> dict[str, int]:
    return {what: n for what, n in counts.items() if n}


def has_all(g: CityStores, seat: int, counts: Mapping[str, int]) -> bool:
    """Whether a seat has what a proposal takes from it."""
    has = holdings(g, seat)
    return all(has[what] >= n for what, n in counts.items())


def can_swap(g: CityStores, proposal: Proposal, seat: int) -> bool:
    """Whether a proposal that stands can be accepted by a seat now."""
    return seat in proposal.to and has_all(g, proposal.by, proposal.give) and has_all(g, seat, proposal.want)


def lost_in(
    g: CityStores, seat: int, gets: Mapping[str, int], gives: Mapping[str, int] | None = None
) -> dict[str, int]:
    """What of `gets` a seat has no room for, after it has given `gives`."""
    me, box, city = g.s.board[seat], g.box, g.s.city
    found = {}
    for good, n in gets.items():
        if good == "coins" or (good == box.wild and seat == city.seat):
            continue
        room = (city.stores[good] if seat == city.seat else box.room(me, good)) - me.goods[good]
        over = n - room - (gives or {}).get(good, 0)
        if over > 0:
            found[good] = over
    return found
