"""What an effect is, and those of the base game: a struct each, filled from the data files.

`when` names the moments at which an occupied building of the kind opens something that else would not be asked about:
there the owner of guests is given the chance to move one. `tells` is true where a noble does something else than a
colonist, or where it has to be known who stands there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, Protocol

import msgspec

from ...state import Seat

Each = Annotated[int, msgspec.Meta(ge=1)]  # something is divided by it


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What an occupied building does."""

    when: ClassVar[tuple[str, ...]] = ()
    tells: ClassVar[bool] = False


class Final(Protocol):
    """An effect that scores at the end: points for an occupied building's owner; `types` of all buildings by id."""

    def score(self, me: Seat, types: Mapping[str, str]) -> int: ...


class Produce(Effect, frozen=True, tag="produce"):
    """Each colonist on it and one on a plantation of the good make a barrel."""

    when = ("craftsman", "extra")
    good: str


class Market(Effect, frozen=True, tag="market"):
    """More doubloons for a sale."""

    doubloons: int


class SellAgain(Effect, frozen=True, tag="sell_again"):
    """Goods that lie in the trading house already may be sold."""

    when = ("trader",)


class ExtraTile(Effect, frozen=True, tag="extra_tile"):
    """A face-down tile before settling."""

    when = ("settler",)


class Quarry(Effect, frozen=True, tag="quarry"):
    """A quarry instead of a plantation."""

    when = ("settler", "second")


class Store(Effect, frozen=True, tag="store"):
    """Kinds of goods kept whole at the end of the captain phase."""

    when = ("storing",)
    kinds: int


class Staff(Effect, frozen=True, tag="staff"):
    """A colonist comes with what is laid in that phase."""

    on: Literal["settle", "build"]


class Variety(Effect, frozen=True, tag="variety"):
    """Doubloons by the number of kinds of goods produced."""

    when = ("craftsman",)
    doubloons: tuple[int, ...]


class Harbor(Effect, frozen=True, tag="harbor"):
    """Points for each loading."""

    points: int


class Wharf(Effect, frozen=True, tag="wharf"):
    """All barrels of a kind go overseas without a ship, once a phase."""

    when = ("captain",)


class ScoreProduction(Effect, frozen=True, tag="score_production"):
    """Points for each production building, occupied or not."""

    when = ("end",)
    small: int
    large: int

    def score(self, me: Seat, types: Mapping[str, str]) -> int:
        worth = {"production_small": self.small, "production_large": self.large}
        return sum(worth.get(types[b], 0) for b in me.city)


class ScoreIsland(Effect, frozen=True, tag="score_island"):
    """`least` points, and one for each island tile past `beyond`."""

    when = ("end",)
    least: int
    beyond: int

    def score(self, me: Seat, types: Mapping[str, str]) -> int:
        return self.least + max(0, sum(me.island.values()) - self.beyond)


class ScoreColonists(Effect, frozen=True, tag="score_colonists"):
    """A point for each so many colonists (and nobles), those on the windrose too."""

    when = ("end",)
    each: Each

    def score(self, me: Seat, types: Mapping[str, str]) -> int:
        return (me.idle + sum(me.colonists.values())) // self.each


class ScorePoints(Effect, frozen=True, tag="score_points"):
    """A point for each so many victory points won during the game, on chips and on paper."""

    when = ("end",)
    each: Each

    def score(self, me: Seat, types: Mapping[str, str]) -> int:
        return me.points // self.each


class ScoreBeige(Effect, frozen=True, tag="score_beige"):
    """Points for each beige building, occupied or not, itself too."""

    when = ("end",)
    each: int

    def score(self, me: Seat, types: Mapping[str, str]) -> int:
        return self.each * sum(types[b] in ("beige_small", "beige_large") for b in me.city)
