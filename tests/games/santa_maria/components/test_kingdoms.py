"""What American Kingdoms brings: counts that the rulebook states, and rows that do not fit."""

from __future__ import annotations

import pytest

from bot.games.santa_maria import SantaMaria
from bot.games.santa_maria.components.box import box
from bot.games.santa_maria.components.rows import FILES, MODULES
from bot.games.santa_maria.score import tallies
from bot.rules import BadComponents, Components

KINGDOMS = ("american_kingdoms",)


def test_counts() -> None:
    """Rulebook 002, Main changes: 12 scholars, 9 bishops, 6 special tiles, 10 special ships, 5 colonies."""
    b = box(modules=KINGDOMS)
    assert (len(b.scholars), len(b.bishops)) == (12, 9)
    assert (b.n.board_scholars, b.n.board_bishops, b.n.bishop_penalty) == (4, 3, 0)
    assert len(b.of_shape("long")) == 6 == 3 * b.n.special_offered and len(b.of_shape("hall")) == 5
    assert sum(ship.special for ship in b.ships.values()) == 10
    assert [c.id for c in b.colonies.values() if c.side == "a"] == [f"colony_{n}" for n in range(1, 6)]
    assert [*b.missions] == ["mission_points", "mission_coins", "mission_gold", "mission_cocoa"]
    assert b.cost["x01"] == {"coins": 4} and b.shapes["long"].masks[0] == 0b111


def test_the_base_game_has_nothing_of_it() -> None:
    plain, with_it = box(), box(modules=KINGDOMS)
    for part in ("scholars", "bishops", "missions", "tiles", "ships", "colonies", "price", "buildings"):
        assert set(getattr(plain, part)) - set(getattr(with_it, part)) <= {"mission_goods"}
    assert (plain.stored, plain.special, plain.archery) == ("", False, None)
    assert plain.read.sources().keys() == with_it.read.sources().keys()
    assert sum(with_it.read.sources().values()) > sum(plain.read.sources().values())


def test_the_cocoa_colony_has_ten_buildings_and_its_town_hall() -> None:
    b = box(modules=KINGDOMS)
    grid = [row.split() for row in b.colonies["colony_5"].rows]
    assert grid[0][0] == "shipping" and sum(w != "-" for row in grid for w in row) == 10
    assert all(set(line) != {"-"} for line in (*grid, *zip(*grid, strict=True)))
    assert grid[3][1:3] == [*b.tiles["hall_5"].cells]
    assert b.colonies["colony_5"].stores == b.tiles["hall_5"].stores == 1


CASES = {  # a row, and why it does not fit
    ("resource", 'id = "cocoa"', "price = 1", "stores = true"): "neither sold nor bought",
    ("change", 'id = "board_scholars"', "value = 9"): "not so many scholars",
    ("change", 'id = "board_scholars"', "value = 0"): "at least 1",
    ("number", 'id = "special_offered"', "value = 3"): "not so many long tiles",
    ("mission", 'id = "mission_cocoa"', "gains = {}", 'instead = "mission_x"'): "mission_x is not known",
    ("scholar", 'id = "meditation"', "points = 2", 'effect = { do = "any_space", again = "sea" }'): "sea is",
    ("bishop", 'id = "bishop_gems"', 'effect = { do = "in_costs", good = "rum", each = 2, most = 12 }'): "rum is not",
    (
        "building",
        'id = "wood_1"',
        'terrain = "forest"',
        'effect = [{ do = "gain", gains = { cocoa = 1 } }]',
    ): "cocoa is",
    ("governor", 'id = "1"', "points = [-12, -11, -10, -9, -8]"): "a number a column",
    ("governor", 'id = "1"', "points = [-1000, -11, -10, -9, -8, -6]"): "not a number from -999 to 999",
    ("scholar", 'id = "navigation"', "points = -1", 'effect = { do = "walk_on", coins = 1 }'): "a number from 0 to 999",
    ("ship", 'id = "sh01"', "start = false", "cost = { coins = 1 }", "points = 2"): "coins is not known",
}


def own(*row: str) -> Components:
    table, *rest = row
    return Components("printed", "\n".join([f"[[{table}]]", *rest, 'source = "printed"']).encode())


@pytest.mark.parametrize(("row", "reason"), CASES.items())
def test_rows_that_do_not_fit_are_refused_at_any_table(row: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        SantaMaria({}, own(*row))


def test_values_of_ones_own_stand_over_rows_of_the_expansion() -> None:
    mine = own("ship", 'id = "sp01"', "start = false", "special = true", "cost = { coins = 5 }", "points = 9")
    rules = SantaMaria({"american_kingdoms": "true"}, mine)
    assert rules.box.ships["sp01"].points == 9 and rules.sources()["printed"] == 1
    assert "printed" not in SantaMaria({}, mine).sources()


def test_what_the_governor_costs_may_be_another_number_below_zero() -> None:
    mine = own("governor", 'id = "1"', "points = [-40, 2, -10, -9, -8, 0]")
    rules = SantaMaria({"american_kingdoms": "true", "governor": "true"}, mine)
    state = rules.setup(2, bytes(32)).state
    assert rules.view(state, None).governor[:7] == (-40, 2, -10, -9, -8, 0, -11)
    lines = {line.id: line.points for line in tallies(state, rules.box)[0].lines}
    assert lines["governor"] == -40
    assert rules.sources()["printed"] == 1 and "printed" not in SantaMaria({}, mine).sources()


def test_every_file_of_ours_is_read() -> None:
    assert len({*FILES, *MODULES.values()}) == len(FILES) + len(MODULES)


def test_a_base_table_is_saved_without_a_word_of_the_expansion() -> None:
    """So that running tables find in their log the states that they were played with."""
    plain, with_it = SantaMaria(), SantaMaria({"american_kingdoms": "true"})
    assert b"added" not in plain.dump(plain.setup(3, bytes(32)).state)
    state = with_it.setup(3, bytes(32)).state
    assert with_it.load(with_it.dump(state)) == state and state.kingdoms.retired == []
