"""What one seat alone has seen stops nobody else from taking back what was answered at the same time."""

from __future__ import annotations

import pytest

from bot.rules import CannotUndo
from bot.service.core.model import Table
from tests.service.fakes import ANNA, BORIS, VERA, Bench


async def drawn(bench: Bench) -> Table:
    """All may draw at once: Boris has declined, then Anna has drawn a card."""
    table = await bench.table(ANNA, BORIS, VERA, game="isle")
    await bench.do(table, 2, "decline")
    await bench.do(table, 1, "draw")
    return table


async def hand(bench: Bench, table: Table, user: int) -> list[str]:
    view = await bench.turns.look(table.id, user)
    return view.board[user - 1]["hand"]


async def test_others_take_back_though_somebody_has_drawn_since(bench: Bench) -> None:
    table = await drawn(bench)
    before = await hand(bench, table, 1)
    assert len(before) == 1
    assert bench.rows("select barrier from log where n > 0 order by n") == [(0,), (2,)]
    await bench.turns.undo(table.id, 2)
    assert 1 in [a.seat for a in (await bench.now(table)).asked]
    assert await hand(bench, table, 1) == before
    await bench.do(table, 2, "draw")
    assert not set(before) & set(await hand(bench, table, 2))


async def test_who_has_drawn_cannot_take_it_back_alone(bench: Bench) -> None:
    table = await drawn(bench)
    with pytest.raises(CannotUndo, match="undo-barrier"):
        await bench.turns.undo(table.id, 1)


async def test_with_the_consent_of_all_the_draw_goes_and_what_others_drew_stays(bench: Bench) -> None:
    table = await drawn(bench)
    await bench.do(table, 3, "draw")
    mine, theirs = await hand(bench, table, 1), await hand(bench, table, 3)
    what = await bench.service.undo_by_consent.undoable(table.id, 1)
    p = await bench.service.undo_by_consent.propose(table.id, 1, what.entries[0].n)
    assert p is not None and len(what.entries) == 1
    for user in (2, 3):
        await bench.service.proposals.vote(table.id, user, p.id, 1)
    assert await hand(bench, table, 1) == [] != mine
    assert await hand(bench, table, 3) == theirs
