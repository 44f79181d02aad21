"""What nobody or not everybody knows, mixed so that a seat could not tell."""

from __future__ import annotations

from bot import rules
from bot.rules import Rng, slots

from ..components.rules import Rules
from ..state import State


def mix(game: Rules, s: State, you: int | None, rng: Rng) -> None:
    """What `you` cannot tell from `s`: other orders of bag and logbooks, and of the cards that it has not seen."""
    rules.mix(slots(s.bag.cards), rng)
    rules.mix(slots(s.logbooks.cards), rng)
    for deck, cards in ((s.small, game.box.small), (s.large, game.box.large)):
        rules.mix(deck.hidden_from(you)[0], rng)
        for me in s.board:
            if me.looking and me.looking[0] in cards:  # they are the top ones, whatever those are now
                me.looking = [deck.cards[-1 - k] for k in range(len(me.looking))]
