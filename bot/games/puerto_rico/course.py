"""The course of the game: rounds, who chooses a role, and what each role lines up."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.rules import Offer, Words, pick

from . import builder, craftsman, mayor, settler, ships, trader
from .guests import Guests, Hosting, privilege
from .play import Frame, Play
from .score import tallies


class Round(Frame):
    """A new round: the governor chooses first."""

    def run(self, g: Play) -> None:
        g.begin_round()
        g.then(ChooseRole(g.s.governor))


class ChooseRole(Hosting):
    """A role placard, and with it the first part in its action (Rulebook 003, Course of the game, Roles)."""

    def offers(self, g: Play) -> Iterable[Offer]:
        s, one = g.s, g.box.one
        free: list[Words] = [one[role] for role in s.roles if role not in s.taken]
        if "prospector_2" in s.roles:
            free = _without_twin(g, free)
        found: list[Offer] = [pick(self.take, free)]
        if s.colonist_supply and "mayor" not in s.taken:
            found.append(pick(self.take_without, (one["mayor"],)))
        return self._hosted(g, found, "") if g.box.hosts else found

    def take(self, g: Play, role: str) -> None:
        self._carry_out(g, role, True)

    def take_without(self, g: Play, role: str) -> None:
        self._carry_out(g, role, False)

    def _carry_out(self, g: Play, role: str, extra: bool) -> None:
        g.take_role(self.seat, role)
        ACTIONS[g.box.action[role]](g, self.seat, extra)
        g.then(NextRole((self.seat + 1) % g.s.seats))


def _without_twin(g: Play, free: list[Words]) -> list[Words]:
    """Two prospectors alike in all are one choice."""
    s = g.s
    if "prospector" in s.taken or s.roles["prospector"] != s.roles["prospector_2"]:
        return free
    return [words for words in free if words[0] != "prospector_2"]


class NextRole(Frame):
    """After a role: the next seat chooses, or the round ends (Rulebook 003, New round, End of the game)."""

    seat: int

    def run(self, g: Play) -> None:
        g.end_role()
        if len(g.s.taken) < g.s.seats * g.box.setups[g.s.seats].picks:
            g.then(ChooseRole(self.seat))
        elif g.s.ending:
            last = next(reversed(g.s.taken))
            if (
                g.box.effects.guest_houses and g.box.action[last] != "mayor"
            ):  # guests may go in any phase after a mayor's
                g.then(*(Guests(seat, "end") for seat in g.order_from(g.s.governor)))
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
        g.emit("over", winners=[t.seat for t in tallies(g.s, g.box) if t.rank == 1])


def _prospect(g: Play, seat: int, extra: bool) -> None:
    g.prospect(seat, privilege(g, seat))


# What a role lines up: (game, who took it, whether with its extra colonist)
ACTIONS: dict[str, Callable[[Play, int, bool], None]] = {
    "settler": settler.begin,
    "mayor": mayor.begin,
    "builder": builder.begin,
    "craftsman": craftsman.begin,
    "trader": trader.begin,
    "captain": ships.begin,
    "prospector": _prospect,
}
