"""What the edge needs to put questions into words: numbers, and the catch of each answer. Ids and arguments only."""

from __future__ import annotations

from collections.abc import Callable

from . import dice, paying
from .cells import INDEX, LINE, LINE_CELLS, LINE_MASK
from .course import faces
from .effects import DockSteps
from .opening import ChooseColony, ChooseTownHall
from .play import Ask, OwnTurn, Play
from .roads import moves
from .turn import PutDie, Turn
from .view import View
from .working import PayWith, PlaceRoad, Recruit, Religion, Ship, Step, Trade, asks_gold

Args = dict[str, object]
Hints = dict[tuple[str, str, str], tuple[str, Args]]


def _open(g: Play, seat: int) -> Ask | None:
    return next((q.ask for q in g.open_questions() if q.ask.seat == seat and isinstance(q.ask, Ask)), None)


def brief(g: Play, seat: int) -> Args:
    """Arguments for the text of the seat's open question; {} if there is none."""
    s, me, box, ask = g.s, g.s.board[seat], g.box, _open(g, seat)
    found: Args = {"coins": me.coins, "goods": {good: n for good, n in me.goods.items() if n}}
    if isinstance(ask, Turn):
        found |= {
            "year": s.round,
            "cost": len(me.paid) + 1,
            "white": box.n.white_most - me.white_used,
            "blue": faces(s.blue if g.rules.chosen["blue_dice"] == "shared" else me.blue),
            "doubles": sum(box.tiles[t].shape == "double" for t in s.display),
            "triples": sum(box.tiles[t].shape == "triple" for t in s.display),
        }
    elif isinstance(ask, Trade):
        terms = ask.terms(g)
        found |= {"building": ask.building, "gives": list(terms.give), "gets": dict(terms.get), "left": ask.left}
    elif isinstance(ask, Ship):
        found |= {"docks": {dock: tile for dock, tile in s.docks.items() if tile}}
    elif isinstance(ask, Religion):
        found |= {"n": me.religion, "most": box.religion.length}
    elif isinstance(ask, Step):
        at = me.religion + 1
        found |= {"n": at, "most": box.religion.length, "dice": int(at in box.religion.dice), "monks": me.monks}
    elif isinstance(ask, Recruit):
        found |= {"monks": me.monks}
    elif isinstance(ask, PutDie):
        found |= {"die": s.die, "line": s.line}
    elif isinstance(ask, PayWith):
        found |= {"tile": ask.tile, "cost": dict(ask.cost(g))}
    elif isinstance(ask, ChooseColony):
        found |= {"n": len(s.colonies)}
    elif isinstance(ask, ChooseTownHall):
        found |= {"dice": faces(me.blue), "n": len(s.halls)}
    elif not isinstance(ask, PlaceRoad):
        return {}
    return found


def hints(g: Play, seat: int) -> Hints:
    """(verb, facet, value) -> (text id, arguments) for what the seat may answer now."""
    ask = _open(g, seat)
    if ask is None:
        return {}
    told = _HINTS.get(type(ask))
    found = told(g, ask) if told else {}
    if isinstance(ask, OwnTurn):
        found |= _free(g, seat)
    return found


def _free(g: Play, seat: int) -> Hints:
    me, box = g.s.board[seat], g.box
    found: Hints = {}
    for good, n in me.goods.items():
        found["sell", "resource", good] = ("hint-sell", {"n": box.price[good], "have": n})
    for good, n in paying.prices(box, me).items():
        found["buy", "resource", good] = ("hint-buy", {"n": n, "have": me.goods[good]})
    for at, to in moves(box, me, g.s.line):
        found["move_die", "at", at] = ("hint-die-from", {"die": me.dice[at], "building": me.cells[INDEX[at]]})
        found["move_die", "to", to] = ("hint-die-to", {"building": me.cells[INDEX[to]]})
    return found


def _due(g: Play, seat: int, cost: dict[str, int]) -> dict[str, int]:
    """What a tile would take from the seat: gold for what is lacking, where it is not asked about that."""
    me = g.s.board[seat]
    if not paying.can_pay(g.box, me, cost) or asks_gold(g, seat, cost):
        return dict(cost)
    return paying.spent(g.box, cost, paying.least(g.box, me, cost))


def _turn(g: Play, ask: Turn) -> Hints:
    s, me, box = g.s, g.s.board[ask.seat], g.box
    found: Hints = {}
    for tile in s.display:
        found["place", "tile", tile] = (
            "hint-tile",
            {"cells": list(box.tiles[tile].cells), "cost": _due(g, ask.seat, box.cost[tile])},
        )
    for cell, i in INDEX.items():
        if me.works >> i & 1:
            found["activate", "at", cell] = ("hint-activate", {"building": me.cells[i], "cost": len(me.paid) + 1})
    for line, k in LINE.items():
        free = [i for i in LINE_CELLS[k] if (me.works & ~me.busy) >> i & 1]
        args: Args = {
            "buildings": [me.cells[i] for i in free],
            "colonists": box.land.colonists(me, LINE_MASK[k]),
        }
        found["take", "line", line] = ("hint-line", args)
    for offer in ask.offers(g):
        if offer.verb == "take":
            for die, line, pay in getattr(offer, "options", ()):
                if pay == "coins":
                    args = {"n": dice.steps(die, line), "buildings": found["take", "line", line][1]["buildings"]}
                    found["take", "", f"{die} {line} {pay}"] = ("hint-take", args)
    for rank, space in enumerate(box.spaces, 1):
        if s.seats > 1:
            found["retire", "space", space] = ("hint-space", {"rank": rank, "last": int(s.round == box.n.years)})
    return found


def _trade(g: Play, ask: Trade) -> Hints:
    goods, terms = g.s.board[ask.seat].goods, ask.terms(g)
    found: Hints = {("trade", "give", k): ("hint-give", {"have": n}) for k, n in goods.items()}
    return found | {("trade", "get", k): ("hint-get", {"n": n}) for k, n in terms.get.items()}


def _ship(g: Play, ask: Ship) -> Hints:
    me, box = g.s.board[ask.seat], g.box
    found: Hints = {}
    effect = box.ability(me, DockSteps)
    for dock, tile in g.s.docks.items():
        if tile:
            ship = box.ships[tile]
            cost = _due(g, ask.seat, ship.cost)
            found["ship", "tile", tile] = ("hint-ship", {"cost": cost, "points": ship.points})
            for to in box.docks:
                steps = abs(box.docks.index(dock) - box.docks.index(to))
                n = steps * effect.coins if effect else 0
                args: Args = {"n": n, "have": len(me.harbour[to]), "cost": cost, "points": ship.points}
                found["ship", "", f"{tile} {to}"] = ("hint-dock", args)
    for dock in box.docks:
        found["ship", "dock", dock] = ("hint-harbour", {"have": len(me.harbour[dock])})
    return found


def _religion(g: Play, ask: Religion) -> Hints:
    me, track = g.s.board[ask.seat], g.box.religion
    args: Args = {"n": me.religion + 1, "points": track.beyond if me.religion == track.length else 0}
    return {("advance", "pay", good): ("hint-advance", {"have": have, **args}) for good, have in me.goods.items()}


def _recruit(g: Play, ask: Recruit) -> Hints:
    box, found = g.box, Hints()
    for place, there in g.s.places.items():
        cost = box.n.monk_fee * len(there)
        if place in box.scholars:
            told: tuple[str, Args] = ("hint-scholar", {"cost": cost, "points": box.scholars[place].points})
        elif place in box.bishops:
            told = ("hint-bishop", {"cost": cost, "points": box.n.bishop_penalty})
        else:
            told = ("hint-mission", {"cost": cost, "gains": dict(box.missions[place].gains)})
        found["recruit", "place", place] = told
    return found


def _put(g: Play, ask: PutDie) -> Hints:
    me = g.s.board[ask.seat]
    cells = [cell for cell, i in INDEX.items() if LINE_MASK[LINE[g.s.line]] >> i & 1 and me.cells[i]]
    return {("put", "at", cell): ("hint-put", {"building": me.cells[INDEX[cell]]}) for cell in cells}


def _gold(g: Play, ask: PayWith) -> Hints:
    have = g.s.board[ask.seat].goods[g.box.wild]
    return {
        ("pay", "gold", way or "none"): ("hint-gold", {"left": have - (way.count("+") + 1 if way else 0)})
        for way in paying.ways(g.box, g.s.board[ask.seat], ask.cost(g))
    }


def _hall(g: Play, ask: ChooseTownHall) -> Hints:
    return {
        ("place", "tile", hall): ("hint-hall", {"cells": list(g.box.tiles[hall].cells), "scholar": scholar})
        for hall, scholar in g.s.halls.items()
    }


_HINTS: dict[type, Callable[..., Hints]] = {
    Turn: _turn,
    Trade: _trade,
    Ship: _ship,
    Religion: _religion,
    Recruit: _recruit,
    PutDie: _put,
    PayWith: _gold,
    ChooseTownHall: _hall,
}


def lines(v: View) -> list[tuple[str, Args]]:
    """The table line by line: year and who is asked, each seat, the common board."""
    found: list[tuple[str, Args]] = [
        (
            "line-round",
            {
                "year": v.year,
                "first_seat": v.first,
                "asked": [a.seat for a in v.asked],
                "ask": v.asked[0].ask if v.asked else "",
                "over": int(v.over),
            },
        )
    ]
    for x in v.seats:
        args: Args = {
            "seat": x.seat,
            "coins": x.coins,
            "points": x.points,
            "goods": {good: n for good, n in x.goods.items() if n},
            "blue": list(x.blue),
            "white": x.white_used,
            "religion": x.religion,
            "conquest": x.conquest,
            "monks": x.monks,
            "scholars": list(x.scholars),
            "places": [p.place for p in v.places if p.kind != "scholar" and x.seat in p.seats],
            "space": x.space,
        }
        found.append(("line-seat" if x.points is not None else "line-seat-hidden", args))
    for x in v.seats:
        built = {cell: x.cells[i] for cell, i in INDEX.items() if x.cells[i]}
        found.append(("line-colony", {"seat": x.seat, "cells": built, "dice": x.dice, "coins": x.paid}))
        found.append(
            (
                "line-harbour",
                {"seat": x.seat, "tiles": {d: [t.tile for t in has] for d, has in x.harbour.items() if has}},
            )
        )
    found += [
        ("line-dice", {"white": list(v.white), "blue": list(v.blue)}),
        *(
            ("line-ship", {"tile": d.ship.tile, "dock": d.dock, "cost": d.ship.cost, "points": d.ship.points})
            for d in v.docks
            if d.ship
        ),
        ("line-docks", {"pile": v.ship_pile}),
        ("line-display", {k: {t.tile: list(t.cells) for t in getattr(v, k)} for k in ("doubles", "triples")}),
        ("line-places", {"places": {p.place: len(p.seats) for p in v.places}}),
        ("line-spaces", {"spaces": [x.space for x in v.spaces if x.seat is None]}),
        ("line-conquest", {"points": list(v.conquest_points), "tree": v.tree}),
    ]
    if v.halls:
        found.append(("line-halls", {"halls": {h.tile.tile: h.scholar for h in v.halls}}))
    if v.colonies:
        found.append(("line-colonies", {"colonies": [c.colony for c in v.colonies]}))
    found += [
        ("line-score", {"seat": x.seat, "total": x.total, "tie": x.tie, "rank": x.rank, "lines": dict(x.lines)})
        for x in v.scores
    ]
    found += [("line-achieved", {"what": what}) for what in v.achieved]
    return found
