"""What views of Santa Maria say is printed: the same as in the list that the second table goes by."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import GAMES
from tests.oracle import sm_box as box

RULES = GAMES["santa_maria"]
DOES = {"ship": "shipping", "conquer": "conquistador", "pray": "religion"}


def shown(seats: int = 4, **options: str) -> Any:
    rules = RULES(options)
    return rules.view(rules.setup(seats, bytes(32)).state, None)


def test_buildings() -> None:
    view = shown()
    found = {id: b for id, b in view.buildings.items() if id in box.BUILDINGS}
    assert set(found) == set(box.BUILDINGS) and set(box.COLONISTS) <= set(view.buildings)
    for id, (terrain, effects) in box.BUILDINGS.items():
        b = found[id]
        assert (b.terrain, b.colonists) == (terrain, box.COLONISTS.get(id, 0))
        gains = {what: n for e in effects if isinstance(e, dict) for what, n in e.items()}
        does = [DOES[str(e)] for e in effects if str(e) in DOES]
        gives, gets = box.TRADES.get(id, ("", {}))
        assert (b.gains, list(b.does), list(b.gives), b.gets) == (gains, does, gives.split(), gets)


def test_tiles() -> None:
    view = shown()
    assert {id: t.cells for id, t in view.tiles.items()} == box.TILES
    for id, t in view.tiles.items():
        cost = {"d": {"wood": 2}, "l": {"wood": 2, "grain": 1}}.get(id[0], {})
        assert t.cost == cost
        assert box.covered(id, "A1", 0) == tuple(box.COLUMNS[c] + box.ROWS[r] for r, c in t.at)
    letters = [id[0] for id in view.tiles]
    assert (letters.count("d"), letters.count("l"), letters.count("h"), view.roads) == (15, 15, 4, 3)


def test_colonies() -> None:
    view = shown(colonies="chosen")
    printed = {c.colony: {n: b for n, b in zip(box.CELLS, c.cells, strict=True) if b} for c in view.colonies}
    assert printed == {id: box.colony(id) for id in box.COLONIES if id != "colony_b"}
    far = shown(setup="advanced")
    for me in far.seats:
        assert {n: b for n, b in zip(box.CELLS, me.cells, strict=True) if b} == box.colony("colony_b")


def test_ships() -> None:
    seen: dict[str, Any] = {}
    for key in range(40):
        rules = RULES()
        state = rules.setup(4, bytes([key] * 32)).state
        seen |= {d.ship.tile: d.ship for d in rules.view(state, None).docks}
        assert all(d.ship.tile.startswith("st") for d in rules.view(state, None).docks)
    assert set(seen) == {"st1", "st2", "st3", "st4"}
    for id, s in seen.items():
        assert (s.cost, s.points) == (box.SHIPS[id], box.ship_points(id))
    assert shown().ship_pile == 30


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_tracks_places_and_supply(seats: int) -> None:
    view = shown(seats)
    assert (view.conquest_gold, view.religion_monks, view.religion_dice) == (box.GOLD, box.MONKS, box.DICE)
    assert (len(view.conquest), len(view.religion)) == (box.STEPS + 1, box.PRAYERS + 1)
    assert view.trees == (box.TREES if seats == 1 else ())
    assert tuple(n for n in view.conquest_points if n) == tuple(n for n in box.CONQUEST[seats][0] if n)
    assert {d.dock: d.gains for d in view.docks} == {
        "coins": {"coins": 2},
        "religion": {},
        "conquistador": {},
        "points": {"points": 1},
    }
    assert [s.space for s in view.spaces] == list(box.SPACES)
    assert {s.space: s.gains for s in view.spaces} == {s: {"coins": 2} if s == "coins" else {} for s in box.SPACES}
    kinds = [p.kind for p in view.places]
    assert kinds == ["scholar"] * 3 + ["bishop"] * 3 + ["mission"] * 4
    for p in view.places:
        points = box.SCHOLARS.get(p.place, -2 if p.place in box.BISHOPS else 0)
        assert (p.points, p.gains) == (points, box.MISSIONS.get(p.place, {}))
    assert len(view.white) == 3 * seats
    assert view.blue_left + sum(len(me.blue) for me in view.seats) == 3 * seats
    assert all(me.monks == 6 and me.goods == {**dict.fromkeys(box.GOODS, 0), "wood": 2} for me in view.seats)
    order = [view.seats[(view.first + i) % seats].coins for i in range(seats)]
    assert order == [3, 4, 5, 6][:seats]
