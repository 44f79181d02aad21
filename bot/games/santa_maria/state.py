"""What lies on a Santa Maria table."""

from __future__ import annotations

import msgspec

from bot import rules
from bot.rules import Pile


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
