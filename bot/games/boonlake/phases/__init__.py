"""The course of play: a question with its answers a class, a chapter of the rulebook a module.

The whole room is loaded here: a frame that nobody has imported cannot be read from a saved table.
"""

from . import (
    cards,
    cattle,
    common,
    course,
    develop,
    explore,
    final_scoring,
    free_actions,
    hand,
    hire,
    interim_scoring,
    progress,
    regions,
    rewards,
    sail,
    setup,
    shares,
    solo,
    strips,
    turn,
    upgrade,
)

__all__ = [
    "cards",
    "cattle",
    "common",
    "course",
    "develop",
    "explore",
    "final_scoring",
    "free_actions",
    "hand",
    "hire",
    "interim_scoring",
    "progress",
    "regions",
    "rewards",
    "sail",
    "setup",
    "shares",
    "solo",
    "strips",
    "turn",
    "upgrade",
]
