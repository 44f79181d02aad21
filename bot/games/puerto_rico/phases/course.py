"""The course of the game: rounds, who chooses a role, and what each role lines up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from bot.rules import Offer, Reason, Words, pick

from ..play import Frame, Play, reasons_people
from ..score import tallies
from . import builder, captain, craftsman, mayor, settler, trader
from .guest_house import GuestAsk, Guests

WITH_ONE = "mayor_with_one"  # the mayor with a library who leaves one of two extra colonists


class Round(Frame):
    """A new round: the governor chooses first."""

    def run(self, g: Play) -> None:
        g.begin_round()
        g.then(ChooseRole(g.s.governor))


class ChooseRole(GuestAsk):
    """A role placard, and with it the first part in its action (Rulebook 003, Course of the game, Roles)."""

    inside: ClassVar = {"take_without": ("take", "mayor")}
    settable: ClassVar = {}

    def offers(self, g: Play) -> Iterable[Offer]:
        s, box = g.s, g.box
        roles, taken, supply = s.roles, s.taken, s.colonist_supply
        free = box.roles_left(roles, taken)
        if "prospector_2" in roles:
            free = _without_twin(g, free)
        found: list[Offer] = [pick(self.take, free)]
        if supply and "mayor" not in taken:
            left: list[Words] = [box.one["mayor"]]
            if supply > 1 and g.privilege(self.seat) > 1:
                left.append((WITH_ONE,))
            found.append(pick(self.take_without, left))
        return self._hosted(g, found, "") if box.hosts else found

    def take(self, g: Play, role: str) -> None:
        self._carry_out(g, role, g.privilege(self.seat))

    def take_without(self, g: Play, role: str) -> None:
        """The mayor leaves his extra colonist, or with a library one or both."""
        self._carry_out(g, "mayor", int(role == WITH_ONE))

    def why_take(self, g: Play, role: str) -> Iterable[Reason]:
        return reasons_people.role(g, role)

    def why_take_without(self, g: Play, role: str) -> Iterable[Reason]:
        return reasons_people.without(g, self.seat, role, role == WITH_ONE)

    def _carry_out(self, g: Play, role: str, extra: int) -> None:
        g.take_role(self.seat, role)
        ACTIONS[g.box.action[role]](g, self.seat, extra)
        g.then(NextRole((self.seat + 1) % g.s.seats))


def _without_twin(g: Play, free: tuple[Words, ...]) -> tuple[Words, ...]:
    """Two prospectors alike in all are one choice."""
    s = g.s
    if "prospector" in s.taken or s.roles["prospector"] != s.roles["prospector_2"]:
        return free
    return tuple([words for words in free if words[0] != "prospector_2"])


class NextRole(Frame):
    """After a role: the next seat chooses, or the round ends (Rulebook 003, New round, End of the game)."""

    seat: int

    def run(self, g: Play) -> None:
        s = g.s
        g.end_role()
        if len(s.taken) < s.seats * g.box.setups[s.seats].picks:
            g.then(ChooseRole(self.seat))
        elif s.ending:
            last = next(reversed(s.taken))
            if g.box.hosts and g.box.action[last] != "mayor":  # guests may go in any phase after a mayor's
                g.then(*[Guests(seat, "end") for seat in g.order_from(s.governor)])
            g.then(Finish())
        else:
            g.reward_untaken()
            g.pass_governor()
            g.then(Round())


class Finish(Frame):
    """The game is over, and all points are shown."""

    def run(self, g: Play) -> None:
        g.s.over = True
        g.reveal()
        if g.record:  # else nobody is told, and scores take long
            g.emit("over", winners=[t.seat for t in tallies(g.s, g.box) if t.rank == 1])


def _prospect(g: Play, seat: int, extra: int) -> None:
    g.prospect(seat, g.privilege(seat))


# What a role lines up: (game, who took it, how many extra colonists he takes as mayor)
ACTIONS: dict[str, Callable[[Play, int, int], None]] = {
    "settler": settler.begin,
    "mayor": mayor.begin,
    "builder": builder.begin,
    "craftsman": craftsman.begin,
    "trader": trader.begin,
    "captain": captain.begin,
    "prospector": _prospect,
}
