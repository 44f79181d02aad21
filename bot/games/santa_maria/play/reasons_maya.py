"""Why not, in the Maya city (Rulebook 002, Module D)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.rules import Reason

from ..components.dice import face
from ..components.effects import Construction, Festival, Technology
from ..components.maya_city import CENTRE, free_on
from . import reasons, reasons_colony
from .maya import Cities, empty_spots, fillable, free_spots, raisable
from .maya_stores import city_room
from .maya_trade import holdings


def short(g: Cities, cost: Mapping[str, int]) -> list[Reason]:
    """Resources that the city lacks; gold pays for none."""
    seat = g.s.city_seat
    me = g.s.board[seat]
    lacking = {good: n - me.goods[good] for good, n in cost.items() if n > me.goods[good]}
    return [Reason("city-lacks", {"cost": dict(cost), "lacking": lacking})] if lacking else []


def advance(g: Cities, pay: str) -> list[Reason]:
    """Against a step more: only grain pays it."""
    return short(g, {pay: 1}) if pay == "grain" else [Reason("city-grain-only", {"resource": pay})]


def fill(g: Cities, resource: str) -> list[Reason]:
    """Against turning a token over: none of the resource is empty."""
    return [] if resource in fillable(g) else [Reason("no-empty-token", {"resource": resource})]


def technology(g: Cities, value: str, card: str) -> list[Reason]:
    """Against a card of technology: not in hand, for another value, or one has been played."""
    half = g.box.city.halves[card].get("technology")
    found = [] if card in g.s.city.hand else [Reason("not-in-hand", {"card": card})]
    if not isinstance(half, Technology):
        return [*found, Reason("no-such-part", {"card": card, "district": "technology"})]
    if not value:
        found.append(Reason("no-technology-now"))
    elif str(half.value) != value:
        found.append(Reason("other-value", {"card": card, "n": half.value}))
    return found


def complete(g: Cities, district: str, allowed: Collection[str]) -> list[Reason]:
    """Against a temple: it does not border the building, is complete, or cannot be paid."""
    found = [] if district in allowed else [Reason("not-beside", {"district": district})]
    tile = g.s.city.temples[district]
    return [*found, *(short(g, g.box.city.temples[tile].cost) if tile else [Reason("temple-complete")])]


def join(g: Cities, junction: str) -> list[Reason]:
    """Against a junction: it has a road token."""
    taken = junction in g.s.city.junctions
    return [Reason("junction-taken" if taken else "no-junction", {"junction": junction})]


def go(g: Cities, value: str, spot: str) -> list[Reason]:
    """Against a spot: nothing free stands there, or no road leads to it."""
    found = unfree(g, spot)
    if spot not in g.box.city.routes(value, tuple(g.s.city.junctions)):
        found.append(Reason("no-road", {"n": int(value), "spot": spot}))
    return found


def unfree(g: Cities, spot: str) -> list[Reason]:
    """Nothing is built there, or what is has been used this year."""
    if spot not in g.s.city.spots:
        return [Reason("nothing-built", {"spot": spot})]
    return [] if spot in free_spots(g) else [Reason("spot-taken", {"spot": spot})]


def use(g: Cities, die: str, value: str, pay: str) -> list[Reason]:
    """Against a die for a value: it is not there, leads nowhere, or cannot be changed so."""
    seat, box = g.s.city_seat, g.box
    me, away = g.s.board[seat], abs(int(value) - 1 - face(die)[1])
    found = reasons_colony.lies(g, seat, die)
    if not free_on(box.city, value, tuple(g.s.city.junctions), free_spots(g)):
        found.append(Reason("leads-nowhere", {"n": int(value)}))
    if pay == "coins":
        return [*found, *reasons.coins(g, seat, away)]
    if pay != box.stored:
        return [*found, Reason("not-taken-here", {"resource": pay, "resources": [box.stored]})]
    if not away:
        found.append(Reason("nothing-to-pay", {"die": die}))
    return [*found, *([] if me.goods[pay] else [Reason("city-lacks", {"cost": {pay: 1}, "lacking": {pay: 1}})])]


def play(g: Cities, card: str, district: str) -> list[Reason]:
    """Against a card: not in hand, without such a part, or what it takes is not there."""
    half = g.box.city.halves[card].get(district)
    found = [] if card in g.s.city.hand else [Reason("not-in-hand", {"card": card})]
    if district == "technology":
        return [*found, Reason("technology-with-die")]
    if half is None or district == CENTRE:
        return [*found, Reason("no-such-part", {"card": card, "district": district})]
    if isinstance(half, Festival | Construction):
        found += short(g, half.cost)
    if isinstance(half, Construction) and not (empty_spots(g) and raisable(g, half)):
        found.append(Reason("nothing-to-build"))
    return found


def bless(g: Cities, spot: str) -> list[Reason]:
    """Against a high priest: none is in hand, or the building is not free."""
    return [*([] if g.s.city.priests else [Reason("no-priest")]), *unfree(g, spot)]


def build(g: Cities, building: str, spot: str, half: Construction) -> list[Reason]:
    """Against a building: another kind, none left, or the spot is built on."""
    found = [] if building in raisable(g, half) else [Reason("no-such-building", {"building": building})]
    return [*found, *([] if spot in empty_spots(g) else [Reason("built-on", {"spot": spot})])]


def buy(g: Cities, resource: str) -> list[Reason]:
    """Against buying of the supply: it does not sell that, there is no room, or the coins."""
    seat, box, city = g.s.city_seat, g.box, g.s.city
    if resource not in (box.stored, *box.buy):
        return [Reason("not-for-sale", {"resource": resource})]
    found = [] if city_room(city, g.s.board[seat], resource) else [Reason("no-empty-token", {"resource": resource})]
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
            found.append(Reason("swap-lacks", {"seat": who, "lacking": lacking}))
    return found


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
