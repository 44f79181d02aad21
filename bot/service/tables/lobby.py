"""Before a game begins: who sits down, how many, with which options."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from bot.rules import Game, Refused
from bot.rules.options import holds

from ..core.live_tables import Live
from ..core.model import SEARCH, STRENGTHS, Person, SeatInfo, Table, Trouble
from ..core.outgoing import Out, card, notice
from .changes import Changes, capacity, clean, ended, lobby, numbered, owned, owned_by

LOBBY_SECONDS = 3 * 86400.0  # a lobby that nobody has touched for so long is given up


def room(live: Live) -> None:
    if len(live.table.seats) >= capacity(live):
        raise Refused("full", table=live.table.name, n=capacity(live))


def known(policy: str) -> None:
    if policy not in STRENGTHS:
        raise Refused("not-on-offer")


def check_size(rules: Game[Any], size: int) -> None:
    """Raises `Refused` where so many (0: any number) cannot play with these options."""
    for reason in rules.misfits(size):
        raise reason
    counts = rules.seat_counts
    if size and size not in counts:
        raise Refused("bad-size", size=size, least=min(counts), most=max(counts))


def without(live: Live, user: int) -> tuple[Table, list[Out]]:
    """The lobby without a person. The owner's part goes to the next one; without any the lobby ends."""
    table = live.table
    left = msgspec.structs.replace(table, seats=numbered(s for s in table.seats if s.user != user))
    heir = next((s for s in left.seats if s.user), None)
    if heir is None:
        return ended(live, "notice-abandoned", name=next((s.name for s in table.seats if s.user == user), ""))
    return owned(left, table.version + 1, heir) if table.owner == user else (left, [])


def _touched(live: Live) -> tuple[Table, list[Out]]:
    return live.table, [card(live.table.version + 1)]


class LobbyPart(Changes):
    """The methods of `Tables` that are for lobbies."""

    async def join(self, table_id: int, person: Person) -> Table:
        """Take a free seat. Raises `Refused`: not-lobby, already-seated, full, by-invitation."""
        async with self.troubles.around(table_id, "join"):
            invited = await self.store.invited(table_id)

        def edit(live: Live) -> tuple[Table, list[Out]]:
            table = lobby(live)
            if table.seats_of(person.id):
                raise Refused("already-seated", table=table.name)
            room(live)
            if table.access == "invited" and person.id not in invited and person.id != table.owner:
                owner = next((s.name for s in table.seats if s.user == table.owner), "")
                raise Refused("by-invitation", owner=owner, table=table.name)
            seat = SeatInfo(len(table.seats), person.id, clean(person.name, str(person.id)))
            return msgspec.structs.replace(table, seats=(*table.seats, seat)), []

        return await self.edit(table_id, edit, "join")

    async def invite(self, table_id: int, user: int, guest: int) -> Table:
        """Ask somebody to a lobby, once. For everybody seated.

        Raises `Refused`: not-lobby, not-seated, already-seated-other, already-invited.
        """
        async with self.locks.table(table_id), self.troubles.around(table_id, "invite"):
            table = lobby(await self.live_tables.get(table_id))
            if not table.seats_of(user):
                raise Refused("not-seated", table=table.name)
            if table.seats_of(guest):
                raise Refused("already-seated-other", table=table.name)
            if guest in await self.store.invited(table_id):
                raise Refused("already-invited", table=table.name)
            await self.store.put([("invite", table_id, guest)])
        return table

    async def set_access(self, table_id: int, user: int, access: str) -> Table:
        """Say who may join: anybody ("open") or who was asked ("invited"). For the owner. Raises `Refused`."""

        def edit(live: Live) -> tuple[Table, list[Out]]:
            table = owned_by(lobby(live), user)
            if access not in ("open", "invited"):
                raise Refused("not-on-offer")
            return msgspec.structs.replace(table, access=access), []

        return await self.edit(table_id, edit, "access")

    async def set_confirm(self, table_id: int, user: int, confirm: bool) -> Table:
        """Say whether everybody confirms every answer here; also in the game. For the owner. Raises `Refused`."""

        def edit(live: Live) -> tuple[Table, list[Out]]:
            table = owned_by(live.table, user)
            if table.status not in ("lobby", "running"):
                raise Refused("not-running", status=table.status)
            changed = confirm != table.confirm and table.status == "running"
            told = [notice(table.version + 1, "notice-confirm", on=int(confirm))] if changed else []
            return msgspec.structs.replace(table, confirm=confirm), told

        return await self.edit(table_id, edit, "confirm")

    async def leave(self, table_id: int, user: int) -> Table:
        """Give a seat in the lobby back. The owner's part goes to the next person; without one the lobby ends."""

        def edit(live: Live) -> tuple[Table, list[Out]]:
            table = lobby(live)
            if not table.seats_of(user):
                raise Refused("not-seated", table=table.name)
            return without(live, user)

        return await self.edit(table_id, edit, "leave")

    async def gone(self, table_id: int, user: int) -> Table:
        """A person has left the server: a seat in the lobby is free again, an owner's part goes to the next person."""

        def edit(live: Live) -> tuple[Table, list[Out]]:
            table = live.table
            if table.status == "lobby":
                return without(live, user)
            heir = next((s for s in table.seats if s.user and s.user != user), None)
            if table.status != "running" or table.owner != user or heir is None:
                return table, []
            return owned(table, table.version + 1, heir)

        return await self.edit(table_id, edit, "gone")

    async def add_computer(self, table_id: int, user: int, policy: str = "random") -> Table:
        """Seat the computer, one of `STRENGTHS`. For the owner. Raises `Refused`: not-lobby, not-owner, full,
        not-on-offer, search-seats (which would be refused at the start)."""
        if policy == SEARCH:
            table = (await self.live_tables.get(table_id)).table
            await self.guilds.may_search(table.guild, 1 + sum(s.computer == SEARCH for s in table.seats))

        def edit(live: Live) -> tuple[Table, list[Out]]:
            table = owned_by(lobby(live), user)
            room(live)
            known(policy)
            seat = SeatInfo(len(table.seats), computer=policy)
            return msgspec.structs.replace(table, seats=(*table.seats, seat)), []

        return await self.edit(table_id, edit, "add computer")

    async def drop_computer(self, table_id: int, user: int) -> Table:
        """Send the last computer seat away. For the owner. Raises `Refused`: not-lobby, not-owner, no-computer."""

        def edit(live: Live) -> tuple[Table, list[Out]]:
            table = owned_by(lobby(live), user)
            last = next((s for s in reversed(table.seats) if s.computer), None)
            if last is None:
                raise Refused("no-computer", table=table.name)
            return msgspec.structs.replace(table, seats=numbered(s for s in table.seats if s is not last)), []

        return await self.edit(table_id, edit, "drop computer")

    async def set_option(self, table_id: int, user: int, name: str, value: str) -> Table:
        """Choose an option. For the owner.

        Options that it takes the ground from are as usual again. Raises `Refused`: not-lobby, not-owner,
        unknown-option, bad-option, idle-option where it would change nothing, option-needs-… and seats-need-options
        where it does not fit.
        """

        def edit(live: Live) -> tuple[Table, list[Out]]:
            table = owned_by(lobby(live), user)
            chosen = live.rules.with_options({**table.options, name: value}).chosen
            option = next(o for o in live.rules.options if o.name == name)
            if option.only_with is not None and not option.counts(chosen):
                raise Refused("idle-option", option=name, other=option.only_with[0], value=option.only_with[1])
            for other in live.rules.options:
                if other.name != name and not holds(other.needs, chosen):
                    chosen[other.name] = other.values[0]
            for reason in live.rules.with_options(chosen).misfits(table.size or len(table.seats)):
                if reason.args_.get("option", name) == name:
                    raise reason
            return msgspec.structs.replace(table, options=dict(chosen)), []

        return await self.edit(table_id, edit, f"option {name}")

    async def clock_back(self) -> None:
        """See `core.clock_back`: a lobby was touched now at the latest."""
        for row, _ in await self.store.by_status("lobby"):
            if row.touched > self.clock.now():
                with suppress(Refused, Trouble):  # it cannot be read
                    await self.edit(row.id, _touched, "touch")

    async def expire(self) -> list[Table]:
        """Give up lobbies that nobody has touched for three days; returns them."""
        given_up = []
        before = self.clock.now() - LOBBY_SECONDS
        for row, _ in await self.store.by_status("lobby", before):

            def edit(live: Live) -> tuple[Table, list[Out]]:
                if live.table.status != "lobby" or live.table.touched >= before:
                    raise Refused("not-lobby")
                return ended(live, "notice-expired")

            try:
                given_up.append(await self.edit(row.id, edit, "expire"))
            except (Refused, Trouble):
                continue  # somebody has come back to it just now, or it cannot be read
        return given_up
