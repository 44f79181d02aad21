"""Which die may be taken for which line, and what changing it costs (Rulebook 000, Activating a row or column)."""

from __future__ import annotations

from functools import lru_cache

from bot.rules import Words

from .cells import LINE, LINES, SIZE, VALUE

COLOURS = ("white", "blue")
AMBASSADOR = "ambassador_"  # how the dice on their tokens begin
DICE = {colour: tuple(f"{colour}_{n}" for n in range(1, SIZE + 1)) for colour in COLOURS}
_FACES = {die: (colour, i) for colour, dice in DICE.items() for i, die in enumerate(dice)}
DICE |= {f"{AMBASSADOR}{colour}": tuple(f"{AMBASSADOR}{die}" for die in dice) for colour, dice in DICE.items()}
_FACES |= {f"{AMBASSADOR}{die}": told for die, told in _FACES.items()}
ROWS = ((1 << SIZE) - 1) << SIZE  # lines as bits
COLUMNS = (1 << SIZE) - 1
DIAGONALS = 3 << 2 * SIZE
DEAREST = SIZE - 1  # steps from 1 to 6


def face(die: str) -> tuple[str, int]:
    """Colour of a die and its face, from 0."""
    return _FACES[die]


def of_ambassador(die: str) -> bool:
    """Whether it lay on the token of an ambassador."""
    return die.startswith(AMBASSADOR)


def straight(die: str, line: str) -> str:
    """The line that a die used for `line` would activate without archery."""
    k = LINE[line]
    return line if k < len(LINES) else LINES[VALUE[k] + (SIZE if _FACES[die][0] == "blue" else 0)]


def faces(dice: list[int]) -> int:
    """Which faces are there, as bits."""
    found = 0
    for i, n in enumerate(dice):
        if n:
            found |= 1 << i
    return found


def shown(dice: list[int]) -> list[int]:
    """The dice one by one, as people read them: 1 to 6."""
    return [i + 1 for i, n in enumerate(dice) for _ in range(n)]


@lru_cache(1 << 12)  # half a kilobyte each
def takings(
    colour: str, there: int, lines: int, coins: int, other: tuple[str, ...] = (), fee: int = 0
) -> tuple[Words, ...]:
    """Every (die, line, pay): a coin a step away from the face, or any line for a resource of `other`; a diagonal for
    `fee` coins more."""
    found: list[Words] = []
    for i, die in enumerate(DICE[colour]):
        if there >> i & 1:
            for line, k in LINE.items():
                if lines >> k & 1:
                    steps = abs(VALUE[k] - i)
                    more = fee if DIAGONALS >> k & 1 else 0
                    if steps + more <= coins:
                        found.append((die, line, "coins"))
                    if steps and more <= coins:
                        found += [(die, line, what) for what in other]
    return tuple(found)


def steps(die: str, line: str) -> int:
    """How far a line is from the face of a die."""
    return abs(VALUE[LINE[line]] - _FACES[die][1])
