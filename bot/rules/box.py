"""What is in the box: components read from TOML into frozen structs, refusing what they do not know."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class BadComponents(ValueError):
    """A data file cannot be used; the message names the file and the reason."""


def read(path: Path, kind: type[T]) -> T:
    """The file's contents as `kind` (a struct with `forbid_unknown_fields`); raises `BadComponents`."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), kind)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise BadComponents(f"{path.name}: {wrong}") from wrong
