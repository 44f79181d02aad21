"""A turn: a strip, its left part, its right part, and the ship (Rulebook 001, phases A and B)."""

from __future__ import annotations

from collections.abc import Iterable

from bot import rules
from bot.rules import Offer, Reason, pick

from ..components.rows import Left
from ..play import Ask, Frame, Play
from .cards import PlayCard
from .cattle import Breed, CattleShare
from .common import shared
from .develop import Improve
from .explore import ExploreOnce
from .free_actions import OpenAsk
from .hire import HireShare
from .progress import Modernise, ProgressShare
from .regions import CoverLabel
from .rewards import Receive
from .sail import Sail
from .shares import BuilderCard, BuilderShare, PioneerShare, SettleShare


class Turn(OpenAsk):
    """Which strip is taken."""

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.take, [(strip,) for strip in g.s.strips]), *self.anytime(g)]

    def why_take(self, g: Play, strip: str) -> Iterable[Reason]:
        return []

    def take(self, g: Play, strip: str) -> None:
        seat, row = self.seat, g.box.strips[strip]
        g.take_strip(seat, strip)
        if row.kind:
            g.then(PlayCard(seat, row.kind))
        else:
            g.gain(seat, {"coins": g.box.n.builder_coins}, strip)
        g.then(*[left(seat, effect) for effect in row.left], Common(seat, strip), Sail(seat))


def left(seat: int, effect: Left) -> rules.Frame:
    """What an effect left of the arrow asks or gives."""
    match effect:
        case "explore":
            return ExploreOnce(seat)
        case "improve":
            return Improve(seat)
        case "pasture":
            return Breed(seat)
        case "label":
            return CoverLabel(seat)
        case "inhabitant":
            return Receive(seat, {"inhabitants": 1}, "hire")
        case "modernise":
            return Modernise(seat)
        case "play_or_draw":
            return BuilderCard(seat)


class Common(Frame):
    """The right part of a strip, from the seat that took it on; Pioneer's is for the others alone."""

    seat: int
    strip: str

    def run(self, g: Play) -> None:
        order = [] if self.seat < 0 else [self.seat]
        others = [seat for seat in g.order_from(max(self.seat, 0)) if seat != self.seat]
        asks: list[Ask]
        match g.box.strips[self.strip].right:
            case "cards":
                asks = [PioneerShare(seat) for seat in others]
            case "improve":
                asks = [SettleShare(seat) for seat in order + others]
            case "cattle":
                asks = [CattleShare(seat) for seat in order + others]
            case "hire":
                asks = [HireShare(seat) for seat in order + others]
            case "modernise":
                asks = [ProgressShare(seat) for seat in order + others]
            case "play":
                asks = [BuilderShare(seat) for seat in order + others]
            case "regions":  # the label is known where it is covered
                return
        if asks:
            shared(g, asks, in_order=g.box.strips[self.strip].right in ("improve", "cattle"))
