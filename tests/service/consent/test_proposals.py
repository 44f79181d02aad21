"""Consent: proposals with votes, a time limit and an end; undo of what came to light, with chance that goes on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.games import GAMES
from bot.rules import CannotUndo, NotYours, Refused, Stale
from bot.rules.log import hash8
from bot.rules.ranges import numbers
from bot.rules.record import read
from bot.rules.replay import Replay
from bot.service import Service
from bot.service.consent.proposal import LIMIT, NO, YES, Proposal
from bot.service.core.model import Table
from storage import Store
from tests.service.fakes import ALL, ANNA, BORIS, GLEB, VERA, Bench, Clock, Herald

ALL_GAMES = {**GAMES, "toy": ALL["toy"]}


async def opened(bench: Bench) -> Table:
    """Bids of three, opened: 3, 2 and 1."""
    return await bench.bids(await bench.table(), 3, 2, 1)


async def ask(bench: Bench, table: Table, user: int) -> Proposal:
    what = await bench.service.undo_by_consent.undoable(table.id, user)
    found = await bench.service.undo_by_consent.propose(table.id, user, what.entries[0].n)
    assert found is not None
    return found


async def vote(bench: Bench, p: Proposal, user: int, choice: int = YES) -> Proposal:
    return await bench.service.proposals.vote(p.table, user, p.id, choice)


async def log(bench: Bench, table: Table) -> list[tuple[int, int, bool]]:
    return [(e.n, e.seat, e.undone) for e in await bench.turns.log(table.id)]


async def state(bench: Bench, table: Table) -> Any:
    return (await bench.service.live_tables.get(table.id)).state


async def test_with_the_consent_of_all_it_is_taken_back_and_chance_goes_on(bench: Bench) -> None:
    table = await bench.table()
    first = await state(bench, table)
    table = await bench.bids(table, 3, 2, 1)
    with pytest.raises(CannotUndo, match="undo-barrier"):
        await bench.turns.undo(table.id, 2)
    before = await state(bench, table)
    p = await ask(bench, table, 2)
    assert p.author == 2 and p.args == {"seat": 1, "entries": [1, 2, 3]}  # bids were opened: all bid anew
    assert (await vote(bench, p, 1)).status == "open"
    assert (await bench.now(table)).n == 3
    assert (await vote(bench, p, 3)).status == "agreed"
    table = await bench.now(table)
    now = await state(bench, table)
    assert {a.seat for a in table.asked} == {0, 1, 2} and table.n == 4 and table.epoch == 1
    assert now.rng.used > before.rng.used and now.rng.key == before.rng.key
    assert now.deck.cards != first.deck.cards and sorted(now.deck.cards) == sorted(first.deck.cards)
    assert [b.scrolls for b in now.boards] == [b.scrolls for b in first.boards]  # what their owners know stays
    assert await log(bench, table) == [(0, -1, False), (1, 0, True), (2, 1, True), (3, 2, True), (4, -1, False)]
    (event,) = (await bench.turns.log(table.id))[-1].events
    assert (event.kind, event.seat, event.args) == ("taken_back", 1, {"n": 3})
    with pytest.raises(CannotUndo, match="undo-nothing"):
        await bench.turns.undo(table.id, 2)


async def test_everything_about_it_is_posted(bench: Bench) -> None:
    table = await opened(bench)
    await bench.outbox.drain()
    bench.herald.rows.clear()
    p = await ask(bench, table, 2)
    await bench.outbox.drain()
    assert [(r.kind, r.payload["proposal"]) for r in bench.herald.rows] == [("proposal", p.id)]
    posted = await bench.outbox.message_of(table.id, "proposal", str(p.id))
    await vote(bench, p, 1)
    await vote(bench, p, 3)
    await bench.outbox.drain()
    kinds = bench.herald.kinds()
    assert kinds[1:] == ["proposal", "answered", "notice", "question", "card"][: len(kinds) - 1]
    assert bench.herald.rows[1].message == posted
    notice = bench.herald.of("notice")[0].payload
    assert notice == {"id": "notice-undone-agreed", "args": {"seat": 1, "name": "Boris", "n": 3}}
    assert bench.herald.of("question")[0].payload["ping"] == [0, 1, 2]
    assert not bench.rows("select * from timers where kind = 'proposal'")


async def test_one_refusal_ends_it_and_the_proposer_may_withdraw(bench: Bench) -> None:
    table = await opened(bench)
    for user, text in ((3, "notice-proposal-refused"), (2, "notice-proposal-withdrawn")):
        p = await ask(bench, table, 2)
        await vote(bench, p, 1)
        await bench.outbox.drain()
        bench.herald.rows.clear()
        before = await bench.now(table)
        assert (await vote(bench, p, user, NO)).status == "refused"
        await bench.outbox.drain()
        assert [r.payload.get("id", "") for r in bench.herald.rows] == ["", text]
        for late in (1, 2, 3):
            with pytest.raises(Refused, match="proposal-refused"):
                await vote(bench, p, late)
        assert await bench.now(table) == before and not bench.rows("select * from timers where kind = 'proposal'")


async def test_it_expires(bench: Bench) -> None:
    table = await opened(bench)
    p = await ask(bench, table, 1)
    await vote(bench, p, 2)
    await bench.outbox.drain()
    bench.herald.rows.clear()
    bench.clock.at += LIMIT - 1
    await bench.service.timers.sweep()
    await bench.outbox.drain()
    assert not bench.herald.of("proposal", "notice")
    bench.clock.at += 1
    with pytest.raises(Refused, match="proposal-expired"):  # even before the sweep
        await vote(bench, p, 3)
    await bench.service.timers.sweep()
    await bench.outbox.drain()
    assert [r.payload.get("id", "") for r in bench.herald.of("proposal", "notice")] == ["", "notice-proposal-expired"]
    assert (await bench.service.proposals.find(p.id)).status == "expired"  # type: ignore[union-attr]
    with pytest.raises(Refused, match="proposal-expired"):
        await vote(bench, p, 3)
    assert not bench.rows("select * from timers where kind = 'proposal'")
    assert (await ask(bench, table, 1)).id != p.id  # and may be put again


@pytest.mark.parametrize("how", ["move", "undo", "seat", "abandon"])
async def test_going_on_overtakes_it(bench: Bench, how: str) -> None:
    table = await opened(bench)
    if how == "undo":
        await bench.do(table, 1, "buy")
    p = await ask(bench, table, 2)
    await vote(bench, p, 3)
    await bench.outbox.drain()
    bench.herald.rows.clear()
    if how == "move":
        await bench.do(table, 1, "buy")
    elif how == "undo":
        await bench.turns.undo(table.id, 1)
    elif how == "seat":
        await bench.tables.lend(table.id, 3)
    else:
        await bench.tables.abandon(table.id, 1)
    await bench.outbox.drain()
    assert "notice-proposal-overtaken" in [r.payload.get("id", "") for r in bench.herald.rows]
    assert bench.herald.of("proposal")[0].payload["proposal"] == p.id
    before = await bench.now(table)
    with pytest.raises(Refused, match="proposal-overtaken"):
        await vote(bench, p, 1)
    assert await bench.now(table) == before and not bench.rows("select * from timers where kind = 'proposal'")


async def test_foreign_double_and_forged_votes_change_nothing(bench: Bench) -> None:
    table, other = await opened(bench), await bench.table(GLEB, VERA)
    p = await ask(bench, table, 2)
    before = bench.rows("select * from votes")
    cases: list[tuple[int, int, int, int, str]] = [
        (table.id, GLEB.id, p.id, YES, "not-seated"),
        (table.id, GLEB.id, p.id, NO, "not-seated"),
        (table.id, 2, p.id, YES, "proposal-voted"),  # by asking
        (table.id, 1, p.id, 2, "not-on-offer"),
        (table.id, 1, p.id, -1, "not-on-offer"),
        (table.id, 1, p.id + 7, YES, "no-proposal"),
        (other.id, GLEB.id, p.id, YES, "no-proposal"),
        (999, 1, p.id, YES, "no-table"),
    ]
    for table_id, user, number, choice, why in cases:
        with pytest.raises(Refused, match=why):
            await bench.service.proposals.vote(table_id, user, number, choice)
    assert bench.rows("select * from votes") == before
    both = await asyncio.gather(*(vote(bench, p, 1) for _ in range(2)), return_exceptions=True)
    assert [str(getattr(x, "text", "")) for x in both] == ["", "proposal-voted"]
    with pytest.raises(Refused, match="proposal-open"):
        await ask(bench, table, 1)


async def test_who_may_ask_and_when(bench: Bench) -> None:
    table = await bench.table()
    back = bench.service.undo_by_consent
    with pytest.raises(NotYours, match="not-seated"):
        await back.undoable(table.id, GLEB.id)
    with pytest.raises(NotYours, match="not-seated"):
        await back.propose(table.id, GLEB.id, 1)
    with pytest.raises(CannotUndo, match="undo-nothing"):
        await back.propose(table.id, 1, 1)
    table = await bench.bids(table, 3, 2, 1)
    with pytest.raises(Stale):
        await back.propose(table.id, 1, 2)  # not what was shown
    await bench.play(table, 500)
    for call in (back.undoable(table.id, 1), back.propose(table.id, 1, 1)):
        with pytest.raises(Refused):
            await call
    assert not bench.rows("select * from proposals")


async def test_with_computers_only_it_is_done_at_once(bench: Bench) -> None:
    table = await bench.table(ANNA, computers=1)
    bench.service.computers.start()
    bench.service.computers.poke(table)
    await bench.do(table, 1, "bid", "coin=1")
    await bench.service.computers.settled()
    with pytest.raises(CannotUndo):
        await bench.turns.undo(table.id, 1)
    n = (await bench.service.undo_by_consent.undoable(table.id, 1)).entries[0].n
    assert await bench.service.undo_by_consent.propose(table.id, 1, n) is None
    await bench.service.computers.settled()
    table = await bench.now(table)
    assert table.waits_for(1) and (await bench.turns.log(table.id))[n].undone


async def test_twice(bench: Bench) -> None:
    table = await opened(bench)
    before = await state(bench, table)
    await bench.do(table, 1, "build", "hut", "a")
    await bench.do(table, 2, "build", "hut", "a")
    used = []
    for gone in ([4, 5], [1, 2, 3, 6]):
        p = await ask(bench, table, 1)
        assert p.args["entries"] == gone
        await vote(bench, p, 2)
        await vote(bench, p, 3)
        now = await state(bench, table)
        used.append(now.rng.used)
    assert before.rng.used < used[0] < used[1]
    assert [n for n, _, undone in await log(bench, table) if not undone] == [0, 7]
    for n in range(8):  # every state can still be made
        await bench.turns.look(table.id, None, at=n)


async def test_in_a_simultaneous_part_the_others_stand(bench: Bench) -> None:
    """Puerto Rico: of colonists placed at once, one's placing is taken back after the next role was chosen."""
    table = await bench.table(ANNA, BORIS, VERA, GLEB, game="puerto_rico")
    roles = iter(("settler", "mayor"))
    while (await bench.now(table)).asked[0].ask != "PlaceColonists":
        table = await bench.now(table)
        user = table.seats[table.asked[0].seat].user
        decision = (await bench.turns.desk(table.id, user)).decision
        assert decision is not None
        if decision.ask == "ChooseRole":
            await bench.do(table, user, "take", next(roles))
        else:
            await bench.do(table, user, "settle", *decision.offers[0].sample(lambda n: 0))
    table = await bench.now(table)
    placing = [table.seats[a.seat].user for a in table.asked]
    assert len(placing) > 1
    first = table.n + 1
    while (await bench.now(table)).asked[0].ask == "PlaceColonists":
        await bench.play(table, 1)
    table = await bench.now(table)
    await bench.play(table, 1)  # a role; whoever comes next may be asked
    who = (await bench.turns.log(table.id, first))[0].seat
    user = table.seats[who].user
    what = await bench.service.undo_by_consent.undoable(table.id, user)
    p = await ask(bench, table, user)
    mates = set(range(first, first + len(placing)))
    assert what.entries[0].n in mates and len(mates & set(p.args["entries"])) == 1
    for other in {1, 2, 3, 4} - {user}:
        await vote(bench, p, other)
    table = await bench.now(table)
    assert [(a.seat, a.ask) for a in table.asked] == [(who, "PlaceColonists")]
    for n in range(table.n + 1):
        await bench.turns.look(table.id, None, at=n)


def verified(text: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What `caravel verify` says of a recorded game; tampered with where answers were taken back, it does not hold."""
    file.write_text(text, "utf-8")
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "taken back  " in said and said.endswith("The game was played as the file says.\n")
    lines = text.splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if line.startswith("! undone"))
    back = len(numbers(lines[at].split(" #")[0].split()[4:], 10_000))
    for tampered in (lines[:at] + lines[at + 1 :], lines[: at - back] + lines[at + 1 :]):
        file.write_text("".join(tampered), "utf-8")
        assert main(["verify", str(file)]) == 1
        assert "some.game: line" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["puerto_rico", "santa_maria", "toy"])
async def test_whole_games_with_undo_by_consent_verify(
    bench: Bench, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """At many points somebody's last answer goes with all that followed; in the end the recorded game holds."""
    table = await bench.table(ANNA, BORIS, VERA, game=game)
    back, agreed, kept = bench.service.undo_by_consent, 0, 0
    for step in range(200):
        if not await bench.play(table, {"toy": 3, "santa_maria": 5}.get(game, 9), step) or agreed == 12:
            break
        table = await bench.now(table)
        if table.status != "running":
            break
        user = 1 + step % 3
        if step % 2:
            with suppress(CannotUndo):
                await bench.turns.undo(table.id, user)
            continue
        try:
            n = (await back.undoable(table.id, user)).entries[0].n
        except CannotUndo:
            continue  # nothing of theirs stands
        p = await back.propose(table.id, user, n)
        assert p is not None
        kept += p.args["entries"] != list(range(n, table.n + 1))
        live = await bench.service.live_tables.get(table.id)
        for other in {1, 2, 3} - {user}:
            await vote(bench, p, other)
        now = await bench.service.live_tables.get(table.id)
        assert now.rules.census(now.state) == now.rules.census(live.state)
        assert now.state.rng.used >= live.state.rng.used
        at = await bench.service.turns.history.state_at(now, now.table.n)
        assert hash8(now.rules, at) == hash8(now.rules, now.state)
        agreed += 1
    await bench.play(table, 5000)
    text = await bench.turns.record(table.id)
    assert text.count("\n! undone by ") == agreed >= 3
    played = Replay(read(text), ALL_GAMES)
    played.run()
    assert played.g.s.over and played.taken_back
    if game != "toy":
        verified(text, tmp_path / "some.game", capsys)
    log = await bench.turns.log(table.id)
    assert sum(e.undone for e in log) >= played.taken_back
    course = await bench.turns.course(table.id, 5)
    assert course.views


async def test_after_a_restart_votes_and_limit_go_on(tmp_path: Path) -> None:
    clock, number = Clock(), 0
    for life in range(3):
        store = await Store.open(tmp_path / "caravel.db", now=clock.now)
        service = Service(store, Herald(), clock, tmp_path, ALL)
        bench = Bench(service, store, clock, Herald())
        try:
            if life == 0:
                table = await opened(bench)
                number = (await ask(bench, table, 1)).id
                await bench.service.proposals.vote(table.id, 2, number, YES)
            elif life == 1:
                (p,) = await service.proposals.open_at(table.id)
                assert p.votes == {1: YES, 2: YES} and p.id == number
                assert (await service.proposals.vote(table.id, 3, number, YES)).status == "agreed"
            else:
                assert (await service.tables.find(table.id)).n == 4
                assert not await service.proposals.open_at(table.id)
        finally:
            await service.stop()
            await store.close()
