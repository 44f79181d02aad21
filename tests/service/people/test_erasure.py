"""Forgetting somebody: the tables go on for the others, and nothing of the person is left."""

from __future__ import annotations

import re

from bot.service.people.erasure import Erased
from tests.service.fakes import ANNA, BORIS, VERA, Bench


def traces(bench: Bench, user: int, name: str) -> list[str]:
    """Columns of the database where the person is still found."""
    import sqlite3

    conn = sqlite3.connect(bench.store.db.path)
    try:
        tables = [t for (t,) in conn.execute("select name from sqlite_master where type = 'table'")]
        found = []
        for table in tables:
            cursor = conn.execute(f"select * from {table}")
            names = [d[0] for d in cursor.description]
            for row in cursor:
                found += [
                    f"{table}.{column}"
                    for column, value in zip(names, row, strict=True)
                    if (column in ("user_id", "owner", "belongs", "author") and value == user)
                    or (isinstance(value, str) and re.search(rf'"user":{user}\b', value))
                    or (isinstance(value, str | bytes) and (name if isinstance(value, str) else name.encode()) in value)
                ]
        return found
    finally:
        conn.close()


async def test_everything_about_a_person_goes_and_the_others_play_on(bench: Bench) -> None:
    user, name = VERA.id, VERA.name
    over = await bench.table(ANNA, VERA)
    await bench.play(over, 1000, seed=2)
    assert (await bench.now(over)).status == "over"
    shared = await bench.table(VERA, ANNA, BORIS)
    alone = await bench.table(VERA, computers=1)
    lobby = await bench.tables.open(7, 70, ANNA, "toy")
    await bench.tables.join(lobby.id, VERA)
    own_lobby = await bench.tables.open(7, 70, VERA, "toy")
    await bench.service.people.set(user, locale="ru")
    await bench.outbox.drain()
    assert traces(bench, user, name)
    assert await bench.service.eraser.what(user) == (4, 5)

    assert await bench.service.eraser.erase(user) == Erased(left=2, lent=1, ended=1, cleared=3)
    assert bench.rows("select count(*) from outbox where done_at is not null and table_id = ?", over.id) == [(0,)]
    await bench.outbox.drain()
    assert (await bench.now(over)).names == ("Anna", "—")
    now = await bench.now(shared)
    assert now.status == "running" and now.owner == ANNA.id
    assert now.seats[0].computer == "heuristic" and not now.seats[0].belongs
    assert (await bench.now(alone)).status == "abandoned"
    assert (await bench.now(own_lobby)).status == "abandoned"
    assert len((await bench.now(lobby)).seats) == 1
    told = [row.payload["id"] for row in bench.herald.of("notice")]
    assert {"notice-given-up", "notice-ended-by-server"} <= set(told)  # what is still to be said is said

    assert await bench.service.eraser.erase(user) == Erased()
    await bench.store.tidy(bench.clock.now() + 1)
    assert traces(bench, user, name) == []
    await bench.service.computers.resume([now])
    assert await bench.turns.scores(over.id)


async def test_nothing_is_left_of_who_was_away_gone_and_in_the_middle_of_proposals(bench: Bench) -> None:
    """With seats lent, also at a table that has ended, proposals of one's own and about oneself, a vote, a clock that
    runs, an invitation."""
    user, name = VERA.id, VERA.name
    asks = await bench.table(VERA, ANNA, BORIS)
    votes = await bench.table(ANNA, VERA, BORIS)
    away = await bench.table(ANNA, BORIS, VERA)
    ended = await bench.table(ANNA, BORIS, VERA)
    await bench.tables.lend(ended.id, user)
    await bench.tables.abandon(ended.id, ANNA.id)
    lobby = await bench.tables.open(7, 70, ANNA, "toy", access="invited")
    await bench.tables.invite(lobby.id, ANNA.id, user)
    pauses, now = bench.service.pauses, bench.clock.now()
    await pauses.propose(asks.id, user, now + 86400.0)
    await bench.service.clocks.choose(asks.id, user, "quick")
    p = await pauses.propose(votes.id, ANNA.id, now + 86400.0)
    await bench.service.proposals.vote(votes.id, user, p.id, 1)
    await bench.service.departures.note(votes.id, user, "silent")
    await bench.service.departures.note(away.id, user, "left")
    await bench.tables.lend(away.id, user)
    await bench.outbox.drain()
    await bench.service.eraser.erase(user)
    await bench.outbox.drain()
    await bench.store.tidy(bench.clock.now() + 1)
    assert traces(bench, user, name) == []
    assert not bench.service.departures.knows(user)
    for table in (asks, votes, away):
        now_there = await bench.now(table)
        assert now_there.status == "running" and user not in now_there.players
        assert not [p for p in await bench.service.proposals.open_at(table.id) if user in p.votes or p.author == user]
