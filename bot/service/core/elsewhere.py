"""Other processes on the same database: which tables are theirs, and that what is kept in memory is what is stored.

A process keeps in memory tables of its own servers alone; what it writes at another's it tells that one in the same
transaction, as it tells all what people and servers have set. Whoever hears of it forgets what is kept and reads anew.
What was missed shows by the version of a table: that is looked at every few seconds, and by every change of it.
"""

from __future__ import annotations

from typing import Any

from .ports import Store

TABLE, USER, SERVER, GONE = "table", "user", "server", "gone"


def telling(store: Store, topic: str, number: int = 0) -> list[tuple[Any, ...]]:
    """The write that tells other processes, in the transaction it stands in; none where there are no others."""
    return [] if store.members is None else [("told", store.members.told(f"{topic} {number}"))]
