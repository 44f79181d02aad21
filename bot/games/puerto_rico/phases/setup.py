"""The set-up (Rulebook 003, Set-up; New Buildings, Set-up; Nobles, Set-up)."""

from __future__ import annotations

from bot.rules import Pile, Rng

from ..components.rules import Rules
from ..state import Seat, Ship, State
from . import draft
from .course import Round
from .draft import Board, DraftBuilding


def start(game: Rules, seats: int, rng: Rng) -> State:
    """The governor by chance, starting plantations out of the plantation tiles; the first frames on the stack."""
    b = game.box
    t = b.setups[seats]
    governor = rng.below(seats)
    tiles = [good for good in b.goods for _ in range(b.good[good].tiles - t.fewer_tiles)]
    board = []
    for seat in range(seats):
        tile = t.start[(seat - governor) % seats]
        tiles.remove(tile)
        board.append(Seat(t.doubloons - b.fewer.get(tile, 0), dict.fromkeys(b.goods, 0), {tile: 1}))
    rng.shuffle(tiles)
    face_up = [tiles.pop() for _ in range(t.face_up)]
    drafted = draft.chosen(b, game.chosen["draft"], rng) if b.drafted else []
    s = State(
        seats=seats,
        rng=rng,
        stack=[Round()],
        board=board,
        governor=governor,
        roles=dict.fromkeys(b.roles[seats], 0),
        ships=[Ship(size) for size in t.ships],
        face_up=face_up,
        pile=Pile(tiles),
        quarries=t.quarries,
        colonist_ship=t.ship,
        colonist_supply=t.colonists,
        goods={good: b.good[good].tokens - t.fewer_goods for good in b.goods},
        points_left=t.points,
        buildings=b.supply(seats),
        undrafted=[name for name in b.drafted if name not in drafted],
    )
    if b.drafted:
        s.buildings |= {name: b.copies(name, seats) for name in b.drafted if name in drafted}
        s.stack.append(Board() if drafted else DraftBuilding(governor))
    if b.nobles:  # Nobles, Set-up: all colonists are used, and a noble stands on the ship instead of one
        s.noble_ship = b.nobles.ship
        s.noble_supply = b.nobles.nobles - b.nobles.ship
        s.colonist_ship = t.ship - b.nobles.ship
        s.colonist_supply = b.nobles.colonists - s.colonist_ship
    return s
