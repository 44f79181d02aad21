"""Steps of the city on the tracks, and what they bring (Rulebook 002, Religion track)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ...components.effects import Conquer, Effect, Gain, Pray
from ...play import Ask, Play, reasons_maya
from ...play.maya import fillable, in_vain, unrewarded


def bonus(g: Play, effect: Effect, why: str) -> None:
    """What a card of technology, a reward or a passing space brings, if it is a gain or a step.

    Nobody has to step, but none can be worse than none, except over a symbol that brings nothing: there one is asked.
    """
    seat, every = g.s.city_seat, g.rules.chosen["steps"] == "ask"
    me = g.s.board[seat]
    if isinstance(effect, Gain):
        g.gain(seat, effect.gains, why)
    elif isinstance(effect, Conquer):
        if me.conquest < g.box.conquest.length and (every or in_vain(g, me.conquest + 1)):
            g.then(CityMarch(seat))
        else:
            g.conquer(seat)
    elif isinstance(effect, Pray):
        if me.religion < g.box.religion.length and (every or unrewarded(g, me.religion + 1)):
            g.then(CityStep(seat))
        else:
            first_step(g)


def first_step(g: Play) -> None:
    """A religion step, and another for a grain."""
    city_prays(g)
    g.then(CityReligion(g.s.city_seat))


def city_prays(g: Play, paid: str = "") -> None:
    """A step on the religion track, with what it brings."""
    seat, track = g.s.city_seat, g.box.religion
    me = g.s.board[seat]
    if me.religion == track.length:
        g.emit("prayed", seat, n=me.religion, paid=paid)
        g.gain(seat, {"points": track.beyond}, "religion")
        return
    me.religion += 1
    g.emit("prayed", seat, n=me.religion, paid=paid)
    if me.religion in track.dice:
        g.unlock(seat, g.rules.chosen["blue_dice"] == "shared")
    if me.religion in track.monks:
        g.then(MonkGift(seat))


class CityAsk(Ask):
    """A question to the city: nothing is sold or bought beside it."""

    settable = ()


class CityStep(CityAsk):
    """A step on the religion track, taken or left."""

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.step), pick(self.decline)]

    def step(self, g: Play) -> None:
        first_step(g)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "step")

    def why_step(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


class CityMarch(CityStep):
    """A step on the conquistador track, taken or left."""

    def step(self, g: Play) -> None:
        g.conquer(self.seat)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "march")


class CityReligion(CityAsk):
    """One space more for a grain; gold pays for nothing."""

    def offers(self, g: Play) -> Iterable[Offer]:
        if g.s.board[self.seat].goods["grain"]:
            return [pick(self.advance, [("grain",)]), pick(self.decline)]
        return ()

    def advance(self, g: Play, pay: str) -> None:
        g.s.board[self.seat].goods[pay] -= 1
        city_prays(g, pay)

    def decline(self, g: Play) -> None:
        g.decline(self.seat, "religion")

    def why_advance(self, g: Play, pay: str) -> Iterable[Reason]:
        return reasons_maya.advance(g, pay)

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


class MonkGift(CityAsk):
    """For the symbol of a monk: a card, or a storage token turned to its full side."""

    def offers(self, g: Play) -> Iterable[Offer]:
        city = g.s.city
        return [
            *([pick(self.draw)] if city.deck.left(self.seat) else ()),
            pick(self.fill, [(good,) for good in fillable(g)]),
        ]

    def draw(self, g: Play) -> None:
        g.draw_cards(1)

    def fill(self, g: Play, resource: str) -> None:
        g.fill_store(resource)

    def why_draw(self, g: Play) -> Iterable[Reason]:
        return [Reason("no-more-cards")]

    def why_fill(self, g: Play, resource: str) -> Iterable[Reason]:
        return reasons_maya.fill(g, resource)
