"""Proposals while the city trades: two counts, and whoever is asked accepts, declines, or proposes something else.

Those of the city stand as questions beside its turn, and lapse with it; those of others stand among what the city may
answer. What is accepted first counts; the end of the trade ends all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.rules import Offer, Reason, pick, spread

from ...play import Play, reasons_maya
from ...play.maya_trade import can_swap, holdings, made, most_of
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
        return reasons_maya.counted(holdings(g, self.seat), counts)

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
        if mine:
            g.ask_beside(*[Consider(seat, self.seat) for seat in to])

    def why_want(self, g: Play, counts: Mapping[str, int]) -> Iterable[Reason]:
        return reasons_maya.counted(most_of(g, self.to), counts, self.given)

    def decline(self, g: Play) -> None:
        """Nothing is proposed."""

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


class Consider(CityAsk):
    """What the city proposes: accept, decline, or propose something else."""

    by: int

    def offers(self, g: Play) -> Iterable[Offer]:
        proposal = g.proposal_of(self.by)
        if proposal is None:
            return ()
        found = [pick(self.accept)] if can_swap(g, proposal, self.seat) else []
        if any(holdings(g, self.seat).values()) and g.proposal_of(self.seat) is None:
            found.append(pick(self.counter))
        return [*found, pick(self.decline)]

    def accept(self, g: Play) -> None:
        proposal = g.proposal_of(self.by)
        assert proposal is not None
        g.swap(proposal, self.seat)

    def counter(self, g: Play) -> None:
        g.refuse_proposal(self.by, self.seat, silent=True)
        g.ask_beside(Give(self.seat, [self.by]))

    def decline(self, g: Play) -> None:
        g.refuse_proposal(self.by, self.seat)

    def why_accept(self, g: Play) -> Iterable[Reason]:
        return reasons_maya.accept(g, self.seat, self.by)

    def why_counter(self, g: Play) -> Iterable[Reason]:
        return [Reason("nothing-to-give")]

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer
