"""Settling: who may have what, the hacienda before it, colonists from the hospice, the new row."""

from __future__ import annotations

from tests.games.puerto_rico.tables import asked, do, kinds, offered, table

HACIENDA = """
seats.0.city = hacienda construction_hut
seats.0.colonists = hacienda=1 construction_hut=1
ask = Settle 0
"""


def test_quarry_for_settler_and_hut_only() -> None:
    g = table("face_up = corn corn indigo sugar sugar\nask = Settle 0")
    assert offered(g, 0, "settle") == ["corn no", "indigo no", "sugar no", "quarry no"]
    do(g, "0 settle quarry no")
    assert offered(g, 1, "settle") == ["corn no", "indigo no", "sugar no"]
    g = table("seats.1.city = construction_hut\nseats.1.colonists = construction_hut=1\nask = Settle 1 settler=0")
    assert "quarry no" in offered(g, 1, "settle")


def test_settler_gets_one_quarry_in_all() -> None:
    g = table(HACIENDA)
    assert offered(g, 0, "hacienda") == ["face_down", "quarry"]
    do(g, "0 hacienda quarry")
    assert asked(g) == ["0 Settle"] and not offered(g, 0, "hacienda")
    assert "quarry no" not in offered(g, 0, "settle")
    assert g.s.quarries == 7


def test_another_may_take_a_quarry_by_the_hacienda_and_one_by_the_hut() -> None:
    g = table(HACIENDA.replace("Settle 0", "Settle 0 settler=3"))
    do(g, "0 hacienda quarry")
    do(g, "0 settle quarry no")
    assert g.s.board[0].island["quarry"] == 2


def test_hacienda_hut_en_yields_no_quarry() -> None:
    g = table(HACIENDA, hacienda_hut="en")
    assert offered(g, 0, "hacienda") == ["face_down"]


def test_hacienda_draws_from_the_pile_and_is_a_barrier() -> None:
    g = table(HACIENDA)
    top = g.s.pile.cards[-1]
    (event,) = do(g, "0 hacienda face_down")
    assert event.args == {"tile": top} and g.barrier


def test_with_one_space_left_the_drawn_tile_ends_the_settling() -> None:
    g = table(HACIENDA + "seats.0.island = corn=5 indigo=6")
    do(g, "0 hacienda face_down")
    assert asked(g) == ["1 Settle"]


def test_full_island_is_passed_over() -> None:
    assert asked(table(HACIENDA + "seats.0.island = corn=6 indigo=6")) == ["1 Settle"]


def test_no_quarry_left() -> None:
    quarries = "seats.1.island = quarry=8\n"
    g = table(quarries + HACIENDA)
    assert offered(g, 0, "hacienda") == ["face_down"] and "quarry no" not in offered(g, 0, "settle")


def test_hospice_takes_from_supply_then_ship_then_nothing() -> None:
    hospice = "seats.0.city = hospice\nseats.0.colonists = hospice=1\nask = Settle 0\nface_up = corn=5\n"
    g = table(hospice)
    do(g, "0 settle corn yes")
    assert g.s.colonist_supply == 73 and g.s.board[0].colonists == {"hospice": 1, "corn": 1}
    g = table(hospice + "seats.1.idle = 74\ncolonist_ship = 4")
    assert g.s.colonist_supply == 0
    do(g, "0 settle corn yes")
    assert g.s.colonist_ship == 3
    g = table(hospice + "seats.1.idle = 78\ncolonist_ship = 0")
    assert offered(g, 0, "settle") == ["corn no", "quarry no"]


def test_row_is_turned_and_reshuffled_when_short() -> None:
    g = table("face_up = corn=5\npile = coffee tobacco\nask = Settle 3 settler=0")
    assert len(g.s.discards) == 50 - 4 - 5 - 2
    events = do(g, "3 decline")
    assert kinds(events) == ["declined", "reshuffled", "tiles_turned"]
    assert g.s.face_up[:2] == ["tobacco", "coffee"] and len(g.s.face_up) == 5
    assert not g.s.discards and len(g.s.pile) == 50 - 4 - 5


def test_untaken_tiles_are_discarded() -> None:
    g = table("face_up = corn=4 indigo\nask = Settle 3 settler=0")
    do(g, "3 settle corn no")
    assert sorted(g.s.discards) == ["corn", "corn", "corn", "indigo"] and len(g.s.face_up) == 5
