"""Numbers of the help texts."""

from __future__ import annotations

from bot.rules import Args

from ..view import View


def facts(v: View, id: str) -> Args:
    """A building's numbers; {} for what is no building."""
    found = next((b for b in v.buildings if b.building == id), None)
    return {k: getattr(found, k) for k in ("cost", "points", "circles", "column", "left")} if found else {}
