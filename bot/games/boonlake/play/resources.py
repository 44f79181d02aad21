"""What a seat gains: coins, cards, vases, points, inhabitants, steps, incomes (Rulebook 001, effects and actions)."""

from __future__ import annotations

from typing import NamedTuple

from ..components.effects.base import Gains
from ..components.effects.rewards import CHOICES, INCOMES, SITE, STEPS
from .income_tracks import IncomeTracks, income_of


class Choice(NamedTuple):
    """A reward that the seat has to be asked about."""

    what: str  # either_track, site, vase_or_site
    n: int


class Resources(IncomeTracks):
    """A table being played on: rewards."""

    def gain(self, seat: int, gains: Gains, why: str) -> list[Choice]:
        """A reward, in its order; returns what is left to be asked. Only inhabitants and cards can run out."""
        me = self.s.board[seat]
        got: Gains = {}
        drawn: list[str] = []
        later: list[tuple[str, int]] = []
        for what, n in gains.items():
            if what == "coins":
                me.coins += n
            elif what == "points":
                me.points += n
            elif what == "vases":
                me.vases += n
            elif what == "cards":
                drawn = self.draw(seat, n)
                n = len(drawn)
            elif what == "inhabitants":
                n = min(n, me.supply)
                me.supply -= n
                me.ranch += n
            else:
                later.append((what, n))
                continue
            got[what] = n
        if got and self.record:
            self.emit("gained", seat, {"cards": drawn} if drawn else None, gains=got, why=why)
        asked: list[Choice] = []
        for what, n in later:
            asked += self._gain_more(seat, what, n, why)
        return asked

    def _gain_more(self, seat: int, what: str, n: int, why: str) -> list[Choice]:
        """A reward that is no plain thing."""
        me = self.s.board[seat]
        if what in STEPS:
            rewards = self.step(seat, STEPS[what], n)
            return [c for reward in rewards for c in self.gain(seat, reward, what)]
        if what in INCOMES:
            return self.gain(seat, income_of(self.box, me, INCOMES[what]), what)
        if what in CHOICES:
            return [Choice(what, n)]
        resource = what.removeprefix(SITE)
        if me.sites[resource] < self.box.n.site_levels:
            self.build_site(seat, resource)
        return []

    def give_up(self, seat: int, inhabitants: int) -> None:
        """From the ranch to the supply."""
        me = self.s.board[seat]
        me.ranch -= inhabitants
        me.supply += inhabitants

    def spend(self, seat: int, gives: Gains) -> None:
        """Coins, vases, points and inhabitants to the supply; cards are asked for."""
        me = self.s.board[seat]
        me.coins -= gives.get("coins", 0)
        me.vases -= gives.get("vases", 0)
        me.points -= gives.get("points", 0)
        self.give_up(seat, gives.get("inhabitants", 0))
