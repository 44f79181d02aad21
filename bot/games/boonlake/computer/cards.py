"""What cards and special projects are worth to whoever plays them, and to whoever keeps them."""

from __future__ import annotations

from ..components.effects.cards import (
    AtLeast,
    CardEffect,
    CattleCoins,
    CattleInhabitants,
    CheaperCards,
    CheaperLevers,
    DearerDiscards,
    FreeHouse,
    Gain,
    Harbour,
    Per,
    PerPresence,
    ResetLever,
    RiverCoins,
    RiverVases,
    Swap,
    UpgradeSettlement,
)
from ..play.canal import levels
from ..play.map_tiles import presences
from ..play.payment import Purse
from ..score import counted
from .observation import Observation
from .worth import gains, recess


def price(x: Observation, purse: Purse, id: str, coins: int, vases: int, pay: str) -> float:
    """What paying for a card feels like: coins, vases, levers used."""
    way = next(w for w in purse.ways(id, coins) if w.word == pay)
    total = purse.price(coins) + way.coins
    return (total * x.w.coin + vases * x.w.vase) * x.use * x.w.card_cost + 0.9 * len(way.levers)


def played(x: Observation, seat: int, id: str) -> float:
    """What a card is worth once it is played, without its price."""
    card = x.box.cards[id]
    return card.points + sum(effect(x, seat, e) for e in card.effect)


def kept(x: Observation, seat: int, id: str) -> float:
    """What a card in hand is worth."""
    return x.w.card * x.use * (0.6 + 0.1 * min(4.0, played(x, seat, id)))


def project(x: Observation, seat: int, id: str) -> float:
    row = x.box.scoring_tiles[id]
    times = x.box.n.own_times if x.s.scoring[seat] == id else 1
    track = "coin_track" if row.track == "coin" else "card_track"
    return row.points * times + gains(x, seat, {"inhabitants": 1, track: 1})


def effect(x: Observation, seat: int, e: CardEffect) -> float:
    """An effect, as things stand."""
    me = x.s.board[seat]
    turns = x.scorings * 4  # about so many turns are left
    match e:
        case Gain():
            return gains(x, seat, e.gains)
        case Swap():
            there = gains(x, seat, e.get) - gains(x, seat, e.give)
            return max(0.0, there, -there if e.back else 0.0)
        case ResetLever():
            return 0.8 if any(not up for up in me.levers.values()) else 0.0
        case FreeHouse():
            own = any(p.seat == seat and p.kind == "inhabitant" for p in x.s.pieces.values())
            return recess(x, me, "houses") + 0.5 if own else 0.0
        case UpgradeSettlement():
            own = any(p.seat == seat and p.kind == "house" for p in x.s.pieces.values())
            return recess(x, me, "settlements") * 0.7 if own else 0.0
        case PerPresence():
            here = presences(x.box, x.s, seat)[e.region]
            return e.points * (here + 0.5 * x.scorings)
        case Per():
            has = levels(me) if e.what == "sites" else me.removed[e.what]
            return e.points * (has + 0.4 * x.scorings)
        case AtLeast():
            has = counted(me, e.what)
            least, most = (p for _, p in sorted(zip(e.numbers, e.points, strict=True)))
            if has >= e.numbers[1]:
                return float(most)
            return least + 0.5 if has >= e.numbers[0] else x.w.end_game * least * x.scorings / 4
        case CheaperCards():
            return e.coins * x.w.coin * turns
        case CheaperLevers():
            return e.coins * x.w.coin * x.scorings
        case DearerDiscards():
            return e.coins * x.w.coin * turns * 0.2
        case RiverCoins():
            return e.coins * x.w.coin * turns * 0.3
        case RiverVases():
            return e.vases * x.w.vase * turns * 0.1
        case Harbour():
            return gains(x, seat, e.gains) * turns * 0.2
        case CattleInhabitants():
            return x.w.inhabitant * x.scorings * 0.4
        case CattleCoins():
            return e.coins * x.w.coin * x.scorings * 0.4
