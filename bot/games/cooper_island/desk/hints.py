"""What to say beside each answer: its price, what it brings, what lies there. Ids and arguments only."""

from __future__ import annotations

from collections.abc import Callable

from bot.rules import Args, Hints, Pick

from ..components.box import NOTHING, Box
from ..components.effects.sectors import Discount
from ..phases.feeding import Feed
from ..phases.navigation import Sail
from ..phases.worker_phase import Turn
from ..play import Ask, Play
from ..play.payment import Cost, less
from ..play.ships import crossed
from ..score import count


def hints(g: Play, seat: int) -> Hints:
    """(verb, facet, value) -> (text id, arguments) for what the seat may answer now."""
    ask = g.question_of(seat)
    if not isinstance(ask, Ask):
        return {}
    found: Hints = {}
    for offer in g.offers_of(ask):
        told = _BY_VERB.get(offer.verb)
        if told and isinstance(offer, Pick):
            for words in offer.options:
                found |= told(g, seat, dict(zip(offer.facets, words, strict=True)))
    if isinstance(ask, Turn):
        found |= _sectors(g)
    elif isinstance(ask, Sail):
        found |= _ships(g, seat, "sail", ask.n)
    elif isinstance(ask, Feed) and any(offer.verb == "feed_and_sail" for offer in g.offers_of(ask)):
        found |= _ships(g, seat, "feed_and_sail", ask.points(g))
    return found


def _space(g: Play, seat: int, name: str) -> Args:
    """What a space shows."""
    me, i = g.s.board[seat], g.box.land.index[name]
    return {"terrain": me.terrain[i], "level": me.level[i], "what": me.on[i]}


def _at(verb: str, *facets: str) -> Callable[[Play, int, dict[str, str]], Hints]:
    """Beside spaces: what they show."""

    def told(g: Play, seat: int, answer: dict[str, str]) -> Hints:
        return {(verb, facet, answer[facet]): ("hint-space", _space(g, seat, answer[facet])) for facet in facets}

    return told


def _price(verb: str, facet: str, what: str) -> Callable[[Play, int, dict[str, str]], Hints]:
    """Beside what is built or supplied: the full price and the points; beside a whole answer: what is left to pay."""

    def told(g: Play, seat: int, answer: dict[str, str]) -> Hints:
        id, off = answer[facet], answer["less"]
        cost, points = _printed(g.box, what, id)
        left = cost if off == "none" else less(cost, off.split("+"))
        return {
            (verb, facet, id): ("hint-price", {"cost": dict(cost), "points": points}),
            (verb, "", " ".join(answer.values())): ("hint-price", {"cost": dict(left), "points": points}),
        }

    return told


def _printed(box: Box, what: str, id: str) -> tuple[Cost, int]:
    """Price and points of a pier, building, statue or cargo ship."""
    if what == "boat":
        return box.piers[id].cost, box.piers[id].navigation
    if what == "building":
        return box.buildings[id].cost, box.buildings[id].navigation
    if what == "statue":
        return box.statues[id].cost, box.statues[id].navigation
    return box.cargo[id].cost, box.cargo[id].navigation


def _cell(g: Play, seat: int, answer: dict[str, str]) -> Hints:
    cell = answer["cell"]
    row = g.box.statue_cells.get(cell)
    card = g.box.card_cell(g.s.board[seat])
    n = row.navigation if row else card[1].navigation if card else 0
    return {("remove_ruin", "cell", cell): ("hint-cell", {"points": n})}


def _exchange(g: Play, seat: int, answer: dict[str, str]) -> Hints:
    row = g.box.rates[answer["rate"]]
    return {("exchange", "rate", row.id): ("hint-rate", {"n": row.n, "give": list(row.give)})}


def _sectors(g: Play) -> Hints:
    """Who stands where, and what is taken off there."""
    found: Hints = {}
    for place, stack in g.s.places.items():
        worker, sector = g.box.send_words[place]
        bonus = g.box.sectors[sector].square if worker == "square" else g.box.sectors[sector].round
        args: Args = {
            "toll_seat": stack[-1] if stack else None,
            "bonus": str(bonus.__struct_config__.tag) if bonus and not stack else "",
            "n": bonus.n if isinstance(bonus, Discount) else 0,
        }
        found["send", "", f"{worker} {sector}"] = ("hint-sector", args)
    return found


def _ships(g: Play, seat: int, verb: str, n: int) -> Hints:
    """Where a ship is, the anchors under it, the islets of its next step, the logbooks that the points bring."""
    found: Hints = {}
    ring = g.box.rings[g.s.seats]
    for ship, x in g.s.board[seat].ships.items():
        at, next_stop, logbooks = ring.stops[x.at], x.at, 0
        for _ in range(n - x.anchors):
            next_stop = ring.after(ship, next_stop)
            logbooks += ring.stops[next_stop].kind != "shoal"
        args: Args = {"stop": at.stop, "own": int(at.seat == seat), "anchors": x.anchors, "logbooks": logbooks}
        args["islets"] = crossed(g.box, g.s, seat, ship)
        found[verb, "ship", ship] = ("hint-ship", args)
    return found


def _royal(g: Play, seat: int, answer: dict[str, str]) -> Hints:
    if answer["card"] == NOTHING:
        return {}
    row = g.box.royal[answer["card"]]
    args: Args = {"steps": list(row.steps), "have": count(g.s, g.box, seat, row)}
    return {("claim", "card", row.id): ("hint-royal", args)}


_BY_VERB: dict[str, Callable[[Play, int, dict[str, str]], Hints]] = {
    "place": _at("place", "first", "second"),
    "lay_islet": _at("lay_islet", "at"),
    "store": _at("store", "at"),
    "explore": _at("explore", "at"),
    "cultivate": _at("cultivate", "at"),
    "site": _at("site", "at"),
    "move": _at("move", "start", "at"),
    "remove_ruin": _cell,
    "build_boat": _price("build_boat", "pier", "boat"),
    "erect": _price("erect", "building", "building"),
    "erect_statue": _price("erect_statue", "way", "statue"),
    "supply": _price("supply", "ship", "cargo"),
    "exchange": _exchange,
    "claim": _royal,
}
