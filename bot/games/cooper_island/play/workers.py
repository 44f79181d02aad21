"""Workers: sent to sectors, hired for milestones, posted on royal cards (Rulebook 004, Worker phase, New workers)."""

from __future__ import annotations

from bot.rules import Words

from ..components.box import NOTHING, Box
from ..components.effects.small_buildings import LessFood
from ..components.peninsula import bits
from ..state import Seat, State
from .buildings import Buildings


def sendings(box: Box, s: State, seat: int) -> list[Words]:
    """Where each kind of free worker may go: not where one of its own stands."""
    free, there = s.board[seat].workers, s.places
    return [
        words for worker, n in free.items() if n for place, words in box.sendings[worker] if seat not in there[place]
    ]


def rewards(box: Box, me: Seat) -> list[str]:
    """What milestones that have been reached can bring: a kind of worker, or points."""
    if len(me.reached) <= sum(me.recruited.values()):
        return []
    found: list[str] = []
    for cell in box.recruitment.values():
        if me.recruited[cell.id] < cell.cells:
            found += [cell.id] if cell.navigation else [worker for worker, n in me.unhired.items() if n]
    return found


def claims(box: Box, s: State, seat: int) -> list[Words]:
    """The same, with the worker who goes to a royal card, and to which, where somebody special is hired."""
    me = s.board[seat]
    found: list[Words] = []
    for reward in rewards(box, me):
        if reward in box.workers and box.workers[reward].royal:
            free = [worker for worker, n in me.workers.items() if n or worker == reward]
            cards = [card for card, there in s.royal.items() if there.seat < 0]
            found += [(reward, worker, card) for worker in free for card in cards]
        else:
            found.append((reward, NOTHING, NOTHING))
    return found


def food(box: Box, me: Seat) -> int:
    """How much food the workers need: for those there always are, and for each that was hired; less by cards."""
    need, unhired = box.n.food, me.unhired
    for worker, row in box.workers.items():
        need += row.food * (row.hired - unhired[worker])
    return max(0, need - sum([card.food for card in box.effects(me, LessFood)])) if me.small else need


def fed_points(box: Box, me: Seat) -> int:
    """Points that are uncovered for who feeds all."""
    return sum([row.navigation * (row.hired - me.unhired[worker]) for worker, row in box.workers.items()])


def toll_units(box: Box, me: Seat) -> list[str]:
    """A coin or a cube of the storage, or the space of a cube on land: what can be given as one."""
    return [*[good for good, n in me.stored.items() if n], *[box.land.names[i] for i in bits(me.cubes)]]


class Workers(Buildings):
    """A table being played on: workers."""

    def send(self, seat: int, worker: str, sector: str) -> None:
        self.s.board[seat].workers[worker] -= 1
        self.s.places[f"{sector}_{worker}"].append(seat)
        if self.record:
            self.emit("sent", seat, worker=worker, sector=sector)

    def take_cooper(self, seat: int) -> None:
        self.s.first = seat
        self.emit("cooper", seat)

    def recruit(self, seat: int, cell: str, worker: str) -> None:
        """A milestone on a cell; `worker` is hired, "" where it brings points."""
        me = self.s.board[seat]
        me.recruited[cell] += 1
        if worker:
            me.unhired[worker] -= 1
            me.workers[worker] += 1
        self.emit("recruited", seat, worker=worker)

    def post(self, seat: int, worker: str, card: str) -> None:
        self.s.board[seat].workers[worker] -= 1
        there = self.s.royal[card]
        there.seat, there.worker = seat, worker
        self.emit("posted", seat, worker=worker, card=card)

    def return_workers(self) -> None:
        """Rulebook 004, Clean-up, step 5: all from the centre."""
        for place, stack in self.s.places.items():
            if stack:
                worker = self.box.places[place][1]
                for seat in stack:
                    self.s.board[seat].workers[worker] += 1
                stack.clear()
