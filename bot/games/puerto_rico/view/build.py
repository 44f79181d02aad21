"""The view of a table, built field by field."""

from __future__ import annotations

from bot.rules.view_parts import asked_view, score_view

from ..components.box import Box
from ..components.rows import FOREST
from ..components.rules import Rules
from ..play import buildings, prices
from ..play.circles import WINDROSE
from ..play.tiles import island_room
from ..score import tallies
from ..state import State
from . import BuildingView, DraftView, RoleView, SeatView, ShipView, View


def sparse(box: Box) -> dict[str, tuple[str, ...]]:
    """What may be left out of the counts of a view by field, for 0; goods and prices are always there.

    Of a score the lines of buildings that a seat does not have.
    """
    island = (*box.tiles, FOREST)
    people = (*island, *(b.id for b in box.buildings))
    costs = tuple(dict.fromkeys(str(b.cost) for b in box.buildings))
    buildings = tuple(box.size)
    counts = {"island": island, "colonists": people, "nobles": people, "draft_spaces": costs}
    return counts | {"scores": buildings, "costs": buildings}


def view(game: Rules, s: State, you: int | None) -> View:
    """The table as `you` may see it; all points once the game is over."""
    box = game.box
    open_ = s.over or game.chosen["points"] == "open"
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
        asked=asked_view(game.asked(s)),
        ending=tuple(s.ending),
        over=s.over,
        scores=score_view(tallies(s, box)) if s.over else (),
        prices=dict(box.price),
        new_buildings=bool(box.drafted),
        with_nobles=box.nobles is not None,
        noble_ship=s.noble_ship,
        noble_supply=s.noble_supply,
        drafting=tuple(
            DraftView(b.id, b.cost, b.column, b.points, b.circles, b.size, box.copies(b.id, s.seats))
            for b in (box.building[name] for name in buildings.candidates(box, s))
        ),
        draft_spaces={str(cost): n for cost, n in buildings.spaces(box, s).items() if n},
        costs=_costs(game, s),
    )


def _costs(game: Rules, s: State) -> dict[str, int]:
    """What the buildings of the supply cost who is asked to build."""
    box = game.box
    for asked in game.asked(s):
        if asked.ask == "Build":
            builder = asked.seat == s.phase_seat
            paid = box.paid(prices.terms(box, s.board[asked.seat], builder))
            return {b.id: paid[b.id] for b in box.buildings if b.id in s.buildings}
    return {}


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
        island_free=island_room(me),
        city_free=buildings.city_room(box, me),
        nobles={place: n for place, n in me.nobles.items() if place != WINDROSE},
        idle_nobles=me.nobles.get(WINDROSE, 0),
        guests=sum(me.colonists.get(b, 0) for b in box.effects.guest_houses),
    )
