"""Kinds of effects: a struct each, filled from the data files.

`when` names the moments at which an occupied building of the kind opens something that else would not be asked about:
there the owner of guests is given the chance to move one. `tells` is true where a noble does something else than a
colonist, or where it has to be known who stands there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal, Protocol

import msgspec

if TYPE_CHECKING:
    from .box import Building
    from .state import Seat


Each = Annotated[int, msgspec.Meta(ge=1)]  # something is divided by it


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What an occupied building does."""

    when: ClassVar[tuple[str, ...]] = ()
    tells: ClassVar[bool] = False


# -- base game ------------------------------------------------------------------------------------
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


class Final(Protocol):
    """An effect that scores at the end: points for an occupied building's owner."""

    def score(self, me: Seat, kinds: dict[str, Building]) -> int: ...


class ScoreProduction(Effect, frozen=True, tag="score_production"):
    """Points for each production building, occupied or not."""

    when = ("end",)
    small: int
    large: int

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        worth = {"production_small": self.small, "production_large": self.large}
        return sum(worth.get(kinds[b].type, 0) for b in me.city)


class ScoreIsland(Effect, frozen=True, tag="score_island"):
    """`least` points, and one for each island tile past `beyond`."""

    when = ("end",)
    least: int
    beyond: int

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        return self.least + max(0, sum(me.island.values()) - self.beyond)


class ScoreColonists(Effect, frozen=True, tag="score_colonists"):
    """A point for each so many colonists (and nobles), those on the windrose too."""

    when = ("end",)
    each: Each

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        return (me.idle + sum(me.colonists.values())) // self.each


class ScorePoints(Effect, frozen=True, tag="score_points"):
    """A point for each so many victory points won during the game, on chips and on paper."""

    when = ("end",)
    each: Each

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        return me.points // self.each


class ScoreBeige(Effect, frozen=True, tag="score_beige"):
    """Points for each beige building, occupied or not, itself too."""

    when = ("end",)
    each: int

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        return self.each * sum(kinds[b].type in ("beige_small", "beige_large") for b in me.city)


# -- New Buildings --------------------------------------------------------------------------------
class Aqueduct(Effect, frozen=True, tag="aqueduct"):
    """More barrels of what one of these buildings has made at least one of."""

    when = ("craftsman",)
    at: tuple[str, ...]
    barrels: int


class Forest(Effect, frozen=True, tag="forest"):
    """Plantations may be laid face down as forest; so many of them, wherever they come from, save a doubloon."""

    each: Each


class Barter(Effect, frozen=True, tag="barter"):
    """A colonist, a barrel and a victory point pay a doubloon each that is missing for a building."""

    when = ("builder",)


class StoreBarrels(Effect, frozen=True, tag="store_barrels"):
    """More single barrels kept at the end of the captain phase."""

    barrels: int


class GuestHouse(Effect, frozen=True, tag="guests"):
    """Who stands here may go to work at any time."""

    tells = True


class OwnMarket(Effect, frozen=True, tag="own_market"):
    """A good may be sold to the supply instead of the trading house."""

    when = ("trader",)


class Church(Effect, frozen=True, tag="church"):
    """Points for another building, by its column (the first number is for none)."""

    points: tuple[int, ...]


class SmallWharf(Effect, frozen=True, tag="small_wharf"):
    """Any barrels go overseas without a ship, once a phase; a point for each so many."""

    when = ("captain",)
    each: Each


class Lighthouse(Effect, frozen=True, tag="lighthouse"):
    """Doubloons for each loading, and for being captain."""

    doubloons: int
    captain: int


class Specialty(Effect, frozen=True, tag="specialty"):
    """As many doubloons as barrels of the kind made most, less so many; raw goods do not count."""

    when = ("craftsman",)
    less: int


class Double(Effect, frozen=True, tag="double"):
    """Privileges of roles count twice."""

    when = ("again",)


class Union(Effect, frozen=True, tag="union"):
    """Before loading: a point for each so many barrels of a kind."""

    when = ("first",)
    each: Each


class ScoreSets(Effect, frozen=True, tag="score_sets"):
    """Points by the number of sets of so many island tiles of a kind."""

    when = ("end",)
    size: Each
    points: tuple[int, ...]

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        return self.points[sum(n // self.size for n in me.island.values())]


# -- Nobles ---------------------------------------------------------------------------------------
class LandOffice(Effect, frozen=True, tag="land_office"):
    """When trading, a colonist buys a face-down plantation, a noble sells one of the island."""

    when = ("trader", "sold")
    tells = True
    price: int
    pay: int


class Chapel(Effect, frozen=True, tag="chapel"):
    """When goods are made, a colonist brings doubloons, a noble points."""

    when = ("craftsman",)
    tells = True
    doubloons: int
    points: int


class HuntingLodge(Effect, frozen=True, tag="hunting_lodge"):
    """After settling, a colonist may clear a plantation, a noble brings points for the emptiest island."""

    when = ("hunting",)
    tells = True
    points: int


class Zoning(Effect, frozen=True, tag="zoning"):
    """A colonist makes small buildings cheaper, a noble large ones."""

    when = ("builder",)
    tells = True
    small: int
    large: int


class Supplier(Effect, frozen=True, tag="supplier"):
    """Before loading: up to as many barrels as nobles, all of different kinds, for points."""

    when = ("first",)
    points: int


class Villa(Effect, frozen=True, tag="villa"):
    """A noble more in the mayor phase."""

    when = ("mayor",)


class Jeweler(Effect, frozen=True, tag="jeweler"):
    """When goods are made, doubloons for each noble."""

    when = ("craftsman",)
    doubloons: int


class ScoreNobles(Effect, frozen=True, tag="score_nobles"):
    """Points for each noble, wherever it stands."""

    when = ("end",)
    each: int

    def score(self, me: Seat, kinds: dict[str, Building]) -> int:
        return self.each * me.nobles


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
    | Aqueduct
    | Forest
    | Barter
    | StoreBarrels
    | GuestHouse
    | OwnMarket
    | Church
    | SmallWharf
    | Lighthouse
    | Specialty
    | Double
    | Union
    | ScoreSets
    | LandOffice
    | Chapel
    | HuntingLodge
    | Zoning
    | Supplier
    | Villa
    | Jeweler
    | ScoreNobles
)
