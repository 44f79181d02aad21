"""A move before it is stored: an answer, and what standing orders have answered to it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from bot.rules import Action, Outcome
from bot.rules.log import hash8

from ..core.live_tables import Live, as_text
from ..core.model import Entry, Report, Table
from ..core.outgoing import Out, Question, after_move
from ..history.entries import readable


class Step(msgspec.Struct):
    """An answer with what came of it. `auto`: who gave it, as in the log: 0 by hand, 1 the computer, `BY_ORDER`."""

    seat: int
    action: Action
    out: Outcome[Any]
    ask: str = ""  # the question answered, "" where it stays open (or nobody has looked)
    auto: int = 0
    order: str = ""  # the key of the standing order that gave it

    def row(self, n: int, hash8: str, now: float) -> tuple[Any, ...]:
        """The row of the log, as entry `n`."""
        words, events = as_text(self.action.words), msgspec.json.encode(self.out.events)
        barrier, fork = int(self.out.barrier), self.out.fork
        return n, self.seat, self.action.verb, words, barrier, fork, self.auto, hash8, now, events


class Move(msgspec.Struct, frozen=True):
    """The table as it was, the answers (that of the move first), and the table as it will be."""

    before: Live
    steps: tuple[Step, ...]
    after: Table

    @classmethod
    def of(cls, before: Live, steps: Sequence[Step], now: float) -> Move:
        last = steps[-1].out.state
        after = msgspec.structs.replace(
            before.table,
            n=before.table.n + len(steps),
            asked=tuple(before.rules.asked(last)),
            touched=now,
            status="over" if last.over else "running",
        )
        return cls(before, tuple(steps), after)

    @property
    def state(self) -> Any:
        """The state after it."""
        return self.steps[-1].out.state

    def rows(self) -> list[tuple[Any, ...]]:
        """The entries of the log."""
        rules, now = self.before.rules, self.after.touched
        first = self.before.table.n + 1
        return [step.row(n, hash8(rules, step.out.state), now) for n, step in enumerate(self.steps, first)]

    def outs(self, hush: Collection[int]) -> tuple[list[Out], Question | None]:
        """What is to be posted, and the question that is open then. `hush`: seats that are not to be called."""
        before, seat = self.before.table, self.steps[0].seat
        return after_move(before.asked, self.after, self.before.question, before.version + 1, seat, hush)

    def report(self, stored: Table) -> Report:
        """What its player is told, who reads what is secret in their own events. `stored`: as it was saved."""
        n, first = self.before.table.n + 1, self.steps[0]
        mine = stored.seats_of(stored.seats[first.seat].user)
        by_order = tuple(
            Entry(i, step.seat, readable(step.out.events, mine), stored.touched, True, by_order=True)
            for i, step in enumerate(self.steps[1:], n + 1)
        )
        events, over = readable(first.out.events, mine), stored.status == "over"
        return Report(stored, first.seat, n, events, stored.asked, over, by_order=by_order)
