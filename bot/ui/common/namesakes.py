"""Names of a table that could be taken for each other, told apart by the number and the colour of their seats.

A number at the end of a name is what its badge on the pictures bears, so that text and picture agree.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence

SIGNS = "🟦🟧🟩🟪⬛"  # the colours of the seats, as on the pictures
_TWINS = str.maketrans("авеёкмнорстухзіјѕԁ01", "abeekmhopctyx3ijsdol")  # letters that look like others


def looks(name: str) -> str:
    """What a name looks like at a glance: case, width, marks, space and the alphabet of a letter make no difference."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in plain if unicodedata.category(c)[0] in "LNPS").translate(_TWINS)


def mistaken(names: Sequence[str]) -> list[bool]:
    """Of each name whether another looks like it."""
    seen = Counter(map(looks, names))
    return [seen[looks(name)] > 1 for name in names]


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """The names, with the number of the seat behind each that could be mistaken; no two of them look alike."""
    alike = mistaken(names)
    found = [f"{name} {seat}" if twin else name for seat, (name, twin) in enumerate(zip(names, alike, strict=True), 1)]
    if any(mistaken(found)):  # somebody is called like another one with his number
        return tuple(f"{name} · {seat}" for seat, name in enumerate(names, 1))
    return tuple(found)


def signed(names: Sequence[str]) -> tuple[str, ...]:
    """The same with the colour of the seat before each that could be mistaken."""
    alike = mistaken(names)
    whole = numbered(names)
    return tuple(f"{SIGNS[i % len(SIGNS)]} {name}" if alike[i] else name for i, name in enumerate(whole))
