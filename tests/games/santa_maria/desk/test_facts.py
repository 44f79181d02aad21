"""The numbers of the help."""

from __future__ import annotations

from tests.games.santa_maria.tables import table


def test_facts() -> None:
    g = table("scholars = logistics botany engineering\ndocks.coins = sh30")
    v = g.rules.view(g.s, None)
    assert g.rules.facts(v, "sh30") == {"kind": "ship", "cost": {"sugar": 2, "gem": 2}, "points": 10}
    assert g.rules.facts(v, "d01")["cells"] == ["wood_1", "road_2"]
    assert g.rules.facts(v, "road_2")["colonists"] == 2
    sources = g.rules.facts(None, "components")
    assert {k: sources[k] for k in g.box.read.sources()} == g.box.read.sources()
    assert g.rules.facts(v, "botany")["points"] == 2 and g.rules.facts(v, "score")["kind"] == ""
