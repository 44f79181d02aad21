"""What a name in a recorded game leads to, and whether it has the value that the file says."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from .errors import BadRecord
from .position import NOTHING
from .record import shown
from .view_parts import AskedView, ScoreView

_OPS: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def look(view: Any, path: str, line: int = 0, sparse: Mapping[str, Collection[str]] | None = None) -> Any:
    """What a name such as `seats.0.goods.corn` says in a view.

    In a list of structs the first field is the key (`ships.5.load`); `count` is the length of a list, or the sum of
    counts (`seats.0.island.count`). `sparse`: by field, keys that may be left out of its dict, for 0 (`Game.sparse`).
    A line of a score is named by its id (`scores.0.buildings`); a seat that is not asked is asked `none`.
    Raises `BadRecord` for a name that leads nowhere.
    """
    at, field = view, ""
    keys = path.split(".")
    for i, key in enumerate(keys):
        if isinstance(at, msgspec.Struct) and key in at.__struct_fields__:
            at = getattr(at, key)
        elif isinstance(at, ScoreView) and key in (*_score_lines(view), *(sparse or {}).get("scores", ())):
            at = dict(at.lines).get(key, 0)
        elif isinstance(at, dict) and (key in at or key == "count"):
            at = at[key] if key in at else _count(at)
        elif isinstance(at, dict) and key in (sparse or {}).get(field, ()):
            at = 0
        elif isinstance(at, list | tuple) and key == "count":
            at = len(at)
        elif isinstance(at, list | tuple) and (found := [x for x in at if _key(x) == key]):
            at = found[0]
        elif field == "asked" and _is_seat(view, key) and tuple(keys[i + 1 :]) in ((), ("ask",)):
            return None
        else:
            raise BadRecord("record-no-name", line, name=shown(path), part=shown(key))
        field = key
    return at


def _count(counts: dict[str, Any]) -> int:
    return sum(n for n in counts.values() if isinstance(n, int))


def _key(x: Any) -> str:
    return str(getattr(x, x.__struct_fields__[0])) if isinstance(x, msgspec.Struct) else ""


def _score_lines(view: Any) -> set[str]:
    """The ids of all score lines of a view: who has not one of them has 0 by it."""
    return {id for score in view.scores for id, _ in score.lines}


def _is_seat(view: Any, key: str) -> bool:
    return any(_key(seat) == key for seat in getattr(view, "seats", ()))


def plain(found: Any) -> str:
    """A value as `?` lines write it."""
    if isinstance(found, bool):
        return str(found).lower()
    if found is None:
        return "none"
    if isinstance(found, AskedView):
        return found.ask
    if isinstance(found, list | tuple):
        return " ".join(_key(x) or str(x) for x in found)
    if isinstance(found, dict):
        return " ".join(f"{k}={v}" for k, v in found.items() if v)
    return str(found)


def holds(found: Any, op: str, value: str, line: int) -> bool:
    """Whether a value is (`op`) what the file says; raises `BadRecord` where a number is compared with a word."""
    if op == "has":
        return value in plain(found).split()
    if isinstance(found, int) and not isinstance(found, bool):
        if not re.fullmatch(r"-?\d+", value):
            raise BadRecord("record-not-a-number", line, text=shown(value))
        return _OPS[op](found, int(value))
    if op not in ("==", "!="):
        raise BadRecord("record-not-a-number", line, text=plain(found))
    return _OPS[op](_nothing(plain(found)), _nothing(" ".join(value.split())))


def _nothing(text: str) -> str:
    """Nothing is said in two ways: by no word at all, and by `none`."""
    return "" if text in NOTHING else text
