"""Coins and cubes in the storage and on the market (Rulebook 004, Storage, Market, Reminders)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot import rules
from bot.rules import Words

from ..components.box import Box
from ..components.effects.small_buildings import Cells
from ..components.goods import GOODS
from ..components.peninsula import MASKS
from ..state import Seat, State

EVEN = tuple(dict.fromkeys(GOODS, n) for n in range(1000))  # the same room for all; to be read only


def cells(box: Box, me: Seat) -> int:
    """Cells that hold anything: those printed, those under small buildings, and one of a boat."""
    n, left = box.n.storage, me.left
    for kind, pieces, each in box.cell_buildings:
        n += each * (pieces - left[kind])
    for boat in me.boats.values():
        if boat in box.cell_boats:
            n += box.cell_boats[boat]
    return n


def has_room(box: Box, me: Seat) -> bool:
    """Whether a cell for anything is free, where no card has cells of its own."""
    held = sum(me.stored.values())
    return held < box.n.storage or held < cells(box, me)


def room(box: Box, me: Seat) -> dict[str, int]:
    """How many more of each good find a cell.

    Goods move between cells at will, so each lies in a cell of a card that takes only such goods while there is one.
    """
    stored, own = me.stored, box.effects(me, Cells) if me.small else ()
    free = cells(box, me) - sum(stored.values())
    if not own:
        return EVEN[free]
    more = dict.fromkeys(GOODS, 0)
    for card in own:
        inside = min(card.cells, sum([stored[good] for good in card.goods]))
        free += inside
        for good in card.goods:
            more[good] = card.cells - inside
    return {good: free + n for good, n in more.items()}


def fits(box: Box, me: Seat, goods: Sequence[str]) -> bool:
    """Whether all of them find a cell."""
    if not me.small:
        return sum(me.stored.values()) + len(goods) <= cells(box, me)
    new: dict[str, int] = {}
    for good in goods:
        new[good] = new.get(good, 0) + 1
    own = box.effects(me, Cells)
    overflow, special = 0, {good for card in own for good in card.goods}
    for card in own:
        n = sum([me.stored[good] + new.get(good, 0) for good in card.goods])
        overflow += max(0, n - card.cells)
    overflow += sum([me.stored[good] + new.get(good, 0) for good in GOODS if good not in special])
    return overflow <= cells(box, me)


def fits_with_one_more(box: Box, me: Seat, goods: Sequence[str]) -> bool:
    """Whether all of them find a cell, and so would one of any good beside them: taking them loses nothing."""
    return all(fits(box, me, [*goods, more]) for more in GOODS)


def keepable(box: Box, me: Seat) -> Sequence[Words]:
    """What can be fetched off the market in one go, joined with "+": each set to which nothing could be added."""
    market = tuple([(good, n) for good, n in me.market.items() if n])
    if not me.small:
        return _fillings(market, cells(box, me) - sum(me.stored.values()))
    more = room(box, me)
    sets = _sets([(good, min(n, more[good])) for good, n in market])
    held = [goods for goods in sets if goods and fits(box, me, goods)]
    return [("+".join(goods),) for goods in held if not could_add(box, me, goods)]


@lru_cache(MASKS)
def _fillings(market: tuple[tuple[str, int], ...], room: int) -> tuple[Words, ...]:
    """The same where all goods find the same cells: all, or as many as there is room for."""
    n = min(room, sum([held for _, held in market]))
    sets = _sets([(good, min(held, n)) for good, held in market])
    return tuple([("+".join(goods),) for goods in sets if n and len(goods) == n])


def _sets(market: Iterable[tuple[str, int]]) -> list[tuple[str, ...]]:
    """Every choice of goods off the market."""
    sets: list[tuple[str, ...]] = [()]
    for good, most in market:
        sets = [(*goods, *[good] * n) for goods in sets for n in range(most + 1)]
    return sets


def could_add(box: Box, me: Seat, goods: Sequence[str]) -> bool:
    """Whether one more off the market would find a cell beside these."""
    return any(goods.count(good) < n and fits(box, me, [*goods, good]) for good, n in me.market.items())


class Storage(rules.Play[State]):
    """A table being played on: what is stored."""

    def __init__(self, game: Any, state: State, *, record: bool = True) -> None:
        super().__init__(game, state, record=record)
        self.box: Box = game.box

    def gain(self, seat: int, goods: Iterable[str]) -> None:
        """From the supply into the storage, where they have to fit."""
        stored = self.s.board[seat].stored
        got: dict[str, int] = {}
        for good in goods:
            stored[good] += 1
            got[good] = got.get(good, 0) + 1
        self.emit("gained", seat, goods=got)

    def fetch(self, seat: int, good: str) -> None:
        """From the market into a cell of the storage."""
        me = self.s.board[seat]
        me.market[good] -= 1
        me.stored[good] += 1
        if self.record:
            self.emit("fetched", seat, good=good)

    def to_market(self, seat: int, goods: Mapping[str, int]) -> None:
        market = self.s.board[seat].market
        for good, n in goods.items():
            market[good] += n
        if self.record:
            self.emit("to_market", seat, goods=dict(goods))

    def clear_market(self, seat: int) -> None:
        """Rulebook 004, Clean-up, step 6: back to the supply."""
        me = self.s.board[seat]
        lost = {good: n for good, n in me.market.items() if n}
        if lost:
            me.market = dict.fromkeys(GOODS, 0)
            self.emit("market_cleared", seat, goods=lost)
