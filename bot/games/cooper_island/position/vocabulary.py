"""Every word that an answer may say at a table, by what it is about: by it typing errors are found.

Amounts, ways to pay and rewards are not listed: those may be any.
"""

from __future__ import annotations

from collections.abc import Collection

from ..components.box import Box
from ..components.effects.small_buildings import Crate, StatueCell
from ..components.goods import GOODS


def vocabulary(box: Box) -> dict[str, Collection[str]]:
    """By facet."""
    lands = tuple(box.land.names)
    return {
        "at": lands,
        "first": lands,
        "second": lands,
        "start": lands,
        "boat": tuple(box.boats),
        "building": tuple(box.buildings),
        "card": (*box.small, *box.large, *box.royal, *box.cargo, *box.logbooks),
        "cell": (*box.statue_cells, *(card for card, does in box.small.items() if isinstance(does, StatueCell))),
        "crate": (*box.crates, *(card for card, does in box.small.items() if isinstance(does, Crate))),
        "good": GOODS,
        "get": GOODS,
        "islet": tuple(box.islets),
        "pier": tuple(box.piers),
        "rate": tuple(box.rates),
        "sector": tuple(box.sectors),
        "side": tuple(box.placements.sides),
        "terrain": tuple(box.terrains),
        "water": tuple(box.land.waters),
        "worker": tuple(box.workers),
        "unit": (*lands, *GOODS),
    }
