"""The actions of a sector, one by one in any order (Rulebook 004, Sectors A to H); so too those of cards and islets.

What can only help and is better sooner is done at once: a tile is drawn where nothing else could be chosen instead, as
with fewer tiles than could be laid; the cartographer goes on while its track is long enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import msgspec

from bot.rules import Offer, Reason, pick

from ..components.effects.base import STEP, Effect
from ..components.goods import GOODS
from ..play import Frame, Play, reasons, reasons_cards
from ..play.free_actions import FINISH, copyable, placed_islets
from ..play.help import helped
from ..play.landscape import Lie, lie
from ..play.payment import Cost, available
from ..play.storage import room
from ..play.workers import rewards
from .cargo import Supplying
from .free_actions import OwnAsk
from .gains import bring, bringing, why_bringing


class Actions(Frame):
    """What is left to do, one out of each group. `mix`: coins or resources taken off its prices; `different`: what has
    been used and may not be again."""

    seat: int
    todo: list[list[str]]
    mix: int = 0
    used: list[str] = msgspec.field(default_factory=list)

    def run(self, g: Play) -> None:
        todo, either = [], self.todo.count(["draw", "place"])
        for group in self.todo:
            if group == ["draw", "place"]:
                either -= 1
            if group == ["draw"] or (group == ["draw", "place"] and self._lacks(g, either + 1)):
                g.draw(self.seat)
            elif len(group) == 1 and group[0].startswith(STEP) and self._in_time(g, steps(group[0])):
                g.step(self.seat, steps(group[0]))
            else:
                todo.append(group)
        if todo:
            g.then(Act(self.seat, todo, self.mix, self.used))

    def _lacks(self, g: Play, n: int) -> bool:
        """Whether there are fewer than so many tiles to lay, so that one has to be drawn, and that first is best: no
        tile can come of a free action or another action that is left."""
        me = g.s.board[self.seat]
        if sum(me.tiles.values()) >= n or me.lids or len(me.used) < len(me.large) or rewards(g.box, me):
            return False
        return all(act in ("draw", "place") or act.startswith(STEP) for group in self.todo for act in group)

    def _in_time(self, g: Play, n: int) -> bool:
        """Whether nothing is gained by waiting: all steps count, or the cartographer has done its work."""
        me = g.s.board[self.seat]
        return me.charted or me.track + n <= g.box.n.track


def steps(action: str) -> int:
    """How many steps of the cartographer an action is."""
    return int(action.removeprefix(STEP))


class Act(Supplying, OwnAsk):
    """One of the actions that are left, or no more of them."""

    settable = ("todo", "mix")
    joins = ("less", "goods")
    sure = ("draw", "use_islet", "use_boat")

    todo: list[list[str]]
    mix: int
    used: list[str]

    def left(self) -> Iterable[str]:
        return [action for group in self.todo for action in group]

    def offers(self, g: Play) -> Iterable[Offer]:
        actions = self.todo[0] if len(self.todo) == 1 else list(dict.fromkeys(self.left()))
        me = g.s.board[self.seat]
        here, have = lie(g.box, me), available(me)
        found = self._actions(g, actions, here, have)
        free = self.anytime(g, here, have)
        if not found and not helped(g, self.seat, actions, [offer.verb for offer in free]):
            return ()
        return [*found, FINISH, *free]

    def _actions(self, g: Play, actions: list[str], here: Lie, have: Cost) -> list[Offer]:
        me = g.s.board[self.seat]
        found: list[Offer] = []
        for action in actions:
            if action == "draw":
                found += [pick(self.draw)] if g.s.bag.cards else []
            elif action == "place":
                found += self._places(g, here)
            elif action == "build_boat":
                found += self._boats(g, have)
            elif action == "erect":
                found += self._buildings(g, have)
            elif action == "remove_ruin":
                found += self._ruins(g, here)
            elif action == "erect_statue":
                found += self._statues(g, have)
            elif action == "supply":
                found += self._cargo(g, have)
            elif action == "use_islet":
                found += self._using(g, self.use_islet, {i: g.box.islets[i].effect for i in placed_islets(g)})
            elif action == "use_boat":
                found += self._using(g, self.use_boat, {boat: g.box.boats[boat].effect for boat in copyable(g)})
            elif action == "take":
                cells = room(g.box, me)
                goods = [(good,) for good in GOODS if cells[good] > 0]
                found += [pick(self.take, goods)] if goods else []
            elif me.track < g.box.n.track:
                found.append(pick(self.step, [(str(steps(action)),)]))
        return found

    def _using(self, g: Play, handler: Callable[..., None], effects: Mapping[str, Effect]) -> list[Offer]:
        """Islets or boats that have not been used, with the goods that they bring."""
        me = g.s.board[self.seat]
        words = [w for x, does in effects.items() if x not in self.used for w in bringing(g.box, me, x, does)]
        return [pick(handler, words)] if words else []

    def _mix(self) -> int:
        return self.mix

    def _spent(self, g: Play, action: str, used: str = "") -> None:
        self.todo.remove(next(group for group in self.todo if action in group))
        g.then(Actions(self.seat, self.todo, self.mix, [*self.used, used] if used else self.used))

    def why_draw(self, g: Play) -> Iterable[Reason]:
        return [*self._open("draw"), *reasons_cards.draw(g)]

    def why_step(self, g: Play, n: str) -> Iterable[Reason]:
        offered = [str(steps(action)) for action in self.left() if action.startswith(STEP)]
        return reasons_cards.step(g, self.seat, n, offered)

    def why_use_islet(self, g: Play, islet: str, goods: str) -> Iterable[Reason]:
        found = [*self._open("use_islet"), *reasons_cards.use_islet(g, islet, self.used)]
        return [*found, *why_bringing(g, self.seat, g.box.islets[islet].effect, goods)]

    def why_use_boat(self, g: Play, boat: str, goods: str) -> Iterable[Reason]:
        found = [*self._open("use_boat"), *reasons_cards.copy_boat(g, boat, self.used)]
        return [*found, *why_bringing(g, self.seat, g.box.boats[boat].effect, goods)]

    def why_take(self, g: Play, goods: str) -> Iterable[Reason]:
        return [*self._open("take"), *reasons.no_cell(g, self.seat, goods)]

    def draw(self, g: Play) -> None:
        g.draw(self.seat)
        self._spent(g, "draw")

    def step(self, g: Play, n: str) -> None:
        g.step(self.seat, int(n))
        self._spent(g, f"{STEP}{n}")

    def use_islet(self, g: Play, islet: str, goods: str) -> None:
        """`goods`: what it brings, `none` for one that does something else; so with boats."""
        g.emit("islet_used", self.seat, islet=islet)
        bring(g, self.seat, g.box.islets[islet].effect, goods)
        self._spent(g, "use_islet", islet)

    def use_boat(self, g: Play, boat: str, goods: str) -> None:
        g.emit("boat_used", self.seat, boat=boat)
        bring(g, self.seat, g.box.boats[boat].effect, goods)
        self._spent(g, "use_boat", boat)

    def take(self, g: Play, goods: str) -> None:
        g.gain(self.seat, [goods])
        self._spent(g, "take")

    def finish(self, g: Play) -> None:
        g.decline(self.seat, "actions")
