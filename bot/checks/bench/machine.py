"""What else the machine does while something is measured."""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import TracebackType

BUSY = 0.2  # processors that others may use before a figure past its bound is taken again
HERTZ = 100  # of the counters of /proc/stat, on every system of today


class Watched:
    """Within it: seconds, load, and how many processors others have used in the mean (None where nothing tells)."""

    def __enter__(self) -> Watched:
        self._begun, self._ours, self._all = time.perf_counter(), _ours(), _all()
        self._load = _load()
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.seconds, self.others = time.perf_counter() - self._begun, None
        if self._all is not None and (now := _all()) is not None:
            self.others = max(0.0, (now - self._all - (_ours() - self._ours)) / self.seconds)

    @property
    def busy(self) -> bool:
        """Whether a figure that was taken meanwhile may be that of the others."""
        if self.others is not None:
            return self.others > BUSY
        return self._load is not None and self._load > BUSY

    def told(self) -> dict[str, float | None]:
        """For the output. `others`: processors; `load`: the system's mean of the minute before it began."""
        others = None if self.others is None else round(self.others, 2)
        return {"seconds": round(self.seconds, 1), "others": others, "load": self._load}


def _ours() -> float:
    """Processor seconds of this process and those that it has begun and seen end."""
    return sum(os.times()[:4])


def _all() -> float | None:
    """Processor seconds of everybody: all but idle, waiting for disks, and what guests have had (counted already)."""
    try:
        user, nice, system, _, _, irq, soft, steal = map(int, Path("/proc/stat").read_text("ascii").split()[1:9])
    except (OSError, ValueError):
        return None
    return (user + nice + system + irq + soft + steal) / HERTZ


def _load() -> float | None:
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
