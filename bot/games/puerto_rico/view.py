"""What a seat may see of a Puerto Rico table: the only thing that pictures and texts are made from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.rules import Rng

from .box import QUARRY, SPACES, Box
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
    island: dict[str, int]  # tile kind (a good or "quarry") -> tiles, in the order first laid
    city: tuple[str, ...]  # buildings in the order built; a large one takes two spaces
    colonists: dict[str, int]  # place (tile kind or building) -> colonists on it; places with none are left out
    idle: int  # colonists on the windrose
    roles: tuple[str, ...]  # placards taken this round

    island_free: int  # empty island spaces, of 12
    city_free: int  # empty city spaces, of 12


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


class AskedView(msgspec.Struct, frozen=True):
    """A seat that has a question open, and its name."""

    seat: int
    ask: str


class ScoreView(msgspec.Struct, frozen=True):
    """A final score: lines of (what for, points), the total, the tie-break, the rank from 1."""

    seat: int
    lines: tuple[tuple[str, int], ...]
    total: int
    tie: int
    rank: int


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
    colonist_ship: int
    colonist_supply: int
    goods: dict[str, int]  # goods left in the supply
    points_left: int  # victory point chips left in the supply; 0 when points are written on paper
    buildings: tuple[BuildingView, ...]  # every kind, in the order of the data file
    asked: tuple[AskedView, ...]
    ending: tuple[str, ...]  # why this round is the last: "colonists", "city", "points"; () while it is not
    over: bool
    scores: tuple[ScoreView, ...]  # () until the game is over


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
            BuildingView(b.id, s.buildings[b.id], b.cost, b.column, b.points, b.circles, b.size) for b in box.buildings
        ),
        asked=asked,
        ending=tuple(s.ending),
        over=s.over,
        scores=tuple(
            ScoreView(t.seat, tuple((line.id, line.points) for line in t.lines), t.total, t.tie[0], t.rank)
            for t in scores
        ),
    )


def _seat(box: Box, s: State, seat: int, points: bool) -> SeatView:
    me = s.board[seat]
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
    )


def scrambled(game: PuertoRico, s: State, you: int | None, rng: Rng) -> State:
    """What `you` cannot tell from `s`: another key, another order of the pile, other points of the other seats."""
    s = game.load(game.dump(s))
    s.rng.key = bytes(rng.below(256) for _ in range(32))
    s.pile.cards.sort()  # so that nothing of the old order goes into the new one
    rng.shuffle(s.pile.cards)
    if s.over or game.chosen["points"] == "open":
        return s
    others = [me for seat, me in enumerate(s.board) if seat != you]
    left = sum(me.points for me in others)
    rng.shuffle(others)
    for me in others[1:]:
        me.points = rng.below(left + 1)
        left -= me.points
    others[0].points = left
    return s


def census_of(s: State) -> dict[str, int]:
    """Everything that is neither made nor lost."""
    found = {f"goods.{good}": n + sum(me.goods[good] for me in s.board) for good, n in s.goods.items()}
    for ship in s.ships:
        if ship.good:
            found[f"goods.{ship.good}"] += ship.load
    for good in s.house:
        found[f"goods.{good}"] += 1
    for good in s.goods:
        lying = s.face_up.count(good) + s.pile.cards.count(good) + s.discards.count(good)
        found[f"plantations.{good}"] = lying + sum(me.island.get(good, 0) for me in s.board)
    found["quarries"] = s.quarries + sum(me.island.get(QUARRY, 0) for me in s.board)
    found["colonists"] = s.colonist_ship + s.colonist_supply
    found["colonists"] += sum(me.idle + sum(me.colonists.values()) for me in s.board)
    for building, n in s.buildings.items():
        found[f"buildings.{building}"] = n + sum(me.city.count(building) for me in s.board)
    found["points"] = s.points_left + sum(me.points for me in s.board) - s.paper
    found.update({f"roles.{role}": 1 for role in s.roles})
    return found
