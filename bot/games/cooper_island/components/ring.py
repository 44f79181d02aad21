"""The stops of ships round the island, and the islets that are crossed from one to the next.

Seat i + 1 sits to the left of seat i. Clockwise from a seat's harbour come the left side of its peninsula, a bay, the
right side of the next one, and that one's harbour. On the long ring the two harbour spaces of a peninsula are two
stops, as far apart as any other two where a logbook waits.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .peninsula import Peninsula
from .rows import Stop

ONE, TWO = "one_master", "two_master"
SHIPS = {ONE: 1, TWO: -1}  # which way they go: clockwise, against the clock


class Place(NamedTuple):
    """A stop: whose peninsula (a bay: which lies to the left of whose), its name there, its kind."""

    seat: int
    stop: str
    kind: str

    @property
    def id(self) -> str:
        return f"{self.seat}-{self.stop}"


class Ring:
    """The stops for a number of seats, clockwise, and what lies between them."""

    def __init__(self, rows: Iterable[Stop], long: bool, seats: int, land: Peninsula) -> None:
        stops = [s for s in rows if long or not s.long]
        self.stops = tuple(
            Place((seat + (s.side == "right")) % seats, s.id, s.kind) for seat in range(seats) for s in stops
        )
        self.number = {place.id: i for i, place in enumerate(self.stops)}
        harbours = [s.id for s in stops if s.kind == "harbour"]
        self.start = {
            ship: tuple(self.number[f"{seat}-{harbours[0 if way > 0 else -1]}"] for seat in range(seats))
            for ship, way in SHIPS.items()
        }
        # crossed[ship][at]: owner and water of the halves passed on the way to the next stop, in order
        side: dict[str, str] = {s.id: s.side for s in stops}
        self.crossed = {
            ship: tuple(self._between(land, side, at, way) for at in range(len(self.stops)))
            for ship, way in SHIPS.items()
        }

    def after(self, ship: str, at: int) -> int:
        """The stop that comes next."""
        return (at + SHIPS[ship]) % len(self.stops)

    def _between(self, land: Peninsula, side: dict[str, str], at: int, way: int) -> tuple[tuple[int, str], ...]:
        here, there = self.stops[at], self.stops[(at + way) % len(self.stops)]
        found = []
        for place, leaving in ((here, True), (there, False)):
            outward = (side[place.stop] == "left") == (way > 0)  # away from the peninsula's harbour
            half = "b" if outward == leaving else "a"
            if water := land.half.get((place.stop, half)):
                found.append((place.seat, water))
        return tuple(found)
