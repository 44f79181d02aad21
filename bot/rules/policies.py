"""Who answers for a seat that nobody plays: policies see one seat's question and answer from its offer."""

from __future__ import annotations

from typing import Any

from .actions import Action, Decision
from .errors import NotYours
from .game import Game
from .offers import Below, any_answer

SLIPS = 10  # answers of which `erring` gives one by chance


def _asked(rules: Game[Any], state: Any, seat: int) -> Decision:
    d = rules.decision(state, seat)
    if d is None:
        raise NotYours("not-your-turn")
    return d


def at_random(rules: Game[Any], state: Any, seat: int, below: Below) -> Action:
    """Any answer of `seat`'s open question, by chance; raises `NotYours` if it is not asked."""
    d = _asked(rules, state, seat)
    offer, words = any_answer(d.offers, below)
    return Action(seat, offer.verb, words, d.sn)


def by_rules_of_thumb(rules: Game[Any], state: Any, seat: int, below: Below, style: str = "") -> Action:
    """What the game's mind, or one of its `styles`, thinks best at a glance at the seat's view; chance decides between
    equals.

    Raises `NotYours` if the seat is not asked.
    """
    d = _asked(rules, state, seat)
    mind = rules.mind_type(rules, style)
    weighed = mind.weigh(mind.see(rules.view(state, seat)), seat, d.ask, d.offers, below)
    best = max(w.worth for w in weighed)
    firsts = [w for w in weighed if w.worth == best]
    chosen = firsts[below(len(firsts))] if len(firsts) > 1 else firsts[0]
    return Action(seat, chosen.offer.verb, chosen.words, d.sn)


def erring(rules: Game[Any], state: Any, seat: int, below: Below) -> Action:
    """By rules of thumb, but now and then anything at all; raises `NotYours` if the seat is not asked."""
    return (by_rules_of_thumb if below(SLIPS) else at_random)(rules, state, seat, below)
