"""Region scoring: a label is covered, the other regions count for everybody (Rulebook 001, actions of regions)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components.effects.base import Gains
from ..play import Frame, Play, reasons, reasons_map
from ..play.levers import NONE, ready
from ..play.map_tiles import presences_outside
from ..state import EMINENCE
from .common import shared
from .free_actions import OpenAsk
from .progress import ShareAsk


class CoverLabel(OpenAsk):
    """The region whose label is covered; where all are, the one that does not count."""

    swayed = False

    def offers(self, g: Play) -> Iterable[Offer]:
        covered = g.s.covered
        free = [r for r in g.box.regions if r not in covered] or list(g.box.regions)
        return [pick(self.cover, [(region,) for region in free]), *self.anytime(g)]

    def why_cover(self, g: Play, region: str) -> Iterable[Reason]:
        return reasons_map.cover(g.s, region)

    def cover(self, g: Play, region: str) -> None:
        reward: Gains = g.cover(self.seat, region)
        if reward:
            g.gain(self.seat, reward, "label")
        g.then(ScoreRegions(self.seat, region))


class ScoreRegions(Frame):
    """All regions but one count for everybody, the Wise Eminence too."""

    seat: int  # who has taken the strip
    region: str
    points: int = 1  # of the Wise Eminence for each presence

    def run(self, g: Play) -> None:
        if g.s.eminence.plays:
            g.give_points(presences_outside(g.ground, EMINENCE, self.region) * self.points, "regions")
        order = g.order_from(max(self.seat, 0))
        for seat in order:
            if not g.s.board[seat].levers:
                collect(g, seat, self.region)
        if asks := [RegionShare(seat, self.region) for seat in order if g.s.board[seat].levers]:
            shared(g, asks, in_order=False)


def collect(g: Play, seat: int, region: str, lever: str = NONE) -> None:
    """What presences give in all regions but one."""
    n = presences_outside(g.ground, seat, region)
    gains = {"coins": n * g.box.n.presence_coins}
    if lever != NONE:
        g.push(seat, lever)
        gains["points"] = n * g.box.region_points[lever].points
    if n:
        g.gain(seat, gains, "regions")


class RegionShare(ShareAsk):
    """A coin for each presence, with a lever points as well; who has no levers has nothing to say."""

    region: str  # that does not count
    swayed = False

    def offers(self, g: Play) -> Iterable[Offer]:
        levers = ready(g.s.board[self.seat], g.box.region_points)
        if levers and not presences_outside(g.ground, self.seat, self.region):
            levers = []
        return [pick(self.collect, [(x,) for x in (NONE, *levers)]), *self.forgo_offers(g), *self.anytime(g)]

    def why_collect(self, g: Play, lever: str) -> Iterable[Reason]:
        found = reasons.lever(g.s.board[self.seat], self.seat, lever, g.box.region_points)
        there = presences_outside(g.ground, self.seat, self.region)
        return found if there else [*found, Reason("no-presence")]

    def collect(self, g: Play, lever: str) -> None:
        collect(g, self.seat, self.region, lever)
