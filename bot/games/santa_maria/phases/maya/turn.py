"""The turn of the Maya city (Rulebook 002, The Maya player's turn): a die, a card, a high priest, or passing."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Meanwhile, Offer, Reason, Words, pick

from ...components import dice
from ...components.cells import LINES, SIZE
from ...components.effects import Construction, Festival, Gain, Market
from ...components.maya_city import free_on
from ...play import Frame, Play, reasons, reasons_maya
from ...play.maya import can_afford, empty_spots, fillable, free_spots, raisable
from ..ambassadors import Embassy
from .after import CityAsk, bonus
from .market import Bargain
from .rewards import BuildTemple
from .use import Drive


class CityTurn(CityAsk):
    """Use a die, play a card, use a high priest, or retire."""

    settable = ()
    ends = ("retire",)
    order = ("use", "play", "bless")

    def hidden(self, g: Play) -> tuple[str, ...]:
        return ("play",)

    def forced(self, g: Play) -> bool:
        """Whoever has cards is asked whatever they are: that one is not would tell the others."""
        return not g.s.city.hand

    def offers(self, g: Play) -> Iterable[Offer]:
        free = free_spots(g)
        found: list[Offer] = []
        if free:
            found.append(pick(self.use, usable(g, free)))
            if g.s.city.priests:
                found.append(pick(self.bless, [(spot,) for spot in free]))
        found.append(pick(self.play, playable(g)))
        used = [other.space for other in g.s.board]
        found.append(pick(self.retire, [(space,) for space in g.box.spaces if space not in used]))
        return found

    def use(self, g: Play, die: str, value: str, pay: str) -> None:
        g.take_city_die(die, value, changing(die, value, pay))
        g.then(Drive(self.seat, value, at=value))
        if dice.of_ambassador(die):
            k = int(value) - 1 + (SIZE if dice.face(die)[0] == "blue" else 0)
            g.then(Embassy(self.seat, die, LINES[k]))

    def play(self, g: Play, card: str, district: str) -> None:
        half = g.play_card(card, district)
        if isinstance(half, Market):
            g.gain(self.seat, {"coins": g.box.n.city_trade}, "market")
            g.then(Meanwhile([Bargain(self.seat)]))
        elif isinstance(half, Festival):
            g.pay(self.seat, half.cost, "")
            g.gain(self.seat, half.gains, "festival")
        elif isinstance(half, Construction):
            g.pay(self.seat, half.cost, "")
            g.then(Raise(self.seat, card))

    def bless(self, g: Play, spot: str) -> None:
        g.set_priest(spot)
        g.then(BuildTemple(self.seat, "", spot))

    def retire(self, g: Play, space: str) -> None:
        g.retire(self.seat, space)
        (effect,) = g.box.works[f"space_{space}"]
        if space == g.box.spaces[-2]:
            g.then(FillOne(self.seat))
        elif space == g.box.spaces[-1]:
            g.then(BuildTemple(self.seat, ""))
        else:
            bonus(g, effect, "space" if isinstance(effect, Gain) else "")
        g.then(CityScores())

    def why_use(self, g: Play, die: str, value: str, pay: str) -> Iterable[Reason]:
        return reasons_maya.use(g, die, value, pay)

    def why_play(self, g: Play, card: str, district: str) -> Iterable[Reason]:
        return reasons_maya.play(g, card, district)

    def why_bless(self, g: Play, spot: str) -> Iterable[Reason]:
        return reasons_maya.bless(g, spot)

    def why_retire(self, g: Play, space: str) -> Iterable[Reason]:
        return reasons.retire(g, self.seat, space)


def usable(g: Play, free: list[str]) -> tuple[Words, ...]:
    """Every (die, value, pay) from whose symbol a free building can be reached: coins by the step, or a cocoa."""
    s, box = g.s, g.box
    me, tokens = s.board[s.city_seat], tuple(s.city.junctions)
    values = [v for v in box.city.roads if free_on(box.city, v, tokens, free)]
    own: list[str] = []
    if me.white_used < box.n.white_most:
        own += _lying("white", s.white)
    if any(me.blue) or (me.blue_used < me.unlocked and any(s.blue)):
        own += _lying("blue", me.blue if any(me.blue) else s.blue)
    for colour, i in s.kingdoms.ambassadors.items() if box.ambassadors else ():
        if i >= 0:
            own.append(dice.DICE[dice.AMBASSADOR + colour][i])
    found: list[Words] = []
    for die in own:
        for value in values:
            away = abs(int(value) - 1 - dice.face(die)[1])
            if away <= me.coins:
                found.append((die, value, "coins"))
            if away and me.goods[box.stored]:
                found.append((die, value, box.stored))
    return tuple(found)


def _lying(colour: str, there: list[int]) -> list[str]:
    return [dice.DICE[colour][i] for i, n in enumerate(there) if n]


def changing(die: str, value: str, pay: str) -> dict[str, int]:
    """What it takes to use a die for a value."""
    away = abs(int(value) - 1 - dice.face(die)[1])
    return {} if not away else {pay: away if pay == "coins" else 1}


def playable(g: Play) -> list[Words]:
    """Every (card, district) in hand that can be played as a turn."""
    me = g.s.board[g.s.city_seat]
    found: list[Words] = []
    room = bool(empty_spots(g))
    for card in sorted(g.s.city.hand):
        for district, half in g.box.city.halves[card].items():
            if isinstance(half, Market):
                found.append((card, district))
            elif isinstance(half, Festival):
                if can_afford(me, half.cost):
                    found.append((card, district))
            elif isinstance(half, Construction) and room and can_afford(me, half.cost) and raisable(g, half):
                found.append((card, district))
    return found


class Raise(CityAsk):
    """Which building of the kind, and where."""

    card: str

    def terms(self, g: Play) -> Construction:
        half = g.box.city.half(self.card, "construction")
        assert isinstance(half, Construction)
        return half

    def offers(self, g: Play) -> Iterable[Offer]:
        spots = empty_spots(g)
        yield pick(self.build, [(b, spot) for b in raisable(g, self.terms(g)) for spot in spots])

    def build(self, g: Play, building: str, spot: str) -> None:
        g.raise_building(building, spot)

    def why_build(self, g: Play, building: str, spot: str) -> Iterable[Reason]:
        return reasons_maya.build(g, building, spot, self.terms(g))


class FillOne(CityAsk):
    """The fourth passing space: a storage token turned to its full side."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.fill, [(good,) for good in fillable(g)])

    def fill(self, g: Play, resource: str) -> None:
        g.fill_store(resource)

    def why_fill(self, g: Play, resource: str) -> Iterable[Reason]:
        return reasons_maya.fill(g, resource)


class CityScores(Frame):
    """After the action of its passing space the city scores at once."""

    def run(self, g: Play) -> None:
        g.score_city()
