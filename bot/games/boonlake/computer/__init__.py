"""How Boonlake is played well: rules of thumb for every question, and what a table is worth to its seats."""

from .mind import BoonlakeMind

__all__ = ["BoonlakeMind"]
