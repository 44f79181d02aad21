"""Who plays a seat of a running game: handed over, lent to the computer, taken back."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.rules import Refused

from ..core.live_tables import Live
from ..core.model import SEARCH, STRENGTHS, Person, SeatInfo, Table
from ..core.outgoing import Out, after_seating, notice
from .asked import running
from .changes import owned, owned_by
from .lobby import LobbyPart, known

Replace = Callable[[Table], tuple[SeatInfo, str, dict[str, object]]]  # who sits there now, and what is told of it


def given(table: Table, user: int, to: Person | None, seat: int | None) -> SeatInfo:
    """The seat that is to be given away; raises `Refused` where it is not theirs to give."""
    mine = table.seats_of(user)
    if seat is None:
        if not mine:
            raise Refused("not-seated", table=table.name)
        if len(mine) > 1:
            raise Refused("which-seat", table=table.name)
        return table.seats[mine[0]]
    if not 0 <= seat < len(table.seats):
        raise Refused("no-seat", n=seat + 1, most=len(table.seats))
    old = table.seats[seat]
    if seat not in mine:
        owned_by(table, user)
        if to is not None and old.user:  # an owner may replace somebody by the computer, not by a friend
            raise Refused("not-seated", table=table.name)
    return old


class SeatingPart(LobbyPart):
    """The methods of `Tables` that are about seats of a running game."""

    async def lend(self, table_id: int, user: int, seat: int | None = None, policy: str = STRENGTHS[1]) -> Table:
        """Lend a seat to the computer, which plays by `policy`. (To a person it is offered: `consent.handovers`.)

        For who plays the seat, and the owner may lend somebody else's. Raises `Refused`: not-running, not-seated,
        not-owner, which-seat, no-seat, last-person, already-computer, not-on-offer, search-seats.
        """

        def replace(table: Table) -> tuple[SeatInfo, str, dict[str, object]]:
            old = given(table, user, None, seat)
            if not old.user:
                raise Refused("already-computer", table=table.name)
            if not any(s.user and s.seat != old.seat for s in table.seats):
                raise Refused("last-person", table=table.name)
            known(policy)
            new = SeatInfo(old.seat, computer=policy, belongs=old.user, belongs_name=old.name)
            return new, "notice-handed-computer", {"name": old.name}

        return await self.reseat(table_id, replace, ping=False)

    async def take_back(self, table_id: int, user: int) -> Table:
        """Play again a seat that one had lent to the computer. Raises `Refused`: not-running, nothing-lent."""

        def replace(table: Table) -> tuple[SeatInfo, str, dict[str, object]]:
            lent = next((s for s in table.seats if s.belongs == user and user), None)
            if lent is None:
                raise Refused("nothing-lent", table=table.name)
            return SeatInfo(lent.seat, user, lent.belongs_name), "notice-taken-back", {"name": lent.belongs_name}

        return await self.reseat(table_id, replace, ping=False)

    async def pass_on(self, table_id: int, user: int, to: int) -> Table:
        """Make somebody else who sits there the owner. For the owner. Raises `Refused`: not-owner, not-seated-other."""

        def edit(live: Live) -> tuple[Table, list[Out]]:
            table = owned_by(live.table, user)
            if table.status not in ("lobby", "running"):
                raise Refused("not-running", status=table.status)
            heir = next((s for s in table.seats if s.user == to), None)
            if heir is None:
                raise Refused("not-seated-other", table=table.name)
            return owned(table, table.version + 1, heir)

        return await self.edit(table_id, edit, "owner")

    async def give_up(self, table_id: int, user: int) -> list[int]:
        """Give every seat of a person to the computer for good, for somebody who wants to be forgotten.

        An owner's part goes to the next person. Returns the seats. Raises `Refused`: not-running.
        """
        table = (await self.live_tables.get(table_id)).table
        for seat in table.seats:
            if user not in (seat.user, seat.belongs):
                continue

            def replace(now: Table, n: int = seat.seat) -> tuple[SeatInfo, str, dict[str, object]]:
                old = now.seats[n]
                strength = old.computer or STRENGTHS[1]
                return SeatInfo(n, computer=strength), "notice-given-up", {"name": old.name or old.belongs_name}

            await self.reseat(table_id, replace, ping=False)
        await self.gone(table_id, user)
        return table.seats_of(user)

    async def reseat(self, table_id: int, replace: Replace, ping: bool) -> Table:
        """Put whom `replace` names into a seat, and tell what it says; raises what `replace` does, not-running, or
        search-seats."""
        async with self.locks.table(table_id), self.troubles.around(table_id, "seat"):
            try:
                table = await self._seated(table_id, replace, ping)
            except self.store.Conflict:
                table = await self._seated(table_id, replace, ping)
        self.changed(table)
        return table

    async def _seated(self, table_id: int, replace: Replace, ping: bool) -> Table:
        live: Live = await self.live_tables.get(table_id)
        running(live.table)
        seat, text, args = replace(live.table)
        seats = tuple(seat if s.seat == seat.seat else s for s in live.table.seats)
        table = msgspec.structs.replace(live.table, seats=seats, touched=self.clock.now())
        version = table.version + 1
        outs, question = after_seating(table, live.question, version, seat.seat, ping)
        outs = [notice(version, text, seat=seat.seat, **args), *outs]
        thinks = seat.computer == SEARCH != live.table.seats[seat.seat].computer
        async with self.guilds.searching(table.guild, int(thinks)):
            # The draft goes with the person: what one has half chosen is nobody else's to read.
            live = await self.live_tables.save(live, table, question, outs=outs, answered=[seat.seat])
        return live.table
