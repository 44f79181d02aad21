"""The two income tracks: steps of the markers, and what they bring (Rulebook 001, income tracks)."""

from __future__ import annotations

from ..components.box import Box
from ..components.effects.base import Gains
from ..state import Seat
from .canal import Canal


class IncomeTracks(Canal):
    """A table being played on: markers on the tracks."""

    def step(self, seat: int, track: str, n: int) -> list[Gains]:
        """The marker moves; returns the rewards that it reaches. A step past the end is worth points instead."""
        me, steps = self.s.board[seat], self.box.tracks[track]
        at = steps_on(me, track)
        to = min(at + n, len(steps) - 1)
        points = (at + n - to) * self.box.n.overflow_points
        if track == "coin":
            me.coin_track = to
        else:
            me.card_track = to
        me.points += points
        self.emit("track", seat, track=track, n=to, points=points)
        return [step.gains for step in steps[at + 1 : to + 1] if step.gains]


def steps_on(me: Seat, track: str) -> int:
    """How far the marker has moved."""
    return me.coin_track if track == "coin" else me.card_track


def income_of(box: Box, me: Seat, track: str) -> Gains:
    """The income where the marker stands."""
    return box.tracks[track][steps_on(me, track)].income
