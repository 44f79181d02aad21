"""How the work is going, in numbers."""

from __future__ import annotations

from typing import NamedTuple

from ..core.ports import Clock, Store
from ..core.stranded import Stranded
from ..core.unreadable import Unreadable
from .backups import Backups

LATE = 60.0  # seconds that a timer may be due before it counts as late


class Pulse(NamedTuple):
    """For how many seconds the oldest message has been due, how many tables are running, how much of the database
    cannot be read, how many backups in a row have failed; how many messages wait after a refusal, how many were given
    up, and at how many tables nothing can be posted; how many messages are due, and how many timers have been for more
    than a minute."""

    overdue: float = 0.0
    running: int = 0
    aside: int = 0
    unsaved: int = 0
    refused: int = 0
    given_up: int = 0
    stranded: int = 0
    waiting: int = 0
    late: int = 0


async def pulse(store: Store, clock: Clock, unreadable: Unreadable, backups: Backups, stranded: Stranded) -> Pulse:
    """As it is now; all zero while the store cannot tell."""
    try:
        due = await store.next_due()
        running = await store.count("running")
        aside = await unreadable.count()
        refused, given_up = await store.refused()
        waiting, late = await store.behind(clock.now(), LATE)
    except store.Error:
        return Pulse()
    overdue = max(0.0, clock.now() - due) if due else 0.0
    return Pulse(overdue, running, aside, backups.missed(), refused, given_up, len(stranded.tables), waiting, late)
