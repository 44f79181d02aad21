"""What is to be posted after a change: rows for the outbox, written in the transaction of the change itself.

One new message a question; none where the person who has just answered simply goes on; none for computer seats.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from bot.rules import Asked, Game

from .model import Kind, Table

GOES_ON = 30.0  # seconds in which a message becomes the next question of who has just answered it
TWICE = 600.0  # seconds in which nobody is rung again whose call an undo has struck


class Ring(msgspec.Struct, frozen=True, array_like=True):
    """The question whose call has rung somebody, and when."""

    key: str
    at: float


class Left(msgspec.Struct, frozen=True, array_like=True):
    """The answer after which only computers were to go on."""

    seat: int
    n: int  # its entry
    at: float


class Question(msgspec.Struct, frozen=True):
    """The question message that is open at a table."""

    key: str
    n: int  # the entry after which it was asked
    seats: tuple[int, ...]  # all that were asked then
    rung: dict[int, Ring] = {}  # by user, who has been called to it
    struck: dict[int, Ring] = {}  # by user, calls that were struck by an undo and not made anew since
    left: Left | None = None  # it is answered, and may become the next of the same person when computers have played
    told: int = 0  # the entry after which it became what it is now, where it has gone on so


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
    payload = {"id": text, "args": args, "version": version}
    return Out("notice", f"notice:{version}:{text}:{args.get('seat', '')}", payload)


def word(key: str, user: int, text: str, **args: object) -> Out:
    """A word to one person in private; `key` tells it from others."""
    return Out("word", f"word:{key}:{user}", {"user": user, "id": text, "args": args})


def values(version: int, rules: Game[Any]) -> list[Out]:
    """What people should know about the numbers they are going to play with: whose they are, how many are our guess."""
    sources, own = rules.sources(), rules.components
    n, of = sources.get("reconstructed", 0), sum(sources.values())
    if not n and not own:
        return []
    return [notice(version, "notice-values", own=int(bool(own)), name=own.name, hash=own.hash[:8], n=n, of=of)]


def ask(
    table: Table,
    version: int,
    ping: Iterable[int],
    actor: int,
    hush: Iterable[int] = (),
    struck: Mapping[int, Ring] = MappingProxyType({}),
) -> tuple[Out, Question]:
    """A new question message for whoever is asked at `table`, as it will be at `version`.

    `hush`: seats that are named like the others, but no telephone rings there. `struck`: see `Question`.
    """
    key, ping, hush = str(version), sorted(ping), sorted(hush)
    recent = {user: ring for user, ring in struck.items() if table.touched - ring.at < TWICE}
    called = dict.fromkeys(user for s in ping if s not in hush and (user := table.seats[s].user))
    rung = {user: recent.get(user, Ring(key, table.touched)) for user in called}
    rest = {user: ring for user, ring in recent.items() if user not in rung}
    payload = {
        "key": key,
        "n": table.n,
        "epoch": table.epoch,
        "asked": [list(a[:3]) for a in table.asked],
        "ping": ping,
        "actor": actor,
    }
    if hush:
        payload["hush"] = hush
    if recent:
        payload["struck"] = {str(user): ring.key for user, ring in recent.items()}
    question = Question(key, table.n, tuple(a.seat for a in table.asked), rung, rest)
    return Out("question", f"question:{key}", payload, key), question


def struck_by_undo(question: Question | None) -> dict[int, Ring]:
    """By user, the calls that are struck when a question is taken back, and those that were before."""
    return question.struck | question.rung if question is not None else {}


def close(question: Question | None, n: int, seat: int, why: str = "") -> list[Out]:
    """The open question message loses its buttons."""
    if question is None:
        return []
    if question.left is not None and why in ("", "handed"):
        n, seat, why = question.left.n, question.left.seat, ""
    first = max(question.n, question.told) + 1
    payload = {"question": question.key, "first": first, "last": n, "n": n, "why": why, "seat": seat}
    return [Out("answered", f"answered:{question.key}", payload, question.key)]


def refresh(question: Question | None, version: int, n: int) -> list[Out]:
    """The open question message shows anew who has answered."""
    if question is None:
        return []
    payload: dict[str, Any] = {"question": question.key, "n": n, "seats": list(question.seats)}
    if question.left is not None:
        first = max(question.n, question.told) + 1
        payload |= {"first": first, "last": question.left.n, "seat": question.left.seat}
    return [Out("tally", f"tally:{version}", payload, question.key, merge=True)]


def together(outs: Iterable[Out]) -> list[Out]:
    """A question that closes right before another one is asked: both say that it is somebody else's turn, so they are
    one row."""
    found: list[Out] = []
    for out in outs:
        if out.kind == "question" and found and found[-1].kind == "answered":
            out = msgspec.structs.replace(out, payload={**out.payload, "closes": found.pop().payload})
        found.append(out)
    return found


def people_asked(table: Table) -> list[Asked]:
    """The open questions that wait for a person; not those that are only there for who may want to answer."""
    return [a for a in table.asked if table.seats[a.seat].user and not a.idle]


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
        # The story last: it takes a while to draw, the film longest, and nothing is to wait for it.
        story = [Out(kind, f"{kind}:{version}", {}) for kind in ("story", "film")]
        return [*outs, Out("over", f"over:{version}", {"n": table.n}), card(version), *story], None
    if question is not None and question.left is not None:
        return _after_computers(table, question, question.left, version, seat, hush)
    user = table.seats[seat].user
    own = set(table.seats_of(user)) if user else set()
    old = {a.sn for a in before}
    waiting = people_asked(table)
    fresh = [a.seat for a in waiting if a.sn not in old]
    if any(s not in own for s in fresh) or (waiting and question is None):
        same = {(a.seat, a.ask) for a in before if a.seat in own}  # who has just answered and simply goes on
        called = [a.seat for a in waiting if a.sn not in old and (a.seat, a.ask) not in same]
        called = called or fresh or [a.seat for a in waiting]
        struck = question.struck if question is not None else {}
        row, asked = ask(table, version, called, seat, [s for s in called if s in hush], struck)
        return [*close(question, table.n, seat), row], asked
    if waiting:  # who has answered; or what the same person is asked now
        return refresh(question, version, table.n), question
    if question is not None and question.seats == (seat,):
        question = msgspec.structs.replace(question, left=Left(seat, table.n, table.touched))
        return refresh(question, version, table.n), question
    return close(question, table.n, seat), None


def _after_computers(
    table: Table, question: Question, left: Left, version: int, seat: int, hush: Collection[int]
) -> tuple[list[Out], Question | None]:
    """The same for a move of a computer that follows a person's answer: whose own turn it is again at once goes on."""
    waiting = people_asked(table)
    if not waiting:
        return [], question
    if [a.seat for a in waiting] == [left.seat] and table.touched - left.at < GOES_ON:
        question = msgspec.structs.replace(question, left=None, told=table.n)
        return refresh(question, version, table.n), question
    called = [a.seat for a in waiting]
    row, asked = ask(table, version, called, seat, [s for s in called if s in hush], question.struck)
    return [*close(question, table.n, seat), row], asked


def after_undo(
    table: Table, question: Question | None, version: int, seat: int, first: int
) -> tuple[list[Out], Question | None]:
    """Rows for taking back entries from `first` on: a question asked since then is no question any more."""
    if question is not None and question.n < first:
        question = msgspec.structs.replace(question, left=None, told=min(question.told, first - 1))
        return refresh(question, version, table.n), question
    mine = table.seats_of(table.seats[seat].user)
    waiting = people_asked(table)
    outs = close(question, table.n, seat, "undone")
    if not waiting:
        return outs, None
    # Whoever took back is here and needs no ping; the others were pinged when this was asked the first time.
    ping = [] if any(a.seat in mine for a in waiting) else [a.seat for a in waiting]
    row, asked = ask(table, version, ping, seat, struck=struck_by_undo(question))
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
    if table.seats[seat].user and (ping or question is None or question.left is not None):
        row, asked = ask(table, version, [seat] if ping else [], seat)
        return [*close(question, table.n, seat, "handed"), row], asked
    return refresh(question, version, table.n), question
