"""What to say beside each answer: its price, and what it brings. Ids and arguments only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.rules import Args, Hints, Pick

from ..components.effects.rewards import told
from ..components.effects.scoring_tiles import Pay
from ..components.region_map import space_of
from ..phases.cards import Exchange
from ..play import Play
from ..play.levers import NONE, lever_price
from ..play.map_tiles import count_beside, presences_beside, presences_outside, site_row
from ..play.payment import Purse
from ..play.scoring_tiles import measure, reached, value
from .cards import card_hints, discard_hints, project_hints


def hints(g: Play, seat: int) -> Hints:
    """(verb, facet, value) -> (text id, arguments) for what the seat may answer now."""
    ask = g.question_of(seat)
    found: Hints = {}
    if ask is None:
        return found
    purse = Purse(g.box, g.s.board[seat])
    for offer in g.offers_of(ask):
        tell = _TOLD.get(offer.verb)
        if isinstance(offer, Pick) and tell is not None:
            for words in offer.options:
                found |= tell(g, ask, words)
        elif isinstance(offer, Pick) and offer.verb == "play":
            found |= card_hints(g, seat, purse, offer.options)
        elif isinstance(offer, Pick) and offer.verb == "build":
            found |= project_hints(g, seat, purse, offer.options)
        elif isinstance(offer, Pick) and offer.verb == "discard":
            found |= discard_hints(g, seat, offer.options)
    return found


Tell = Callable[[Play, Any, tuple[str, ...]], Hints]


def _one(verb: str, facet: str, value: str, text: str, args: Args) -> Hints:
    return {(verb, facet, value): (f"hint-{text}", args)}


def _take(g: Play, ask: Any, words: tuple[str, ...]) -> Hints:
    strip = words[0]
    i = g.s.strips.index(strip)
    row = g.box.rows[i]
    args: Args = {"row": i + 1, "steps": row.steps, "points": row.points, "kind": g.box.strips[strip].kind}
    return _one("take", "strip", strip, "strip", args)


def _site(verb: str) -> Tell:
    """What a site costs, gives and is surrounded by."""

    def tell(g: Play, ask: Any, words: tuple[str, ...]) -> Hints:
        site, box = words[0], g.box
        row = site_row(box, g.s, site)
        args: Args = {
            "tile": g.s.laid[space_of(site)],
            "cost": dict(row.cost),
            "gains": dict(row.gains),
            "loss": row.loss,
            "settle": row.settle - row.settle_loss,
            "presences": presences_beside(box, g.s, site) + (site not in g.s.pieces),
        }
        return _one(verb, "site", site, verb, args)

    return tell


def _lay(g: Play, ask: Any, words: tuple[str, ...]) -> Hints:
    at, lever = words
    row = g.box.spaces[at]
    found = _one("lay", "at", at, "space", {"gains": dict(row.gains), "region": row.region})
    return found | ({} if lever == NONE else _one("lay", "lever", lever, "lever", {}))


def _cattle(g: Play, ask: Any, words: tuple[str, ...]) -> Hints:
    at = words[0]
    coins = g.box.n.cattle_house_coins * count_beside(g.box, g.s, at, ("house",))
    return _one("cattle", "at", at, "pasture", {"n": len(g.s.cattle[at]), "coins": coins})


def _cover(g: Play, ask: Any, words: tuple[str, ...]) -> Hints:
    region = words[0]
    gains = {} if region in g.s.covered else dict(g.box.regions[region].gains)
    return _one(
        "cover", "region", region, "region", {"gains": gains, "n": presences_outside(g.ground, ask.seat, region)}
    )


def _modernise(g: Play, ask: Any, words: tuple[str, ...]) -> Hints:
    lever = words[0]
    return _one("modernise", "lever", lever, "modernise", {"coins": lever_price(g.box, g.s.board[ask.seat], lever)})


def _sail(g: Play, ask: Any, words: tuple[str, ...]) -> Hints:
    space, s = words[0], g.s
    row = g.box.river.spaces[space]
    first = g.box.river.crossed(s.round, s.board[ask.seat].ship, space, s.locks)
    args: Args = {"gains": dict(row.gains), "harbour": int(row.harbour), "scoring": len(first)}
    return _one("sail", "space", space, "river", args)


def _score(g: Play, ask: Any, words: tuple[str, ...]) -> Hints:
    tile, box, s = words[0], g.box, g.s
    row = box.scoring_tiles[tile]
    paid = isinstance(row.condition, Pay)
    points = s.scorings * (box.n.own_times if s.scoring[ask.seat] == tile else 1)
    args: Args = {
        "points": points,
        "met": int(not paid and reached(box, s, ask.seat, tile)),
        "paid": int(paid),
        "has": "/".join(map(str, measure(box, s, ask.seat, row))),
        "asked": "/".join(map(str, value(box, s, tile))),
    }
    return _one("score", "tile", tile, "score", args)


def _exchange(g: Play, ask: Exchange, words: tuple[str, ...]) -> Hints:
    gives, gets = next(terms for terms in ask.terms(g) if told(terms[0]) == words[0])
    return _one("exchange", "give", words[0], "exchange", {"gives": dict(gives), "gets": dict(gets)})


def _hire(g: Play, ask: Any, words: tuple[str, ...]) -> Hints:
    a, b = words
    n = g.box.n
    found = _one("hire", "by_coins", a, "hire-coins", {"coins": int(a) * n.hire_coins})
    return found | _one("hire", "by_cards", b, "hire-cards", {"cards": int(b) * n.hire_cards})


def _choose(g: Play, ask: Any, words: tuple[str, ...]) -> Hints:
    t = g.box.scoring_tiles[words[0]]
    args: Args = {"coins": t.coins, "needs": dict(t.needs), "points": t.points, "track": t.track}
    return _one("choose", "tile", t.id, "scoring-tile", args)


_TOLD: dict[str, Tell] = {
    "take": _take,
    "develop": _site("develop"),
    "house": _site("house"),
    "settlement": _site("settlement"),
    "lay": _lay,
    "cattle": _cattle,
    "cover": _cover,
    "modernise": _modernise,
    "sail": _sail,
    "score": _score,
    "exchange": _exchange,
    "hire": _hire,
    "choose": _choose,
}
