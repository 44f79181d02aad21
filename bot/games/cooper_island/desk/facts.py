"""The numbers behind the help: of a component, and of the rules that a topic tells. Ids and numbers only."""

from __future__ import annotations

from typing import get_args

from bot.rules import Args
from bot.rules.components import Source

from ..components.box import Box
from ..components.effects import royal_cards as royal
from ..view import View

TOPICS = (
    *(
        "first",
        "course",
        "setup",
        "income",
        "tiles",
        "workers",
        "sectors",
        "tolls",
        "navigation",
        "building",
        "storage",
    ),
    *(
        "market",
        "crates",
        "cartographer",
        "cards",
        "milestones",
        "feeding",
        "clean_up",
        "score",
        "readings",
        "readings_more",
    ),
)


def facts(box: Box, v: View | None, id: str) -> Args:
    """The numbers for the help on `id`, at a table or (without a view) of any.

    Where the numbers are to be told by themselves besides the help's own words, `kind` says what they belong to.
    """
    if id == "components":
        return {"kind": id, **dict.fromkeys(get_args(Source), 0), **box.read.sources()}
    if id in box.piers:
        pier = box.piers[id]
        return {"kind": "price", "cost": dict(pier.cost), "points": pier.navigation}
    if id in box.buildings:
        building = box.buildings[id]
        return {"kind": "price", "cost": dict(building.cost), "points": building.navigation}
    if id in box.cargo:
        ship = box.cargo[id]
        return {"kind": "price", "cost": dict(ship.cost), "points": ship.navigation}
    if id in box.royal:
        card = box.royal[id]
        most = int(isinstance(card.effect, royal.Unexplored))
        return {"kind": "royal", "steps": list(card.steps), "points": list(box.medals), "most": most}
    if id in box.doubles:
        return {"kind": "pieces", "n": box.doubles[id].pieces}
    if id in box.singles:
        return {"kind": "pieces", "n": box.singles[id].pieces}
    if id in box.logbooks:
        return {"kind": "pieces", "n": box.logbooks[id].pieces}
    return dict(vars(box.n)) if id in TOPICS else {}
