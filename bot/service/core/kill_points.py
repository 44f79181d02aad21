"""Named points at which a test can kill the process: `CARAVEL_KILL_AT=after-commit:3` at the third time it comes by.

Without that variable nothing happens there. What a point is called is said where it is reached.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable

_once = threading.Lock()


def _nothing(point: str) -> None:
    """Go on."""


def armed(at: str) -> Callable[[str], None]:
    """What to do at each point; raises `ValueError` for a setting that cannot be read."""
    if not at:
        return _nothing
    name, _, count = at.partition(":")
    left = int(count or "1")

    def kill(point: str) -> None:
        nonlocal left
        if point != name:
            return
        with _once:
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    return kill


_kill = armed(os.environ.get("CARAVEL_KILL_AT", ""))


def reach(point: str) -> None:
    """The process comes by at a point."""
    _kill(point)


def arm(at: str) -> None:
    """Set the variable for a process that has begun already, such as one that was forked."""
    global _kill
    os.environ["CARAVEL_KILL_AT"] = at
    _kill = armed(at)
