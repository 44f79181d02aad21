"""How a view is made: all is open but the order of bag, stack and decks, and the cards that another looks at."""

from __future__ import annotations

from functools import lru_cache

from bot.rules.questions import asking
from bot.rules.view_parts import asked_view, score_view

from ..components.box import Box
from ..components.effects.small_buildings import Cells
from ..components.rules import Rules
from ..play import Ask
from ..play.cards import card_crates, known_to, master_on
from ..play.landscape import lie
from ..play.storage import cells, room
from ..play.workers import fed_points, food
from ..score import assets, tallies, unexplored
from ..state import Seat, State
from . import (
    BoatView,
    CargoView,
    CellView,
    CrateView,
    IsletView,
    LargeView,
    PlaceView,
    RoyalView,
    SeatView,
    ShipView,
    SpaceView,
    View,
)
from .printed import catalogue

SPACES = 1 << 14  # looks of spaces that are remembered


def view_of(game: Rules, s: State, you: int | None) -> View:
    """The table as `you` may see it."""
    return table_view(game, s, you, tuple(seat_view(game.box, s, seat, you) for seat in range(s.seats)))


def table_view(game: Rules, s: State, you: int | None, seats: tuple[SeatView, ...]) -> View:
    """The table with as much of the seats as is given."""
    box, fixed = game.box, catalogue(game.box)
    return View(
        you=you,
        round=s.round,
        rounds=box.n.rounds,
        phase=s.phase,
        first=s.first,
        seats=seats,
        bag=len(s.bag),
        singles=dict(s.singles),
        logbooks=len(s.logbooks),
        small_deck=len(s.small.cards),
        large_deck=len(s.large.cards),
        known_small=known_to(s.small, you),
        known_large=known_to(s.large, you),
        sectors=fixed.sectors,
        places=tuple(
            PlaceView(sector, worker, tuple(s.places[place])) for place, (worker, sector) in box.send_words.items()
        ),
        royal=tuple(_royal(box, s, card) for card in s.royal),
        cargo=tuple(_cargo(box, s, ship) for ship in s.cargo),
        stops=fixed.stops[s.seats],
        waters=fixed.waters,
        tiles=fixed.tiles,
        piers=fixed.piers,
        prices=fixed.prices,
        statues=fixed.statues,
        hire=fixed.hire,
        track=box.n.track,
        asked=asked_view(game.asked(s)),
        todo=_todo(s),
        over=s.over,
        scores=score_view(tallies(s, box)) if s.over else (),
    )


def _todo(s: State) -> tuple[str, ...]:
    """What is left to do in the open question, each once."""
    asks = [question.ask for question in asking(s.stack)]
    return tuple(dict.fromkeys(action for ask in asks if isinstance(ask, Ask) for action in ask.left()))


def _royal(box: Box, s: State, card: str) -> RoyalView:
    there = s.royal[card]
    return RoyalView(card, box.royal[card].steps, box.medals, there.seat if there.seat >= 0 else None, there.worker)


def _cargo(box: Box, s: State, ship: str) -> CargoView:
    row = box.cargo[ship]
    here = list(s.cargo).index(ship) + 1 == s.round
    master = ("standing" if master_on(s, ship) else "lying") if here else ""
    return CargoView(ship, row.cost, row.navigation, tuple(s.cargo[ship]), master)


def seat_view(box: Box, s: State, seat: int, you: int | None) -> SeatView:
    """What lies before one seat."""
    me = s.board[seat]
    stops, frontier = box.rings[s.seats].stops, lie(box, me).frontier
    return SeatView(
        seat=seat,
        spaces=tuple(
            [
                _space(box, i, terrain, level, on, frontier >> i & 1)
                for i, (terrain, level, on) in enumerate(zip(me.terrain, me.level, me.on, strict=True))
            ]
        ),
        islets=tuple(
            IsletView(water, islet, me.shores[water], box.islets[islet].terrain) for water, islet in me.islets.items()
        ),
        islets_left=tuple(islet for islet in box.islets if islet not in me.islets.values()),
        unexplored=unexplored(me),
        ships=tuple(ShipView(name, stops[x.at].id, x.steps, x.anchors) for name, x in me.ships.items()),
        logbooks=tuple(me.logbooks),
        tiles=dict(me.tiles),
        stored=dict(me.stored),
        cells=cells(box, me),
        own_cells={card: effect.cells for card in me.small if isinstance(effect := box.small[card], Cells)},
        room=room(box, me),
        market=dict(me.market),
        track=me.track,
        charted=me.charted,
        boats=tuple(BoatView(pier, boat, boat in me.flipped) for pier, boat in me.boats.items()),
        boats_left=tuple(boat for boat in box.boats if boat not in me.boats.values()),
        buildings=dict(me.left),
        statue_cells=_statue_cells(box, me),
        lids=me.lids,
        crates=tuple(CrateView(crate, crate in me.crates) for crate in (*box.crates, *card_crates(box, me))),
        small=tuple(me.small),
        large=tuple(LargeView(card, card in me.used) for card in me.large),
        looking=len(me.looking),
        cards=tuple(me.looking) if seat == you else None,
        workers=dict(me.workers),
        unhired=dict(me.unhired),
        recruited=dict(me.recruited),
        reached=tuple(me.reached),
        food=food(box, me),
        fed_points=fed_points(box, me),
        assets=assets(me),
        owed=me.owed,
    )


@lru_cache(SPACES)
def _space(box: Box, i: int, terrain: str, level: int, on: str, near: int) -> SpaceView:
    """A space as it shows: the same look alike at many tables, and in thought at every step."""
    name = box.land.names[i]
    return SpaceView(name, box.land.hex[name], terrain, level, on, i in box.land.isthmus, bool(near))


def _statue_cells(box: Box, me: Seat) -> tuple[CellView, ...]:
    large = box.buildings["large"].pieces - me.left["large"]
    found = [
        CellView(cell.id, cell.large <= large, cell.id in me.cells, cell.navigation)
        for cell in box.statue_cells.values()
    ]
    if card := box.card_cell(me):
        found.append(CellView(card[0], True, card[0] in me.cells, card[1].navigation))
    return tuple(found)
