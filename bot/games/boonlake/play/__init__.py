"""The verbs of Boonlake: every change of the table that is worth a line in the log, and the bases of its frames."""

from __future__ import annotations

from bot import rules

from ..components.effects.base import Gains
from .eminence import Eminence


class Frame(rules.Frame, tag=rules.tagged("boonlake")):
    """Something this game still has to do."""


class Ask(rules.Ask, tag=rules.tagged("boonlake")):
    """A question of this game. Where there is nothing to answer it is passed over in silence."""

    may_lapse = True


class Play(Eminence):
    """A table being played on: its verbs."""

    def take_strip(self, seat: int, strip: str) -> None:
        """Phase A: a strip of the action board, for the points that its row costs."""
        s = self.s
        i = s.strips.index(strip)
        s.strips[i], s.taken, s.row = "", strip, i + 1
        points = self.box.rows[i].points if seat >= 0 else 0
        if points:
            s.board[seat].points -= points
        if self.record:
            self.emit("strip", seat, strip=strip, row=i + 1, points=-points)

    def close_strips(self) -> None:
        """Phase C: the strips move up, the one that was taken is the lowest."""
        s = self.s
        s.strips.remove("")
        s.strips.append(s.taken)
        s.taken, s.row = "", 0

    def cover(self, seat: int, region: str) -> Gains:
        """A marker on a region's label; returns its reward, or none where one lies there."""
        first = region not in self.s.covered
        if first:
            self.s.covered.append(region)
        self.emit("label", seat, region=region, first=first)
        return self.box.regions[region].gains if first else {}

    def begin_round(self) -> None:
        s = self.s
        s.round += 1
        self.start_ships()
        self.emit("round", n=s.round)

    def decline(self, seat: int, what: str) -> None:
        if self.record:
            self.emit("declined", seat, what=what)

    def choose_scoring_tile(self, seat: int, tile: str) -> None:
        """Into the own area; the other one goes back."""
        s, me = self.s, self.s.board[seat]
        s.scoring[seat] = tile
        s.pool += [other for other in me.choice if other != tile]
        me.choice = []
        self.emit("tile_chosen", seat, tile=tile)
