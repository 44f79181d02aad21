"""What steps on the tracks are worth, and a monk who is sent out."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules import Offer, Pick
from bot.rules.mind import Weighed

from ..play.payment import prices
from .observation import Observation
from .worth import conquer, place, pray


def by_verb(offers: Sequence[Offer]) -> dict[str, Pick]:
    """The offers to pick from."""
    return {offer.verb: offer for offer in offers if isinstance(offer, Pick)}


def declined(by: dict[str, Pick], worth: float = 0.0) -> list[Weighed]:
    """Doing nothing, where that may be."""
    return [Weighed(worth, by["decline"], ())] if "decline" in by else []


def religion(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    by, price, me = by_verb(offers), x.prices(seat), x.seats[seat]
    step = pray(x, seat, me.religion)
    found = declined(by)
    if "advance" in by:
        found += [Weighed(step - price[w[0]], by["advance"], w) for w in by["advance"].options]
    elif "buy" in by and ("grain",) in by["buy"].options:
        cost = prices(x.box, me)["grain"] * price["coins"]
        found.append(Weighed(step - cost, by["buy"], ("grain",)))
    return found


def step(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    """A monk, and maybe a die, now or never; a fee that is lacking is thought of when the monk is sent."""
    by = by_verb(offers)
    return [*declined(by), Weighed(pray(x, seat, x.seats[seat].religion), by["step"], ())]


def march(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    by = by_verb(offers)
    return [*declined(by), Weighed(conquer(x, seat, x.seats[seat].conquest), by["step"], ())]


def recruit(x: Observation, seat: int, offers: Sequence[Offer], many: bool) -> list[Weighed]:
    by, box, me = by_verb(offers), x.box, x.seats[seat]
    found = declined(by)
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
