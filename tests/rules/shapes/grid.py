"""A grid of cells, and every way to lay a tile on it, as bits."""

from __future__ import annotations

from bot.rules import Words

SIZE = 6
Cells = tuple[tuple[int, int], ...]


def turned(cells: Cells, quarters: int) -> list[tuple[int, int]]:
    found = list(cells)
    for _ in range(quarters):
        found = [(c, -r) for r, c in found]
    return found


def placements(tile: str, shape: Cells) -> dict[Words, int]:
    """Every way to lay a tile on an empty grid -> the cells it covers, as bits."""
    found: dict[Words, int] = {}
    for quarters in range(4):
        for row in range(SIZE):
            for col in range(SIZE):
                cells = [(row + r, col + c) for r, c in turned(shape, quarters)]
                if all(0 <= r < SIZE and 0 <= c < SIZE for r, c in cells):
                    words = (tile, f"{'ABCDEF'[col]}{row + 1}", str(90 * quarters))
                    found[words] = sum(1 << (SIZE * r + c) for r, c in cells)
    return found


def clear(taken: int, cells: int) -> bool:
    """Whether none of the cells is covered."""
    return not cells & taken
