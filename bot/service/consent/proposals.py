"""What needs the consent of others at a table: proposed, voted on, carried out at the last vote, or ended without.

A proposal is one public message with buttons. It ends as *agreed*, *refused* (one refusal is enough), *expired*, or
*overtaken* where the table went on meanwhile. What it stands for is written in the transaction of the vote that
decides, so a process that dies has done all of it or nothing. Computer seats agree to everything.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.rules import NotYours, Refused

from ..core.clock_back import each
from ..core.live_tables import Change, Live, LiveTables
from ..core.locks import Locks
from ..core.model import Table
from ..core.outgoing import Out
from ..core.ports import Clock, Store
from ..core.timers import Fired, no_timer, number_of, timer
from ..core.troubles import Troubles
from ..tables.asked import running
from .proposal import LIMIT, NO, YES, Agreed, Kind, Proposal, Write, decided, message, proposal_of, readable, word

EXPIRES, RECOUNT = "proposal", "recount"  # kinds of timers
KNOWN = 1024  # tables whose open proposals are remembered


class Proposals:
    """`kinds` is filled by those who need consent for something."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        locks: Locks,
        clock: Clock,
        troubles: Troubles,
        changed: Callable[[Table], None],
    ) -> None:
        self.store, self.live_tables, self.locks, self.clock = store, live_tables, locks, clock
        self.troubles, self.changed = troubles, changed
        self.kinds: dict[str, Kind] = {}
        self._known: OrderedDict[int, tuple[Proposal, ...]] = OrderedDict()
        self._deciding: set[int] = set()  # proposals being carried out: they are not overtaken by themselves

    # -- for people ----------------------------------------------------------------------------
    async def find(self, number: int) -> Proposal | None:
        """A proposal by its number, open or not."""
        async with self.troubles.around(0, "proposal"):
            row = await self.store.proposal(number)
            return proposal_of(row) if row is not None else None

    async def open_at(self, table_id: int) -> tuple[Proposal, ...]:
        """What is open at a table."""
        async with self.troubles.around(table_id, "proposals"):
            return readable(await self.store.open_proposals(table_id))

    async def propose(
        self,
        table_id: int,
        user: int,
        kind: str,
        check: Callable[[Live], Awaitable[Mapping[str, Any]]],
        limit: float = LIMIT,
        seated: bool = True,
    ) -> Proposal | None:
        """Put something to everybody else; None where there is nobody else and it is done already.

        `seated` False: for somebody who does not sit there, and so has no vote.
        `check` looks at the table under its lock and returns the arguments; it raises `Refused`. So does this:
        no-table, not-running, not-seated, proposal-open where one of the kind is open.
        """
        async with self.locks.table(table_id), self.troubles.around(table_id, f"propose {kind}"):
            live = await self.live_tables.get(table_id)
            if seated and not live.table.seats_of(user):
                raise NotYours("not-seated", table=live.table.name)
            running(live.table)
            if any(p.kind == kind for p in await self._open(table_id)):
                raise Refused("proposal-open")
            args, now = dict(await check(live)), self.clock.now()
            ends = now + limit
            p = Proposal(0, table_id, kind, user, args, live.table.version, ends, "open", {user: YES} if seated else {})
            if set(self.kinds[kind].voters(live.table, p)) <= {user}:
                table = await self.kinds[kind].carry_out(live, p, YES, Agreed())
                found = None
            else:
                writes = [("vote", user, YES, now)] if seated else []
                found, table = await self._put(p, writes), live.table
        self.changed(table)
        return found

    async def put(self, table: Table, kind: str, args: Mapping[str, Any], also: Sequence[Write] = ()) -> Proposal:
        """Ask the others something that nobody has proposed, without an end; the table's lock is held.

        `also` is written in the same transaction.
        """
        p = Proposal(0, table.id, kind, 0, dict(args), table.version, 0.0, "open", {})
        return await self._put(p, [], also)

    async def _put(self, p: Proposal, votes: Sequence[Write], also: Sequence[Write] = ()) -> Proposal:
        def more(number: int) -> tuple[Sequence[Write], Sequence[Any]]:
            writes: list[Write] = [*also, *((name, number, *rest) for name, *rest in votes)]
            if p.ends:
                writes.append(timer(p.ends, EXPIRES, p.table, key=str(number)))
            return writes, [message(number).row()]

        self._known.pop(p.table, None)
        args = msgspec.json.encode(p.args).decode()
        number = await self.store.propose(p.table, (p.kind, p.author, args, p.version, p.ends), more)
        return msgspec.structs.replace(p, id=number)

    async def vote(self, table_id: int, user: int, number: int, choice: int) -> Proposal:
        """Agree (1), refuse (0), or choose (1, 2, …); returns the proposal as it has become.

        Raises `Refused`: no-proposal, proposal-agreed, -refused, -expired, -overtaken, not-seated, proposal-not-asked
        where others have to decide, proposal-voted where that is what one has said already, not-on-offer.
        """
        async with self.locks.table(table_id), self.troubles.around(table_id, f"vote {number}"):
            try:
                p, table = await self._vote(table_id, user, number, choice)
            except self.store.Conflict:
                p, table = await self._vote(table_id, user, number, choice)
        self.changed(table)
        return p

    async def _vote(self, table_id: int, user: int, number: int, choice: int) -> tuple[Proposal, Table]:
        live = await self.live_tables.get(table_id)
        row = await self.store.proposal(number)
        if row is None or row.table_id != table_id:
            raise Refused("no-proposal")
        p, now = proposal_of(row), self.clock.now()
        if p.status != "open":
            raise Refused(f"proposal-{p.status}")
        if p.ends and now >= p.ends:
            raise Refused("proposal-expired")
        kind, table = self.kinds[p.kind], live.table
        voters = kind.voters(table, p)
        if user not in voters:
            raise NotYours("proposal-not-asked" if table.seats_of(user) else "not-seated", table=table.name)
        if choice not in (range(1, kind.choices + 1) if kind.choices > 1 else (NO, YES)):
            raise Refused("not-on-offer")
        votes = {**p.votes, user: choice}
        done = decided(kind, [votes.get(v, NO) for v in voters], choice)
        if p.votes.get(user) == choice and not done:  # where others have gone meanwhile, it may be enough now
            raise Refused("proposal-voted")
        wrote: tuple[Write, ...] = (("vote", number, user, choice, now),)
        self._known.pop(table_id, None)
        if choice == NO:
            name = next((s.name for s in table.seats if s.user == user), str(p.args.get("name", "")))
            text = "notice-proposal-withdrawn" if user == p.author else "notice-proposal-refused"
            outs = [message(number), word(number, text, name=name, kind=p.kind)]
            await self._settle(p, "refused", wrote, outs)
            return msgspec.structs.replace(p, votes=votes, status="refused"), table
        if not done:
            await self.store.put(wrote, [(table_id, message(number).row())])
            p, wrote = msgspec.structs.replace(p, votes=votes), ()
            if self.store.members is None or not await self._meanwhile(p, voters, choice):
                return p, table
        p = msgspec.structs.replace(p, votes=votes, status="agreed")
        return p, await self._carry_out(live, p, choice, wrote)

    async def _meanwhile(self, p: Proposal, voters: Sequence[int], choice: int) -> bool:
        """Whether it is decided since somebody voted in the same moment by another process: one of both sees it."""
        row = await self.store.proposal(p.id)
        now = proposal_of(row) if row is not None else p
        return now.status == "open" and decided(self.kinds[p.kind], [now.votes.get(v, NO) for v in voters], choice)

    async def _carry_out(self, live: Live, p: Proposal, choice: int, wrote: tuple[Write, ...] = ()) -> Table:
        also = (*wrote, ("settle", "agreed", p.id), no_timer(EXPIRES, p.table, key=str(p.id)))
        self._deciding.add(p.id)
        try:
            return await self.kinds[p.kind].carry_out(live, p, choice, Agreed(also, (message(p.id),)))
        finally:
            self._deciding.discard(p.id)
            self._known.pop(p.table, None)

    def forget(self, table_id: int) -> None:
        """What is remembered of a table is not what is stored."""
        self._known.pop(table_id, None)

    async def recount(self, table_id: int) -> None:
        """Fewer people may decide now: where what they have chosen is more than half of them, it is done."""
        async with self.locks.table(table_id), self.troubles.around(table_id, "recount"):
            for p in await self._open(table_id):
                live, kind = await self.live_tables.get(table_id), self.kinds[p.kind]
                votes = [p.votes.get(v, NO) for v in kind.voters(live.table, p)]
                choice = next((c for c in votes if c and kind.choices > 1 and decided(kind, votes, c)), NO)
                if choice and not kind.overtaken(live.table, live.table, p):
                    await self._carry_out(live, msgspec.structs.replace(p, status="agreed"), choice)
            table = (await self.live_tables.get(table_id)).table
        self.changed(table)

    async def recount_due(self, row: Any) -> Fired:
        """A timer's: fewer people sit there since a moment ago."""
        await self.recount(row.table_id)
        return Fired()

    async def _settle(self, p: Proposal, status: str, wrote: Sequence[Write], outs: Sequence[Out]) -> None:
        writes = (*wrote, ("settle", status, p.id), no_timer(EXPIRES, p.table, key=str(p.id)))
        await self.store.put(writes, [(p.table, out.row()) for out in outs])

    async def void(self, table_id: int, wanted: Callable[[Proposal], bool]) -> None:
        """What is open at a table and has lost its object is over."""
        async with self.locks.table(table_id), self.troubles.around(table_id, "void"):
            for p in await self._open(table_id):
                if wanted(p):
                    self._known.pop(table_id, None)
                    await self._settle(p, "overtaken", (), [message(p.id)])

    # -- ends by themselves ---------------------------------------------------------------------
    async def expire(self, row: Any) -> Fired:
        """A timer's: the time is over. Under the table's lock, so that no vote is counted at the same moment."""
        async with self.locks.table(row.table_id):
            found = await self.store.proposal(number_of(row))
            if found is not None and found.status == "open" and self.clock.now() >= found.ends:
                p = proposal_of(found)
                self._known.pop(p.table, None)
                await self._settle(
                    p, "expired", (), [message(p.id), word(p.id, "notice-proposal-expired", kind=p.kind)]
                )
        return Fired()

    async def clock_back(self) -> None:
        """See `core.clock_back`."""
        await each(await self.store.timers(EXPIRES), self._earlier)

    async def _earlier(self, row: Any) -> None:
        ends = self.clock.now() + LIMIT
        if row.due <= ends:
            return
        async with self.locks.table(row.table_id):
            self._known.pop(row.table_id, None)
            number, out = number_of(row), message(number_of(row))
            earlier = [("ends", ends, number), timer(ends, EXPIRES, row.table_id, key=row.key)]
            await self.store.put(earlier, [(row.table_id, out.row())])

    async def write_with(self, change: Change) -> list[Write]:
        """With every change of a table: what has lost its object by it is over."""
        before, after = change.before, change.after
        found: list[Write] = []
        for p in await self._open(before.id):
            if p.id in self._deciding:
                continue
            if not self.kinds[p.kind].overtaken(before, after, p):
                if p.votes and before.people != after.people:
                    found.append(timer(self.clock.now(), RECOUNT, p.table))
                continue
            found += [("settle", "overtaken", p.id), no_timer(EXPIRES, p.table, key=str(p.id))]
            outs = [message(p.id)]
            if p.author:
                outs.append(word(p.id, "notice-proposal-overtaken", kind=p.kind))
            found += [("tell", p.table, *_plain(out)) for out in outs]
        if found:
            self._known.pop(before.id, None)  # read anew: whether this change is stored is not known yet
        return found

    async def _open(self, table_id: int) -> tuple[Proposal, ...]:
        """The same from memory, under the table's lock."""
        known = self._known.get(table_id)
        if known is None:
            known = tuple(p for p in readable(await self.store.open_proposals(table_id)) if p.kind in self.kinds)
            self._known[table_id] = known
            while len(self._known) > KNOWN:
                self._known.popitem(last=False)
        return known


def _plain(out: Out) -> tuple[Any, ...]:
    kind, ukey, about, payload, nonce, _ = out.row()
    return kind, ukey, about, payload, nonce
