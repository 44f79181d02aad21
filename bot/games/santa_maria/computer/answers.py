"""What each answer to a question is worth, question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.rules import Offer, Pick
from bot.rules.mind import Weighed

from ..box import printed
from ..cells import BIT, LINE_MASK, SIZE, bits
from ..effects import DockSteps, Exchange
from ..paying import prices
from .ground import ground, tiles_of
from .harbour import ship
from .sight import Sight
from .turns import Turns, blocks
from .working import exchange
from .worth import bill, place, pray, scholar

Judge = Callable[[Sight, int, Sequence[Offer], bool], list[Weighed]]


def weigh(x: Sight, seat: int, ask: str, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """Every answer worth a thought; empty where nothing is known about the question."""
    judge = _ASKS.get(ask)
    return judge(x, seat, offers, many) if judge else []


def _by(offers: Sequence[Offer]) -> dict[str, Pick]:
    return {offer.verb: offer for offer in offers if isinstance(offer, Pick)}


def _declined(by: dict[str, Pick], worth: float = 0.0) -> list[Weighed]:
    return [Weighed(worth, by["decline"], ())] if "decline" in by else []


def _turn(x: Sight, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    return Turns(x, seat).weigh(offers, many)


def _trade(x: Sight, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    by = _by(offers)
    found = _declined(by)
    if "trade" in by:
        have = x.seats[seat].goods
        options = by["trade"].options
        much = _terms(x, {w[0] for w in options}, {w[1] for w in options})
        for words in options:
            give, get = words
            found.append(Weighed(exchange(x, seat, have, give, get, much.get(get, 1)), by["trade"], words))
    return found


def _terms(x: Sight, gives: set[str], gets: set[str]) -> dict[str, int]:
    """How much is given for a resource: the least of all buildings that these answers could come from."""
    found: dict[str, int] = {}
    for effects in x.box.works.values():
        for effect in effects:
            if isinstance(effect, Exchange) and set(effect.get) == gets and gives <= {*effect.give, x.box.wild}:
                for get, n in effect.get.items():
                    found[get] = min(n, found.get(get, n))
    return found


def _ship(x: Sight, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    by, box, me = _by(offers), x.box, x.seats[seat]
    found = _declined(by)
    coin = x.prices(seat)["coins"]
    order = list(x.docks)
    start = {tile: dock for dock, tile in x.docks.items() if tile}
    step = next((e.coins for s in me.scholars if isinstance(e := box.scholars[s].effect, DockSteps)), 0)
    if "ship" in by:
        for words in by["ship"].options:
            tile, dock = words
            cost, _ = bill(x, seat, box.ships[tile].cost, me.goods, 0)
            moved = step * abs(order.index(start[tile]) - order.index(dock))
            found.append(Weighed(ship(x, seat, tile, dock) - cost - moved * coin, by["ship"], words))
    if "buy" in by:
        for tile, dock in start.items():
            cost, bought = bill(x, seat, box.ships[tile].cost, me.goods, me.coins)
            if bought and (bought[0],) in by["buy"].options:
                found.append(Weighed(ship(x, seat, tile, dock) - cost, by["buy"], (bought[0],)))
    return found


def _religion(x: Sight, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    by, price, me = _by(offers), x.prices(seat), x.seats[seat]
    step = pray(x, seat, me.religion)
    found = _declined(by)
    if "advance" in by:
        found += [Weighed(step - price[w[0]], by["advance"], w) for w in by["advance"].options]
    elif "buy" in by and ("grain",) in by["buy"].options:
        cost = prices(x.box, me)["grain"] * price["coins"]
        found.append(Weighed(step - cost, by["buy"], ("grain",)))
    return found


def _step(x: Sight, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """A monk, and maybe a die, now or never; a fee that is lacking is thought of when the monk is sent."""
    by = _by(offers)
    return [*_declined(by), Weighed(pray(x, seat, x.seats[seat].religion), by["step"], ())]


def _recruit(x: Sight, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    by, box, me = _by(offers), x.box, x.seats[seat]
    found = _declined(by)
    best = 0.0
    if "recruit" in by:
        found += [Weighed(place(x, seat, w[0]), by["recruit"], w) for w in by["recruit"].options]
        best = max(w.worth for w in found)
    if "sell" in by:  # for a place whose fee is lacking
        price = x.prices(seat)
        good = min((w[0] for w in by["sell"].options), key=lambda g: price[g] - box.price[g] * price["coins"])
        for name, there in x.places.items():
            lack = box.n.monk_fee * len(there) - me.coins
            if seat not in there and 0 < lack <= sum(n * box.price[g] for g, n in me.goods.items()):
                value = place(x, seat, name) - lack * (price[good] / box.price[good] - price["coins"])
                if value > best + 0.5:
                    found.append(Weighed(value, by["sell"], (good,)))
    return found


def _road(x: Sight, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    by = _by(offers)
    found = _declined(by)
    if "place" in by:
        ways = ground(x, seat).best(tiles_of(by["place"].options), 6 if many else 1)
        found += [Weighed(value, by["place"], words) for value, words in ways]
    return found


def _put(x: Sight, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    put = _by(offers)["put"]
    lost = blocks(x, seat, sum(BIT[w[0]] for w in put.options))
    by_name = {w: lost[BIT[w[0]].bit_length() - 1] for w in put.options}
    return [Weighed(-worth, put, words) for words, worth in by_name.items()]


def _pay(x: Sight, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """What gold saves, less the gold."""
    pay, price = _by(offers)["pay"], x.prices(seat)
    found = []
    for words in pay.options:
        saved = [good for good in words[0].split("+") if good in price]
        found.append(Weighed(sum(price[good] - price[x.box.wild] for good in saved), pay, words))
    return found


def _colony(x: Sight, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """Buildings by what they bring, and best where they are many in a line."""
    land, offer = ground(x, seat), _by(offers)["choose"]
    found = []
    for words in offer.options:
        cells = printed(x.box.colonies[words[0]])
        works = sum(1 << i for i, building in enumerate(cells) if building and x.box.works[building])
        value = 0.0
        for i in bits(works):
            lines = (LINE_MASK[i % SIZE] & works).bit_count() + (LINE_MASK[SIZE + i // SIZE] & works).bit_count()
            value += land.usual(cells[i]) * lines
        found.append(Weighed(value, offer, words))
    return found


def _hall(x: Sight, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    offer = _by(offers)["place"]
    ways = ground(x, seat).best(tiles_of(offer.options), 3 if many else 1)
    return [Weighed(value + scholar(x, seat, x.halls[words[0]]), offer, words) for value, words in ways]


# Question -> what judges its answers; what is not here is not known.
_ASKS: dict[str, Judge] = {
    "Turn": _turn,
    "Trade": _trade,
    "Ship": _ship,
    "Religion": _religion,
    "Step": _step,
    "Recruit": _recruit,
    "PlaceRoad": _road,
    "PutDie": _put,
    "PayWith": _pay,
    "ChooseColony": _colony,
    "ChooseTownHall": _hall,
}
