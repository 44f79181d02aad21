"""The numbers that the rules of thumb of the Maya city rest on, found by letting it play against colonies."""

from __future__ import annotations

import msgspec


class CityWeights(msgspec.Struct, frozen=True, kw_only=True):
    """Points by the end of the game, or parts of what the rule would give."""

    good: float = 0.8  # a resource in a store
    coin: float = 0.42
    needed: float = 1.5  # of that, a resource that the next level of some temple takes
    spare: float = 0.7  # and one that none does
    lacking: float = 1.0  # more for a store to fill where it is needed

    soon: float = 0.8  # cards that will yet be played for a district, for each year to come
    in_hand: float = 0.15  # of a card in hand counts for each district
    levels_soon: float = 0.6  # levels that it will yet have, likewise
    paid: float = 0.6  # of what resources are worth, where they pay for a level

    card: float = 1.2  # a card drawn, for each year that is still scored
    priest: float = 1.6  # a high priest, likewise
    token: float = 0.5  # a store more, likewise
    junction: float = 0.3  # a road token, likewise
    house: float = 1.0  # a house built, likewise
    market: float = 1.0  # a trade
    step: float = 0.5  # a step of religion besides what it leads to
    die: float = 3.5  # a blue die, for each year to come
    haste: float = 0.6  # what is lost by retiring while there is something to do


CITY_WEIGHTS = CityWeights()
