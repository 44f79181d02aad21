"""What a table reads when somebody is gone, and the score of a game that ends because of it."""

from __future__ import annotations

import msgspec

from bot.rules import Tally
from bot.service.departures import KIND, NEWCOMER
from bot.service.model import Outgoing, Table
from bot.service.proposals import Proposal
from bot.text.fluent import Text

from . import posts
from .draft import Button
from .herald import Herald
from .posts import Post
from .proposals import Proposing

CHOICES = ("computer", "end", "wait")  # as `bot.service.departures` numbers them, from 1


class Departing:
    """Adds its words to the messages that ask a table, and posts scores as they stand."""

    def __init__(self, herald: Herald, proposing: Proposing) -> None:
        self.herald = herald
        proposing.heads |= {KIND: self._head, NEWCOMER: self._newcomer}
        proposing.beside[KIND] = _take_seat
        herald.kinds["standing"] = self._standing

    async def _head(self, words: Text, table: Table, p: Proposal) -> str:
        return words(f"absent-{p.args['why']}", name=_named(words, table, p))

    async def _newcomer(self, words: Text, table: Table, p: Proposal) -> str:
        return words("proposal-newcomer", to=posts.escape(p.args["name"]), name=_named(words, table, p))

    async def _standing(self, row: Outgoing, table: Table) -> int | None:
        if row.tries and (found := await self.herald.find(table.where, row)):
            return found
        words = self.herald.house.words(table)
        tallies = [msgspec.convert(t, Tally) for t in row.payload["scores"]]
        head = words("standing-title", name=posts.escape(table.name), n=int(row.payload["n"]))
        return await self.herald.post(table, standing(words, table, head, tallies, row.nonce), row)


def _named(words: Text, table: Table, p: Proposal) -> str:
    """Who is gone, by the name at the table."""
    who = posts.names(words, table)
    user = int(p.args["user"])
    seats = [s for s in p.args["seats"] if 0 <= s < len(who)]
    held = [who[s] for s in seats if table.seats[s].user == user]
    lent = [posts.escape(table.seats[s].belongs_name) for s in seats if table.seats[s].belongs == user]
    return (held or lent or [who[s] for s in seats] or ["?"])[0]


def _take_seat(words: Text, table: Table, p: Proposal) -> tuple[Button, ...]:
    """For a newcomer: while the table is asked, and after that as long as the seat is that person's."""
    user = int(p.args["user"])
    theirs = any(user in (s.user, s.belongs) for s in table.seats)
    if table.status != "running" or p.status not in ("open", "agreed") or not theirs:
        return ()
    return (posts.button(table.id, "sitdown", words("button-sit-down"), str(p.id), "good"),)


def standing(words: Text, table: Table, head: str, tallies: list[Tally], mark: str = "") -> Post:
    """The score as it stands, best first; nobody has won. `mark`: see `Herald.find`."""
    who = posts.names(words, table)
    row = (
        posts.button(table.id, "board", words("button-board"), mark),
        posts.button(table.id, "replay", words("button-replay")),
        posts.button(table.id, "again", words("button-again"), style="main"),
    )
    return Post(posts.lines(head, *posts.score_lines(words, tallies, who)), (row,))
