"""The course of play, in the rulebook's order: `setup`, `course`, `turn`, `line`, `activation` and what it does.

The whole room is loaded here: a frame that nobody has imported cannot be read from a saved table.
"""

from . import activation, ambassadors, conquistador, course, line, religion, setup, shipping, specialists, turn, use

__all__ = [
    "activation",
    "ambassadors",
    "conquistador",
    "course",
    "line",
    "religion",
    "setup",
    "shipping",
    "specialists",
    "turn",
    "use",
]
