"""The opinions that rules of thumb rest on, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Weights(NamedTuple):
    """What one of something is worth while there is use for it."""

    coin: float = 0.38
    card: float = 0.55
    vase: float = 1.5
    inhabitant: float = 1.5
    presence: float = 0.7  # on the map: regions, neighbours, the next upgrade
    standing: Mapping[str, float] = MappingProxyType({"inhabitant": 1.5, "house": 1.2, "settlement": 0.0})
    site: float = 1.3  # a level of a production site
    lever: float = 2.0  # what one is good for at each scoring that is left, besides its own point
    lever_least: float = 0.5
    step: float = 0.3  # of the ship
    card_cost: float = 0.9  # how dear what is paid for a card feels
    boat: float = -99.0  # moving one for its own sake
    plenty: int = 5  # inhabitants on the ranch; more are worth little
    end_game: float = 0.6  # how much of an effect at the end can be counted on


WEIGHTS = Weights()
