"""The end of a game: who has won, the score line by line, and how it came to that."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.rules import Line, Tally
from bot.service.core.model import Entry, Table
from bot.service.history.retrace import Course
from bot.service.tables.score_so_far import SoFar
from bot.text.fluent import Text

from ..common import wording
from ..common.draft import Button
from .posts import File, Post, alt, button, digest, escape, headed, lines, names, picture_names

CHART, FILM = "points-{}.png", "game-{}.gif"  # the table's number in them: a story is found by the names of its files


def last_moves(text: Text, table: Table, entries: Sequence[Entry]) -> str:
    """What came after the last answer of a person, for no question has told it; without who wins."""
    stand = [e for e in entries if not e.undone]
    mine = [i for i, e in enumerate(stand) if e.seat >= 0 and not e.auto]
    after = [
        msgspec.structs.replace(e, events=tuple(x for x in e.events if x.kind != "over"))
        for e in stand[mine[-1] + 1 if mine else 0 :]
    ]
    said = digest(text, after, names(text, table))
    return headed(text, "over-last", said) if said else ""


def over(
    text: Text, table: Table, tallies: Sequence[Tally], n: int, told: str = "", mark: str = "", key: str = ""
) -> Post:
    """The final score, line by line, best first. `told`: what nobody has been told yet. `mark`: see `Herald.find`.

    `key`: what all chance came from, "" where it is to stay secret.
    """
    who = names(text, table)
    head = text("over-title", name=escape(table.name), n=n)
    proof = f"-# {text('over-key', key=key)}" if key else ""
    return Post(
        lines(head, outcome(text, tallies, who), *score_lines(text, tallies, who), proof, told),
        (over_buttons(text, table, mark),),
    )


def outcome(text: Text, tallies: Sequence[Tally], who: Sequence[str]) -> str:
    """Who has won, or that the goal of who plays alone is missed."""
    winners = [wording.seat_name(text, t.seat, who) for t in tallies if t.won]
    return text("over-winner", n=len(winners), names=wording.listed(text, winners)) if winners else text("over-missed")


def won(text: Text, tallies: Sequence[Tally], who: Sequence[str]) -> str:
    """The same in one line with the points of the winners; with those that were not enough, where there are none."""
    best = next((t for t in tallies if t.won), None) or next(t for t in tallies if t.seat >= 0)
    return text("card-won", outcome=outcome(text, tallies, who), points=best.total)


def over_buttons(text: Text, table: Table, mark: str = "") -> tuple[Button, ...]:
    return (
        button(table.id, "board", text("button-board"), mark),
        button(table.id, "log", text("button-log")),
        button(table.id, "replay", text("button-replay")),
        button(table.id, "record", text("button-record")),
        button(table.id, "again", text("button-again"), style="main"),
    )


def score_lines(text: Text, tallies: Sequence[Tally], who: Sequence[str]) -> list[str]:
    """A line a seat or rival, in the order given: rank, name, total, and what it is made of."""
    found: list[str] = []
    for t in tallies:
        made = [(f"score-{x.id}", x.points) for x in t.lines if x.points]
        if t.tie and text.has("score-tie") and sum(other.total == t.total for other in tallies) > 1:
            made.append(("score-tie", t.tie[0]))
        parts = [text("over-score", name=wording.inside(text(id)), points=_signed(points)) for id, points in made]
        made_of, name = ", ".join(parts) or text("list-none"), wording.seat_name(text, t.seat, who)
        found.append(text("over-line", rank=t.rank, name=name, total=_signed(t.total), lines=made_of))
    return found


def so_far(text: Text, score: SoFar, who: Sequence[str]) -> list[str]:
    """In the middle of a game: what is known of each, what is not, and what other things would bring."""
    found = [text("score-now")]
    for t in score.tallies:
        made_of, name = _made_of(text, t.lines), wording.seat_name(text, t.seat, who)
        unknown = [_line_name(text, id) for id in score.unknown.get(t.seat, ())]
        found.append(
            text(
                "score-line",
                name=name,
                total=_signed(t.total),
                lines=made_of,
                unknown=wording.listed(text, unknown),
                n=len(unknown),
            )
        )
    if score.would:
        found.append(text("score-would", lines=_made_of(text, score.would, whole=True)))
    return found


def _made_of(text: Text, lines: Sequence[Line], *, whole: bool = False) -> str:
    """Lines one after the other; those that bring nothing only if they are all told."""
    told = [
        text("over-score", name=_line_name(text, line.id), points=_signed(line.points))
        for line in lines
        if line.points or whole
    ]
    return ", ".join(told) or text("list-none")


def _line_name(text: Text, id: str) -> str:
    return wording.inside(text(f"score-{id}"))


def _signed(n: int) -> str:
    """A number with a minus that is no hyphen."""
    return str(n).replace("-", "−")


def sides(text: Text, table: Table, course: Course) -> list[str]:
    """Whose points a course tells: the seats, then opponents that are no seats."""
    names = picture_names(text, table)
    rivals = range(1, len(course.points) - len(names) + 1)
    return [*names, *(wording.capital(wording.seat_name(text, -n, names)) for n in rivals)]


def story(text: Text, table: Table, course: Course, chart: bytes) -> Post:
    """How it came to the final score: the chart of points."""
    told = [
        text("chart-line", name=name, points=", ".join(map(str, points)))
        for name, points in zip(sides(text, table, course), course.points, strict=True)
    ]
    said = text("story-title", name=escape(table.name), unit=course.unit)
    file = File(CHART.format(table.id), chart, alt(text, told, "alt-chart", unit=course.unit))
    return Post(said, files=(file,), silent=True)


def moving(text: Text, table: Table, film: bytes) -> Post:
    """The boards as they grew: a message of its own, for beside another picture it would be shown cropped."""
    file = File(FILM.format(table.id), film, text("alt-film"))
    return Post(text("film-title", name=escape(table.name)), files=(file,), silent=True)
