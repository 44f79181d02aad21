"""The log of a game: what was answered, in order, and what of it may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from .actions import Action, Barrier
from .errors import CannotUndo, Illegal
from .game import Game

TAKEN_BACK = "taken_back"  # kind of the event that tells of an undo by consent: seat, and `n` answers


class Entry(msgspec.Struct, frozen=True):
    """One answer as it was played."""

    action: Action
    barrier: Barrier = Barrier.NONE
    fork: int = 0
    auto: bool = False  # answered by a computer seat or a standing order, not by a person
    hash8: str = ""  # of the state after it; "" where nobody asked for it
    plan: bool = False  # answered by a standing order: its seat may take it back like an own answer


def hash8(rules: Game[Any], state: Any) -> str:
    """The first 8 hex digits of a hash of the whole state: where a replay drifts, they differ."""
    return blake2b(rules.dump(state), digest_size=4).hexdigest()


def _own(entry: Entry, seat: int) -> bool:
    """Whether it is an answer of the person in that seat, by hand or decided ahead."""
    return entry.action.seat == seat and (entry.plan or not entry.auto)


def undone_by(log: Sequence[Entry], seat: int) -> list[int]:
    """The entries (by index) that an undo of `seat` takes back: its last own one, and what followed by itself.

    Raises `CannotUndo`: `undo-nothing`, `undo-barrier` where something has come to light since, `undo-built-upon`
    where somebody has gone on from it. In a simultaneous part each takes back his own and disturbs nobody; what
    another has seen there alone stops only that one.
    """
    i = next((i for i in range(len(log) - 1, -1, -1) if _own(log[i], seat)), None)
    if i is None:
        raise CannotUndo("undo-nothing")
    if any(e.barrier and not _apart(e, log[i]) for e in log[i:]):
        raise CannotUndo("undo-barrier")
    dropped = [i]
    for j in range(i + 1, len(log)):
        if log[j].fork and log[j].fork == log[i].fork:
            continue
        if not log[j].auto:
            raise CannotUndo("undo-built-upon")
        dropped.append(j)
    return dropped


def _apart(entry: Entry, mine: Entry) -> bool:
    """Whether what came to light by an entry was seen by another seat alone, in the same simultaneous part."""
    if entry.barrier != Barrier.OWN or not entry.fork:
        return False
    return entry.fork == mine.fork and entry.action.seat != mine.action.seat


def undone_with_consent(log: Sequence[Entry], seat: int) -> list[int]:
    """The entries (by index) that go where all consent that `seat` takes its last own answer back: all since then.

    What others have answered in the same simultaneous part stands, if nothing has come to light by that part: then
    everybody answers it anew, for all have seen what the others chose. Raises `CannotUndo`: `undo-nothing`,
    `undo-rules` where the rules themselves have changed since.
    """
    i = next((i for i in range(len(log) - 1, -1, -1) if _own(log[i], seat)), None)
    if i is None:
        raise CannotUndo("undo-nothing")
    first = i
    while opened := {e.fork for e in log[first:] if e.fork and e.barrier == Barrier.OPEN}:
        begun = next(j for j, e in enumerate(log) if e.fork in opened)
        if begun >= first:
            break
        first = begun
    if any(e.action.verb == "=rules" for e in log[first:]):
        raise CannotUndo("undo-rules")
    fork = log[first].fork
    mates = fork if not any(e.fork == fork and e.barrier == Barrier.OPEN for e in log[first:]) else 0
    return [j for j in range(first, len(log)) if j == first or not mates or log[j].fork != mates]


def write(action: Action) -> str:
    """An answer as a line of a recorded game."""
    return " ".join((str(action.seat), action.verb, *action.words))


def parse(line: str) -> Action:
    """The answer that a line of a recorded game tells; raises `Illegal` if it is none."""
    seat, *rest = line.split()
    if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and rest):
        raise Illegal("unreadable", word=line)
    return Action(int(seat), rest[0], tuple(rest[1:]))
