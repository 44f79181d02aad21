"""The deck and its discards: how many cards are left, and which of the discards have been mixed (001:303, A20, B17)."""

from __future__ import annotations

UNSEEN = "?"


class Deck:
    """Which card is drawn is not known here, only whether there is one."""

    def __init__(self, left: int, discards: list[str]) -> None:
        self.left, self.discards = left, discards
        self.parts: dict[int, int] = {}  # while seats go on at once: the cards for each of them
        self.spare: dict[int, int] = {}  # and of the discards of before
        self.before: list[str] = []
        self.mixed = 0  # of those

    def draw(self, seat: int, n: int) -> int:
        """How many of n cards there are; the discards are mixed when the deck is empty."""
        return sum(self._draw_part(seat) if self.parts else self._draw() for _ in range(n))

    def _draw(self) -> int:
        if not self.left:
            self.left, self.discards = len(self.discards), []
        if not self.left:
            return 0
        self.left -= 1
        return 1

    def part(self, seats: list[int], discards: list[str]) -> None:
        """Seats go on at once: each draws from its own n-th of the deck, and then of the discards there are."""
        self.see(discards)
        n, self.before, self.mixed = len(seats), list(self.discards), 0
        self.parts = {seat: len(range(i, self.left, n)) for i, seat in enumerate(seats)}
        self.spare = {seat: len(range(i, len(self.discards), n)) for i, seat in enumerate(seats)}

    def _draw_part(self, seat: int) -> int:
        if not self.parts[seat]:
            self.parts[seat], self.spare[seat] = self.spare[seat], 0
            self.mixed += self.parts[seat]
            self.left += self.parts[seat]
        if not self.parts[seat]:
            return 0
        self.parts[seat] -= 1
        self.left -= 1
        return 1

    def join(self) -> None:
        """All are done: which of the discards of before are still there is seen later."""
        self.parts = {}
        if self.mixed:
            thrown = self.discards[len(self.before) :]
            self.discards = [UNSEEN] * (len(self.before) - self.mixed) + thrown

    def see(self, discards: list[str]) -> None:
        """These lie there now: some of before, and all that have been discarded since."""
        if UNSEEN in self.discards:
            since = [c for c in self.discards if c != UNSEEN]
            there = [c for c in discards if c not in since]
            assert len(there) + len(since) == len(self.discards) and set(there) <= set(self.before)
            self.discards = there + since

    def known(self) -> set[str]:
        """Discards that are in nobody's hand: not those of before that a seat has mixed while all go on at once."""
        return set(self.discards[len(self.before) :] if self.parts and self.mixed else self.discards)
