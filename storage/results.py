"""Results of finished games, for statistics."""

from __future__ import annotations

from .port import Database
from .rows import ResultRow


class ResultsPart:
    """The store's methods about results."""

    db: Database

    async def results(self, guild: int, game: str = "") -> list[ResultRow]:
        """Seats of the games that ended on a server, in the order in which they ended; of one game or of all."""
        sql = (
            "select r.table_id, r.seat, r.user_id, r.computer, r.game, r.seats, r.rank, r.points, r.ended, r.turns, "
            "r.thought, s.name from results r join seats s on s.table_id = r.table_id and s.seat = r.seat "
            "where r.guild = ? and (? = '' or r.game = ?) order by r.ended, r.table_id, r.seat"
        )
        return [ResultRow(*r) for r in await self.db.run(lambda c: c.execute(sql, (guild, game, game)).fetchall())]
