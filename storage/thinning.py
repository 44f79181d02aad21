"""Snapshots that an older program has left, or a file has brought: those that can be made anew go, bit by bit."""

from __future__ import annotations

from collections.abc import Mapping

from .port import Connection, Database, fetch

PIECE = 32  # snapshots a transaction, so that no move waits for long


def needless(c: Connection, table_id: int, every: int) -> list[int]:
    """The entries of a table whose snapshots may go, so that what stays lies about `every` entries from each other.

    The set-up's stays, and each of an entry that says that play went on from another state, for nothing makes that one
    anew; where such an entry tells of other rules, all before it stay, for they were made by those.
    """
    sql = "select n, verb from log where table_id = ? and verb >= '=' and verb < '>' order by n"
    entries = c.execute(sql, (table_id,)).fetchall()
    kept, begun = {n for n, _ in entries}, max((n for n, verb in entries if verb == "=rules"), default=0)
    last, found = begun, []
    for (n,) in c.execute("select n from snapshots where table_id = ? and n > ? order by n", (table_id, begun)):
        if n in kept or n - last >= every:
            last = n
        else:
            found.append(n)
    return found


def drop(c: Connection, table_id: int, numbers: list[int]) -> None:
    c.executemany("delete from snapshots where table_id = ? and n = ?", [(table_id, n) for n in numbers])


class ThinningPart:
    """The store's method for it."""

    db: Database

    async def thin(self, every: int, rules: Mapping[str, int]) -> bool:
        """Drop a few snapshots that lie closer than `every` entries; whether there may be more of them.

        `rules`: by game the version that can be replayed. A table that was played under another keeps what it has.
        """

        sql = "select coalesce(max(id), 0) from tables where id <= (select up_to from chores where name = 'thin')"
        (first,) = await self.db.run(lambda c: fetch(c, sql))
        if not first:
            return False

        def work(c: Connection) -> bool:
            (table_id,) = fetch(c, sql)
            if table_id:
                game, version = fetch(c, "select game, rules from tables where id = ?", (table_id,))
                found = needless(c, table_id, every) if rules.get(game) == version else []
                drop(c, table_id, found[:PIECE])
                self.db.reach("thinned")
                if len(found) > PIECE:
                    return True
            c.execute("update chores set up_to = ? where name = 'thin'", (max(0, table_id - 1),))
            return True

        return await self.db.write(work, synced=False)
