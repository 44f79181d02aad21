"""Players for games beside the second table: one takes anything, others what is dear, or free, wherever they can."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from bot.rules.offers import any_answer

DEAR = ("build_boat", "erect", "erect_statue", "supply", "remove_ruin", "claim", "play", "crate", "turn_up", "uncover")
FREE = ("play", "crate", "claim", "cultivate", "explore", "fetch", "store")
NOTHING = ("finish", "decline", "exchange")


def fond_of(verbs: Collection[str]) -> Callable[[Sequence[Any], Any], tuple[Any, Any]]:
    """A player who prefers these, then anything; goes on without only where there is little else."""

    def answer(offers: Sequence[Any], below: Any) -> tuple[Any, Any]:
        liked = [offer for offer in offers if offer.verb in verbs]
        if not liked or not below(4):
            liked = [offer for offer in offers if offer.verb not in NOTHING or not below(6)] or list(offers)
        offer = liked[below(len(liked))]
        return offer, offer.sample(below)

    return answer


PLAYERS = (any_answer, fond_of(DEAR), fond_of(FREE), fond_of(()))
