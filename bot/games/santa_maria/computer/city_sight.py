"""The Maya city as a player who thinks about it has it before them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from ..components.maya_city import CENTRE
from ..state import City
from ..view.maya import CityView


class CitySight(msgspec.Struct, frozen=True):
    """What a judgement needs of the city; its hand is read off the offers."""

    seat: int
    stores: Mapping[str, int]
    spots: Mapping[str, str]
    taken: frozenset[str]
    temples: Mapping[str, str]
    levels: Mapping[str, int]
    counts: Mapping[str, int]  # cards by district, gold of the central temple
    gold: int
    cards: int  # in hand
    priests: int  # in hand, and on buildings
    junctions: tuple[str, ...]
    proposals: tuple[tuple[int, Mapping[str, int], Mapping[str, int]], ...]  # by whom, what is given and wanted
    refused: tuple[int, ...]  # seats with which a proposal has come to nothing in this trade


def of_city(city: City, dice: Iterable[str]) -> CitySight:
    """From a state that is imagined."""
    counts = {d: len(cards) for d, cards in city.played.items()} | {CENTRE: city.gold}
    taken = frozenset((*dice, *city.priests_at))
    return CitySight(
        city.seat,
        city.stores,
        city.spots,
        taken,
        city.temples,
        city.levels,
        counts,
        city.gold,
        len(city.hand),
        city.priests + len(city.priests_at),
        tuple(city.junctions),
        tuple((p.by, p.give, p.want) for p in city.proposals),
        tuple(city.refused),
    )


def of_city_view(v: CityView) -> CitySight:
    """From what is seen."""
    spots = [spot for road in v.roads for spot in road.spots]
    return CitySight(
        v.seat,
        v.stores,
        {x.spot: x.building for x in spots if x.building},
        frozenset(x.spot for x in spots if x.die or x.priest),
        {d.district: d.tile for d in v.districts},
        {d.district: d.level for d in v.districts},
        {d.district: v.gold if d.district == CENTRE else len(d.cards) for d in v.districts},
        v.gold,
        v.cards,
        v.priests + sum(x.priest for x in spots),
        tuple(road.value for road in v.roads if road.token),
        tuple((p.by, p.give, p.want) for p in v.proposals),
        tuple(v.refused),
    )
