"""How many there are of everything that is neither made nor lost."""

from __future__ import annotations

from ..state import State
from .box import Box
from .dice import face

_KEYS = {"double": "doubles", "triple": "triples", "road": "roads", "long": "longs"}


def census(box: Box, s: State) -> dict[str, int]:
    """`white`, `blue` dice, `shipping` tiles, `doubles`, `triples`, `longs`, `roads`, `monks`, wherever they are."""
    found = {"white": sum(s.white), "blue": sum(s.blue) + s.blue_left}
    if s.die:
        found[face(s.die)[0]] += 1
    found["shipping"] = len(s.ships) + sum(map(bool, s.docks.values()))
    lying = [*s.display, *s.discards, *s.doubles.cards, *s.triples.cards]
    if s.added:
        found["shipping"] += len(s.kingdoms.special_ships)
        lying += s.kingdoms.longs.cards
        for colour, i in s.kingdoms.ambassadors.items():
            found[colour] += i >= 0
        if box.specialists:
            hired = sum(len(me.kingdoms.specialists) for me in s.board)
            found["specialists"] = len(s.kingdoms.specialists) + len(s.kingdoms.offered) + len(s.kingdoms.gone) + hired
    if box.has_city:
        c = s.city
        found["tokens"] = sum(c.stores.values()) + sum(c.tokens.values())
        found["city_buildings"] = len(c.spots) + sum(c.buildings.values())
        found["temples"] = sum(c.levels.values()) + sum(map(bool, c.temples.values())) + sum(map(len, c.stacks))
        found["cards"] = len(c.deck) + len(c.hand) + sum(map(len, c.played.values()))
    found["roads"], found["monks"] = s.roads, 0
    for me in s.board:
        found["blue"] += sum(me.blue)
        for die in me.dice.values():
            found[face(die)[0]] += 1
        found["shipping"] += sum(map(len, me.harbour.values()))
        lying += [tile for tile, _, _ in me.laid]
        found["monks"] += me.monks
    found["monks"] += sum(map(len, s.places.values()))
    for tile in lying:
        shape = box.tiles[tile].shape
        if shape == "improvement":
            found["specialists"] += 1
        elif shape != "hall":
            found[_KEYS[shape]] = found.get(_KEYS[shape], 0) + 1
    return found
