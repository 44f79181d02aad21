"""What is saved of a table."""

from __future__ import annotations

import msgspec

from bot import rules
from bot.rules import Pile


class Seat(msgspec.Struct):
    """A player's boards. Tiles of a kind are alike, so the island and the people on it are counts by kind."""

    doubloons: int
    goods: dict[str, int]  # every kind, in the order of the box
    island: dict[str, int]  # tile kind -> tiles; only kinds that are there
    city: list[str] = []
    colonists: dict[str, int] = {}  # tile kind or building -> colonists and nobles; only occupied places
    idle: int = 0  # colonists and nobles on the windrose
    points: int = 0  # victory point chips and points written on paper; hidden from the others
    nobles: dict[str, int] = {}  # tile kind, building or windrose -> nobles among its people; only places with some
    forests: list[str] = []  # the plantations under the forests that everybody saw being laid
    unseen: list[str] = []  # hidden from the others: those under forests that were drawn face down


class Ship(msgspec.Struct):
    """A cargo ship."""

    size: int
    good: str = ""
    load: int = 0


class State(rules.State, kw_only=True):
    """The table."""

    board: list[Seat]  # by seat
    governor: int
    roles: dict[str, int]  # placard -> doubloons on it, in the printed order
    ships: list[Ship]  # smallest first
    face_up: list[str]
    pile: Pile  # hidden: plantation tiles face down
    quarries: int
    colonist_ship: int  # without nobles
    colonist_supply: int  # without nobles
    goods: dict[str, int]  # supply
    points_left: int
    buildings: dict[str, int]  # supply, of every kind that is on the board
    taken: dict[str, int] = msgspec.field(
        default_factory=dict
    )  # placard -> seat that took it this round, in the order taken
    phase: str = ""  # the placard being carried out
    phase_seat: int = -1  # who took it
    house: list[str] = msgspec.field(default_factory=list)
    discards: list[str] = msgspec.field(default_factory=list)
    paper: int = 0  # points won beyond the chips, of all seats together
    ending: list[str] = msgspec.field(default_factory=list)  # why this round is the last
    setting: dict[str, str] = msgspec.field(default_factory=dict)  # `set` lines read, until the position is complete
    noble_ship: int = 0
    noble_supply: int = 0
    undrafted: list[str] = msgspec.field(default_factory=list)  # kinds to be drafted from, or left in the box
    drawn: str = ""  # hidden from all but one: a face-down tile that a seat has looked at and not yet laid
