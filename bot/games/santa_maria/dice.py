"""Which die may be taken for which line, and what changing it costs (Rulebook 000, Activating a row or column)."""

from __future__ import annotations

from functools import lru_cache

from bot.rules import Words

from .cells import LINE, LINES, SIZE

COLOURS = ("white", "blue")
DICE = {colour: tuple(f"{colour}_{n}" for n in range(1, SIZE + 1)) for colour in COLOURS}
_FACES = {die: (colour, i) for colour, dice in DICE.items() for i, die in enumerate(dice)}
ROWS = ((1 << SIZE) - 1) << SIZE  # lines as bits
COLUMNS = (1 << SIZE) - 1
DEAREST = SIZE - 1  # steps from 1 to 6


def face(die: str) -> tuple[str, int]:
    """Colour of a die and its face, from 0."""
    return _FACES[die]


def faces(dice: list[int]) -> int:
    """Which faces are there, as bits."""
    found = 0
    for i, n in enumerate(dice):
        if n:
            found |= 1 << i
    return found


def shown(dice: list[int]) -> tuple[int, ...]:
    """The dice one by one, as people read them: 1 to 6."""
    return tuple(i + 1 for i, n in enumerate(dice) for _ in range(n))


@lru_cache(1 << 12)  # half a kilobyte each
def takings(colour: str, there: int, lines: int, coins: int, other: tuple[str, ...] = ()) -> tuple[Words, ...]:
    """Every (die, line, pay): a coin a step away from the face, or any line for a resource of `other`."""
    found: list[Words] = []
    for i, die in enumerate(DICE[colour]):
        if there >> i & 1:
            for k, line in enumerate(LINES):
                if lines >> k & 1:
                    steps = abs(k % SIZE - i)
                    if steps <= coins:
                        found.append((die, line, "coins"))
                    if steps:
                        found += [(die, line, what) for what in other]
    return tuple(found)


def steps(die: str, line: str) -> int:
    """How far a line is from the face of a die."""
    return abs(LINE[line] % SIZE - _FACES[die][1])
