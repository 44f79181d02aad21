"""The numbers that go with a question."""

from __future__ import annotations

from tests.games.puerto_rico.tables import offered, table


def test_the_extra_barrel_is_told_by_what_can_be_had() -> None:
    """What the island makes and the supply has; nothing, where only a guest could bring one."""
    island = "seats.0.island = corn=1 indigo=1\nseats.0.city = small_indigo_plant guest_house\n"
    people = "seats.0.colonists = corn=1 small_indigo_plant=1 guest_house=1\n"
    g = table(island + people + "ask = ExtraGood 0", new_buildings="true")
    assert g.rules.brief(g.s, 0)["goods"] == {"corn": 1}
    g = table(island + people + "seats.1.goods = corn=10\nask = ExtraGood 0", new_buildings="true")
    assert g.rules.brief(g.s, 0)["goods"] == {} and offered(g, 0, "guest") == ["indigo colonist"]
