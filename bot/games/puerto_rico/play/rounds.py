"""Rounds and roles, and what is won: doubloons and points (Rulebook 003, Course of the game, Roles, New round)."""

from __future__ import annotations

from typing import Any

from bot import rules

from ..components.box import Box
from ..components.effect_index import works
from ..state import State


class Rounds(rules.Play[State]):
    """Who takes which role, and how the game ends."""

    def __init__(self, game: Any, state: State, *, record: bool = True) -> None:
        super().__init__(game, state, record=record)
        self.box: Box = game.box

    def begin_round(self) -> None:
        self.s.round += 1
        self.emit("round", n=self.s.round, governor_seat=self.s.governor)

    def take_role(self, seat: int, role: str) -> None:
        """Rulebook 003, Roles: doubloons on the placard go to its taker at once."""
        s = self.s
        doubloons = s.roles[role]
        s.taken[role] = s.phase_seat = seat
        s.phase = role
        if doubloons:
            s.roles[role] = 0
            s.board[seat].doubloons += doubloons
        self.emit("role_taken", seat, role=role, doubloons=doubloons)

    def end_role(self) -> None:
        self.s.phase, self.s.phase_seat = "", -1

    def reward_untaken(self) -> None:
        """Rulebook 003, New round: a doubloon on each placard that nobody took; all placards go back."""
        s = self.s
        left = [role for role in s.roles if role not in s.taken]
        for role in left:
            s.roles[role] += 1
        s.taken = {}
        self.emit("role_doubloons", roles=left)

    def pass_governor(self) -> None:
        self.s.governor = (self.s.governor + 1) % self.s.seats

    def privilege(self, seat: int) -> int:
        """How often the privilege of a role counts for its taker: twice with a library."""
        doubles = self.box.effects.doubles
        return 2 if doubles and works(self.s.board[seat], doubles) else 1

    def prospect(self, seat: int, n: int) -> None:
        self.s.board[seat].doubloons += n
        self.emit("prospected", seat, n=n)

    def decline(self, seat: int) -> None:
        self.emit("declined", seat, role=self.s.phase)

    def end_by(self, reason: str) -> None:
        """This round is the last."""
        if reason not in self.s.ending:
            self.s.ending.append(reason)
            self.emit("ending", reason=reason)

    def earn(self, seat: int, n: int) -> None:
        self.s.board[seat].doubloons += n

    def win_points(self, seat: int, n: int) -> None:
        """Points are chips while there are any, then written down (Rulebook 003, End of the game)."""
        s = self.s
        s.board[seat].points += n
        if n < s.points_left:
            s.points_left -= n
        else:
            s.paper += n - s.points_left
            s.points_left = 0

    def check_points(self) -> None:
        """The last chip is gone: this round is the last, whatever phase it went in."""
        if not self.s.points_left:
            self.end_by("points")
