"""What each answer is worth in the Maya city, and in trade with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.rules import Offer, Pick
from bot.rules.mind import Weighed

from ..components.effects import Conquer
from .maya_trade import agreed, propose
from .maya_worth import CityWorth
from .observation import Observation
from .tracks import by_verb, declined
from .worth import ranking


def turn(w: CityWorth, offers: Sequence[Offer]) -> list[Weighed]:
    """Main actions of the city."""
    by, found = by_verb(offers), []
    ways: dict[str, float] = {}
    for die, value, pay in by["use"].options if "use" in by else ():
        if value not in ways:
            ways[value] = w.best_way(value)
        away = abs(int(value) - int(die[-1]))
        price = w.w.good if pay != "coins" else w.w.coin * away
        found.append(Weighed(ways[value] - price + 0.2, by["use"], (die, value, pay)))
    for card, district in by["play"].options if "play" in by else ():
        found.append(Weighed(w.played(card, district), by["play"], (card, district)))
    for (spot,) in by["bless"].options if "bless" in by else ():
        goods = dict(w.goods)
        gained = w.gains(w.x.box.city.buildings[w.city.spots[spot]].gains, goods)
        found.append(Weighed(gained + w.temple(spot, goods), by["bless"], (spot,)))
    steps = {"religion": w.step(), "conquistador": w.bonus(Conquer())}
    gives = {"coins": 2 * w.w.coin, "shipping": w.w.good, **steps}
    for (space,) in by["retire"].options:
        gain = gives.get(space, 0.5 * w.temple("", w.goods)) - w.w.haste
        found.append(Weighed(0.2 * gain - w.w.haste, by["retire"], (space,)))
    return found


def drive(w: CityWorth, offers: Sequence[Offer]) -> list[Weighed]:
    """Where a die goes; from which symbol follows from where it can go."""
    by, city = by_verb(offers), w.x.box.city
    found = declined(by)
    spots = [spot for (spot,) in by["go"].options] if "go" in by else []
    free = {spot for spot in w.city.spots if spot not in w.city.taken}
    routes = [city.routes(value, w.city.junctions) for value in city.roads]
    value = next((v for v, way in zip(city.roads, routes, strict=True) if free & {*way} == {*spots}), "")
    for spot in spots:
        found.append(Weighed(w.way(value, spot) if value else w.temple(spot, w.goods), by["go"], (spot,)))
    return found + technologies(w, by)


def technologies(w: CityWorth, by: Mapping[str, Pick]) -> list[Weighed]:
    """A card of technology comes first: it is lost with the die."""
    if "technology" not in by:
        return []
    offer = by["technology"]
    return [Weighed(50 + w.played(card, "technology"), offer, (card,)) for (card,) in offer.options]


def temple(w: CityWorth, offers: Sequence[Offer]) -> list[Weighed]:
    by = by_verb(offers)
    found = declined(by) + technologies(w, by)
    for (district,) in by["complete"].options if "complete" in by else ():
        found.append(Weighed(w.completed(district), by["complete"], (district,)))
    if "go_on" in by:
        found.append(Weighed(0.0, by["go_on"], ()))
    return found


def bargain(w: CityWorth, offers: Sequence[Offer]) -> list[Weighed]:
    """Trade: what a temple needs is bought of the supply, or of somebody who wins by it, too.

    A proposal of the city's own that still stands when it is asked has been left unanswered: the trade ends.
    """
    by = by_verb([o for o in offers if isinstance(o, Pick)])
    found = [Weighed(0.0, by["done"], ())]
    for (good,) in by["buy"].options if "buy" in by else ():
        found.append(Weighed((w.w.good if good in w.needs else 0.4) - w.supply[good] * w.w.coin, by["buy"], (good,)))
    return [*found, *agreed(w.x, offers), *propose(w.x, offers)]


def others(w: CityWorth, offers: Sequence[Offer]) -> list[Weighed]:
    """Small questions: the resource that is lacking, the house that brings most, any junction."""
    by, found = by_verb([o for o in offers if isinstance(o, Pick)]), []
    for verb in ("fill", "store"):
        for (good,) in by[verb].options if verb in by else ():
            needed = w.goods[good] < w.needs.get(good, 0)
            found.append(Weighed(w.w.good + w.w.lacking * needed - 0.1 * w.goods[good], by[verb], (good,)))
    if "draw" in by:
        found.append(Weighed(w.w.card * w.left, by["draw"], ()))
    for building, spot in by["build"].options if "build" in by else ():
        value = w.gains(w.x.box.city.buildings[building].gains, dict.fromkeys(w.goods, 0))
        near = sum(x[0] == spot[0] for x in w.city.spots)  # roads with more buildings bring more at once
        found.append(Weighed(value + 0.1 * near, by["build"], (building, spot)))
    for (junction,) in by["join"].options if "join" in by else ():
        found.append(Weighed(0.0, by["join"], (junction,)))
    if "step" in by:
        found.append(Weighed(w.step(), by["step"], ()))
    for (pay,) in by["advance"].options if "advance" in by else ():
        found.append(Weighed(w.step() - 0.8 * w.w.good, by["advance"], (pay,)))
    return found + declined(by)


def city_estimate(x: Observation, points: int) -> float:
    """Points of the city at the end, as far as one can tell: what would be scored as it stands, and what is to come."""
    c = CityWorth(x)
    city, w, left = c.city, c.w, c.left
    value = points + w.coin * c.me.coins + w.good * sum(c.goods.values()) + ranking(x, city.seat, c.me.conquest)
    for district, n in city.levels.items():
        cards = city.counts[district]
        value += n * cards * left + max(0, left - 1) * (w.soon * n + w.levels_soon * cards)
    lasting = w.priest * city.priests + w.token * sum(city.stores.values()) + w.house * len(city.spots)
    lasting += w.junction * len(city.junctions) + w.card * city.cards + w.die * c.me.unlocked
    return value + left * lasting + w.step * c.me.religion
