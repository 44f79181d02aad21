"""One `set` line of the Maya city carried out on a table in play."""

from __future__ import annotations

from bot.rules import Refused

from ..state import City, State
from .values import Values


def mend_city(read: Values, s: State, name: str) -> None:
    """Lay what the line says in the city; raises `Refused` for what cannot be changed alone."""
    city, map_ = s.city, read.box.city
    match name.partition(".")[2]:
        case "gold":
            city.gold = read.number(name, 0)
        case "priests":
            city.priests = read.number(name, 0)
        case "priests_at":
            city.priests_at = read.words(name, map_.borders) or []
        case "junctions":
            city.junctions = sorted(read.words(name, map_.junctions) or [])
        case "spots":
            city.spots = map_.printed | (read.pairs(name, map_.borders) or {})
        case "dice":
            s.board[city.seat].dice = read.pairs(name, map_.borders) or {}
        case "hand":
            _deal(city, read.words(name, map_.halves) or [])
        case _:
            raise Refused("cannot-set", name=name)


def _deal(city: City, hand: list[str]) -> None:
    """These cards in hand, wherever they were; those it had go under the deck."""
    for card in hand:
        for held in (city.deck.cards, *city.played.values()):
            if card in held:
                held.remove(card)
    city.deck.cards = [*[card for card in city.hand if card not in hand], *city.deck.cards]
    city.deck.known = {}
    city.hand = hand
