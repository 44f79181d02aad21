"""The time of a soak, in which nights pass at once."""

from __future__ import annotations

import time


class Clock:
    """The time of this machine and `ahead` seconds; set back, it makes room for nights that pass at once."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._since: list[tuple[float, float]] = [(0.0, 0.0)]

    @property
    def ahead(self) -> float:
        return self._ahead

    @ahead.setter
    def ahead(self, seconds: float) -> None:
        self._ahead = seconds
        self._since.append((time.time(), seconds))

    def now(self) -> float:
        return time.time() + self._ahead

    def then(self, real: float) -> float:
        """What it showed when the machine's own clock showed `real`."""
        return real + next(ahead for since, ahead in reversed(self._since) if since <= real)
