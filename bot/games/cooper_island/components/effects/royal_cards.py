"""What royal cards count at the end (rulebook 004, appendix, royal cards)."""

from __future__ import annotations

from .base import Effect


class Boats(Effect, frozen=True, tag="boats"):
    """Boats built, turned or not."""


class Buildings(Effect, frozen=True, tag="buildings"):
    """Buildings built."""


class Statues(Effect, frozen=True, tag="statues"):
    """Statues on the peninsula."""


class Lids(Effect, frozen=True, tag="lids"):
    """Lids gained from cargo ships."""


class High(Effect, frozen=True, tag="high"):
    """Spaces of this level or more."""

    level: int


class Unexplored(Effect, frozen=True, tag="unexplored"):
    """Spaces left unexplored: at most so many."""


class Area(Effect, frozen=True, tag="area"):
    """Spaces of the largest area of one terrain."""


class CopyRoyal(Effect, frozen=True, tag="copy_royal"):
    """As another card with a worker of an opponent, for a little less."""

    less: int


Royal = Boats | Buildings | Statues | Lids | High | Unexplored | Area | CopyRoyal
