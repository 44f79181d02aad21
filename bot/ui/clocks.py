"""Time to think and pauses, in words: below a question, at a desk, and for who asks."""

from __future__ import annotations

from collections.abc import Collection

from bot.service.clocks import HOUR, PRESETS, Left
from bot.service.model import Table
from bot.text.fluent import Text

from . import posts
from .house import House

NONE = "none"  # in menus and commands, for no clock


def named(words: Text, preset: str) -> str:
    """A clock in words."""
    return words(f"clock-{preset if preset in PRESETS else NONE}")


def line(words: Text, table: Table, left: Left) -> str:
    """The clock of a seat."""
    name, hours = posts.names(words, table)[left.seat], int(left.bank // HOUR)
    if left.due:
        said = words("clock-runs", name=name, when=posts.when(left.due), left=hours)
    elif not left.bank and any(a.seat == left.seat for a in table.asked):
        said = words("clock-out", name=name)
    else:
        said = words("clock-stands", name=name, left=hours)
    return words("clock-overrun", line=said, n=left.overrun) if left.overrun else said


async def lines(house: House, table: Table, words: Text, seats: Collection[int] | None = None) -> str:
    """A pause, if there is one, and the clocks of those who are asked (or of `seats`), one below the other."""
    said = []
    if house.service.pauses.paused(table):
        said.append(words("pause-line", until=posts.moment(table.paused)))
    if seats is None:
        seats = {a.seat for a in table.asked}
    said += [line(words, table, left) for left in await house.service.clocks.standing(table) if left.seat in seats]
    return "\n".join(said)
