"""Notices that could not be posted in time: whether they still have something to say.

What was of the moment is dropped once play has gone on; what has been undone meanwhile is dropped, too. All the rest (a
new clock, corrected rules, who looks after the table, what a vote has come to) is posted however late it is.
"""

from __future__ import annotations

from typing import Any

from .model import Table

OF_THE_MOMENT = frozenset({
    *("notice-undone", "notice-undone-agreed", "notice-moved", "notice-moved-here", "notice-back", "notice-more-time"),
    *("notice-resumed", "notice-pause-over", "notice-pause-late", "notice-unreadable", "notice-readable"),
})  # fmt: skip
# Who has a seat since: the computer, or a person.
TO_COMPUTER = frozenset({"notice-handed-computer", "notice-given-up", "notice-away-lent"})
TO_PERSON = frozenset({"notice-handed-person", "notice-taken-back", "notice-back-seat"})


def overtaken(payload: dict[str, Any], table: Table, now: float) -> bool:
    """Whether a notice is of no use any more. `payload`: see `Outgoing`, as it is in the database."""
    id, args = str(payload["id"]), payload["args"]
    if id in OF_THE_MOMENT:
        over = table.status in ("over", "abandoned")
        return over or int(table.question or 0) > int(payload.get("version", table.version))
    if id in TO_COMPUTER | TO_PERSON and bool(table.seats[int(args["seat"])].user) != (id in TO_PERSON):
        return True
    if id == "notice-paused" and not table.paused:
        return True
    return 0 < float(args.get("until", 0)) <= now
