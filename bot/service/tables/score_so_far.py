"""The score in the middle of a game, as far as somebody may know it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from bot.rules import Line, Refused, Tally

from ..core.live_tables import LiveTables
from ..core.troubles import Troubles


class SoFar(msgspec.Struct, frozen=True):
    """By seat what is known, best first, without what is `unknown` of it; `would`: what `seat`, if it is one, would get
    for things that it has not."""

    tallies: tuple[Tally, ...]
    unknown: Mapping[int, Collection[str]]
    seat: int | None
    would: tuple[Line, ...] = ()


class ScoreSoFar:
    def __init__(self, live_tables: LiveTables, troubles: Troubles) -> None:
        self.live_tables, self.troubles = live_tables, troubles

    async def of(self, table_id: int, user: int) -> SoFar:
        """For a person who plays there or only watches; raises `Refused` where no game is on."""
        async with self.troubles.around(table_id, f"user {user} score"):
            live = await self.live_tables.get(table_id)
            if live.table.status != "running":
                raise Refused("not-running", status=live.table.status)
            mine = live.table.seats_of(user)
            me = next((a.seat for a in live.table.asked if a.seat in mine), mine[0] if mine else None)
            rules, state = live.rules, live.state
            unknown = rules.unscored(state, me)
            known = [_without(t, unknown.get(t.seat, ())) for t in rules.standing(state)]
            known.sort(key=lambda t: (-t.total, t.seat))
            would = tuple(rules.would_score(state, me)) if me is not None else ()
            return SoFar(tuple(known), unknown, me, would)


def _without(tally: Tally, unknown: Collection[str]) -> Tally:
    """What is known of it; who would be first is not."""
    return Tally(tally.seat, tuple(line for line in tally.lines if line.id not in unknown))
