"""How a view is made: what everybody may see of the common board, of each colony, and the points of one's own."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from bot.rules.seen import AskedView, ScoreView

from .box import SETS, Box
from .cells import NAMES
from .dice import shown
from .effects import Conquer, Effect, Exchange, Gain, Pray, Shipping
from .score import achieved, tallies
from .state import State
from .view import (
    BuildingView,
    ColonyView,
    DeedView,
    DockView,
    HallView,
    LaidView,
    PlaceView,
    SeatView,
    ShipView,
    SpaceView,
    TileView,
    View,
)

if TYPE_CHECKING:
    from . import SantaMaria


class Catalogue:
    """The parts of a view that never change."""

    def __init__(self, box: Box) -> None:
        self.buildings = {b: _building(box, b) for b in box.buildings}
        self.tiles = {
            t.id: TileView(t.id, t.shape, t.cells, box.forms[t.shape].cells, box.forms[t.shape].cost)
            for t in box.tiles.values()
        }
        self.ships = {s.id: ShipView(s.id, s.cost, s.points) for s in box.ships.values()}
        self.deeds = {x.id: _deed(x.effect) for x in box.scholars.values()}
        self.deeds |= {x.id: _deed(x.effect) for x in box.bishops.values()}


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


def _deed(effect: Effect) -> DeedView:
    """An effect with its numbers; what it is about is in fields of their own, by the kind of effect."""
    of: list[str] = []
    numbers: dict[str, int] = {}
    for field, value in msgspec.structs.asdict(effect).items():
        if isinstance(value, dict):
            of, numbers = list(value), dict(value)
        elif isinstance(value, int):
            numbers[field] = value
        else:
            of += [value] if isinstance(value, str) else value
    return DeedView(str(effect.__struct_config__.tag), tuple(of), numbers)


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
        places=tuple(_place(game, place, seats) for place, seats in s.places.items()),
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
        halls=tuple(HallView(fixed.tiles[h], x, box.scholars[x].points, fixed.deeds[x]) for h, x in s.halls.items()),
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


def _place(game: SantaMaria, place: str, seats: list[int]) -> PlaceView:
    box, deeds = game.box, game.catalogue.deeds
    if place in box.scholars:
        return PlaceView(place, "scholar", box.scholars[place].points, {}, tuple(seats), deeds[place])
    if place in box.bishops:
        return PlaceView(place, "bishop", -box.n.bishop_penalty, {}, tuple(seats), deeds[place])
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
        own_deed=game.catalogue.deeds.get(me.own_scholar),
        harbour={dock: tuple(game.catalogue.ships[t] for t in tiles) for dock, tiles in me.harbour.items()},
        space=me.space,
    )


def _cells(box: Box, tile: str, at: str, turn: str) -> tuple[str, ...]:
    shape = box.laying[tile][0]
    return tuple(NAMES[i] for i in shape.covers[shape.number[at, turn]])
