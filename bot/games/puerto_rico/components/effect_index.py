"""What buildings do: which building has which effect; rules ask for effects, never for names.

A building works while it is occupied (Rulebook 003, Buildings), so each question below looks only at the buildings that
have the effect, and at who stands on them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from ..state import Seat
from . import effects as kinds
from .effects import Effect, Final

E_ = TypeVar("E_", bound=Effect)


class EffectIndex:
    """Which buildings have which effect, by kind of effect; empty where no building of the table has it."""

    def __init__(self, effects: Iterable[tuple[str, Effect]]) -> None:
        """`effects`: each with its building's id."""
        rows = tuple(effects)

        def those(kind: type[E_]) -> tuple[tuple[str, E_], ...]:
            return tuple((b, e) for b, e in rows if isinstance(e, kind))

        def names(kind: type[E_]) -> tuple[str, ...]:
            return tuple(b for b, _ in those(kind))

        self.producers: dict[str, tuple[str, ...]] = {}
        for b, produce in those(kinds.Produce):
            self.producers[produce.good] = (*self.producers.get(produce.good, ()), b)
        self.product = {b: e.good for b, e in those(kinds.Produce)}
        self.markets = tuple((b, e.doubloons) for b, e in those(kinds.Market))
        self.stores = tuple((b, e.kinds) for b, e in those(kinds.Store))
        self.harbors = tuple((b, e.points) for b, e in those(kinds.Harbor))
        self.varieties = tuple((b, e.doubloons) for b, e in those(kinds.Variety))
        self.sells_again = names(kinds.SellAgain)
        self.extra_tiles = names(kinds.ExtraTile)
        self.quarries = names(kinds.Quarry)
        self.staffs_tile = tuple(b for b, e in those(kinds.Staff) if e.on == "settle")
        self.staffs_building = tuple(b for b, e in those(kinds.Staff) if e.on == "build")
        self.wharves = names(kinds.Wharf)
        self.finals: tuple[tuple[str, Final], ...] = tuple((b, e) for b, e in rows if hasattr(e, "score"))

        self.aqueducts = tuple((b, at, e.barrels) for b, e in those(kinds.Aqueduct) for at in e.at)
        self.foresters = names(kinds.Forest)
        self.forests_each = next((e.each for _, e in those(kinds.Forest)), 0)
        self.barters = names(kinds.Barter)
        self.loose = tuple((b, e.barrels) for b, e in those(kinds.StoreBarrels))
        self.guest_houses = names(kinds.GuestHouse)
        self.own_markets = names(kinds.OwnMarket)
        self.churches = those(kinds.Church)
        self.small_wharves = those(kinds.SmallWharf)
        self.lighthouses = tuple((b, e.doubloons) for b, e in those(kinds.Lighthouse))
        self.captains = tuple((b, e.captain) for b, e in those(kinds.Lighthouse))
        self.specialties = those(kinds.Specialty)
        self.doubles = names(kinds.Double)
        self.unions = those(kinds.Union)
        self.land_offices = those(kinds.LandOffice)
        self.chapels = those(kinds.Chapel)
        self.lodges = those(kinds.HuntingLodge)
        self.zonings = those(kinds.Zoning)
        self.suppliers = those(kinds.Supplier)
        self.villas = names(kinds.Villa)
        self.jewelers = tuple((b, e.doubloons) for b, e in those(kinds.Jeweler))
        self.tells = frozenset(b for b, e in rows if e.tells)
        self.moments: dict[str, frozenset[str]] = {
            moment: frozenset(b for b, e in rows if moment in e.when) for _, effect in rows for moment in effect.when
        }


def works(me: Seat, buildings: tuple[str, ...]) -> bool:
    """Whether one of the buildings is the seat's and occupied."""
    colonists = me.colonists
    for b in buildings:  # noqa: SIM110 - it is asked all the time
        if b in colonists:
            return True
    return False


def total(me: Seat, worth: tuple[tuple[str, int], ...]) -> int:
    """What the seat's occupied buildings among these are worth together."""
    colonists = me.colonists
    n = 0
    for b, each in worth:
        if b in colonists:
            n += each
    return n


def staffed(me: Seat, rows: tuple[tuple[str, E_], ...], noble: bool) -> E_ | None:
    """The effect among these whose building is the seat's and has a noble (or a colonist) on it."""
    for b, effect in rows:
        if b in me.colonists and (b in me.nobles) == noble:
            return effect
    return None


def working(me: Seat, rows: tuple[tuple[str, E_], ...]) -> E_ | None:
    """The effect among these whose building is the seat's and occupied."""
    for b, effect in rows:
        if b in me.colonists:
            return effect
    return None
