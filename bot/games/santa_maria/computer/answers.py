"""What each answer to a question is worth, question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.rules import Offer
from bot.rules.mind import Weighed

from ..components.box import printed
from ..components.cells import BIT, INDEX, LINE, LINE_MASK, SIZE, bits
from ..components.effects import DockSteps, Exchange, MoveDie
from ..play.shipping import dock_steps
from . import kingdoms, maya, maya_trade, tracks
from .activation import Run, exchange
from .colony import colony_of, tiles_of
from .harbour import ship, ships
from .maya_worth import CityWorth
from .observation import Observation
from .tracks import by_verb, declined
from .turn import TurnWorth, blocks
from .worth import bill, scholar

Judge = Callable[[Observation, int, Sequence[Offer], bool], list[Weighed]]


def weigh(x: Observation, seat: int, ask: str, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """Every answer worth a thought; empty where nothing is known about the question."""
    judge = _ASKS.get(ask)
    return judge(x, seat, offers, many) if judge else []


def _turn(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    return TurnWorth(x, seat).weigh(offers, many)


def _trade(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    by = by_verb(offers)
    found = declined(by)
    if "trade" in by:
        have = x.seats[seat].goods
        options = by["trade"].options
        much = _terms(x, {w[0] for w in options}, {w[1] for w in options})
        for words in options:
            give, get = words
            found.append(Weighed(exchange(x, seat, have, give, get, much.get(get, 1)), by["trade"], words))
    return found


def _terms(x: Observation, gives: set[str], gets: set[str]) -> dict[str, int]:
    """How much is given for a resource: the least of all buildings that these answers could come from."""
    found: dict[str, int] = {}
    for effects in x.box.works.values():
        for effect in effects:
            if isinstance(effect, Exchange) and set(effect.get) == gets and gives <= {*effect.give, x.box.wild}:
                for get, n in effect.get.items():
                    found[get] = min(n, found.get(get, n))
    return found


def _ship(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    by, box, me = by_verb(offers), x.box, x.seats[seat]
    found = declined(by)
    coin = x.prices(seat)["coins"]
    start = {tile: dock for dock, tile in x.docks.items() if tile}
    step = next((e.coins for s in me.scholars if isinstance(e := box.scholars[s].effect, DockSteps)), 0)
    if "ship" in by:
        for words in by["ship"].options:
            tile, dock = words
            cost, _ = bill(x, seat, box.ships[tile].cost, me.goods, 0)
            moved = step * dock_steps(box, me, start[tile], dock)
            found.append(Weighed(ship(x, seat, tile, dock) - cost - moved * coin, by["ship"], words))
    if "buy" in by:
        for _, worth, price in ships(x, seat):
            cost, bought = bill(x, seat, price, me.goods, me.coins)
            if bought and (bought[0],) in by["buy"].options:
                found.append(Weighed(worth - cost, by["buy"], (bought[0],)))
    return found


def _logistics(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """A die of the line makes room, if its building is worth the coins; where to makes no difference here."""
    by, me = by_verb(offers), x.seats[seat]
    found = [Weighed(0.0, by["go_on"], ())]
    effect = next((e for s in me.scholars if isinstance(e := x.box.scholars[s].effect, MoveDie)), None)
    if "move_die" in by and effect:
        cost = effect.coins * x.prices(seat)["coins"]
        for at, to in by["move_die"].options:
            if BIT[at] & LINE_MASK[LINE[x.line]]:
                value = Run(x, seat).through([me.cells[INDEX[at]]]) - cost
                found.append(Weighed(value, by["move_die"], (at, to)))
    return found


def _road(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    by = by_verb(offers)
    found = declined(by)
    if "place" in by:
        ways = colony_of(x, seat).best(tiles_of(by["place"].options), 6 if many else 1)
        found += [Weighed(value, by["place"], words) for value, words in ways]
    return found


def _put(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    put = by_verb(offers)["put"]
    lost = blocks(x, seat, sum(BIT[w[0]] for w in put.options))
    by_name = {w: lost[BIT[w[0]].bit_length() - 1] for w in put.options}
    return [Weighed(-worth, put, words) for words, worth in by_name.items()]


def _pay(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """What gold saves, less the gold."""
    pay, price = by_verb(offers)["pay"], x.prices(seat)
    found = []
    for words in pay.options:
        saved = [good for good in words[0].split("+") if good in price]
        found.append(Weighed(sum(price[good] - price[x.box.wild] for good in saved), pay, words))
    return found


def _colony(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """Buildings by what they bring, and best where they are many in a line."""
    colony, offer = colony_of(x, seat), by_verb(offers)["choose"]
    found = []
    for words in offer.options:
        cells = printed(x.box.colonies[words[0]])
        works = sum(1 << i for i, building in enumerate(cells) if building and x.box.works[building])
        value = 0.0
        for i in bits(works):
            lines = (LINE_MASK[i % SIZE] & works).bit_count() + (LINE_MASK[SIZE + i // SIZE] & works).bit_count()
            value += colony.usual(cells[i]) * lines
        found.append(Weighed(value, offer, words))
    return found


def _hall(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    offer = by_verb(offers)["place"]
    ways = colony_of(x, seat).best(tiles_of(offer.options), 3 if many else 1)
    return [Weighed(value + scholar(x, seat, x.halls[words[0]]), offer, words) for value, words in ways]


def _meditate(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """What the other passing space does."""
    by = by_verb(offers)
    found = declined(by)
    for words in by["meditate"].options:
        works = x.box.works[f"space_{words[0]}"]
        found.append(Weighed(sum([Run(x, seat).work(effect) for effect in works]), by["meditate"], words))
    return found


def _city(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    return maya.others(CityWorth(x), offers)


_SMALL = ("MonkGift", "FillOne", "TakeToken", "LayJunction", "Raise", "CityReligion")

# Question -> what judges its answers; what is not here is not known.
_ASKS: dict[str, Judge] = {
    "Turn": _turn,
    "CityTurn": lambda x, seat, offers, many: maya.turn(CityWorth(x), offers),
    "Drive": lambda x, seat, offers, many: maya.drive(CityWorth(x), offers),
    "BuildTemple": lambda x, seat, offers, many: maya.temple(CityWorth(x), offers),
    "Beside": lambda x, seat, offers, many: maya.temple(CityWorth(x), offers),
    "Bargain": lambda x, seat, offers, many: maya.bargain(CityWorth(x), offers),
    "Consider": lambda x, seat, offers, many: maya_trade.consider(x, seat, offers),
    **dict.fromkeys(("Give", "Want"), lambda x, seat, offers, many: maya_trade.counts(x, seat, offers)),
    **dict.fromkeys((*_SMALL, "CityStep", "CityMarch"), _city),
    "Trade": _trade,
    "Ship": _ship,
    "Religion": tracks.religion,
    "Step": tracks.step,
    "March": tracks.march,
    "Logistics": _logistics,
    "Recruit": tracks.recruit,
    "PlaceRoad": _road,
    "PutDie": _put,
    "PayWith": _pay,
    "Meditate": _meditate,
    "Hire": kingdoms.hire,
    "Navigate": kingdoms.navigate,
    "ChooseLine": kingdoms.line,
    "ChooseColony": _colony,
    "ChooseTownHall": _hall,
}
