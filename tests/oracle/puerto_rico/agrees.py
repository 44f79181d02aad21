"""Whether a view shows the second table, as far as its reader may know it."""

from __future__ import annotations

from typing import Any

from . import expansions, rules
from .box import BUILDINGS, GOODS, cost, on
from .people import nobles_of
from .shadow import Shadow
from .table import Seat


def agrees(t: Shadow, v: Any) -> None:
    """Raises `AssertionError` where the view shows something else."""
    if v.phase == "" and t.phase:
        t.finish()
    assert not t.told, "a noble has come by hospice or university, or was told of, and not both"
    here = (t.round, t.governor, t.phase, t.phase_seat, t.over)
    assert (v.round, v.governor, v.phase.removesuffix("_2"), v.phase_seat, v.over) == here
    assert sorted(t.ending) == sorted(t.fallen) and list(v.ending) == t.ending
    for me, shown in zip(t.seats, v.seats, strict=True):
        _seat(t, me, shown, v.over or v.you == me.seat or t.options["points"] == "open")
    assert [(r.role, r.doubloons, r.taken_by) for r in v.roles] == [(r.role, r.doubloons, r.taken_by) for r in t.roles]
    assert [(s.size, s.good, s.load) for s in v.ships] == [(s.size, s.good, s.load) for s in t.ships]
    assert list(v.house) == t.house and sorted(v.face_up) == sorted(t.face_up)
    assert (v.pile, v.discards, v.quarries) == (t.pile, t.discards, t.quarries)
    assert (v.colonist_ship, v.colonist_supply) == (t.colonist_ship, t.colonist_supply)
    assert (v.noble_ship, v.noble_supply) == (t.noble_ship, t.noble_supply)
    assert v.goods == t.goods
    assert v.points_left == t.points_left
    assert (v.new_buildings, v.with_nobles) == (on(t.options, "new_buildings"), on(t.options, "nobles"))
    assert {b.building: b.left for b in v.buildings} == {b.building: b.left for b in t.buildings}
    for b in v.buildings:
        _printed(t, b)
    _draft(t, v)
    _scores(t, v)


def _seat(t: Shadow, me: Seat, shown: Any, known: bool) -> None:
    assert (shown.seat, shown.doubloons, shown.goods) == (me.seat, me.doubloons, me.goods)
    assert list(shown.goods) == list(GOODS)
    assert (dict(shown.island), list(shown.city)) == (me.island, me.city)
    assert shown.colonists == {place: n for place, n in me.colonists.items() if n}
    assert (shown.idle, list(shown.roles)) == (me.idle, me.roles)
    assert (shown.island_free, shown.city_free) == (me.island_free, me.city_free)
    assert shown.guests == me.colonists.get("guest_house", 0)
    assert shown.points == (me.points if known else None)
    assert nobles_of(shown) == nobles_of(me)
    assert all(0 < n <= shown.colonists[place] for place, n in shown.nobles.items())
    if me.seat not in t.unstationed:
        assert shown.nobles == {place: n for place, n in me.nobles.items() if n}
        assert shown.idle_nobles == me.idle_nobles


def _printed(t: Shadow, b: Any) -> None:
    k = BUILDINGS[b.building]
    assert (b.cost, b.column, b.points) == (cost(b.building, t.options["prices"]), k.column, k.points)
    assert (b.circles, b.size) == (k.circles, k.size)


def _draft(t: Shadow, v: Any) -> None:
    """What may be drafted lies beside the board until the board is full."""
    if t.round or not on(t.options, "new_buildings"):
        assert v.drafting == () and v.draft_spaces == {}
        return
    assert {d.building for d in v.drafting} == expansions.draftable(t.memory)
    assert {int(c): n for c, n in v.draft_spaces.items() if n} == {
        c: n for c, n in rules.draft_spaces(t.memory).items() if n
    }
    for d in v.drafting:
        _printed(t, d)
        assert d.copies == (1 if len(t.seats) == 2 else BUILDINGS[d.building].copies)


def _scores(t: Shadow, v: Any) -> None:
    if not v.over:
        assert v.scores == ()
        return
    assert [(s.total, s.tie, s.rank) for s in v.scores] == t.scores()
    kinds = {b.building for b in t.buildings}
    for s, want in zip(v.scores, t.lines(), strict=True):
        assert {k: n for k, n in s.lines if n or k in want} == want
        assert {k for k, _ in s.lines} <= kinds | {"chips", "buildings", "nobles"}
        assert ("nobles" in dict(s.lines)) == on(t.options, "nobles")
