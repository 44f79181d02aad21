"""Effects of the New Buildings."""

from __future__ import annotations

from collections.abc import Mapping

from ...state import Seat
from .base import Each, Effect


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

    when = ("storing",)
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

    def score(self, me: Seat, types: Mapping[str, str]) -> int:
        return self.points[sum(n // self.size for n in me.island.values())]
