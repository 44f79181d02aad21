"""A table's log as lines of a recorded game, with what was taken back by consent: chance did not rewind by that."""

from __future__ import annotations

import base64
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from bot.rules import Action
from bot.rules.ranges import ranges
from bot.rules.record import Row, entry_row

UNDONE, RULES = "=undone", "=rules"

Snapshot = Callable[[int], Awaitable[bytes]]  # the state after an entry


def taken(row: Any) -> list[int]:
    """The entries that an undo by consent took back."""
    return [int(n) for n in msgspec.json.decode(row.words)[1:]]


async def lines(rows: Sequence[Any], snapshot: Snapshot) -> list[Row]:
    """The lines for a whole log, entry 0 and all.

    What was taken back freely had touched nothing and is left out. What was taken back by consent stands in its place
    with the line that takes it back, so that each number drawn can be checked.
    """
    cuts = [r for r in rows if r.verb == UNDONE]
    gone_at = {n: cut.n for cut in cuts for n in taken(cut)}  # the entry that took it back
    found: list[Row] = []
    numbers: dict[int, int] = {}  # of answers in the file, by entry
    for row in rows:
        if not row.n or (row.undone_at is not None and row.n not in gone_at):
            continue
        if row.verb == UNDONE:
            dropped = [numbers[n] for n in taken(row) if n in numbers]
            by = int(msgspec.json.decode(row.words)[0])
            found.append(Row(0, "!", f"undone by {by} {ranges(dropped)}", hash8=row.hash8))
        elif row.verb == RULES:
            words = " ".join(msgspec.json.decode(row.words))
            state = base64.b64encode(await snapshot(row.n)).decode()
            found.append(Row(0, "!", f"rules {words} {state}", hash8=row.hash8))
        else:
            numbers[row.n] = len(numbers) + 1
            # What stood where others were taken back had another state before it when it was played.
            amended = any(
                min(taken(cut)) < row.n < cut.n and row.n not in taken(cut) and gone_at.get(row.n, cut.n) >= cut.n
                for cut in cuts
            )
            digits = "" if amended else row.hash8
            action = Action(row.seat, row.verb, tuple(msgspec.json.decode(row.words)))
            found.append(entry_row(action, auto=bool(row.auto), digits=digits))
    return found
