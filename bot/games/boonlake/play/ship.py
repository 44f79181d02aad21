"""Ships on the river: where one may sail, and what it meets there (Rulebook 001, phase B)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules import Words

from ..components.box import Box
from ..components.effects.base import Gains
from ..components.effects.cards import Harbour, RiverCoins, RiverVases
from ..state import EMINENCE, State
from .cards import Cards


class Ship(Cards):
    """A table being played on: ships."""

    def sail(self, seat: int, to: str) -> int:
        """A ship moves, the Wise Eminence's too; returns how many locks it is the first to cross this round."""
        s = self.s
        start = ship_of(s, seat)
        if seat == EMINENCE:
            s.eminence.ship = to
        else:
            s.board[seat].ship = to
        if self.record:
            self.emit("sailed", seat, space=to)
        new = self.box.river.crossed(s.round, start, to, s.locks)
        s.locks += len(new)
        for lock in new:
            self.emit("lock", seat, n=lock + 1)
        return len(new)

    def start_ships(self) -> None:
        """All ships to where the round begins."""
        s = self.s
        space = self.box.river.start(s.seats, s.round)
        for me in s.board:
            me.ship = space
        if s.eminence.plays:
            s.eminence.ship = space
        s.locks = 0


def ship_of(s: State, seat: int) -> str:
    return s.eminence.ship if seat == EMINENCE else s.board[seat].ship


def destinations(box: Box, s: State, seat: int, steps: int) -> tuple[Words, ...]:
    """Where a ship may end its move, each as an answer."""
    ships = [me.ship for me in s.board]  # its own does not lie ahead of it
    if s.eminence.plays:
        ships.append(s.eminence.ship)
    return box.river.reach(s.round, ship_of(s, seat), ships, steps)


def rewards(box: Box, s: State, seat: int) -> Gains:
    """What a seat's ship gets where it lies: of the space, and of cards that add to it."""
    me = s.board[seat]
    space = box.river.spaces[me.ship]
    if not me.played or box.river_cards.isdisjoint(me.played):
        return space.gains
    gains = dict(space.gains)
    more: Sequence[Gains] = [e.gains for e in box.always(me, Harbour)] if space.harbour else []
    if "coins" in space.gains:
        more = [*more, *({"coins": e.coins} for e in box.always(me, RiverCoins))]
    if "vases" in space.gains:
        more = [*more, {"vases": river_vases(box, s, seat)}]
    for reward in more:
        for what, n in reward.items():
            gains[what] = gains.get(what, 0) + n
    return {what: n for what, n in gains.items() if n}


def river_vases(box: Box, s: State, seat: int) -> int:
    """Vases that come on top of one taken from a space of the river."""
    return sum(e.vases for e in box.always(s.board[seat], RiverVases))
