"""What lies on a Cooper Island table."""

from __future__ import annotations

import msgspec

from bot import rules
from bot.rules import Deck, Pile


class Ship(msgspec.Struct):
    """A ship on the ring."""

    at: int  # number of the stop
    steps: int = 0  # made so far
    anchors: int = 0  # under it


class Posted(msgspec.Struct):
    """A royal card that lies out, and the worker on it."""

    seat: int = -1  # nobody's
    worker: str = ""


class Seat(msgspec.Struct, kw_only=True):
    """One player: peninsula, board, workers."""

    # -- the peninsula, by number of the space
    terrain: list[str]  # on top; "" for an unexplored space
    level: list[int]
    on: list[str]  # a cube by its resource, small, large, fortress, statue, lid, ruin; "" for nothing
    explored: int = 0  # the same as bits: spaces of level 1 and more
    near: int = 0  # spaces next to those
    taken: int = 0  # spaces where something lies
    cubes: int = 0  # spaces where a cube lies
    laid: dict[str, int]  # double and single tiles laid so far, by kind
    islets: dict[str, str] = msgspec.field(default_factory=dict)  # water -> islet
    shores: dict[str, str] = msgspec.field(default_factory=dict)  # water -> the space of its other half
    # -- at sea
    ships: dict[str, Ship]
    logbooks: list[str] = msgspec.field(default_factory=list)
    # -- the board
    tiles: dict[str, int]  # double tiles in hand, by kind
    stored: dict[str, int]  # coins and cubes in the storage
    market: dict[str, int]
    track: int = 0  # of the cartographer
    charted: bool = False  # whether its one action of this turn or phase is used
    boats: dict[str, str] = msgspec.field(default_factory=dict)  # pier -> boat
    flipped: list[str] = msgspec.field(default_factory=list)  # boats turned over
    left: dict[str, int]  # buildings not yet built, by kind
    cells: list[str] = msgspec.field(default_factory=list)  # cells that hold a statue
    lids: int = 0  # unused
    crates: list[str] = msgspec.field(default_factory=list)  # with a lid
    small: list[str] = msgspec.field(default_factory=list)  # cards
    large: list[str] = msgspec.field(default_factory=list)
    used: list[str] = msgspec.field(default_factory=list)  # large ones that lie face down
    # -- workers
    workers: dict[str, int]  # free
    unhired: dict[str, int]
    reached: list[str] = msgspec.field(default_factory=list)  # milestones, in the order reached
    recruited: dict[str, int]  # how many of those lie on the cells of each kind
    # -- between questions
    # pieces taken up that still have to stand somewhere; ships whose lids are on their way to the board
    in_hand: list[str] = msgspec.field(default_factory=list)
    looking: list[str] = msgspec.field(default_factory=list)  # top cards of a deck to choose from; hidden from others
    owed: int = 0  # tolls refused to it: so many coins or cubes of its choice are still to come from the supply


class State(rules.State, kw_only=True):
    """The table."""

    board: list[Seat]  # by seat
    first: int  # who has Cooper
    phase: str = "setup"  # setup, income, workers, clean_up, final
    bag: Pile  # double tiles; hidden
    singles: dict[str, int]  # tiles left, by kind
    logbooks: Pile  # hidden
    small: Deck  # hidden but for what seats put back themselves
    large: Deck
    places: dict[str, list[int]]  # sector and kind of worker -> whose workers stand there, the last on top
    royal: dict[str, Posted]  # cards that lie out
    boxed: list[str]  # royal cards that do not
    cargo: dict[str, list[int]]  # ship -> seats whose lid is on it
    setting: dict[str, str] = msgspec.field(default_factory=dict)  # `set` lines read, until the position is complete
    master_up: bool = False  # whether the harbour master stands, on the ship of the round
