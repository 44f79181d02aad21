"""Forgetting somebody: the tables go on for the others, and nothing of the person is left."""

from __future__ import annotations

from bot.service.erase import Erased
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
    await bench.service.set_locale(user, "ru")
    await bench.outbox.drain()
    assert traces(bench, user, name)
    assert await bench.service.eraser.what(user) == (4, 5)

    assert await bench.service.eraser.erase(user) == Erased(left=2, lent=1, ended=1, cleared=3)
    await bench.outbox.drain()
    assert (await bench.now(over)).names == ("Anna", "—")
    now = await bench.now(shared)
    assert now.status == "running" and now.owner == ANNA.id
    assert now.seats[0].computer == "heuristic" and not now.seats[0].belongs
    assert (await bench.now(alone)).status == "abandoned"
    assert (await bench.now(own_lobby)).status == "abandoned"
    assert len((await bench.now(lobby)).seats) == 1
    assert "notice-given-up" in [row.payload["id"] for row in bench.herald.of("notice")]

    assert await bench.service.eraser.erase(user) == Erased()
    await bench.store.tidy(bench.clock.now() + 1)
    assert traces(bench, user, name) == []
    await bench.service.computers.resume([now])
    assert await bench.turns.scores(over.id)
