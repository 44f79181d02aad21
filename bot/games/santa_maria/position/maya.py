"""The Maya city of a position: what is not said is as at the start of the year."""

from __future__ import annotations

from bot.rules.position import impossible

from ..components.maya_city import CENTRE
from .supplies import Supplies

CITY_NAMES = ("hand", "gold", "spots", "levels", "junctions", "priests", "stores")


class CitySetting(Supplies):
    """A table being set: the city's `set` lines, such as `city.hand = k01 k05` and `city.spots = 3b=w_gem`."""

    def city(self) -> None:
        s, box, n = self.s, self.box, self.n
        city = s.city
        city.gold = self.number("city.gold", min(n.city_gold * s.seats * s.round, n.gold_pieces), n.gold_pieces)
        for good, count in (self.pairs("city.stores", city.stores) or {}).items():
            if not count.isdigit() or not city.stores[good] <= int(count) <= city.stores[good] + city.tokens[good]:
                raise impossible("value", "city.stores", value=f"{good}={count}")
            city.tokens[good] -= int(count) - city.stores[good]
            city.stores[good] = int(count)
        for spot, building in (self.pairs("city.spots", box.city.borders) or {}).items():
            if spot in city.spots or not city.buildings.get(building, 0):
                raise impossible("value", "city.spots", value=f"{spot}={building}")
            city.buildings[building] -= 1
            city.spots[spot] = building
        for district, level in (self.pairs("city.levels", box.city.districts) or {}).items():
            self._levels(district, level)
        city.junctions = sorted(self.words("city.junctions", box.city.junctions) or [])
        city.priests = self.number("city.priests", city.levels[CENTRE], city.levels[CENTRE])
        self._cards()

    def _levels(self, district: str, level: str) -> None:
        """Completed levels; the tile of the next one comes from its stack."""
        city, levels = self.s.city, self.box.city.levels
        if not level.isdigit() or int(level) > levels:
            raise impossible("value", "city.levels", value=f"{district}={level}")
        for stack in city.stacks[: int(level)]:
            city.temples[district] = stack.cards.pop()
            city.levels[district] += 1
        if int(level) == levels:
            city.temples[district] = ""
            city.levels[district] += 1

    def _cards(self) -> None:
        """Cards played and in hand; those that are not named lie in the deck."""
        city, cards = self.s.city, self.box.city.halves
        for district in city.played:
            city.played[district] = self.words(f"city.played.{district}", cards) or []
            for card in city.played[district]:
                if district not in cards[card]:
                    raise impossible("value", f"city.played.{district}", value=card)
        hand = self.words("city.hand", cards)
        gone = [card for played in city.played.values() for card in played] + (hand or [])
        self.once("city.hand", gone)
        city.deck.cards = [card for card in city.deck.cards if card not in gone]
        if hand is None:
            n = self.n.city_cards + self.n.city_cards_year * (self.s.round - 1) - len(gone)
            hand = [city.deck.cards.pop() for _ in range(max(0, min(n, len(city.deck.cards))))]
        city.hand = hand
