"""The rows of the data files: a struct a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.rules.components import Row

from .effects.base import Gains
from .effects.cards import CardEffect
from .effects.levers import LeverEffect
from .effects.scoring_tiles import Condition

Left = Literal["explore", "improve", "pasture", "label", "inhabitant", "modernise", "play_or_draw"]
Right = Literal["cards", "improve", "cattle", "regions", "hire", "modernise", "play"]
Back = Literal["2", "3", "4", "grey", "pasture"]
Bed = Literal["common", "upper", "lower"]


class Number(Row, frozen=True):
    value: int


class Place(Row, frozen=True):
    """What who plays first, second ... begins with."""

    coins: int


class Resource(Row, frozen=True):
    """An area of the canal, from upstream on, and the boats that begin there."""

    boats: int


class Kind(Row, frozen=True):
    """Of project cards."""


class Region(Row, frozen=True):
    gains: Gains  # of its label
    eminence: int  # points instead, for the Wise Eminence


class BoardRow(Row, frozen=True):
    """A row of the action board: steps of the ship at most, and points that its strip costs."""

    steps: int
    points: int = 0


class Strip(Row, frozen=True):
    kind: str  # of the card at the start; "" for none
    left: tuple[Left, ...]
    right: Right


class Tier(Row, frozen=True):
    """A tier of a player board: the income of each recess once it is empty."""

    houses: tuple[Gains, ...] = ()
    settlements: tuple[Gains, ...] = ()
    cattle: tuple[Gains, ...] = ()
    niche: Gains = msgspec.field(default_factory=dict)  # {}: it has none
    extra: int = 0  # inhabitants that its settlement or cattle cost more
    points: int = 0  # at the end, for each empty recess


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of an income track."""

    income: Gains
    gains: Gains = msgspec.field(default_factory=dict)  # of reaching or passing it


class Track(Row, frozen=True):
    steps: tuple[Step, ...]


class LeverScore(Row, frozen=True):
    """From so many levers on (its id) each is worth points at the end."""

    points: int


class Lever(Row, frozen=True):
    cost: int
    row: int
    column: int
    effect: LeverEffect


class Card(Row, frozen=True):
    kind: str
    effect: tuple[CardEffect, ...]
    coins: int = 0
    vases: int = 0
    needs: dict[str, int] = msgspec.field(default_factory=dict)  # resources
    points: int = 0


class Space(Row, frozen=True):
    """A space of the map; `start`: from how many players on it is filled from the start, 0 for never."""

    region: str
    row: int
    column: int
    start: int = 0
    gains: Gains = msgspec.field(default_factory=dict)


class Bridge(Row, frozen=True):
    spaces: tuple[str, str]


class RiverSpace(Row, frozen=True):
    bed: Bed
    harbour: bool = False
    gains: Gains = msgspec.field(default_factory=dict)
    lock: str = ""  # behind it


class ShipStart(Row, frozen=True):
    """Where ships begin in round 1 and 2, by number of players (its id)."""

    spaces: tuple[str, str]


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building site on a tile."""

    cost: Gains = msgspec.field(default_factory=dict)
    gains: Gains = msgspec.field(default_factory=dict)
    loss: int = 0  # points
    settle: int = 0  # points when a house here becomes a settlement
    settle_loss: int = 0


class Tile(Row, frozen=True):
    back: Back
    sites: tuple[Site, ...] = ()  # the upper, the lower; none on a pasture


class ScoringTile(Row, frozen=True):
    coins: int
    needs: dict[str, int]
    points: int
    track: str
    condition: Condition
    numbers: tuple[tuple[int, ...], ...]  # by interim scoring


class SoloTile(Row, frozen=True):
    side: Literal["a", "b"]
    actions: tuple[str, str, str]
    numbers: tuple[str, str, str, str]  # spaces: upper left, upper right, lower left, lower right
    back: Literal["upper_left", "upper_right"]  # where the silhouette lies, before the tile is turned


class SoloBoard(Row, frozen=True):
    """Points at an income, by pieces removed; of the cactus track by space, the first is 0."""

    points: tuple[int, ...]


class Difficulty(Row, frozen=True):
    """How many solo tiles of each side are taken out."""

    a: int
    b: int


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A data file."""

    number: tuple[Number, ...] = ()
    place: tuple[Place, ...] = ()
    resource: tuple[Resource, ...] = ()
    kind: tuple[Kind, ...] = ()
    region: tuple[Region, ...] = ()
    row: tuple[BoardRow, ...] = ()
    strip: tuple[Strip, ...] = ()
    tier: tuple[Tier, ...] = ()
    track: tuple[Track, ...] = ()
    lever_score: tuple[LeverScore, ...] = ()
    lever: tuple[Lever, ...] = ()
    card: tuple[Card, ...] = ()
    space: tuple[Space, ...] = ()
    bridge: tuple[Bridge, ...] = ()
    river: tuple[RiverSpace, ...] = ()
    ship_start: tuple[ShipStart, ...] = ()
    tile: tuple[Tile, ...] = ()
    scoring_tile: tuple[ScoringTile, ...] = ()
    solo_tile: tuple[SoloTile, ...] = ()
    solo_board: tuple[SoloBoard, ...] = ()
    difficulty: tuple[Difficulty, ...] = ()
