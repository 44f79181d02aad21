"""Why not, in the Maya city (Rulebook 002, Module D)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.rules import Reason

from ..components.dice import face
from ..components.effects import Construction, Festival, Technology
from ..components.maya_city import CENTRE, free_on
from . import reasons, reasons_colony
from .maya import Cities, empty_spots, fillable, free_spots, raisable


def short(g: Cities, cost: Mapping[str, int]) -> list[Reason]:
    """Resources that the city lacks; gold pays for none."""
    seat = g.s.city_seat
    me = g.s.board[seat]
    lacking = {good: n - me.goods[good] for good, n in cost.items() if n > me.goods[good]}
    line = reasons.goods_line(seat, me, {good: cost[good] for good in lacking})
    return [Reason("city-lacks", {"cost": dict(cost), "lacking": lacking}, (line,))] if lacking else []


def advance(g: Cities, pay: str) -> list[Reason]:
    """Against a step more: only grain pays it."""
    return short(g, {pay: 1}) if pay == "grain" else [Reason("city-grain-only", {"resource": pay})]


def fill(g: Cities, resource: str) -> list[Reason]:
    """Against turning a token over: none of the resource is empty."""
    return [] if resource in fillable(g) else [full(g, resource)]


def full(g: Cities, resource: str) -> Reason:
    """No token of a resource is empty."""
    seat, most = g.s.city_seat, g.s.city.stores.get(resource, 0)
    me = g.s.board[seat]
    line = (reasons.goods_line(seat, me, {resource: most - 1}),) if most else ()
    return Reason("no-empty-token", {"resource": resource}, line)


def technology(g: Cities, value: str, card: str) -> list[Reason]:
    """Against a card of technology: not in hand, for another value, or one has been played."""
    half = g.box.city.halves[card].get("technology")
    found = held(g, card)
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
    left = " ".join(at for at in g.s.city.junctions if at != junction) or "none"
    line = (f"city.junctions = {left}",) if taken else ()
    return [Reason("junction-taken" if taken else "no-junction", {"junction": junction}, line)]


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
    if spot in free_spots(g):
        return []
    city = g.s.city
    dice = " ".join(f"{at}={die}" for at, die in g.s.board[city.seat].dice.items() if at != spot)
    priests = " ".join(at for at in city.priests_at if at != spot)
    by_priest = spot in city.priests_at
    line = f"city.priests_at = {priests or 'none'}" if by_priest else f"city.dice = {dice or 'none'}"
    return [Reason("spot-taken", {"spot": spot}, (line,))]


def use(g: Cities, die: str, value: str, pay: str) -> list[Reason]:
    """Against a die for a value: it is not there, leads nowhere, or cannot be changed so."""
    seat, box = g.s.city_seat, g.box
    away = abs(int(value) - 1 - face(die)[1])
    found = reasons_colony.lies(g, seat, die)
    if not free_on(box.city, value, tuple(g.s.city.junctions), free_spots(g)):
        found.append(Reason("leads-nowhere", {"n": int(value)}))
    if pay == "coins":
        return [*found, *reasons.coins(g, seat, away)]
    if pay != box.stored:
        return [*found, Reason("not-taken-here", {"resource": pay, "resources": [box.stored]})]
    if not away:
        found.append(Reason("nothing-to-pay", {"die": die}))
    return [*found, *short(g, {pay: 1})]


def play(g: Cities, card: str, district: str) -> list[Reason]:
    """Against a card: not in hand, without such a part, or what it takes is not there."""
    half = g.box.city.halves[card].get(district)
    found = held(g, card)
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
    return [*([] if g.s.city.priests else [Reason("no-priest", {}, ("city.priests = 1",))]), *unfree(g, spot)]


def build(g: Cities, building: str, spot: str, half: Construction) -> list[Reason]:
    """Against a building: another kind, none left, or the spot is built on."""
    found = [] if building in raisable(g, half) else [Reason("no-such-building", {"building": building})]
    if spot in empty_spots(g):
        return found
    houses = {at: house for at, house in g.s.city.spots.items() if at not in g.box.city.printed}
    left = " ".join(f"{at}={house}" for at, house in houses.items() if at != spot) or "none"
    return [*found, Reason("built-on", {"spot": spot}, (f"city.spots = {left}",) if spot in houses else ())]


def held(g: Cities, card: str) -> list[Reason]:
    """Against a card that is not in hand."""
    hand = g.s.city.hand
    return [] if card in hand else [Reason("not-in-hand", {"card": card}, (f"city.hand = {' '.join([*hand, card])}",))]
