"""Whether a view of Santa Maria shows the second table, as far as its reader may know it."""

from __future__ import annotations

from typing import Any

from tests.oracle.santa_maria import box, maya_box
from tests.oracle.santa_maria.board import Seat
from tests.oracle.santa_maria.maya_stores import City
from tests.oracle.santa_maria.table import Table


def agrees(t: Table, v: Any) -> None:
    """Raises `AssertionError` where the view shows something else."""
    assert (v.year, v.first, v.over) == (t.year, t.first, t.over)
    assert (v.die, v.line) == (t.die, t.line), (v.die, v.line, v.asked)
    assert sorted(v.white) == sorted(t.white), (v.white, t.white)
    assert sorted(v.blue) == sorted(t.blue), (v.blue, t.blue)
    assert v.blue_left == t.blue_left, (v.blue_left, t.blue_left)
    assert {d.dock: d.ship.tile if d.ship else "" for d in v.docks} == t.docks
    assert [d.dock for d in v.docks] == [*box.DOCKS, *(["special"] if t.kingdoms else [])]
    assert (v.ship_pile, v.special_pile, v.roads) == (t.pile, t.special_pile, t.roads)
    if not t.over:
        assert sorted(v.ambassadors) == sorted(t.ambassadors)
        assert {value: who for value, who in v.specialists.items() if who} == t.to_hire
        assert v.specialist_pile == t.specialist_pile
    if not t.over:  # what is left in the last year is nothing to anybody
        assert sorted(x.tile for x in (*v.doubles, *v.triples, *v.longs)) == sorted(t.display), (v.asked, t.display)
    assert [v.double_pile, v.triple_pile, v.long_pile] == t.piles
    assert {p.place: list(p.seats) for p in v.places} == t.places
    for s in v.spaces:
        there = [seat for seat in t.retired if t.seats[seat].space == s.space]
        assert ([s.seat] if s.seat is not None else []) + list(s.others) == there
    assert {h.tile.tile: h.scholar for h in v.halls} == t.halls
    assert [c.colony for c in v.colonies] == t.colonies
    assert [list(stack) for stack in v.conquest[1:]] == t.track[1:] and sorted(v.conquest[0]) == sorted(t.track[0])
    for n, stack in enumerate(v.religion):
        assert sorted(stack) == [me.seat for me in t.seats if me.religion == n]
    assert (v.city is None) == (t.city is None)
    if t.city:
        _city(t, t.city, v)
    for me, shown in zip(t.seats, v.seats, strict=True):
        _seat(me, shown, t.over or v.you == me.seat or t.options["points"] == "open")
    if not t.over:
        assert v.scores == () and v.achieved == ()
        return
    assert [(s.total, s.rank) for s in v.scores] == t.ranks()
    assert [dict(s.lines) for s in v.scores] == [t.lines(me) for me in t.seats]
    assert sorted(v.achieved) == sorted(t.achieved)


def _city(t: Table, c: City, v: Any) -> None:
    shown = v.city
    assert (shown.seat, dict(shown.stores), dict(shown.tokens), shown.gold) == (c.seat, c.tokens, c.spare, c.gold)
    assert {d.district: (d.level, d.tile) for d in shown.districts} == {d: (n, c.tile[d]) for d, n in c.level.items()}
    assert {d.district: list(d.cards) for d in shown.districts if d.district in c.cards} == c.cards
    assert {d.district: d.worth for d in shown.districts} == t.worth_of_districts()
    spots = [x for road in shown.roads for x in road.spots]
    assert [x.spot for x in spots] == list(maya_box.SPOTS)
    assert {x.spot: x.building for x in spots if x.building} == c.built
    assert {x.spot: x.die for x in spots if x.die} == t.of_city().dice
    assert [x.spot for x in spots if x.priest] == sorted(c.blessed)
    assert [road.value for road in shown.roads if road.token] == sorted(c.joined)
    assert (dict(shown.supply), shown.priests, shown.cards) == (c.left, c.priests, len(c.hand))
    assert shown.hand == (tuple(sorted(c.hand)) if t.over or v.you == c.seat else None)
    assert (shown.deck, list(shown.stacks)) == (c.deck, c.stacks)
    proposals = [(p.by, list(p.to), dict(p.give), dict(p.want)) for p in shown.proposals]
    assert proposals == [(p.by, p.to, p.give, p.want) for p in t.open]


def _seat(me: Seat, shown: Any, known: bool) -> None:
    assert (shown.seat, shown.colony, shown.coins) == (me.seat, me.colony, me.coins)
    assert shown.goods == me.goods | ({"cocoa": me.cocoa} if "cocoa" in shown.goods else {})
    assert (shown.stores, shown.governor, list(shown.specialists)) == (me.stores, me.governor, me.hired)
    assert shown.points == (me.points if known else None)
    assert {c: b for c, b in zip(box.CELLS, shown.cells, strict=True) if b} == me.cells
    assert sorted((x.tile, tuple(x.cells)) for x in shown.laid) == sorted(me.laid)
    if shown.colony:  # in the city they are told with its roads
        assert (dict(shown.dice), dict(shown.paid)) == (me.dice, me.paid)
    assert sorted(shown.blue) == sorted(me.blue)
    assert (shown.white_used, shown.blue_used, shown.unlocked) == (me.white_used, me.blue_used, me.unlocked)
    assert (shown.religion, shown.conquest, shown.monks) == (me.religion, me.conquest, me.monks)
    assert (sorted(shown.scholars), shown.own_scholar) == (sorted(me.scholars), me.own_scholar)
    assert {dock: [s.tile for s in tiles] for dock, tiles in shown.harbour.items()} == me.harbour
    assert shown.space == me.space
