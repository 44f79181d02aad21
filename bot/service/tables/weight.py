"""Which answers are to be confirmed before they are given: found by trying on a copy, never by luck."""

from __future__ import annotations

from typing import Any

from bot.rules import Action, Outcome

from ..core.live_tables import Live
from ..core.model import Unsure


def weigh(live: Live, action: Action, out: Outcome[Any]) -> None:
    """Raises `Unsure` for an answer with this outcome that ends something for its player, or cannot be taken back
    though it does not say so itself (`Ask.sure`)."""
    if out.state.over:
        raise Unsure("confirm-over")
    asked = live.rules.decision(live.state, action.seat)
    if asked is not None and action.verb in asked.ends:
        raise Unsure("confirm-ends")
    if out.barrier and not (asked is not None and action.verb in asked.sure):
        raise Unsure("confirm-barrier")
