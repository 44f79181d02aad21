"""What people have pressed, by its number: Discord may deliver a press twice, and it is answered once."""

from __future__ import annotations

from collections import OrderedDict, deque

KEPT = 4096  # presses remembered
TOO_OFTEN, WITHIN = 3, 600.0  # so many presses that somebody else has answered, in so many seconds


class Deliveries:
    """Bounded; `new` is asked once for each delivery."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, None] = OrderedDict()
        self._taken: deque[float] = deque(maxlen=TOO_OFTEN)

    def new(self, number: int) -> bool:
        """Whether a press has not been delivered to us before."""
        if number in self._known:
            return False
        self._known[number] = None
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return True

    def taken(self, now: float) -> bool:
        """A press delivered to us once had been answered already (`now`: seconds). Whether that happens too often.

        Once may be a request of ours that was sent again where its answer was lost; again and again is another bot.
        """
        self._taken.append(now)
        if len(self._taken) < TOO_OFTEN or now - self._taken[0] > WITHIN:
            return False
        self._taken.clear()
        return True
