"""The course of play, a chapter of the rulebook a module."""

from . import (
    builder,
    captain,
    colonist_ship,
    course,
    craftsman,
    draft,
    first_loading,
    guest_house,
    hunting_lodge,
    mayor,
    settler,
    setup,
    storage,
    trader,
)

__all__ = [  # noqa: RUF022 - the rulebook's order
    "setup",
    "course",
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "storage",
    # New Buildings
    "draft",
    "guest_house",
    # both expansions
    "first_loading",
    # Nobles
    "colonist_ship",
    "hunting_lodge",
]
