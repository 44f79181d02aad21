"""When a standing order acts: it answers its seat's open question where what it says is on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .actions import Action, Decision
from .errors import Illegal
from .game import Game
from .offers import Words
from .orders import Given, SeatSight


def follow(rules: Game[Any], state: Any, seat: int, given: Sequence[Given]) -> tuple[int, Action] | None:
    """Which of the orders answers the open question of `seat` (by index), and how; None where it has to be asked."""
    asked = next((a for a in rules.asked(state) if a.seat == seat), None)
    if asked is None:
        return None
    sight: SeatSight | None = None
    for order in rules.orders():
        if asked.ask not in order.asks:
            continue
        for i, g in enumerate(given):
            if g.name != order.name:
                continue
            if sight is None:
                decision = rules.decision(state, seat)
                assert decision is not None
                sight = SeatSight(rules, state, decision)
            found = order.answer(sight, g.values)
            if found is not None and on_offer(sight.decision, *found):
                return i, Action(seat, *found, asked.sn)
    return None


def on_offer(decision: Decision, verb: str, words: Words) -> bool:
    """Whether that would answer the question."""
    offer = decision.offer(verb)
    if offer is None or offer.free:
        return False
    try:
        offer.check(words)
    except Illegal:
        return False
    return True
