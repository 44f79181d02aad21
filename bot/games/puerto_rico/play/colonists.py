"""Colonists and nobles come, are placed, and move (Rulebook 003, Mayor, Hospice, University; Nobles)."""

from __future__ import annotations

from . import circles
from .rounds import Rounds


class Colonists(Rounds):
    """Who is on the ship and in the supply, and how they get from there to the boards."""

    def staff(self) -> tuple[str, ...]:
        """Who may come by a hospice or university: a colonist of the supply, or else somebody from the ship."""
        s = self.s
        if s.colonist_supply or (s.colonist_ship and not s.noble_ship):
            return ("no", "yes")
        if not s.noble_ship:
            return ("no",)
        return ("no", "yes", "noble") if s.colonist_ship else ("no", "noble")

    def comes(self, seat: int, place: str, who: str) -> None:
        """Somebody comes to a place by hospice or university."""
        s = self.s
        if who == "noble":
            s.noble_ship -= 1
            self.emit("noble_taken", seat)
        elif s.colonist_supply:
            s.colonist_supply -= 1
        else:
            s.colonist_ship -= 1
        circles.arrive(s.board[seat], place, who == "noble")

    def extra_colonist(self, seat: int) -> None:
        self.s.colonist_supply -= 1
        self.s.board[seat].idle += 1
        self.emit("colonist_privilege", seat)

    def take_colonists(self, seat: int, n: int) -> None:
        self.s.colonist_ship -= n
        self.s.board[seat].idle += n
        self.emit("colonists_taken", seat, n=n)

    def fetch(self, seat: int, noble: bool) -> None:
        """One person from the ship."""
        if noble:
            self.s.noble_ship -= 1
            circles.arrive(self.s.board[seat], circles.WINDROSE, True)
            self.emit("noble_taken", seat)
        else:
            self.take_colonists(seat, 1)

    def villa(self, seat: int) -> None:
        """A noble of the supply, or else a colonist of the supply, or nobody."""
        s = self.s
        noble = s.noble_supply > 0
        if noble:
            s.noble_supply -= 1
        elif s.colonist_supply:
            s.colonist_supply -= 1
        else:
            return
        circles.arrive(s.board[seat], circles.WINDROSE, noble)
        self.emit("villa", seat, noble=int(noble))

    def place(self, seat: int, counts: dict[str, int]) -> None:
        me = self.s.board[seat]
        have = me.idle + sum(me.colonists.values())
        me.colonists = {place: n for place, n in counts.items() if n}
        me.idle = have - sum(counts.values())
        if me.nobles:
            circles.stand(self.box, me, circles.nobles(me), {})
        if self.record:
            self.emit("placed", seat, places=dict(me.colonists))

    def station(self, seat: int, counts: dict[str, int]) -> None:
        """Nobles stand as said on these places, and elsewhere as it happens."""
        me = self.s.board[seat]
        circles.stand(self.box, me, circles.nobles(me), counts)
        self.show_nobles(seat)

    def show_nobles(self, seat: int) -> None:
        """Where they stand once everybody of the seat has been placed."""
        if self.record:
            self.emit("stationed", seat, places=dict(self.s.board[seat].nobles))

    def move_guest(self, seat: int, house: str, place: str, who: str) -> None:
        me = self.s.board[seat]
        circles.leave(me, house, who == "noble")
        circles.arrive(me, place, who == "noble")
        self.emit("guest", seat, place=place, who=who)

    def fill_ship(self, n: int) -> None:
        self.s.colonist_supply -= n
        self.s.colonist_ship += n
        self.emit("colonist_ship", n=n)

    def fill_ship_nobles(self, n: int) -> None:
        self.s.noble_supply -= n
        self.s.noble_ship += n
        self.emit("noble_ship", n=n)
