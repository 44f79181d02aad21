"""The message that puts a question: what it says, who is called by it, and how."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.rules import Asked
from bot.service.model import Entry, Table
from bot.text.fluent import Text

from . import clocks, posts, wording
from .draft import Button, Row
from .house import House
from .posts import Post

About = Mapping[str, Any]  # the payload of a question, see `Outgoing`


def about_now(table: Table) -> About:
    """What is asked now, put to everybody who is asked."""
    return {
        "asked": [list(a) for a in table.asked],
        "ping": [a.seat for a in table.asked],
        "n": table.n,
        "key": table.question,
    }


async def calls(house: House, table: Table, seats: Iterable[int]) -> dict[int, str]:
    """How each person in these seats is to be called: "mention", "message", "both"; "" for later, with others."""
    found: dict[int, str] = {}
    for user in dict.fromkeys(table.seats[seat].user for seat in seats):
        if not user:
            continue
        if not await house.service.reminders.calls(table, user):
            found[user] = ""
            continue
        profile = await house.service.people.profile(user)
        found[user] = "mention" if profile.closed else profile.notify
    return found


def spared(table: Table, about: About) -> set[int]:
    """Users whose telephone does not ring, for what they have decided ahead will answer; nobody can tell."""
    return {table.seats[int(seat)].user for seat in about.get("hush", ())}


async def question(house: House, table: Table, about: About, how: Mapping[int, str] | None = None) -> Post:
    """The question in public, in the table's language."""
    words = house.words(table)
    asked, ping = [Asked(*a) for a in about["asked"]], [int(s) for s in about["ping"]]
    how = await calls(house, table, ping) if how is None else how
    n, reader = int(about["n"]), ping[0] if ping else asked[0].seat
    since = tuple(e for e in await house.turns.since(table.id, reader) if e.n <= n)
    view, picture, alt = await _board(house, table, words, n, since)
    who = posts.names(words, table)
    plain = posts.plain_names(words, table)  # the label of a button has no mark-up
    undo = next((plain[e.seat] for e in reversed(since) if e.seat >= 0 and not e.auto and not e.undone), "")
    post = posts.question(
        words,
        table,
        asked,
        ping,
        posts.digest(words, table.game, since, who),
        house.heading(table, view, words, who),
        first=n == 0,
        begun=from_beginning(since),
        key=str(about["key"]),
        undo=undo,
        quiet=[user for user, way in how.items() if way in ("", "message")],
        hush=spared(table, about),
        notes=(
            await clocks.lines(house, table, words),
            await then(house, table, words),
            away_line(words, table, await house.away(table)),
        ),
    )
    return msgspec.structs.replace(post, picture=picture, alt=alt)


async def private(house: House, table: Table, user: int, about: About, message: int, mark: str) -> Post:
    """The question for one person, in their language: what happened, what is asked, and the way to it."""
    words = house.words(table, await house.readers.language(user, table))
    n, put = int(about["n"]), [Asked(*a) for a in about["asked"]]
    mine = [a for asked in (put, table.asked) for a in asked if table.seats[a.seat].user == user]
    since = tuple(e for e in await house.turns.since(table.id, mine[0].seat) if e.n <= n)
    view, picture, alt = await _board(house, table, words, n, since)
    ahead = await house.service.orders.number(table.id, mine[0].seat)
    who = posts.names(words, table)
    called = ", ".join(dict.fromkeys(wording.call(words, a.ask) for a in mine))
    head = words("call-private", table=posts.escape(table.name), game=words(f"game-{table.game}"), asked=called)
    heading = house.heading(table, view, words, who)
    told = posts.digest(words, table.game, since, who, mine[0].seat)
    kind = "question-start" if n == 0 else "question-begun" if from_beginning(since) else "question-since"
    story = posts.headed(words, kind, told) if told or n == 0 else ""
    said = posts.lines(
        " · ".join(p for p in (head, heading) if p),
        story,
        await then(house, table, words),
        words("desk-plans", n=ahead) if ahead else "",
        words("link-question", link=posts.link(table, message)),
    )
    return Post(said, (desk_buttons(words, table, mark),), picture, alt)


def desk_buttons(words: Text, table: Table, mark: str) -> tuple[Any, ...]:
    """The way to the desk from anywhere. `mark` is in the ids, so that the message can be found."""
    return (
        posts.button(table.id, "desk", words("button-desk"), mark, "main"),
        posts.button(table.id, "board", words("button-board")),
        posts.button(table.id, "log", words("button-log")),
        posts.button(table.id, "plans", words("button-plans")),
    )


async def then(house: House, table: Table, words: Text) -> str:
    """Who comes after those who are asked, as far as it is known."""
    who, coming = posts.names(words, table), await house.service.reminders.coming(table.id)
    return words("question-then", names=", ".join(dict.fromkeys(who[s] for s in coming))) if coming else ""


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


async def _board(house: House, table: Table, words: Text, n: int, since: Any) -> tuple[Any, bytes, str]:
    """What everybody may see after entry `n`, and its picture; what changed since then is marked."""
    view = await house.turns.look(table.id, None, at=n if n != table.n else None)
    before = None
    if since and since[0].n > 0:
        before = await house.turns.look(table.id, None, at=since[0].n - 1)
    picture, alt = await house.board(table, view, words, before=before)
    return view, picture, alt


async def below(house: House, user: int, table: Table, words: Text, *, asked: bool) -> Post:
    """What stands below a desk: that its owner is away, or cannot be written to (once); who else is away."""
    people, now = house.service.people, house.service.clock.now()
    profile = await people.profile(user)
    said: list[str] = []
    rows: tuple[Row, ...] = ()
    if profile.away(now):
        said.append(words("desk-away", until=int(profile.away_until)))
        rows = ((Button("p:back", words("button-back")),),)
    if profile.closed and not profile.told:
        await people.set(user, told=True)
        said.append(words("desk-closed"))
    seats = {*table.seats_of(user), *(a.seat for a in table.asked)}
    said.append(await clocks.lines(house, table, words, seats))
    if not asked:
        said.append(away_line(words, table, {u: at for u, at in (await house.away(table)).items() if u != user}))
    return Post(posts.lines(*said), rows)
