"""What nobody but the table knows, put another way for somebody who thinks."""

from __future__ import annotations

from bot.rules import Pile, Rng

from ..components.rules import Rules
from ..state import State


def piles(s: State) -> list[Pile]:
    """Those that nobody may look into."""
    found = [s.ships, s.doubles, s.triples]
    if not s.added:
        return found
    return [*found, s.kingdoms.special_ships, s.kingdoms.longs, s.kingdoms.specialists]


def mix(game: Rules, s: State, you: int | None, rng: Rng) -> None:
    """What `you` cannot tell from `s`: other orders of the piles, other points of the other seats."""
    for pile in piles(s):
        pile.cards.sort()  # so that nothing of the order they lay in is left
        rng.shuffle(pile.cards)
    if not s.over and game.chosen["points"] == "hidden":
        for seat, me in enumerate(s.board):
            if seat != you:
                me.points = rng.below(60)
