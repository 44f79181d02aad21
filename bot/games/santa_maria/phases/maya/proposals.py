"""Proposals while the city trades: two counts, and whoever is asked accepts, declines, or proposes something else.

Those of the city stand as questions beside its turn, and lapse with it; those of others stand among what the city may
answer, and whoever made one may withdraw it. What is accepted first counts; the end of the trade ends all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.rules import Offer, Reason, pick, spread

from ...play import Play, reasons_bargain
from ...play.maya_trade import can_swap, holdings, made, most_of
from ...state import Proposal
from .after import CityAsk


def unasked(g: Play, seats: Iterable[int]) -> list[int]:
    """Those who are not about to propose something: they could be asked. What the city proposed before is gone."""
    busy = {ask.seat for ask in g.asked_beside() if not isinstance(ask, Consider)}
    return [seat for seat in seats if seat not in busy]


class Give(CityAsk):
    """What the proposer gives."""

    to: list[int]

    def offers(self, g: Play) -> Iterable[Offer]:
        caps = {what: n for what, n in holdings(g, self.seat).items() if n}
        if caps:
            return [spread(self.put_up, caps, 1, sum(caps.values())), pick(self.decline)]
        return [pick(self.decline)]

    def put_up(self, g: Play, counts: Mapping[str, int]) -> None:
        want = Want(self.seat, self.to, {what: n for what, n in counts.items() if n})
        if self.seat == g.s.city_seat:
            g.then(want)
        else:
            g.ask_beside(want)

    def why_put_up(self, g: Play, counts: Mapping[str, int]) -> Iterable[Reason]:
        return reasons_bargain.counted(holdings(g, self.seat), counts)

    def decline(self, g: Play) -> None:
        """Nothing is proposed."""

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


class Want(CityAsk):
    """What the proposer wants for it."""

    to: list[int]
    given: dict[str, int]

    def offers(self, g: Play) -> Iterable[Offer]:
        caps = {what: n for what, n in most_of(g, self.to).items() if n and what not in self.given}
        if caps:
            return [spread(self.want, caps, 1, sum(caps.values())), pick(self.decline)]
        return [pick(self.decline)]

    def want(self, g: Play, counts: Mapping[str, int]) -> None:
        mine = self.seat == g.s.city_seat
        to = unasked(g, self.to) if mine else self.to
        if not to:
            return  # whoever it was for is about to propose something
        g.propose_swap(made(self.seat, to, self.given, counts))
        asked = [ask.seat for ask in g.asked_beside()]
        g.ask_beside(*[Consider(seat) for seat in (to if mine else [self.seat]) if seat not in asked])

    def why_want(self, g: Play, counts: Mapping[str, int]) -> Iterable[Reason]:
        return reasons_bargain.counted(most_of(g, self.to), counts, self.given)

    def decline(self, g: Play) -> None:
        """Nothing is proposed."""

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


class Consider(CityAsk):
    """What the city proposes, to accept, decline or answer with another; and what the seat proposes, to withdraw."""

    def proposed(self, g: Play) -> Proposal | None:
        """What the city proposes to the seat."""
        found = g.proposal_of(g.s.city_seat)
        return found if found and self.seat in found.to else None

    def offers(self, g: Play) -> Iterable[Offer]:
        proposal, own = self.proposed(g), g.proposal_of(self.seat)
        mine = [pick(self.withdraw)] if own else []
        if proposal is None:
            return [*mine, pick(self.go_on)] if own else ()
        found = [pick(self.accept)] if can_swap(g, proposal, self.seat) else []
        if not own and any(holdings(g, self.seat).values()):
            found.append(pick(self.counter))
        return [*found, *mine, pick(self.decline)]

    def waited_for(self, g: Play) -> bool:
        return self.proposed(g) is not None

    def accept(self, g: Play) -> None:
        proposal = self.proposed(g)
        assert proposal is not None
        g.swap(proposal, self.seat)
        self._stay(g)

    def counter(self, g: Play) -> None:
        g.refuse_proposal(g.s.city_seat, self.seat, silent=True)
        g.ask_beside(Give(self.seat, [g.s.city_seat]))

    def decline(self, g: Play) -> None:
        g.refuse_proposal(g.s.city_seat, self.seat)
        self._stay(g)

    def withdraw(self, g: Play) -> None:
        g.withdraw_proposal(self.seat)
        if self.proposed(g):
            g.ask_beside(self)

    def go_on(self, g: Play) -> None:
        """It lets its proposal stand."""

    def _stay(self, g: Play) -> None:
        """As long as its own proposal stands."""
        if g.proposal_of(self.seat):
            g.ask_beside(self)

    def why_accept(self, g: Play) -> Iterable[Reason]:
        if not self.proposed(g):
            return [Reason("nothing-proposed-now")]
        return reasons_bargain.accept(g, self.seat, g.s.city_seat)

    def why_counter(self, g: Play) -> Iterable[Reason]:
        if not self.proposed(g):
            return [Reason("nothing-proposed-now")]
        return [Reason("proposal-stands" if g.proposal_of(self.seat) else "nothing-to-give")]

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return [Reason("nothing-proposed-now")]

    def why_withdraw(self, g: Play) -> Iterable[Reason]:
        return [Reason("nothing-proposed")]

    def why_go_on(self, g: Play) -> Iterable[Reason]:
        return [Reason("answer-first")]
