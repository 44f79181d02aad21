"""What buildings, passing spaces and docks do when they are activated."""

from __future__ import annotations

from .base import Effect


class Gain(Effect, frozen=True, tag="gain"):
    """Resources, coins, points."""

    gains: dict[str, int]


class Exchange(Effect, frozen=True, tag="trade"):
    """One of the resources for one of the gains."""

    give: tuple[str, ...]
    get: dict[str, int]


class Shipping(Effect, frozen=True, tag="ship"):
    """A shipping tile for what it costs."""


class Conquer(Effect, frozen=True, tag="conquer"):
    """A step on the conquistador track."""


class Pray(Effect, frozen=True, tag="pray"):
    """A religion action."""


class Road(Effect, frozen=True, tag="road"):
    """A road tile."""


Work = Gain | Exchange | Shipping | Conquer | Pray | Road
