"""What one person or one server may take of the program, so that something is left for the others."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable

import msgspec

PRESSES_WITHIN = 10.0  # seconds in which presses are counted
KEPT = 4096  # people whose doings are remembered


class Limits(msgspec.Struct, frozen=True):
    """Each is a number that is not passed; 0 is no limit. Each has a setting of the same name in `bot.settings`."""

    tables_minute: int = 0  # tables that one person opens in a minute
    tables_hour: int = 0  # and in an hour
    tables_person: int = 0  # open tables of one person, on all servers
    tables_server: int = 0  # and of one server
    search_seats: int = 0  # seats of a server's running tables at which the computer thinks ahead
    presses: int = 0  # buttons, menus, boxes and commands of one person within `PRESSES_WITHIN`


class Rate:
    """`most` times within so many seconds for each person; 0: as often as they like. Bounded in memory."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._times: dict[Hashable, deque[float]] = {}  # of the last `most` times; who was there last comes last

    def wait(self, who: Hashable, now: float) -> float:
        """For how many seconds they have to wait, by any clock; 0.0 where they may at once."""
        times = self._times.get(who)
        if times is None or len(times) < self.most:
            return 0.0
        gone = now - times[0]
        return self.seconds - gone if 0 <= gone < self.seconds else 0.0  # a clock that goes back keeps nobody waiting

    def forget(self, who: Hashable) -> None:
        """It does not count any more."""
        self._times.pop(who, None)

    def count(self, who: Hashable, now: float) -> None:
        """They did it."""
        if self.most:
            self._times[who] = times = self._times.pop(who, None) or deque(maxlen=self.most)
            times.append(now)
            while len(self._times) > KEPT:
                del self._times[next(iter(self._times))]
