"""What a seat may see of a Cooper Island table: the only thing that pictures and texts are made from."""

from __future__ import annotations

import msgspec

from bot.rules.view_parts import AskedView, ScoreView

from .parts import (
    BoatView,
    BonusView,
    BuildingView,
    CargoView,
    CellView,
    CrateView,
    IsletView,
    LargeView,
    PierView,
    PlaceView,
    RoyalView,
    SectorView,
    ShipView,
    SpaceView,
    StatueView,
    StopView,
    TileView,
    WaterView,
    WorkerView,
)


class SeatView(msgspec.Struct, frozen=True):
    """One player."""

    seat: int
    spaces: tuple[SpaceView, ...]  # from the tip to the isthmus
    islets: tuple[IsletView, ...]  # that lie at its coast
    islets_left: tuple[str, ...]
    unexplored: int
    ships: tuple[ShipView, ...]
    logbooks: tuple[str, ...]  # in the order gained
    tiles: dict[str, int]  # double tiles in hand, by kind
    stored: dict[str, int]  # coins and cubes
    cells: int  # of the storage that take anything
    own_cells: dict[str, int]  # by card: further cells, for some goods only
    room: dict[str, int]  # how many more of each good find a cell
    market: dict[str, int]
    track: int  # of the cartographer
    charted: bool  # its one action of this turn or phase is used
    boats: tuple[BoatView, ...]
    boats_left: tuple[str, ...]
    buildings: dict[str, int]  # not yet built
    statue_cells: tuple[CellView, ...]
    lids: int  # unused
    crates: tuple[CrateView, ...]
    small: tuple[str, ...]  # cards
    large: tuple[LargeView, ...]
    looking: int  # at how many cards it looks
    cards: tuple[str, ...] | None  # at which; None where the reader may not know
    workers: dict[str, int]  # free
    unhired: dict[str, int]
    recruited: dict[str, int]  # milestones on the cells of each kind
    reached: tuple[str, ...]  # milestones reached
    food: int  # that the workers need, with what cards save
    fed_points: int  # for who feeds all
    assets: int  # unused, as they count at the end
    owed: int  # tolls refused to it, for which it still says what it takes


class View(msgspec.Struct, frozen=True):
    """The table as `you` may see it (None: as anybody may)."""

    you: int | None
    round: int
    rounds: int
    phase: str  # setup, income, workers, clean_up, final
    first: int  # who has Cooper
    seats: tuple[SeatView, ...]
    bag: int  # double tiles left
    singles: dict[str, int]  # single tiles left, by kind
    logbooks: int  # left
    small_deck: int
    large_deck: int
    known_small: tuple[str, ...]  # from the top, what you know of the deck; "" for what you do not
    known_large: tuple[str, ...]
    sectors: tuple[SectorView, ...]
    places: tuple[PlaceView, ...]
    royal: tuple[RoyalView, ...]
    cargo: tuple[CargoView, ...]
    stops: tuple[StopView, ...]  # clockwise from the harbour of seat 0
    waters: tuple[WaterView, ...]  # of every peninsula
    tiles: tuple[TileView, ...]  # every kind of double and single tile
    piers: tuple[PierView, ...]  # of every board
    prices: tuple[BuildingView, ...]  # of buildings
    statues: tuple[StatueView, ...]  # the ways to pay for one
    hire: tuple[WorkerView, ...]
    track: int  # length of the cartographer's
    asked: tuple[AskedView, ...]
    todo: tuple[str, ...]  # actions and boats that may still be done in the question that is open
    over: bool
    scores: tuple[ScoreView, ...]  # () until the game is over


__all__ = [
    "AskedView",
    "BoatView",
    "BonusView",
    "BuildingView",
    "CargoView",
    "CellView",
    "CrateView",
    "IsletView",
    "LargeView",
    "PierView",
    "PlaceView",
    "RoyalView",
    "ScoreView",
    "SeatView",
    "SectorView",
    "ShipView",
    "SpaceView",
    "StatueView",
    "StopView",
    "TileView",
    "View",
    "WaterView",
    "WorkerView",
]
