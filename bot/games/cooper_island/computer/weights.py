"""What things are worth to a player, in points at the end; found by playing."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Rough prices. A cube on land is worth more the higher it lies, but not in proportion."""

    goods: dict[str, float]
    height: float = 0.75  # of a cube's price for each further level
    hungry: float = 1.1  # more for food that the next feeding lacks
    first_coins: float = 0.41  # more for coins where there are few
    last_cell: float = 0.5  # of the storage
    step: float = 0.16  # of the cartographer
    tile: float = 0.85  # a double tile in hand; less for each further one
    explored: float = 0.44  # a new space
    level: float = 0.12  # a space raised, beyond its cube
    logbook: float = 0.36
    islet: float = 0.65
    toll: float = 0.55
    anchor: float = 1.2
    income: float = 0.9  # a boat's, by round to come
    statue: float = 2.0  # a statue's point, by round to come
    card: float = 1.2
    milestone: float = 2.5  # on the way to one
    worker: float = 2.2  # by round to come
    lid: float = 1.09
    ruin: float = 1.12
    cooper: float = 0.12


WEIGHTS = Weights(
    goods={"coin": 0.77, "wood": 0.65, "stone": 0.45, "food": 0.4, "gold": 0.48, "cloth": 0.43},
)
