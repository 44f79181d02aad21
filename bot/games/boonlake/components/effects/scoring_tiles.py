"""What scoring tiles ask for (Rulebook 001, scoring tiles); each has its numbers for the four interim scorings."""

from __future__ import annotations

from .base import Effect


class TwoRegions(Effect, frozen=True, tag="two_regions"):
    """Presences in two regions: the first number in either of them, the second in the other."""

    regions: tuple[str, str]


class Track(Effect, frozen=True, tag="track"):
    """Steps on an income track."""

    track: str


class BothTracks(Effect, frozen=True, tag="both_tracks"):
    """Steps on each of the two."""


class Sites(Effect, frozen=True, tag="sites"):
    """Levels of production sites."""


class Chain(Effect, frozen=True, tag="chain"):
    """Tiles with an own presence that hang together."""


class Levers(Effect, frozen=True, tag="levers"):
    """Levers on the own board."""


class Removed(Effect, frozen=True, tag="removed"):
    """Pieces removed from the own board."""

    what: str  # cattle, houses, settlements


class Bridges(Effect, frozen=True, tag="bridges"):
    """Presences on tiles that a bridge leads to."""


class Pay(Effect, frozen=True, tag="pay"):
    """Give up something, so many times; each time is worth points."""

    give: str  # inhabitants, vases; "" for coins alone
    coins: int
    points: int


class Played(Effect, frozen=True, tag="played"):
    """Cards played of two kinds: the first number of either, the second of the other."""

    kinds: tuple[str, str]


Condition = TwoRegions | Track | BothTracks | Sites | Chain | Levers | Removed | Bridges | Pay | Played
PAIRS = (TwoRegions, Played)  # whose numbers are two
