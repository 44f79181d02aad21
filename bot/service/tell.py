"""What is to be posted after a change: rows for the outbox, written in the transaction of the change itself.

One new message a question; none where the person who has just answered simply goes on; none for computer seats.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec

from bot.rules import Asked, Game

from .model import Kind, Table


class Question(msgspec.Struct, frozen=True):
    """The question message that is open at a table."""

    key: str
    n: int  # the entry after which it was asked
    seats: tuple[int, ...]  # all that were asked then


class Out(msgspec.Struct, frozen=True):
    """A row to be written. Its nonce is made here, once, and is the same at every try."""

    kind: Kind
    ukey: str
    payload: dict[str, Any]
    about: str = ""
    merge: bool = False

    def row(self) -> tuple[str, str, str, str, str, bool]:
        payload = msgspec.json.encode(self.payload).decode()
        return self.kind, self.ukey, self.about, payload, secrets.token_hex(12), self.merge


def card(version: int) -> Out:
    return Out("card", f"card:{version}", {}, merge=True)


def thread(version: int) -> Out:
    return Out("thread", f"thread:{version}", {})


def notice(version: int, text: str, **args: object) -> Out:
    return Out("notice", f"notice:{version}:{text}:{args.get('seat', '')}", {"id": text, "args": args})


def values(version: int, rules: Game[Any]) -> list[Out]:
    """What people should know about the numbers they are going to play with: whose they are, how many are our guess."""
    sources, own = rules.sources(), rules.components
    n, of = sources.get("reconstructed", 0), sum(sources.values())
    if not n and not own:
        return []
    return [notice(version, "notice-values", own=int(bool(own)), name=own.name, hash=own.hash[:8], n=n, of=of)]


def ask(table: Table, version: int, ping: Iterable[int], actor: int, hush: Iterable[int] = ()) -> tuple[Out, Question]:
    """A new question message for whoever is asked at `table`, as it will be at `version`.

    `hush`: seats that are named like the others, but no telephone rings there.
    """
    key = str(version)
    payload = {
        "key": key,
        "n": table.n,
        "epoch": table.epoch,
        "asked": [list(a) for a in table.asked],
        "ping": sorted(ping),
        "actor": actor,
    }
    if hush := sorted(hush):
        payload["hush"] = hush
    return Out("question", f"question:{key}", payload, key), Question(key, table.n, tuple(a.seat for a in table.asked))


def close(question: Question | None, n: int, seat: int, why: str = "") -> list[Out]:
    """The open question message loses its buttons."""
    if question is None:
        return []
    payload = {"question": question.key, "first": question.n + 1, "last": n, "n": n, "why": why, "seat": seat}
    return [Out("answered", f"answered:{question.key}", payload, question.key)]


def refresh(question: Question | None, version: int, n: int) -> list[Out]:
    """The open question message shows anew who has answered."""
    if question is None:
        return []
    payload = {"question": question.key, "n": n, "seats": list(question.seats)}
    return [Out("tally", f"tally:{version}", payload, question.key, merge=True)]


def people_asked(table: Table) -> list[Asked]:
    """The open questions that wait for a person."""
    return [a for a in table.asked if table.seats[a.seat].user]


def after_move(
    before: Sequence[Asked],
    table: Table,
    question: Question | None,
    version: int,
    seat: int,
    hush: Collection[int] = (),
) -> tuple[list[Out], Question | None]:
    """Rows for a move of `seat`: `before` was asked until now, `table` is as it has become.

    `hush`: seats whose questions will be answered by what they have decided ahead.
    """
    if table.status == "over":
        outs = close(question, table.n, seat, "over")
        # The story last: it takes a while to draw, and nothing is to wait for it.
        story = Out("story", f"story:{version}", {})
        return [*outs, Out("over", f"over:{version}", {"n": table.n}), card(version), story], None
    user = table.seats[seat].user
    own = set(table.seats_of(user)) if user else set()
    old = {a.sn for a in before}
    waiting = people_asked(table)
    fresh = [a.seat for a in waiting if a.sn not in old]
    if any(s not in own for s in fresh) or (waiting and question is None):
        called = fresh or [a.seat for a in waiting]
        row, asked = ask(table, version, called, seat, [s for s in called if s in hush])
        return [*close(question, table.n, seat), row], asked
    if not waiting:
        return close(question, table.n, seat), None
    if question is not None and set(question.seats) - own:
        return refresh(question, version, table.n), question
    return [], question


def after_undo(
    table: Table, question: Question | None, version: int, seat: int, first: int
) -> tuple[list[Out], Question | None]:
    """Rows for taking back entries from `first` on: a question asked since then is no question any more."""
    if question is not None and question.n < first:
        return refresh(question, version, table.n), question
    mine = table.seats_of(table.seats[seat].user)
    waiting = people_asked(table)
    outs = close(question, table.n, seat, "undone")
    if not waiting:
        return outs, None
    # Whoever took back is here and needs no ping; the others were pinged when this was asked the first time.
    row, asked = ask(table, version, [] if any(a.seat in mine for a in waiting) else [a.seat for a in waiting], seat)
    return [*outs, row], asked


def after_seating(
    table: Table, question: Question | None, version: int, seat: int, ping: bool
) -> tuple[list[Out], Question | None]:
    """Rows for another player in `seat`: who is asked is told, and pinged unless it was their own wish."""
    if not any(a.seat == seat for a in table.asked):
        return [], question
    waiting = people_asked(table)
    if not waiting:
        return close(question, table.n, seat, "handed"), None
    if table.seats[seat].user and (ping or question is None):
        row, asked = ask(table, version, [seat] if ping else [], seat)
        return [*close(question, table.n, seat, "handed"), row], asked
    return refresh(question, version, table.n), question
