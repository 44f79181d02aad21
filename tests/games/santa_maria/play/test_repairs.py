"""What stands against a tile that does not fit, a ship or a die, and the lines that would do away with it."""

from __future__ import annotations

from typing import Any

from tests.games.santa_maria.tables import table


def offered(rules: Any, state: Any, verb: str, *words: str) -> bool:
    offer = rules.decision(state, 0).offer(verb)
    return offer is not None and words in offer.options


def mended(setting: str, verb: str, *words: str) -> list[str]:
    """The reasons against an answer; with their lines carried out it is on offer."""
    g = table(setting)
    assert not offered(g.rules, g.s, verb, *words)
    found = g.rules.why(g.s, 0, verb, words)
    lines = [line for reason in found for line in reason.repair]
    if lines:
        assert offered(g.rules, g.rules.repaired(g.s, 0, lines), verb, *words), lines
    return lines


RICH = "first = 0\nseats.0.goods = wood=2 grain=2 gem=2 sugar=2\nseats.0.coins = 5\n"


def test_a_tile_that_is_covered_fits_without_the_one_that_lies_there() -> None:
    setting = f"{RICH}display = d01\nseats.0.tiles = road_tile@B3@0 road_tile@B5@0"
    found = [mended(setting, "place", "d01", "B3", turn) for turn in ("0", "90", "180", "270")]
    assert ["seats.0.tiles = road_tile@B5@0"] in found


def test_what_the_colony_has_printed_is_not_taken_away() -> None:
    g = table(f"{RICH}display = d01")
    printed = next(cell for cell in ("C3", "A1", "B2") if g.rules.why(g.s, 0, "place", ("d01", cell, "0")))
    reasons = {r.id: r.repair for r in g.rules.why(g.s, 0, "place", ("d01", printed, "0"))}
    assert reasons == {"covered": ()}


def test_a_ship_for_another_dock_is_moved_there() -> None:
    setting = "first = 0\nseats.0.goods = wood=3 grain=3 gem=3 sugar=3\nask = Ship 0"
    start, tile = next((dock, tile) for dock, tile in table(setting).s.docks.items() if tile)
    other = next(dock for dock in table(setting).s.docks if dock != start)
    assert mended(setting, "ship", tile, other) == [f"docks.{start} = none", f"docks.{other} = {tile}"]


def test_a_blue_die_for_a_column_takes_a_scholar() -> None:
    g = table(f"{RICH}seats.0.blue = 2")
    columns = next(s for s in g.rules.box.scholars if type(g.rules.box.scholars[s].effect).__name__ == "BlueColumns")
    others = [s for s in g.rules.box.scholars if s != columns][:2]
    setting = f"{RICH}seats.0.blue = 2\nscholars = {columns} {' '.join(others)}"
    assert mended(setting, "take", "blue_2", "B", "coins") == [f"places.{columns} = 0"]
