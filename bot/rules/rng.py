"""Chance: a keyed generator whose whole state is a secret key and a counter, so that it lives in the game state."""

from __future__ import annotations

from collections.abc import MutableSequence
from hashlib import blake2b, sha256
from typing import Any

import msgspec

_RANGE = 1 << 64


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
        limit = _RANGE - _RANGE % n
        while (x := self._next()) >= limit:
            pass
        return x % n

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put `items` into random order, in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def commitment(key: bytes) -> str:
    """What a table publishes when it starts: the SHA-256 of its key, in hex."""
    return sha256(key).hexdigest()
