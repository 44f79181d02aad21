"""What is legal in Puerto Rico: every answer to every question, the slow way, from the rulebook (Rulebook 003).

Written apart from the game's own rules: it sees a table as a player does (a `View`, or the `Shadow` that only events
move) and remembers of the running phase what a player at the table would.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, NamedTuple

from .box import BUILDINGS, FACTORY, GOODS, PRICE, cost

Answers = dict[str, set[tuple[str, ...]]]


class Bounds(NamedTuple):
    """For colonists: room by place, how many must stand there in all, and where they stand now."""

    room: dict[str, int]
    total: int
    now: dict[str, int]


@dataclass
class Memory:
    """What a player remembers of the running phase, though the table does not show it."""

    options: dict[str, str]
    drew: dict[int, str] = field(default_factory=dict)  # seat -> what the hacienda gave this phase
    wharf_used: set[int] = field(default_factory=set)
    taker: int | None = None  # who took the role
    captain_paid: bool = False

    def hear(self, event: Any) -> None:
        if event.kind == "role_taken":
            self.drew, self.wharf_used, self.captain_paid, self.taker = {}, set(), False, event.seat
        elif event.kind == "hacienda":
            self.drew[event.seat] = event.args["tile"]
        elif event.kind == "wharf":
            self.wharf_used.add(event.seat)
        if event.kind in ("loaded", "wharf") and event.seat == self.taker:
            self.captain_paid = True


def occupied(me: Any, building: str) -> bool:
    """A building works once somebody stands on it."""
    return building in me.city and me.colonists.get(building, 0) > 0


def colonist_to_be_had(t: Any) -> bool:
    """Hospice and university take from the supply, and from the ship once that is empty."""
    return bool(t.colonist_supply + t.colonist_ship)


# -- the questions --------------------------------------------------------------------------------
def legal(t: Any, seat: int, ask: str, m: Memory) -> Answers | Bounds:
    """Every answer that `seat` may give to `ask`."""
    found: Answers | Bounds = _QUESTIONS[ask](t, t.seats[seat], m)
    return found


def choose_role(t: Any, me: Any, m: Memory) -> Answers:
    free = {r.role: r.doubloons for r in t.roles if r.taken_by is None}
    if "prospector" in free and free.get("prospector_2") == free["prospector"]:
        del free["prospector_2"]  # the same thing twice
    found: Answers = {"take": {(r,) for r in free}, "take_without": set()}
    if "mayor" in free and t.colonist_supply:
        found["take_without"].add(("mayor",))
    return found


def settle(t: Any, me: Any, m: Memory) -> Answers:
    if not me.island_free:
        return {"decline": {()}}
    hut, drawn = occupied(me, "construction_hut"), m.drew.get(me.seat)
    settler = t.phase_seat == me.seat
    tiles = set(t.face_up)
    # one quarry at most for the settler, whether by privilege, by the hut or in place of the hacienda's tile
    if t.quarries and (hut or settler) and not (settler and drawn == "quarry"):
        tiles.add("quarry")
    helped = occupied(me, "hospice") and colonist_to_be_had(t)
    found: set[tuple[str, ...]] = {
        (tile, colonist) for tile in tiles for colonist in ("no", "yes") if colonist == "no" or helped
    }
    extra: set[tuple[str, ...]] = set()
    if occupied(me, "hacienda") and drawn is None:
        if t.pile:  # discards are shuffled for the open row only
            extra.add(("face_down",))
        if hut and t.quarries and m.options["hacienda_hut"] == "ru":
            extra.add(("quarry",))
    return {"settle": found, "decline": {()}, "hacienda": extra}


def place_colonists(t: Any, me: Any, m: Memory) -> Bounds:
    room = dict(me.island)
    for building in me.city:
        room[building] = BUILDINGS[building].circles
    people = me.idle + sum(me.colonists.values())
    return Bounds(room, min(people, sum(room.values())), dict(me.colonists))


def price(t: Any, me: Any, building: str, m: Memory) -> int:
    """What `me` pays for a building now: quarries at work as far as the column lets them, one less for the builder."""
    quarries = min(me.colonists.get("quarry", 0), BUILDINGS[building].column)
    return max(0, cost(building, m.options["prices"]) - int(quarries) - int(t.phase_seat == me.seat))


def build(t: Any, me: Any, m: Memory) -> Answers:
    helped = occupied(me, "university") and colonist_to_be_had(t)
    left = {b.building: b.left for b in t.buildings}
    found: set[tuple[str, ...]] = {
        (building, colonist)
        for building, kind in BUILDINGS.items()
        if left[building] and building not in me.city and kind.size <= me.city_free
        if price(t, me, building, m) <= me.doubloons
        for colonist in ("no", "yes")
        if colonist == "no" or helped
    }
    return {"build": found, "decline": {()}}


def yields(me: Any) -> dict[str, int]:
    """What an island makes with the people on it, were the supply endless."""
    made = {"corn": me.colonists.get("corn", 0)}
    for good in GOODS[1:]:
        works = sum(me.colonists.get(b, 0) for b in me.city if BUILDINGS[b].makes == good)
        made[good] = min(me.colonists.get(good, 0), works)
    return {good: n for good, n in made.items() if n}


def produces(t: Any, me: Any) -> dict[str, int]:
    """What a player takes from the supply when it is his turn to produce."""
    return {good: min(n, t.goods[good]) for good, n in yields(me).items() if t.goods[good]}


def factory_pays(me: Any, kinds: int) -> int:
    return FACTORY[kinds] if occupied(me, "factory") else 0


def extra_good(t: Any, me: Any, m: Memory) -> Answers:
    return {"extra": {(good,) for good in yields(me) if t.goods[good]}, "decline": {()}}


def sale(t: Any, me: Any, good: str) -> int:
    """Doubloons for one good sold to the trading house."""
    markets = occupied(me, "small_market") + 2 * occupied(me, "large_market")
    return PRICE[good] + markets + int(t.phase_seat == me.seat)


def sell(t: Any, me: Any, m: Memory) -> Answers:
    found: set[tuple[str, ...]] = set()
    for good in GOODS:
        if me.goods[good] and len(t.house) < 4 and (good not in t.house or occupied(me, "office")):
            found.add((good,))
    return {"sell": found, "decline": {()}}


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
    ships: set[tuple[str, ...]] = {(good, str(size)) for good in GOODS for size in holds_for(t, me, good)}
    own: set[tuple[str, ...]] = set()
    if occupied(me, "wharf") and me.seat not in m.wharf_used:
        own = {(good,) for good in GOODS if me.goods[good]}
    return {"load": ships, "wharf": own, "decline": {()} if own and not ships else set()}


def loaded(t: Any, me: Any, good: str, size: int) -> int:
    """How many go aboard: all there is room for."""
    ship = next(s for s in t.ships if s.size == size)
    return int(min(me.goods[good], ship.size - ship.load))


def points_for(t: Any, me: Any, n: int, m: Memory) -> int:
    """One a barrel, one for the harbor, and once one for the captain."""
    return n + occupied(me, "harbor") + bool(t.phase_seat == me.seat and not m.captain_paid)


def keep(t: Any, me: Any, m: Memory) -> Answers:
    have = [good for good in GOODS if me.goods[good]]
    room = occupied(me, "small_warehouse") + 2 * occupied(me, "large_warehouse")
    found: set[tuple[str, ...]] = set()
    for stored in combinations(have, min(room, len(have))):
        rest = [good for good in have if good not in stored]
        for barrel in rest or ["none"]:
            found.add(("+".join(stored) or "none", barrel))
    return {"keep": found}


def kept(me: Any, stored: str, barrel: str) -> dict[str, int]:
    """What is left of one's goods after an answer to `Keep`."""
    whole = stored.split("+")
    return {good: n if good in whole else int(good == barrel) for good, n in me.goods.items()}


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


# -- the end --------------------------------------------------------------------------------------
def score(me: Any, chips: int) -> dict[str, int]:
    """The final score of one player, line by line."""
    plants = [b for b in me.city if BUILDINGS[b].makes]
    small = sum(b in ("small_indigo_plant", "small_sugar_mill") for b in plants)
    tiles = sum(me.island.values())
    people = me.idle + sum(me.colonists.values())
    lines = {
        "chips": chips,
        "buildings": sum(BUILDINGS[b].points for b in me.city),
        "guild_hall": small + 2 * (len(plants) - small),
        "residence": {10: 5, 11: 6, 12: 7}.get(tiles, 4),
        "fortress": people // 3,
        "customs_house": chips // 4,
        "city_hall": len(me.city) - len(plants),
    }
    return {what: n for what, n in lines.items() if what in ("chips", "buildings") or occupied(me, what)}
