"""What buildings do: a struct a kind of effect, filled from the data files; rules ask for effects, never for names.

A building works while it is occupied (Rulebook 003, Buildings), so each question below looks only at the buildings that
have the effect, and at who stands on them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

import msgspec

if TYPE_CHECKING:
    from .box import Building
    from .state import Seat


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What an occupied building does."""


class Produce(Effect, frozen=True, tag="produce"):
    """Each colonist on it and one on a plantation of the good make a barrel."""

    good: str


class Market(Effect, frozen=True, tag="market"):
    """More doubloons for a sale."""

    doubloons: int


class SellAgain(Effect, frozen=True, tag="sell_again"):
    """Goods that lie in the trading house already may be sold."""


class ExtraTile(Effect, frozen=True, tag="extra_tile"):
    """A face-down tile before settling."""


class Quarry(Effect, frozen=True, tag="quarry"):
    """A quarry instead of a plantation."""


class Store(Effect, frozen=True, tag="store"):
    """Kinds of goods kept whole at the end of the captain phase."""

    kinds: int


class Staff(Effect, frozen=True, tag="staff"):
    """A colonist comes with what is laid in that phase."""

    on: Literal["settle", "build"]


class Variety(Effect, frozen=True, tag="variety"):
    """Doubloons by the number of kinds of goods produced."""

    doubloons: tuple[int, ...]


class Harbor(Effect, frozen=True, tag="harbor"):
    """Points for each loading."""

    points: int


class Wharf(Effect, frozen=True, tag="wharf"):
    """All barrels of a kind go overseas without a ship, once a phase."""


class Final(Protocol):
    """An effect that scores at the end: points for an occupied building's owner."""

    def score(self, me: Seat, kinds: dict[str, Building]) -> int: ...


class ScoreProduction(Effect, frozen=True, tag="score_production"):
    """Points for each production building, occupied or not."""

    small: int
    large: int

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        worth = {"production_small": self.small, "production_large": self.large}
        return sum(worth.get(kinds[b].type, 0) for b in me.city)


class ScoreIsland(Effect, frozen=True, tag="score_island"):
    """`least` points, and one for each island tile past `beyond`."""

    least: int
    beyond: int

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        return self.least + max(0, sum(me.island.values()) - self.beyond)


class ScoreColonists(Effect, frozen=True, tag="score_colonists"):
    """A point for each so many colonists, those on the windrose too."""

    each: int

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        return (me.idle + sum(me.colonists.values())) // self.each


class ScorePoints(Effect, frozen=True, tag="score_points"):
    """A point for each so many victory points won during the game, on chips and on paper."""

    each: int

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        return me.points // self.each


class ScoreBeige(Effect, frozen=True, tag="score_beige"):
    """Points for each beige building, occupied or not, itself too."""

    each: int

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        return self.each * sum(kinds[b].type in ("beige_small", "beige_large") for b in me.city)


AnyEffect = (
    Produce
    | Market
    | SellAgain
    | ExtraTile
    | Quarry
    | Store
    | Staff
    | Variety
    | Harbor
    | Wharf
    | ScoreProduction
    | ScoreIsland
    | ScoreColonists
    | ScorePoints
    | ScoreBeige
)

E_ = TypeVar("E_", bound=Effect)


class Effects:
    """Which buildings have which effect, by kind of effect."""

    def __init__(self, buildings: Iterable[Building]) -> None:
        rows = [(b.id, b.effect) for b in buildings]

        def those(kind: type[E_]) -> list[tuple[str, E_]]:
            return [(b, e) for b, e in rows if isinstance(e, kind)]

        self.producers: dict[str, tuple[str, ...]] = {}
        for b, produce in those(Produce):
            self.producers[produce.good] = (*self.producers.get(produce.good, ()), b)
        self.markets = tuple((b, e.doubloons) for b, e in those(Market))
        self.stores = tuple((b, e.kinds) for b, e in those(Store))
        self.harbors = tuple((b, e.points) for b, e in those(Harbor))
        self.varieties = tuple((b, e.doubloons) for b, e in those(Variety))
        self.sells_again = tuple(b for b, _ in those(SellAgain))
        self.extra_tiles = tuple(b for b, _ in those(ExtraTile))
        self.quarries = tuple(b for b, _ in those(Quarry))
        self.staffs_tile = tuple(b for b, e in those(Staff) if e.on == "settle")
        self.staffs_building = tuple(b for b, e in those(Staff) if e.on == "build")
        self.wharves = tuple(b for b, _ in those(Wharf))
        self.finals: tuple[tuple[str, Final], ...] = tuple((b, e) for b, e in rows if hasattr(e, "score"))


def works(me: Seat, buildings: tuple[str, ...]) -> bool:
    """Whether one of the buildings is the seat's and occupied."""
    colonists = me.colonists
    return any(b in colonists for b in buildings)


def total(me: Seat, worth: tuple[tuple[str, int], ...]) -> int:
    """What the seat's occupied buildings among these are worth together."""
    colonists = me.colonists
    n = 0
    for b, each in worth:
        if b in colonists:
            n += each
    return n
