"""Trade between the Maya city and a colony: what an exchange is worth to each, and what the computer proposes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import product

import msgspec

from bot.rules import Offer, Spread
from bot.rules.mind import Weighed

from .maya_worth import CityWorth
from .observation import Observation
from .tracks import by_verb, declined

LEAST = 0.3  # points that each side must win by what the computer proposes
COINS = 6  # coins at most that it puts into a proposal
TRY = 0.3  # of what another proposal would win counts before it is accepted

Counts = Mapping[str, int]


class Exchange(msgspec.Struct, frozen=True):
    """What one could propose to a seat, and what the proposer wins by it."""

    seat: int
    give: Counts
    want: Counts
    worth: float


def winner(x: Observation, seat: int) -> Callable[[Counts, Counts], float]:
    """What a seat wins in points by what it gets and gives; what it has no room for is lost in the city, else sold."""
    if x.city and seat == x.city.seat:
        return CityWorth(x).swap
    return partial(_colony_wins, x, seat)


def _colony_wins(x: Observation, seat: int, gets: Counts, gives: Counts) -> float:
    price, me, box = x.prices(seat), x.seats[seat], x.box
    value = 0.0
    for what, n in gives.items():
        value -= n * price[what]
    for what, n in gets.items():
        if what in me.goods:
            kept = min(n, box.room(me, what) - me.goods[what] + gives.get(what, 0))
            value += (n - kept) * box.price[what] * price["coins"]
            n = kept
        value += n * price[what]
    return value


def proposal(x: Observation, by: int, to: Iterable[int]) -> Exchange | None:
    """What wins `by` most where it wins somebody of `to` something, too.

    One piece goes each way at most, and coins one way; what the city and a seat have lies open.
    """
    assert x.city is not None
    best: Exchange | None = None
    mine, win = _holds(x, by), winner(x, by)
    for seat in to:
        theirs, wins = _holds(x, seat), winner(x, seat)
        for give, want in product(_pieces(mine), _pieces(theirs)):
            if give == want:
                continue
            for coins in range(-min(COINS, theirs["coins"]), min(COINS, mine["coins"]) + 1):
                gives, wants = _with_coins(give, coins), _with_coins(want, -coins)
                if not gives or not wants:
                    continue
                worth = win(wants, gives)
                if worth > max(LEAST, best.worth if best else 0.0) and wins(gives, wants) >= LEAST:
                    best = Exchange(seat, gives, wants, worth)
    return best


def _holds(x: Observation, seat: int) -> Counts:
    me = x.seats[seat]
    found = {**me.goods, "coins": me.coins}
    return found | {x.box.wild: x.city.gold} if x.city and seat == x.city.seat else found


def _pieces(holds: Counts) -> list[str]:
    """Nothing, or one of what is there."""
    return [""] + [what for what, n in holds.items() if n and what != "coins"]


def _with_coins(piece: str, coins: int) -> dict[str, int]:
    return ({piece: 1} if piece else {}) | ({"coins": coins} if coins > 0 else {})


def _willing(x: Observation) -> list[int]:
    """Those with whom the city has failed to agree on nothing yet in this trade."""
    assert x.city is not None
    return [seat for seat in range(len(x.seats)) if seat not in (x.city.seat, *x.city.refused)]


# -- answers -------------------------------------------------------------------------------------------------------
def propose(x: Observation, offers: Sequence[Offer]) -> list[Weighed]:
    """Whether the city makes a proposal, in its trade; only the best is thought of."""
    offer = by_verb(offers).get("propose")
    if offer is None or x.city is None:
        return []
    asked = {whom for (whom,) in offer.options}
    found = proposal(x, x.city.seat, [seat for seat in _willing(x) if str(seat) in asked])
    return [Weighed(found.worth, offer, (str(found.seat),))] if found else []


def counts(x: Observation, seat: int, offers: Sequence[Offer]) -> list[Weighed]:
    """What is given and wanted: what the same thought has led to that has begun the proposal; else nothing."""
    assert x.city is not None
    found = proposal(x, seat, _willing(x) if seat == x.city.seat else [x.city.seat])
    for offer in offers if found else ():
        if found and isinstance(offer, Spread):
            said = found.give if offer.verb == "put_up" else found.want
            caps = dict(zip(offer.bins, offer.caps, strict=True))
            if all(n <= caps.get(what, 0) for what, n in said.items()):
                return [Weighed(found.worth, offer, offer.words([said.get(b, 0) for b in offer.bins]))]
    return declined(by_verb(offers))


def consider(x: Observation, seat: int, offers: Sequence[Offer]) -> list[Weighed]:
    """What the city proposes is taken if it wins something; else something else is proposed, once in a trade."""
    by = by_verb(offers)
    found = declined(by)
    if x.city is None:
        return found
    for who, give, want in x.city.proposals:
        if "accept" in by and who == x.city.seat:
            found.append(Weighed(winner(x, seat)(give, want), by["accept"], ()))
    if "go_on" in by:  # its own proposal stands
        found.append(Weighed(0.0, by["go_on"], ()))
    if "counter" in by and seat not in x.city.refused and all(w.worth <= 0.0 for w in found):
        other = proposal(x, seat, [x.city.seat])
        if other:
            found.append(Weighed(TRY * other.worth, by["counter"], ()))
    return found


def agreed(x: Observation, offers: Sequence[Offer]) -> list[Weighed]:
    """What others propose to the city is taken if it wins something."""
    offer = by_verb(offers).get("agree")
    if offer is None or x.city is None:
        return []
    return [
        Weighed(winner(x, x.city.seat)(give, want), offer, (str(by),))
        for by, give, want in x.city.proposals
        if (str(by),) in offer.options
    ]
