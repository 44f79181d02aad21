"""What a table reads when somebody is gone, and the score of a game that ends because of it."""

from __future__ import annotations

import msgspec

from bot.rules import Tally
from bot.service.consent.departures import KIND, NEWCOMER
from bot.service.consent.proposal import Proposal
from bot.service.core.model import Outgoing, Table
from bot.text.fluent import Text

from ..common.draft import Button
from ..posts import final_score, posts
from ..posts.posts import Post
from .herald import Deliver, Herald
from .proposals import Beside, Head

CHOICES = ("computer", "end", "wait")  # as `bot.service.consent.departures` numbers them, from 1


class DepartureMessages:
    """Scores as they stand, and what is particular to proposals about somebody who is gone: see `ProposalMessages`."""

    def __init__(self, herald: Herald) -> None:
        self.herald = herald
        self.heads: dict[str, Head] = {KIND: self._head, NEWCOMER: self._newcomer}
        self.beside: dict[str, Beside] = {KIND: _take_seat}
        self.kinds: dict[str, Deliver] = {"standing": self._standing}

    async def _head(self, text: Text, table: Table, p: Proposal) -> str:
        return text(f"absent-{p.args['why']}", name=_named(text, table, p))

    async def _newcomer(self, text: Text, table: Table, p: Proposal) -> str:
        return text("proposal-newcomer", to=posts.escape(p.args["name"]), name=_named(text, table, p))

    async def _standing(self, row: Outgoing, table: Table) -> int | None:
        if row.tries and (found := await self.herald.find(table.where, row)):
            return found
        text = self.herald.frontend.text(table)
        tallies = [msgspec.convert(t, Tally) for t in row.payload["scores"]]
        head = text("standing-title", name=posts.escape(table.name), n=int(row.payload["n"]))
        return await self.herald.post(table, standing(text, table, head, tallies, row.nonce), row)


def _named(text: Text, table: Table, p: Proposal) -> str:
    """Who is gone, by the name at the table."""
    who = posts.names(text, table)
    user = int(p.args["user"])
    seats = [s for s in p.args["seats"] if 0 <= s < len(who)]
    held = [who[s] for s in seats if table.seats[s].user == user]
    lent = [posts.escape(table.seats[s].belongs_name) for s in seats if table.seats[s].belongs == user]
    return (held or lent or [who[s] for s in seats] or ["?"])[0]


def _take_seat(text: Text, table: Table, p: Proposal) -> tuple[Button, ...]:
    """For a newcomer: while the table is asked, and after that as long as the seat is that person's."""
    user = int(p.args["user"])
    theirs = any(user in (s.user, s.belongs) for s in table.seats)
    if table.status != "running" or p.status not in ("open", "agreed") or not theirs:
        return ()
    return (posts.button(table.id, "sitdown", text("button-sit-down"), str(p.id), "good"),)


def standing(text: Text, table: Table, head: str, tallies: list[Tally], mark: str = "") -> Post:
    """The score as it stands, best first; nobody has won. `mark`: see `Herald.find`."""
    who = posts.names(text, table)
    row = (
        posts.button(table.id, "board", text("button-board"), mark),
        posts.button(table.id, "replay", text("button-replay")),
        posts.button(table.id, "again", text("button-again"), style="main"),
    )
    return Post(posts.lines(head, *final_score.score_lines(text, tallies, who)), (row,))
