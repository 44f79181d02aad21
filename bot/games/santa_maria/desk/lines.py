"""The table told line by line, for those who cannot see its picture. Ids and arguments only."""

from __future__ import annotations

from bot.rules import Args

from ..components.cells import INDEX
from ..view import View
from .lines_maya import city_lines


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
        if v.city and x.seat == v.city.seat:
            continue  # its city is told apart
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
        ("line-docks", {"pile": v.ship_pile, "special": v.special_pile}),
        ("line-display", {k: {t.tile: list(t.cells) for t in getattr(v, k)} for k in ("doubles", "triples", "longs")}),
        ("line-places", {"places": {p.place: len(p.seats) for p in v.places}}),
        ("line-spaces", {"spaces": [x.space for x in v.spaces if x.seat is None]}),
        ("line-conquest", {"points": list(v.conquest_points), "tree": v.tree}),
    ]
    found += city_lines(v)
    if v.governor:
        found += [("line-governor", {"seat": x.seat, "at": x.governor}) for x in v.seats if x.governor]
    if offered := {value: who for value, who in v.specialists.items() if who}:
        found.append(("line-specialists", {"specialists": offered}))
    found += [("line-hired", {"seat": x.seat, "specialists": list(x.specialists)}) for x in v.seats if x.specialists]
    if v.ambassadors:
        found.append(("line-ambassadors", {"dice": list(v.ambassadors)}))
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
