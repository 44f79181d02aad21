"""A turn: a strip, its left part, its right part, and the ship (Rulebook 001, phases A and B)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot import rules
from bot.rules import Offer, Reason, pick

from ..components.rows import Left, Right
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
        g.then(*[LEFT[effect](seat) for effect in row.left], Common(seat, strip), Sail(seat))


def inhabitant(seat: int) -> rules.Frame:
    return Receive(seat, {"inhabitants": 1}, "hire")


# What an effect left of the arrow asks or gives.
LEFT: Mapping[Left, Callable[[int], rules.Frame]] = {
    "explore": ExploreOnce,
    "improve": Improve,
    "pasture": Breed,
    "label": CoverLabel,
    "inhabitant": inhabitant,
    "modernise": Modernise,
    "play_or_draw": BuilderCard,
}


# What a right part asks each seat, and the parts in which seats compete.
SHARES: Mapping[Right, Callable[[int], Ask]] = {
    "cards": PioneerShare,
    "improve": SettleShare,
    "cattle": CattleShare,
    "hire": HireShare,
    "modernise": ProgressShare,
    "play": BuilderShare,
}
IN_ORDER = ("improve", "cattle")


class Common(Frame):
    """The right part of a strip, from the seat that took it on; Pioneer's is for the others alone."""

    seat: int
    strip: str

    def run(self, g: Play) -> None:
        right = g.box.strips[self.strip].right
        share = SHARES.get(right)
        if share is None:  # regions: the label is known where it is covered
            return
        order = g.order_from(max(self.seat, 0))
        if share is PioneerShare and self.seat >= 0:
            del order[0]
        shared(g, [share(seat) for seat in order], in_order=right in IN_ORDER)
