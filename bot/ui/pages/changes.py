"""What a story begins with: what has changed for whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules import Refused
from bot.service.core.model import Entry, Table
from bot.text.fluent import Text

from ..common import wording
from ..posts import posts
from ..posts.frontend import Frontend


async def of_seat(
    frontend: Frontend, table: Table, text: Text, since: Sequence[Entry], seat: int, user: int | None, n: int
) -> str:
    """What the seat has more or less after entry `n` than before these entries, in bold; "" for nothing.

    To its own person (`user`) it says "you"; for all to read (None) it has the name, and what all may know.
    """
    if not since or since[0].n == 0 or n < since[0].n:
        return ""
    rules = frontend.rules(table)
    try:
        views = [await frontend.turns.look(table.id, user, at=at) for at in (since[0].n - 1, n)]
    except Refused:  # undone meanwhile
        return ""
    before, after = (rules.stock(view, seat) for view in views)
    changes = {what: m - before.get(what, 0) for what, m in after.items() if m != before.get(what, 0)}
    if not changes:
        return ""
    said = [f"{'−' if m < 0 else '+'}{wording.count(text, what, abs(m))}" for what, m in changes.items()]
    who, own = posts.names(text, table)[seat], "no" if user is None else "yes"
    return text("since-mine", own=own, who=who, changes=", ".join(said))


def before(mine: str, told: str) -> str:
    """What concerns the reader above all else that happened."""
    return "\n" + posts.lines(mine, told.strip("\n")) if mine and told else mine or told
