"""The Maya city of a position: what is not said is as at the start of the year."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.rules.position import impossible

from ..components.effects import Effect, Junction, Priest, Token
from ..state import City
from .supplies import Supplies

CITY_NAMES = ("hand", "deck", "gold", "spots", "dice", "levels", "junctions", "priests", "priests_at", "stores")
CITY_SEAT = ("coins", "points", "religion", "conquest", "white_used", "blue_used", "goods", "blue", "space")


def city_parts(city: City) -> Mapping[str, Collection[str]]:
    """Names of three parts: after `city` and these words comes one of those."""
    return {"played": city.played, "temples": city.levels, "stack": [str(n) for n in range(2, 2 + len(city.stacks))]}


class CitySetting(Supplies):
    """A table being set: the city's `set` lines, such as `city.hand = k01 k05` and `city.spots = 3b=w_gem`."""

    def city(self) -> None:
        s, n = self.s, self.n
        city = s.city
        city.gold = self.number("city.gold", min(n.city_gold * s.seats * s.round, n.gold_pieces), n.gold_pieces)
        self._temples()
        self._stores()
        city.junctions = sorted(self.words("city.junctions", self.box.city.junctions) or [])
        self.once("city.junctions", city.junctions)
        self._at_most("city.junctions", len(city.junctions), self._rewards(Junction))
        self._cards()
        self._houses()
        self._priests()

    def _at_most(self, name: str, n: int, total: int) -> None:
        """No table has more of something than the temples and cards have brought."""
        if n > total:
            raise impossible("census", name, what=name, n=n, total=total)

    def _rewards(self, kind: type[Effect]) -> int:
        """How often the completed levels have brought something."""
        districts, levels = self.box.city.districts, self.s.city.levels
        return sum(n * sum(isinstance(x, kind) for x in districts[d].reward) for d, n in levels.items())

    def _temples(self) -> None:
        """Completed levels, the tile of the next one in each district, and those that wait face down."""
        city, map_ = self.s.city, self.box.city
        for district, level in (self.pairs("city.levels", map_.districts) or {}).items():
            if not level.isdigit() or int(level) > map_.levels:
                raise impossible("value", "city.levels", value=f"{district}={level}")
            city.levels[district] = int(level)
        for size in range(1, map_.levels + 1):
            stack = city.stacks[size - 2].cards if size > 1 else list(city.temples.values())
            self._tiles(size, stack)

    def _tiles(self, size: int, drawn: list[str]) -> None:
        """The tiles of one size, in the order in which they would be drawn, the next one last."""
        city, known = self.s.city, self.box.city.of_level(size)
        shown = [d for d, n in city.levels.items() if n == size - 1]
        given = {d: self.words(f"city.temples.{d}", known) for d in shown}
        top = self.words(f"city.stack.{size}", known) or []
        named = [tile for tiles in (*given.values(), top) for tile in tiles or ()]
        self.once(f"city.stack.{size}", named)
        rest = [tile for tile in drawn if tile not in named]
        for d in shown:
            city.temples[d] = (given[d] or [""])[0] or rest.pop()
        for d, n in city.levels.items():
            if n == self.box.city.levels:
                city.temples[d] = ""
        if size > 1:
            waiting = sum(n < size - 1 for n in city.levels.values())
            self._at_most(f"city.stack.{size}", len(top), waiting)
            city.stacks[size - 2].cards = [*rest[: waiting - len(top)], *top]

    def _stores(self) -> None:
        city, more = self.s.city, 0
        for good, count in (self.pairs("city.stores", city.stores) or {}).items():
            if not count.isdigit() or not city.stores[good] <= int(count) <= city.stores[good] + city.tokens[good]:
                raise impossible("value", "city.stores", value=f"{good}={count}")
            more += int(count) - city.stores[good]
            city.tokens[good] -= int(count) - city.stores[good]
            city.stores[good] = int(count)
        self._at_most("city.stores", more, self._rewards(Token))

    def _houses(self) -> None:
        city = self.s.city
        given = self.pairs("city.spots", self.box.city.borders) or {}
        for spot, building in given.items():
            if spot in city.spots or not city.buildings.get(building, 0):
                raise impossible("value", "city.spots", value=f"{spot}={building}")
            city.buildings[building] -= 1
            city.spots[spot] = building
        self._at_most("city.spots", len(given), len(city.played["construction"]))

    def _priests(self) -> None:
        city, most = self.s.city, self._rewards(Priest)
        city.priests_at = self.words("city.priests_at", city.spots) or []
        self.once("city.priests_at", city.priests_at)
        self._at_most("city.priests_at", len(city.priests_at), most)
        left = most - len(city.priests_at)
        city.priests = self.number("city.priests", left, left)

    def city_dice(self) -> None:
        """Dice that lie in the city, where no priest stands."""
        city = self.s.city
        found = self.lying("city.dice", city.spots)
        for spot in found:
            if spot in city.priests_at:
                raise impossible("cells", "city.dice", value=spot)
        self.s.board[city.seat].dice = found

    def _cards(self) -> None:
        """Cards played and in hand; those that are not named lie in the deck, below those said to be on top."""
        city, cards = self.s.city, self.box.city.halves
        for district in city.played:
            city.played[district] = self.words(f"city.played.{district}", cards) or []
            for card in city.played[district]:
                if district not in cards[card]:
                    raise impossible("value", f"city.played.{district}", value=card)
        hand, top = self.words("city.hand", cards), self.words("city.deck", cards) or []
        gone = [card for played in city.played.values() for card in played] + (hand or [])
        self.once("city.hand", [*gone, *top])
        deck = [card for card in city.deck.cards if card not in gone and card not in top]
        if hand is None:
            n = self.n.city_cards + self.n.city_cards_year * (self.s.round - 1) - len(gone)
            hand = [deck.pop() for _ in range(max(0, min(n, len(deck))))]
        city.deck.cards, city.hand = [*deck, *top], hand
