"""Why not, in trade with the Maya city (Rulebook 002, Action cards, Trade)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.rules import Reason

from . import reasons
from .maya import Cities
from .maya_stores import city_room
from .maya_trade import holdings
from .reasons_maya import full, short


def buy(g: Cities, resource: str) -> list[Reason]:
    """Against buying of the supply: it does not sell that, there is no room, or the coins."""
    seat, box, city = g.s.city_seat, g.box, g.s.city
    if resource not in (box.stored, *box.buy):
        return [Reason("not-for-sale", {"resource": resource})]
    found = [] if city_room(city, g.s.board[seat], resource) else [full(g, resource)]
    return found + reasons.coins(g, seat, box.n.city_buy_stored if resource == box.stored else box.n.city_buy)


def sell(g: Cities, resource: str) -> list[Reason]:
    """Against selling: the city has none. Its gold is not sold."""
    if resource == g.box.wild:
        return [Reason("gold-stays")]
    return short(g, {resource: 1})


def propose(g: Cities, whom: str) -> list[Reason]:
    """Against a proposal: one stands already, or there is nobody, or nothing to give."""
    seat = g.s.city_seat
    if g.proposal_of(seat):
        return [Reason("proposal-stands")]
    if not any(holdings(g, seat).values()):
        return [Reason("nothing-to-give")]
    return [Reason("nobody-there")]


def agree(g: Cities, by: str) -> list[Reason]:
    """Against agreeing: nobody proposes that, or somebody has not what it takes."""
    proposal = g.proposal_of(int(by)) if by.isdigit() else None
    if proposal is None or proposal.by == g.s.city_seat:
        return [Reason("nothing-proposed-by", {"seat": int(by)} if by.isdigit() else {})]
    return accept(g, g.s.city_seat, proposal.by)


def accept(g: Cities, seat: int, by: int) -> list[Reason]:
    """Against accepting: one of the two has not what the proposal takes."""
    proposal, found = g.proposal_of(by), []
    for who, counts in ((by, proposal.give), (seat, proposal.want)) if proposal else ():
        has = holdings(g, who)
        lacking = {what: n - has[what] for what, n in counts.items() if n > has[what]}
        if lacking:
            found.append(Reason("swap-lacks", {"seat": who, "lacking": lacking}, _given(g, who, counts)))
    return found


def _given(g: Cities, seat: int, counts: Mapping[str, int]) -> tuple[str, ...]:
    """The lines with which a seat has what a proposal takes."""
    s, me = g.s, g.s.board[seat]
    goods = {good: max(n, me.goods[good]) for good, n in counts.items() if good in me.goods}
    lines = [f"seats.{seat}.coins = {max(n, me.coins)}" for what, n in counts.items() if what == "coins"]
    if seat == s.city_seat and (gold := goods.pop(g.box.wild, 0)):
        lines.append(f"city.gold = {max(gold, s.city.gold)}")
    return (*lines, reasons.goods_line(seat, me, goods))


def redraw(g: Cities, counts: Mapping[str, int]) -> list[Reason]:
    """Against other cards for some: they are not in hand, none is named, or the coins."""
    found = [Reason("not-in-hand", {"card": card}) for card, n in counts.items() if n and card not in g.s.city.hand]
    if not any(counts.values()) or max(counts.values()) > 1:
        found.append(Reason("cards-once"))
    return found + reasons.coins(g, g.s.city_seat, g.box.n.city_redraw)


def counted(has: Mapping[str, int], counts: Mapping[str, int], given: Collection[str] = ()) -> list[Reason]:
    """Against a count of a proposal: more than there is, nothing at all, or what is given for it."""
    found = [Reason("both-ways", {"what": what}) for what, n in counts.items() if n and what in given]
    lacking = {what: n - has.get(what, 0) for what, n in counts.items() if n > has.get(what, 0)}
    if lacking:
        found.append(Reason("more-than-there-is", {"lacking": lacking}))
    return found if any(counts.values()) else [Reason("nothing-named")]
