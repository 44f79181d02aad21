"""What a message says, before anything of Discord is added: words, rows, a picture, and who is called by it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from bot.service.core.model import Entry, Table
from bot.service.tables.changes import clean
from bot.text.fluent import Signed, Text

from ..common import event_words, namesakes, wording
from ..common.draft import Button, Row
from ..common.limits import CONTENT, LABEL, cut
from ..common.press import public_id
from ..common.signs import Signs

PLACEABLE = 950  # characters that one argument of a text may have
SINCE = 700  # characters of "since your last turn"; the whole log is a button away
Away = Mapping[int, float]  # users who are away, and until when
_MARKS = str.maketrans({c: f"\\{c}" for c in r"\*_~`|>#[]()<@:-"})


class File(msgspec.Struct, frozen=True):
    """A file beside the picture of a message."""

    name: str
    content: bytes
    alt: str


class Page(msgspec.Struct, frozen=True):
    """How an answer is made anew: what it shows, of which table, and for whom."""

    name: str
    table: int
    args: dict[str, Any]


class Drawing(Protocol):
    """A picture that is not waited for: its words go out before it."""

    page: Page

    @property
    def alt(self) -> str:
        """What it shows, in words."""
        ...

    def known(self) -> bytes:
        """The picture where it is drawn already; nothing where it is not."""
        ...

    async def made(self) -> bytes:
        """The picture; nothing where it cannot be drawn."""
        ...


class Post(msgspec.Struct, frozen=True):
    """A message to send or to change. `ping`: exactly these people are called, whoever else is named."""

    content: str
    rows: tuple[Row, ...] = ()
    picture: bytes = b""
    alt: str = ""
    ping: tuple[int, ...] = ()
    silent: bool = False  # no telephone rings for it
    files: tuple[File, ...] = ()
    drawing: Drawing | None = None  # instead of `picture`, which it becomes


def plain_names(text: Text, table: Table) -> tuple[str, ...]:
    """Who plays each seat, without mark-up: for buttons and descriptions; namesakes bear the sign of their seat."""
    return namesakes.signed(_called(text, table))


def picture_names(text: Text, table: Table) -> tuple[str, ...]:
    """The same for pictures, which have signs of their own."""
    return namesakes.numbered(_called(text, table))


def _called(text: Text, table: Table) -> tuple[str, ...]:
    """A lent seat still bears the name of its person."""
    return tuple(
        text("computer-for", name=s.belongs_name)
        if s.computer and s.belongs_name
        else s.name
        if s.user or s.name
        else text("computer-name", n=s.seat + 1)
        for s in table.seats
    )


def names(text: Text, table: Table) -> tuple[str, ...]:
    """Who plays each seat, safe to put into a message: no mark-up and no mention comes out of a name."""
    return tuple(escape(n) for n in plain_names(text, table))


def whereabouts(text: Text, table: Table, away: Away) -> tuple[str, ...]:
    """The same with until when somebody is away."""
    return tuple(
        text("away-name", name=name, until=int(away[s.user])) if s.user in away else name
        for name, s in zip(names(text, table), table.seats, strict=True)
    )


def link(table: Table, message: int = 0) -> str:
    """The address of a message where a table is played; of the place itself where there is none."""
    place = f"https://discord.com/channels/{table.guild}/{table.where}"
    return f"{place}/{message}" if message else place


def seated(text: Text, table: Table, away: Away | None = None) -> tuple[str, ...]:
    """The same with how each computer seat plays."""
    return tuple(
        f"{name} ({text(f'strength-{s.computer}')})" if s.computer else name
        for name, s in zip(whereabouts(text, table, away or {}), table.seats, strict=True)
    )


def escape(name: str) -> str:
    """A name without any meaning to Discord."""
    return name.translate(_MARKS)


def quoted(typed: str) -> str:
    """Words that somebody typed, to be repeated in a sentence: in one line, seen as they are, without any meaning."""
    return escape(clean(typed, "?", LABEL))


def mention(user: int) -> str:
    return f"<@{user}>"


def when(at: float) -> str:
    """A moment that each reader sees in their own time."""
    return f"<t:{int(at)}:R>"


def moment(at: float) -> str:
    """A date and time, by each reader's own clock."""
    return f"<t:{int(at)}:f>"


def button(table: int, what: str, label: str, arg: str = "", style: str = "plain") -> Button:
    """A button of a public message."""
    return Button(public_id(table, what, arg), cut(label, LABEL), style)


def lines(*parts: str) -> str:
    """The parts that say something, one below the other, as long as a message may be."""
    return cut("\n".join(p for p in parts if p), CONTENT)


def pages(parts: Sequence[str]) -> list[str]:
    """Lines one below the other, in as many messages as they need; at least one."""
    found = [""]
    for part in (cut(p, CONTENT) for p in parts):
        if len(found[-1]) + 1 + len(part) > CONTENT:
            found.append(part)
        else:
            found[-1] = f"{found[-1]}\n{part}" if found[-1] else part
    return found


def told(text: Text, entries: Iterable[Entry], who: Sequence[str], reader: int | None = None, most: int = SINCE) -> str:
    """What was done, as sentences; of a long story the end. At most `PLACEABLE` characters, as an argument may have.

    What follows from it for others is left out where the picture shows it.
    """
    said = [s for entry in entries if not entry.undone for s in _sentences(text, entry, who, reader)]
    kept: list[str] = []
    room = min(most, PLACEABLE)
    for sentence in reversed(said):
        room -= len(sentence) + 1
        if room < 0:
            return " ".join([text("more"), *reversed(kept)])
        kept.append(sentence)
    return " ".join(reversed(kept))


def _sentences(text: Text, entry: Entry, who: Sequence[str], reader: int | None) -> list[str]:
    """An entry, event by event; what somebody had decided ahead is told as that."""
    by_person = entry.by_order or not entry.auto
    said = [
        event_words.sentence(text, event, who, reader)
        for event in entry.events
        if (event.seat == entry.seat and by_person) or not event_words.silent(text, event, who)
    ]
    if entry.by_order and said:
        said[0] = event_words.by_plan(text, said[0])
    return said


def digest(
    text: Text, entries: Iterable[Entry], who: Sequence[str], reader: int | None = None, signs: Signs | None = None
) -> str:
    """What happened, in short, a line a part of the story; of a long one the end, at most `SINCE` characters.

    With the signs of the things in it, where it is short enough to bear them: one takes as much room as a line.
    """
    entries = tuple(entries)
    plain = _digest(text, entries, who, reader)
    if signs is None or not signs.known:
        return plain
    signed = _digest(Signed(text, signs.known), entries, who, reader)
    return plain if signed.endswith("…") or text("more") in signed else signed  # a sign is never cut


def _digest(text: Text, entries: Iterable[Entry], who: Sequence[str], reader: int | None) -> str:
    entries = [entry for entry in entries if not entry.undone]
    events = [event for entry in entries for event in entry.events]
    planned = {id(event) for entry in entries if entry.by_order for event in entry.events if event.seat == entry.seat}
    said = event_words.digest(text, events, who, reader, planned)
    kept: list[str] = []
    room = SINCE
    for line in reversed(said):
        room -= len(line) + 1
        if room < 0:
            kept.append(text("more") if kept else cut(line, SINCE))
            break
        kept.append(line)
    several = "\n" if len(kept) > 1 else ""
    return several + "\n".join(reversed(kept))


def headed(text: Text, id: str, events: str) -> str:
    """What happened under its heading: on the same line, or a line each below it."""
    return text(id, events=events).replace(" \n", "\n", 1).strip()


def notice(text: Text, id: str, args: Mapping[str, Any]) -> Post:
    """A short message about the table itself. Names in it are made safe, mentions in it call nobody."""
    ready = {k: escape(v) if isinstance(v, str) and k != "mentions" else v for k, v in args.items()}
    return Post(cut(text(id, **ready), CONTENT), silent=True)


def alt(text: Text, told_lines: Sequence[str], kind: str = "alt-board", **args: str) -> str:
    """The description of a picture."""
    return cut(text(kind, **args, lines=cut("\n".join(told_lines), PLACEABLE)), wording.ALT)
