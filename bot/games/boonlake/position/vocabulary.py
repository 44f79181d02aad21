"""Every word that an answer may say at a table, by what it is about: by it typing errors are found."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from ..components.box import SETS, Box

GIVEN = ("cards", "coins", "inhabitants", "points", "vases")  # of an exchange
GAINED = (*GIVEN, "modernise", "upgrade")  # of a lever
AMOUNTS = tuple(map(str, range(10)))  # nothing is done more often


@lru_cache(SETS)
def vocabulary(box: Box) -> dict[str, Collection[str]]:
    """By facet, and for counts by verb."""
    resources = tuple(box.canal.resources)
    sites = tuple(dict.fromkeys(found.site for on in box.sites_on.values() for found in on))
    return {
        "at": tuple(box.spaces),
        "boat": resources,
        "card": tuple(box.cards),
        "kind": box.kinds,
        "lever": (*box.levers, "none"),
        "region": tuple(box.regions),
        "resource": resources,
        "site": sites,
        "space": tuple(box.river.spaces),
        "strip": tuple(box.strips),
        "tile": tuple(box.scoring_tiles),
        "to": resources,
        "track": tuple(box.tracks),
        "give": (*box.cards, *GIVEN),
        "gain": GAINED,
        "pay": (*box.canal.words.values(), *resources, "coins", *sorted(box.payments.payers)),
        "points": tuple(str(k * box.n.extra_points) for k in range(1 + max(tier.extra for tier in box.tiers))),
        **dict.fromkeys(("by_coins", "by_cards", "by_goods"), AMOUNTS),
    }
