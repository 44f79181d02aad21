"""What is kept between pictures: static layers, and whole pictures by what they were made from."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import msgspec
from PIL import Image

T = TypeVar("T")


def one(thing: object) -> int:
    """What a thing weighs where they are counted."""
    return 1


def image_bytes(image: Image.Image) -> int:
    """The bytes that an image takes; three colours take four bytes."""
    return image.width * image.height * (1 if image.mode in ("L", "P") else 4)


class Shelf(Generic[T]):
    """A small store that forgets what was not asked for longest, but never the newest. For one worker thread.

    `room`: what all may weigh together, each as `weigh` says; without it, how many there may be.
    """

    def __init__(self, room: int, weigh: Callable[[T], int] = one) -> None:
        self.room, self.weigh = room, weigh
        self.made = self.weight = 0
        self._kept: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under `key`, made now if it is not there."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        value = self._kept[key] = make()
        self.made += 1
        self.weight += self.weigh(value)
        while self.weight > self.room and len(self._kept) > 1:
            self.weight -= self.weigh(self._kept.popitem(last=False)[1])
        return value

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.weight = 0


def fingerprint(*inputs: object) -> bytes:
    """A hash of a picture's inputs: structs, strings, numbers, lists of them."""
    return hashlib.blake2b(msgspec.msgpack.encode(inputs), digest_size=16).digest()
