"""What is legal in Puerto Rico: every answer to every question, the slow way, from the rulebook (Rulebook 003).

Written apart from the game's own rules: it sees a table as a player does (a `View`, or the `Shadow` that only events
move) and remembers of the running phase what a player at the table would. Questions of the expansions alone are in
`expansions`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, NamedTuple

from .box import AQUEDUCT, BUILDINGS, CHURCH, FACTORY, GOODS, PRICE, SPACES, cost
from .people import by_colonist, by_noble, moves, occupied, on_tiles, people_of, room


class Bounds(NamedTuple):
    """For counts: room by place, least and most of them in all, and where they stand now (None: nowhere)."""

    room: dict[str, int]
    low: int
    high: int
    now: dict[str, int] | None = None


Ways = set[tuple[str, ...]]
Answers = dict[str, Ways | Bounds]


@dataclass
class Memory:
    """What a player remembers of the running phase, though the table does not show it."""

    options: dict[str, str]
    drafted: list[str] = field(default_factory=list)
    drew: dict[int, str] = field(default_factory=dict)  # seat -> what the hacienda gave this phase
    settled: set[int] = field(default_factory=set)  # who has had his turn as a settler
    has_tile: set[int] = field(default_factory=set)  # who has taken a tile in it
    sold: set[int] = field(default_factory=set)
    land_used: set[int] = field(default_factory=set)
    wharf_used: set[int] = field(default_factory=set)
    small_wharf_used: set[int] = field(default_factory=set)
    taker: int | None = None  # who took the role
    captain_paid: bool = False

    def hear(self, event: Any) -> None:
        match event.kind:
            case "drafted":
                self.drafted.append(event.args["building"])
            case "role_taken":
                for used in (
                    self.settled,
                    self.has_tile,
                    self.sold,
                    self.land_used,
                    self.wharf_used,
                    self.small_wharf_used,
                ):
                    used.clear()
                self.drew, self.captain_paid, self.taker = {}, False, event.seat
            case "hacienda":
                self.drew[event.seat] = event.args["tile"]
            case "settled" | "forest":
                self.settled.add(event.seat)
                self.has_tile.add(event.seat)
            case "declined" if event.args["role"] == "settler":
                self.settled.add(event.seat)
            case "sold" | "trading_post":
                self.sold.add(event.seat)
            case "land_bought" | "land_sold":
                self.land_used.add(event.seat)
            case "wharf":
                self.wharf_used.add(event.seat)
            case "small_wharf":
                self.small_wharf_used.add(event.seat)
        if event.kind in ("loaded", "wharf", "small_wharf") and event.seat == self.taker:
            self.captain_paid = True


def privilege(t: Any, me: Any) -> int:
    """How often `me` has the privilege of the running role: once who took it, twice with a library at work."""
    return (1 + occupied(me, "library")) if t.phase_seat == me.seat else 0


def newcomers(t: Any) -> list[str]:
    """What hospice and university may bring: a colonist of the supply, and once that is empty one of the ship."""
    if t.colonist_supply:
        return ["no", "yes"]
    return ["no"] + ["yes"] * bool(t.colonist_ship) + ["noble"] * bool(t.noble_ship)


# -- the questions --------------------------------------------------------------------------------
GUESTS = ("ChooseRole", "Settle", "HuntingLodge", "Guests", "Build", "ExtraGood", "Sell", "Deliver", "Load", "Keep")


def legal(t: Any, seat: int, ask: str, m: Memory) -> Answers:
    """Every answer that `seat` may give to `ask`."""
    from .expansions import QUESTIONS

    me = t.seats[seat]
    found: Answers = dict((_QUESTIONS | QUESTIONS)[ask](t, me, m))
    if ask in GUESTS:
        found["guest"] = moves(me)
    return {verb: answers for verb, answers in found.items() if answers}


def choose_role(t: Any, me: Any, m: Memory) -> Answers:
    free = {r.role: r.doubloons for r in t.roles if r.taken_by is None}
    if "prospector" in free and free.get("prospector_2") == free["prospector"]:
        del free["prospector_2"]  # the same thing twice
    without: Ways = {("mayor",)} if "mayor" in free and t.colonist_supply else set()
    if without and t.colonist_supply > 1 and occupied(me, "library"):
        without.add(("mayor_with_one",))  # of two extra colonists either may be left
    return {"take": {(r,) for r in free}, "take_without": without}


def tiles_for(t: Any, me: Any, m: Memory) -> set[str]:
    """The kinds of tiles that `me` may take as they lie.

    One quarry at most for the settler, whether by privilege, by the hut or in place of the hacienda's tile; the
    library's second tile is one only by the hut.
    """
    hut, settler, again = occupied(me, "construction_hut"), t.phase_seat == me.seat, me.seat in m.settled
    if not me.island_free or (again and not occupied(me, "library")):
        return set()
    quarry = hut if again else (hut or settler) and not (settler and m.drew.get(me.seat) == "quarry")
    return set(t.face_up) | ({"quarry"} if quarry and t.quarries else set())


def settle(t: Any, me: Any, m: Memory) -> Answers:
    if not me.island_free:
        return {"decline": {()}}
    tiles, again = tiles_for(t, me, m), me.seat in m.settled  # the library's second tile
    below = tiles - {"quarry"} if occupied(me, "forest_house") else set()
    help_ = newcomers(t) if occupied(me, "hospice") and me.seat not in m.has_tile else ["no"]
    extra: Ways = set()
    if occupied(me, "hacienda") and me.seat not in m.drew and not again:
        if t.pile:  # discards are shuffled for the open row only
            extra.add(("face_down",))
        if occupied(me, "construction_hut") and t.quarries and m.options["hacienda_hut"] == "ru":
            extra.add(("quarry",))
    return {
        "settle": {(tile, who) for tile in tiles for who in help_},
        "forest": {(tile, who) for tile in below for who in help_},
        "decline": {()},
        "hacienda": extra,
    }


def place_colonists(t: Any, me: Any, m: Memory) -> Answers:
    circles = room(me)
    total = min(people_of(me), sum(circles.values()))
    return {"place": Bounds(circles, total, total, dict(me.colonists))}


def price(t: Any, me: Any, building: str, m: Memory) -> int:
    """What `me` pays for a building now: quarries at work as far as the column lets them, one less for the builder
    (two with a library), one for every two forests, and the zoning office."""
    kind = BUILDINGS[building]
    less = min(me.colonists.get("quarry", 0), kind.column) + privilege(t, me) + me.island.get("forest", 0) // 2
    if kind.column < 4:
        less += by_colonist(me, "zoning_office")
    else:
        less += 2 * by_noble(me, "zoning_office")
    return int(max(0, cost(building, m.options["prices"]) - less))


def on_sale(t: Any, me: Any) -> list[str]:
    """What `me` could build if he had the money."""
    left = [b.building for b in t.buildings if b.left and b.building not in me.city]
    return [b for b in left if BUILDINGS[b].size <= me.city_free]


def staffing(t: Any, me: Any, building: str) -> list[str]:
    """Whether the university may put somebody on a new building, and whom."""
    return newcomers(t) if occupied(me, "university") and BUILDINGS[building].circles else ["no"]


def build(t: Any, me: Any, m: Memory) -> Answers:
    from .market import black_market

    found: Ways = {
        (building, colonist)
        for building in on_sale(t, me)
        if price(t, me, building, m) <= me.doubloons
        for colonist in staffing(t, me, building)
    }
    return {"build": found, "black_market": black_market(t, me, m), "decline": {()}}


def church_gives(me: Any, building: str) -> int:
    return CHURCH[BUILDINGS[building].column] if occupied(me, "church") else 0


def yields(me: Any) -> dict[str, int]:
    """What an island makes with the people on it, were the supply endless; nothing extra counted."""
    made = {"corn": me.colonists.get("corn", 0)}
    for good in GOODS[1:]:
        works = sum(me.colonists.get(b, 0) for b in me.city if BUILDINGS[b].makes == good)
        made[good] = min(me.colonists.get(good, 0), works)
    return {good: n for good, n in made.items() if n}


def produces(t: Any, me: Any) -> dict[str, int]:
    """What a player takes from the supply when it is his turn to produce, the aqueduct's barrels counted."""
    made = yields(me)
    for good, plant in AQUEDUCT.items():  # one barrel at least must be of the large plant: it can be wherever it works
        if good in made and occupied(me, "aqueduct") and me.colonists.get(plant, 0):
            made[good] += 1
    return {good: min(n, t.goods[good]) for good, n in made.items() if t.goods[good]}


def factory_pays(me: Any, kinds: int) -> int:
    return FACTORY[kinds] if occupied(me, "factory") else 0


def specialty_pays(me: Any, goods: dict[str, int]) -> int:
    """One less than the barrels of the kind produced most; corn does not count."""
    most = max((n for good, n in goods.items() if good != "corn"), default=0)
    return max(0, most - 1) if occupied(me, "specialty_factory") else 0


def extra_good(t: Any, me: Any, m: Memory) -> Answers:
    return {"extra": {(good,) for good in yields(me) if t.goods[good]}, "decline": {()}}


def sale(t: Any, me: Any, good: str) -> int:
    """Doubloons for one good sold to the trading house."""
    markets = occupied(me, "small_market") + 2 * occupied(me, "large_market")
    return PRICE[good] + markets + privilege(t, me)


def own_sale(t: Any, me: Any, good: str) -> int:
    """Doubloons for one good sold at one's own trading post: markets do not count."""
    return PRICE[good] + privilege(t, me)


def sell(t: Any, me: Any, m: Memory) -> Answers:
    have = [good for good in GOODS if me.goods[good]] if me.seat not in m.sold else []
    house: Ways = {(g,) for g in have if len(t.house) < 4 and (g not in t.house or occupied(me, "office"))}
    own: Ways = {(g,) for g in have} if occupied(me, "trading_post") else set()
    land = me.seat not in m.land_used
    buys = land and by_colonist(me, "land_office") and me.doubloons and me.island_free and t.pile
    sells: Ways = set()
    if land and by_noble(me, "land_office"):
        sells = {(good, who) for good in GOODS if me.island.get(good) for who in on_tiles(me, good)}
    return {
        "sell": house,
        "trading_post": own,
        "buy_tile": {()} if buys else set(),
        "sell_tile": sells,
        "decline": {()},
    }


def holds_for(t: Any, me: Any, good: str) -> list[int]:
    """The ships (by size) that may take this good from `me` now."""
    if not me.goods[good]:
        return []
    for ship in t.ships:
        if ship.good == good:
            return [ship.size] if ship.load < ship.size else []
    empty = [ship.size for ship in t.ships if not ship.load]
    most = max((min(size, me.goods[good]) for size in empty), default=0)
    return [size for size in empty if min(size, me.goods[good]) == most]


def load(t: Any, me: Any, m: Memory) -> Answers:
    ships: Ways = {(good, str(size)) for good in GOODS for size in holds_for(t, me, good)}
    own: Ways = set()
    if occupied(me, "wharf") and me.seat not in m.wharf_used:
        own = {(good,) for good in GOODS if me.goods[good]}
    have = {good: n for good, n in me.goods.items() if n}
    found: Answers = {"load": ships, "wharf": own, "decline": {()} if not ships else set()}
    if have and occupied(me, "small_wharf") and me.seat not in m.small_wharf_used:
        found["small_wharf"] = Bounds(have, 1, sum(have.values()))
    return found


def loaded(t: Any, me: Any, good: str, size: int) -> int:
    """How many go aboard: all there is room for."""
    ship = next(s for s in t.ships if s.size == size)
    return int(min(me.goods[good], ship.size - ship.load))


def first_load(t: Any, me: Any, m: Memory) -> int:
    """The captain's privilege, once a phase."""
    return 0 if m.captain_paid else privilege(t, me)


def points_for(t: Any, me: Any, n: int, m: Memory) -> int:
    """One a barrel, one for the harbor, and once the captain's."""
    return n + occupied(me, "harbor") + first_load(t, me, m)


def keep(t: Any, me: Any, m: Memory) -> Answers:
    return {"keep": ways_to_keep(me)}


def ways_to_keep(me: Any) -> Ways:
    """Which kinds are stored whole, and which barrels besides.

    Room is used as far as it goes: no way for which there is another that keeps all the same barrels and more.
    """
    have = [good for good in GOODS if me.goods[good]]
    kinds = occupied(me, "small_warehouse") + 2 * occupied(me, "large_warehouse")
    barrels = 1 + 3 * occupied(me, "storehouse")
    found: Ways = set()
    for stored in combinations(have, min(kinds, len(have))):
        rest = [good for good in have if good not in stored]
        for single in _picked([(good, me.goods[good]) for good in rest], barrels):
            found.add(("+".join(stored) or "none", "+".join(single) or "none"))
    left = {way: kept(me, *way) for way in found}
    return {way for way in found if not any(_more(other, left[way]) for other in left.values())}


def _more(one: dict[str, int], other: dict[str, int]) -> bool:
    """Whether one keeps all that the other does, and something besides."""
    return one != other and all(one[good] >= other[good] for good in GOODS)


def _picked(rest: list[tuple[str, int]], n: int) -> Iterator[tuple[str, ...]]:
    """Every choice of `n` barrels, or of all if there are fewer."""
    if not rest:
        yield ()
        return
    (good, here), others = rest[0], rest[1:]
    elsewhere = sum(k for _, k in others)
    for k in range(min(here, max(0, n - elsewhere)), min(here, n) + 1):
        for more in _picked(others, n - k):
            yield (good,) * k + more


def kept(me: Any, stored: str, barrel: str) -> dict[str, int]:
    """What is left of one's goods after an answer to `Keep`."""
    whole, single = stored.split("+"), barrel.split("+")
    return {good: n if good in whole else single.count(good) for good, n in me.goods.items()}


def draft_spaces(m: Memory) -> dict[int, int]:
    """Empty spaces of the board by cost."""
    spaces = dict(SPACES)
    for building in m.drafted:
        spaces[cost(building, m.options["prices"])] -= 1
    return spaces


_QUESTIONS: dict[str, Any] = {
    "ChooseRole": choose_role,
    "Settle": settle,
    "PlaceColonists": place_colonists,
    "Build": build,
    "ExtraGood": extra_good,
    "Sell": sell,
    "Load": load,
    "Keep": keep,
}
