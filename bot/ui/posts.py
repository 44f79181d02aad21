"""What a message says, before anything of Discord is added: words, rows, a picture, and who is called by it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.rules import Asked, Tally
from bot.service.changes import clean
from bot.service.course import Course
from bot.service.model import Entry, Table
from bot.text.fluent import Text

from . import wording
from .draft import Button, Row
from .limits import CONTENT, LABEL, cut

CHART, FILM = "points-{}.png", "game-{}.gif"  # the table's number in them: a story is found by the names of its files
PLACEABLE = 950  # characters that one argument of a text may have
SINCE = 700  # characters of "since your last turn"; the whole log is a button away
TALLY = "⏳"  # begins the line that says who has answered
Away = Mapping[int, float]  # users who are away, and until when
_MARKS = str.maketrans({c: f"\\{c}" for c in r"\*_~`|>#[]()<@:-"})


class File(msgspec.Struct, frozen=True):
    """A file beside the picture of a message."""

    name: str
    content: bytes
    alt: str


class Post(msgspec.Struct, frozen=True):
    """A message to send or to change. `ping`: exactly these people are called, whoever else is named."""

    content: str
    rows: tuple[Row, ...] = ()
    picture: bytes = b""
    alt: str = ""
    ping: tuple[int, ...] = ()
    silent: bool = False  # no telephone rings for it
    files: tuple[File, ...] = ()


def plain_names(text: Text, table: Table) -> tuple[str, ...]:
    """Who plays each seat, for pictures and descriptions; a lent seat still bears the name of its person."""
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
    return Button(f"t:{table}:{what}" + (f":{arg}" if arg else ""), cut(label, LABEL), style)


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


def told(
    text: Text, game: str, entries: Iterable[Entry], who: Sequence[str], reader: int | None = None, most: int = SINCE
) -> str:
    """What was done, as sentences; of a long story the end. At most `PLACEABLE` characters, as an argument may have.

    What follows from it for others is left out where the picture shows it.
    """
    said = [s for entry in entries if not entry.undone for s in _sentences(text, game, entry, who, reader)]
    kept: list[str] = []
    room = min(most, PLACEABLE)
    for sentence in reversed(said):
        room -= len(sentence) + 1
        if room < 0:
            return " ".join([text("more"), *reversed(kept)])
        kept.append(sentence)
    return " ".join(reversed(kept))


def _sentences(text: Text, game: str, entry: Entry, who: Sequence[str], reader: int | None) -> list[str]:
    """An entry, event by event; what somebody had decided ahead is told as that."""
    by_person = entry.plan or not entry.auto
    said = [
        wording.say_event(text, game, event, who, reader)
        for event in entry.events
        if (event.seat == entry.seat and by_person) or not wording.silent(text, game, event, who)
    ]
    if entry.plan and said:
        said[0] = wording.by_plan(text, said[0])
    return said


def digest(text: Text, game: str, entries: Iterable[Entry], who: Sequence[str], reader: int | None = None) -> str:
    """What happened, in short, a line a part of the story; of a long one the end, at most `SINCE` characters."""
    entries = [entry for entry in entries if not entry.undone]
    events = [event for entry in entries for event in entry.events]
    planned = {id(event) for entry in entries if entry.plan for event in entry.events if event.seat == entry.seat}
    said = wording.digest(text, game, events, who, reader, planned)
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


def question(
    text: Text,
    table: Table,
    asked: Sequence[Asked],
    ping: Sequence[int],
    since: str,
    where: str,
    *,
    first: bool = False,
    begun: bool = False,
    key: str = "",
    undo: str = "",
    quiet: Collection[int] = (),
    hush: Collection[int] = (),
    notes: Sequence[str] = (),
) -> Post:
    """The message that pings: who is asked what, where the game stands, and what happened since.

    `quiet`: users who are named and not mentioned, for they are told otherwise. `hush`: users to whom it looks the same
    as ever, but their telephone does not ring. `begun`: whoever is asked has not answered yet, so that `since` begins
    with the game. `notes` stand below.
    """
    who = names(text, table)
    users = tuple(dict.fromkeys(table.seats[s].user for s in ping if table.seats[s].user))
    called = ", ".join(dict.fromkeys(wording.call(text, a.ask) for a in asked if a.seat in ping))
    if users:
        head = text("question-asked", mentions=addressed(table, who, users, quiet), asked=called)
    else:
        head = ", ".join(wording.asked(text, a.ask, a.seat, who) for a in asked if table.seats[a.seat].user)
    mine = "question-begun" if begun else "question-since"
    kind = "question-start" if first else mine if len(users) == 1 else "question-happened"
    since = headed(text, kind, since) if since or first else ""
    head = " · ".join(p for p in (head, where) if p)
    mentioned = [u for u in users if u not in quiet]
    rung = tuple(u for u in mentioned if u not in hush)
    buttons = (question_buttons(text, table, key, undo),)
    return Post(lines(head, since, *notes), buttons, ping=rung, silent=not mentioned)


def addressed(table: Table, who: Sequence[str], users: Sequence[int], quiet: Collection[int]) -> str:
    """Whom a message speaks to: by mention, or by name who is told otherwise."""
    named = {s.user: who[s.seat] for s in table.seats}
    return " ".join(f"**{named[u]}**" if u in quiet else mention(u) for u in users)


def question_buttons(text: Text, table: Table, key: str, undo: str = "") -> tuple[Button, ...]:
    """What stands under an open question. The key of the question is in the first button, so that it can be found."""
    label = text("button-undo-who", name=undo) if undo else text("button-undo")
    return (
        button(table.id, "desk", text("button-desk"), key, "main"),
        button(table.id, "board", text("button-board")),
        button(table.id, "log", text("button-log")),
        button(table.id, "undo", label),
        button(table.id, "plans", text("button-plans")),
    )


def tally(text: Text, table: Table, done: Sequence[int], base: str) -> Post:
    """An open question to several, as far as people have answered it. `base`: the message as it reads until now."""
    who = names(text, table)
    asked = [a.seat for a in table.asked]
    waiting = wording.listed(text, [who[s] for s in asked if table.seats[s].user] or [who[s] for s in asked])
    people = [who[s] for s in done if table.seats[s].user]
    said = [text("tally-done", names=wording.listed(text, people))] if people else []
    said.append(text("tally-waiting", names=waiting))
    kept = [line for line in base.split("\n") if not line.startswith(TALLY)]
    return Post(lines(*kept, f"{TALLY} {' '.join(said)}"))


def answered(text: Text, table: Table, why: str, seat: int, events: str) -> Post:
    """What an answered question becomes: what was done, and no buttons."""
    who = names(text, table)
    name = who[seat] if 0 <= seat < len(who) else ""
    if why:
        return Post(lines(text(f"answered-{why}", name=name), events if why == "over" else ""))
    return Post(text("answered-by", events=events) if events else text("answered-nothing", name=name))


def last_moves(text: Text, table: Table, entries: Sequence[Entry]) -> str:
    """What came after the last answer of a person, for no question has told it; without who wins."""
    stand = [e for e in entries if not e.undone]
    mine = [i for i, e in enumerate(stand) if e.seat >= 0 and not e.auto]
    after = [
        msgspec.structs.replace(e, events=tuple(x for x in e.events if x.kind != "over"))
        for e in stand[mine[-1] + 1 if mine else 0 :]
    ]
    said = digest(text, table.game, after, names(text, table))
    return headed(text, "over-last", said) if said else ""


def over(text: Text, table: Table, tallies: Sequence[Tally], n: int, told: str = "", mark: str = "") -> Post:
    """The final score, line by line, best first. `told`: what nobody has been told yet. `mark`: see `Herald.find`."""
    who = names(text, table)
    winners = [who[t.seat] for t in tallies if t.won]
    head = text("over-title", name=escape(table.name), n=n)
    won = text("over-winner", n=len(winners), names=wording.listed(text, winners)) if winners else text("over-missed")
    return Post(lines(head, won, *score_lines(text, tallies, who), told), (over_buttons(text, table, mark),))


def over_buttons(text: Text, table: Table, mark: str = "") -> tuple[Button, ...]:
    return (
        button(table.id, "board", text("button-board"), mark),
        button(table.id, "log", text("button-log")),
        button(table.id, "replay", text("button-replay")),
        button(table.id, "record", text("button-record")),
        button(table.id, "again", text("button-again"), style="main"),
    )


def score_lines(text: Text, tallies: Sequence[Tally], who: Sequence[str]) -> list[str]:
    """A line a seat, best first: rank, name, total, and what it is made of."""
    found: list[str] = []
    for t in sorted(tallies, key=lambda t: (t.rank, t.seat)):
        made = [(f"score-{x.id}", x.points) for x in t.lines if x.points]
        if t.tie and text.has("score-tie") and sum(other.total == t.total for other in tallies) > 1:
            made.append(("score-tie", t.tie[0]))
        parts = [text("over-score", name=wording.inside(text(id)), points=_signed(points)) for id, points in made]
        made_of = ", ".join(parts) or text("list-none")
        found.append(text("over-line", rank=t.rank, name=who[t.seat], total=_signed(t.total), lines=made_of))
    return found


def _signed(n: int) -> str:
    """A number with a minus that is no hyphen."""
    return str(n).replace("-", "−")


def story(text: Text, table: Table, course: Course, chart: bytes, film: bytes) -> Post:
    """How it came to the final score: the chart of points and the boards as they grew, whatever could be drawn."""
    told = [
        text("chart-line", name=name, points=", ".join(map(str, points)))
        for name, points in zip(plain_names(text, table), course.points, strict=True)
    ]
    pictures = [File(CHART.format(table.id), chart, alt(text, told, "alt-chart", unit=course.unit))] if chart else []
    if film:
        pictures.append(File(FILM.format(table.id), film, text("alt-film")))
    said = text("story-title", name=escape(table.name), unit=course.unit)
    return Post(said, files=tuple(pictures), silent=True)


def notice(text: Text, id: str, args: Mapping[str, Any]) -> Post:
    """A short message about the table itself. Names in it are made safe, mentions in it call nobody."""
    ready = {k: escape(v) if isinstance(v, str) and k != "mentions" else v for k, v in args.items()}
    return Post(cut(text(id, **ready), CONTENT), silent=True)


def alt(text: Text, told_lines: Sequence[str], kind: str = "alt-board", **args: str) -> str:
    """The description of a picture."""
    return cut(text(kind, **args, lines=cut("\n".join(told_lines), PLACEABLE)), wording.ALT)
