"""Whether a state of Cooper Island is that of the second table."""

from __future__ import annotations

from typing import Any

from tests.oracle.cooper_island import box, score
from tests.oracle.cooper_island.seat import Seat
from tests.oracle.cooper_island.table import Table


def agrees(t: Table, s: Any) -> None:
    """Raises `AssertionError` where something lies otherwise."""
    assert (s.round, s.phase, s.first, s.over) == (t.round, t.phase, t.first, t.over)
    assert s.bag.cards == t.bag and s.logbooks.cards == t.logbooks
    assert s.singles == t.singles
    for kind, deck in (("small", s.small), ("large", s.large)):
        looked = [card for me in t.seats for card in me.looking[::-1] if card.startswith(kind)]
        assert deck.cards in (t.decks[kind], t.decks[kind] + looked) and not deck.discards
    assert s.places == t.places
    assert {card: (p.seat, p.worker) for card, p in s.royal.items()} == t.royal
    assert s.cargo == t.cargo and s.master_up == t.master_up
    for me, have in zip(t.seats, s.board, strict=True):
        _seat(me, have)


def _seat(me: Seat, have: Any) -> None:
    assert have.terrain == list(me.terrain.values()) and have.level == list(me.level.values()), me.seat
    assert have.on == list(me.on.values()), (have.on, me.on)
    assert (have.islets, have.shores) == (me.islets, me.shores)
    assert have.laid == me.laid
    assert {ship: [v.at, v.steps, v.anchors] for ship, v in have.ships.items()} == me.ships
    assert have.logbooks == me.logbooks
    assert have.tiles == me.tiles
    assert (have.stored, have.market) == (me.stored, me.market), me.seat
    assert (have.track, have.charted) == (me.track, me.charted), me.seat
    assert (have.boats, sorted(have.flipped)) == (me.boats, sorted(me.flipped))
    assert have.left == me.left and sorted(have.cells) == sorted(me.cells)
    assert (have.lids, sorted(have.crates)) == (me.lids, sorted(me.crates))
    assert (have.small, have.large, sorted(have.used)) == (me.small, me.large, sorted(me.used))
    assert (have.workers, have.unhired) == (me.workers, me.unhired)
    assert (sorted(have.reached), have.recruited) == (sorted(me.reached), me.recruited)
    assert (have.in_hand, have.looking, have.owed) == (me.in_hand, me.looking, me.owed)


def counts(t: Table, v: Any) -> None:
    """What a view works out for its reader, and the result."""
    for me, shown in zip(t.seats, v.seats, strict=True):
        assert (shown.unexplored, shown.food, shown.assets) == (me.unexplored(), me.food(), me.assets())
        assert shown.fed_points == me.hired("square")
        for good in box.GOODS:
            n = shown.room[good]
            assert me.fits([good] * n) and not me.fits([good] * (n + 1)), (good, n)
        assert {c.cell for c in shown.statue_cells if c.open} == set(me.open_cells())
        assert {c.cell for c in shown.statue_cells if c.full} == set(me.cells)
        assert {c.crate for c in shown.crates if c.covered} == set(me.crates)
        assert [(s.stop, s.steps, s.anchors) for s in shown.ships] == [
            (f"{'-'.join(_stop(t, at))}", steps, anchors) for at, steps, anchors in me.ships.values()
        ]
        assert {x.space for x in shown.spaces if x.near} == set(me.explorable())
    assert {r.card: (-1 if r.seat is None else r.seat, r.worker) for r in v.royal} == t.royal
    assert {(p.sector, p.worker): list(p.seats) for p in v.places} == {(k[0], k[2:]): w for k, w in t.places.items()}
    assert {c.ship: list(c.lids) for c in v.cargo} == t.cargo
    assert [c.master for c in v.cargo if c.master] == ["standing" if t.master_up else "lying"] * (t.round > 0)
    if t.over:
        assert [dict(s.lines) for s in v.scores] == [score.lines(t, me) for me in t.seats]
        assert [(s.total, s.rank) for s in v.scores] == score.ranks(t)


def _stop(t: Table, at: int) -> tuple[str, str]:
    name, seat = box.stop(at, len(t.seats))
    return str(seat), name
