"""What the table is asked to agree on: one public message with buttons, made anew with every vote."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import msgspec

from bot.rules import CannotUndo
from bot.service.consent.proposal import NO, YES, Proposal
from bot.service.core.model import Outgoing, Table, Undoable
from bot.text.fluent import Text

from ..common import wording
from ..common.draft import Button
from ..common.press import public_id
from ..pages import clocks
from ..posts import posts
from ..posts.frontend import Frontend
from ..posts.posts import Post
from .herald import Deliver, Herald

Head = Callable[[Text, Table, Proposal], Awaitable[str]]
Beside = Callable[[Text, Table, Proposal], tuple[Button, ...]]


class ProposalMessages:
    """Posts proposals and keeps their messages as they stand.

    `heads`: what a kind of proposal is about, in words; `beside`: buttons of a kind besides those of the vote.
    """

    def __init__(self, herald: Herald, heads: Mapping[str, Head], beside: Mapping[str, Beside]) -> None:
        self.herald, self.beside = herald, beside
        self.kinds: dict[str, Deliver] = {"proposal": self._deliver}
        self.heads: dict[str, Head] = {
            **heads,
            "undo": self._undo,
            "pause": _pause,
            "resume": _resume,
            "clock": _clock,
            "timing": _timing,
            "seat": _seat,
        }

    @property
    def frontend(self) -> Frontend:
        return self.herald.frontend

    async def _deliver(self, row: Outgoing, table: Table) -> int | None:
        p = await self.frontend.service.proposals.find(int(row.payload["proposal"]))
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
        text = self.frontend.text(table)
        head = await self.heads[p.kind](text, table, p)
        kind = self.frontend.service.proposals.kinds[p.kind]
        several = kind.choices if kind.choices > 1 else 0
        tally = chosen_lines(text, table, p) if several else tally_lines(text, table, p)
        beside = self.beside[p.kind](text, table, p) if p.kind in self.beside else ()
        if p.status != "open":
            return Post(posts.lines(head, *tally, ended(text, p, several)), (beside,) if beside else ())
        asked = [u for u in kind.voters(table, p) if u not in p.votes]
        call = ""
        if asked:
            mentions = " ".join(map(posts.mention, asked))
            call = text("proposal-choose" if several else "proposal-asked", mentions=mentions)
        ends = ""
        if p.ends:
            ends = text("proposal-ends" if p.kind == "undo" else "proposal-ends-refused", when=posts.when(p.ends))
        row = (*(choices(text, p, several) if several else buttons(text, p)), *beside)
        away = await self.frontend.away(table)  # named like the others, but no telephone rings there
        return Post(posts.lines(head, call, *tally, ends), (row,), ping=tuple(u for u in asked if u not in away))

    async def _undo(self, text: Text, table: Table, p: Proposal) -> str:
        found = await self.frontend.service.undo_by_consent.entries(p)
        entries = [msgspec.structs.replace(e, undone=False) for e in found]
        who = posts.names(text, table)
        said = posts.told(text, entries, who, most=posts.PLACEABLE)
        n = sum(e.seat >= 0 for e in entries)
        head = text("proposal-undo", name=who[p.args["seat"]], n=n, events=said)
        return posts.lines(head, f"-# {text('undo-ask-fair')}")


def _author(text: Text, table: Table, p: Proposal) -> str:
    who = posts.names(text, table)
    return next((who[s.seat] for s in table.seats if s.user == p.author), "?")


async def _pause(text: Text, table: Table, p: Proposal) -> str:
    return text("proposal-pause", name=_author(text, table, p), until=posts.moment(p.args["until"]))


async def _resume(text: Text, table: Table, p: Proposal) -> str:
    return text("proposal-resume", name=_author(text, table, p), until=posts.moment(p.args["until"]))


async def _clock(text: Text, table: Table, p: Proposal) -> str:
    seat = table.seats[int(p.args["seat"])]
    name = posts.names(text, table)[seat.seat] if seat.user == p.args["user"] else posts.escape(seat.belongs_name)
    return text("proposal-clock", name=name, n=int(p.args["overrun"]))


async def _timing(text: Text, table: Table, p: Proposal) -> str:
    return text("proposal-timing", name=_author(text, table, p), clock=clocks.named(text, p.args["preset"]))


async def _seat(text: Text, table: Table, p: Proposal) -> str:
    seat, to = table.seats[int(p.args["seat"])], posts.escape(p.args["name"])
    whose = posts.names(text, table)[seat.seat]
    told = "proposal-seat" if seat.user == p.author else "proposal-seat-other"
    return text(told, name=_author(text, table, p), to=to, whose=whose)


def vote_id(p: Proposal, choice: int) -> str:
    return public_id(p.table, "vote", f"{p.id}.{choice}")


def buttons(text: Text, p: Proposal) -> tuple[Button, ...]:
    return (
        posts.button(p.table, "vote", text("button-agree"), f"{p.id}.{YES}", "good"),
        posts.button(p.table, "vote", text("button-refuse"), f"{p.id}.{NO}", "danger"),
    )


def choices(text: Text, p: Proposal, n: int) -> tuple[Button, ...]:
    """A button for each of `n` things that can be chosen."""
    return tuple(
        posts.button(p.table, "vote", text(f"{p.kind}-choice-{i}"), f"{p.id}.{i}", "main" if i == 1 else "plain")
        for i in range(1, n + 1)
    )


def ended(text: Text, p: Proposal, several: int) -> str:
    """What has become of it."""
    if not several or p.status != "agreed":
        return text(f"proposal-status-{p.status}")
    votes = list(p.votes.values())
    most = max(set(votes), key=votes.count, default=0)
    return text(f"{p.kind}-chosen-{most}") if most else text("proposal-status-agreed")


def chosen_lines(text: Text, table: Table, p: Proposal) -> list[str]:
    """Who wants what, where there are several things to choose from."""
    who = posts.names(text, table)
    named = {s.user: who[s.seat] for s in reversed(table.seats) if s.user}
    found = []
    for choice in sorted(set(p.votes.values())):
        names = [named[u] for u, c in p.votes.items() if c == choice and u in named]
        if choice and names:
            what = text(f"{p.kind}-choice-{choice}")
            found.append(text("proposal-chosen", what=what, names=wording.listed(text, names)))
    return found


def tally_lines(text: Text, table: Table, p: Proposal) -> list[str]:
    """Who has agreed and who has not."""
    who = posts.names(text, table)
    named = {s.user: who[s.seat] for s in reversed(table.seats) if s.user}
    found = []
    for choice, id in ((YES, "proposal-agreed"), (NO, "proposal-refused-by")):
        names = [named[u] for u, c in p.votes.items() if c == choice and u in named]
        if names:
            found.append(text(id, names=wording.listed(text, names)))
    return found


def ask_table(text: Text, table: Table, what: Undoable, why: CannotUndo) -> Post:
    """In private: why it cannot be taken back freely, what would go with the consent of all, and a button to ask."""
    who = posts.names(text, table)
    n = sum(e.seat >= 0 for e in what.entries)
    said = posts.told(text, what.entries, who, what.seat, most=posts.PLACEABLE)
    head = text("undo-ask", why=wording.refusal(text, why), n=n, events=said)
    label = text("button-ask-table" if len(table.people) > 1 else "button-undo-anyway")
    button = posts.button(table.id, "askundo", label, f"{table.epoch}.{table.n}.{what.entries[0].n}", "danger")
    return Post(posts.lines(head, f"-# {text('undo-ask-fair')}"), ((button,),))
