"""The message that puts a question: what it says, who is called by it, and how."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from bot.rules import Asked
from bot.service.core.model import Entry, Table
from bot.text.fluent import Text

from ..common import wording
from ..common.draft import Button, Context, Panel, Row
from ..common.press import personal_id
from ..panel import call
from ..posts import open_question, posts
from ..posts.frontend import Frontend
from ..posts.posts import Post
from . import changes, clocks

About = Mapping[str, Any]  # the payload of a question, see `Outgoing`


def about_now(table: Table) -> About:
    """What is asked now, put to everybody who is asked."""
    return {
        "asked": [list(a[:3]) for a in table.asked],
        "ping": [a.seat for a in table.asked],
        "n": table.n,
        "key": table.question,
    }


async def calls(frontend: Frontend, table: Table, seats: Iterable[int]) -> dict[int, str]:
    """How each person in these seats is to be called: "mention", "message", "both"; "" for later, with others."""
    found: dict[int, str] = {}
    for user in dict.fromkeys(table.seats[seat].user for seat in seats):
        if not user:
            continue
        if not await frontend.service.reminders.calls(table, user):
            found[user] = ""
            continue
        profile = await frontend.service.people.profile(user)
        found[user] = "mention" if profile.closed else profile.notify
    return found


def spared(table: Table, about: About) -> set[int]:
    """Users whose telephone does not ring, for what they have decided ahead will answer; nobody can tell."""
    return {table.seats[int(seat)].user for seat in about.get("hush", ())}


async def rung(frontend: Frontend, table: Table, about: About) -> set[int]:
    """Users who were called a moment ago by a message that an undo has struck: their telephone does not ring again."""
    message_of = frontend.service.outbox.message_of
    return {int(user) for user, key in about.get("struck", {}).items() if await message_of(table.id, "question", key)}


async def answers(frontend: Frontend, table: Table, text: Text) -> Panel:
    """The answers that stand in the call itself, for the one person who is asked; nothing where there are several."""
    desk = await frontend.turns.called(table.id)
    if desk is None or desk.decision is None:
        return call.NOTHING
    facts = partial(frontend.rules(table).facts, desk.view)
    who = posts.names(text, table)
    sign = frontend.signs.of
    ctx = Context(text, table.id, desk.seat, desk.tag, desk.brief, desk.hints, who, facts, sign)
    return call.answers(desk.decision, ctx)


async def on(frontend: Frontend, table: Table, about: About) -> Post:
    """The message of a question to one person who goes on: what is asked now, or that computers play meanwhile.

    The picture stays as it was while nobody else has done anything.
    """
    if any(table.seats[a.seat].user for a in table.asked) or "last" not in about:
        return await question(frontend, table, about_now(table), drawn=False)
    text = frontend.text(table)
    entries = await frontend.turns.log(table.id, int(about["first"]), int(about["last"]))
    said = posts.told(text, entries, posts.names(text, table), most=posts.PLACEABLE)
    post = open_question.answered(text, table, "", int(about["seat"]), said)
    rows = (open_question.question_buttons(text, table, table.question),)
    return Post(posts.lines(post.content, text("desk-waiting-computers")), rows)


async def question(
    frontend: Frontend, table: Table, about: About, how: Mapping[int, str] | None = None, *, drawn: bool = True
) -> Post:
    """The question in public, in the table's language; not `drawn`: with a picture only if others have done something
    since its reader's last answer."""
    text = frontend.text(table)
    asked, ping = [Asked(*a) for a in about["asked"]], [int(s) for s in about["ping"]]
    how = await calls(frontend, table, ping) if how is None else how
    n, reader = int(about["n"]), ping[0] if ping else asked[0].seat
    since = tuple(e for e in await frontend.turns.since(table.id, reader) if e.n <= n)
    view, picture, alt = await _board(frontend, table, text, n, since, drawn=drawn or bool(since))
    who = posts.names(text, table)
    plain = posts.plain_names(text, table)  # the label of a button has no mark-up
    undo = next((plain[e.seat] for e in reversed(since) if e.seat >= 0 and not e.auto and not e.undone), None)
    if undo is None and n and not from_beginning(since):
        undo = ""  # whoever is asked has answered before
    given = await answers(frontend, table, text)
    post = open_question.question(
        text,
        table,
        asked,
        ping,
        await _told(frontend, table, text, since, ping, n),
        frontend.heading(table, view, text, who),
        first=n == 0,
        begun=from_beginning(since),
        key=str(about["key"]),
        undo=undo,
        quiet=[user for user, way in how.items() if way in ("", "message")],
        hush=spared(table, about) | await rung(frontend, table, about),
        notes=(
            *given.lines,
            await clocks.lines(frontend, table, text),
            await then(frontend, table, text),
            away_line(text, table, await frontend.away(table)),
        ),
        answers=given.rows,
    )
    return msgspec.structs.replace(post, picture=picture, alt=alt)


async def _told(
    frontend: Frontend, table: Table, text: Text, since: Sequence[Entry], ping: Sequence[int], n: int
) -> str:
    """What happened, for all to read; where one seat is called, first what has changed for it."""
    told = posts.digest(text, since, posts.names(text, table), signs=frontend.signs)
    if len(ping) != 1:
        return told
    return changes.before(await changes.of_seat(frontend, table, text, since, ping[0], None, n), told)


async def private(frontend: Frontend, table: Table, user: int, about: About, message: int, mark: str) -> Post:
    """The question for one person, in their language: what happened, what is asked, and the way to it."""
    text = frontend.text(table, await frontend.languages.language(user, table))
    n, put = int(about["n"]), [Asked(*a) for a in about["asked"]]
    mine = [a for asked in (put, table.asked) for a in asked if table.seats[a.seat].user == user]
    since = tuple(e for e in await frontend.turns.since(table.id, mine[0].seat) if e.n <= n)
    view, picture, alt = await _board(frontend, table, text, n, since)
    ahead = await frontend.service.orders.number(table.id, mine[0].seat)
    who = posts.names(text, table)
    called = ", ".join(dict.fromkeys(wording.call(text, a.ask) for a in mine))
    head = text("call-private", table=posts.escape(table.name), game=text(f"game-{table.game}"), asked=called)
    heading = frontend.heading(table, view, text, who)
    seat = mine[0].seat
    own = await changes.of_seat(frontend, table, text, since, seat, user, n)
    told = changes.before(own, posts.digest(text, since, who, seat, frontend.signs))
    kind = "question-start" if n == 0 else "question-begun" if from_beginning(since) else "question-since"
    story = posts.headed(text, kind, told) if told or n == 0 else ""
    given = await answers(frontend, table, text)
    said = posts.lines(
        " · ".join(p for p in (head, heading) if p),
        story,
        *given.lines,
        await then(frontend, table, text),
        text("desk-plans", n=ahead) if ahead else "",
        text("link-question", link=posts.link(table, message)),
    )
    rows = (*given.rows, desk_buttons(text, table, mark))
    return Post(said, rows, picture, alt)


def desk_buttons(text: Text, table: Table, mark: str) -> tuple[Any, ...]:
    """The way to the desk from anywhere. `mark` is in the ids, so that the message can be found."""
    return (
        posts.button(table.id, "desk", text("button-desk"), mark, "main"),
        posts.button(table.id, "board", text("button-board")),
        posts.button(table.id, "log", text("button-log")),
        posts.button(table.id, "plans", text("button-plans")),
    )


async def then(frontend: Frontend, table: Table, text: Text) -> str:
    """Who comes after those who are asked, as far as it is known."""
    who, coming = posts.names(text, table), await frontend.service.reminders.coming(table.id)
    return text("question-then", names=", ".join(dict.fromkeys(who[s] for s in coming))) if coming else ""


def away_line(text: Text, table: Table, away: posts.Away) -> str:
    """Who of a table is away, in small print; nothing where nobody is."""
    said = [
        text("away-one", name=name, until=int(away[s.user]))
        for name, s in zip(posts.names(text, table), table.seats, strict=True)
        if s.user in away
    ]
    return text("away-line", people="; ".join(dict.fromkeys(said))) if said else ""


def from_beginning(since: Sequence[Entry]) -> bool:
    """Whether what happened since a seat's last own answer begins with the game: there was none yet."""
    return bool(since) and since[0].n == 0


async def _board(
    frontend: Frontend, table: Table, text: Text, n: int, since: Any, *, drawn: bool = True
) -> tuple[Any, bytes, str]:
    """What everybody may see after entry `n`, and its picture; what changed since then is marked."""
    view = await frontend.turns.look(table.id, None, at=n if n != table.n else None)
    if not drawn:
        return view, b"", ""
    before = None
    if since and since[0].n > 0:
        before = await frontend.turns.look(table.id, None, at=since[0].n - 1)
    picture, alt = await frontend.board(table, view, text, part="question" if view.asked else "table", before=before)
    return view, picture, alt


async def below(frontend: Frontend, user: int, table: Table, text: Text, *, asked: bool) -> Post:
    """What stands below a desk: that its owner is away, or cannot be written to (once); who else is away."""
    people, now = frontend.service.people, frontend.service.clock.now()
    profile = await people.profile(user)
    said: list[str] = []
    rows: tuple[Row, ...] = ()
    if profile.away(now):
        said.append(text("desk-away", until=int(profile.away_until)))
        rows = ((Button(personal_id("back"), text("button-back")),),)
    if profile.closed and not profile.told:
        await people.set(user, told=True)
        said.append(text("desk-closed"))
    seats = {*table.seats_of(user), *(a.seat for a in table.asked)}
    said.append(await clocks.lines(frontend, table, text, seats))
    if not asked:
        said.append(away_line(text, table, {u: at for u, at in (await frontend.away(table)).items() if u != user}))
    return Post(posts.lines(*said), rows)
