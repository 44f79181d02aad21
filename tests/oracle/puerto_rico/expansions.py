"""What is legal: the questions that only the expansions put (Rulebook 003, New Buildings, Nobles)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from .box import BEIGE, GOODS, STATIONS, cost
from .people import by_colonist, by_noble, nobles_of, occupied, on_tiles, people_at, people_of
from .rules import (
    Answers,
    Bounds,
    Memory,
    Ways,
    draft_spaces,
    factory_pays,
    produces,
    specialty_pays,
)


def draft_building(t: Any, me: Any, m: Memory) -> Answers:
    return {"draft": {(b,) for b in draftable(m)}}


def draftable(m: Memory) -> set[str]:
    """Beige kinds that still find a space of their cost."""
    spaces = draft_spaces(m)
    return {b for b in BEIGE if b not in m.drafted and spaces[cost(b, m.options["prices"])]}


def lay_tile(t: Any, me: Any, m: Memory) -> Answers:
    return {"lay": {("plantation",), ("forest",)}}


def hunting_lodge(t: Any, me: Any, m: Memory) -> Answers:
    tiles: Ways = set()
    if by_colonist(me, "hunting_lodge"):
        tiles = {(tile, who) for tile, n in me.island.items() if n and tile != "quarry" for who in on_tiles(me, tile)}
    return {"discard_tile": tiles, "decline": {()}}


def lodge_pays(t: Any, me: Any) -> int:
    """Two points for a noble in the lodge of the one island that has more empty spaces than any other."""
    most = all(me.island_free > other.island_free for other in t.seats if other.seat != me.seat)
    return 2 if by_noble(me, "hunting_lodge") and most else 0


def take_colonist(t: Any, me: Any, m: Memory) -> Answers:
    return {"fetch": {(who,) for who in ("colonist", "noble") if getattr(t, f"{who}_ship")}}


def place_nobles(t: Any, me: Any, m: Memory) -> Answers:
    return {"station": station_bounds(t, me)}


def matters(t: Any, me: Any) -> list[str]:
    """Where it can matter before people are placed again who is a noble: where a building tells them apart, and
    everywhere if a black market may work for a player who can still build."""
    everywhere = False
    if me.city_free:
        guests = me.colonists.get("guest_house", 0) > 0
        if "black_market" in me.city:
            everywhere = guests or occupied(me, "black_market")
        else:
            on_board = any(b.building == "black_market" and b.left for b in t.buildings)
            everywhere = on_board and (guests or occupied(me, "university"))
    places = (*me.colonists, "windrose") if everywhere else STATIONS
    return [place for place in places if people_at(me, place)]


def station_bounds(t: Any, me: Any) -> Bounds:
    """How many nobles may stand where it matters: everybody has stood down somewhere already."""
    here = {place: people_at(me, place) for place in matters(t, me)}
    nobles, people = nobles_of(me), sum(here.values())
    return Bounds(here, max(0, nobles - (people_of(me) - people)), min(nobles, people))


def one_way_to_stand(t: Any, me: Any) -> bool:
    """Whether nothing that matters is left to say of where the nobles stand."""
    b = station_bounds(t, me)
    return b.high == 0 or b.low == sum(b.room.values()) or (len(b.room) == 1 and b.low == b.high)


def guests(t: Any, me: Any, m: Memory) -> Answers:
    return {"go_on": {()}}


def deliver(t: Any, me: Any, m: Memory) -> Answers:
    have = [good for good in GOODS if me.goods[good]]
    found: Ways = set()
    if occupied(me, "royal_supplier"):
        for n in range(1, nobles_of(me) + 1):
            found |= {("+".join(kinds),) for kinds in combinations(have, n)}
    return {"deliver": found, "decline": {()}}


def union_pays(me: Any) -> int:
    """A point for every two barrels of a kind."""
    return sum(n // 2 for n in me.goods.values()) if occupied(me, "union_hall") else 0


def chapel_pays(me: Any) -> tuple[int, int]:
    """Doubloons and points."""
    return int(by_colonist(me, "chapel")), int(by_noble(me, "chapel"))


def jeweler_pays(me: Any) -> int:
    return nobles_of(me) if occupied(me, "jeweler") else 0


def income(t: Any, me: Any) -> tuple[Any, ...]:
    """All that a turn in a craftsman phase brings."""
    goods = produces(t, me)
    pays = factory_pays(me, len(goods)), specialty_pays(me, goods), chapel_pays(me), jeweler_pays(me)
    return tuple(goods.items()), *pays


QUESTIONS: dict[str, Any] = {
    "DraftBuilding": draft_building,
    "LayTile": lay_tile,
    "HuntingLodge": hunting_lodge,
    "TakeColonist": take_colonist,
    "PlaceNobles": place_nobles,
    "Guests": guests,
    "Deliver": deliver,
}
