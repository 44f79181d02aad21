"""What has been worked out about a seat; search comes by seats that stand alike again and again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec.msgpack import Encoder

KEPT = 1 << 11  # as many as a search comes by, twice

encode = Encoder().encode


class Thought:
    """Whatever it was worked out from must be in `key`; `scale` is what no table changes."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.runs: dict[tuple[str, ...], float] = {}  # by buildings
        self.buildings: dict[tuple[str, str], float] = {}  # by building, and what is sold for it
        self.buys: dict[tuple[str, ...], tuple[float, str]] = {}  # by what is on display
        self.ships: list[tuple[str, float, Mapping[str, int]]] | None = None  # tile, worth, cost
        self.ends: dict[tuple[float | str, ...], float] = {}  # by points, worth of the rank on the track, bishops


@lru_cache(KEPT)
def thought(scale: object, key: bytes) -> Thought:
    """The same one for the same key."""
    return Thought(key)
