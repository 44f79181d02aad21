"""Numbers of answers as a `! undone` line of a recorded game has them."""

from __future__ import annotations

import re
from collections.abc import Iterable


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as a `! undone` line has them: `7 9-12`."""
    found: list[list[int]] = []
    for n in sorted(numbers):
        if found and n == found[-1][1] + 1:
            found[-1][1] = n
        else:
            found.append([n, n])
    return " ".join(f"{a}-{b}" if a != b else str(a) for a, b in found)


def numbers(words: Iterable[str], most: int) -> list[int]:
    """The numbers of `ranges`, rising, from 1 to `most`; raises `ValueError` for anything else."""
    found: list[int] = []
    for word in words:
        read = re.fullmatch(r"([0-9]{1,6})(?:-([0-9]{1,6}))?", word)
        if read is None:
            raise ValueError(word)
        a, b = int(read[1]), int(read[2] or read[1])
        if not (found[-1] if found else 0) < a <= b <= most:
            raise ValueError(word)
        found += range(a, b + 1)
    if not found:
        raise ValueError("none")
    return found
