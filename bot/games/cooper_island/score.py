"""The final score (Rulebook 004, End of the game): five steps, and the tie-break."""

from __future__ import annotations

from bot.rules import Line, Tally, ranked

from .components.box import Box
from .components.effects import large_buildings as large
from .components.effects import royal_cards as royal
from .components.effects.small_buildings import Cells
from .components.rows import Royal
from .play.buildings import LID, built, gained_lids, statues
from .state import Seat, State


def tallies(s: State, box: Box) -> list[Tally]:
    """Line by line; ties go to whoever has fewer unexplored spaces."""
    found = []
    for seat, me in enumerate(s.board):
        lines = (
            Line("navigation", sum(ship.steps for ship in me.ships.values())),
            Line("royal", sum(royal_points(s, box, seat, card) for card in s.royal if s.royal[card].seat == seat)),
            Line("cards", sum(card_points(box, me, card) for card in (*me.small, *me.large))),
            Line("assets", assets(me) // box.n.assets_per_point),
            Line("anchors", -sum(ship.anchors for ship in me.ships.values())),
        )
        found.append(Tally(seat, lines, (-unexplored(me),)))
    return ranked(found)


def unexplored(me: Seat) -> int:
    """Spaces that are still unexplored, with a ruin or without."""
    return me.level.count(0)


def assets(me: Seat) -> int:
    """Coins and cubes in the storage, steps that the cartographer could go back, double tiles in hand."""
    return sum(me.stored.values()) + me.track + sum(me.tiles.values())


def royal_points(s: State, box: Box, seat: int, card: str) -> int:
    """What a card is worth to a seat."""
    row = box.royal[card]
    if not isinstance(row.effect, royal.CopyRoyal):
        return _medal(box, row, count(s, box, seat, row))
    others = [box.royal[other] for other, there in s.royal.items() if other != card and there.seat not in (-1, seat)]
    best = max((_medal(box, other, count(s, box, seat, other)) for other in others), default=0)
    return max(0, best - row.effect.less)


def _medal(box: Box, row: Royal, n: int) -> int:
    """The points of the highest medal that so many reach."""
    most = isinstance(row.effect, royal.Unexplored)
    got = [points for step, points in zip(row.steps, box.medals, strict=False) if (n <= step if most else n >= step)]
    return max(got, default=0)


def count(s: State, box: Box, seat: int, row: Royal) -> int:
    """How many a seat has of what a card counts."""
    me = s.board[seat]
    match row.effect:
        case royal.Boats():
            return len(me.boats)
        case royal.Buildings():
            return built(box, me)
        case royal.Statues():
            return statues(me)
        case royal.Lids():
            return gained_lids(me)
        case royal.High(level=level):
            return sum(height >= level for height in me.level)
        case royal.Unexplored():
            return unexplored(me)
        case royal.Area():
            return largest_area(box, me)
        case royal.CopyRoyal():
            return 0


def largest_area(box: Box, me: Seat) -> int:
    """Spaces of the largest area of one terrain, on any level."""
    return max(
        (
            len(area)
            for terrain in box.terrains
            for area in box.land.areas([i for i, on in enumerate(me.terrain) if on == terrain])
        ),
        default=0,
    )


def card_points(box: Box, me: Seat, card: str) -> int:
    """What a card of a building is worth; those that lie face down count nothing."""
    if card in box.small:
        effect = box.small[card]
        if not isinstance(effect, Cells):
            return 0
        return effect.points if sum(me.stored[good] for good in effect.goods) >= effect.cells else 0
    if card in me.used:
        return 0
    points = 0
    for does in box.large[card]:
        if isinstance(does, large.Lid):
            points += does.points * me.on.count(LID)
        elif isinstance(does, large.Flip):
            points += does.points * len(me.flipped)
        elif isinstance(does, large.Move) and built(box, me) >= does.buildings and statues(me) >= does.statues:
            points += does.points
    return points
