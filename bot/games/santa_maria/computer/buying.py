"""What to buy for a tile, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence

from .colony import colony_of
from .observation import Observation
from .worth import bill


def lacking(x: Observation, seat: int, display: Sequence[str]) -> tuple[float, str]:
    """The best tile that can be had so, and what to buy first; "" where nothing need be bought, or it does not pay."""
    me, box = x.seats[seat], x.box
    best, good = 0.0, ""
    tiles = []
    for tile in display:
        cost, bought = bill(x, seat, box.cost[tile], me.goods, me.coins)
        if bought and len(bought) <= 2:
            tiles.append((tile, cost, bought))
    if not tiles:
        return best, good
    worth = {words[0]: value for value, words in colony_of(x, seat).best([tile for tile, _, _ in tiles])}
    for tile, cost, bought in tiles:
        value = worth.get(tile, 0.0) - cost - x.w.buying
        if value > best:
            best, good = value, bought[0]
    return best, good
