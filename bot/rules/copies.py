"""Copies of states: what JSON there and back gives, in a part of the time, for tables that are only imagined."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as types

from .frames import AnyFrame

Copier = Callable[[Any], Any]

# What is never changed in place, and may lie in both.
FIXED = (
    *(types.IntType, types.FloatType, types.BoolType, types.StrType, types.BytesType, types.NoneType),
    *(types.LiteralType, types.EnumType),
)


@cache
def copier(kind: Any) -> Copier:
    """What copies instances of a struct, by the types of its fields: nothing that can be changed lies in both.

    It is written out as a function, as `dataclass` does with its methods, for it is run at every line of play that is
    tried: a shallow copy, then a line for each field that can be changed.
    """
    names: dict[str, Any] = {"frame": _frame, "deepcopy": deepcopy, "Unset": msgspec.UnsetType}
    lines = ["def copied(x):", "    new = x.__copy__()"]
    for field in types.type_info(kind).fields:  # type: ignore[attr-defined]
        made = _copy(field.type, f"x.{field.name}", names)
        unset = not field.required and field.default is field.default_factory  # no default: so it may be left out
        if made and unset:
            lines.append(f"    if type(x.{field.name}) is not Unset:\n        new.{field.name} = {made}")
        elif made:
            lines.append(f"    new.{field.name} = {made}")
    exec("\n".join([*lines, "    return new"]), names)
    made_of: Copier = names["copied"]
    return made_of


def _copy(kind: types.Type, of: str, names: dict[str, Any], depth: int = 0) -> str:
    """The expression that copies the value of another; "" for what never changes. `names`: what it may name."""
    if isinstance(kind, FIXED):
        return ""
    if isinstance(kind, types.StructType):
        name = f"copy_{len(names)}"
        names[name] = copier(kind.cls)
        return f"{name}({of})"
    if isinstance(kind, types.CustomType) and kind.cls is AnyFrame:
        return f"frame({of})"
    inner = f"y{depth}"
    if isinstance(kind, types.ListType):
        item = _copy(kind.item_type, inner, names, depth + 1)
        return f"[{item} for {inner} in {of}]" if item else f"list({of})"
    if isinstance(kind, types.DictType):
        value = _copy(kind.value_type, inner, names, depth + 1)
        return f"{{k{depth}: {value} for k{depth}, {inner} in {of}.items()}}" if value else f"dict({of})"
    if isinstance(kind, types.UnionType):
        parts = [made for each in kind.types if (made := _copy(each, of, names, depth))]
        if len(parts) == 1:
            return f"{of} if {of} is None else {parts[0]}"
        return f"deepcopy({of})" if parts else ""
    return f"deepcopy({of})"


def _frame(frame: Any) -> Any:
    kind: Any = type(frame)
    return copier(kind)(frame)
