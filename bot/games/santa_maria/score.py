"""The final score (Rulebook 000, End of the game, and the sheet of bishops)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.rules import Line, Tally, ranked

from .components.box import Box
from .components.effects import Reached
from .play import payment
from .state import Seat, State


def tallies(s: State, box: Box) -> list[Tally]:
    """Line by line; ties go to the passing space nearest to the 1st symbol. Alone one wins by reaching the goal."""
    found = []
    bishops = [place for place in s.places if place in box.bishops]
    for seat, me in enumerate(s.board):
        appointed = [b for b in bishops if seat in s.places[b]]
        lines = [
            Line("happiness", me.points),
            Line("goods", last_sale(s, box, seat) // box.n.coins_per_point),
            Line("colonists", colonists(me, box)),
            Line("scholars", sum(box.scholars[x].points for x in me.scholars)),
            *(Line(b, box.bishops[b].effect.score(me, box) if b in appointed else 0) for b in bishops),
            Line("bishop_penalty", -box.n.bishop_penalty * len(appointed)),
            *([Line("governor", governed(me, box))] if box.governor else ()),
            Line("harbours", box.n.set_points * sets(me)),
            Line("ships", sum(box.ships[tile].points for tiles in me.harbour.values() for tile in tiles)),
        ]
        found.append(Tally(seat, tuple(lines), nearness(s, box, seat)))
    if s.seats == 1:
        found = [replace(t, missed=t.total < box.n.goal) for t in found]
    return ranked(found)


def last_sale(s: State, box: Box, seat: int) -> int:
    """Coins once all resources are sold; those of the Maya city at a price of their own, and never its gold."""
    me = s.board[seat]
    if box.has_city and seat == s.city_seat:
        return me.coins + box.n.city_price * sum(me.goods.values())
    return payment.worth(box, me)


def governed(me: Seat, box: Box) -> int:
    """Points for where the governor stands; the Maya city has none."""
    return box.governor[me.kingdoms.governor] if me.kingdoms.governor >= 0 else 0


def unscored(s: State, seat: int | None) -> Mapping[int, Collection[str]]:
    """Happiness lies face down."""
    return {other: ("happiness",) for other in range(s.seats) if other != seat}


def would(s: State, box: Box, seat: int) -> list[Line]:
    """What each bishop would bring to whom he is not appointed by yet, less what he costs."""
    me, price = s.board[seat], box.n.bishop_penalty
    if seat == s.city_seat:
        return []  # it sends no monks
    free = [b for b in s.places if b in box.bishops and seat not in s.places[b]]
    return [Line(b, box.bishops[b].effect.score(me, box) - price) for b in free]


def nearness(s: State, box: Box, seat: int) -> tuple[int, ...]:
    """How near to the 1st symbol a seat stands on the passing spaces; of two on one (Rulebook 002, Meditation) who came
    first is nearer."""
    space = s.board[seat].space
    if not space:
        return (0,)
    near = len(box.spaces) - box.spaces.index(space)
    if [me.space for me in s.board].count(space) < 2:
        return (near,)
    return near, -s.kingdoms.retired.index(seat)


def colonists(me: Seat, box: Box) -> int:
    """A point for each colonist in a line that is covered, so twice where row and column are."""
    return sum(box.terrains.colonists(me, line) for line in box.terrains.filled(me))


def sets(me: Seat) -> int:
    """Sets of a tile in every dock."""
    return min(map(len, me.harbour.values()))


def achieved(s: State, box: Box) -> list[str]:
    """What somebody who plays alone has achieved, as things stand (Rulebook 000, Solo game)."""
    me, tally = s.board[0], tallies(s, box)[0]
    by = {line.id: line.points for line in tally.lines}
    reached = Reached(
        tally.total, by["colonists"], sum(by.get(b, 0) for b in box.bishops), sets(me), box.terrains.chains(me)
    )
    return [id for id, feat in box.feats.items() if feat.effect.reached(reached)]
