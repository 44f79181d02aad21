"""The course of play, in the rulebook's order: `setup`, `course`, `turn`, `line`, `activation` and what it does.

The whole room is loaded here: a frame that nobody has imported cannot be read from a saved table.
"""

from . import (
    activation,
    ambassadors,
    conquistador,
    course,
    line,
    maya,
    religion,
    setup,
    shipping,
    specialists,
    turn,
    use,
)
from .maya import turn as city_turn

__all__ = [
    "activation",
    "ambassadors",
    "city_turn",
    "conquistador",
    "course",
    "line",
    "maya",
    "religion",
    "setup",
    "shipping",
    "specialists",
    "turn",
    "use",
]
