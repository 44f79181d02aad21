"""Which rows of the data files a table is played with: those of the base game, and those of its modules."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from bot.rules import Components
from bot.rules.components import Rows, rows

from .checks import check
from .rows import CITY, CITY_FILE, FILES, MODULES, File

DATA = Path(__file__).parent / "data"
MODULE_FILES = {**MODULES, CITY: CITY_FILE}
SETS = 4  # sets of an owner's values kept ready


@lru_cache(SETS)
def every(components: Components) -> Rows[File]:
    """All rows, these over ours; raises `BadComponents` where those of the base game, or all, do not fit together."""
    read = rows([DATA / name for name in (*FILES, *MODULE_FILES.values())], File, "santa_maria", components)
    check(played(read, ()))
    check(read)
    return read


def played(read: Rows[File], modules: tuple[str, ...]) -> Rows[File]:
    """The rows that are played with."""
    parts = [read.part(name) for name in (*FILES, *(MODULE_FILES[module] for module in modules))]
    tables = {t: tuple(row for part in parts for row in getattr(part, t)) for t in File.__struct_fields__}
    return Rows(File(**tables), read.where, {})
