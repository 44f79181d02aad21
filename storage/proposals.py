"""Proposals that need the consent of people at a table, their votes, and the time people have left to think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .misc import add_out
from .port import Connection, Database
from .rows import ClockRow, ProposalRow
from .side import STATEMENTS, Write, carry_out

_COLUMNS = ", ".join(ProposalRow._fields[:-1])
More = Callable[[int], tuple[Sequence[Write], Sequence[Sequence[Any]]]]


def _with_votes(c: Connection, where: str, args: Sequence[object]) -> list[ProposalRow]:
    rows = c.execute(f"select {_COLUMNS} from proposals where {where} order by id", args).fetchall()
    votes = "select user_id, yes from votes where proposal = ? order by at, user_id"
    return [ProposalRow._make((*row, tuple(c.execute(votes, (row[0],)).fetchall()))) for row in rows]


class ProposalsPart:
    """The store's methods about what people have to agree on, and about clocks."""

    db: Database

    async def proposal(self, number: int) -> ProposalRow | None:
        """A proposal with its votes, open or not."""

        def work(c: Connection) -> ProposalRow | None:
            return next(iter(_with_votes(c, "id = ?", (number,))), None)

        return await self.db.run(work)

    async def open_proposals(self, table_id: int) -> list[ProposalRow]:
        """The proposals of a table that are not settled."""
        return await self.db.run(lambda c: _with_votes(c, "table_id = ? and status = 'open'", (table_id,)))

    async def propose(self, table_id: int, row: Sequence[Any], more: More) -> int:
        """A new proposal: (kind, author, args, version, ends). `more`: what goes along with it, by its number: small
        writes (`side`), and rows of the outbox. Returns the number.
        """

        def work(c: Connection) -> int:
            number = int(c.execute(f"{STATEMENTS['propose']} returning id", (table_id, *row)).fetchone()[0])
            writes, outbox = more(number)
            carry_out(c, writes)
            for out in outbox:
                add_out(c, table_id, *out)
            return number

        return await self.db.write(work)

    async def gains(self, table_id: int) -> list[tuple[int, int, float]]:
        """(entry, seat, seconds): the time that clocks of a table have been given for answers."""
        sql = "select n, seat, seconds from gains where table_id = ? order by n, seat"
        return await self.db.run(lambda c: c.execute(sql, (table_id,)).fetchall())

    async def clocks(self, table_id: int) -> list[ClockRow]:
        """The time left to each seat as it was last reckoned."""
        sql = "select seat, bank, overrun from clocks where table_id = ? order by seat"
        return await self.db.run(lambda c: [ClockRow(*r) for r in c.execute(sql, (table_id,)).fetchall()])
