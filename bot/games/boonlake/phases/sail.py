"""Phase B: the ship sails, and gets what the space gives (Rulebook 001, phase B)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..play import Play, reasons_map
from ..play.ship import destinations, rewards
from .free_actions import OpenAsk
from .interim_scoring import locks_crossed
from .rewards import receive
from .strips import CloseStrips


class Sail(OpenAsk):
    """How far the ship sails: at least a step, at most as many as the open row says."""

    swayed = False

    def offers(self, g: Play) -> Iterable[Offer]:
        spaces = destinations(g.box, g.s, self.seat, g.box.rows[g.s.row - 1].steps)
        return [pick(self.sail, spaces), *self.anytime(g)]

    def why_sail(self, g: Play, space: str) -> Iterable[Reason]:
        return reasons_map.sail(g.box, g.s, self.seat, space, g.box.rows[g.s.row - 1].steps)

    def sail(self, g: Play, space: str) -> None:
        locks = g.sail(self.seat, space)
        gains = rewards(g.box, g.s, self.seat)
        if gains and receive(g, self.seat, gains, "river"):
            g.then(CloseStrips())  # once that is answered
        else:
            g.close_strips()
        locks_crossed(g, self.seat, locks)
