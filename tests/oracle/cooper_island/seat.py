"""A seat of the second table: its boards, read from a state once, and moved on by the rulebook alone."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from tests.oracle.cooper_island import box
from tests.oracle.cooper_island.storage import Stock


class Seat(Stock):
    """One player."""

    def __init__(self, seat: int, s: Any) -> None:
        super().__init__(s)
        self.seat = seat
        self.laid: dict[str, int] = dict(s.laid)
        self.islets: dict[str, str] = dict(s.islets)
        self.shores: dict[str, str] = dict(s.shores)
        self.ships = {ship: [v.at, v.steps, v.anchors] for ship, v in s.ships.items()}
        self.logbooks, self.tiles = list(s.logbooks), dict(s.tiles)
        self.track, self.charted = s.track, s.charted
        self.flipped, self.cells = list(s.flipped), list(s.cells)
        self.lids, self.crates = s.lids, list(s.crates)
        self.large, self.used = list(s.large), list(s.used)
        self.workers, self.unhired = dict(s.workers), dict(s.unhired)
        self.reached, self.recruited = list(s.reached), dict(s.recruited)
        self.owed = s.owed
        self.looking: list[str] = list(s.looking)

    # -- what there is -------------------------------------------------------------------------------
    def in_time(self, n: int) -> bool:
        """Whether nothing is lost by so many steps now: all count, or the cartographer has gone back already."""
        return self.charted or self.track + n <= 6

    def hired(self, kind: str) -> int:
        return 2 - self.unhired[kind]

    def food(self) -> int:
        """What the workers eat."""
        return 2 + self.hired("round") + self.hired("square") - ("small_13" in self.small)

    def face_up(self) -> list[str]:
        return [card for card in self.large if card not in self.used]

    def built(self, kind: str) -> int:
        return box.PIECES[kind] - self.left[kind]

    def points_of(self, cell: str) -> int:
        return 1 if cell == "small_5" else box.CELLS[cell][1]

    def open_cells(self) -> list[str]:
        """For statues."""
        own = ["small_5"] if "small_5" in self.small else []
        return [c for c, (large, _) in box.CELLS.items() if self.built("large") >= large] + own

    def one_of_each(self, cells: list[str]) -> list[str]:
        """Of cells that bring the same only the first of them: on the board, or to be filled."""
        alike: dict[tuple[int, bool], str] = {}
        for cell in cells:
            alike.setdefault((self.points_of(cell), cell == "small_5"), cell)
        return list(alike.values())

    def empty_cells(self) -> list[str]:
        return self.one_of_each([c for c in self.open_cells() if c not in self.cells])

    def full_cells(self) -> list[str]:
        return self.one_of_each(self.cells)

    def claims(self) -> int:
        """Milestones reached and not yet laid on a cell."""
        return len(self.reached) - sum(self.recruited.values())

    def fewest(self) -> list[str]:
        """The ships with fewer anchors."""
        least = min(ship[2] for ship in self.ships.values())
        return [name for name, ship in self.ships.items() if ship[2] == least]

    def assets(self) -> int:
        return sum(self.stored.values()) + self.track + sum(self.tiles.values())

    # -- what happens to it --------------------------------------------------------------------------
    def step(self, n: int) -> None:
        self.track = min(6, self.track + n)

    def reach(self, what: str, n: int) -> None:
        """A milestone, once there are enough."""
        if n >= box.MILESTONES[what] and what not in self.reached:
            self.reached.append(what)

    # -- what is tried and taken back ----------------------------------------------------------------
    def kept(self) -> dict[str, Any]:
        return deepcopy(vars(self))

    def put_back(self, was: dict[str, Any]) -> None:
        """As it was; what holds a ship in mid-move holds it still."""
        ships = self.ships
        vars(self).update(was)
        for name, ship in ships.items():
            ship[:] = was["ships"][name]
        self.ships = ships
