"""Rewards, and the questions that some of them leave (Rulebook 001, effects and actions)."""

from __future__ import annotations

from collections.abc import Iterable

from bot import rules
from bot.rules import Offer, Reason, pick

from ..components.effects.base import Gains
from ..components.effects.rewards import STEPS, TRACKS
from ..play import Frame, Play, reasons
from ..play.canal import unbuilt
from ..play.ship import river_vases
from .free_actions import OpenAsk


class Receive(Frame):
    """A reward."""

    seat: int
    gains: Gains
    why: str

    def run(self, g: Play) -> None:
        receive(g, self.seat, self.gains, self.why)


def receive(g: Play, seat: int, gains: Gains, why: str) -> bool:
    """Take a reward; what has to be chosen is asked. Returns whether there is such."""
    asks: list[rules.Frame] = []
    for what, n in g.gain(seat, gains, why):
        if what == "either_track":
            asks.append(ChooseTrack(seat, n))
        elif what == "vase_or_site":
            asks.append(VaseOrSite(seat, why))
        else:
            asks.append(BuildSite(seat))
    if asks:
        g.then(*asks)
    return bool(asks)


class BuildSite(OpenAsk):
    """A production site: a new one, or the second side of one that lies there."""

    swayed = False

    def offers(self, g: Play) -> Iterable[Offer]:
        options = [(r,) for r in unbuilt(g.box, g.s.board[self.seat])]
        return [pick(self.site, options), *self.anytime(g)] if options else []

    def why_site(self, g: Play, resource: str) -> Iterable[Reason]:
        return reasons.site(g.box, g.s.board[self.seat], self.seat, resource)

    def site(self, g: Play, resource: str) -> None:
        g.build_site(self.seat, resource)


class VaseOrSite(BuildSite):
    """A vase, or a production site."""

    why: str

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.vase), *(super().offers(g) or self.anytime(g))]

    def why_vase(self, g: Play) -> Iterable[Reason]:
        return []

    def vase(self, g: Play) -> None:
        n = 1 + (river_vases(g.box, g.s, self.seat) if self.why == "river" else 0)
        receive(g, self.seat, {"vases": n}, self.why)


class ChooseTrack(OpenAsk):
    """All steps on one of the two income tracks."""

    n: int
    swayed = False

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.advance, [(track,) for track in TRACKS]), *self.anytime(g)]

    def why_advance(self, g: Play, track: str) -> Iterable[Reason]:
        return []

    def advance(self, g: Play, track: str) -> None:
        step = next(what for what, those in STEPS.items() if those == track)
        receive(g, self.seat, {step: self.n}, "track")
