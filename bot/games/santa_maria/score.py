"""The final score (Rulebook 000, End of the game, and the sheet of bishops)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.rules import Line, Tally, ranked

from . import paying
from .box import Box
from .effects import Reached
from .state import Seat, State


def tallies(s: State, box: Box) -> list[Tally]:
    """Line by line; ties go to the passing space nearest to the 1st symbol. Alone one wins by reaching the goal."""
    found = []
    bishops = [place for place in s.places if place in box.bishops]
    for seat, me in enumerate(s.board):
        appointed = [b for b in bishops if seat in s.places[b]]
        lines = [
            Line("happiness", me.points),
            Line("goods", paying.worth(box, me) // box.n.coins_per_point),
            Line("colonists", colonists(me, box)),
            Line("scholars", sum(box.scholars[x].points for x in me.scholars)),
            *(Line(b, box.bishops[b].effect.score(me, box.land) if b in appointed else 0) for b in bishops),
            Line("bishop_penalty", -box.n.bishop_penalty * len(appointed)),
            Line("harbours", box.n.set_points * sets(me)),
            Line("ships", sum(box.ships[tile].points for tiles in me.harbour.values() for tile in tiles)),
        ]
        tie = len(box.spaces) - box.spaces.index(me.space) if me.space else 0
        found.append(Tally(seat, tuple(lines), (tie,)))
    if s.seats == 1:
        found = [replace(t, missed=t.total < box.n.goal) for t in found]
    return ranked(found)


def colonists(me: Seat, box: Box) -> int:
    """A point for each colonist in a line that is covered, so twice where row and column are."""
    return sum(box.land.colonists(me, line) for line in box.land.filled(me))


def sets(me: Seat) -> int:
    """Sets of a tile in every dock."""
    return min(len(tiles) for tiles in me.harbour.values())


def achieved(s: State, box: Box) -> list[str]:
    """What somebody who plays alone has achieved, as things stand (Rulebook 000, Solo game)."""
    me, tally = s.board[0], tallies(s, box)[0]
    by = {line.id: line.points for line in tally.lines}
    reached = Reached(
        tally.total, by["colonists"], sum(by.get(b, 0) for b in box.bishops), sets(me), box.land.chains(me)
    )
    return [id for id, feat in box.feats.items() if feat.effect.reached(reached)]
