"""Why not: what cannot be stored, fetched, exchanged, taken or given (Rulebook 004, Storage, Market, Paying)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.rules import Reason

from ..components.goods import CUBES, GOODS
from ..state import Seat
from . import Play
from .payment import available
from .storage import cells, could_add, fits, room


def goods_line(seat: int, where: str, held: Mapping[str, int], more: Mapping[str, int]) -> str:
    """The `set` line of what lies in the storage or on the market, with so much more of some."""
    found = {good: held[good] + more.get(good, 0) for good in GOODS}
    return f"seats.{seat}.{where} = {' '.join(f'{good}={n}' for good, n in found.items() if n) or 'none'}"


def no_cell(g: Play, seat: int, good: str) -> list[Reason]:
    """Against one more in the storage: no cell is free for it."""
    me = g.s.board[seat]
    if room(g.box, me)[good] > 0:
        return []
    return [Reason("no-cell", {"good": good, "n": cells(g.box, me)}, (_room_for(g, seat, [good]),))]


def _room_for(g: Play, seat: int, goods: Sequence[str]) -> str:
    """The line of a storage with no more taken away than has to be for these to fit."""
    me = g.s.board[seat]
    left = dict(me.stored)
    twin = replace(me, stored=left)
    for good in (*goods, *GOODS):
        while left[good] and not fits(g.box, twin, goods):
            left[good] -= 1
    return goods_line(seat, "stored", left, {})


def store(g: Play, seat: int, at: str) -> list[Reason]:
    """Against storing what lies on a space."""
    good = g.s.board[seat].on[g.box.land.index[at]]
    if good not in CUBES:
        return [Reason("no-cube", {"at": at})]
    return no_cell(g, seat, good)


def fetch(g: Play, seat: int, good: str) -> list[Reason]:
    """Against fetching from the market."""
    market = g.s.board[seat].market
    found = []
    if not market[good]:
        line = goods_line(seat, "market", market, {good: 1})
        found.append(Reason("not-on-market", {"good": good}, (line,)))
    return [*found, *no_cell(g, seat, good)]


def keep(g: Play, seat: int, goods: str) -> list[Reason]:
    """Against fetching these in one go: there are not so many, they find no cells, or more would."""
    chosen, me = goods.split("+"), g.s.board[seat]
    lacking = {good: n - me.market[good] for good in GOODS if (n := chosen.count(good)) > me.market[good]}
    found = []
    if lacking:
        line = goods_line(seat, "market", me.market, lacking)
        found.append(Reason("not-on-market", {"good": list(lacking)}, (line,)))
    if not fits(g.box, me, chosen):
        empty = replace(me, stored=dict.fromkeys(GOODS, 0))
        repair = (_room_for(g, seat, chosen),) if fits(g.box, empty, chosen) else ()
        found.append(Reason("no-cell", {"good": goods, "n": cells(g.box, me)}, repair))
    elif not lacking and could_add(g.box, me, chosen):
        found.append(Reason("more-kept"))
    return found


def exchange(g: Play, seat: int, rate: str, get: str, n: str) -> list[Reason]:
    """Against an exchange: one does not get that for it, or there is too little."""
    row, me = g.box.rates[rate], g.s.board[seat]
    found = [] if get in row.get else [Reason("not-for-that", {"good": get, "goods": list(row.give)})]
    if not amount(n):
        return [*found, Reason("no-amount", {"words": n})]
    have, need = sum([available(me)[good] for good in row.give]), row.n * int(n)
    if have < need:
        line = goods_line(seat, "stored", me.stored, {row.give[0]: need - have})
        found.append(Reason("too-little", {"n": need - have, "have": have, "price": need}, (line,)))
    return found


def amount(word: str) -> bool:
    """Whether a word is a number of one or more."""
    return word.isascii() and word.isdigit() and len(word) < 4 and int(word) > 0


def give(g: Play, seat: int, unit: str) -> list[Reason]:
    """Against giving one: no coin or cube is there."""
    me = g.s.board[seat]
    if unit in g.box.land.index:
        return [] if me.on[g.box.land.index[unit]] in CUBES else [Reason("no-cube", {"at": unit})]
    if me.stored[unit]:
        return []
    return [Reason("none-stored", {"good": unit}, (goods_line(seat, "stored", me.stored, {unit: 1}),))]


def take(g: Play, seat: int, goods: str, groups: Sequence[Sequence[str]], most: int) -> list[Reason]:
    """Against goods for the storage: others are brought, these find no cells, or more do (`most` at a time)."""
    chosen, me = goods.split("+"), g.s.board[seat]
    left = [list(group) for group in groups]
    for good in chosen:
        group = next((group for group in left if good in group), None)
        if group is None:
            return [Reason("not-brought", {"good": good, "goods": [x for group in groups for x in group]})]
        left.remove(group)
    if fits(g.box, me, chosen):
        return [Reason("more-fit", {"n": most})] if len(chosen) < most else []
    repair = () if left else (_room_for(g, seat, chosen),)  # with room for all it has to be all
    return [Reason("no-cell", {"good": goods, "n": cells(g.box, me)}, repair)]


def no_goods(groups: Sequence[Sequence[str]]) -> Reason:
    """Against using what brings goods for nothing."""
    return Reason("goods-missing", {"goods": [x for group in groups for x in group]})


def collect(goods: str, n: int) -> list[Reason]:
    """Against resources for the market: not so many, or none at all."""
    chosen = goods.split("+")
    if len(chosen) == n and all(good in CUBES for good in chosen):
        return []
    return [Reason("resources-only", {"n": n})]


def other_ship(ships: Sequence[str], ship: str) -> list[Reason]:
    """Against an anchor under a ship: it goes under another."""
    return [] if ship in ships else [Reason("other-ship", {"ship": ships[0]})]


def lacks(seat: int, me: Seat, cost: Mapping[str, int]) -> list[Reason]:
    """What is missing of a price; each good pays for itself only."""
    have = available(me)
    short = {good: n - have[good] for good, n in cost.items() if n > have[good]}
    if not short:
        return []
    line = goods_line(seat, "stored", me.stored, short)
    return [Reason("price", {"n": sum(short.values()), "cost": dict(cost), "lacking": short}, (line,))]
