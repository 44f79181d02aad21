"""What a `set` line of a position says: numbers, words, pairs, counts, seats; refused where it says nothing.

`name` is that of the line, for the error; `value` what stands after the `=`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container

from .errors import Refused

MOST = 999  # no number on a table is larger
NOTHING = ("", "none")  # an empty list
REST = "rest"  # what a supply holds that nobody has counted


def impossible(reason: str, name: str = "", **args: object) -> Refused:
    """No legal table could show this; texts know the `reason` and its arguments."""
    return Refused("impossible", reason=reason, name=name, **args)


def number(name: str, value: str, most: int = MOST) -> int:
    """A number from 0 to `most`; raises `Refused`."""
    if not value:
        raise impossible("missing", name)
    if re.fullmatch(r"-\d+", value):
        raise impossible("negative", name)
    if not re.fullmatch(r"\d{1,3}", value, re.ASCII) or int(value) > most:
        raise impossible("value", name, value=value)
    return int(value)


def seat_of(name: str, value: str, seats: int) -> int:
    """A seat of so many, from 0; raises `Refused`."""
    if not value:
        raise impossible("missing", name)
    if not re.fullmatch(r"\d", value, re.ASCII) or int(value) >= seats:
        raise impossible("seat", name, value=value)
    return int(value)


def words(name: str, value: str, allowed: Container[str] | None = None) -> list[str]:
    """A list such as `sh01 st2`; raises `Refused` for a word that is not allowed."""
    found = [] if value in NOTHING else value.split()
    for word in found:
        if allowed is not None and word not in allowed:
            raise impossible("value", name, value=word)
    return found


def pairs(name: str, value: str, keys: Container[str]) -> dict[str, str]:
    """Words such as `A1=white_3`, by what stands before the `=`; raises `Refused` for another key, or no value."""
    found = {key: what for key, _, what in (word.partition("=") for word in words(name, value))}
    for key, what in found.items():
        if key not in keys:
            raise impossible("value", name, value=key)
        if not what:
            raise impossible("missing", f"{name} = {key}=")
    return found


def several(name: str, value: str, allowed: Container[str]) -> list[str]:
    """Words of which some may say how many: `corn=2 quarry` is corn, corn, quarry; raises `Refused`."""
    found: list[str] = []
    for word in words(name, value):
        kind, counted, n = word.partition("=")
        if kind not in allowed:
            raise impossible("value", name, value=word)
        found += [kind] * (number(name, n) if counted else 1)
    return found


def counts(name: str, value: str, allowed: Container[str]) -> dict[str, int]:
    """The same, counted."""
    return dict(Counter(several(name, value, allowed)))


class SetLines:
    """The `set` lines of a position by name; a game derives what reads its own."""

    def __init__(self, setting: dict[str, str]) -> None:
        self.setting = setting

    def number(self, name: str, default: int, most: int = MOST) -> int:
        value = self.setting.get(name)
        return default if value is None else number(name, value, most)

    def words(self, name: str, allowed: Container[str] | None = None) -> list[str] | None:
        """The words of a list; None if it is not set."""
        value = self.setting.get(name)
        return None if value is None else words(name, value, allowed)

    def pairs(self, name: str, keys: Container[str]) -> dict[str, str] | None:
        """Words such as `wood=2`; None if it is not set."""
        value = self.setting.get(name)
        return None if value is None else pairs(name, value, keys)
