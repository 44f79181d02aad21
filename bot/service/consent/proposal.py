"""One proposal: what it says, who is asked, when it is decided, and the message by which people see it."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec

from ..core.live_tables import Live
from ..core.model import Table
from ..core.outgoing import Out

LOG = logging.getLogger(__name__)

YES, NO = 1, 0
LIMIT = 48 * 3600.0  # seconds that a proposal is open

Write = tuple[Any, ...]


class Proposal(msgspec.Struct, frozen=True):
    """What somebody (`author`, a user; 0: nobody) proposes. `ends` 0: open without end."""

    id: int
    table: int
    kind: str
    author: int
    args: dict[str, Any]
    version: int
    ends: float
    status: str  # open, agreed, refused, expired, overtaken
    votes: dict[int, int]  # user -> choice; 0 is a refusal


def proposal_of(row: Any) -> Proposal:
    id, table, kind, author, args, version, ends, status, votes = row
    return Proposal(id, table, kind, author, msgspec.json.decode(args), version, ends, status, dict(votes))


def readable(rows: Iterable[Any]) -> tuple[Proposal, ...]:
    """Those that can be read; of another nothing is known, and it stops nobody."""
    found = []
    for row in rows:
        try:
            found.append(proposal_of(row))
        except msgspec.DecodeError:
            LOG.error("a proposal of table %s cannot be read", row.table_id)
    return tuple(found)


class Agreed(msgspec.Struct, frozen=True):
    """What a decision brings with it: to be written and posted together with what is carried out."""

    also: tuple[Write, ...] = ()
    outs: tuple[Out, ...] = ()


Carry = Callable[[Live, Proposal, int, Agreed], Awaitable[Table]]


class Kind(msgspec.Struct, frozen=True):
    """A kind of proposal.

    `carry_out` saves what the proposal stands for and the `Agreed` with it, under the table's lock. `overtaken` tells
    from a table as it was and as it will be whether the proposal has lost its object. `voters` are asked; with
    `choices` above 1 they choose, a refusal is no choice, and the first that more than half of them want is done.
    """

    carry_out: Carry
    overtaken: Callable[[Table, Table, Proposal], bool]
    voters: Callable[[Table, Proposal], tuple[int, ...]] = lambda table, proposal: table.people
    choices: int = 1


def moved(before: Table, after: Table, proposal: Proposal) -> bool:
    """Somebody has moved, taken back, or sits down or gets up; or the game has ended."""
    now = (before.n, before.epoch, before.status, before.people)
    return now != (after.n, after.epoch, after.status, after.people)


def reseated(before: Table, after: Table, proposal: Proposal) -> bool:
    """Other people sit there, or the game has ended; moves change nothing."""
    return (before.status, before.people) != (after.status, after.people)


def message(number: int) -> Out:
    """The public message of a proposal, posted or made to show how things stand."""
    key = str(number)
    return Out("proposal", f"proposal:{key}:{secrets.token_hex(4)}", {"proposal": number}, key, merge=True)


def word(number: int, text: str, **args: object) -> Out:
    """A short notice about a proposal."""
    return Out("notice", f"notice:proposal:{number}:{text}", {"id": text, "args": args})


def decided(kind: Kind, votes: Sequence[int], choice: int) -> bool:
    """Whether that choice is decided: all want it, or more than half where there are several to choose from."""
    same = sum(v == choice for v in votes)
    return same * 2 > len(votes) if kind.choices > 1 else same == len(votes)
