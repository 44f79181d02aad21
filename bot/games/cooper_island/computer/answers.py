"""What each answer is worth, verb by verb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from bot.rules import Offer, Spread, Words
from bot.rules.mind import Weighed

from ..components.box import NOTHING
from ..components.effects.base import Effect
from ..components.effects.sectors import Discount
from ..components.rows import Royal
from ..play.payment import cheapest
from . import landscape, navigation, worth
from .observation import Mine, Observation

WAYS = 6  # of a payment that are looked at beside the cheapest
NEVER = -5.0
AT_EASE = ("Turn", "Act", "Income", "EndTurn", "Close", "LastActions")  # where goods are put in order


def weigh(x: Observation, seat: int, ask: str, offers: Sequence[Offer]) -> list[Weighed]:
    """Every answer with its worth; to let it be is worth nothing."""
    me = x.seat(seat)
    found: list[Weighed] = []
    for offer in offers:
        if isinstance(offer, Spread):
            found += _ways(me, offer, 1.0 if ask == "FeedMore" else 0.0)
            continue
        if offer.verb == "feed_and_sail":
            found += navigation.fed_at_once(x, me, offer, max((way.worth for way in found), default=0.0))
            continue
        judge = _VERBS.get(offer.verb)
        options: Sequence[Words] = offer.options  # type: ignore[assignment]
        found += [Weighed(judge(x, me, ask, words) if judge else 0.0, offer, words) for words in options]
    return found


def _ways(me: Mine, offer: Spread, gain: float) -> list[Weighed]:
    """Ways to pay: the cheapest units of all, and some others."""
    caps, weights = dict(zip(offer.bins, offer.caps, strict=True)), dict(zip(offer.bins, offer.weights, strict=True))
    best = cheapest(caps, weights, offer.low, me.unit)
    ways = dict.fromkeys(
        [*([offer.words([best.get(unit, 0) for unit in offer.bins])] if best else []), *islice(offer.answers(), WAYS)]
    )
    found = []
    for words in ways:
        counts = {unit: int(n) for unit, _, n in (word.partition("=") for word in words)}
        found.append(Weighed(gain - sum(n * me.unit(unit) for unit, n in counts.items()), offer, words))
    return found


def _claim(x: Observation, me: Mine, ask: str, words: Words) -> float:
    reward, worker, card = words
    row = x.box.workers.get(reward)
    if row is None:
        return 2.0
    food = me.view.food + row.food
    fed = min(1.0, (me.have["food"] + 2) / food)
    found = x.w.worker * (x.to_come + 0.5) * fed
    if card == NOTHING:
        return found + 0.3
    royal = medal(x, me, x.box.royal[card]) - (0.4 if worker == "square" else 0.0)
    return found + row.navigation * (x.to_come + 1) * fed + royal


def medal(x: Observation, me: Mine, card: Royal) -> float:
    """What a royal card may bring: how far one is, and how much time is left."""
    v = me.view
    have = {
        "boats": len(v.boats),
        "buildings": sum(b.pieces - v.buildings[b.building] for b in x.view.prices),
        "statues": sum(s.on == "statue" for s in v.spaces),
        "lids": sum(v.seat not in c.lids for c in x.view.cargo),
        "high": sum(s.level >= 5 for s in v.spaces),
    }
    kind = str(card.effect.__struct_config__.tag)
    if kind == "unexplored":
        return 3.0 if v.unexplored - 2 * x.to_come <= card.steps[0] else 0.5
    if kind not in have or not card.steps:
        return 1.5
    reach = have[kind] + 0.8 * x.to_come
    return max((p for step, p in zip(card.steps, x.box.medals, strict=True) if reach >= step), default=0.5)


def _send(x: Observation, me: Mine, ask: str, words: Words) -> float:
    worker, sector = words
    found = worth.sector(x, me, sector, worker)
    row = x.box.sectors[sector]
    mix = row.square if worker == "square" else None
    if isinstance(mix, Discount) and not _taken(x, sector, worker):
        prices = x.view.piers if row.actions == (("build_boat",),) else x.view.prices
        if any(me.can_pay(p.cost, mix.n) for p in prices):
            found += 0.5
    return found


def _taken(x: Observation, sector: str, worker: str) -> bool:
    return any(p.seats for p in x.view.places if p.sector == sector and p.worker == worker)


def _build_boat(x: Observation, me: Mine, ask: str, words: Words) -> float:
    pier, boat, _ = words
    row = x.box.piers[pier]
    does = worth.effect(x, me, x.box.boats[boat].effect)
    return worth.boat(x, me, row.cost, row.navigation) + does * (0.4 + 0.4 * x.to_come) + 0.4 * x.box.boats[boat].cells


def _statue(x: Observation, me: Mine, ask: str, words: Words) -> float:
    way, _, cell = words
    bonus = next(c.navigation for c in me.view.statue_cells if c.cell == cell)
    return worth.statue(x, me) - me.bill(x.box.statues[way].cost) + 0.1 * bonus


def _ruin(x: Observation, me: Mine, ask: str, words: Words) -> float:
    _, cell = words
    return x.w.ruin + next(c.navigation for c in me.view.statue_cells if c.cell == cell)


def _fetch(x: Observation, me: Mine, ask: str, words: Words) -> float:
    (good,) = words
    if ask not in AT_EASE and not (ask == "Feed" and good == "food" and me.hungry):
        return NEVER
    return me.good(good) * 0.6 - (0.15 if me.free <= 1 and ask not in ("Close", "LastActions") else 0.0)


def _exchange(x: Observation, me: Mine, ask: str, words: Words) -> float:
    """Dear as it is: a first coin opens boats and buildings; at the end food saves an anchor. One at a time is looked
    at."""
    rate, get, n = words
    last = me.hungry and ask == "Feed" and not x.to_come
    wanted = last if get == "food" else me.poor and ask in ("Turn", "Act", "Income")
    if n != "1" or not wanted or get not in ("food", "coin") or me.view.market[get]:
        return NEVER
    row = x.box.rates[rate]
    give = [good for good in row.give if me.have[good] and good != get]
    if sum(me.have[good] for good in give) < row.n:
        return NEVER
    cost = row.n * min(me.price(good) for good in give)
    return me.good(get) * 0.8 - cost


def _play(x: Observation, me: Mine, ask: str, words: Words) -> float:
    (card,) = words
    return max(0.3, sum(worth.effect(x, me, does) for does in x.box.large[card]))


def _use(x: Observation, me: Mine, effect: Effect, goods: str) -> float:
    """A boat or islet, with the goods that it brings."""
    return worth.effect(x, me, effect) if goods == NOTHING else me.stored(goods.split("+"))


def _crate(x: Observation, me: Mine, ask: str, words: Words) -> float:
    (crate,) = words
    return sum(worth.effect(x, me, does) for does in x.box.crates[crate]) if crate in x.box.crates else 0.5


Judge = Callable[[Observation, Mine, str, Words], float]
_VERBS: dict[str, Judge] = {
    "send": _send,
    "place": lambda x, me, ask, w: landscape.place(x, me, *w),
    "lay_islet": lambda x, me, ask, w: (
        landscape.islet(x, me, w[0], w[2]) + worth.effect(x, me, x.box.islets[w[0]].effect)
    ),
    "explore": lambda x, me, ask, w: landscape.single(x, me, w[0], w[1], "none", x.box.n.explore_cost),
    "cultivate": lambda x, me, ask, w: landscape.single(x, me, w[0], w[1], w[2], x.box.n.low_cost),
    "store": lambda x, me, ask, w: landscape.store(x, me, w[0]) if ask in AT_EASE else NEVER,
    "site": lambda x, me, ask, w: landscape.site(x, me, w[0]),
    "fetch": _fetch,
    "keep": lambda x, me, ask, w: 0.05 + 0.6 * sum(me.good(good) for good in w[0].split("+")),
    "exchange": _exchange,
    "crate": _crate,
    "play": _play,
    "claim": _claim,
    "draw": lambda x, me, ask, w: worth.action(x, me, "draw"),
    "step": lambda x, me, ask, w: worth.action(x, me, f"step_{w[0]}"),
    "take": lambda x, me, ask, w: me.stored(w[0].split("+")),
    "collect": lambda x, me, ask, w: sum(me.good(good) for good in w[0].split("+")),
    "choose": lambda x, me, ask, w: worth.CARDS.get(w[0], 0.0) / 10,
    "receive": lambda x, me, ask, w: me.good(w[0]),
    "build_boat": _build_boat,
    "erect": lambda x, me, ask, w: worth.building(x, me, w[0], x.box.buildings[w[0]].cost),
    "erect_statue": _statue,
    "remove_ruin": _ruin,
    "supply": lambda x, me, ask, w: worth.cargo(x, me, w[0]),
    "use_islet": lambda x, me, ask, w: _use(x, me, x.box.islets[w[0]].effect, w[1]),
    "use_boat": lambda x, me, ask, w: _use(x, me, x.box.boats[w[0]].effect, w[1]),
    "flip": lambda x, me, ask, w: worth.effect(x, me, x.box.boats[w[0]].effect),
    "give": lambda x, me, ask, w: navigation.toll(x, me, w[0]),
    "anchor": lambda x, me, ask, w: -x.w.anchor,
    "sail": lambda x, me, ask, w: navigation.sail(x, me, w[0], 1),
    "turn_up": lambda x, me, ask, w: _play(x, me, ask, w) - x.w.goods["coin"] * 1.2 if x.to_come else NEVER,
    "uncover": lambda x, me, ask, w: _crate(x, me, ask, w) - x.w.goods["coin"] * 0.8 if x.to_come else NEVER,
    "start": lambda x, me, ask, w: me.cube(x.box.terrains[w[0]].cube, 1),
}
