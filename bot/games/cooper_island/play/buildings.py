"""What is built: boats at the piers, buildings and statues on land, ruins taken away."""

from __future__ import annotations

from ..components.box import Box
from ..components.peninsula import bits
from ..state import Seat
from .landscape import RUIN, Lie, put, take
from .payment import Cost, in_reach, payable
from .ships import Ships

STATUE, LID = "statue", "lid"


def built(box: Box, me: Seat) -> int:
    """How many buildings the seat has built."""
    return box.pieces - sum(me.left.values())


def statues(me: Seat) -> int:
    """How many statues stand on land."""
    return me.on.count(STATUE)


def gained_lids(me: Seat) -> int:
    """Lids that have come from cargo ships, wherever they are now."""
    return me.lids + len(me.crates) + me.on.count(LID) + me.in_hand.count(LID)


def free_cells(box: Box, me: Seat) -> list[str]:
    """Where a statue can be put: of cells that bring the same, the first."""
    large = box.buildings["large"].pieces - me.left["large"]
    found: dict[tuple[int, bool], str] = {}
    for cell in box.statue_cells.values():
        if cell.large <= large and cell.id not in me.cells:
            found.setdefault((cell.navigation, False), cell.id)
    card = box.card_cell(me) if me.small else None
    if card and card[0] not in me.cells:
        found[card[1].navigation, True] = card[0]
    return list(found.values())


def full_cells(box: Box, me: Seat) -> list[str]:
    """Where a statue can be taken from: of cells that bring the same, the first."""
    found: dict[int, str] = {}
    cards = []
    for cell in me.cells:
        if cell in box.statue_cells:
            found.setdefault(box.statue_cells[cell].navigation, cell)
        else:
            cards.append(cell)
    return [*found.values(), *cards]


def open_ruins(box: Box, me: Seat, here: Lie) -> list[int]:
    """Spaces with a ruin next to an explored one."""
    return [i for i in bits(box.land.ruin_mask & me.near & ~here.explored) if me.on[i] == RUIN]


def can_stand(me: Seat) -> bool:
    """Whether a space is free for a building, or can be made so by storing or paying with what lies there; beside those
    for pieces that have been taken up already."""
    waiting = sum(piece in (STATUE, LID) or piece in me.left for piece in me.in_hand)
    return (me.cubes | me.explored & ~me.taken).bit_count() > waiting


def boat_prices(box: Box, me: Seat, have: Cost, mix: int) -> dict[tuple[str, str], Cost]:
    """What each free pier costs in each way that can be paid, by pier and what is taken off."""
    if not in_reach(me, box.least["boat"], have, mix):
        return {}
    return {
        (pier.id, off): cost
        for pier in box.piers.values()
        if pier.id not in me.boats
        for off, cost in payable(box, me, "boat", pier.cost, have, mix).items()
    }


def building_prices(box: Box, me: Seat, have: Cost, mix: int) -> dict[tuple[str, str], Cost]:
    """What each building costs in each way that can be paid."""
    if not in_reach(me, box.least["building"], have, mix) or not can_stand(me):
        return {}
    return {
        (kind, off): cost
        for kind, n in me.left.items()
        if n
        for off, cost in payable(box, me, "building", box.buildings[kind].cost, have, mix).items()
    }


def statue_prices(box: Box, me: Seat, have: Cost) -> dict[tuple[str, str], Cost]:
    """What a statue costs in each way that can be paid."""
    if not me.cells or not in_reach(me, box.least["statue"], have) or not can_stand(me):
        return {}
    return {
        (way.id, off): cost
        for way in box.statues.values()
        for off, cost in payable(box, me, "statue", way.cost, have).items()
    }


class Buildings(Ships):
    """A table being played on: what is built."""

    def reach(self, seat: int, milestone: str, n: int) -> None:
        """There are so many of what a milestone counts: once it is reached it stays so (Rulebook 004, New workers)."""
        me = self.s.board[seat]
        if n >= self.box.milestones[milestone] and milestone not in me.reached:
            me.reached.append(milestone)
            self.emit("milestone", seat, milestone=milestone)

    def build_boat(self, seat: int, pier: str, boat: str) -> None:
        me = self.s.board[seat]
        me.boats[pier] = boat
        self.emit("boat_built", seat, pier=pier, boat=boat)
        self.reach(seat, "boats", len(me.boats))

    def flip_boat(self, seat: int, boat: str) -> None:
        self.s.board[seat].flipped.append(boat)
        self.emit("boat_flipped", seat, boat=boat)

    def take_up(self, seat: int, piece: str, cell: str = "") -> None:
        """A building or lid from the board, or a statue out of its cell."""
        me = self.s.board[seat]
        if piece in me.left:
            me.left[piece] -= 1
        elif piece == LID:
            me.lids -= 1
        else:
            me.cells.remove(cell)
        me.in_hand.append(piece)

    def place(self, seat: int, piece: str, at: str) -> None:
        """What was taken up onto land, where nothing lies."""
        me = self.s.board[seat]
        me.in_hand.remove(piece)
        put(me, self.box.land.index[at], piece)
        self.emit("erected", seat, piece=piece, at=at)
        if piece == STATUE:
            self.reach(seat, "statues", statues(me))
        elif piece in me.left:
            self.reach(seat, "buildings", built(self.box, me))

    def remove_ruin(self, seat: int, at: str, cell: str) -> None:
        me = self.s.board[seat]
        take(me, self.box.land.index[at])
        me.cells.append(cell)
        self.emit("ruin_removed", seat, at=at, cell=cell)

    def move(self, seat: int, start: str, at: str) -> None:
        """A building or statue to another space."""
        me, index = self.s.board[seat], self.box.land.index
        piece = take(me, index[start])
        put(me, index[at], piece)
        self.emit("moved", seat, piece=piece, start=start, at=at)
