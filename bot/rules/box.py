"""What is in the box: components read from TOML into frozen structs, refusing what they do not know.

Whoever owns the box may put its printed values in: `use(folder)`, and `<folder>/<game>.toml` overrides rows by id,
checked as strictly as ours.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

T = TypeVar("T")


class BadComponents(ValueError):
    """A data file cannot be used; the message names the file, the line where it can be told, and the reason."""


class Origin(NamedTuple):
    """Which set of components a game is played with: ("", "") for ours, else the folder's name and the file's hash."""

    name: str = ""
    hash: str = ""


_folder: list[Path] = []  # at most one


def use(folder: Path | None) -> None:
    """From now on, games that are made take rows of `folder/<game>.toml` over ours; None: ours alone."""
    _folder[:] = [] if folder is None else [folder]


def folder() -> Path | None:
    """The folder with other values, if one is used."""
    return _folder[0] if _folder else None


class Rows(Generic[T]):
    """Tables of rows, with the place where each row was read."""

    def __init__(self, tables: T, where: dict[tuple[str, str], str], origin: Origin) -> None:
        self.tables, self.where, self.origin = tables, where, origin

    def wrong(self, table: str, id: str, reason: str) -> BadComponents:
        """An error that names where the row was read."""
        return BadComponents(f"{self.where.get((table, id), table)}: {id}: {reason}")

    def sources(self) -> dict[str, int]:
        """How many rows have which source."""
        found: dict[str, int] = {}
        for table in self.tables.__struct_fields__:  # type: ignore[attr-defined]
            for row in getattr(self.tables, table):
                found[row.source] = found.get(row.source, 0) + 1
        return found


def read(path: Path, kind: type[T]) -> T:
    """The file's contents as `kind` (a struct with `forbid_unknown_fields`); raises `BadComponents`."""
    return _read(path, kind)[0]


def rows(paths: Sequence[Path], kind: type[T], game: str = "") -> Rows[T]:
    """Several files as one: `kind` has a tuple of rows by table, each row an `id`. Rows of the folder in use that is
    named after `game` stand instead of ours. Raises `BadComponents`."""
    found: dict[str, dict[str, Any]] = {table: {} for table in kind.__struct_fields__}  # type: ignore[attr-defined]
    where: dict[tuple[str, str], str] = {}
    for path in paths:
        for table, row, at in _rows(path, kind):
            if row.id in found[table]:
                raise BadComponents(f"{at}: {row.id} is there twice")
            found[table][row.id], where[table, row.id] = row, at
    origin = Origin()
    over = folder() if game else None
    if over is not None and not over.is_dir():
        raise BadComponents(f"{over}: no such folder")
    if over is not None and (path := over / f"{game}.toml").exists():
        seen: set[tuple[str, str]] = set()
        for table, row, at in _rows(path, kind):
            if row.id not in found[table]:
                raise BadComponents(f"{at}: there is no {table} {row.id}")
            if (table, row.id) in seen:
                raise BadComponents(f"{at}: {row.id} is there twice")
            seen.add((table, row.id))
            found[table][row.id], where[table, row.id] = row, at
        origin = Origin(over.name, sha256(path.read_bytes()).hexdigest()[:16])
    return Rows(kind(**{table: tuple(by.values()) for table, by in found.items()}), where, origin)


def _rows(path: Path, kind: type[T]) -> list[tuple[str, Any, str]]:
    """Every row with its table and its place, as `file, line n`."""
    tables, text = _read(path, kind)
    return [
        (table, row, f"{path.name}, line {_line(text, table, i)}")
        for table in kind.__struct_fields__  # type: ignore[attr-defined]
        for i, row in enumerate(getattr(tables, table))
    ]


def _read(path: Path, kind: type[T]) -> tuple[T, str]:
    text = ""
    try:
        text = path.read_text("utf-8")
        return msgspec.convert(tomllib.loads(text), kind), text
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise BadComponents(f"{path.name}: {wrong}") from wrong
    except msgspec.ValidationError as wrong:
        at = re.search(r"at `\$\.(\w+)\[(\d+)\]", str(wrong))
        unknown = re.search(r"unknown field `(\w+)`", str(wrong))
        line = _line(text, at[1], int(at[2])) if at else _line(text, unknown[1], 0) if unknown else 0
        raise BadComponents(f"{path.name}{f', line {line}' if line else ''}: {wrong}") from wrong


def _line(text: str, table: str, n: int) -> int:
    """The line of the n-th row of a table, counted from 1; 0 if it is written in another way."""
    heads = [i for i, line in enumerate(text.splitlines(), 1) if re.match(rf"\s*\[\[\s*{table}\s*\]\]", line)]
    return heads[n] if n < len(heads) else 0
