"""What the store gives back: plain tuples with names, column by column as in the migrations."""

from __future__ import annotations

from typing import NamedTuple


class SeatRow(NamedTuple):
    seat: int
    user_id: int
    name: str
    computer: str
    belongs: int
    belongs_name: str


class TableRow(NamedTuple):
    """A table but for its key and state. `card` is the id of its lobby card's message, 0 for none."""

    id: int
    name: str
    game: str
    rules: int
    options: str
    status: str
    guild: int
    channel: int
    thread: int
    owner: int
    locale: str
    size: int
    version: int
    epoch: int
    commitment: str
    n: int
    asked: str
    question: str
    created: float
    touched: float
    access: str
    follows: int
    clock: str
    paused: float
    components: str
    elsewhere: int
    confirm: int
    card: int


class Stored(NamedTuple):
    """A table with everything."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    key: bytes
    state: bytes

    def __repr__(self) -> str:  # never the key or the state: it may end in a log
        return f"Stored({self.row.id}, version {self.row.version})"


class Listed(NamedTuple):
    """A table for a list: without key and state."""

    row: TableRow
    seats: tuple[SeatRow, ...]


class LogRow(NamedTuple):
    n: int
    seat: int
    verb: str
    words: str
    barrier: int
    fork: int
    auto: int
    hash8: str
    at: float
    undone_at: float | None
    events: bytes


class OutRow(NamedTuple):
    """A row of the outbox. After `claim`, `tries` counts the claims before this one."""

    id: int
    table_id: int
    kind: str
    about: str
    payload: str
    nonce: str
    tries: int
    message: int


class TimerRow(NamedTuple):
    """What is to happen at `due`. `payload` is JSON."""

    id: int
    due: float
    kind: str
    table_id: int
    user_id: int
    key: str
    payload: str


class OrderRow(NamedTuple):
    """A standing order. `name` is its key, `value` is JSON."""

    seat: int
    name: str
    value: str
    at: float


class ProposalRow(NamedTuple):
    """What needs consent. `args` is JSON; `ends` 0: open without end; `votes`: (user, choice) in order of time."""

    id: int
    table_id: int
    kind: str
    author: int
    args: str
    version: int
    ends: float
    status: str
    votes: tuple[tuple[int, int], ...]


class ClockRow(NamedTuple):
    """The seconds to think that a seat has left, and how often they ran out."""

    seat: int
    bank: float
    overrun: int


class ResultRow(NamedTuple):
    """A seat of a finished game. `thought`: seconds to an answer, in the median of `turns` answers."""

    table_id: int
    seat: int
    user_id: int
    computer: str
    game: str
    seats: int
    rank: int
    points: int
    ended: float
    turns: int
    thought: float
    name: str
