"""What has happened turned into words: an event as a sentence, or many of them in short."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.rules import Event
from bot.text.fluent import Text

from . import wording


def sentence(text: Text, event: Event, names: Sequence[str], reader: int | None = None, form: str = "") -> str:
    """An event as one sentence, or in the `form` (".brief").

    Its secret part is told to its own seat only, by the text's `.own` if it has one.
    """
    return wording.capital(_said(text, event, names, reader, form))


def _said(text: Text, event: Event, names: Sequence[str], reader: int | None, form: str) -> str:
    args: dict[str, Any] = dict(event.args)
    id = f"event-{event.kind}{form}"
    if event.seat is not None:
        args["seat"] = event.seat
        if event.secret and event.seat == reader:
            args |= event.secret
            id = f"event-{event.kind}.own"
    return text(id, **wording.arguments(text, args, names))


def digest(
    text: Text,
    events: Iterable[Event],
    names: Sequence[str],
    reader: int | None = None,
    planned: Container[int] = (),
) -> list[str]:
    """What happened, in short: a line for each event whose text has `.head`, with the `.brief` of those that follow.

    An empty `.brief` is left out, for the picture shows it; what has neither is told in full on a line of its own.
    Lines of which nothing followed are put before the next. Events of which `planned` has the `id` were decided ahead:
    that is said, and none of them is left out. What comes several times in a line is summed up, see `summed`.
    """
    events = summed(text, events, planned)
    found: list[list[str]] = []
    here: list[str] | None = None
    bare = False  # the last line is a head and nothing else
    for event in events:
        kind, ahead = f"event-{event.kind}", id(event) in planned
        if text.has(f"{kind}.head"):
            head = sentence(text, event, names, reader, ".head")
            head = by_plan(text, head) if ahead else head
            if bare and here is not None:
                here[-1] = f"{here[-1]}; {head}"
            else:
                here = [head]
                found.append(here)
            bare = True
            continue
        if not text.has(f"{kind}.brief"):
            said = sentence(text, event, names, reader)
            found.append([by_plan(text, said) if ahead else said])
            bare = False
        elif said := _brief(text, event, names, reader, ahead):
            if here is None:
                here = []
                found.append(here)
            here.append(said if here else wording.capital(said))
            bare = False
    return [" · ".join(line) for line in found]


def summed(text: Text, events: Iterable[Event], planned: Container[int] = ()) -> list[Event]:
    """Of a kind whose text has `.sum` those of one seat in one line are one: "add" adds their numbers, for its short
    form tells nothing else, and of "last" the last one stands."""
    found: list[Event] = []
    here: dict[tuple[str, int | None], int] = {}  # of a line, where a kind stands
    for event in events:
        if text.has(f"event-{event.kind}.head"):
            here = {}
        key, how = (event.kind, event.seat), f"event-{event.kind}.sum"
        at = here.get(key)
        if at is not None and id(event) not in planned and (one := _sum(text(how), found[at], event)) is not None:
            found[at] = one
            continue
        if text.has(how) and id(event) not in planned:
            here[key] = len(found)
        found.append(event)
    return found


def _sum(how: str, one: Event, other: Event) -> Event | None:
    """Two events as one; None where they are not to be summed."""
    if how == "last":
        return other
    args: dict[str, Any] = {}
    for key, value in one.args.items():
        more = other.args.get(key)
        if isinstance(value, int) and isinstance(more, int):
            args[key] = value + more
        elif isinstance(value, Mapping) and isinstance(more, Mapping):
            args[key] = {k: value.get(k, 0) + more.get(k, 0) for k in (*value, *(k for k in more if k not in value))}
        else:
            args[key] = value
    return None if one.secret or other.secret else msgspec.structs.replace(one, args=args)


def _brief(text: Text, event: Event, names: Sequence[str], reader: int | None, ahead: bool) -> str:
    said = _said(text, event, names, reader, ".brief")
    if not ahead:
        return said
    return by_plan(text, said or _said(text, event, names, reader, ""))


def by_plan(text: Text, said: str) -> str:
    """What somebody had decided ahead is told as that."""
    full = "." if said.endswith(".") else ""
    return text("by-plan", events=said.removesuffix(".")) + full


def silent(text: Text, event: Event, names: Sequence[str]) -> bool:
    """Whether an event says nothing that the picture does not show: its short form is empty."""
    return text.has(f"event-{event.kind}.brief") and not sentence(text, event, names, None, ".brief")
