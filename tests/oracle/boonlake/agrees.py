"""Whether a view of Boonlake shows the second table, as far as its reader may know it."""

from __future__ import annotations

from typing import Any

from tests.oracle.boonlake import box, scoring
from tests.oracle.boonlake.table import EMINENCE, Seat, Table


def agrees(t: Table, v: Any) -> None:
    """Raises `AssertionError` where the view shows something else."""
    have = (v.round, v.scorings, v.first, v.ending, v.over)
    want = (t.round, t.scorings, t.first, t.ending, t.over)
    assert have == want, (have, want)
    assert [(r.strip, r.steps, r.points) for r in v.rows] == [
        (s, *row) for s, row in zip(t.strips, box.ROWS, strict=True)
    ]
    assert (v.taken, v.row, v.locks, v.tile) == (t.taken, t.row, t.locks, t.tile)
    assert (v.grey, v.pastures) == (len(t.grey), t.pastures)
    assert v.deck == t.deck.left and sorted(v.discards) == sorted(t.deck.discards)
    for s in v.spaces:
        _space(t, s)
    seats = [*range(len(t.seats)), *([EMINENCE] if t.solo else [])]
    for r in v.regions:
        assert r.covered == (r.region in t.covered) and dict(r.gains) == box.LABELS[r.region]
        assert r.presences == {str(seat): t.in_region(seat, r.region) for seat in seats}
    ships = {me.seat: me.ship for me in t.seats} | ({EMINENCE: t.ship} if t.solo else {})
    for r in v.river:
        assert sorted(r.ships) == sorted(seat for seat, space in ships.items() if space == r.space)
    for name, steps in v.tracks.items():
        for n, step in enumerate(steps):
            assert sorted(step.seats) == [me.seat for me in t.seats if me.steps[name] == n]
    for n, a in enumerate(v.areas):
        assert (a.area, a.tile.tile if a.tile else "") == (n, t.areas[n])
        assert set(a.built) == t.built[n] and len(a.built) == len(t.built[n])
        assert {int(seat): k for seat, k in a.scored.items()} == t.scored[n]
    for me, shown in zip(t.seats, v.seats, strict=True):
        _seat(t, me, shown, t.over or v.you == me.seat)
    _eminence(t, v.eminence)
    _scores(t, v)


def _space(t: Table, s: Any) -> None:
    tile = t.laid.get(s.space, "")
    assert s.tile[:1] == "p" if s.space in t.cattle else s.tile == tile, (s.space, s.tile, tile)
    assert s.pasture == (s.space in t.cattle) and list(s.cattle) == t.cattle.get(s.space, [])
    assert [x.site for x in s.sites] == t.sites(s.space)
    for x in s.sites:
        assert (x.seat, x.piece) == t.pieces.get(x.site, (None, "")), (x, t.pieces.get(x.site))


def _seat(t: Table, me: Seat, shown: Any, known: bool) -> None:
    have = (shown.seat, shown.coins, shown.vases, shown.points, shown.hand_size, shown.ranch, shown.supply)
    want = (me.seat, me.coins, me.vases, me.points, me.cards, me.ranch, me.supply)
    assert have == want, (have, want)
    assert (sorted(shown.hand) if known else shown.hand) == (sorted(me.hand) if known else None)
    assert shown.niches == len(box.NICHES) - me.niches and shown.spare == me.spare
    assert shown.removed == me.removed and shown.left == {what: me.left(what) for what in box.PIECES}
    assert list(shown.boats) == me.boats and shown.sites == me.sites and shown.ship == me.ship
    assert (shown.coin_track, shown.card_track) == (me.steps["coin"], me.steps["card"])
    assert shown.levers == me.levers and sorted(shown.played) == sorted(me.played) and shown.projects == me.projects
    total = scoring.income(t, me)
    assert {what: n for what, n in shown.income.items() if n} == {what: n for what, n in total.items() if n}


def _eminence(t: Table, e: Any) -> None:
    if not t.solo:
        assert e is None
        return
    assert (e.points, e.removed, e.cactus, e.ship) == (t.points, t.removed, t.cactus, t.ship)
    assert list(e.shown) == t.shown and e.stack == t.stack
    assert e.income == scoring.eminence_income(t)
    if t.over:
        assert dict(e.lines) == scoring.eminence_final(t)


def _scores(t: Table, v: Any) -> None:
    if not t.over:
        assert v.scores == ()
        return
    want = {me.seat: {"points": me.points, **scoring.final(t, me)} for me in t.seats}
    if t.solo:
        want[EMINENCE] = scoring.eminence_final(t)
    totals = {seat: sum(lines.values()) for seat, lines in want.items()}
    assert {s.seat: dict(s.lines) for s in v.scores} == want and len(v.scores) == len(want)
    for s in v.scores:  # with as many points a player stands before the Wise Eminence (001:889)
        before = [other > s.total or (other == s.total and s.seat < 0 <= seat) for seat, other in totals.items()]
        assert s.total == totals[s.seat] and s.rank == 1 + sum(before)
    assert [s.rank for s in v.scores] == sorted(s.rank for s in v.scores)


def winners(t: Table) -> list[int]:
    """Who has most points, all of them (001:701); alone, who has as many as the Wise Eminence (001:889)."""
    totals = [me.points + sum(scoring.final(t, me).values()) for me in t.seats]
    most = sum(scoring.eminence_final(t).values()) if t.solo else max(totals)
    return [seat for seat, total in enumerate(totals) if total >= most]
