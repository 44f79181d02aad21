"""Changing a table: read it, make it anew, save it with what is to be posted, all under its lock."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from bot.rules import Game, Refused

from ..core.live_tables import Live, LiveTables
from ..core.locks import Locks
from ..core.model import SeatInfo, Table
from ..core.outgoing import Out, card, close, notice
from ..core.ports import Clock, Store
from ..core.troubles import Troubles
from .guilds import Guilds

NAME_LENGTH = 32  # characters of a person's or a table's name that are kept
_JOINER = "\u200d"  # makes one emoji of several
_UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"  # without any ink
_VARIANTS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # how what stands before them is drawn

Edit = Callable[[Live], tuple[Table, list[Out]]]


def clean(name: str, default: str, most: int = NAME_LENGTH) -> str:
    """A name in one line, `most` characters at most, which can be seen and leaves the text around it as it is.

    Controls and marks of direction go, joiners and variants stay only within emoji, and of marks over a letter three
    are kept.
    """
    kept: list[str] = []
    marks = 0
    for char in " ".join(name.split()):
        kind = unicodedata.category(char)
        if kept and kept[-1] == _JOINER and kind not in ("So", "Sk"):
            kept.pop()  # it would join nothing
        if _VARIANTS.match(char) and not (char in "\ufe0e\ufe0f" and kept and _varies(kept[-1])):
            continue
        if char in _UNSEEN or (kind in ("Cc", "Cf", "Cs", "Cn", "Co") and not (char == _JOINER and _emoji(kept))):
            continue
        marks = marks + 1 if kind.startswith("M") else 0
        if marks <= 3:
            kept.append(char)
    found = "".join(kept)[:most].strip(f" {_JOINER}")
    return found if any(unicodedata.category(c)[0] in "LNPS" for c in found) else default


def _emoji(kept: list[str]) -> bool:
    """Whether the last of these is an emoji, with or without its variation."""
    return bool(kept) and (kept[-1] == "\ufe0f" or unicodedata.category(kept[-1]) in ("So", "Sk"))


def _varies(char: str) -> bool:
    """Whether there are two ways to draw it: emoji, and the signs on keys."""
    return char in "0123456789#*" or unicodedata.category(char) in ("So", "Sk", "Sm", "Po")


def numbered(seats: Iterable[SeatInfo]) -> tuple[SeatInfo, ...]:
    """Seats of a lobby, numbered anew without gaps."""
    return tuple(msgspec.structs.replace(s, seat=i) for i, s in enumerate(seats))


def lobby(live: Live) -> Table:
    if live.table.status != "lobby":
        raise Refused("not-lobby" if live.table.status != "abandoned" else "not-running", status=live.table.status)
    return live.table


def owned_by(table: Table, user: int) -> Table:
    """The table, where that person looks after it: the owner, or whoever sits there when the owner does not any more.
    Raises `Refused`: not-owner, not-seated."""
    if table.owner == user:
        return table
    owner = next((s.name for s in table.seats if table.owner and table.owner in (s.user, s.belongs)), "")
    if owner:
        raise Refused("not-owner", owner=owner, table=table.name)
    if not table.seats_of(user):
        raise Refused("not-seated", table=table.name)
    return table


def capacity(live: Live) -> int:
    """How many seats the lobby has, free or taken."""
    return live.table.size or max(live.rules.seat_counts)


def ended(live: Live, text: str, seat: int = -1, **args: object) -> tuple[Table, list[Out]]:
    """A table that ends without a result."""
    table = msgspec.structs.replace(live.table, status="abandoned", asked=())
    return table, [*close(live.question, table.n, seat, "abandoned"), notice(live.table.version + 1, text, **args)]


def owned(table: Table, version: int, heir: SeatInfo) -> tuple[Table, list[Out]]:
    """The table with another owner, and the word about it."""
    new = msgspec.structs.replace(table, owner=heir.user)
    return new, [notice(version, "notice-owner", name=heir.name)]


class Changes:
    """What `Tables` is built on."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        games: Mapping[str, type[Game[Any]]],
        locks: Locks,
        clock: Clock,
        troubles: Troubles,
        changed: Callable[[Table], None],
        guilds: Guilds,
    ) -> None:
        self.store, self.live_tables, self.games, self.locks = store, live_tables, games, locks
        self.clock, self.troubles, self.changed = clock, troubles, changed
        self.guilds = guilds  # what servers allow

    def game(self, name: str) -> type[Game[Any]]:
        if name not in self.games:
            raise Refused("unknown-game", game=name)
        return self.games[name]

    async def edit(self, table_id: int, edit: Edit, doing: str) -> Table:
        """Carry `edit` out in one transaction and have the card refreshed; without a change nothing is written."""
        async with self.locks.table(table_id), self.troubles.around(table_id, doing):
            try:
                table = await self._once(table_id, edit)
            except self.store.Conflict:
                table = await self._once(table_id, edit)
        self.changed(table)
        return table

    async def _once(self, table_id: int, edit: Edit) -> Table:
        live = await self.live_tables.get(table_id)
        table, outs = edit(live)
        if table == live.table and not outs:
            return table
        table = msgspec.structs.replace(table, touched=self.clock.now())
        question = live.question if table.status == "running" else None
        outs = [*outs, card(live.table.version + 1)]
        return (await self.live_tables.save(live, table, question, outs=outs)).table
