"""What each answer to a question is worth, question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.rules import Offer, Pick, Spread, Words
from bot.rules.mind import Weighed

from ..components.effect_index import total
from ..components.rows import QUARRY
from . import expansions
from .observation import Boards, Observation, barrel
from .placement import LEANINGS, fillings
from .roles import Choice, vain
from .roles import worth as role_worth
from .worth import building, price, sale, tiles


def weigh(x: Observation, seat: int, ask: str, offer: Offer, many: bool = False) -> list[Weighed]:
    """Every answer of an offer worth a thought, with its worth; `many`: several fillings of a spread.

    Empty where nothing is known: for a question, verb or spread that is not the base game's.
    """
    if isinstance(offer, Spread):
        return _spread(x, x.seats[seat], offer, many) or expansions.overseas(offer)
    judge = expansions.judge(offer) or (_ASKS[ask](x, seat, offer) if ask in _ASKS else None)
    return [Weighed(judge(words), offer, words) for words in offer.options] if judge else []


Judge = Callable[[Words], float]


def roles(x: Observation, offers: Sequence[Offer]) -> list[Choice]:
    """Every placard that these offers let a seat take; none where something else is on offer as well."""
    found: list[Choice] = []
    for offer in offers:
        if not isinstance(offer, Pick) or offer.verb not in ("take", "take_without"):
            return []
        found += [_choice(x, offer.verb, words) for words in offer.options]
    return found


def _choice(x: Observation, verb: str, words: Words) -> Choice:
    if verb == "take":
        return words[0], x.box.action.get(words[0], ""), True, 0.0
    return "mayor", "mayor", words[0] != "mayor", 0.3


def sensible(x: Observation, seat: int, ask: str, found: Sequence[Weighed]) -> list[Weighed]:
    """Without placards that bring the seat nothing, where any brings something, and without refusing a free tile."""
    if ask == "Settle":
        return [w for w in found if w.offer.verb != "decline"] or list(found)
    kept = []
    for w in found:
        role, action, privilege, _ = _choice(x, w.offer.verb, w.words)
        if not vain(x, seat, role, action, privilege):
            kept.append(w)
    return kept or list(found)


def _role(x: Observation, seat: int, offer: Pick) -> Judge | None:
    if offer.verb not in ("take", "take_without"):
        return None

    def judge(words: Words) -> float:
        role, action, privilege, less = _choice(x, offer.verb, words)
        return role_worth(x, seat, role, action, privilege) - less

    return judge


def _draft(x: Observation, seat: int, offer: Pick) -> Judge | None:
    """What the building would do for the seat if it were built first of all."""
    me, box = x.seats[seat], x.box

    def judge(words: Words) -> float:
        b = box.building.get(words[0])
        return building(x, me, b, b.cost) if b else 0.0

    return judge


def _settle(x: Observation, seat: int, offer: Pick) -> Judge | None:
    me = x.seats[seat]
    if offer.verb == "settle":
        kinds = {w[0] for w in offer.options}
        worth = dict(zip(kinds, tiles(x, me, kinds), strict=True))
        return lambda w: worth[w[0]] + (0.0 if w[1] == "no" else x.w.hospice) + 0.05
    if offer.verb == "hacienda":
        # a free action: it comes before the tile, so it must be worth more than the best one
        room = sum(me.island.values()) < 11
        return lambda w: 50.0 + (1 if w[0] == QUARRY and x.left > 5 else 0) if room else -1.0
    return lambda w: 0.0


def _build(x: Observation, seat: int, offer: Pick) -> Judge | None:
    if offer.verb not in ("build", "black_market"):
        return lambda w: 0.0
    me, box = x.seats[seat], x.box
    known: dict[str, float] = {}  # a black market offers the same building in very many ways

    def judge(words: Words) -> float:
        worth = known.get(words[0])
        if worth is None:
            b = box.building.get(words[0])
            worth = known[words[0]] = building(x, me, b, price(x, me, b, seat == x.phase_seat)) if b else 0.0
        value = worth + (0.0 if words[1] == "no" else 0.5)
        if len(words) == 2:
            return value
        given = words[2:]  # to the black market
        return value - 1.1 * (len(given) - given.count("no") - given.count("none") - given.count(""))

    return judge


def _extra(x: Observation, seat: int, offer: Pick) -> Judge | None:
    me = x.seats[seat]
    if offer.verb != "extra":
        return lambda w: 0.0
    return lambda w: barrel(x, w[0], me.goods[w[0]]) if w[0] in me.goods else 0.0


def _sell(x: Observation, seat: int, offer: Pick) -> Judge | None:
    me, box = x.seats[seat], x.box
    if offer.verb not in ("sell", "trading_post"):
        return lambda w: 0.0
    bonus = total(me, box.effects.markets) + (seat == x.phase_seat)
    return lambda w: sale(x, w[0], box.price.get(w[0], 0) + bonus)


def _load(x: Observation, seat: int, offer: Pick) -> Judge | None:
    me = x.seats[seat]
    if offer.verb == "wharf":
        return lambda w: me.goods.get(w[0], 0) - x.w.wharf_later
    if offer.verb != "load":
        return lambda w: -0.5
    ships = {str(ship.size): ship for ship in x.ships}

    def judge(words: Words) -> float:
        good, ship = words[0], ships.get(words[1])
        if ship is None or good not in me.goods:
            return 0.0
        room = ship.size - ship.load
        n = min(me.goods[good], room)
        value: float = n - x.w.dear * x.box.price[good] * x.money
        if not ship.good:
            value += x.w.begin - x.w.empty * (room - n)  # who begins a ship says what it carries
        elif n == room:
            value += 0.1
        return value

    return judge


def _keep(x: Observation, seat: int, offer: Pick) -> Judge | None:
    goods = x.seats[seat].goods

    def judge(words: Words) -> float:
        stored = {good for word in words[:1] for good in word.split("+") if good in goods}
        value: float = sum(barrel(x, good, 0) + (goods[good] - 1) * 0.6 for good in stored)
        for good in words[1:]:
            if good in goods and good not in stored:
                value += barrel(x, good, 0)
        return value

    return judge


def _spread(x: Observation, me: Boards, offer: Spread, many: bool) -> list[Weighed]:
    if offer.verb != "place" or offer.weights.count(1) != len(offer.weights):
        return []
    caps = dict(zip(offer.bins, offer.caps, strict=True))
    ways = fillings(x, me, caps, offer.low, len(LEANINGS) if many else 1)
    return [Weighed(1.0 - 0.1 * i, offer, offer.words(way.values())) for i, way in enumerate(ways)]


# Question -> what judges the answers of one of its offers; None: not known.
_ASKS: dict[str, Callable[[Observation, int, Pick], Judge | None]] = {
    "ChooseRole": _role,
    "DraftBuilding": _draft,
    "Settle": _settle,
    "Build": _build,
    "ExtraGood": _extra,
    "Sell": _sell,
    "Load": _load,
    "Keep": _keep,
}
