"""Rows of the data files that do not fit together are refused, ours and those that stand over them."""

from __future__ import annotations

import re

import pytest

from bot.games.puerto_rico import PuertoRico
from bot.games.puerto_rico.components.box import DATA
from bot.games.puerto_rico.components.rows import FILES
from bot.rules import BadComponents, Components


def row(table: str, id: str, **fields: str) -> str:
    """A row of ours with some fields changed, as a file of one's own would have it."""
    found = [r for r in re.split(r"(?=\[\[)", DATA_TEXT) if r.startswith(f'[[{table}]]\nid = "{id}"\n')]
    text = re.sub(r"\n#.*", "", found[0])
    for name, value in fields.items():
        text, n = re.subn(rf"(?m)^{name} = (\[[^\]]*\]|.*)$", f"{name} = {value}", text)
        text += f"{name} = {value}\n" * (not n)
    return text


DATA_TEXT = "".join((DATA / name).read_text("utf-8") for name in FILES)


CASES = {
    row("building", "coffee_roaster", effect='{ do = "produce", good = "corn" }'): "corn: a good is raw or has",
    row("building", "coffee_roaster", effect='{ do = "produce", good = "rum" }'): "rum is not known",
    row("building", "factory", effect='{ do = "variety", doubloons = [0, 1] }'): "a number for each of 0 to 5",
    row("building", "wharf", size="3"): "size 1 or 2",
    row("building", "statue", effect='{ do = "produce", good = "corn" }'): "production building",
    row("building", "aqueduct", effect='{ do = "aqueduct", at = ["mill"], barrels = 1 }'): "mill is not known",
    row("building", "church", effect='{ do = "church", points = [0, 1] }'): "points: a number",
    row("building", "union_hall", effect='{ do = "union", each = 0 }'): "Expected `int` >= 1",
    row("building", "church", cost="7"): "does not fill the spaces",
    row("table", "4", start='["indigo", "indigo", "corn", "rum"]'): "rum is not known",
    row("table", "4", start='["indigo"]'): "a plantation for each seat",
    row("table", "4", ships="[5, 5, 7]"): "different sizes",
    row("table", "4", fewer_goods="9"): "not so many barrels",
    row("table", "4", fewer_tiles="9"): "not so many plantations",
    row("table", "4", picks="3"): "only 7 roles",
    row("table", "4", points="0"): "at least 1",
    row("prices", "balanced", costs="{ mill = 7 }"): "mill is not known",
    row("nobles", "people", nobles="0"): "not so many people",
    row("role", "mayor", action='"king"'): "Invalid enum value",
}


@pytest.mark.parametrize(("row", "reason"), CASES.items())
def test_rows_that_do_not_fit_are_refused_with_the_file(row: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=rf"^(puerto_rico|base|new_buildings).toml, line \d+: .*{reason}"):
        PuertoRico({"new_buildings": "true"}, Components("printed", f"\n{row}".encode()))


def test_values_of_ones_own_hold_at_the_table_with_every_expansion() -> None:
    mine = row("building", "church", points="3") + row("table", "4", doubloons="9")
    mine += row("nobles", "people", points="2")
    rules = PuertoRico({"new_buildings": "true", "nobles": "true"}, Components("printed", mine.encode()))
    assert rules.box.building["church"].points == 3 and rules.box.nobles and rules.box.nobles.points == 2
    assert {me.doubloons for me in rules.setup(4, bytes(32)).state.board} == {9}
    ours = PuertoRico({"new_buildings": "true", "nobles": "true"})
    assert ours.box.building["church"].points != 3 and ours.box.nobles and ours.box.nobles.points == 1
