"""What a seat may see of a Santa Maria table: the only thing that pictures and texts are made from."""

from __future__ import annotations

import msgspec

from bot.rules.view_parts import AskedView, ScoreView

from .maya import CityView


class BuildingView(msgspec.Struct, frozen=True):
    """A kind of cell, and what it does."""

    building: str
    terrain: str  # farm, forest, mountain, town, town_hall, road
    colonists: int  # on a road
    gains: dict[str, int]  # production: resources, coins, points
    gives: tuple[str, ...]  # trade: one of these resources ...
    gets: dict[str, int]  # ... for one of these
    does: tuple[str, ...]  # "shipping", "conquistador", "religion"


class TileView(msgspec.Struct, frozen=True):
    """An expansion tile, town hall or road tile."""

    tile: str
    shape: str  # double, triple, hall, road
    cells: tuple[str, ...]  # buildings, in the order of the shape
    at: tuple[tuple[int, int], ...]  # (row, column) of each, unturned
    cost: dict[str, int]


class LaidView(msgspec.Struct, frozen=True):
    """A tile in a colony: its cells by name, in the order of its shape."""

    tile: str
    cells: tuple[str, ...]


class ShipView(msgspec.Struct, frozen=True):
    """A shipping tile."""

    tile: str
    cost: dict[str, int]
    points: int


class DockView(msgspec.Struct, frozen=True):
    """A dock of the common board, and the income of a tile in the same dock of a harbour."""

    dock: str  # coins, religion, conquistador, points; special: no harbour has it
    ship: ShipView | None
    gains: dict[str, int]  # income in coins or points; {} for an action


class EffectView(msgspec.Struct, frozen=True):
    """What a scholar can do, or what a bishop counts."""

    does: str  # the kind of effect: "tax", "buy", "largest" ...
    of: tuple[str, ...]  # resources or terrains that it is about
    numbers: dict[str, int]  # coins, each, most, times ...; a price by resource, points by the side of a square


class PlaceView(msgspec.Struct, frozen=True):
    """A place for monks."""

    place: str
    kind: str  # scholar, bishop, mission
    points: int  # a scholar's at the end, a bishop's loss (below 0), else 0
    gains: dict[str, int]  # of a mission
    seats: tuple[int, ...]  # whose monks are there, in the order placed
    effect: EffectView | None = None  # of a scholar or bishop


class SpaceView(msgspec.Struct, frozen=True):
    """A passing space: top to bottom, the first is nearest to the 1st symbol."""

    space: str  # coins, religion, conquistador, shipping, road
    seat: int | None  # who came first
    gains: dict[str, int]
    others: tuple[int, ...] = ()  # who came later, by meditation


class HallView(msgspec.Struct, frozen=True):
    """A town hall to choose, with its scholar."""

    tile: TileView
    scholar: str
    points: int
    effect: EffectView | None = None


class ColonyView(msgspec.Struct, frozen=True):
    """A colony to choose."""

    colony: str
    cells: tuple[str, ...]


class SeatView(msgspec.Struct, frozen=True):
    """One player."""

    seat: int
    colony: str  # "" until chosen
    coins: int
    points: int | None  # happiness tokens; None where the reader may not know
    goods: dict[str, int]  # in the order wood, grain, sugar, gem, gold; cocoa where it is played with
    stores: int  # for cocoa
    governor: str  # the cell where he stands; "" where he does not come
    specialists: tuple[str, ...]  # of production, hired so far
    cells: tuple[str, ...]  # 36 buildings, row by row from A1; "" for an empty cell
    laid: tuple[LaidView, ...]
    dice: dict[str, str]  # cell -> die on it ("white_3")
    paid: dict[str, int]  # cell -> coins on it
    next_cost: int  # of activating one building
    blue: tuple[int, ...]  # own blue dice not yet used
    white_used: int  # this year, of at most 3
    blue_used: int
    unlocked: int  # blue dice brought into play
    religion: int
    conquest: int
    monks: int  # in hand
    scholars: tuple[str, ...]  # whose abilities it has, the own one included
    own_scholar: str  # beside the town hall (advanced set-up), else ""
    own_effect: EffectView | None  # of that scholar
    harbour: dict[str, tuple[ShipView, ...]]  # dock -> tiles
    space: str  # passing space taken this year, "" while playing


class View(msgspec.Struct, frozen=True):
    """The table as `you` may see it (None: as anybody may)."""

    you: int | None
    year: int  # 0 while setting up
    years: int
    first: int
    shared_blue: bool
    seats: tuple[SeatView, ...]
    white: tuple[int, ...]  # white dice in the supply, ascending
    blue: tuple[int, ...]  # shared blue dice in the supply
    blue_left: int  # not yet brought into play
    white_most: int  # dice of the supply that a seat may take in a year
    blue_most: int  # blue dice that a seat can bring into play
    ambassadors: tuple[str, ...]  # dice on their tokens, as "white_3"
    specialists: dict[str, str]  # value of a white die -> who can be hired with it; "" for nobody
    specialist_pile: int
    produces: dict[str, str]  # what a specialist of production brings: a resource, or "conquistador"
    governor: tuple[int, ...]  # points at the end by cell, row by row; () where he does not come
    die: str  # in hand while its line is activated, else ""
    line: str
    docks: tuple[DockView, ...]  # top to bottom
    ship_pile: int
    special_pile: int  # special shipping tiles
    doubles: tuple[TileView, ...]  # on display
    triples: tuple[TileView, ...]
    longs: tuple[TileView, ...]  # special expansion tiles
    double_pile: int
    triple_pile: int
    long_pile: int
    roads: int
    places: tuple[PlaceView, ...]  # scholars, bishops, missions
    spaces: tuple[SpaceView, ...]
    conquest: tuple[tuple[int, ...], ...]  # space 0.. -> seats there, the lowest marker (ahead) first
    conquest_gold: tuple[int, ...]  # spaces with a gold symbol
    conquest_points: tuple[int, ...]  # this year, by rank; alone: of the tree
    tree: int  # alone: the space to reach this year, else 0
    trees: tuple[int, ...]  # alone: of every year, else ()
    religion: tuple[tuple[int, ...], ...]  # space 0.. -> seats there
    religion_monks: tuple[int, ...]  # spaces with a monk symbol
    religion_dice: tuple[int, ...]  # those that unlock a blue die too
    halls: tuple[HallView, ...]  # while they are chosen
    colonies: tuple[ColonyView, ...]  # while they are chosen
    buildings: dict[str, BuildingView]  # every kind
    tiles: dict[str, TileView]  # every tile
    goal: int  # alone: points to win with, else 0
    asked: tuple[AskedView, ...]
    over: bool
    scores: tuple[ScoreView, ...]  # () until the game is over
    achieved: tuple[str, ...]  # alone, at the end
    city: CityView | None = None  # the Maya city, where it is played
