"""How answers look that are about cards, levers and resources."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Words

from ..components.effects.cards import DearerDiscards
from ..components.effects.levers import ForgoVase, SkipSites
from ..components.effects.rewards import told
from ..play.canal import levels
from ..play.levers import lever_price
from . import cards, pieces
from .question import Answering
from .worth import gains, one

LIKED = {"m04": 2.0, "m05": 2.0, "m06": 2.5, "m09": 1.6, "m10": 2.0, "m11": 3.0, "m12": 2.5, "m08": 1.2, "m07": 0.8}


def play(a: Answering, words: Words) -> float:
    id, pay = words
    row = a.x.box.cards[id]
    cost = cards.price(a.x, a.purse, id, row.coins, row.vases, pay)
    return cards.played(a.x, a.seat, id) - cost - 0.35 * a.x.w.card * a.x.use


def build(a: Answering, words: Words) -> float:
    id, pay, kind = words
    cost = cards.price(a.x, a.purse, id, a.x.box.scoring_tiles[id].coins, 0, pay)
    return cards.project(a.x, a.seat, id) - cost + (0.1 if kind != a.x.box.kinds[-1] else 0.0)


def discard(a: Answering, words: Words) -> float:
    kind = a.x.box.cards[words[0]].kind
    more = sum(e.coins for e in a.x.box.always(a.me, DearerDiscards) if e.kind == kind)
    coins = one(a.x, a.seat, "coins", a.x.box.n.discard_coins + more)
    return coins - cards.kept(a.x, a.seat, words[0]) + (0.3 if a.me.coins < 4 else 0.0)


def skip(a: Answering, words: Words) -> float:
    effect = a.x.box.skip[words[0]]
    times = levels(a.me) if isinstance(effect, SkipSites) else 1
    drawn = one(a.x, a.seat, "cards", 2) if a.ask == "BuilderCard" else 0.0
    return one(a.x, a.seat, "coins", effect.coins * times) - 0.2 + drawn


def draw(a: Answering, words: Words) -> float:
    return one(a.x, a.seat, "cards", 1 if a.ask == "ProgressShare" else 2)


def exchange(a: Answering, words: Words) -> float:
    return _swap(a, words[0])


def _swap(a: Answering, give: str) -> float:
    """Of all swaps that a played card offers, the one that gives this."""
    best = -9.0
    for id in a.me.played[-1:]:
        for e in a.x.box.cards[id].effect:
            for there, back in _ways(e):
                if told(there) == give:
                    best = max(best, gains(a.x, a.seat, back) - gains(a.x, a.seat, there))
    return best


def _ways(e: object) -> Iterable[tuple[dict[str, int], dict[str, int]]]:
    give, get = getattr(e, "give", None), getattr(e, "get", None)
    if give and get:
        yield give, get
        if getattr(e, "back", False):
            yield get, give


def site(a: Answering, words: Words) -> float:
    """What the cards in hand lack most."""
    r = words[0]
    return a.x.w.site * a.x.use + 0.15 * sum(a.x.box.cards[id].needs.get(r, 0) for id in a.me.hand)


def choose(a: Answering, words: Words) -> float:
    row = a.x.box.scoring_tiles[words[0]]
    return row.points - 0.3 * row.coins - sum(n[0] for n in row.numbers)


def modernise(a: Answering, words: Words) -> float:
    lever = words[0]
    value = a.x.scorings * (1 + a.x.w.lever_least * LIKED.get(lever, 1.0))
    n = len(a.me.levers)
    value += max((p for least, p in a.x.box.lever_scores if n + 1 >= least - 1), default=0)
    cost = one(a.x, a.seat, "coins", lever_price(a.x.box, a.me, lever))
    cost += pieces.spent(a.x, a.me.ranch, 1) * 0.7 if a.ask == "ProgressShare" else 0.0
    return value - cost


def forgo(a: Answering, words: Words) -> float:
    lever, gain = words
    effect = a.x.box.forgo[lever]
    if isinstance(effect, ForgoVase):
        coins = one(a.x, a.seat, "coins", effect.coins) - one(a.x, a.seat, "vases", effect.vases)
        return (one(a.x, a.seat, "vases", effect.vases) if gain == "vases" else coins) - 0.5
    return 1.2 * a.x.use


def push(a: Answering, words: Words) -> float:
    """Only where it would soon be too late: after a scoring the lever can be used again."""
    late = a.ask in ("InterimChoice", "ScoreTile", "PayForTile")
    lever, gain = words
    if gain == "inhabitants+points":
        return 1.5 if len(a.me.hand) > 3 or late else -0.5
    coins = one(a.x, a.seat, "coins", 5 if lever == "m11" else 2)
    return coins - 1.0 + (0.8 if late else 0.3 * a.x.use)
