"""What the game's data say is printed is what the second table goes by."""

from __future__ import annotations

from typing import Any

from bot.games.cooper_island import CooperIsland
from tests.oracle.cooper_island import box

RULES = CooperIsland()


def shown(seats: int = 4) -> Any:
    return RULES.view(RULES.setup(seats, bytes(32)).state, None)


def test_peninsula_and_ring() -> None:
    for seats in (2, 3, 4):
        view = shown(seats)
        for me in view.seats:
            assert {x.space: tuple(x.at) for x in me.spaces} == box.SPACES
            assert {x.space for x in me.spaces if x.on == "ruin"} == set(box.RUINS)
            assert {x.space for x in me.spaces if x.isthmus} == set(box.ISTHMUS)
        assert {w.water: tuple(w.at) for w in view.waters} == box.WATERS
        assert all(w.stop == w.water[:2] for w in view.waters)
        for at, stop in enumerate(view.stops):
            name, seat = box.stop(at, seats)
            assert (stop.stop.partition("-")[2], stop.seat) == (name, seat)
        assert len(view.stops) == 10 * seats


def test_prices() -> None:
    view = shown()
    assert {p.pier: (p.cost, p.navigation) for p in view.piers} == box.PIERS
    assert {p.building: (p.cost, p.navigation) for p in view.prices} == box.ERECT
    assert {p.building: p.pieces for p in view.prices} == box.PIECES
    assert {s.way: (s.cost, s.navigation) for s in view.statues} == {w: (cost, 1) for w, cost in box.STATUES.items()}
    assert {c.ship: (c.cost, c.navigation) for c in view.cargo} == box.CARGO
    assert {r.card: r.steps for r in view.royal if r.card in box.ROYAL} == box.ROYAL
    assert all(r.points == box.MEDALS for r in view.royal)


def test_pieces() -> None:
    rows = RULES.box
    assert {kind: row.pieces for kind, row in rows.doubles.items()} == box.DOUBLES
    assert {kind: row.pieces for kind, row in rows.singles.items()} == box.SINGLES
    assert {"_".join(side): kind for kind, row in rows.doubles.items() for side in row.sides} == box.SIDES
    assert {side: kind for kind, row in rows.singles.items() for side in row.sides} == box.SINGLE_OF
    assert {kind: row.pieces for kind, row in rows.logbooks.items()} == {k: n for k, (n, _) in box.LOGBOOKS.items()}
    assert {islet: row.terrain for islet, row in rows.islets.items()} == box.ISLET_LAND
    assert {cell: (row.large, row.navigation) for cell, row in rows.statue_cells.items()} == box.CELLS


def test_set_up() -> None:
    for seats in (2, 3, 4):
        view = shown(seats)
        order = [view.seats[(view.first + i) % seats] for i in range(seats)]
        assert [me.track for me in order] == [3, 3, 4, 4][:seats]
        assert len(view.royal) == 2 * seats and (seats > 2 or all(r.card != "royal_8" for r in view.royal))
        assert (view.bag, sum(view.singles.values()), view.logbooks) == (60 - 2 * seats, 56 - seats, 30)
        for me in order:
            assert {g: n for g, n in me.stored.items() if n} == {"coin": 1} and sum(me.tiles.values()) == 2
            assert [(x.space, x.terrain, x.level, x.on) for x in me.spaces if x.level] == [("S", "meadow", 1, "food")]
            assert [(ship.stop, ship.steps) for ship in me.ships] == [(f"{me.seat}-harbour", 0)] * 2
            assert (me.workers, me.unhired) == ({"round": 2, "square": 0}, {"round": 2, "square": 2})
            assert not me.lids and all(me.seat in ship.lids for ship in view.cargo)


def test_a_start_by_chance_or_choice() -> None:
    found = set()
    for key in range(12):
        rules = CooperIsland({"start": "random"})
        view = rules.view(rules.setup(3, bytes([key] * 32)).state, None)
        ((terrain, cube),) = {(me.spaces[0].terrain, me.spaces[0].on) for me in view.seats}
        assert cube == box.CUBE[terrain]
        found.add(terrain)
    assert found == set(box.TERRAINS)
    rules = CooperIsland({"start": "chosen"})
    assert all(not me.spaces[0].level for me in rules.view(rules.setup(2, bytes(32)).state, None).seats)
