"""What cards of large buildings do once, until they are turned up again (rulebook 004, appendix, large buildings)."""

from __future__ import annotations

from .base import Act, Effect, Market


class PerBuilding(Effect, frozen=True, tag="per_building"):
    """Coins to the market for each building on land."""

    coins: int


class Feed(Effect, frozen=True, tag="feed"):
    """Feed the workers once more, for navigation points beside."""

    navigation: int


class Lid(Effect, frozen=True, tag="lid"):
    """A lid onto land as if it were a building; points at the end for each that stands there."""

    navigation: int
    points: int


class Flip(Effect, frozen=True, tag="flip"):
    """Turn a boat of one's own over for what it does; points at the end for each that is turned."""

    points: int


class Move(Effect, frozen=True, tag="move"):
    """A building or statue to another space; points at the end for so many buildings and statues."""

    buildings: int
    statues: int
    points: int


Large = Act | Market | PerBuilding | Feed | Lid | Flip | Move
