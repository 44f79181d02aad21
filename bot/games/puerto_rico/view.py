"""What a seat may see of a Puerto Rico table: the only thing that pictures and texts are made from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.rules.seen import AskedView, ScoreView

from . import drafting, people
from .box import FOREST, SPACES, Box
from .score import tallies
from .state import State

if TYPE_CHECKING:
    from . import PuertoRico


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


def sparse(box: Box) -> dict[str, tuple[str, ...]]:
    """What may be left out of the counts of a view by field, for 0; goods and prices are always there."""
    island = (*box.tiles, FOREST)
    people = (*island, *(b.id for b in box.buildings))
    costs = tuple(dict.fromkeys(str(b.cost) for b in box.buildings))
    return {"island": island, "colonists": people, "nobles": people, "draft_spaces": costs}


def view_of(game: PuertoRico, s: State, you: int | None) -> View:
    """The table as `you` may see it; all points once the game is over."""
    box = game.box
    open_ = s.over or game.chosen["points"] == "open"
    asked = tuple(AskedView(a.seat, a.ask) for a in game.asked(s))
    scores = tallies(s, box) if s.over else []
    return View(
        you=you,
        round=s.round,
        governor=s.governor,
        phase=s.phase,
        phase_seat=s.phase_seat if s.phase else None,
        seats=tuple(_seat(box, s, seat, open_ or seat == you) for seat in range(s.seats)),
        roles=tuple(RoleView(role, n, s.taken.get(role)) for role, n in s.roles.items()),
        ships=tuple(ShipView(ship.size, ship.good, ship.load) for ship in s.ships),
        house=tuple(s.house),
        face_up=tuple(s.face_up),
        pile=len(s.pile),
        discards=len(s.discards),
        quarries=s.quarries,
        colonist_ship=s.colonist_ship,
        colonist_supply=s.colonist_supply,
        goods=dict(s.goods),
        points_left=s.points_left,
        buildings=tuple(
            BuildingView(b.id, s.buildings[b.id], b.cost, b.column, b.points, b.circles, b.size)
            for b in box.buildings
            if b.id in s.buildings
        ),
        asked=asked,
        ending=tuple(s.ending),
        over=s.over,
        scores=tuple(
            ScoreView(t.seat, tuple((line.id, line.points) for line in t.lines), t.total, t.tie[0], t.rank)
            for t in scores
        ),
        prices=dict(box.price),
        new_buildings=bool(box.drafted),
        with_nobles=box.nobles is not None,
        noble_ship=s.noble_ship,
        noble_supply=s.noble_supply,
        drafting=tuple(
            DraftView(b.id, b.cost, b.column, b.points, b.circles, b.size, box.copies(b.id, s.seats))
            for b in (box.building[name] for name in drafting.candidates(box, s))
        ),
        draft_spaces={str(cost): n for cost, n in drafting.spaces(box, s).items() if n},
    )


def _seat(box: Box, s: State, seat: int, points: bool) -> SeatView:
    me = s.board[seat]
    nobles, idle_nobles = people.shown(box, me)
    return SeatView(
        seat=seat,
        doubloons=me.doubloons,
        points=me.points if points else None,
        goods=dict(me.goods),
        island=dict(me.island),
        city=tuple(me.city),
        colonists=dict(me.colonists),
        idle=me.idle,
        roles=tuple(role for role, taker in s.taken.items() if taker == seat),
        island_free=SPACES - sum(me.island.values()),
        city_free=SPACES - sum(box.size[b] for b in me.city),
        nobles=nobles,
        idle_nobles=idle_nobles,
        guests=sum(me.colonists.get(b, 0) for b in box.effects.guest_houses),
    )
