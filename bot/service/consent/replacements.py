"""A newcomer for the seat of somebody who is gone: offers to play it, and sits down when all who are left agree.

Offered on the question that the table is asked about the seat (see `departures`), while it is open and after that, for
as long as its person is gone: the computer may play it meanwhile.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.rules import Refused

from ..core.limits import Rate
from ..core.live_tables import Live, LiveTables
from ..core.model import Person, SeatInfo, Table
from ..core.outgoing import after_seating, notice
from ..core.ports import Clock
from .departures import KIND as QUESTION
from .departures import NEWCOMER, Departures, answered
from .proposal import Agreed, Kind, Proposal, message
from .proposals import Proposals

DAY = 86400.0


class Replacements:
    """Taking the seat of who is gone as a kind of proposal."""

    def __init__(self, live_tables: LiveTables, clock: Clock, proposals: Proposals, departures: Departures) -> None:
        self.live_tables, self.clock, self.proposals, self.departures = live_tables, clock, proposals, departures
        self._offered = Rate(2, DAY)  # by table and person: the table is not called by the same one again and again
        proposals.kinds[NEWCOMER] = Kind(self._sit_down, _overtaken, departures.voters)

    async def offer(self, table_id: int, person: Person, question: int) -> Proposal | None:
        """Ask all who are left to let `person` take the seat that the table was asked about by proposal `question`.

        Raises `Refused`: already-seated, no-proposal where that is no question any more, proposal-open where somebody
        else has offered it, offered-already where they have twice within a day, and what `Proposals.propose` does.
        """

        async def check(live: Live) -> dict[str, Any]:
            about = await self.proposals.find(question)
            if live.table.seats_of(person.id):
                raise Refused("already-seated", table=live.table.name)
            if about is None or about.table != table_id or about.kind != QUESTION:
                raise Refused("no-proposal")
            gone = int(about.args["user"])
            here = not self.departures.knows(gone, table_id)
            if here or not _held(live.table, gone) or not self.departures.voters(live.table, about):
                raise Refused("no-proposal")
            if self._offered.wait((table_id, person.id), self.clock.now()):
                raise Refused("offered-already", table=live.table.name)
            return {**about.args, "name": person.name, "question": question}

        found = await self.proposals.propose(table_id, person.id, NEWCOMER, check, seated=False)
        if found is not None:
            self._offered.count((table_id, person.id), self.clock.now())
        return found

    async def _sit_down(self, live: Live, p: Proposal, choice: int, agreed: Agreed) -> Table:
        """Every seat of who is gone is the newcomer's, who is called where one of them is asked."""
        table, version = live.table, live.table.version + 1
        self._offered.forget((table.id, p.author))
        mine = _held(table, int(p.args["user"]))
        old, name = table.seats[mine[0]], str(p.args["name"])
        seats = tuple(SeatInfo(s.seat, p.author, name) if s.seat in mine else s for s in table.seats)
        table = msgspec.structs.replace(table, seats=seats, touched=self.clock.now())
        asked = next((a.seat for a in table.asked if a.seat in mine), mine[0])
        outs, question = after_seating(table, live.question, version, asked, ping=True)
        was = old.name if old.user else old.belongs_name
        told = notice(version, "notice-handed-person", seat=mine[0], name=was, to=name)
        outs = [*agreed.outs, message(int(p.args["question"])), told, *outs]
        live = await self.live_tables.save(live, table, question, outs=outs, also=agreed.also, answered=mine)
        return live.table


def _held(table: Table, user: int) -> list[int]:
    """The seats that are somebody's, played by the computer or not."""
    return [s.seat for s in table.seats if user and user in (s.user, s.belongs)]


def _overtaken(before: Table, after: Table, p: Proposal) -> bool:
    """Who was gone plays again, or the seat is another's; or the newcomer sits at the table."""
    if after.status != "running" or after.seats_of(p.author) or not _held(after, int(p.args["user"])):
        return True
    return answered(before, after, p)
