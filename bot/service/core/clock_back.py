"""The clock was ahead, and has been set right: what was set by it meanwhile would be due much too late.

Whoever has something due at a time has a `clock_back`. It finds what was set at a time that has not come yet, or would
be due later than anything can be, and has it due as long after now as it was to be after that time. Each may be called
at any time, for where the clock was never ahead it finds nothing; it is called at each start, and by the timers.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec

from bot.rules import Refused

LOG = logging.getLogger(__name__)


async def each(rows: Iterable[Any], work: Callable[[Any], Awaitable[object]]) -> None:
    """Do it for every row with a `table_id`; one that cannot be done, or read, keeps no other waiting."""
    for row in rows:
        try:
            await work(row)
        except (Refused, msgspec.DecodeError) as no:
            LOG.warning("a time at table %s is not set right: %s", row.table_id, getattr(no, "text", type(no).__name__))
