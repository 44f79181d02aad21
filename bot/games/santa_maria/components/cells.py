"""The six by six cells of a colony, as bits of one integer, and every way to lay a shape on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from bot.rules import LazyOptions, Words

SIZE = 6
COLUMNS = "ABCDEF"
ROWS = "123456"
LINES = COLUMNS + ROWS  # as they are numbered here: 0-5 columns, left to right; 6-11 rows, top to bottom
DIAGONALS = ("A1F6", "F1A6")  # 12 and 13, by their corners; of a 1 and of a 6 (Rulebook 002, Archery)
NAMES = tuple(f"{c}{r}" for r in ROWS for c in COLUMNS)  # row by row, as the bits are
INDEX = {name: i for i, name in enumerate(NAMES)}
BIT = {name: 1 << i for i, name in enumerate(NAMES)}
FULL = (1 << SIZE * SIZE) - 1
TURNS = ("0", "90", "180", "270")

# cells of each line, in the order in which they are activated
LINE_CELLS = (
    *(tuple(r * SIZE + c for r in range(SIZE)) for c in range(SIZE)),
    *(tuple(r * SIZE + c for c in range(SIZE)) for r in range(SIZE)),
    tuple(r * SIZE + r for r in range(SIZE)),
    tuple(r * SIZE + SIZE - 1 - r for r in range(SIZE)),
)
LINE_MASK = tuple(sum(1 << i for i in cells) for cells in LINE_CELLS)
STRAIGHT = LINE_MASK[: 2 * SIZE]  # columns and rows
LINE = {name: i for i, name in enumerate((*LINES, *DIAGONALS))}
# of each line: the face of a die that activates it, from 0
VALUE: tuple[int, ...] = (*range(SIZE), *range(SIZE), 0, SIZE - 1)
_FIRST, _LAST = LINE_MASK[0], LINE_MASK[SIZE - 1]
_NOT_FIRST, _NOT_LAST = FULL & ~_FIRST, FULL & ~_LAST
EDGES = ((_FIRST, _LAST), (LINE_MASK[SIZE], LINE_MASK[2 * SIZE - 1]))  # west and east, north and south


@lru_cache(1 << 12)
def bits(mask: int) -> tuple[int, ...]:
    """The cells of a mask, by number, row by row."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def beside(mask: int) -> int:
    """Cells that share a side with one of the mask."""
    return (mask << SIZE | mask >> SIZE | (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1) & FULL


def flood(start: int, within: int) -> int:
    """What can be reached from `start` inside `within`, side by side."""
    reached, new = 0, start & within
    while new:
        reached |= new
        new = beside(new) & within & ~reached
    return reached


def areas(mask: int) -> Iterator[int]:
    """The connected areas of a mask."""
    while mask:
        area = flood(mask & -mask, mask)
        yield area
        mask ^= area


@lru_cache(1 << 12)
def open_lines(free: int) -> int:
    """Which lines have one of the cells: bit i for line i."""
    found = 0
    for i, line in enumerate(LINE_MASK):
        if free & line:
            found |= 1 << i
    return found


@lru_cache(1 << 12)
def named(mask: int) -> tuple[Words, ...]:
    """The cells of a mask as answers of one word."""
    return tuple([(NAMES[i],) for i in bits(mask)])


class Shape:
    """Every way to lay a shape on an empty colony: (at, turn), the cells covered in the order of the tile, the mask."""

    def __init__(self, cells: Sequence[Sequence[int]]) -> None:
        self.ways: list[tuple[str, str]] = []
        self.covers: list[tuple[int, ...]] = []
        self.masks: list[int] = []
        offsets = [(r, c) for r, c in cells]
        for turn in TURNS if len(cells) > 1 else TURNS[:1]:
            for i in range(SIZE * SIZE):
                at = [(i // SIZE + r, i % SIZE + c) for r, c in offsets]
                if all(0 <= r < SIZE and 0 <= c < SIZE for r, c in at):
                    self.ways.append((NAMES[i], turn))
                    self.covers.append(tuple(r * SIZE + c for r, c in at))
                    self.masks.append(sum(1 << r * SIZE + c for r, c in at))
            offsets = [(c, -r) for r, c in offsets]
        self.number = {way: k for k, way in enumerate(self.ways)}
        self.fitting = lru_cache(1 << 11)(self._fitting)

    def _fitting(self, taken: int) -> tuple[int, ...]:
        """Which ways cover nothing that is taken."""
        return tuple([k for k, mask in enumerate(self.masks) if not mask & taken])

    def words(self, tile: str) -> tuple[Words, ...]:
        """The ways as answers (tile, at, turn)."""
        return tuple((tile, *way) for way in self.ways)


class Laying(LazyOptions[int]):
    """Where some tiles may be laid: which ways fit is worked out once a shape, not once a tile."""

    def __init__(self, taken: int, tiles: Sequence[tuple[Shape, tuple[Words, ...], dict[Words, int]]]) -> None:
        super().__init__(lambda mask: not mask & taken, *[table for _, _, table in tiles])
        self.taken, self.tiles = taken, tiles

    def __len__(self) -> int:
        taken = self.taken
        return sum([len(shape.fitting(taken)) for shape, _, _ in self.tiles])

    def __bool__(self) -> bool:
        return any(shape.fitting(self.taken) for shape, _, _ in self.tiles)

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, int) and i >= 0:
            for shape, words, _ in self.tiles:
                ways = shape.fitting(self.taken)
                if i < len(ways):
                    return words[ways[i]]
                i -= len(ways)
            raise IndexError(i)
        return self.listed[i]
