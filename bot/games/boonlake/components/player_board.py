"""A player board: recesses from which pieces are removed, niches beside the tiers (Rulebook 001, tier bonus)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..state import PIECES
from .effects.base import Gains
from .rows import Tier


class Recess(NamedTuple):
    """Where a piece lies on a player board: what the empty recess is worth, what the piece costs more."""

    income: Gains
    extra: int
    points: int


def recesses(tiers: tuple[Tier, ...], what: str) -> tuple[Recess, ...]:
    """In the order in which the pieces are removed."""
    extra = what != "houses"  # only settlements and cattle cost more
    return tuple(Recess(income, t.extra * extra, t.points) for t in tiers for income in getattr(t, what))


def incomes(parts: Iterable[Gains]) -> tuple[Gains, ...]:
    """What so many empty recesses are worth together, from none on."""
    found: list[Gains] = [{}]
    for part in parts:
        found.append(added(dict(found[-1]), part))
    return tuple(found)


def added(gains: Gains, more: Gains) -> Gains:
    """The first, changed to be both."""
    for what, n in more.items():
        gains[what] = gains.get(what, 0) + n
    return gains


def niches(tiers: tuple[Tier, ...]) -> list[dict[str, int]]:
    """Of each tier with a niche: how many pieces are removed once it and those above are empty."""
    found = []
    gone = dict.fromkeys(PIECES, 0)
    for tier in tiers:
        for what in PIECES:
            gone[what] += len(getattr(tier, what))
        if tier.niche:
            found.append(dict(gone))
    return found
