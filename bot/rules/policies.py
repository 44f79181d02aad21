"""Who answers for a seat that nobody plays: policies see one seat's question and answer from its offer."""

from __future__ import annotations

from typing import Any

from .errors import NotYours
from .game import Action, Game
from .offers import Below, any_answer


def at_random(rules: Game[Any], state: Any, seat: int, below: Below) -> Action:
    """Any answer of `seat`'s open question, by chance; raises `NotYours` if it is not asked."""
    d = rules.decision(state, seat)
    if d is None:
        raise NotYours("not-your-turn")
    offer, words = any_answer(d.offers, below)
    return Action(seat, offer.verb, words, d.sn)
