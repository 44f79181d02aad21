"""Which tables are played to measure and to try things: their options, and the keys of their chance."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from bot.rules import Game


def tables_of(kind: type[Game[Any]]) -> dict[str, dict[str, str]]:
    """Options of the tables to measure, by a tag: "" as the rulebook has it, "+" with every expansion on; "+city" with
    the seat, too, that is unlike the others."""
    full = {o.name: "true" for o in kind.options if "true" in o.values}
    found: dict[str, dict[str, str]] = {"": {}} | ({"+": full} if full else {})
    unlike = {o.name: "1" for o in kind.options if o.name == "maya"}
    return found | ({"+city": full | unlike} if unlike else {})


def key_of(seed: int, n: int = 0) -> bytes:
    """A key for the n-th game of a run, the same for the same seed."""
    return sha256(f"caravel {seed} {n}".encode()).digest()
