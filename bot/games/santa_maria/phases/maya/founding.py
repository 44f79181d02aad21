"""The Maya city is founded (Rulebook 002, Module D, Components and set-up)."""

from __future__ import annotations

from bot.rules import Deck, Pile, Rng

from ...components.box import Box
from ...components.maya_city import DISTRICT
from ...components.rows import CITY
from ...components.rules import Rules
from ...state import City


def city_seat(game: Rules, seats: int, rng: Rng) -> int:
    """Who plays the Maya city; -1 where nobody does."""
    if not game.box.has_city:
        return -1
    return rng.below(seats) if game.chosen[CITY] == "random" else min(int(game.chosen[CITY]), seats) - 1


def founded(b: Box, seat: int, rng: Rng) -> City:
    """The city as it stands before the first year (Rulebook 002, Module D, Components and set-up)."""
    city = b.city
    large, medium, small = (_shuffled(rng, city.of_level(level)) for level in (1, 2, 3))
    return City(
        seat=seat,
        stores={t.id: t.full + t.empty for t in city.tokens.values()},
        tokens={t.id: t.more for t in city.tokens.values()},
        spots=dict(city.printed),
        buildings={x.id: x.copies for x in city.buildings.values() if x.kind != "printed"},
        temples=dict(zip(city.districts, large, strict=True)),
        deck=Deck(_shuffled(rng, list(city.halves))),
        stacks=[Pile(medium), Pile(small)],
        hand=[],
        played={d: [] for d in DISTRICT.values()},
        levels=dict.fromkeys(city.districts, 0),
    )


def _shuffled(rng: Rng, ids: list[str]) -> list[str]:
    rng.shuffle(ids)
    return ids
