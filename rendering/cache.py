"""What is kept between pictures: static layers, and whole pictures by what they were made from."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class Shelf(Generic[T]):
    """A small store that forgets what was not asked for longest. For one worker thread."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.made = 0
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under `key`, made now if it is not there."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        value = self._kept[key] = make()
        self.made += 1
        if len(self._kept) > self.room:
            self._kept.popitem(last=False)
        return value

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()


def fingerprint(*inputs: object) -> bytes:
    """A hash of a picture's inputs: structs, strings, numbers, lists of them."""
    return hashlib.blake2b(msgspec.msgpack.encode(inputs), digest_size=16).digest()
