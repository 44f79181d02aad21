"""Cells as bits: names, neighbours, areas, and every way to lay a tile."""

from __future__ import annotations

import pytest

from bot.games.santa_maria.components import cells
from bot.games.santa_maria.components.box import box
from bot.games.santa_maria.components.cells import BIT, LINE, LINE_MASK, Laying
from bot.rules import Rng


def mask(names: str) -> int:
    return sum(BIT[name] for name in names.split())


def test_lines_are_columns_by_letter_and_rows_by_number() -> None:
    assert LINE_MASK[LINE["C"]] == mask("C1 C2 C3 C4 C5 C6")
    assert LINE_MASK[LINE["4"]] == mask("A4 B4 C4 D4 E4 F4")
    assert cells.open_lines(mask("B6")) == 1 << LINE["B"] | 1 << LINE["6"]


def test_diagonals_are_lines_by_their_corners() -> None:
    assert LINE_MASK[LINE["A1F6"]] == mask("A1 B2 C3 D4 E5 F6")
    assert cells.LINE_CELLS[LINE["F1A6"]] == tuple(map(cells.INDEX.get, ("F1", "E2", "D3", "C4", "B5", "A6")))
    assert cells.open_lines(mask("B5")) == 1 << LINE["B"] | 1 << LINE["5"] | 1 << LINE["F1A6"]


def test_neighbours_do_not_go_round_the_edge() -> None:
    assert cells.beside(mask("A1")) == mask("B1 A2")
    assert cells.beside(mask("F3")) == mask("F2 F4 E3")
    assert cells.beside(mask("F6")) == mask("E6 F5")


def test_flood_and_areas() -> None:
    land = mask("A1 B1 B2 D4 E4 F6")
    assert cells.flood(mask("B2"), land) == mask("A1 B1 B2")
    assert sorted(area.bit_count() for area in cells.areas(land)) == [1, 2, 3]
    assert cells.flood(mask("C3"), land) == 0


def test_a_tile_turns_clockwise_about_its_first_cell() -> None:
    shape = box().shapes["triple"]
    names = {turn: [cells.NAMES[i] for i in shape.covers[shape.number["C4", turn]]] for turn in cells.TURNS}
    assert names == {
        "0": ["C4", "D4", "C5"],
        "90": ["C4", "C5", "B4"],
        "180": ["C4", "B4", "C3"],
        "270": ["C4", "C3", "D4"],
    }


@pytest.mark.parametrize(("shape", "ways"), [("double", 120), ("triple", 100), ("road", 36)])
def test_all_ways_on_an_empty_colony(shape: str, ways: int) -> None:
    assert len(box().shapes[shape].ways) == len(set(box().shapes[shape].ways)) == ways


def test_what_is_listed_is_what_is_taken() -> None:
    """List, length, single answers and membership of the lazy list come to the same as a plain search."""
    rng, b = Rng(b"laying"), box()
    for _ in range(40):
        taken = sum(1 << i for i in range(36) if rng.below(3))
        tiles = [t for t in b.laying if rng.below(6) == 0]
        laying = Laying(taken, [b.laying[t] for t in tiles])
        slow = [
            w for t in tiles for w, m in b.laying[t][2].items() if not any(m >> i & taken >> i & 1 for i in range(36))
        ]
        assert list(laying) == slow and len(laying) == len(slow) and bool(laying) is bool(slow)
        assert [laying[i] for i in range(len(slow))] == slow
        assert laying.only() == (slow[0] if len(slow) == 1 else None)
        assert all((w in laying) is (w in slow) for t in b.laying for w in b.laying[t][2])
        with pytest.raises(IndexError):
            laying[len(slow)]


def test_a_row_of_one_cell_is_all_there_is() -> None:
    full = cells.FULL & ~mask("D4 D5")
    laying = Laying(full, [box().laying["d01"]])
    assert list(laying) == [("d01", "D4", "90"), ("d01", "D5", "270")]
