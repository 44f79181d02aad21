"""What nobody but the table knows, put another way for somebody who thinks."""

from __future__ import annotations

from bot import rules
from bot.rules import Deck, Pile, Rng, slots

from ..components.rules import Rules
from ..state import State


def piles(s: State) -> list[Pile]:
    """Those that nobody may look into."""
    found = [s.ships, s.doubles, s.triples]
    if not s.added:
        return found
    found += [s.kingdoms.special_ships, s.kingdoms.longs, s.kingdoms.specialists]
    return [*found, *s.city.stacks] if s.kingdoms.city else found


def unknown(s: State) -> list[list[str] | Deck]:
    """Piles, and the deck of the Maya city, which knows itself what its owner knows."""
    decks = [s.city.deck] if s.added and s.kingdoms.city else []
    return [*(pile.cards for pile in piles(s)), *decks]


def mix(game: Rules, s: State, you: int | None, rng: Rng) -> None:
    """What `you` cannot tell from `s`: other orders of the piles, other points of the other seats."""
    for pile in piles(s):
        pile.cards.sort()  # so that nothing of the order they lay in is left
        rng.shuffle(pile.cards)
    if s.added and s.kingdoms.city and not s.over:
        city = s.city
        hidden = city.deck.hidden_from(you)[0]
        rules.mix([*hidden, *(slots(city.hand) if you != city.seat else ())], rng)
    if not s.over and game.chosen["points"] == "hidden":
        for seat, me in enumerate(s.board):
            if seat != you:
                me.points = rng.below(60)
