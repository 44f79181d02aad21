"""The numbers behind the help: of a component, and of the rules that a topic tells. Ids and numbers only."""

from __future__ import annotations

from typing import get_args

import msgspec

from .box import Box, Source
from .effects import Square
from .seeing import catalogue
from .view import View

Args = dict[str, object]
SEATS = 4  # at most


def facts(box: Box, v: View | None, id: str) -> Args:
    """The numbers for the help on `id`, at a table or (without a view) of any.

    Where the numbers are to be told by themselves besides the help's own words, `kind` says what they belong to.
    """
    known = catalogue(box)
    if id == "components":
        return {"kind": id, **dict.fromkeys(get_args(Source), 0), **box.read.sources()}
    if id in known.buildings:
        b = known.buildings[id]
        return {
            "kind": "building",
            "terrain": b.terrain,
            "colonists": b.colonists,
            "gains": b.gains,
            "gives": list(b.gives),
            "gets": b.gets,
            "choices": len(b.gets),
            "does": list(b.does),
        }
    if id in known.tiles:
        found = {"kind": "tile", "cells": list(known.tiles[id].cells), "cost": known.tiles[id].cost}
        return found | {"road_tiles": box.n.road_tiles}
    if id in known.ships:
        return {"kind": "ship", "cost": known.ships[id].cost, "points": known.ships[id].points}
    if id in box.scholars or id in box.bishops or id in box.missions:
        return _place(box, v, id)
    if id in box.feats:
        return {"kind": "", **_effect(box.feats[id].effect)}
    if id in box.price:
        return {"kind": "", "sell": box.price[id], "buy": box.buy.get(id, 0)}
    return {"kind": "", **rules(box)}


def rules(box: Box) -> Args:
    """The single numbers of the rules, and lists made of them."""
    cost = dict(box.buyable_shapes)
    return {
        **vars(box.n),
        "scholars": len(box.scholars),
        "bishops": len(box.bishops),
        "missions": len(box.missions),
        "docks": len(box.docks),
        "start": dict(box.start),
        "starts": [box.n.start_coins + k * box.n.start_coins_step for k in range(SEATS)],
        "double": dict(cost["double"].cost),
        "triple": dict(cost["triple"].cost),
        "sells": dict(box.price),
        "buys": dict(box.buy),
        "solo": [points for year in box.year_points[1] for points in year],
        "beyond": box.religion.beyond,
    }


def _place(box: Box, v: View | None, id: str) -> Args:
    """A scholar, a bishop or a mission, and who is there if it lies on the board."""
    here = next((p for p in v.places if p.place == id), None) if v else None
    found: Args = {"kind": "place", "gains": {}, "seen": int(here is not None), "monks": len(here.seats) if here else 0}
    if id in box.missions:
        return found | {"points": 0, "gains": dict(box.missions[id].gains)}
    if id in box.scholars:
        return found | _effect(box.scholars[id].effect) | {"points": box.scholars[id].points}
    return found | _effect(box.bishops[id].effect) | {"points": -box.n.bishop_penalty}


def _effect(effect: msgspec.Struct) -> Args:
    """What is in an effect, by its own names; a square's points are told as such."""
    if isinstance(effect, Square):
        return {"square": effect.points}
    fields = msgspec.structs.asdict(effect)
    return {k: list(v) if isinstance(v, tuple) else v for k, v in fields.items()}
