"""What is being worked on, so that every line of the log can say it: the table, the person, the row."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_always: dict[str, object] = {}
_about: ContextVar[dict[str, object]] = ContextVar("about", default={})  # noqa: B039 - never changed in place


def about() -> dict[str, object]:
    """What the lines logged now are about: `table`, `user`, `seat`, `row`, `kind`, as far as they are known."""
    return {**_always, **_about.get()}


def always(**what: object) -> None:
    """From now on all lines carry these facts, such as the `shards` of this process; None takes one away."""
    _always.update(what)
    for name in [name for name, fact in _always.items() if fact is None]:
        del _always[name]


@contextmanager
def working_on(**what: object) -> Iterator[None]:
    """Within it, lines of the log carry these facts: numbers and ids, nothing secret or written by people."""
    token = _about.set({**_about.get(), **what})
    try:
        yield
    finally:
        _about.reset(token)
