"""The message with an open question: who is asked what; how far people have answered it; and what becomes of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.rules import Asked
from bot.service.core.model import Table
from bot.text.fluent import Text

from ..common import wording
from ..common.draft import Button, Row
from .posts import Post, button, headed, lines, mention, names

TALLY = "⏳"  # begins the line that says who has answered


def question(
    text: Text,
    table: Table,
    asked: Sequence[Asked],
    ping: Sequence[int],
    since: str,
    where: str,
    *,
    first: bool = False,
    begun: bool = False,
    key: str = "",
    undo: str | None = "",
    quiet: Collection[int] = (),
    hush: Collection[int] = (),
    notes: Sequence[str] = (),
    answers: Sequence[Row] = (),
) -> Post:
    """The message that pings: who is asked what, where the game stands, and what happened since.

    `quiet`: users who are named and not mentioned, for they are told otherwise. `hush`: users to whom it looks the same
    as ever, but their telephone does not ring. `begun`: whoever is asked has not answered yet, so that `since` begins
    with the game. `notes` stand below; `answers` can be given at once. `undo`: whose answer was the last, None where
    there is nothing to take back.
    """
    who = names(text, table)
    users = tuple(dict.fromkeys(table.seats[s].user for s in ping if table.seats[s].user))
    called = ", ".join(dict.fromkeys(wording.call(text, a.ask) for a in asked if a.seat in ping))
    if users:
        head = text("question-asked", mentions=addressed(table, who, users, quiet), asked=called)
    else:
        head = ", ".join(wording.asked(text, a.ask, a.seat, who) for a in asked if table.seats[a.seat].user)
    mine = "question-begun" if begun else "question-since"
    kind = "question-start" if first else mine if len(users) == 1 else "question-happened"
    since = headed(text, kind, since) if since or first else ""
    head = " · ".join(p for p in (head, where) if p)
    mentioned = [u for u in users if u not in quiet]
    rung = tuple(u for u in mentioned if u not in hush)
    rows = (*answers, question_buttons(text, table, key, undo))
    return Post(lines(head, since, *notes), rows, ping=rung, silent=not mentioned)


def addressed(table: Table, who: Sequence[str], users: Sequence[int], quiet: Collection[int]) -> str:
    """Whom a message speaks to: by mention, or by name who is told otherwise."""
    named = {s.user: who[s.seat] for s in table.seats}
    return " ".join(f"**{named[u]}**" if u in quiet else mention(u) for u in users)


def question_buttons(text: Text, table: Table, key: str, undo: str | None = "") -> tuple[Button, ...]:
    """What stands under an open question. The key of the question is in the first button, so that it can be found."""
    label = text("button-undo-who", name=undo) if undo else text("button-undo")
    taken_back = () if undo is None else (button(table.id, "undo", label),)
    return (
        button(table.id, "desk", text("button-desk"), key, "main"),
        button(table.id, "board", text("button-board")),
        button(table.id, "log", text("button-log")),
        *taken_back,
        button(table.id, "plans", text("button-plans")),
    )


def tally(text: Text, table: Table, done: Sequence[int], base: str) -> Post:
    """An open question to several, as far as people have answered it; who has not stays called. `base`: the message as
    it reads until now."""
    who = names(text, table)
    asked = [a.seat for a in table.asked]
    waiting = wording.listed(text, [who[s] for s in asked if table.seats[s].user] or [who[s] for s in asked])
    people = [who[s] for s in done if table.seats[s].user]
    said = [text("tally-done", names=wording.listed(text, people))] if people else []
    said.append(text("tally-waiting", names=waiting))
    kept = [line for line in base.split("\n") if not line.startswith(TALLY)]
    still = tuple(dict.fromkeys(table.seats[s].user for s in asked if table.seats[s].user))
    return Post(lines(*kept, f"{TALLY} {' '.join(said)}"), ping=still)


def answered(text: Text, table: Table, why: str, seat: int, events: str) -> Post:
    """What an answered question becomes: what was done, and no buttons."""
    who = names(text, table)
    name = who[seat] if 0 <= seat < len(who) else ""
    if why:
        return Post(lines(text(f"answered-{why}", name=name), events if why == "over" else ""))
    return Post(text("answered-by", events=events) if events else text("answered-nothing", name=name))
