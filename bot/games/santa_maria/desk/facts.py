"""The numbers behind the help: of a component, and of the rules that a topic tells. Ids and numbers only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec

from bot.rules import Args
from bot.rules.components import Source

from ..components.box import Box
from ..components.cells import NAMES, SIZE
from ..components.effects import Square
from ..view import View
from ..view.build_maya import parts
from ..view.catalogue import catalogue
from .hints_maya import card_args

SEATS = 4  # at most


def facts(boxes: Sequence[Box], v: View | None, id: str) -> Args:
    """The numbers for the help on `id`, at a table or (without a view) of any.

    `boxes`: that of the table, and others for what is only there. Where the numbers are to be told by themselves
    besides the help's own words, `kind` says what they belong to.
    """
    if id.startswith("place "):
        return _lies(boxes[0], *id.split()[1:])
    if id == "components":
        return {"kind": id, **dict.fromkeys(get_args(Source), 0), **boxes[0].read.sources()}
    one = next(filter(None, (_thing(box, v, id) for box in boxes)), None)
    return one or {"kind": "", **{k: n for box in reversed(boxes) for k, n in rules(box).items()}}


def _thing(box: Box, v: View | None, id: str) -> Args | None:
    """The numbers of a component; None for what is none, or not in this box."""
    known = catalogue(box)
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
            "improve_built": box.n.improve_built,
            "improve_empty": box.n.improve_empty,
        }
    if id in known.tiles:
        found = {"kind": "tile", "cells": list(known.tiles[id].cells), "cost": known.tiles[id].cost}
        return found | rules(box)
    if id in known.ships:
        return {"kind": "ship", "cost": known.ships[id].cost, "points": known.ships[id].points}
    if id in box.scholars or id in box.bishops or id in box.missions:
        return _place(box, v, id)
    if id in box.feats:
        return {"kind": "", **_effect(box.feats[id].effect)}
    if id in box.city.halves:
        return {"kind": "", **card_args(parts(box)[id])}
    if id in box.city.buildings:
        return {"kind": "", "gains": dict(box.city.buildings[id].gains)}
    if id in box.city.temples:
        return {"kind": "", "cost": dict(box.city.temples[id].cost), "n": box.city.temples[id].level}
    if id in box.price:
        return {"kind": "", "sell": box.price[id], "buy": box.buy.get(id, 0)}
    return None


def _lies(box: Box, tile: str, at: str, turn: str) -> Args:
    """Which cells a tile covers, and with what."""
    shape = box.laying[tile][0]
    covered = shape.covers[shape.number[at, turn]]
    return {"covers": {NAMES[i]: what for i, what in zip(covered, box.tiles[tile].cells, strict=True)}}


def rules(box: Box) -> Args:
    """The single numbers of the rules, and lists made of them."""
    return {
        **vars(box.n),
        "scholars": len(box.scholars),
        "bishops": len(box.bishops),
        "missions": len(box.missions),
        "docks": len(box.docks),
        "start": dict(box.start),
        "starts": [box.n.start_coins + k * box.n.start_coins_step for k in range(SEATS)],
        **{shape: dict(form.cost) for shape, form in box.buyable_shapes},
        "governor": [" ".join(map(str, box.governor[i : i + SIZE])) for i in range(0, len(box.governor), SIZE)],
        "sells": {good: box.price[good] for good in box.sellable},
        "buys": dict(box.buy),
        "solo": [points for year in box.year_points[1] for points in year],
        "beyond": box.religion.beyond,
        "blue_first": 0 if box.ambassadors else 1,
        "blue_most": (0 if box.ambassadors else 1) + len(box.religion.dice),
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
