"""What can go wrong. Everything under `Refused` is told to the player; anything else is a bug of ours."""

from __future__ import annotations


class Refused(Exception):
    """The rules say no. `text` is a message id and `args_` fill it; the edge turns both into words."""

    def __init__(self, text: str, /, **args: object) -> None:
        super().__init__(text, args)
        self.text, self.args_ = text, args


class NotYours(Refused):
    """The seat is not asked anything now."""


class Stale(Refused):
    """The answer belongs to a question that is no longer open."""


class Illegal(Refused):
    """The answer is not on offer."""


class CannotUndo(Refused):
    """Taking back is not possible, and `text` says why."""


class BadRecord(Refused):
    """A recorded game cannot be read or does not hold; `line` is the line it fails at, counted from 1."""

    def __init__(self, text: str, line: int = 0, /, **args: object) -> None:
        super().__init__(text, line=line, **args)
        self.line = line


class DeadEnd(RuntimeError):
    """A mandatory question offers nothing, or the rules run without end: the rule module is wrong."""
