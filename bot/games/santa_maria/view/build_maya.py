"""How the view of the Maya city is made."""

from __future__ import annotations

from functools import lru_cache

from ..components.box import SETS, Box
from ..components.effects import (
    Cards,
    Conquer,
    Construction,
    Effect,
    Festival,
    Gain,
    Half,
    Junction,
    Pray,
    Priest,
    Technology,
    Token,
)
from ..components.maya_city import CENTRE
from ..state import City, State
from .maya import CityPartView, CitySpotView, CityView, DistrictView, ProposalView, RoadView

DOES: dict[type[Effect], str] = {
    Cards: "cards",
    Conquer: "conquistador",
    Junction: "junction",
    Pray: "religion",
    Priest: "priest",
    Token: "token",
}  # what a reward is called


def city_view(box: Box, s: State, you: int | None) -> CityView | None:
    """The city as a seat sees it; None where there is none."""
    if not box.has_city:
        return None
    city = s.city
    known = s.over or you == city.seat
    return CityView(
        seat=city.seat,
        stores=dict(city.stores),
        tokens=dict(city.tokens),
        gold=city.gold,
        districts=tuple(_district(box, city, d) for d in box.city.districts),
        roads=tuple(_road(box, s, city, value) for value in box.city.roads),
        supply=dict(city.buildings),
        priests=city.priests,
        cards=len(city.hand),
        hand=tuple(sorted(city.hand)) if known else None,
        deck=len(city.deck),
        levels=box.city.levels,
        stacks=tuple(map(len, city.stacks)),
        parts=parts(box),
        works={b.id: dict(b.gains) for b in box.city.buildings.values()},
        proposals=tuple(ProposalView(p.by, tuple(p.to), dict(p.give), dict(p.want)) for p in city.proposals),
        refused=tuple(city.refused),
    )


def _district(box: Box, city: City, id: str) -> DistrictView:
    rewards = box.city.districts[id].reward
    tile, n = city.temples[id], len(city.played.get(id, ()))
    return DistrictView(
        district=id,
        gains={what: n for reward in rewards if isinstance(reward, Gain) for what, n in reward.gains.items()},
        does=tuple(DOES.get(type(r), "") for r in rewards if not isinstance(r, Gain)),
        level=city.levels[id],
        tile=tile,
        cost=dict(box.city.temples[tile].cost) if tile else {},
        cards=tuple(city.played.get(id, ())),
        worth=city.levels[id] * (city.gold if id == CENTRE else n),
    )


def _road(box: Box, s: State, city: City, value: str) -> RoadView:
    dice, road = s.board[city.seat].dice, box.city.roads[value]
    spots = []
    for spot in box.city.spots[value]:
        building = city.spots.get(spot, "")
        gains = dict(box.city.buildings[building].gains) if building else {}
        spots.append(CitySpotView(spot, building, gains, dice.get(spot, ""), spot in city.priests_at))
    return RoadView(value, road.borders, tuple(spots), value in city.junctions)


@lru_cache(SETS)
def parts(box: Box) -> dict[str, tuple[CityPartView, ...]]:
    """Both parts of every card."""
    return {
        card: tuple(_part(district, half) for district, half in halves.items())
        for card, halves in box.city.halves.items()
    }


def _part(district: str, half: Half) -> CityPartView:
    if isinstance(half, Festival):
        return CityPartView(district, dict(half.cost), dict(half.gains))
    if isinstance(half, Construction):
        return CityPartView(district, dict(half.cost), {}, kind=half.kind)
    if isinstance(half, Technology):
        effect = half.effect
        if isinstance(effect, Gain):
            return CityPartView(district, {}, dict(effect.gains), value=half.value)
        does = "conquistador" if isinstance(effect, Conquer) else "religion"
        return CityPartView(district, {}, {}, value=half.value, does=does)
    return CityPartView(district, {}, {})
