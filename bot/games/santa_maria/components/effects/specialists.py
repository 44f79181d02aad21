"""What specialists do for who hires them (Rulebook 002, Specialists)."""

from __future__ import annotations

from .base import Effect


class Produce(Effect, frozen=True, tag="produce"):
    """So many of a resource, or steps of conquistadors, as are now hired of the kind."""

    what: str  # a resource, or "conquistador"


class Improve(Effect, frozen=True, tag="improve"):
    """Its tile goes on a cell of the colony, built or empty."""


Hired = Produce | Improve
