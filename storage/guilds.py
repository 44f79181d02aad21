"""What a server has set, and what is known of one person."""

from __future__ import annotations

from .port import Connection, Database


class GuildsPart:
    """The store's methods about servers and about forgetting people."""

    db: Database

    async def guild(self, guild: int) -> dict[str, str]:
        """What a server has set, by name."""
        sql = "select name, value from guilds where guild = ?"
        return await self.db.run(lambda c: dict(c.execute(sql, (guild,)).fetchall()))

    async def open_tables(self, guild: int, owner: int) -> tuple[int, int, int]:
        """How many lobbies and running tables a server has, how many of them that person owns, and how many that
        person owns on all servers."""
        sql = (
            "select count(*) filter (where guild = ?1), count(*) filter (where guild = ?1 and owner = ?2), "
            "count(*) filter (where owner = ?2) from tables where status in ('lobby', 'running')"
        )

        def work(c: Connection) -> tuple[int, int, int]:
            all, own, everywhere = c.execute(sql, (guild, owner)).fetchone()
            return int(all), int(own), int(everywhere)

        return await self.db.run(work)

    async def computer_seats(self, guild: int, strength: str) -> int:
        """How many seats of a server's running tables the computer plays with that strength."""
        sql = (
            "select count(*) from seats s join tables t on t.id = s.table_id "
            "where t.guild = ? and t.status = 'running' and s.computer = ?"
        )
        return int(await self.db.run(lambda c: c.execute(sql, (guild, strength)).fetchone()[0]))

    async def forget(self, user: int, name: str) -> int:
        """Take a person out of everything that is over or about nobody else; returns in how many tables they sat.

        Their seats of finished tables are called `name` from then on. Seats of tables that are still open are not
        touched: those are given up first.
        """

        def work(c: Connection) -> int:
            mine = "select table_id from seats where user_id = ? or belongs = ?"
            ended = f"select id from tables where status in ('over', 'abandoned') and (owner = ? or id in ({mine}))"
            found = c.execute(f"select count(*) from ({ended}) as ended", (user, user, user)).fetchone()[0]
            c.execute(
                f"delete from outbox where done_at is not null and (table_id in ({mine}) or table_id in ({ended}))",
                (user, user, user, user, user),
            )
            over = "table_id in (select id from tables where status in ('over', 'abandoned'))"
            c.execute(f"update seats set user_id = 0, name = ? where user_id = ? and {over}", (name, user))
            c.execute(f"update seats set belongs = 0, belongs_name = '' where belongs = ? and {over}", (user,))
            c.execute("update tables set owner = 0 where owner = ? and status in ('over', 'abandoned')", (user,))
            c.execute("update results set user_id = 0 where user_id = ?", (user,))
            for table in ("preferences", "timers", "invited", "votes", "departures"):
                c.execute(f"delete from {table} where user_id = ?", (user,))
            about = c.dialect.number.format("args", "user")
            c.execute(f"delete from proposals where author = ? or {about} = ?", (user, user))
            return int(found)

        return await self.db.write(work)
