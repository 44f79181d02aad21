"""The table as a player who thinks about it has it before them: from a view, or from a state that is played on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

from msgspec import UNSET, UnsetType

from ..components.box import Box
from ..components.cells import BIT, INDEX, LINE, VALUE
from ..components.effects import Conquer, Shipping
from ..state import Seat, SeatKingdoms, State
from ..view import SeatView, View
from .city_sight import CitySight, of_city, of_city_view
from .thought import Thought, encode, thought
from .weights import WEIGHTS, Weights


class Scale:
    """What judgements rest on and no table changes; equal only to itself, so that it is a cheap key."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box, self.w = box, weights
        # buildings whose worth goes by what lies on the common board, too
        self.common = {b for b, works in box.works.items() if any(isinstance(e, Shipping | Conquer) for e in works)}


scale = lru_cache(16)(Scale)


class Observation:
    """A table, and the estimates that all judgements share. Of the seats only what lies open is looked at."""

    seats: Sequence[Seat]  # happiness tokens of others are not to be read
    year: int  # 0 while setting up
    line: str  # being activated
    docks: dict[str, str]
    display: Sequence[str]
    places: dict[str, list[int]]
    halls: dict[str, str]
    shared: bool  # blue dice
    offered: Mapping[str, str]  # value of a white die -> specialist
    city: CitySight | None = None  # the Maya city
    ahead: Sequence[int]  # seats, of a stack on the conquistador track who is ahead first

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box, self.w, self.scale = box, weights, scale(box, weights)
        # worked out already, by seat: steps on the tracks by space
        self.steps: dict[tuple[int, int], float] = {}
        self.marches: dict[tuple[int, int], float] = {}
        self._own: dict[int, Thought] = {}
        self._common: dict[int, Thought] = {}
        self._bishops: dict[int, list[str]] = {}
        self._left: dict[int, float] = {}
        self._price: dict[int, dict[str, float]] = {}

    def specialist(self, line: str) -> str:
        """Who lies beside the value of a line; "" for nobody."""
        return self.offered.get(str(VALUE[LINE[line]] + 1), "") if line else ""

    def dice(self, me: Seat) -> tuple[int, int]:
        """White and blue dice that a seat may still use this year."""
        if me.space:
            return 0, 0
        blue = me.unlocked - me.blue_used if self.shared else sum(me.blue)
        return self.box.n.white_most - me.white_used, blue

    def bishops(self, seat: int) -> list[str]:
        """Those to whom the seat has sent a monk."""
        found = self._bishops.get(seat)
        if found is None:
            places, bishops = self.places, self.box.bishops
            found = self._bishops[seat] = [name for name in places if seat in places[name] and name in bishops]
        return found

    def left(self, seat: int) -> float:
        """Years that a seat still has, this one by its dice."""
        found = self._left.get(seat)
        if found is None:
            me, n = self.seats[seat], self.box.n
            white, blue = self.dice(me)
            part = (white + blue) / (n.white_most + me.unlocked) if self.year else 1.0
            found = self._left[seat] = max(0, n.years - max(1, self.year)) + part
        return found

    def own(self, seat: int) -> Thought:
        """What is known of a seat that stands as this one does, whatever else lies on the table."""
        found = self._own.get(seat)
        if found is None:
            found = self._own[seat] = thought(self.scale, encode((self.seats[seat], self.year, self.shared)))
        return found

    def common(self, seat: int) -> Thought:
        """The same before these ships, and behind the same others on the conquistador track."""
        found = self._common.get(seat)
        if found is None:
            others = [me.conquest for me in self.seats]
            others[seat] = -1
            table = encode((self.docks, self.bishops(seat), others))
            found = self._common[seat] = thought(self.scale, self.own(seat).key + table)
        return found

    def retirings(self, me: Seat) -> int:
        """How often its harbour will still pay."""
        return self.box.n.years - max(1, self.year) + (not me.space)

    def prices(self, seat: int) -> dict[str, float]:
        """What a coin and each resource are worth to a seat, in points."""
        found = self._price.get(seat)
        if found is None:
            found = self._price[seat] = prices(self.scale, self.left(seat))
        return found


@lru_cache(1 << 10)
def prices(scale: Scale, left: float) -> dict[str, float]:
    """What a coin, a point and each resource are worth with so many years to go."""
    w, box = scale.w, scale.box
    early = 1.0 - exp(-left / w.thrift)
    end = 1.0 / box.n.coins_per_point
    found = {"coins": end + max(0.0, w.coins - end) * early, "points": 1.0}
    for good in box.goods:
        scored = end * box.price[good]
        found[good] = scored + max(0.0, getattr(w, good, w.gold) - scored) * early
    return found


def of_view(box: Box, v: View, weights: Weights = WEIGHTS) -> Observation:
    """What a view shows."""
    x = Observation(box, weights)
    x.seats = [_seat(box, me) for me in v.seats]
    x.year, x.line, x.shared = v.year, v.line, v.shared_blue
    x.docks = {d.dock: d.ship.tile if d.ship else "" for d in v.docks}
    x.display = [t.tile for t in (*v.doubles, *v.triples, *v.longs)]
    x.places = {p.place: list(p.seats) for p in v.places}
    x.offered = {value: who for value, who in v.specialists.items() if who}
    x.halls = {h.tile.tile: h.scholar for h in v.halls}
    x.ahead = [seat for space in v.conquest for seat in space]
    x.city = of_city_view(v.city) if v.city else None
    return x


def of_state(box: Box, s: State, weights: Weights = WEIGHTS, shared: bool = False) -> Observation:
    """The same of a state, without the detour: for play that is only imagined."""
    x = Observation(box, weights)
    x.seats, x.year, x.line, x.shared = s.board, s.round, s.line, shared
    x.offered = s.kingdoms.offered if s.added else {}
    if box.has_city:
        x.city = of_city(s.city, s.board[s.city.seat].dice)
    x.docks, x.display, x.places, x.halls, x.ahead = s.docks, s.display, s.places, s.halls, s.arrivals
    return x


def _added(v: SeatView) -> SeatKingdoms | UnsetType:
    """What American Kingdoms adds, as a view shows it."""
    if not v.stores:
        return UNSET
    governor = INDEX[v.governor] if v.governor else -1
    return SeatKingdoms(stores=v.stores, governor=governor, specialists=list(v.specialists))


def _seat(box: Box, v: SeatView) -> Seat:
    built = works = busy = 0
    for i, building in enumerate(v.cells):
        if building:
            built |= 1 << i
            if box.works[building]:
                works |= 1 << i
    for at in (*v.dice, *v.paid, *([v.governor] if v.governor else ())):
        busy |= BIT[at]
    return Seat(
        goods=v.goods,
        coins=v.coins,
        harbour={dock: [ship.tile for ship in ships] for dock, ships in v.harbour.items()},
        monks=v.monks,
        colony=v.colony,
        cells=list(v.cells),
        built=built,
        works=works,
        busy=busy,
        dice=v.dice,
        paid=v.paid,
        blue=[v.blue.count(face) for face in range(1, 7)],
        unlocked=v.unlocked,
        white_used=v.white_used,
        blue_used=v.blue_used,
        religion=v.religion,
        conquest=v.conquest,
        scholars=list(v.scholars),
        own_scholar=v.own_scholar,
        space=v.space,
        added=_added(v),
        laid=[[tile.tile, tile.cells[0], ""] for tile in v.laid],
    )
