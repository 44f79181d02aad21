"""What the buildings of New Buildings and Nobles are worth, and the answers that only they bring: rough guesses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rules import Pick, Spread, Words
from bot.rules.mind import Weighed

from .observation import OFTEN, Boards, Observation, kinds, makes

Worth = Callable[[Observation, Any, Any, int], float]


def nobles(me: Any) -> int:
    """Nobles of a seat, by a view or a state."""
    here: int = sum(me.nobles.values())
    idle: int = getattr(me, "idle_nobles", 0)  # a view tells those on the windrose apart
    return here + idle


def _each(points: float) -> Worth:
    """So many points a round."""
    return lambda x, me, e, _: (x.left - 1) * points


def _paid(doubloons: float) -> Worth:
    """So many doubloons a round."""
    return lambda x, me, e, _: (x.left - 1) * doubloons * x.money


def _aqueduct(x: Observation, me: Boards, e: Any, _: int) -> float:
    return float((x.left - 1) * OFTEN * e.barrels * (0.1 + 0.6 * sum(b in me.city for b in e.at)))


def _lighthouse(x: Observation, me: Boards, e: Any, _: int) -> float:
    return float((x.left - 1) * OFTEN * x.money * (0.25 * e.captain + 0.5 * kinds(x, me) * e.doubloons))


def _specialty(x: Observation, me: Boards, e: Any, _: int) -> float:
    most = max([n for good, n in makes(x, me).items() if not x.box.good[good].raw], default=0)
    return float((x.left - 1) * OFTEN * x.money * (0.4 + max(0, most - e.less)))


def _union(x: Observation, me: Boards, e: Any, _: int) -> float:
    return float((x.left - 1) * OFTEN * (0.3 + sum(n // e.each for n in makes(x, me).values())))


def _sets(x: Observation, me: Boards, e: Any, _: int) -> float:
    sets = sum(n // e.size for n in me.island.values())
    return float(e.points[min(sets, len(e.points) - 1)] + 0.2 * x.left)


def _jeweler(x: Observation, me: Boards, e: Any, _: int) -> float:
    return float((x.left - 1) * OFTEN * x.money * (0.5 + nobles(me)) * e.doubloons)


# Kind of effect (its tag in the data files) -> its worth for the rest of the game.
EFFECTS: dict[str, Worth] = {
    "aqueduct": _aqueduct,
    "forest": _paid(0.2),
    "barter": _paid(0.25),
    "store_barrels": _each(0.22),
    "guests": _each(0.2),
    "own_market": _paid(0.35),
    "church": _each(0.4),
    "small_wharf": _each(0.4),
    "lighthouse": _lighthouse,
    "specialty": _specialty,
    "double": _each(0.5),
    "union": _union,
    "score_sets": _sets,
    "land_office": _paid(0.1),
    "chapel": _each(0.45),
    "hunting_lodge": _each(0.15),
    "zoning": _paid(0.4),
    "supplier": lambda x, me, e, _: (x.left - 1) * OFTEN * (0.2 + 0.4 * nobles(me)),
    "villa": _each(0.5),
    "jeweler": _jeweler,
    "score_nobles": lambda x, me, e, _: e.each * nobles(me) + 0.4 * x.left,
}

FIXED = {"guest": -0.05, "forest": 0.2, "buy_tile": -0.1, "sell_tile": -0.5, "discard_tile": -0.3, "go_on": 0.0}


def judge(offer: Pick) -> Callable[[Words], float] | None:
    """What the answers of an offer are worth beside doing nothing, which is worth 0; None where nothing is known."""
    if offer.verb == "deliver":
        return lambda w: 0.4 * sum(1 for good in w[0].split("+") if good not in ("", "none"))
    if offer.verb == "fetch":
        return lambda w: 1.0 if "noble" in w else 0.5
    fixed = FIXED.get(offer.verb)
    return None if fixed is None else lambda w: fixed


def overseas(offer: Spread) -> list[Weighed]:
    """All barrels that go by the small wharf, or none of them; other spreads are not known."""
    if offer.verb != "small_wharf" or offer.weights.count(1) != len(offer.weights) or offer.high < sum(offer.caps):
        return []
    words = offer.words(offer.caps)
    return [Weighed(0.5 * sum(offer.caps) - 1.0, offer, words)]
