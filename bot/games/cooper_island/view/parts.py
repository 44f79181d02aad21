"""The parts of a view: what lies on land, at the coast, on boards, and what is printed there."""

from __future__ import annotations

import msgspec


class SpaceView(msgspec.Struct, frozen=True):
    """A space of land."""

    space: str
    at: tuple[int, int]  # its hex
    terrain: str  # on top; "" for an unexplored one
    level: int
    on: str  # a cube by its resource, small, large, fortress, statue, lid, ruin; "" for nothing
    isthmus: bool
    near: bool  # unexplored, without a ruin, and next to an explored one


class WaterView(msgspec.Struct, frozen=True):
    """Half a stop, where an islet may lie."""

    water: str
    at: tuple[int, int]
    stop: str


class IsletView(msgspec.Struct, frozen=True):
    """An islet: the water it lies in, and the space that its other half covers."""

    water: str
    islet: str
    space: str
    terrain: str  # of the other half


class ShipView(msgspec.Struct, frozen=True):
    """A ship: where it is, how far it has come, the anchors under it."""

    ship: str  # one_master, two_master
    stop: str
    steps: int
    anchors: int


class StopView(msgspec.Struct, frozen=True):
    """A stop on the ring."""

    stop: str  # 0-harbour, 0-L1, 0-bay ...
    kind: str  # harbour, shoal, bay
    seat: int  # whose peninsula; for a bay the one that it comes after, clockwise


class TileView(msgspec.Struct, frozen=True):
    """A kind of tile: its two sides, a terrain or two each."""

    tile: str
    sides: tuple[tuple[str, ...], ...]


class PierView(msgspec.Struct, frozen=True):
    """A pier, what a boat costs there, and the points."""

    pier: str
    cost: dict[str, int]
    navigation: int


class BoatView(msgspec.Struct, frozen=True):
    """A boat at a pier."""

    pier: str
    boat: str
    flipped: bool


class BuildingView(msgspec.Struct, frozen=True):
    """A kind of building: how many each seat has, what it costs, the points."""

    building: str
    pieces: int
    cost: dict[str, int]
    navigation: int


class StatueView(msgspec.Struct, frozen=True):
    """A way to pay for a statue."""

    way: str  # stone, gold
    cost: dict[str, int]
    navigation: int


class CellView(msgspec.Struct, frozen=True):
    """A cell for a statue."""

    cell: str  # T1 ..., or a card
    open: bool
    full: bool
    navigation: int  # for who fills it


class CrateView(msgspec.Struct, frozen=True):
    """A crate, with a lid or without."""

    crate: str  # crate_1 ..., or a card
    covered: bool


class LargeView(msgspec.Struct, frozen=True):
    """A card of a large building."""

    card: str
    used: bool  # face down


class WorkerView(msgspec.Struct, frozen=True):
    """A kind of worker: the food and the points under each that is hired."""

    worker: str  # round, square
    food: int
    navigation: int


class SectorView(msgspec.Struct, frozen=True):
    """A sector: its actions, one out of each group, and what is more for who finds a space of it without opponents."""

    sector: str
    actions: tuple[tuple[str, ...], ...]
    bonus: dict[str, BonusView]  # by kind of worker


class BonusView(msgspec.Struct, frozen=True):
    """What a space brings to who finds no opponent there."""

    kind: str  # cooper, discount; beside or instead: actions besides those of the sector, or instead of them
    n: int = 0  # what is taken off a price
    actions: tuple[tuple[str, ...], ...] = ()


class PlaceView(msgspec.Struct, frozen=True):
    """A space of a sector: whose workers stand there, the last on top."""

    sector: str
    worker: str
    seats: tuple[int, ...]


class RoyalView(msgspec.Struct, frozen=True):
    """A royal card that lies out, and who has a worker there."""

    card: str
    steps: tuple[int, ...]  # for bronze, silver, gold
    points: tuple[int, ...]
    seat: int | None
    worker: str


class CargoView(msgspec.Struct, frozen=True):
    """A cargo ship: its price, whose lids are still on it, and how the harbour master is there."""

    ship: str
    cost: dict[str, int]
    navigation: int
    lids: tuple[int, ...]
    master: str  # standing, lying; "" where he is not
