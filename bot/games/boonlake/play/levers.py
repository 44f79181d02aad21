"""Modernising, and levers that are pushed down and up (Rulebook 001, progress, effects of levers)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.rules import Words

from ..components.box import Box
from ..components.effects.cards import CheaperLevers
from ..state import Seat
from .pieces import Pieces

NONE = "none"  # no lever is used


class Levers(Pieces):
    """A table being played on: levers."""

    def modernise(self, seat: int, lever: str, inhabitants: int = 0) -> None:
        """A lever for coins, and for inhabitants where others do it too."""
        me = self.s.board[seat]
        coins = lever_price(self.box, me, lever)
        me.coins -= coins
        self.give_up(seat, inhabitants)
        me.levers[lever] = True
        self.emit("modernised", seat, lever=lever, coins=coins, inhabitants=inhabitants)

    def push(self, seat: int, lever: str) -> None:
        """A lever is used."""
        self.s.board[seat].levers[lever] = False
        if self.record:
            self.emit("pushed", seat, lever=lever)

    def reset(self, seat: int, lever: str) -> None:
        """A lever can be used again."""
        self.s.board[seat].levers[lever] = True
        self.emit("lever_up", seat, lever=lever)


def lever_price(box: Box, me: Seat, lever: str) -> int:
    """What modernising costs in coins."""
    return max(0, box.levers[lever].cost - cheaper_levers(box, me))


def cheaper_levers(box: Box, me: Seat) -> int:
    """How many coins less a lever costs who has played cards that say so."""
    return sum([e.coins for e in box.always(me, CheaperLevers)]) if me.played else 0


def affordable_levers(box: Box, me: Seat) -> list[Words]:
    """The levers that the seat has not got and can pay, each as an answer."""
    most, mine = me.coins + cheaper_levers(box, me), me.levers
    return [words for x, words, cost in box.lever_costs if cost <= most and x not in mine]


def ready(me: Seat, levers: Mapping[str, object]) -> list[str]:
    """Those of some levers that the seat can use now, in the order in which it got them."""
    mine = me.levers
    if not mine:
        return []
    found = [x for x in levers if mine.get(x)]
    return found if len(found) < 2 else [x for x in mine if x in found]
