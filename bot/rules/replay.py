"""Playing a recorded game: every answer, check and score of it, or the line at which it does not hold."""

from __future__ import annotations

import base64
import operator
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

import msgspec

from .box import OURS, Components
from .errors import BadRecord, Refused
from .game import Action, Game
from .log import TAKEN_BACK, hash8, parse
from .play import Event, Play
from .record import Record, Row, numbers, shown
from .rng import Rng

_OPS: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class Replay:
    """A record being played: `for _ in replay.steps()` stops after each answer; `g` is the table as it stands."""

    def __init__(self, record: Record, games: Mapping[str, type[Game[Any]]], components: Components = OURS) -> None:
        """Sets the table up, `set` lines and all, with the set of components that it was played with.

        Raises `BadRecord`: record-components… where that is not the one given.
        """
        self.record = record
        if record.game not in games:
            raise BadRecord("record-unknown-game", record.lines.get("game", 1), game=shown(record.game))
        kind = games[record.game]
        if record.rules > kind.version:
            raise BadRecord("record-newer-rules", record.lines.get("rules", 1), rules=record.rules, known=kind.version)
        if record.components.partition(" ")[0] != components.hash:
            raise _other_set(record, components)
        try:
            self.rules: Game[Any] = kind(record.options, components)
        except Refused as no:
            line = record.lines.get(f"option {no.args_.get('option', '')}", 1)
            raise _at(line, no) from no
        if record.seats not in self.rules.seat_counts:
            raise BadRecord("bad-seats", record.lines.get("seats", 1), seats=record.seats, game=record.game)
        self.line = 0
        self.answers = 0
        self.taken_back = 0  # answers, by consent of all
        # What was played under rules of old cannot be played any more: it is passed over.
        self.other_rules = max((row.line for row in record.rows if _is_rules(row)), default=0)  # 0: there is none
        self.passed_over = 0  # answers
        self.g: Play[Any] = self._table()
        self._cut = any(row.kind == "!" for row in record.rows)
        self._before: list[bytes] = []  # the state before each answer, kept where something was taken back
        self._given: list[Action | None] = []  # the answers; None for those taken back

    def _table(self) -> Play[Any]:
        if not self.record.sets:
            return self.rules.begin(self.record.seats, self.record.key)
        state = self.rules.start(self.record.seats, Rng(self.record.key))
        for line, name, value in self.record.sets:
            try:
                self.rules.arrange(state, name, value)
            except Refused as no:
                raise _at(line, no) from no
        try:
            self.rules.arranged(state)
        except Refused as no:
            raise _at(self._to_blame(no), no) from no
        g = self.rules.resume(state)
        g.advance(g.s.stack)
        return g

    def _to_blame(self, no: Refused) -> int:
        """The last `set` line that speaks of what is wrong; the last of all where none does."""
        about = str(no.args_.get("name") or no.args_.get("what") or "")
        part = about.rpartition(".")[2]
        found = [line for line, name, _ in self.record.sets if f"{about}.".startswith(f"{name}.")]
        found = found or [line for line, name, _ in self.record.sets if name.startswith(f"{about}.")]
        found = found or [n for n, name, value in self.record.sets if part in re.split(r"[\s.=]", f"{name} {value}")]
        return (found or [line for line, _, _ in self.record.sets])[-1]

    def steps(self) -> Iterator[Action]:
        """Play row by row; yields the `Action` after each answer. Raises `BadRecord` where something does not hold."""
        for row in self.record.rows:
            self.line = row.line
            try:
                if row.line < self.other_rules:
                    self._pass_over(row)
                elif row.kind == "do":
                    action = self._answer(row)
                    self.answers += 1
                    if row.hash8 and hash8(self.rules, self.g.s) != row.hash8:
                        raise BadRecord("record-drifts", row.line, text=shown(row.text))
                    yield action
                elif row.kind == "?":
                    self._check(row)
                elif row.kind == "!":
                    self._cut_in(row)
                    if row.hash8 and hash8(self.rules, self.g.s) != row.hash8:
                        raise BadRecord("record-drifts", row.line, text=shown(row.text))
                else:
                    self._scores(row)
            except BadRecord:
                raise
            except Refused as no:
                raise BadRecord(no.text, row.line, **{**no.args_, "text": shown(row.text)}) from no

    def _answer(self, row: Row) -> Action:
        action = parse(row.text)
        if self._cut:
            self._before.append(self.rules.dump(self.g.s))
            self._given.append(action)
        try:
            self.rules.step(self.g, action)
        except Refused as no:
            if no.text not in ("not-on-offer", "not-your-turn"):
                raise
            asked = [f"{d.seat} {d.ask}" for d in self.rules.pending(self.g.s)]
            raise BadRecord("record-answer", row.line, text=shown(row.text), asked=", ".join(asked) or "none") from no
        return action

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
            if g.barrier:
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

    def _check(self, row: Row) -> None:
        if m := re.fullmatch(r"(can|cannot)\s+(\d{1,2}\s.+)", row.text):
            on_offer = self._on_offer(parse(m[2]))
            if on_offer != (m[1] == "can"):
                raise BadRecord("record-on-offer" if on_offer else "record-not-on-offer", row.line, text=shown(m[2]))
            return
        m = re.fullmatch(r"(?:view\s+(\d{1,2}):\s*)?(\S+)\s+(==|!=|<=|>=|<|>|has)\s*(.*)", row.text)
        if not m:
            raise BadRecord("record-unreadable", row.line, text=shown(f"? {row.text}"))
        seat = int(m[1]) if m[1] else None
        if seat is not None and seat >= self.record.seats:
            raise BadRecord("record-no-seat", row.line, seat=seat)
        found = look(self.rules.view(self.g.s, seat), m[2], row.line, self.rules.sparse())
        if not _holds(found, m[3], m[4].strip(), row.line):
            raise BadRecord("record-does-not-hold", row.line, text=shown(row.text), found=shown(plain(found)))

    def _on_offer(self, action: Action) -> bool:
        d = self.rules.decision(self.g.s, action.seat)
        offer = d.offer(action.verb) if d else None
        if offer is None:
            return False
        try:
            offer.check(action.words)
        except Refused:
            return False
        return True

    def _scores(self, row: Row) -> None:
        words = row.text.split()
        if len(words) % 2 or not all(re.fullmatch(r"-?\d+", w) for w in words):
            raise BadRecord("record-unreadable", row.line, text=shown(f"= {row.text}"))
        if not self.g.s.over:
            raise BadRecord("record-not-over", row.line)
        want = dict(zip(map(int, words[::2]), map(int, words[1::2]), strict=True))
        have = {t.seat: t.total for t in self.rules.scores(self.g.s)}
        if want != have:
            found = "  ".join(f"{s} {n}" for s, n in have.items())
            raise BadRecord("record-score", row.line, text=shown(row.text), found=found)


def _other_set(record: Record, given: Components) -> BadRecord:
    hash, _, name = record.components.partition(" ")
    text = "record-components-ours" if not hash else "record-components-other" if given else "record-components"
    return BadRecord(text, record.lines.get("components", 1), hash=hash[:8], name=shown(name), given=given.hash[:8])


def _at(line: int, no: Refused) -> BadRecord:
    return BadRecord(no.text, line, **{k: shown(v) if isinstance(v, str) else v for k, v in no.args_.items()})


def _is_rules(row: Row) -> bool:
    return row.kind == "!" and row.text.startswith("rules ")


def look(view: Any, path: str, line: int = 0, sparse: Mapping[str, Collection[str]] | None = None) -> Any:
    """What a name such as `seats.0.goods.corn` says in a view.

    In a list of structs the first field is the key (`ships.5.load`); `count` is the length of a list, or the sum of
    counts (`seats.0.island.count`). `sparse`: by field, keys that may be left out of its dict, for 0 (`Game.sparse`).
    Raises `BadRecord` for a name that leads nowhere.
    """
    at, field = view, ""
    for key in path.split("."):
        if isinstance(at, msgspec.Struct) and key in at.__struct_fields__:
            at = getattr(at, key)
        elif isinstance(at, dict) and (key in at or key == "count"):
            at = at[key] if key in at else _count(at)
        elif isinstance(at, dict) and key in (sparse or {}).get(field, ()):
            at = 0
        elif isinstance(at, list | tuple) and key == "count":
            at = len(at)
        elif isinstance(at, list | tuple) and (found := [x for x in at if _key(x) == key]):
            at = found[0]
        else:
            raise BadRecord("record-no-name", line, name=shown(path), part=shown(key))
        field = key
    return at


def _count(counts: dict[str, Any]) -> int:
    return sum(n for n in counts.values() if isinstance(n, int))


def _key(x: Any) -> str:
    return str(getattr(x, x.__struct_fields__[0])) if isinstance(x, msgspec.Struct) else ""


def plain(found: Any) -> str:
    """A value as `?` lines write it."""
    if isinstance(found, bool):
        return str(found).lower()
    if found is None:
        return "none"
    if isinstance(found, list | tuple):
        return " ".join(_key(x) or str(x) for x in found)
    if isinstance(found, dict):
        return " ".join(f"{k}={v}" for k, v in found.items() if v)
    return str(found)


def _holds(found: Any, op: str, value: str, line: int) -> bool:
    if op == "has":
        return value in plain(found).split()
    if isinstance(found, int) and not isinstance(found, bool):
        if not re.fullmatch(r"-?\d+", value):
            raise BadRecord("record-not-a-number", line, text=shown(value))
        return _OPS[op](found, int(value))
    if op not in ("==", "!="):
        raise BadRecord("record-not-a-number", line, text=plain(found))
    return _OPS[op](plain(found), " ".join(value.split()))
