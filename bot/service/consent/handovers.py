"""A seat for somebody else: offered, and theirs when they agree. Nobody sits at a table who was not asked."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.rules import Refused

from ..core.limits import Rate
from ..core.live_tables import Live, LiveTables
from ..core.model import Person, SeatInfo, Table
from ..core.outgoing import after_seating, notice
from ..core.ports import Clock
from ..tables.changes import clean
from ..tables.seating import given
from .proposal import Agreed, Kind, Proposal
from .proposals import Proposals

KIND = "seat"
DAY = 86400.0


class Handovers:
    """Giving one's seat, or as the owner a computer's, to a person as a kind of proposal: that person decides."""

    def __init__(self, live_tables: LiveTables, clock: Clock, proposals: Proposals) -> None:
        self.live_tables, self.clock, self.proposals = live_tables, clock, proposals
        self._asked = Rate(1, DAY)  # by table and person: whoever does not want to is not called again and again
        proposals.kinds[KIND] = Kind(self._sit_down, _overtaken, lambda table, p: (int(p.args["to"]),))

    async def offer(self, table_id: int, user: int, to: Person, seat: int | None = None) -> Proposal | None:
        """Ask `to` to play a seat; None where `to` offers it to themselves, and has it.

        Raises `Refused`: not-running, not-seated, not-owner, which-seat, no-seat, same-person, proposal-open,
        already-offered where that person was asked to that table within a day, and has not sat down.
        """

        async def check(live: Live) -> dict[str, Any]:
            old = given(live.table, user, to, seat)
            if to.id == old.user:
                raise Refused("same-person", table=live.table.name)
            if to.id != user and self._asked.wait((table_id, to.id), self.clock.now()):
                raise Refused("already-offered", table=live.table.name)
            return {"seat": old.seat, "to": to.id, "name": clean(to.name, str(to.id)), "was": old.user}

        seated = bool((await self.live_tables.get(table_id)).table.seats_of(user))
        found = await self.proposals.propose(table_id, user, KIND, check, seated=seated)
        if found is not None:
            self._asked.count((table_id, to.id), self.clock.now())
        return found

    async def _sit_down(self, live: Live, p: Proposal, choice: int, agreed: Agreed) -> Table:
        """The seat is theirs, and they are called where it is asked; what was half chosen there is nobody else's."""
        n, name = int(p.args["seat"]), str(p.args["name"])
        self._asked.forget((live.table.id, int(p.args["to"])))
        old, version = live.table.seats[n], live.table.version + 1
        new = SeatInfo(n, int(p.args["to"]), name)
        seats = tuple(new if s.seat == n else s for s in live.table.seats)
        table = msgspec.structs.replace(live.table, seats=seats, touched=self.clock.now())
        outs, question = after_seating(table, live.question, version, n, ping=new.user != p.author)
        told = notice(version, "notice-handed-person", seat=n, name=old.name or old.belongs_name, to=name)
        live = await self.live_tables.save(
            live, table, question, outs=[*agreed.outs, told, *outs], also=agreed.also, answered=[n]
        )
        return live.table


def _overtaken(before: Table, after: Table, p: Proposal) -> bool:
    """The seat is another's by now, or the game has ended."""
    return after.status != "running" or after.seats[int(p.args["seat"])].user != int(p.args["was"])
