"""The numbers that matter for a question. Ids and arguments only."""

from __future__ import annotations

from bot.rules import Args, Spread

from ..phases.build import ChooseCard, Site
from ..phases.clean_up import Recharge
from ..phases.feeding import Feed, FeedMore
from ..phases.gains import Collect, Take
from ..phases.income import Income
from ..phases.navigation import Sail, Toll
from ..phases.payment import Pay
from ..phases.sectors import Act
from ..phases.worker_phase import Turn
from ..play import Play
from ..play.payment import available, cheapest

HEIGHT = 0.75  # of a unit that each further level of a cube is worth keeping


def brief(g: Play, seat: int) -> Args:
    """Arguments for the text of the seat's open question; {} if there is none."""
    s, me, ask = g.s, g.s.board[seat], g.question_of(seat)
    if ask is None:
        return {}
    found: Args = {
        "round": s.round,
        "stored": {good: n for good, n in me.stored.items() if n},
        "have": {good: n for good, n in available(me).items() if n},
        "market": {good: n for good, n in me.market.items() if n},
        "steps": me.track,
    }
    if isinstance(ask, Turn):
        found |= {"workers": {worker: n for worker, n in me.workers.items() if n}}
    elif isinstance(ask, Income):
        found |= {"actions": [action for action in ask.todo if action not in g.box.boats], "boats": _boats(g, ask)}
    elif isinstance(ask, Act):
        found |= {"actions": list(dict.fromkeys(a for group in ask.todo for a in group)), "mix": ask.mix}
    elif isinstance(ask, Sail):
        found |= {"n": ask.n, "anchors": {ship: x.anchors for ship, x in me.ships.items() if x.anchors}}
    elif isinstance(ask, Toll):
        own = ask.to < 0
        found |= {"to_seat": seat if own else ask.to, "own": int(own), "harbour": int(bool(ask.ship))}
    elif isinstance(ask, Pay):
        found |= {"goods": list(ask.goods), "n": ask.n, "suggested": _cheapest(g, ask)}
    elif isinstance(ask, Site):
        found |= {"piece": ask.piece, "points": ask.points}
    elif isinstance(ask, ChooseCard):
        found |= {"n": len(me.looking), "building": ask.deck}
    elif isinstance(ask, Take):
        found |= {"goods": list(dict.fromkeys(good for group in ask.groups for good in group)), "n": len(ask.groups)}
    elif isinstance(ask, Collect):
        found |= {"n": ask.n}
    elif isinstance(ask, Feed):
        found |= {"suggested": _cheapest(g, ask), "need": ask.need(g), "points": ask.points(g)}
    elif isinstance(ask, FeedMore):
        found |= {"points": ask.points}
    elif isinstance(ask, Recharge):
        found |= {"free": int(ask.free), "card": g.box.n.recharge_card, "lid": g.box.n.recharge_lid}
    return found


def _cheapest(g: Play, ask: Pay | Feed) -> dict[str, int]:
    """A way to pay by which least is lost: what is stored, and of cubes on land those that are worth least too much."""
    (offer,) = [offer for offer in g.offers_of(ask) if isinstance(offer, Spread)]
    level = {name: g.s.board[ask.seat].level[i] for name, i in g.box.land.index.items()}
    caps, weights = dict(zip(offer.bins, offer.caps, strict=True)), dict(zip(offer.bins, offer.weights, strict=True))
    return cheapest(caps, weights, offer.low, lambda unit: 1 + HEIGHT * (level.get(unit, 1) - 1))


def _boats(g: Play, ask: Income) -> list[str]:
    return [boat for boat in ask.todo if boat in g.box.boats]
