"""Who has gone from which table."""

from __future__ import annotations

from .port import Database


class DeparturesPart:
    """The store's methods about people who are gone."""

    db: Database

    async def departures(self) -> list[tuple[int, int, str]]:
        """(table, user, why) of everybody who is gone from a table that is still open."""
        sql = (
            "select d.table_id, d.user_id, d.why from departures d join tables t on t.id = d.table_id "
            "where t.status in ('lobby', 'running')"
        )
        return await self.db.run(lambda c: c.execute(sql).fetchall())
