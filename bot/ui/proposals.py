"""What the table is asked to agree on: one public message with buttons, made anew with every vote."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from bot.rules import CannotUndo
from bot.service.model import Outgoing, Table, Undoable
from bot.service.proposals import NO, YES, Proposal
from bot.text.fluent import Text

from . import clocks, posts, wording
from .draft import Button
from .herald import Herald
from .house import House
from .posts import Post

Head = Callable[[Text, Table, Proposal], Awaitable[str]]
Beside = Callable[[Text, Table, Proposal], tuple[Button, ...]]


class Proposing:
    """Posts proposals and keeps their messages as they stand.

    `heads`: what a kind of proposal is about, in words; `beside`: buttons of a kind besides those of the vote.
    """

    def __init__(self, herald: Herald) -> None:
        self.herald = herald
        self.heads: dict[str, Head] = {
            "undo": self._undo,
            "pause": _pause,
            "resume": _resume,
            "clock": _clock,
            "timing": _timing,
        }
        self.beside: dict[str, Beside] = {}
        herald.kinds["proposal"] = self._deliver

    @property
    def house(self) -> House:
        return self.herald.house

    async def _deliver(self, row: Outgoing, table: Table) -> int | None:
        p = await self.house.service.proposals.find(int(row.payload["proposal"]))
        if p is None:
            return None
        message = row.message
        if not message and row.tries:
            message = await self.herald.find(table.where, row, vote_id(p, YES)) or 0
        if not message and p.status != "open":
            return None
        post = await self.post(table, p)
        if message and await self.herald.edit(table.where, message, post):
            return message
        return await self.herald.post(table, post, row) if p.status == "open" else message

    async def post(self, table: Table, p: Proposal) -> Post:
        """A proposal as it stands."""
        words = self.house.words(table)
        head = await self.heads[p.kind](words, table, p)
        kind = self.house.service.proposals.kinds[p.kind]
        several = kind.choices if kind.choices > 1 else 0
        tally = chosen_lines(words, table, p) if several else tally_lines(words, table, p)
        beside = self.beside[p.kind](words, table, p) if p.kind in self.beside else ()
        if p.status != "open":
            return Post(posts.lines(head, *tally, ended(words, p, several)), (beside,) if beside else ())
        asked = [u for u in kind.voters(table, p) if u not in p.votes]
        call = ""
        if asked:
            mentions = " ".join(map(posts.mention, asked))
            call = words("proposal-choose" if several else "proposal-asked", mentions=mentions)
        ends = ""
        if p.ends:
            ends = words("proposal-ends" if p.kind == "undo" else "proposal-ends-refused", when=posts.when(p.ends))
        row = (*(choices(words, p, several) if several else buttons(words, p)), *beside)
        away = await self.house.away(table)  # named like the others, but no telephone rings there
        return Post(posts.lines(head, call, *tally, ends), (row,), ping=tuple(u for u in asked if u not in away))

    async def _undo(self, words: Text, table: Table, p: Proposal) -> str:
        entries = [msgspec.structs.replace(e, undone=False) for e in await self.house.service.taking_back.entries(p)]
        who = posts.names(words, table)
        said = posts.told(words, table.game, entries, who, most=posts.PLACEABLE)
        n = sum(e.seat >= 0 for e in entries)
        head = words("proposal-undo", name=who[p.args["seat"]], n=n, events=said)
        return posts.lines(head, f"-# {words('undo-ask-fair')}")


def _author(words: Text, table: Table, p: Proposal) -> str:
    who = posts.names(words, table)
    return next((who[s.seat] for s in table.seats if s.user == p.author), "?")


async def _pause(words: Text, table: Table, p: Proposal) -> str:
    return words("proposal-pause", name=_author(words, table, p), until=posts.moment(p.args["until"]))


async def _resume(words: Text, table: Table, p: Proposal) -> str:
    return words("proposal-resume", name=_author(words, table, p), until=posts.moment(p.args["until"]))


async def _clock(words: Text, table: Table, p: Proposal) -> str:
    seat = table.seats[int(p.args["seat"])]
    name = posts.names(words, table)[seat.seat] if seat.user == p.args["user"] else posts.escape(seat.belongs_name)
    return words("proposal-clock", name=name, n=int(p.args["overrun"]))


async def _timing(words: Text, table: Table, p: Proposal) -> str:
    return words("proposal-timing", name=_author(words, table, p), clock=clocks.named(words, p.args["preset"]))


def vote_id(p: Proposal, choice: int) -> str:
    return f"t:{p.table}:vote:{p.id}.{choice}"


def buttons(words: Text, p: Proposal) -> tuple[Button, ...]:
    return (
        posts.button(p.table, "vote", words("button-agree"), f"{p.id}.{YES}", "good"),
        posts.button(p.table, "vote", words("button-refuse"), f"{p.id}.{NO}", "danger"),
    )


def choices(words: Text, p: Proposal, n: int) -> tuple[Button, ...]:
    """A button for each of `n` things that can be chosen."""
    return tuple(
        posts.button(p.table, "vote", words(f"{p.kind}-choice-{i}"), f"{p.id}.{i}", "main" if i == 1 else "plain")
        for i in range(1, n + 1)
    )


def ended(words: Text, p: Proposal, several: int) -> str:
    """What has become of it."""
    if not several or p.status != "agreed":
        return words(f"proposal-status-{p.status}")
    votes = list(p.votes.values())
    most = max(set(votes), key=votes.count, default=0)
    return words(f"{p.kind}-chosen-{most}") if most else words("proposal-status-agreed")


def chosen_lines(words: Text, table: Table, p: Proposal) -> list[str]:
    """Who wants what, where there are several things to choose from."""
    who = posts.names(words, table)
    named = {s.user: who[s.seat] for s in reversed(table.seats) if s.user}
    found = []
    for choice in sorted(set(p.votes.values())):
        names = [named[u] for u, c in p.votes.items() if c == choice and u in named]
        if choice and names:
            what = words(f"{p.kind}-choice-{choice}")
            found.append(words("proposal-chosen", what=what, names=wording.listed(words, names)))
    return found


def tally_lines(words: Text, table: Table, p: Proposal) -> list[str]:
    """Who has agreed and who has not."""
    who = posts.names(words, table)
    named = {s.user: who[s.seat] for s in reversed(table.seats) if s.user}
    found = []
    for choice, text in ((YES, "proposal-agreed"), (NO, "proposal-refused-by")):
        names = [named[u] for u, c in p.votes.items() if c == choice and u in named]
        if names:
            found.append(words(text, names=wording.listed(words, names)))
    return found


def ask_table(words: Text, table: Table, what: Undoable, why: CannotUndo) -> Post:
    """In private: why it cannot be taken back freely, what would go with the consent of all, and a button to ask."""
    who = posts.names(words, table)
    n = sum(e.seat >= 0 for e in what.entries)
    said = posts.told(words, table.game, what.entries, who, what.seat, most=posts.PLACEABLE)
    head = words("undo-ask", why=wording.refusal(words, why), n=n, events=said)
    label = words("button-ask-table" if len(table.people) > 1 else "button-undo-anyway")
    button = posts.button(table.id, "askundo", label, f"{table.epoch}.{table.n}.{what.entries[0].n}", "danger")
    return Post(posts.lines(head, f"-# {words('undo-ask-fair')}"), ((button,),))
