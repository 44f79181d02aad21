"""What is in the box: components read from TOML into frozen structs, refusing what they do not know.

Whoever owns the box may put its printed values in: a folder with `<game>.toml`, whose rows stand over ours by id and
are checked as strictly. Its contents are a value, `Components`, that a game is made with: tables with different ones
are played side by side, and each keeps its own.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

T = TypeVar("T")
LARGEST = 1_000_000  # bytes of a file of a host's own values
MOST = 999  # no number in a box is larger
Source = Literal["printed", "rulebook", "derived", "reconstructed"]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a data file, and where its values come from; a game derives one for each table of the file."""

    below_zero: ClassVar[tuple[str, ...]] = ()  # the fields whose numbers an owner may set below 0
    id: str
    source: Source


class BadComponents(ValueError):
    """A data file cannot be used; the message names the file, the line where it can be told, and the reason."""


class Components(msgspec.Struct, frozen=True):
    """Rows that stand over ours: the contents of a file, and the name of the folder it came from. Empty: ours alone."""

    name: str = ""
    toml: bytes = b""

    @property
    def hash(self) -> str:
        """The SHA-256 of the file; "" for ours alone."""
        return sha256(self.toml).hexdigest() if self.toml else ""

    @property
    def mark(self) -> str:
        """How a table or a recorded game says what it is played with: hash and name; "" for ours alone."""
        return f"{self.hash} {self.name}".strip()

    def __bool__(self) -> bool:
        return bool(self.toml)

    def __repr__(self) -> str:
        return f"Components({self.name!r}, {self.hash[:8]!r})"


OURS = Components()


def load(folder: Path, games: Collection[str]) -> dict[str, Components]:
    """The files of a folder by game; raises `BadComponents` where it has none, or one that no game reads."""
    try:
        files = sorted(p for p in folder.iterdir() if p.suffix == ".toml")
        name = " ".join(folder.resolve().name.split())
    except OSError as no:
        raise BadComponents(f"{no.filename or folder}: {no.strerror}") from no
    found = {p.stem: Components(name, _bytes(p)) for p in files}
    wanted = ", ".join(f"{game}.toml" for game in games)
    if not found:
        raise BadComponents(f"{folder}: it has none of {wanted}")
    for game, components in found.items():
        if game not in games:
            raise BadComponents(f"{game}.toml: no game reads it; there are {wanted}")
        if not components:
            raise BadComponents(f"{game}.toml: it is empty")
    return found


class Rows(Generic[T]):
    """Tables of rows, with the place where each row was read."""

    def __init__(self, tables: T, where: dict[tuple[str, str], str], homes: dict[tuple[str, str], str]) -> None:
        self.tables, self.where, self._homes = tables, where, homes

    def wrong(self, table: str, id: str, reason: str) -> BadComponents:
        """An error that names where the row was read."""
        return BadComponents(f"{self.where.get((table, id), table)}: {id}: {reason}")

    def sources(self) -> dict[str, int]:
        """How many rows have which source."""
        fields = self.tables.__struct_fields__  # type: ignore[attr-defined]
        return dict(Counter(row.source for table in fields for row in getattr(self.tables, table)))

    def part(self, file: str) -> T:
        """The rows whose own place is this file of ours, wherever their values come from."""
        fields = self.tables.__struct_fields__  # type: ignore[attr-defined]
        return type(self.tables)(
            **{t: tuple(r for r in getattr(self.tables, t) if self._homes.get((t, r.id)) == file) for t in fields}
        )


def read(path: Path, kind: type[T]) -> T:
    """The file's contents as `kind` (a struct with `forbid_unknown_fields`); raises `BadComponents`."""
    return _parsed(path.name, _bytes(path), kind)[0]


def rows(paths: Sequence[Path], kind: type[T], game: str = "", over: Components = OURS) -> Rows[T]:
    """Several files as one: `kind` has a tuple of rows by table, each row an `id`. Rows of `over`, which is told as
    `<game>.toml`, stand instead of ours. Raises `BadComponents`."""
    found: dict[str, dict[str, Any]] = {table: {} for table in kind.__struct_fields__}  # type: ignore[attr-defined]
    where: dict[tuple[str, str], str] = {}
    homes: dict[tuple[str, str], str] = {}
    for path in paths:
        for table, row, at in _rows(path.name, _bytes(path), kind):
            if row.id in found[table]:
                raise BadComponents(f"{at}: {row.id} is there twice")
            found[table][row.id], where[table, row.id], homes[table, row.id] = row, at, path.name
    if over:
        seen: set[tuple[str, str]] = set()
        for table, row, at in _rows(f"{game}.toml", over.toml, kind):
            if row.id not in found[table]:
                raise BadComponents(f"{at}: there is no {table} {row.id}")
            if (table, row.id) in seen:
                raise BadComponents(f"{at}: {row.id} is there twice")
            seen.add((table, row.id))
            for field, value in msgspec.to_builtins(row).items():
                if (n := _beyond(value, least := -MOST if field in row.below_zero else 0)) is not None:
                    raise BadComponents(f"{at}: {row.id}: {n} is not a number from {least} to {MOST}")
            found[table][row.id], where[table, row.id] = row, at
    return Rows(kind(**{table: tuple(by.values()) for table, by in found.items()}), where, homes)


def _beyond(value: Any, least: int) -> int | None:
    """A number in a field that nothing in a box could have on it."""
    if isinstance(value, dict | list | tuple):
        inner = value.values() if isinstance(value, dict) else value
        return next((n for v in inner if (n := _beyond(v, least)) is not None), None)
    return value if isinstance(value, int) and not least <= value <= MOST else None


def _bytes(path: Path) -> bytes:
    try:
        if path.exists() and (not path.is_file() or path.stat().st_size > LARGEST):  # a pipe would never end
            raise BadComponents(f"{path.name}: this is no file of at most {LARGEST // 1000} KB")
        return path.read_bytes()
    except OSError as no:
        raise BadComponents(f"{path.name}: {no.strerror}") from no


def _rows(name: str, blob: bytes, kind: type[T]) -> list[tuple[str, Any, str]]:
    """Every row with its table and its place, as `file, line n`."""
    tables, text = _parsed(name, blob, kind)
    found = []
    for table in kind.__struct_fields__:  # type: ignore[attr-defined]
        rows = getattr(tables, table)
        places = [_place(name, line) for line in _lines(text, table, len(rows))]
        found += [(table, row, place) for row, place in zip(rows, places, strict=True)]
    return found


def _parsed(name: str, blob: bytes, kind: type[T]) -> tuple[T, str]:
    text = ""
    try:
        text = blob.decode("utf-8").removeprefix("\ufeff")  # the mark that some editors put first
        return msgspec.convert(tomllib.loads(text), kind), text
    except RecursionError as wrong:
        raise BadComponents(f"{name}: it is nested too deeply") from wrong
    except UnicodeDecodeError as wrong:
        line = blob[: wrong.start].count(b"\n") + 1
        raise BadComponents(f"{_place(name, line)}: not a text in UTF-8") from wrong
    except msgspec.ValidationError as wrong:
        at = re.search(r"at `\$\.(\w+)\[(\d+)\]", str(wrong))
        unknown = re.search(r"unknown field `(\w+)`", str(wrong))
        where, n = (at[1], int(at[2])) if at else (unknown[1], 0) if unknown else ("", 0)
        line = _lines(text, where, n + 1)[n] if where else 0
        raise BadComponents(f"{_place(name, line)}: {wrong}") from wrong
    except ValueError as wrong:  # of TOML, and of a number that is too long
        line = int(at[1]) if (at := re.search(r"\(at line (\d+), column \d+\)$", str(wrong))) else text.count("\n") + 1
        raise BadComponents(f"{_place(name, line)}: not TOML: {str(wrong).partition(' (at ')[0]}") from wrong


def _place(name: str, line: int) -> str:
    return f"{name}, line {line}" if line else name


def _lines(text: str, table: str, n: int) -> list[int]:
    """The lines of the first n rows of a table, counted from 1; where they are written in another way, that of the
    table; 0 if it cannot be told."""
    heads = _matching(text, rf"\s*\[\[\s*{table}\s*\]\]")
    if n > len(heads):
        heads += (_matching(text, rf"\s*\[*\s*{table}\b") or [0])[:1] * (n - len(heads))
    return heads[:n]


def _matching(text: str, head: str) -> list[int]:
    return [i for i, line in enumerate(text.splitlines(), 1) if re.match(head, line)]
