"""Why not: goods that cannot be sold or made (Rulebook 003, Trader, Office, Craftsman; Trading post, Land office)."""

from __future__ import annotations

from bot.rules import Reason

from ..components.effect_index import works
from ..components.rows import HOUSE, SPACES
from . import Play, reasons
from .tiles import island_room


def sell(g: Play, seat: int, good: str, sold: bool, before: str) -> list[Reason]:
    """Against the trading house; `before` is the line of the question before a sale."""
    house = g.s.house
    found = [*reasons.barrels(g, seat, good), *_once(sold, before)]
    if len(house) == HOUSE:
        gone = next((i for i, other in enumerate(house) if other != good), 0)
        left = (*house[:gone], *house[gone + 1 :])
        found.append(Reason("house-full", {"n": HOUSE}, (f"house = {' '.join(left)}",), "trader"))
    if good in house and (missing := reasons.lacks(g, seat, g.box.effects.sells_again)):
        found.append(Reason("in-house", {"good": good, "building": "office"}, missing[0].repair, "trader"))
    return found


def trading_post(g: Play, seat: int, good: str, sold: bool, before: str) -> list[Reason]:
    """Against the own trading post."""
    missing = reasons.lacks(g, seat, g.box.effects.own_markets)
    return [*missing, *reasons.barrels(g, seat, good), *_once(sold, before)]


def _once(sold: bool, before: str) -> list[Reason]:
    return [Reason("sold-already", {}, (before,), "trader")] if sold else []


def buy_tile(g: Play, seat: int, used: bool, before: str) -> list[Reason]:
    """Against a tile from a land office with a colonist; `before` is the line of the question before it was used."""
    me, offices = g.s.board[seat], g.box.effects.land_offices
    found = _land(g, seat, used, before, noble=False)
    if offices and me.doubloons < (cost := offices[0][1].price):
        args = {"n": cost - me.doubloons, "have": me.doubloons, "cost": cost}
        found.append(Reason("too-dear", args, (f"seats.{seat}.doubloons = {cost}",), "land_office"))
    if not g.s.pile.cards:
        found.append(Reason("pile-empty", {}, (f"pile = {g.box.goods[0]}",)))
    if not island_room(me):
        tile = next(iter(me.island))
        less = (reasons.island(seat, me, tile, me.island[tile] - 1),)
        found.append(Reason("island-full", {"n": SPACES}, less, "settler"))
    return found


def sell_tile(g: Play, seat: int, tile: str, who: str, used: bool, before: str) -> list[Reason]:
    """Against a plantation sold by a land office with a noble."""
    return [
        *_land(g, seat, used, before, noble=True),
        *reasons.single_tile(g, seat, tile, who, g.box.goods),
    ]


def _land(g: Play, seat: int, used: bool, before: str, noble: bool) -> list[Reason]:
    found = reasons.lacks_staffed(g, seat, tuple(b for b, _ in g.box.effects.land_offices), noble)
    return [*found, *([Reason("land-used", {}, (before,), "land_office")] if used else [])]


def extra(g: Play, seat: int, good: str) -> list[Reason]:
    """Against the craftsman's extra barrel: the own island has to make that kind, and the supply to have it."""
    me = g.s.board[seat]
    if good not in g.s.goods:
        return [Reason("no-good")]
    found = []
    if not g.s.goods[good]:
        found.append(Reason("supply-empty", {"good": good}, (f"goods.{good} = 1",), "craftsman"))
    if not me.colonists.get(good):
        lines: tuple[str, ...] = () if me.island.get(good) else (reasons.island(seat, me, good, 1),)
        args = {"good": good}
        found.append(Reason("no-plantation", args, (*lines, f"seats.{seat}.colonists.{good} = 1"), "craftsman"))
    makers = g.box.effects.producers.get(good, ())
    if makers and not works(me, makers):
        lines = reasons.lacks(g, seat, makers)[0].repair
        found.append(Reason("no-maker", {"good": good, "building": makers[0]}, lines, "craftsman"))
    return found
