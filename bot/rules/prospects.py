"""What stands against what is decided ahead, as if its question were put now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .frames import Ask
from .game import Game
from .handlers import asks_of, handlers_of
from .missing import nearest
from .orders import Order
from .reasons import Reason

NOBODY = -1  # the seat whose role it is, as far as anybody knows yet


def against(rules: Game[Any], state: Any, seat: int, order: Order, values: Mapping[str, str]) -> tuple[Reason, ...]:
    """Why the first choice of an order could not be had; () where it could, or where nothing can be said of it.

    Reasons tell a seat nothing that it cannot know, whatever is asked of it.
    """
    part = next(iter(order.parts), None)
    if part is None or part.now is None or values[part.name] in part.now(rules.view(state, seat), seat):
        return ()
    for kind in asks_of(type(rules).__module__):
        verbs = [verb for verb, facets in handlers_of(kind).items() if part.name in facets]
        ask = _put(kind, seat) if kind.__name__ in order.asks and verbs else None
        if ask is not None:
            twin = rules.copied(state)
            twin.stack = [ask]
            found = [nearest(rules, twin, seat, verb, {part.name: values[part.name]}).reasons for verb in verbs]
            return min(found, key=len)
    return ()


def _put(kind: type[Ask], seat: int) -> Ask | None:
    """A question to the seat, asked in the course of nobody's role; None for one that needs to know more."""
    fields = [f for f in msgspec.structs.fields(kind) if f.required and f.name != "seat"]
    return kind(seat=seat, **{f.name: NOBODY for f in fields}) if all(f.type is int for f in fields) else None
