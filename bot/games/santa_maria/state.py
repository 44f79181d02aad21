"""What lies on a Santa Maria table."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from bot import rules
from bot.rules import Deck, Pile


class SeatKingdoms(msgspec.Struct, kw_only=True):
    """What American Kingdoms adds to a player."""

    stores: int  # store tiles for cocoa
    last_conquest: int = 0  # points of the conquistador track in the last year
    governor: int = -1  # cell on which he stands; -1 without his module
    specialists: list[str] = msgspec.field(default_factory=list)  # of production, hired so far
    improved: int = 0  # cells that are building and road at once, as bits


class Proposal(msgspec.Struct, kw_only=True):
    """An exchange between the city and another seat that stands open: what its giver gives, and wants."""

    by: int
    to: list[int]  # who has not declined it
    give: dict[str, int]  # resources and coins
    want: dict[str, int]


class City(msgspec.Struct, kw_only=True):
    """The Maya city (Rulebook 002, Module D). Of its seat are coins, points, blue dice, tracks, the resources in its
    stores, and the dice on its buildings, by spot."""

    seat: int
    stores: dict[str, int]  # storage tokens by resource, full and empty
    tokens: dict[str, int]  # storage tokens in the supply
    spots: dict[str, str]  # spot -> building
    buildings: dict[str, int]  # in the supply, wooden and straw
    temples: dict[str, str]  # district -> tile to be completed next; "" where all are
    deck: Deck  # hidden; its owner knows the cards put under it
    stacks: list[Pile]  # hidden: temples of the second and the third level
    hand: list[str]  # hidden from the others
    played: dict[str, list[str]]  # district -> cards played for it
    levels: dict[str, int]  # district -> levels of its temple that are completed
    gold: int = 0  # in the central temple
    junctions: list[str] = msgspec.field(default_factory=list)  # with a road token
    priests: int = 0  # tokens of high priests in hand
    priests_at: list[str] = msgspec.field(default_factory=list)  # and those on buildings
    proposals: list[Proposal] = msgspec.field(default_factory=list)  # open while the city trades
    refused: list[int] = msgspec.field(default_factory=list)  # seats with which one has come to nothing in this trade


class Kingdoms(msgspec.Struct, kw_only=True):
    """What American Kingdoms adds to the common board."""

    special_ships: Pile  # hidden
    longs: Pile  # hidden: special expansion tiles
    retired: list[int] = msgspec.field(default_factory=list)  # seats on the passing spaces, in the order they came
    specialists: Pile = msgspec.field(default_factory=Pile)  # hidden
    offered: dict[str, str] = msgspec.field(default_factory=dict)  # value of a white die -> specialist
    gone: list[str] = msgspec.field(default_factory=list)  # specialists whom nobody hired
    ambassadors: dict[str, int] = msgspec.field(default_factory=dict)  # colour -> face of the die from 0; -1: taken
    city: City | UnsetType = UNSET  # at a table without the Maya city nothing of it is saved


class Seat(msgspec.Struct, kw_only=True):
    """One player: colony, storehouse, harbour."""

    goods: dict[str, int]  # resource -> how many, all five kinds
    coins: int
    harbour: dict[str, list[str]]  # dock -> shipping tiles, in the order taken
    monks: int  # in hand
    colony: str = ""
    cells: list[str] = msgspec.field(default_factory=lambda: [""] * 36)  # building by cell, row by row; "" for none
    built: int = 0  # cells that are covered, as bits
    works: int = 0  # cells with buildings, no roads
    busy: int = 0  # buildings with a die or coins
    laid: list[list[str]] = msgspec.field(default_factory=list)  # tiles as laid: tile, at, turn
    dice: dict[str, str] = msgspec.field(default_factory=dict)  # cell -> die on it
    paid: dict[str, int] = msgspec.field(default_factory=dict)  # cell -> coins on it
    points: int = 0  # happiness tokens; hidden from the others
    blue: list[int] = msgspec.field(default_factory=lambda: [0] * 6)  # own blue dice not yet used, by face
    unlocked: int = 1  # blue dice this seat has brought into play, the first included
    white_used: int = 0  # this year
    blue_used: int = 0
    religion: int = 0  # space on the track
    conquest: int = 0
    scholars: list[str] = msgspec.field(default_factory=list)  # whose abilities the seat has
    own_scholar: str = ""  # the one beside the town hall
    space: str = ""  # passing space taken this year
    added: SeatKingdoms | UnsetType = UNSET  # at a table without American Kingdoms nothing of it is saved

    @property
    def kingdoms(self) -> SeatKingdoms:
        """What American Kingdoms adds, at a table with it."""
        assert not isinstance(self.added, UnsetType)
        return self.added

    @property
    def stand(self) -> int:
        """The cell of the governor, as a bit; 0 where there is none."""
        return 0 if isinstance(self.added, UnsetType) or self.added.governor < 0 else 1 << self.added.governor

    @property
    def improved(self) -> int:
        """The cells that are building and road at once, as bits."""
        return 0 if isinstance(self.added, UnsetType) else self.added.improved


class State(rules.State, kw_only=True):
    """The table."""

    board: list[Seat]  # by seat
    first: int
    white: list[int]  # white dice in the supply, by face
    blue: list[int]  # shared blue dice in the supply, by face
    blue_left: int  # blue dice not yet brought into play
    docks: dict[str, str]  # dock of the common board -> shipping tile, "" for none
    ships: Pile  # hidden
    doubles: Pile  # hidden
    triples: Pile  # hidden
    display: list[str]  # expansion tiles to choose from
    discards: list[str]
    roads: int  # road tiles left
    places: dict[str, list[int]]  # scholars, bishops, missions -> seats with a monk there, in the order placed
    arrivals: list[int]  # seats on the conquistador track, who moved last is last: of a stack the first is ahead
    halls: dict[str, str] = msgspec.field(default_factory=dict)  # town hall -> scholar beside it, while they are chosen
    colonies: list[str] = msgspec.field(default_factory=list)  # while they are chosen
    die: str = ""  # in hand, while its line is activated
    line: str = ""  # being activated
    setting: dict[str, str] = msgspec.field(default_factory=dict)  # `set` lines read, until the position is complete
    added: Kingdoms | UnsetType = UNSET

    @property
    def kingdoms(self) -> Kingdoms:
        """What American Kingdoms adds, at a table with it."""
        assert not isinstance(self.added, UnsetType)
        return self.added

    @property
    def city(self) -> City:
        """The Maya city, at a table with it."""
        assert not isinstance(self.added, UnsetType) and not isinstance(self.added.city, UnsetType)
        return self.added.city

    @property
    def city_seat(self) -> int:
        """The seat that plays the city; -1 where none does."""
        return self.city.seat if self.added and self.added.city else -1
