"""What a seat may see of a Santa Maria table: the only thing that pictures and texts are made from."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from bot.rules import Rng

from .box import SETS, Box
from .cells import NAMES
from .dice import shown
from .effects import Conquer, Exchange, Gain, Pray, Shipping
from .score import achieved, tallies
from .state import Seat, State

if TYPE_CHECKING:
    from . import SantaMaria


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

    dock: str  # coins, religion, conquistador, points
    ship: ShipView | None
    gains: dict[str, int]  # income in coins or points; {} for an action


class PlaceView(msgspec.Struct, frozen=True):
    """A place for monks."""

    place: str
    kind: str  # scholar, bishop, mission
    points: int  # a scholar's at the end, a bishop's loss (below 0), else 0
    gains: dict[str, int]  # of a mission
    seats: tuple[int, ...]  # whose monks are there, in the order placed


class SpaceView(msgspec.Struct, frozen=True):
    """A passing space: top to bottom, the first is nearest to the 1st symbol."""

    space: str  # coins, religion, conquistador, shipping, road
    seat: int | None
    gains: dict[str, int]


class HallView(msgspec.Struct, frozen=True):
    """A town hall to choose, with its scholar."""

    tile: TileView
    scholar: str
    points: int


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
    goods: dict[str, int]  # all five, in the order wood, grain, sugar, gem, gold
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
    harbour: dict[str, tuple[ShipView, ...]]  # dock -> tiles
    space: str  # passing space taken this year, "" while playing


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
    year: int  # 0 while setting up
    years: int
    first: int
    shared_blue: bool
    seats: tuple[SeatView, ...]
    white: tuple[int, ...]  # white dice in the supply, ascending
    blue: tuple[int, ...]  # shared blue dice in the supply
    blue_left: int  # not yet brought into play
    die: str  # in hand while its line is activated, else ""
    line: str
    docks: tuple[DockView, ...]  # top to bottom
    ship_pile: int
    doubles: tuple[TileView, ...]  # on display
    triples: tuple[TileView, ...]
    double_pile: int
    triple_pile: int
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


class Catalogue:
    """The parts of a view that never change."""

    def __init__(self, box: Box) -> None:
        self.buildings = {b: _building(box, b) for b in box.buildings}
        self.tiles = {
            t.id: TileView(t.id, t.shape, t.cells, box.forms[t.shape].cells, box.forms[t.shape].cost)
            for t in box.tiles.values()
        }
        self.ships = {s.id: ShipView(s.id, s.cost, s.points) for s in box.ships.values()}


@lru_cache(SETS)
def catalogue(box: Box) -> Catalogue:
    """Made once for each set of components."""
    return Catalogue(box)


def _building(box: Box, id: str) -> BuildingView:
    b = box.buildings[id]
    gains: dict[str, int] = {}
    gives: tuple[str, ...] = ()
    gets: dict[str, int] = {}
    does = []
    for effect in b.effect:
        if isinstance(effect, Gain):
            for what, n in effect.gains.items():
                gains[what] = gains.get(what, 0) + n
        elif isinstance(effect, Exchange):
            gives, gets = effect.give, effect.get
        else:
            does.append({Shipping: "shipping", Conquer: "conquistador", Pray: "religion"}[type(effect)])
    return BuildingView(b.id, b.terrain, b.colonists, gains, gives, gets, tuple(does))


def _gains(box: Box, what: str) -> dict[str, int]:
    return next((dict(e.gains) for e in box.works[what] if isinstance(e, Gain)), {})


def view_of(game: SantaMaria, s: State, you: int | None) -> View:
    """The table as `you` may see it; all points once the game is over."""
    box, fixed = game.box, game.catalogue
    open_ = s.over or game.chosen["points"] == "open"
    year = min(max(s.round, 1), box.n.years) - 1
    ahead = sorted(range(s.seats), key=s.arrivals.index)
    scores = tallies(s, box) if s.over else []
    return View(
        you=you,
        year=s.round,
        years=box.n.years,
        first=s.first,
        shared_blue=game.chosen["blue_dice"] == "shared",
        seats=tuple(_seat(game, s, seat, open_ or seat == you) for seat in range(s.seats)),
        white=shown(s.white),
        blue=shown(s.blue),
        blue_left=s.blue_left,
        die=s.die,
        line=s.line,
        docks=tuple(
            DockView(dock, fixed.ships[tile] if tile else None, _gains(box, f"dock_{dock}"))
            for dock, tile in s.docks.items()
        ),
        ship_pile=len(s.ships),
        doubles=tuple(fixed.tiles[t] for t in s.display if box.tiles[t].shape == "double"),
        triples=tuple(fixed.tiles[t] for t in s.display if box.tiles[t].shape == "triple"),
        double_pile=len(s.doubles),
        triple_pile=len(s.triples),
        roads=s.roads,
        places=tuple(_place(box, place, seats) for place, seats in s.places.items()),
        spaces=tuple(_space(box, s, space) for space in box.spaces),
        conquest=tuple(
            tuple(seat for seat in ahead if s.board[seat].conquest == k) for k in range(box.conquest.length + 1)
        ),
        conquest_gold=box.conquest.gold,
        conquest_points=box.year_points[s.seats][year],
        tree=box.conquest.trees[year] if s.seats == 1 else 0,
        trees=box.conquest.trees if s.seats == 1 else (),
        religion=tuple(
            tuple(seat for seat in range(s.seats) if s.board[seat].religion == k)
            for k in range(box.religion.length + 1)
        ),
        religion_monks=box.religion.monks,
        religion_dice=box.religion.dice,
        halls=tuple(HallView(fixed.tiles[h], x, box.scholars[x].points) for h, x in s.halls.items()),
        colonies=tuple(
            ColonyView(c, tuple("" if w == "-" else w for row in box.colonies[c].rows for w in row.split()))
            for c in s.colonies
        ),
        buildings=fixed.buildings,
        tiles=fixed.tiles,
        goal=box.n.goal if s.seats == 1 else 0,
        asked=tuple(AskedView(a.seat, a.ask) for a in game.asked(s)),
        over=s.over,
        scores=tuple(
            ScoreView(t.seat, tuple((line.id, line.points) for line in t.lines), t.total, t.tie[0], t.rank)
            for t in scores
        ),
        achieved=tuple(achieved(s, box)) if s.over and s.seats == 1 else (),
    )


def _place(box: Box, place: str, seats: list[int]) -> PlaceView:
    if place in box.scholars:
        return PlaceView(place, "scholar", box.scholars[place].points, {}, tuple(seats))
    if place in box.bishops:
        return PlaceView(place, "bishop", -box.n.bishop_penalty, {}, tuple(seats))
    return PlaceView(place, "mission", 0, dict(box.missions[place].gains), tuple(seats))


def _space(box: Box, s: State, space: str) -> SpaceView:
    taken = next((seat for seat, me in enumerate(s.board) if me.space == space), None)
    return SpaceView(space, taken, _gains(box, f"space_{space}"))


def _seat(game: SantaMaria, s: State, seat: int, points: bool) -> SeatView:
    me, box = s.board[seat], game.box
    return SeatView(
        seat=seat,
        colony=me.colony,
        coins=me.coins,
        points=me.points if points else None,
        goods=dict(me.goods),
        cells=tuple(me.cells),
        laid=tuple(LaidView(tile, _cells(box, tile, at, turn)) for tile, at, turn in me.laid),
        dice=dict(me.dice),
        paid=dict(me.paid),
        next_cost=len(me.paid) + 1,
        blue=shown(me.blue),
        white_used=me.white_used,
        blue_used=me.blue_used,
        unlocked=me.unlocked,
        religion=me.religion,
        conquest=me.conquest,
        monks=me.monks,
        scholars=tuple(me.scholars),
        own_scholar=me.own_scholar,
        harbour={dock: tuple(game.catalogue.ships[t] for t in tiles) for dock, tiles in me.harbour.items()},
        space=me.space,
    )


def _cells(box: Box, tile: str, at: str, turn: str) -> tuple[str, ...]:
    shape = box.laying[tile][0]
    return tuple(NAMES[i] for i in shape.covers[shape.number[at, turn]])


def scrambled(game: SantaMaria, s: State, you: int | None, rng: Rng) -> State:
    """What `you` cannot tell from `s`: another key, other orders of the piles, other points of the other seats."""
    s = game.load(game.dump(s))
    s.rng.key = bytes(rng.below(256) for _ in range(32))
    for pile in (s.ships, s.doubles, s.triples):
        pile.cards.sort()  # so that nothing of the order they lay in is left
        rng.shuffle(pile.cards)
    if not s.over and game.chosen["points"] == "hidden":
        for seat, me in enumerate(s.board):
            if seat != you:
                me.points = rng.below(60)
    return s


def census_of(box: Box, s: State) -> dict[str, int]:
    """Everything that is neither made nor lost."""
    found = {"white": sum(s.white), "blue": sum(s.blue) + s.blue_left}
    if s.die:
        found[s.die.partition("_")[0]] += 1
    found["shipping"] = len(s.ships) + sum(map(bool, s.docks.values()))
    lying = [*s.display, *s.discards, *s.doubles.cards, *s.triples.cards]
    found["roads"], found["monks"] = s.roads, 0
    for me in s.board:
        found["blue"] += sum(me.blue)
        for die in me.dice.values():
            found[die.partition("_")[0]] += 1
        found["shipping"] += sum(map(len, me.harbour.values()))
        lying += [tile for tile, _, _ in me.laid]
        found["monks"] += me.monks
    found["monks"] += sum(map(len, s.places.values()))
    for tile in lying:
        shape = box.tiles[tile].shape
        if shape != "hall":
            found[_KEYS[shape]] = found.get(_KEYS[shape], 0) + 1
    return found


_KEYS = {"double": "doubles", "triple": "triples", "road": "roads"}


__all__ = ["Seat", "View", "census_of", "scrambled", "view_of"]
