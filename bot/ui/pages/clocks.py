"""Time to think and pauses, in words: below a question, at a desk, and for who asks."""

from __future__ import annotations

from collections.abc import Collection

from bot.service.consent.time_banks import HOUR, PRESETS, Left
from bot.service.core.model import Table
from bot.text.fluent import Text

from ..posts import posts
from ..posts.frontend import Frontend

NONE = "none"  # in menus and commands, for no clock


def named(text: Text, preset: str) -> str:
    """A clock in words."""
    return text(f"clock-{preset if preset in PRESETS else NONE}")


def line(text: Text, table: Table, left: Left) -> str:
    """The clock of a seat."""
    name, hours = posts.names(text, table)[left.seat], int(left.bank // HOUR)
    if left.due:
        said = text("clock-runs", name=name, when=posts.when(left.due), left=hours)
    elif not left.bank and any(a.seat == left.seat for a in table.asked):
        said = text("clock-out", name=name)
    else:
        said = text("clock-stands", name=name, left=hours)
    return text("clock-overrun", line=said, n=left.overrun) if left.overrun else said


async def lines(frontend: Frontend, table: Table, text: Text, seats: Collection[int] | None = None) -> str:
    """A pause, if there is one, and the clocks of those who are asked (or of `seats`), one below the other."""
    said = []
    if frontend.service.pauses.paused(table):
        said.append(text("pause-line", until=posts.moment(table.paused)))
    if seats is None:
        seats = {a.seat for a in table.asked}
    said += [line(text, table, left) for left in await frontend.service.clocks.standing(table) if left.seat in seats]
    return "\n".join(said)
