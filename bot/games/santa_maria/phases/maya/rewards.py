"""A level of a temple, and the reward of its district (Rulebook 002, Temples)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ...components.effects import Cards, Junction, Priest, Technology, Token
from ...play import Frame, Play, reasons_maya
from ...play.maya import buildable
from .after import CityAsk, bonus


def technologies(g: Play, value: str) -> list[tuple[str]]:
    """The cards in hand whose technology goes with a die of that value."""
    found = []
    for card in g.s.city.hand:
        half = g.box.city.halves[card].get("technology")
        if isinstance(half, Technology) and str(half.value) == value:
            found.append((card,))
    return sorted(found)


class UseAsk(CityAsk):
    """A question during the use of a die: one card of technology may be played beside it."""

    value: str  # of the die as used; "" where none is, or a card has been played

    def beside(self, g: Play) -> list[Offer]:
        cards = technologies(g, self.value) if self.value else []
        return [pick(self.technology, cards, free=True)] if cards else []

    def forced(self, g: Play) -> bool:
        """Whoever has cards is asked whatever they are: that one is not would tell the others."""
        return not (self.value and g.s.city.hand)

    def technology(self, g: Play, card: str) -> None:
        half = g.play_card(card, "technology")
        self.value = ""
        assert isinstance(half, Technology)
        bonus(g, half.effect, "technology")

    def why_technology(self, g: Play, card: str) -> Iterable[Reason]:
        return reasons_maya.technology(g, self.value, card)

    def hidden(self, g: Play) -> tuple[str, ...]:
        return ("technology",)


class BuildTemple(UseAsk):
    """A level of one temple that borders a building, or of any."""

    spot: str = ""  # "" for any

    def districts(self, g: Play) -> tuple[str, ...]:
        return g.box.city.borders[self.spot] if self.spot else tuple(g.box.city.districts)

    def offers(self, g: Play) -> Iterable[Offer]:
        options = [(d,) for d in buildable(g, self.districts(g))]
        return [*([pick(self.complete, options)] if options else ()), pick(self.decline), *self.beside(g)]

    def complete(self, g: Play, district: str) -> None:
        g.complete_level(district)
        g.then(RewardFor(district, 0))
        if self.value:
            g.then(Beside(self.seat, self.value))

    def decline(self, g: Play) -> None:
        """No temple; there is nothing to tell."""

    def why_complete(self, g: Play, district: str) -> Iterable[Reason]:
        return reasons_maya.complete(g, district, self.districts(g))

    def why_decline(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


class Beside(UseAsk):
    """After a temple was built with a die: a card of technology, or the use of the die is over."""

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.go_on), *self.beside(g)]

    def go_on(self, g: Play) -> None:
        """The use of the die is over."""

    def why_go_on(self, g: Play) -> Iterable[Reason]:
        return ()  # it is always on offer


class RewardFor(Frame):
    """What the district gives, one after the other."""

    district: str
    start: int

    def run(self, g: Play) -> None:
        rewards, seat = g.box.city.districts[self.district].reward, g.s.city_seat
        if self.start == len(rewards):
            return
        reward = rewards[self.start]
        if isinstance(reward, Token):
            g.then(TakeToken(seat))
        elif isinstance(reward, Cards):
            g.draw_cards(reward.n)
        elif isinstance(reward, Priest):
            g.get_priest()
        elif isinstance(reward, Junction):
            g.then(LayJunction(seat))
        else:
            bonus(g, reward, self.district)
        g.then(RewardFor(self.district, self.start + 1))


class TakeToken(CityAsk):
    """A storage token from the supply."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.store, [(good,) for good, n in g.s.city.tokens.items() if n])

    def store(self, g: Play, resource: str) -> None:
        g.take_token(resource)

    def why_store(self, g: Play, resource: str) -> Iterable[Reason]:
        return [Reason("no-token", {"resource": resource})]


class LayJunction(CityAsk):
    """A road token on a junction without one."""

    def offers(self, g: Play) -> Iterable[Offer]:
        yield pick(self.join, [(at,) for at in g.box.city.junctions if at not in g.s.city.junctions])

    def join(self, g: Play, junction: str) -> None:
        g.lay_junction(junction)

    def why_join(self, g: Play, junction: str) -> Iterable[Reason]:
        return reasons_maya.join(g, junction)
