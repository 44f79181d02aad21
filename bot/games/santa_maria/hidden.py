"""What nobody but the table knows, put another way for somebody who thinks; and what is neither made nor lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules import Rng

from .box import Box
from .state import State

if TYPE_CHECKING:
    from . import SantaMaria


def scrambled(game: SantaMaria, s: State, you: int | None, rng: Rng) -> State:
    """What `you` cannot tell from `s`: another key, other orders of the piles, other points of the other seats."""
    s = game.load(game.dump(s))
    s.rng.key = bytes(rng.below(256) for _ in range(32))
    for pile in (s.ships, s.doubles, s.triples):
        pile.cards.sort()  # so that nothing of the order they lay in is left
        rng.shuffle(pile.cards)
    if not s.over and game.chosen["points"] == "hidden":
        for seat, me in enumerate(s.board):
            if seat != you:
                me.points = rng.below(60)
    return s


def census_of(box: Box, s: State) -> dict[str, int]:
    """Everything that is neither made nor lost."""
    found = {"white": sum(s.white), "blue": sum(s.blue) + s.blue_left}
    if s.die:
        found[s.die.partition("_")[0]] += 1
    found["shipping"] = len(s.ships) + sum(map(bool, s.docks.values()))
    lying = [*s.display, *s.discards, *s.doubles.cards, *s.triples.cards]
    found["roads"], found["monks"] = s.roads, 0
    for me in s.board:
        found["blue"] += sum(me.blue)
        for die in me.dice.values():
            found[die.partition("_")[0]] += 1
        found["shipping"] += sum(map(len, me.harbour.values()))
        lying += [tile for tile, _, _ in me.laid]
        found["monks"] += me.monks
    found["monks"] += sum(map(len, s.places.values()))
    for tile in lying:
        shape = box.tiles[tile].shape
        if shape != "hall":
            found[_KEYS[shape]] = found.get(_KEYS[shape], 0) + 1
    return found


_KEYS = {"double": "doubles", "triple": "triples", "road": "roads"}
