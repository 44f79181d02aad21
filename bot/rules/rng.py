"""Chance: a keyed generator whose whole state is a secret key and a counter, so that it lives in the game state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence
from hashlib import blake2b, sha256
from typing import Any

import msgspec

Below = Callable[[int], int]  # gives a number from 0 to n-1, by chance

_RANGE = 1 << 64
_SMALL = 1 << 32
_SURE = _RANGE - _SMALL  # numbers below it are right for every small n


class Rng(msgspec.Struct):
    """The n-th number is the keyed BLAKE2b of n: nobody without the key can tell the next from those before."""

    key: bytes  # 32 secret bytes; never leaves the server while the game runs
    used: int = 0  # numbers drawn so far: a change means that undo stops here

    def _next(self) -> int:
        self.used += 1
        block = blake2b(self.used.to_bytes(8, "big"), key=self.key, digest_size=8)
        return int.from_bytes(block.digest(), "big")

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely as the next; n is at least 1."""
        self.used += 1
        block = blake2b(self.used.to_bytes(8, "big"), key=self.key, digest_size=8)
        x = int.from_bytes(block.digest(), "big")
        if x >= _SURE or n > _SMALL:  # above the last whole multiple of n, perhaps
            limit = _RANGE - _RANGE % n
            while x >= limit:
                x = self._next()
        return x % n

    def many(self, limits: Iterable[int]) -> list[int]:
        """What `below` gives for each of these, one after the other; quicker, for the key is read once."""
        keyed, read, used = blake2b(key=self.key, digest_size=8).copy, int.from_bytes, self.used
        found = []
        for n in limits:
            used += 1
            block = keyed()
            block.update(used.to_bytes(8, "big"))
            x = read(block.digest(), "big")
            if x >= _SURE or n > _SMALL:  # above the last whole multiple of n, perhaps
                self.used = used - 1
                x = self.below(n)
                used = self.used
            found.append(x % n)
        self.used = used
        return found

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put `items` into random order, in place (Fisher and Yates)."""
        n = len(items)
        for i, j in zip(range(n - 1, 0, -1), self.many(range(n, 1, -1)), strict=True):
            items[i], items[j] = items[j], items[i]

    def aside(self, n: int) -> Rng:
        """Another generator that follows from this one as it stands and from `n`; to use it uses nothing of this.

        For what stays hidden: an order that has to be fixed before anybody has seen something of it.
        """
        return Rng(blake2b(b"%d %d" % (self.used, n), key=self.key, digest_size=32).digest())


def commitment(key: bytes) -> str:
    """What a table publishes when it starts: the SHA-256 of its key, in hex."""
    return sha256(key).hexdigest()
