"""Effects of the Nobles."""

from __future__ import annotations

from collections.abc import Mapping

from ...state import Seat
from .base import Effect


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

    def score(self, me: Seat, types: Mapping[str, str]) -> int:
        return self.each * sum(me.nobles.values())
