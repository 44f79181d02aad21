"""How a view is made: what everybody may see of the common board, of each colony, and the points of one's own."""

from __future__ import annotations

from bot.rules.view_parts import asked_view, score_view

from ..components.box import Box
from ..components.cells import NAMES, SIZE
from ..components.dice import shown
from ..components.effects import Gain
from ..components.rules import Rules
from ..score import achieved, nearness, tallies
from ..state import State
from . import (
    ColonyView,
    DockView,
    HallView,
    LaidView,
    PlaceView,
    SeatView,
    SpaceView,
    TileView,
    View,
)
from .build_maya import city_view
from .catalogue import catalogue


def _gains(box: Box, what: str) -> dict[str, int]:
    return next((dict(e.gains) for e in box.works.get(what, ()) if isinstance(e, Gain)), {})


def view_of(game: Rules, s: State, you: int | None) -> View:
    """The table as `you` may see it; all points once the game is over."""
    box, fixed = game.box, catalogue(game.box)
    open_ = s.over or game.chosen["points"] == "open"
    year = min(max(s.round, 1), box.n.years) - 1
    ahead = sorted(range(s.seats), key=s.arrivals.index)
    return View(
        you=you,
        year=s.round,
        years=box.n.years,
        first=s.first,
        shared_blue=game.chosen["blue_dice"] == "shared",
        seats=tuple(_seat(game, s, seat, open_ or seat == you) for seat in range(s.seats)),
        white=tuple(shown(s.white)),
        blue=tuple(shown(s.blue)),
        blue_left=s.blue_left,
        white_most=box.n.white_most,
        blue_most=(not box.ambassadors) + len(box.religion.dice),
        ambassadors=_ambassadors(s),
        specialists={n: s.kingdoms.offered.get(n, "") for n in map(str, range(1, SIZE + 1))} if box.specialists else {},
        specialist_pile=len(s.kingdoms.specialists) if s.added else 0,
        produces=fixed.produces,
        governor=box.governor,
        die=s.die,
        line=s.line,
        docks=tuple(
            DockView(dock, fixed.ships[tile] if tile else None, _gains(box, f"dock_{dock}"))
            for dock, tile in s.docks.items()
        ),
        ship_pile=len(s.ships),
        special_pile=len(s.kingdoms.special_ships) if s.added else 0,
        doubles=_shown(box, s, "double"),
        triples=_shown(box, s, "triple"),
        longs=_shown(box, s, "long"),
        double_pile=len(s.doubles),
        triple_pile=len(s.triples),
        long_pile=len(s.kingdoms.longs) if s.added else 0,
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
        halls=tuple(HallView(fixed.tiles[h], x, box.scholars[x].points, fixed.effects[x]) for h, x in s.halls.items()),
        colonies=tuple(
            ColonyView(c, tuple("" if w == "-" else w for row in box.colonies[c].rows for w in row.split()))
            for c in s.colonies
        ),
        buildings=fixed.buildings,
        tiles=fixed.tiles,
        goal=box.n.goal if s.seats == 1 else 0,
        asked=asked_view(game.asked(s)),
        over=s.over,
        scores=score_view(tallies(s, box)) if s.over else (),
        achieved=tuple(achieved(s, box)) if s.over and s.seats == 1 else (),
        city=city_view(box, s, you),
    )


def _ambassadors(s: State) -> tuple[str, ...]:
    """The dice that lie on tokens."""
    there = s.kingdoms.ambassadors if s.added else {}
    return tuple(f"{colour}_{i + 1}" for colour, i in there.items() if i >= 0)


def _shown(box: Box, s: State, shape: str) -> tuple[TileView, ...]:
    """The tiles of a kind on display."""
    tiles = catalogue(box).tiles
    return tuple(tiles[t] for t in s.display if box.tiles[t].shape == shape)


def _place(game: Rules, place: str, seats: list[int]) -> PlaceView:
    box, effects = game.box, catalogue(game.box).effects
    if place in box.scholars:
        return PlaceView(place, "scholar", box.scholars[place].points, {}, tuple(seats), effects[place])
    if place in box.bishops:
        return PlaceView(place, "bishop", -box.n.bishop_penalty, {}, tuple(seats), effects[place])
    return PlaceView(place, "mission", 0, dict(box.missions[place].gains), tuple(seats))


def _space(box: Box, s: State, space: str) -> SpaceView:
    there = [seat for seat in range(s.seats) if s.board[seat].space == space]
    there.sort(key=lambda seat: nearness(s, box, seat), reverse=True)
    return SpaceView(space, there[0] if there else None, _gains(box, f"space_{space}"), tuple(there[1:]))


def _seat(game: Rules, s: State, seat: int, points: bool) -> SeatView:
    me, box, fixed = s.board[seat], game.box, catalogue(game.box)
    return SeatView(
        seat=seat,
        colony=me.colony,
        coins=me.coins,
        points=me.points if points else None,
        goods=dict(me.goods),
        stores=me.kingdoms.stores if me.added else 0,
        governor=NAMES[me.kingdoms.governor] if me.stand else "",
        specialists=tuple(me.kingdoms.specialists) if me.added else (),
        cells=tuple(me.cells),
        laid=tuple(LaidView(tile, _cells(box, tile, at, turn)) for tile, at, turn in me.laid),
        dice={} if seat == s.city_seat else dict(me.dice),
        paid=dict(me.paid),
        next_cost=len(me.paid) + 1,
        blue=tuple(shown(me.blue)),
        white_used=me.white_used,
        blue_used=me.blue_used,
        unlocked=me.unlocked,
        religion=me.religion,
        conquest=me.conquest,
        monks=me.monks,
        scholars=tuple(me.scholars),
        own_scholar=me.own_scholar,
        own_effect=fixed.effects.get(me.own_scholar),
        harbour={dock: tuple(fixed.ships[t] for t in tiles) for dock, tiles in me.harbour.items()},
        space=me.space,
    )


def _cells(box: Box, tile: str, at: str, turn: str) -> tuple[str, ...]:
    shape = box.laying[tile][0]
    return tuple(NAMES[i] for i in shape.covers[shape.number[at, turn]])
