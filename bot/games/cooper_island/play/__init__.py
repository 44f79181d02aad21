"""The verbs of Cooper Island: every change of the table that is worth a line in the log; bases of its frames."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from bot import rules

from ..components.effects.base import Effect
from .cards import Cards


class Frame(rules.Frame, tag=rules.tagged("cooper_island")):
    """Something this game still has to do."""


class Ask(rules.Ask, tag=rules.tagged("cooper_island")):
    """A question of this game. What nobody could answer but by letting it be is passed over in silence."""

    may_lapse = True

    settable: ClassVar[tuple[str, ...] | None] = None  # fields that a position may say of it; None: it asks it never

    def public(self, g: Play) -> bool:
        """Nothing is hidden but bag, logbooks and decks, and of those one is asked about cards only."""
        return True

    def why_finish(self, g: Play) -> Iterable[rules.Reason]:
        return ()  # one may always go on

    def why_decline(self, g: Play) -> Iterable[rules.Reason]:
        return ()

    def left(self) -> Iterable[str]:
        """The actions, and boats, one of which is chosen; each as often as it may still be done."""
        return ()


class Play(Cards):
    """A table being played on: its verbs. The last two line questions up, so they are filled in above, where those
    are (`phases.Table`); a question in any room may thus lead to any other."""

    def draw(self, seat: int) -> None:
        """A double tile out of the bag, if there is one."""
        if self.s.bag.cards:
            tile = self.s.bag.draw(self)
            self.s.board[seat].tiles[tile] += 1
            if self.record:
                self.emit("drew", seat, tile=tile)

    def step(self, seat: int, n: int) -> None:
        """The cartographer goes on; what would lead beyond the end of its track is lost."""
        me = self.s.board[seat]
        n = min(n, self.box.n.track - me.track)
        me.track += n
        if self.record:
            self.emit("stepped", seat, n=n, at=me.track)

    def begin_round(self) -> None:
        s = self.s
        s.round += 1
        s.master_up = True
        self.emit("round", n=s.round, first_seat=s.first)

    def begin(self, phase: str) -> None:
        self.s.phase = phase
        if self.record:
            self.emit("phase", phase=phase)

    def decline(self, seat: int, what: str) -> None:
        if self.record:
            self.emit("declined", seat, what=what)

    # -- what leads to questions -----------------------------------------------------------------
    def points(self, seat: int, n: int) -> None:
        """One gain of navigation points: one ship goes on, as far as anchors leave it."""
        raise NotImplementedError

    def carry(self, seat: int, effects: Sequence[Effect]) -> None:
        """What a component does, in order."""
        raise NotImplementedError


__all__ = ["Ask", "Frame", "Play"]
