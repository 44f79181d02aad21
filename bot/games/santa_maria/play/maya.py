"""Changes of what lies in the Maya city: dice, priests, buildings, temples, cards (Rulebook 002, Module D)."""

from __future__ import annotations

from collections.abc import Collection

from ..components.effects import Construction, Half
from ..state import Seat
from .maya_stores import city_room
from .maya_trade import Bargains


class Cities(Bargains):
    """A table being played on: the Maya city."""

    def begin_city_year(self) -> None:
        """Rulebook 002, End of the round: gold for each player; from the second year on cards, too."""
        s, n, city = self.s, self.box.n, self.s.city
        gold = min(n.city_gold * s.seats, self.gold_left())
        city.gold += gold
        self.emit("city_gold", city.seat, n=gold)
        self.draw_cards(n.city_cards_year if s.round > 1 else n.city_cards)

    def draw_cards(self, n: int) -> None:
        """Cards from the deck into the hand, as many as there are."""
        city = self.s.city
        drawn: list[str] = []
        while len(drawn) < n and city.deck.left(city.seat):
            drawn.append(city.deck.draw(self, city.seat))
        if drawn:
            city.hand += drawn
            self.emit("city_drew", city.seat, {"cards": drawn}, n=len(drawn))

    def redraw_cards(self, cards: Collection[str]) -> None:
        """Rulebook 002, Trade: for a coin, cards go under the deck, and as many come from its top."""
        city = self.s.city
        self.s.board[city.seat].coins -= self.box.n.city_redraw
        for card in cards:
            city.hand.remove(card)
            city.deck.put_under(city.seat, card)
        self.emit("city_redrew", city.seat, {"cards": list(cards)}, n=len(cards))
        self.draw_cards(len(cards))

    def play_card(self, card: str, district: str) -> Half:
        """A card leaves the hand for one of its districts; returns its part."""
        city = self.s.city
        city.hand.remove(card)
        city.played[district].append(card)
        self.emit("city_played", city.seat, card=card, district=district)
        return self.box.city.half(card, district)

    def raise_building(self, building: str, spot: str) -> None:
        city = self.s.city
        city.buildings[building] -= 1
        city.spots[spot] = building
        self.emit("city_built", city.seat, building=building, spot=spot)

    def take_city_die(self, die: str, value: str, paid: dict[str, int]) -> None:
        seat = self.s.city_seat
        self.lift_die(seat, die, paid)
        self.emit("city_die", seat, die=die, value=value, paid=paid)

    def drive(self, value: str, spot: str) -> None:
        """Rulebook 002, Using a die: every free building on the way, then the die lies on the last.

        Without a die in hand, an ambassador's way is followed, and none is left.
        """
        s, city = self.s, self.s.city
        me = s.board[city.seat]
        open_ = {*free_spots(self)}
        self.emit("city_went", city.seat, value=value, spot=spot)
        for at in self.box.city.routes(value, tuple(city.junctions))[spot]:
            if at in open_:
                self.gain(city.seat, self.box.city.buildings[city.spots[at]].gains, city.spots[at])
        if s.die:
            me.dice[spot] = s.die
            s.die = ""

    def set_priest(self, spot: str) -> None:
        """Rulebook 002, High priest: he activates a free building, and stays there."""
        city = self.s.city
        city.priests -= 1
        city.priests_at.append(spot)
        self.emit("city_priest", city.seat, spot=spot)
        self.gain(city.seat, self.box.city.buildings[city.spots[spot]].gains, city.spots[spot])

    def complete_level(self, district: str) -> None:
        """Rulebook 002, Temples: what the tile shows is paid; a smaller one comes upon it."""
        city, box = self.s.city, self.box
        tile = city.temples[district]
        self.pay(city.seat, box.city.temples[tile].cost, "")
        city.levels[district] += 1
        self.emit("temple_level", city.seat, district=district, tile=tile, n=city.levels[district])
        left = city.levels[district] < box.city.levels
        city.temples[district] = city.stacks[city.levels[district] - 1].draw(self) if left else ""
        if left:
            self.emit("temple_next", city.seat, district=district, tile=city.temples[district])

    def fill_store(self, resource: str) -> None:
        city = self.s.city
        self.s.board[city.seat].goods[resource] += 1
        self.emit("city_filled", city.seat, resource=resource)

    def take_token(self, resource: str) -> None:
        """A storage token of the supply, full."""
        city = self.s.city
        city.tokens[resource] -= 1
        city.stores[resource] += 1
        self.s.board[city.seat].goods[resource] += 1
        self.emit("city_token", city.seat, resource=resource)

    def lay_junction(self, junction: str) -> None:
        city = self.s.city
        city.junctions = sorted([*city.junctions, junction])
        self.emit("city_road", city.seat, junction=junction)

    def get_priest(self) -> None:
        city = self.s.city
        city.priests += 1
        self.emit("got_priest", city.seat, n=city.priests)

    def score_city(self) -> None:
        """Rulebook 002, Passing: cards times levels by district, and gold times levels of its temple."""
        city = self.s.city
        by = worth_of_districts(self)
        self.s.board[city.seat].points += sum(by.values())
        self.emit("city_scored", city.seat, points=sum(by.values()), by={d: n for d, n in by.items() if n})

    def clear_city(self) -> None:
        """Rulebook 002, End of the round: priests leave the buildings; they come back to their owner."""
        city = self.s.city
        city.priests += len(city.priests_at)
        city.priests_at = []


def free_spots(g: Cities) -> list[str]:
    """The buildings of the city without a die or a priest."""
    city = g.s.city
    taken = {*g.s.board[city.seat].dice, *city.priests_at}
    return [spot for spot in city.spots if spot not in taken]


def empty_spots(g: Cities) -> list[str]:
    """The spots of the city on which nothing is built."""
    return [spot for spot in g.box.city.borders if spot not in g.s.city.spots]


def can_afford(me: Seat, cost: dict[str, int]) -> bool:
    """Whether the city has all of a cost; gold pays for nothing."""
    return all(me.goods[good] >= n for good, n in cost.items())


def buildable(g: Cities, districts: Collection[str]) -> list[str]:
    """Those districts of whose temples a level can be paid for."""
    city = g.s.city
    me, tiles = g.s.board[city.seat], g.box.city.temples
    return [d for d in districts if city.temples[d] and can_afford(me, tiles[city.temples[d]].cost)]


def fillable(g: Cities) -> list[str]:
    """Resources with an empty storage token."""
    city = g.s.city
    return [good for good in city.stores if city_room(city, g.s.board[city.seat], good)]


def in_vain(g: Cities, space: int) -> bool:
    """Whether a symbol of gold is crossed while there is none in the supply: a step later it might have been some."""
    return space in g.box.conquest.gold and not g.gold_left()


def unrewarded(g: Cities, space: int) -> bool:
    """Whether a symbol of a monk is crossed while there is neither a card nor an empty store."""
    return space in g.box.religion.monks and not g.s.city.deck.left(g.s.city_seat) and not fillable(g)


def raisable(g: Cities, half: Construction) -> list[str]:
    """The buildings of a kind that are left."""
    known = g.box.city.buildings
    return [b for b, n in g.s.city.buildings.items() if n and known[b].kind == half.kind]


def worth_of_districts(g: Cities) -> dict[str, int]:
    """What each district would bring if the city retired now."""
    city = g.s.city
    return {d: n * (len(city.played[d]) if d in city.played else city.gold) for d, n in city.levels.items()}
