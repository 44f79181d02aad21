"""What is said to somebody who is waited for: reminders, the note at their end, the digest. Words and buttons only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.rules import Asked
from bot.service.core.model import Table
from bot.text.fluent import Text

from ..common import wording
from ..common.draft import Row
from ..common.limits import PER_ROW
from ..posts import posts
from ..posts.posts import Post

SHOWN = 8  # tables in one message: as many as fit with their links


def asked_of(text: Text, payload: Mapping[str, Any]) -> str:
    """What somebody is asked, as it is said to them."""
    return ", ".join(dict.fromkeys(wording.call(text, Asked(*a).ask) for a in payload["asked"]))


def reminder(
    text: Text, table: Table, payload: Mapping[str, Any], link: str, mark: str, *, private: bool, zoned: bool
) -> Post:
    """A reminder, in private or with a mention, with what can be done about it. `zoned`: their zone is known."""
    user, since = int(payload["user"]), posts.when(payload["since"])
    called = asked_of(text, payload)
    if private:
        game = text(f"game-{table.game}")
        head = text("remind-private", table=posts.escape(table.name), game=game, asked=called, since=since)
    else:
        head = text("remind-thread", mentions=posts.mention(user), asked=called, since=since)
    coming = payload["next"]
    last = text("remind-next", next=posts.when(coming)) if coming else text("remind-last")
    rows: tuple[Row, ...] = (
        (
            posts.button(table.id, "desk", text("button-desk"), mark, "main"),
            posts.button(table.id, "snooze", text("button-snooze"), str(user)),
            posts.button(table.id, "away", text("button-away"), str(user)),
            posts.button(table.id, "mute", text("button-mute"), str(user)),
        ),
    )
    hint = "" if zoned else text("remind-zone")
    said = posts.lines(head, text("link-question", link=link), last, hint)
    return Post(said, rows, ping=() if private else (user,))


def unanswered(text: Text, table: Table, payload: Mapping[str, Any], mark: str) -> Post:
    """The word to the table after the last reminder; it calls nobody."""
    who = posts.names(text, table)
    name = wording.listed(text, [who[int(s)] for s in payload["seats"]])
    said = text("remind-unanswered", name=name, since=posts.when(payload["since"]))
    return Post(said, ((posts.button(table.id, "desk", text("button-desk"), mark),),), silent=True)


def waiting_line(text: Text, table: Table, asked: Sequence[Asked], since: float, link: str) -> str:
    """A table that waits for somebody, in one line."""
    called = ", ".join(dict.fromkeys(wording.call(text, a.ask) for a in asked))
    game, name = text(f"game-{table.game}"), posts.escape(table.name)
    return text("mine-waiting", table=name, game=game, asked=called, since=posts.when(since), link=link)


def desk_rows(tables: Sequence[Table], mark: str = "") -> tuple[Row, ...]:
    """A button for each table that opens the desk there; the first bears the mark."""
    buttons = [
        posts.button(t.id, "desk", f"{t.id} {t.name}", mark if i == 0 else "mine", "main") for i, t in enumerate(tables)
    ]
    return tuple(tuple(buttons[i : i + PER_ROW]) for i in range(0, len(buttons), PER_ROW))
