"""The Maya city told line by line, for those who cannot see its picture. Ids and arguments only."""

from __future__ import annotations

from bot.rules import Args

from ..view import View


def city_lines(v: View) -> list[tuple[str, Args]]:
    """The city, its districts and roads, what its reader has in hand, what is proposed; nothing where there is none."""
    city = v.city
    if city is None:
        return []
    found: list[tuple[str, Args]] = [
        (
            "line-city",
            {
                "seat": city.seat,
                "gold": city.gold,
                "priests": city.priests,
                "cards": city.cards,
                "deck": city.deck,
                "stores": dict(city.stores),
            },
        )
    ]
    for d in city.districts:
        args: Args = {"district": d.district, "n": d.level, "cost": d.cost, "cards": len(d.cards), "points": d.worth}
        found.append(("line-city_district", args))
    for road in city.roads:
        built = {x.spot: x.building for x in road.spots if x.building}
        taken = [x.spot for x in road.spots if x.die or x.priest]
        args = {"n": int(road.value), "spots": built, "taken": taken, "token": int(road.token)}
        found.append(("line-city_road", args))
    if city.hand is not None:
        found.append(("line-city_hand", {"cards": list(city.hand)}))
    found += [("line-proposal", {"by": p.by, "give": p.give, "want": p.want}) for p in city.proposals]
    return found
