"""What a seat may see of a Puerto Rico table: the only thing that pictures and texts are made from."""

from __future__ import annotations

import msgspec

from bot.rules.view_parts import AskedView, ScoreView


class SeatView(msgspec.Struct, frozen=True):
    """One player's boards. Tiles of a kind are alike, so the island and the people on it are counts by kind."""

    seat: int
    doubloons: int
    points: int | None  # victory point chips; None where the reader may not know
    goods: dict[str, int]  # all five kinds, in the order corn, indigo, sugar, tobacco, coffee
    island: dict[str, int]  # tile kind (a good, "quarry" or "forest") -> tiles, in the order first laid
    city: tuple[str, ...]  # buildings in the order built; a large one takes two spaces
    colonists: dict[
        str, int
    ]  # place (tile kind or building) -> people on it (colonists and nobles); occupied ones only
    idle: int  # people on the windrose, of both kinds
    roles: tuple[str, ...]  # placards taken this round: one, or up to three with two players

    island_free: int  # empty island spaces, of 12
    city_free: int  # empty city spaces, of 12

    nobles: dict[str, int] = {}  # place -> how many of its people are nobles; only places with some
    idle_nobles: int = 0  # how many of those on the windrose
    guests: int = 0  # people in the own guest house, who may go to work at any moment


class RoleView(msgspec.Struct, frozen=True):
    """A role placard: the doubloons on it, and who took it this round (None: nobody yet)."""

    role: str
    doubloons: int
    taken_by: int | None


class ShipView(msgspec.Struct, frozen=True):
    """A cargo ship: named by its number of spaces."""

    size: int
    good: str  # "" while empty
    load: int


class BuildingView(msgspec.Struct, frozen=True):
    """A kind of building in the supply."""

    building: str
    left: int
    cost: int  # printed, or as the table's prices have it
    column: int  # how many quarries can count, 1 to 4
    points: int
    circles: int
    size: int  # city spaces, 1 or 2


class DraftView(msgspec.Struct, frozen=True):
    """A beige building that may still be drafted; the numbers as in `BuildingView`."""

    building: str
    cost: int
    column: int
    points: int
    circles: int
    size: int
    copies: int


class View(msgspec.Struct, frozen=True):
    """The table as `you` may see it (None: as anybody may)."""

    you: int | None
    round: int
    governor: int
    phase: str  # role being carried out, "" while one is being chosen
    phase_seat: int | None  # who took it
    seats: tuple[SeatView, ...]
    roles: tuple[RoleView, ...]  # every placard of this table, in the printed order
    ships: tuple[ShipView, ...]  # smallest first
    house: tuple[str, ...]  # goods in the trading house, 0 to 4, in the order sold
    face_up: tuple[str, ...]  # plantation tiles to choose from
    pile: int  # face-down plantation tiles
    discards: int  # plantation tiles in the discard pile
    quarries: int  # quarry tiles left
    colonist_ship: int  # without nobles
    colonist_supply: int  # without nobles
    goods: dict[str, int]  # goods left in the supply
    points_left: int  # victory point chips left in the supply; 0 when points are written on paper
    buildings: tuple[BuildingView, ...]  # every kind of this table, in the order of the data files
    asked: tuple[AskedView, ...]
    ending: tuple[str, ...]  # why this round is the last: "colonists", "city", "points"; () while it is not
    over: bool
    scores: tuple[ScoreView, ...]  # () until the game is over

    prices: dict[str, int] = {}  # of goods in the trading house
    new_buildings: bool = False  # the expansions the table plays with
    with_nobles: bool = False
    noble_ship: int = 0
    noble_supply: int = 0
    drafting: tuple[DraftView, ...] = ()  # beige buildings that may be drafted now; () once the board is full
    draft_spaces: dict[str, int] = {}  # cost -> empty spaces of the board, while drafting
    costs: dict[str, int] = {}  # what each building costs who is asked to build, all that makes it cheaper counted
