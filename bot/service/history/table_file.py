"""The file of one table: its rows, column by column, with what each can be. What is else is no table.

A file comes from anybody's machine: nothing of it is written before all of it is known to be in bounds.
"""

from __future__ import annotations

import base64
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..core.model import STRENGTHS

FORMAT = "caravel table 1"
LONGEST_PAUSE = 31 * 86400.0  # seconds from now
SCHEMA = 12  # the version of the database whose columns these are
LARGEST = 24 * 2**20  # bytes; the longest games come to some 4 MB

Small = Annotated[int, Meta(ge=0, le=1_000_000)]
Big = Annotated[int, Meta(ge=0, le=2**63 - 1)]  # an id of Discord, or of a row
Seat = Annotated[int, Meta(ge=0, le=15)]
Flag = Literal[0, 1]
Barred = Literal[0, 1, 2]  # a `Barrier`
Time = Annotated[float, Meta(ge=0, le=4e9)]  # seconds since 1970
Seconds = Annotated[float, Meta(ge=-4e9, le=4e9)]
Word = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=200)]
Json = Annotated[str, Meta(max_length=100_000)]
Hash8 = Annotated[str, Meta(pattern=r"^[0-9a-f]{0,16}$")]
Clock = Literal["", "quick", "easy", "weekly"]
Commitment = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")]


class Blob(msgspec.Struct, forbid_unknown_fields=True):
    """Bytes: JSON has none."""

    b64: Annotated[str, Meta(max_length=4_000_000)]


class Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A row of a part; columns that came with later programs have their defaults."""


class TableRow(Row, kw_only=True):
    id: Big
    name: Name
    game: Word
    rules: Small
    options: Json
    status: Literal["lobby", "running", "over", "abandoned"]
    guild: Big
    channel: Big
    thread: Big = 0
    owner: Big
    locale: Word
    size: Seat
    version: Small
    epoch: Small
    commitment: Commitment
    n: Small
    asked: Json
    question: Json
    created: Time
    touched: Time
    key: Blob
    state: Blob
    access: Literal["open", "invited"] = "open"
    clock: Clock = ""
    paused: Time = 0.0
    components: Name = ""
    follows: Big = 0
    elsewhere: Flag = 0
    confirm: Flag = 0


class SeatRow(Row, kw_only=True):
    table_id: Big
    seat: Seat
    user_id: Big
    name: Name
    computer: Word
    belongs: Big
    belongs_name: Name


class LogRow(Row, kw_only=True):
    table_id: Big
    n: Small
    seat: Annotated[int, Meta(ge=-1, le=15)]
    verb: Word
    words: Json
    barrier: Barred
    fork: Small
    auto: Annotated[int, Meta(ge=0, le=9)]
    hash8: Hash8
    at: Time
    undone_at: Time | None = None
    events: Blob


class SnapshotRow(Row, kw_only=True):
    table_id: Big
    n: Small
    state: Blob


class OrderRow(Row, kw_only=True):
    table_id: Big
    seat: Seat
    name: Name
    value: Json
    at: Time


class ClockRow(Row, kw_only=True):
    table_id: Big
    seat: Seat
    bank: Seconds
    overrun: Small


class GainRow(Row, kw_only=True):
    table_id: Big
    n: Small
    seat: Seat
    seconds: Seconds


class InvitedRow(Row, kw_only=True):
    table_id: Big
    user_id: Big


class ResultRow(Row, kw_only=True):
    table_id: Big
    seat: Seat
    user_id: Big
    computer: Word = ""
    guild: Big
    game: Word
    seats: Seat
    rank: Seat
    points: Annotated[int, Meta(ge=-10_000, le=10_000)]
    ended: Time
    turns: Small = 0
    thought: Time = 0.0


class ComponentsRow(Row, kw_only=True):
    hash: Commitment
    name: Name
    files: Blob


class SchemaRow(Row, kw_only=True):
    version: Small


class Parts(msgspec.Struct, forbid_unknown_fields=True):
    """All rows of a table, by the name of their part."""

    tables: Annotated[list[TableRow], Meta(min_length=1, max_length=1)]
    schema: Annotated[list[SchemaRow], Meta(min_length=1, max_length=1)]
    seats: Annotated[list[SeatRow], Meta(max_length=16)] = []
    log: Annotated[list[LogRow], Meta(max_length=50_000)] = []
    snapshots: Annotated[list[SnapshotRow], Meta(max_length=50_000)] = []
    orders: Annotated[list[OrderRow], Meta(max_length=1_000)] = []
    clocks: Annotated[list[ClockRow], Meta(max_length=16)] = []
    gains: Annotated[list[GainRow], Meta(max_length=50_000)] = []
    invited: Annotated[list[InvitedRow], Meta(max_length=1_000)] = []
    results: Annotated[list[ResultRow], Meta(max_length=16)] = []
    components: Annotated[list[ComponentsRow], Meta(max_length=1)] = []


class File(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    rows: Parts
    moved: bool = False


class _SchemaOnly(msgspec.Struct):
    schema: Annotated[list[SchemaRow], Meta(min_length=1, max_length=1)]


class Head(msgspec.Struct):
    """What tells the file of another program, whatever else is in it."""

    format: str
    rows: _SchemaOnly


Rows = dict[str, list[dict[str, Any]]]


def plain(rows: Rows) -> Rows:
    """Bytes as {"b64": …}."""
    return {
        part: [
            {k: {"b64": base64.b64encode(v).decode()} if isinstance(v, bytes) else v for k, v in row.items()}
            for row in found
        ]
        for part, found in rows.items()
    }


def raw(parts: Parts) -> Rows:
    """The rows as they are stored; raises `ValueError` for bytes that are none, and for what cannot be together."""
    rows = {part: [_row(row) for row in found] for part, found in msgspec.structs.asdict(parts).items()}
    seats = [row["seat"] for row in rows["seats"]]
    if sorted(seats) != list(range(len(seats))):
        raise ValueError("its seats are not in order")
    if any(row["computer"] not in ("", *STRENGTHS) for row in rows["seats"]):
        raise ValueError("a computer plays in a way that is not known here")
    return rows


def _row(row: Row) -> dict[str, Any]:
    fields = msgspec.structs.asdict(row)
    return {k: base64.b64decode(v.b64, validate=True) if isinstance(v, Blob) else v for k, v in fields.items()}
