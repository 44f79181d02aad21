"""Playing a recorded game: every answer, check and score of it, or the line at which it does not hold."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from .actions import Action, Barrier, Event
from .components import OURS, Components
from .errors import BadRecord, Illegal, Refused
from .game import Game
from .log import TAKEN_BACK, hash8, parse
from .play import Play
from .ranges import numbers
from .reasons import meant
from .record import Record, Row, shown
from .record_checks import check, check_scores
from .record_position import at_line, begun, rules_of
from .vocabulary import check_possible


class Replay:
    """A record being played: `for _ in replay.steps()` stops after each answer; `g` is the table as it stands."""

    def __init__(self, record: Record, games: Mapping[str, type[Game[Any]]], components: Components = OURS) -> None:
        """Sets the table up, `set` lines and all, with the set of components that it was played with.

        Raises `BadRecord`: record-components… where that is not the one given.
        """
        self.record = record
        self.rules = rules_of(record, games, components)
        self.line = 0
        self.answers = 0
        self.taken_back = 0  # answers, by consent of all
        # What was played under rules of old cannot be played any more: it is passed over.
        self.other_rules = max((row.line for row in record.rows if _is_rules(row)), default=0)  # 0: there is none
        self.passed_over = 0  # answers
        self.g: Play[Any] = begun(self.rules, self.record)
        self.trunk: tuple[bytes, list[Event]] | None = None  # where branches begin: the table, what was told
        self._cut = any(row.kind == "!" for row in record.rows)
        self._before: list[bytes] = []  # the state before each answer, kept where something was taken back
        self._given: list[Action | None] = []  # the answers; None for those taken back

    def steps(self) -> Iterator[Action]:
        """Play row by row; yields the `Action` after each answer. Raises `BadRecord` where something does not hold."""
        for row in self.record.rows:
            if action := self.play(row):
                yield action

    def play(self, row: Row) -> Action | None:
        """Play the next row; the `Action`, if it is an answer. Raises `BadRecord` where it does not hold."""
        self.line = row.line
        try:
            if row.line < self.other_rules:
                self._pass_over(row)
                return None
            if row.kind == "do":
                action = self._answer(row)
                self.answers += 1
                self._check_hash(row)
                return action
            if row.kind == "branch":
                self._branch_off(row)
            elif row.kind == "?":
                check(self.rules, self.g.s, row)
            elif row.kind == "!":
                self._cut_in(row)
                self._check_hash(row)
            else:
                check_scores(self.rules, self.g.s, row)
        except BadRecord:
            raise
        except Refused as no:
            raise at_line(row.line, no, text=row.text) from no
        return None

    def _check_hash(self, row: Row) -> None:
        if row.hash8 and hash8(self.rules, self.g.s) != row.hash8:
            raise BadRecord("record-drifts", row.line, text=shown(row.text))

    def _answer(self, row: Row) -> Action:
        action = parse(row.text)
        if self._cut:
            self._before.append(self.rules.dump(self.g.s))
        try:
            action = self._step(action)
        except Refused as no:
            check_possible(self.rules, self.record.seats, action)
            if no.text not in ("not-on-offer", "not-your-turn"):
                raise
            asked = [f"{d.seat} {d.ask}" for d in self.rules.pending(self.g.s)]
            raise BadRecord("record-answer", row.line, text=shown(row.text), asked=", ".join(asked) or "none") from no
        self._given.append(action)
        return action

    def _step(self, action: Action) -> Action:
        """Carry an answer out; one that is told in another way than it is on offer is that one, too."""
        try:
            self.rules.step(self.g, action)
            return action
        except Illegal:
            d = self.rules.decision(self.g.s, action.seat)
            offer = d.offer(action.verb) if d else None
            check_possible(self.rules, self.record.seats, action)
            words = meant(self.rules, self.g.s, action.seat, offer, action.words)
            if words == action.words:
                raise
            action = msgspec.structs.replace(action, words=words)
            self.rules.step(self.g, action)
            return action

    def _branch_off(self, row: Row) -> None:
        """Go back to where the first branch begins: all of them go on from there."""
        if self._cut:
            raise BadRecord("record-branch-cut", row.line)
        if self.trunk is None:
            self.trunk = self.rules.dump(self.g.s), list(self.g.events)
        blob, told = self.trunk
        self.g = self.rules.resume(self.rules.load(blob))
        self.g.events += told

    def _pass_over(self, row: Row) -> None:
        if row.kind == "do":
            self.answers += 1
            self.passed_over += 1
            self._before.append(b"")
            self._given.append(None)

    def _cut_in(self, row: Row) -> None:
        """A line after which play goes on from another state."""
        words = row.text.split()
        try:
            if words[:2] == ["undone", "by"] and 0 <= int(words[2]) < self.record.seats:
                self._undone(int(words[2]), numbers(words[3:], self.answers))
                return
            if _is_rules(row) and len(words) == 4 and int(words[2]) <= self.rules.version:
                self._went_on(int(words[2]), base64.b64decode(words[3], validate=True))
                return
        except (ValueError, IndexError, KeyError, msgspec.MsgspecError):
            pass
        raise BadRecord("record-unreadable", row.line, text=shown(f"! {row.text}"))

    def _undone(self, seat: int, dropped: list[int]) -> None:
        """Answers are taken back by consent of all: chance does not rewind, and what nobody knows is shuffled.

        What others answered in the same simultaneous part may stand; nothing that used chance or brought something to
        light may. Raises `ValueError` where the line says otherwise.
        """
        first = dropped[0]
        if any(self._given[n - 1] is None for n in dropped):
            raise ValueError("taken back already, or passed over")
        used, told = self.g.s.rng.used, self.g.events
        state = self.rules.load(self._before[first - 1])
        for n in range(first, self.answers + 1):
            if n in dropped:
                self._given[n - 1] = None
            if (action := self._given[n - 1]) is None:
                continue
            self._before[n - 1] = self.rules.dump(state)
            g = self.rules.resume(state)
            self.rules.step(g, action)
            if g.barrier_for(action.seat) == Barrier.OPEN:
                raise ValueError("something came to light by an answer that stands")
        state.rng.used = used
        self.rules.reshuffle(state)
        self.taken_back += len(dropped)
        self.g = self.rules.resume(state)
        self.g.events += [*told, Event(TAKEN_BACK, seat, {"n": len(dropped)})]

    def _went_on(self, version: int, blob: bytes) -> None:
        """Play goes on under other rules, from a state that is noted; it has this game's chance, not rewound."""
        state = self.rules.load(blob, version)
        if state.rng.key != self.record.key or state.rng.used < self.g.s.rng.used or state.seats != self.record.seats:
            raise ValueError("another game")
        told = self.g.events
        self.g = self.rules.resume(state)
        self.g.events += told

    def run(self) -> Play[Any]:
        """Play all of it; returns the table at the end. Raises `BadRecord`."""
        for _ in self.steps():
            pass
        return self.g


def _is_rules(row: Row) -> bool:
    return row.kind == "!" and row.text.startswith("rules ")
