"""What views of Santa Maria say is printed: the same as in the list that the second table goes by."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import GAMES
from bot.rules import Action
from tests.oracle.santa_maria import box, kingdoms

RULES = GAMES["santa_maria"]
WHOLE = dict.fromkeys(kingdoms.OPTIONS, "true")
DOES = {"ship": "shipping", "conquer": "conquistador", "pray": "religion"}


def shown(seats: int = 4, **options: str) -> Any:
    rules = RULES(options)
    return rules.view(rules.setup(seats, bytes(32)).state, None)


def test_the_base_game_has_nothing_of_american_kingdoms() -> None:
    view = shown()
    assert set(view.buildings) == set(box.BUILDINGS) - {*kingdoms.BUILDINGS, *kingdoms.IMPROVEMENTS}
    assert set(view.tiles) == set(box.TILES) - {*kingdoms.TILES, *kingdoms.HALL, *kingdoms.IMPROVEMENTS}


def test_buildings() -> None:
    view = shown(**WHOLE)
    assert set(view.buildings) == set(box.BUILDINGS)
    for id, (terrain, effects) in box.BUILDINGS.items():
        b = view.buildings[id]
        assert (b.terrain, b.colonists) == (terrain, box.COLONISTS.get(id, 0))
        gains = {what: n for e in effects if isinstance(e, dict) for what, n in e.items()}
        does = [DOES[str(e)] for e in effects if str(e) in DOES]
        gives, gets = box.TRADES.get(id, ("", {}))
        assert (b.gains, list(b.does), list(b.gives), b.gets) == (gains, does, gives.split(), gets)


def test_tiles() -> None:
    view = shown(**WHOLE)
    assert {id: t.cells for id, t in view.tiles.items()} == box.TILES
    for id, t in view.tiles.items():
        cost = {"d": {"wood": 2}, "l": {"wood": 2, "grain": 1}, "x": {"coins": 4}}.get(id[0], {})
        assert t.cost == cost
        assert box.covered(id, "A1", 0) == tuple(box.COLUMNS[c] + box.ROWS[r] for r, c in t.at)
    letters = [id[0] for id in view.tiles]
    assert [letters.count(x) for x in "dlhx"] == [15, 15, 5, 6] and view.roads == 3


def test_colonies() -> None:
    for more, left_out in (({}, ("colony_b", "colony_5")), (WHOLE, ("colony_b",))):
        view = shown(**more, colonies="chosen")
        printed = {c.colony: {n: b for n, b in zip(box.CELLS, c.cells, strict=True) if b} for c in view.colonies}
        assert printed == {id: box.colony(id) for id in box.COLONIES if id not in left_out}
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


def test_special_ships() -> None:
    seen: dict[str, Any] = {}
    for key in range(80):
        rules = RULES(WHOLE)
        view = rules.view(rules.setup(2, bytes([key] * 32)).state, None)
        assert (view.special_pile, view.docks[-1].dock) == (9, "special")
        seen[view.docks[-1].ship.tile] = view.docks[-1].ship
    assert set(seen) == set(kingdoms.SHIPS)
    for id, s in seen.items():
        assert (s.points, s.cost) == kingdoms.SHIPS[id]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_american_kingdoms_lays_out(seats: int) -> None:
    view = shown(seats, american_kingdoms="true")
    assert [p.kind for p in view.places] == ["scholar"] * 4 + ["bishop"] * 3 + ["mission"] * 4
    assert {p.place: p.gains for p in view.places if p.kind == "mission"} == {
        m: gains for m, gains in box.MISSIONS.items() if m != "mission_goods"
    }
    assert all(p.points == box.SCHOLARS.get(p.place, 0) for p in view.places)
    assert (len(view.longs), view.long_pile) == (2, 4)
    assert len(view.white) == 3 * seats
    assert all(me.goods["cocoa"] == 1 and me.stores == 1 + (me.colony == "colony_5") for me in view.seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_modules_lay_out(seats: int) -> None:
    view = shown(seats, **WHOLE)
    rows = [view.governor[i : i + 6] for i in range(0, 36, 6)]
    assert rows == [tuple(row.values()) for row in kingdoms.GOVERNOR.values()]
    assert set(view.specialists) == set(box.ROWS) and view.specialist_pile == 12
    assert view.produces == {who: {"conquer": "conquistador"}.get(what, what) for who, what in kingdoms.PRODUCE.items()}
    assert (len(view.white), view.white_most) == (2 * seats, 2)
    assert sorted(die.split("_")[0] for die in view.ambassadors) == ["blue", "white"]
    for me in view.seats:
        assert (me.governor, me.blue, me.unlocked) == ("A1", (), 0)


def test_specialists_of_three_years_are_all_there_are() -> None:
    rules = RULES(WHOLE)
    state = rules.setup(2, bytes(32)).state
    shown_in: dict[int, Any] = {}
    while not state.over:
        view = rules.view(state, None)
        shown_in.setdefault(view.year, view.specialists)
        (decision,) = rules.pending(state)
        verb, words = ("retire", (box.SPACES[decision.seat],)) if decision.ask == "Turn" else ("decline", ())
        state = rules.apply(state, Action(decision.seat, verb, words)).state
    seen = [who for specialists in shown_in.values() for who in specialists.values()]
    assert {who: seen.count(who) for who in seen} == kingdoms.SPECIALISTS


@pytest.mark.parametrize("governor", ["false", "true"])
def test_scholars_that_come(governor: str) -> None:
    """Navigation comes with the governor only."""
    seen: set[str] = set()
    for key in range(60):
        rules = RULES({"american_kingdoms": "true", "governor": governor})
        view = rules.view(rules.setup(2, bytes([key] * 32)).state, None)
        seen |= {p.place for p in view.places if p.kind == "scholar"}
    assert seen == set(box.SCHOLARS) - (set() if governor == "true" else {"navigation"})
