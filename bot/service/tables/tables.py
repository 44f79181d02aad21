"""Tables: opened, found, started, ended. (Lobbies and seats of running games are in modules of their own.)"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from bot.rules import Refused, commitment

from ..core.live_tables import Live, columns, table_of
from ..core.model import SEARCH, STRENGTHS, Person, SeatInfo, Table
from ..core.outgoing import Out, ask, card, people_asked, thread, values
from .changes import capacity, clean, ended, lobby, numbered, owned_by
from .lobby import check_size
from .seating import SeatingPart
from .table_names import fresh

FIXED = ("name", "game", "guild", "channel", "locale", "created", "components", "follows")  # once and for all
_LIVE = ("lobby", "running")
_ANY = ("lobby", "running", "over", "abandoned")


class Tables(SeatingPart):
    """Each method raises `Refused` and then changes nothing; each returns the table as it has become."""

    async def open(
        self,
        guild: int,
        channel: int,
        owner: Person,
        game: str,
        options: Mapping[str, str] | None = None,
        name: str = "",
        locale: str = "en",
        size: int = 0,
        parent: int = 0,
        access: str = "open",
        invited: Sequence[int] = (),
        follows: int = 0,
        computers: Sequence[str] = (),
        clock: str = "",
    ) -> Table:
        """A new lobby, the opener seated, and computer seats of those strengths.

        `parent`: the channel that `channel` hangs on, if it is a thread.
        Raises `Refused`: unknown-game, unknown-option, bad-option, what does not fit, bad-size, and what
        `Guilds.opening` does.
        """
        self.game(game)
        rules = self.live_tables.sets.new(game, options)
        check_size(rules, size)
        seated = [SeatInfo(0, computer=c) for c in computers[: (size or max(rules.seat_counts)) - 1]]
        now = self.clock.now()
        allowed = self.guilds.opening(guild, [channel, parent], owner.id)
        async with allowed, self.troubles.around(0, f"open {game}"):
            taken = await self.store.names()
            table = Table(
                id=0,
                name=clean(name, "") or fresh(locale, taken, secrets.randbelow),
                game=game,
                options=dict(rules.chosen),
                status="lobby",
                guild=guild,
                channel=channel,
                thread=0,
                owner=owner.id,
                locale=locale,
                size=size,
                seats=numbered((SeatInfo(0, owner.id, clean(owner.name, str(owner.id))), *seated)),
                version=1,
                epoch=0,
                commitment="",
                n=0,
                asked=(),
                question="",
                card=0,
                created=now,
                touched=now,
                components=rules.components.mark,
                access=access,
                follows=follows,
                clock=clock,
            )
            fixed = {name: getattr(table, name) for name in FIXED}
            fields = {**fixed, "rules": rules.version, **columns(table, None)}
            seats = [msgspec.structs.astuple(s) for s in table.seats]
            also = self.live_tables.sets.write(rules.components)
            guests = [u for u in invited if u != owner.id]
            new = await self.store.create(fields, seats, [card(1).row()], also, guests)
        table = msgspec.structs.replace(table, id=new)
        self.changed(table)
        return table

    async def start(self, table_id: int, user: int) -> Table:
        """Set the game up and ask the first question. For the owner, or for anybody seated once it is full.

        The key is made here and its commitment published. Raises `Refused`: not-lobby, not-owner, what does not fit,
        too-few, too-many-seats, search-seats.
        """
        async with self.locks.table(table_id), self.troubles.around(table_id, "start"):
            live = await self.live_tables.get(table_id)
            table = lobby(live)
            if not (table.seats_of(user) and len(table.seats) >= capacity(live)):
                owned_by(table, user)
            counts, seats = live.rules.seat_counts, len(table.seats)
            for reason in live.rules.misfits(seats):
                raise reason
            if seats not in counts:
                raise Refused(
                    "too-few" if seats < min(counts) else "too-many-seats", n=seats, least=min(counts), most=max(counts)
                )
            key, now, version = secrets.token_bytes(32), self.clock.now(), table.version + 1
            out = live.rules.setup(seats, key)
            table = msgspec.structs.replace(
                table,
                status="running",
                commitment=commitment(key),
                asked=tuple(live.rules.asked(out.state)),
                touched=now,
            )
            outs, question = [card(version), thread(version), *values(version, live.rules)], None
            if waiting := people_asked(table):
                row, question = ask(table, version, [a.seat for a in waiting], -1)
                outs.append(row)
            entry = (0, -1, "", "[]", 1, 0, 1, "", now, msgspec.json.encode(out.events))
            async with self.guilds.searching(table.guild, sum(s.computer == SEARCH for s in table.seats)):
                live = await self.live_tables.save(
                    live,
                    table,
                    question,
                    state=out.state,
                    key=key,
                    rules=live.rules.version,
                    entry=entry,
                    snapshot=(0, 0),
                    outs=outs,
                )
        self.changed(live.table)
        return live.table

    async def abandon(self, table_id: int, user: int, *, manager: bool = False) -> Table:
        """End a table without a result. For the owner, whoever the server lets, or (`manager`) who manages the server.

        Raises `Refused`: not-owner, not-running.
        """
        table = await self.find(table_id)
        seated = user in table.people and (await self.guilds.of(table.guild)).abandon == "seated"

        def edit(live: Live) -> tuple[Table, list[Out]]:
            if live.table.status in ("over", "abandoned"):
                raise Refused("not-running", status=live.table.status)
            table = live.table if manager or seated else owned_by(live.table, user)
            name = next((s.name for s in table.seats if s.user == user), "")
            return ended(live, "notice-abandoned" if name else "notice-ended-by-server", name=name)

        return await self.edit(table_id, edit, "abandon")

    async def close_for(self, table_id: int, user: int) -> Table:
        """End a running table at which nobody else sits, for somebody who wants to be forgotten."""

        def edit(live: Live) -> tuple[Table, list[Out]]:
            if any(s.user not in (0, user) for s in live.table.seats):
                raise Refused("not-owner", owner="", table=live.table.name)
            return ended(live, "notice-ended-by-server")

        return await self.edit(table_id, edit, "close")

    async def moved_away(self, table_id: int) -> Table:
        """A table that is played on elsewhere ends here, and keeps what is hidden. Raises `Refused`: not-running."""

        def edit(live: Live) -> tuple[Table, list[Out]]:
            if live.table.status not in _LIVE:
                raise Refused("not-running", status=live.table.status)
            table, outs = ended(live, "notice-moved-away")
            return msgspec.structs.replace(table, elsewhere=True), outs

        return await self.edit(table_id, edit, "move away")

    # -- finding ----------------------------------------------------------------------------
    async def find(self, table_id: int) -> Table:
        """A table by its number; raises `Refused` no-table."""
        async with self.troubles.around(table_id, "find"):
            return (await self.live_tables.get(table_id)).table

    async def in_channel(self, channel: int, ended: bool = False) -> list[Table]:
        """Tables of a channel or thread; with `ended` those that are over or abandoned as well."""
        async with self.troubles.around(0, "list"):
            return _listed(await self.store.in_channel(channel, _ANY if ended else _LIVE))

    async def of_guild(self, guild: int) -> list[Table]:
        """Tables of a server that are not over."""
        async with self.troubles.around(0, "list"):
            rows = [row for status in _LIVE for row in await self.store.by_status(status)]
            return [table for table in _listed(rows) if table.guild == guild]

    async def of_user(self, user: int, ended: bool = False) -> list[Table]:
        """Tables where a person sits, has lent a seat or is the owner; those that wait for them first."""
        async with self.troubles.around(0, "list"):
            found = _listed(await self.store.of_user(user, _ANY if ended else _LIVE))
            return sorted(found, key=lambda t: not t.waits_for(user))

    async def renamed(self, user: int, guild: int, name: str) -> list[Table]:
        """Somebody is called so on a server: at their tables there, too. Returns those where it was another name."""

        def edit(live: Live) -> tuple[Table, list[Out]]:
            seats = tuple(_called(seat, user, name) for seat in live.table.seats)
            return msgspec.structs.replace(live.table, seats=seats), []

        mine = [table for table in await self.of_user(user) if table.guild == guild]
        wrong = [t for t in mine if any(_called(seat, user, name) != seat for seat in t.seats)]
        return [await self.edit(table.id, edit, "renamed") for table in wrong]

    async def again(self, table_id: int, person: Person, parent: int = 0) -> tuple[Table, bool]:
        """Another game with the same people, computer seats, options, clock and number of seats, where the table was.

        The first to ask opens a lobby to which the others are invited; whoever asks after that joins it. Returns the
        lobby and whether it is new. `parent`: the channel that the thread hangs on where that is asked.
        Raises `Refused`: not-seated for who did not play, and what `open` and `join` do.
        """
        old = await self.find(table_id)
        if person.id not in old.players:
            raise Refused("not-seated", table=old.name)
        if old.status in ("lobby", "running"):
            raise Refused("not-over")
        async with self.locks.table(table_id):
            async with self.troubles.around(table_id, "again"):
                known = _listed(await self.store.following(table_id))
            found = next((t for t in known if t.status == "lobby"), None)
            if found is None:
                seats = len(old.seats)
                size = seats if seats in self.live_tables.sets.rules(old).seat_counts else 0
                new = await self.open(
                    old.guild,
                    old.channel,
                    person,
                    old.game,
                    old.options,
                    locale=old.locale,
                    size=size,
                    parent=parent,
                    access="invited",
                    invited=old.players,
                    follows=table_id,
                    computers=[s.computer for s in old.seats if s.computer in STRENGTHS and not s.belongs],
                    clock=old.clock,
                )
                return new, True
        return await self.join(found.id, person), False

    def limits(self, table: Table) -> tuple[int, int]:
        """The least and most seats that the game has with the options of the table."""
        counts = self.live_tables.sets.rules(table).seat_counts
        return min(counts), max(counts)

    async def set_thread(self, table_id: int, thread_id: int) -> Table:
        """Where the table is played: a thread, or 0 for its channel."""
        async with self.locks.table(table_id), self.troubles.around(table_id, "thread"):
            await self.live_tables.get(table_id)
            await self.store.set_thread(table_id, thread_id)
            self.live_tables.patch(table_id, thread=thread_id)
            return (await self.live_tables.get(table_id)).table


def _listed(rows: Sequence[Any]) -> list[Table]:
    """Those that can be read; the others are put aside where they are looked for by themselves."""
    found = []
    for row, seats in rows:
        with suppress(Exception):  # whatever its decoding comes to
            found.append(table_of(row, seats)[0])
    return found


def _called(seat: SeatInfo, user: int, name: str) -> SeatInfo:
    """The seat with the name of its person, or of whoever has lent it, as it is now."""
    if seat.user == user:
        return msgspec.structs.replace(seat, name=name)
    return msgspec.structs.replace(seat, belongs_name=name) if seat.belongs == user else seat
