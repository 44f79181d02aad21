"""What a seat may see of the Maya city."""

from __future__ import annotations

import msgspec


class CityPartView(msgspec.Struct, frozen=True):
    """One of the two parts of a card."""

    district: str  # market, festival, construction, technology
    cost: dict[str, int]
    gains: dict[str, int]  # resources, coins, points
    kind: str = ""  # of a building: wooden, straw
    value: int = 0  # of the die that a technology goes with
    does: str = ""  # conquistador, religion


class DistrictView(msgspec.Struct, frozen=True):
    """A district with its temple."""

    district: str
    gains: dict[str, int]  # of a level, in coins
    does: tuple[str, ...]  # of a level: token, religion, cards, priest, conquistador, junction
    level: int  # levels completed
    tile: str  # of the next level; "" where all are completed
    cost: dict[str, int]
    cards: tuple[str, ...]  # played here
    worth: int  # points if the city retired now


class CitySpotView(msgspec.Struct, frozen=True):
    """A place for a building on a road: a, b, c from the die symbol down to the junction."""

    spot: str  # road and letter
    building: str  # "" for none
    gains: dict[str, int]
    die: str  # on it, else ""
    priest: bool  # a high priest stands on it


class RoadView(msgspec.Struct, frozen=True):
    """A road from its die symbol down to its junction."""

    value: str
    borders: tuple[str, ...]  # districts, the left one first
    spots: tuple[CitySpotView, ...]
    token: bool  # a road token on its junction


class ProposalView(msgspec.Struct, frozen=True):
    """An exchange that stands open."""

    by: int
    to: tuple[int, ...]
    give: dict[str, int]
    want: dict[str, int]


class CityView(msgspec.Struct, frozen=True):
    """The Maya city; coins, points, dice and tracks are told with its seat."""

    seat: int
    stores: dict[str, int]  # storage tokens; how many are full is told with the seat's goods
    tokens: dict[str, int]  # in the supply
    gold: int
    districts: tuple[DistrictView, ...]
    roads: tuple[RoadView, ...]
    supply: dict[str, int]  # buildings that are left
    priests: int  # in hand
    cards: int  # in hand
    hand: tuple[str, ...] | None  # None where the reader may not know
    deck: int
    levels: int  # of a temple
    stacks: tuple[int, ...]  # tiles of the second and the third level face down
    parts: dict[str, tuple[CityPartView, ...]]  # of every card
    works: dict[str, dict[str, int]]  # what every building brings
    proposals: tuple[ProposalView, ...]
    refused: tuple[int, ...]  # seats with which a proposal has come to nothing in this trade
