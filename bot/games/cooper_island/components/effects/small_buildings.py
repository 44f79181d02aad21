"""What cards of small buildings do all game long (rulebook 004, appendix, small buildings)."""

from __future__ import annotations

from typing import Literal

from .base import Act, Effect, Gain

Moment = Literal["boat", "logbook", "ruin", "cargo", "building"]
Priced = Literal["boat", "building", "statue", "cargo"]


class When(Effect, frozen=True, tag="when"):
    """Something more whenever this is done: a boat or a building built, a logbook gained, a ruin removed, a cargo ship
    supplied. What brought the card does not count."""

    on: Moment
    effect: Gain | Act


class Cheaper(Effect, frozen=True, tag="cheaper"):
    """One less of one of these goods."""

    on: tuple[Priced, ...]
    goods: tuple[str, ...]


class Crate(Effect, frozen=True, tag="crate"):
    """One more crate: a coin or a cube for navigation points."""

    navigation: int


class StatueCell(Effect, frozen=True, tag="statue_cell"):
    """One more cell for a statue, with what it brings to fill it."""

    navigation: int
    goods: tuple[tuple[str, ...], ...]


class MoreFood(Effect, frozen=True, tag="more_food"):
    """Navigation points for more food, when all have been fed."""

    food: int
    navigation: int


class LessFood(Effect, frozen=True, tag="less_food"):
    """Less food is needed."""

    food: int


class Cells(Effect, frozen=True, tag="cells"):
    """Cells of the storage that hold these goods only, and points at the end if all are full."""

    goods: tuple[str, ...]
    cells: int
    points: int


Small = When | Cheaper | Crate | StatueCell | MoreFood | LessFood | Cells
