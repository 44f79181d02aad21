"""Modernising, and forgoing the own share in a common part for a lever (Rulebook 001, progress, effects of levers)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, Words, pick

from ..components.effects.levers import ForgoModernise, ForgoVase
from ..play import Play, reasons
from ..play.levers import affordable_levers, ready
from ..play.upgrades import houses, settlements
from .free_actions import PUSH, Declinable, OpenAsk
from .upgrade import Upgrade

COINS, VASES, MODERNISE, UPGRADE = "coins", "vases", "modernise", "upgrade"  # what forgoing can give


class Modernise(Declinable):
    """Left of the arrow of Progress, or in place of the common part."""

    def offers(self, g: Play) -> Iterable[Offer]:
        levers = affordable_levers(g.box, g.s.board[self.seat])
        return self.beside(g, [pick(self.modernise, levers)] if levers else [])

    def why_modernise(self, g: Play, lever: str) -> Iterable[Reason]:
        return reasons.modernise(g.box, g.s.board[self.seat], self.seat, lever, 0)

    def modernise(self, g: Play, lever: str) -> None:
        g.modernise(self.seat, lever)


class ShareAsk(OpenAsk):
    """A seat's share in the right part of a strip, which a lever may replace."""

    def sways(self, g: Play, free: Offer) -> bool:
        """A lever at any moment may open a way to use one that replaces the share."""
        return super().sways(g, free) or (free.verb == PUSH and bool(ready(g.s.board[self.seat], g.box.forgo)))

    def forgo_offers(self, g: Play) -> list[Offer]:
        me = g.s.board[self.seat]
        if not me.levers or not (levers := ready(me, g.box.forgo)):  # mostly
            return []
        options = forgoable(g, self.seat, levers)
        return [pick(self.forgo, options)] if options else []

    def why_forgo(self, g: Play, lever: str, gain: str) -> Iterable[Reason]:
        me, box = g.s.board[self.seat], g.box
        found = reasons.lever(me, self.seat, lever, box.forgo)
        effect = box.forgo.get(lever)
        if effect is None:
            return found
        if isinstance(effect, ForgoVase):
            n = effect.vases if gain == COINS else 0
            return [*found, *(reasons.gain(lever, gain, (VASES, COINS)) or reasons.vases(me, self.seat, n))]
        one = isinstance(effect, ForgoModernise)
        if wrong := reasons.gain(lever, gain, (MODERNISE if one else UPGRADE,)):
            return [*found, *wrong]
        others = [words for words in affordable_levers(box, me) if words != (lever,)]
        if others if one else upgradable(g, self.seat):
            return found
        return [*found, Reason("no-lever-to-pay" if one else "nothing-to-upgrade")]

    def forgo(self, g: Play, lever: str, gain: str) -> None:
        effect = g.box.forgo[lever]
        g.push(self.seat, lever)
        g.emit("forgone", self.seat, lever=lever, gain=gain)
        if isinstance(effect, ForgoVase):
            if gain == VASES:
                g.gain(self.seat, {VASES: effect.vases}, "lever")
            else:
                g.spend(self.seat, {VASES: effect.vases})
                g.gain(self.seat, {COINS: effect.coins}, "lever")
        else:
            g.then(Modernise(self.seat) if gain == MODERNISE else Upgrade(self.seat))


def forgoable(g: Play, seat: int, levers: Iterable[str]) -> list[Words]:
    """Those of the levers for which the share can be forgone, and for what: (lever, gain)."""
    me, box, found = g.s.board[seat], g.box, list[Words]()
    for lever in levers:
        effect = box.forgo[lever]
        if isinstance(effect, ForgoVase):
            found.append((lever, VASES))
            if me.vases >= effect.vases:
                found.append((lever, COINS))
        elif isinstance(effect, ForgoModernise):
            if affordable_levers(box, me):
                found.append((lever, MODERNISE))
        elif upgradable(g, seat):
            found.append((lever, UPGRADE))
    return found


def upgradable(g: Play, seat: int) -> bool:
    """Whether the seat could upgrade something."""
    return bool(houses(g.ground, seat, g.box.n.house_inhabitants) or settlements(g.ground, seat))


class ProgressShare(ShareAsk):
    """Modernise for an inhabitant, or take a card."""

    def offers(self, g: Play) -> Iterable[Offer]:
        me, found = g.s.board[self.seat], list[Offer]()
        if me.ranch >= g.box.n.modernise_inhabitants and (levers := affordable_levers(g.box, me)):
            found.append(pick(self.modernise, levers))
        return [*found, DRAW, *self.forgo_offers(g), *self.anytime(g)]

    def why_modernise(self, g: Play, lever: str) -> Iterable[Reason]:
        return reasons.modernise(g.box, g.s.board[self.seat], self.seat, lever, g.box.n.modernise_inhabitants)

    def why_draw(self, g: Play) -> Iterable[Reason]:
        return []

    def modernise(self, g: Play, lever: str) -> None:
        g.modernise(self.seat, lever, g.box.n.modernise_inhabitants)

    def draw(self, g: Play) -> None:
        g.gain(self.seat, {"cards": 1}, "progress")


DRAW = pick(ProgressShare.draw)
