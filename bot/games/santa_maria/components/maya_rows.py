"""The rows of the Maya city (Rulebook 002, Module D)."""

from __future__ import annotations

from typing import Literal

from bot.rules.components import Row

from .effects import Half, Reward


class Token(Row, frozen=True):
    """Storage tokens of the resource that is its id: each holds one."""

    full: int  # with which the city begins
    empty: int
    more: int  # in the supply


class District(Row, frozen=True):
    """A part of the city, with a place for a temple; each level that is built there brings the reward."""

    reward: tuple[Reward, ...]


class CityRoad(Row, frozen=True):
    """The road that begins at the die symbol of its id, with its spots for buildings down to the junction."""

    borders: tuple[str, ...]  # districts
    printed: str  # the building on the first spot, next to the symbol
    empty: int  # spots after it


class CityBuilding(Row, frozen=True):
    kind: Literal["printed", "wooden", "straw"]
    copies: int
    gains: dict[str, int]


class Temple(Row, frozen=True):
    """A tile for a level of a temple."""

    level: int
    cost: dict[str, int]


class Card(Row, frozen=True):
    """A card: it is played for one of its parts, which is a district's."""

    halves: tuple[Half, Half]
