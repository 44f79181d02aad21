"""The worker phase (Rulebook 004, Worker phase): workers are sent in turn, one by one, until nobody has any left."""

from __future__ import annotations

from collections.abc import Iterable

from bot.rules import Offer, Reason, pick

from ..components.effects.sectors import Beside, Cooper, Discount, Instead
from ..components.peninsula import bits
from ..play import Frame, Play, reasons_cards
from ..play.cards import crates
from ..play.free_actions import FINISH
from ..play.landscape import lie
from ..play.workers import rewards, sendings
from ..state import Seat, State
from .free_actions import OwnAsk
from .gains import owed
from .navigation import Toll
from .sectors import Actions


class Next(Frame):
    """The turn of the next seat with a free worker; who has none passes."""

    seat: int

    def run(self, g: Play) -> None:
        n, board = g.s.seats, g.s.board
        for k in range(n):
            seat = (self.seat + k) % n
            me = board[seat]
            if any(me.workers.values()):
                me.charted = False
                g.then(*owed(g, seat), Turn(seat), Next((seat + 1) % n))
                return

    def leads(self, state: State) -> list[int]:
        order = [(self.seat + i) % state.seats for i in range(state.seats)]
        return [seat for seat in order if any(state.board[seat].workers.values())]


class Turn(OwnAsk):
    """A worker is sent to a sector."""

    settable = ()
    sure = ("send",)  # that a tile is drawn there is printed on the sector

    def offers(self, g: Play) -> Iterable[Offer]:
        return [pick(self.send, sendings(g.box, g.s, self.seat)), *self.anytime(g)]

    def why_send(self, g: Play, worker: str, sector: str) -> Iterable[Reason]:
        return reasons_cards.send(g, self.seat, worker, sector)

    def send(self, g: Play, worker: str, sector: str) -> None:
        below = g.s.places[f"{sector}_{worker}"]
        first = g.box.sectors[sector].square if worker == "square" else g.box.sectors[sector].round
        alone = not below
        if below:
            g.then(Toll(self.seat, below[-1]))
        g.send(self.seat, worker, sector)
        todo = [list(group) for group in g.box.sectors[sector].actions]
        mix = 0
        if alone and isinstance(first, Instead):
            todo = [list(group) for group in first.actions]
        elif alone and isinstance(first, Beside):
            todo += [list(group) for group in first.actions]
        elif alone and isinstance(first, Discount):
            mix = first.n
        elif alone and isinstance(first, Cooper):
            g.take_cooper(self.seat)
        g.then(Actions(self.seat, todo, mix), EndTurn(self.seat))


class EndTurn(OwnAsk):
    """Free actions after the last action of a turn, where something is lost by waiting for the next question."""

    settable = ()

    def offers(self, g: Play) -> Iterable[Offer]:
        me = g.s.board[self.seat]
        if not (urgent(g, me) or rewards(g.box, me)):
            return ()
        return [FINISH, *self.anytime(g)]

    def finish(self, g: Play) -> None:
        """The turn is over."""


def urgent(g: Play, me: Seat) -> bool:
    """Whether the cartographer, a crate or a card could still do something that waiting could take away.

    Storing, fetching and exchanging are the same at the next question: nobody else touches what one holds.
    """
    if (me.lids and crates(g.box, me)) or len(me.used) < len(me.large):
        return True
    n = g.box.n
    if me.charted or me.track < n.chart_cost or not any(g.s.singles.values()):
        return False
    here = lie(g.box, me)
    if me.track >= n.explore_cost and here.frontier:
        return True
    return any(
        me.track >= (n.low_cost if me.level[i] <= n.low_level else n.high_cost) for i in bits(here.open | me.cubes)
    )
