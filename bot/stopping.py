"""How the program is asked to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator

_log = logging.getLogger(__name__)

LEFT = 60.0  # the same for one of several processes: the others take over from it first
STOPPED = 8.0  # seconds after which it ends whatever hangs: all that was confirmed is on the disk


@contextlib.contextmanager
def stopping(within: float = STOPPED) -> Iterator[asyncio.Event]:
    """An event that is set when the process is asked to stop: Ctrl+C, or SIGTERM from the system. `within`: seconds."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def asked() -> None:
        if not stop.is_set():
            stop.set()
            last = threading.Timer(within, _end)
            last.daemon = True  # it ends with the process, where that ends by itself
            last.start()

    signals = (signal.SIGINT, signal.SIGTERM)
    for name in signals:
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl+C arrives as KeyboardInterrupt
            loop.add_signal_handler(name, asked)
    try:
        yield stop
    finally:
        for name in signals:
            with contextlib.suppress(NotImplementedError):
                loop.remove_signal_handler(name)


def _end() -> None:
    """Something hangs that cannot be cancelled: the process goes, and its children with it."""
    _log.error("something does not end and is cut off")
    for child in multiprocessing.active_children():
        child.kill()
    os._exit(1)
