"""Names and typed words with everything that could break out of a sentence, through every command and every message."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import look
from bot.sandbox.person import Person
from tests.e2e.harmless import CANARY, harm, unseen, wrong_with
from tests.e2e.stage import Stage, SteppedClock, has, ids

HOUR, DAY = 3600.0, 86400.0
END = re.compile(r":vote:\d+\.2$")
POSTED = {
    "card", "thread", "question", "answered", "over", "story", "film", "notice", "private", "reminder", "digest",
    "heads-up", "standing", "proposal", "tally", "unanswered",
}  # fmt: skip
STRING, INTEGER, BOOLEAN, USER, CHANNEL = 3, 4, 5, 6, 7
TYPED = (
    "Wz*Qz*_Qz_~~Qz~~||Qz||`Qz`[Qz](http://Qz)Wz",
    "Wz<@{gleb}>Qz@everyone Qz@hereQz<@&1>Qz<#1>Qz</me:1>Qz<t:0>Wz",
    "\u202eWz\u2066Qz\u200b\u2060\nQz\r\u2028Qz\u0000\u034f\u3164\ufe0fWz\u200d",
    "W" + "z\u0301\u0302\u0303\u0304\u0305\u0306\u0307" * 8 + "Wz",
    "👩\u200d👩\u200d👧" * 6,
    "# Wz" + "Щ" * 1500,
    "\u200b\u202e",
)


def names(gleb: str) -> list[str]:
    """What Discord lets people call themselves: 32 characters."""
    return [
        "Wz*Qz*_Qz_~~Qz~~||Qz||`Qz`Wz",
        f"Wz<@{gleb}>Qz@everyoneWz",
        "\u202eWz\u2066Qz\u200b\u2060\nQz\u3164" + "é\u0301\u0302\u0303\u0304\u0305" + "Wz\ufe0fW\u200dz",
        "🏴\u200d☠\ufe0f" * 8,
    ]


class Story:
    """Four people with such names, on a stage whose time is told to pass."""

    def __init__(self, stage: Stage) -> None:
        self.stage, self.moderator = stage, stage.sandbox.moderator
        self.gleb = stage.person("Gleb")
        called = [n[:32] for n in names(self.gleb.id)]
        for name in called:
            assert len(name) <= 32
        users = [self.moderator.add_person(n, ("en-US", "ru")[i % 2]) for i, n in enumerate(called)]
        self.people = [stage.sandbox.person(u.id) for u in users]
        self.seen: set[str] = set()

    def typed(self, words: str) -> str:
        return words.replace("{gleb}", self.gleb.id)

    async def open(self, game: str, n: int, name: str) -> int:
        """A table of the first `n`, running; returns its number."""
        first, *others = self.people[:n]
        mark = first.mark()
        await first.command("table new", game=game, **({"name": name} if name else {}))
        card = await first.wait_message(lambda m: has(m, r":join$"), ephemeral=False, after=mark)
        number = int(next(i for i in ids(card) if i.endswith(":join")).split(":")[1])
        for p in others:
            await p.press(card, custom_id=re.compile(r":join$"), until="ack")
        await self.stage.frontend.service.outbox.drain()
        mark = first.mark()
        await first.press(card, custom_id=re.compile(r":start$"), until="ack")
        await first.wait_message(lambda m: has(m, rf"^t:{number}:desk"), ephemeral=False, after=mark)
        return number

    async def play(self, number: int, moves: int, each: bool = False, until: Person | None = None) -> None:
        """Answers by chance, behind the bot's back; then, or after `each`, what is to be posted is.

        No further than somebody is asked.
        """
        chance, turns = random.Random(7), self.stage.frontend.turns
        for _ in range(moves):
            table = await self.stage.frontend.tables.find(number)
            if table.status != "running":
                break
            a = chance.choice(table.asked)
            user = table.seats[a.seat].user
            if until is not None and any(table.seats[a.seat].user == int(until.id) for a in table.asked):
                break
            desk = await turns.desk(number, user, a.seat)
            offer = chance.choice(desk.decision.offers)
            await turns.act(number, user, offer.verb, offer.sample(chance.randrange), desk.tag, a.seat)
            if each:
                await self.stage.frontend.service.outbox.drain()
        await self.stage.frontend.service.outbox.drain()

    async def several(self, number: int) -> None:
        """At the start of a game of four: play until all have a colonist to place, and one has done so."""
        roles, turns = iter(("settler", "mayor")), self.stage.frontend.turns
        while (asked := (await self.stage.frontend.tables.find(number)).asked)[0].ask != "PlaceColonists":
            user = int(self.people[asked[0].seat].id)
            if asked[0].ask == "ChooseRole":
                await turns.act(number, user, "take", (next(roles),))
            else:
                desk = await turns.desk(number, user)
                has_already = desk.view.seats[desk.seat].island
                tiles = desk.decision.offer("settle").options
                await turns.act(number, user, "settle", next(o for o in tiles if o[0] not in has_already))
        await self.stage.frontend.service.outbox.drain()
        assert len(asked) > 1
        await self.play(number, 1)

    async def posted(self) -> set[str]:
        """The kinds of messages that have been posted: what is done is forgotten after a while, so it is noted here."""
        rows = await self.stage.frontend.service.store.db.run(
            lambda c: c.execute("select distinct kind from outbox where done_at is not null").fetchall()
        )
        self.seen |= {r[0] for r in rows}
        return self.seen

    async def everything_typed(self, who: Person, words: str, where: str) -> int:
        """Every command with these words for every text in it, as no client need let them be sent."""
        used = 0
        for path, options in commands(self.stage):
            if path in ("me forget", "table abandon"):
                continue
            sent = []
            for o in options:
                value = {
                    STRING: words[: o.get("max_length") or 6000],
                    INTEGER: max(1, o.get("min_value") or 1),
                    BOOLEAN: False,
                    USER: self.people[2].id,
                }.get(o["type"])
                if value is not None and (o.get("required") or o["type"] == STRING) and o["name"] != "table":
                    sent.append({"name": o["name"], "type": o["type"], "value": value})
            if not any(o["type"] == STRING for o in sent):
                continue
            result = await who.forge_command(path, sent, where)
            assert not result.failed, path
            used += 1
        return used


def commands(stage: Stage) -> list[tuple[str, list[dict[str, Any]]]]:
    """All commands by their whole names, with their options."""
    found = []

    def walk(path: str, it: dict[str, Any]) -> None:
        inner = [o for o in it.get("options") or [] if o["type"] in (1, 2)]
        for o in inner:
            walk(f"{path} {o['name']}", o)
        if not inner:
            found.append((path, it.get("options") or []))

    for command in stage.sandbox.commands.all():
        walk(command["name"], command)
    return found


async def boxes(who: Person, message: Any, words: str) -> int:
    """Type the words into every box that a message opens."""
    sent = 0
    for id in ids(who.shown(message)):
        if ":type:" not in id:
            continue
        box = (await who.press(message, custom_id=id)).modal
        assert box is not None
        await who.submit({"words": words}, until="ack")
        sent += 1
    return sent


async def test_names_and_typed_words_do_no_harm_anywhere(tmp_path: Path) -> None:
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        story = Story(stage)
        one, two, three, four = story.people
        over = await story.open("santa_maria", 2, "")
        await story.play(over, 5000)
        number = await story.open("puerto_rico", 4, story.typed(TYPED[1])[:32])
        table = await stage.frontend.tables.find(number)
        where = str(table.where)
        await story.several(number)

        # every command as it is meant
        for who in (one, two):
            for path in ("play", "board", "score", "log", "undo", "mine", "replay", "export", "plan list", "about"):
                options = {} if path in ("mine", "about") else {"table": str(number)}
                assert not (await who.command(path, where, **options)).failed, path
            await who.command("board", where, table=str(number), text=True)
            for path in ("board", "score", "log", "replay"):
                await who.command(path, table=str(over))
            await who.command("leaderboard", game="santa_maria")
            await who.command("stats", person=two.id)
            await who.command("table list")
            await who.command("table list", all=True)
            for path, option in (("play", "table"), ("table seat", "seat"), ("help", "topic"), ("me zone", "city")):
                await who.complete(path, option, "", where)
                await who.complete(path, option, story.typed(TYPED[0]), where)

        # every command with every such text
        used = 0
        for words in TYPED:
            used += await story.everything_typed(one, story.typed(words), where)
        assert used > 20 * len(TYPED), used

        # boxes
        asked = await asked_now(story, number)
        desk = (await asked.command("play", where, table=str(number))).message
        await boxes(asked, desk, story.typed(TYPED[1]))
        for box in ("zone", "quiet", "digest", "away"):
            page = (await one.command("me settings")).message
            menu = next(i for i in ids(page) if i.startswith("p:me:topic"))
            opened = await one.forge_select(page, menu, [box], until="ack") if box != "away" else None
            opened = opened or await one.forge_press(page, "p:away", until="ack")
            if opened.modal is not None:
                await one.submit({"words": story.typed(TYPED[1])}, until="ack")

        # invitations, seats that change hands, an owner, a table that is left
        card = await lobby(story, one, story.typed(TYPED[0])[:32])
        await one.command("table invite", person=three.id, table=str(card))
        await one.command("table owner", person=three.id, table=str(card))
        await one.command("table abandon", table=str(card))
        await one.command("table owner", where, person=two.id, table=str(number))
        await four.command("table seat", where, to="computer", table=str(number))
        await stage.frontend.service.computers.settled()
        await four.command("table seat", where, to="me", table=str(number))

        # another game with the same people
        await one.forge_press(list(one.history(where))[-1], f"t:{over}:again", until="ack")
        await stage.frontend.service.outbox.drain()

        # proposals, undo by consent
        await two.command("table clock", where, preset="weekly", table=str(number))
        await dated(two, "table pause", where, until="3 days", table=str(number))
        await stage.frontend.service.outbox.drain()
        offer = await two.command("undo", where, table=str(number))
        if has(offer.message, ":askundo:"):
            await two.press(offer.message, custom_id=re.compile(":askundo:"), until="ack")
        assert any(":vote:" in i for m in one.history(where) for i in ids(m)), "something was proposed"

        # called in private, gathered, reminded, nearly next, away, gone
        for who, fields in (
            (one, {"notify": "message"}),
            (two, {"digest": True}),
            (three, {"heads_up": True, "notify": "both"}),
        ):
            await stage.frontend.service.people.set(int(who.id), **fields)
        for _ in range(40):
            await story.play(number, 3, each=True)
            if "heads-up" in await story.posted():
                break
        for who in (one, two):
            await story.play(number, 200, until=who)
            await story.posted()
            await stage.pass_time(3 * DAY, 12 * HOUR)
        await dated(three, "me away", where, until="5 days", computer="random")
        await stage.frontend.service.computers.settled()
        await stage.pass_time(6 * DAY, 12 * HOUR)
        story.moderator.leave(four.id)
        await story.play(number, 200, each=True, until=four)
        for _ in range(14):
            await story.posted()
            await stage.pass_time(5 * DAY, 5 * DAY)
        for who in (one, two, three):
            asks = [m for m in who.history(where) if has(m, END.pattern)]
            assert asks, "what is to be done about who is gone"
            await who.press(asks[-1], custom_id=END, until="ack")
        await stage.frontend.service.outbox.drain()
        story.moderator.rejoin(four.id)
        await four.command("board", table=str(number))
        await stage.frontend.service.outbox.drain()

        assert await story.posted() >= POSTED, "every kind of message has been posted"
        called = [n for n in stage.sandbox.notifications if n.user_id == story.gleb.id]
        assert called == [], "somebody was called by a name"
        said = [t for m in one.history(where) for t in (look.words(m), *(a["description"] for a in m["attachments"]))]
        assert sum(CANARY in t for t in said) > 10, "the names were really shown"
        assert harm(stage.sandbox) == []


async def asked_now(story: Story, number: int) -> Person:
    table = await story.stage.frontend.tables.find(number)
    user = table.seats[table.asked[0].seat].user
    return next(p for p in story.people if int(p.id) == user)


async def dated(who: Person, path: str, where: str, **options: Any) -> Any:
    """A command with an option that is called like an argument of `Person.command`."""
    return await who.settle(who.does.command(where, path, options))


async def lobby(story: Story, who: Person, name: str) -> int:
    mark = who.mark()
    await who.command("table new", name=name)
    card = await who.wait_message(lambda m: has(m, r":join$"), ephemeral=False, after=mark)
    return int(next(i for i in ids(card) if i.endswith(":join")).split(":")[1])


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("content", "Wz*Qz*"),
        ("content", r"Wz\\*Qz"),
        ("content", "Wz<@123>Qz"),
        ("content", "@everyone"),
        ("content", "hi\nQz"),
        ("description", r"Wz\*Qz"),
        ("label", "a\u202eb"),
        ("content", "e\u0301\u0301\u0301\u0301"),
    ],
)
def test_harm_is_found(field: str, text: str) -> None:
    assert list(wrong_with(field, text)) != []


def test_what_is_harmless_is_not_complained_of() -> None:
    assert list(wrong_with("content", r"**Anna**: Wz\*Qz\_Qz \<\@1\>Qz")) == []
    assert list(wrong_with("description", "Wz*Qz*_Qz_")) == []
    assert unseen("🏴\u200d☠\ufe0f é 1\ufe0f\u20e3 שלום") == []


async def test_who_is_called_otherwise_is_called_so_at_the_table_as_soon_as_they_act(tmp_path: Path) -> None:
    async with Stage(tmp_path) as stage:
        thread, question = await stage.started(2)
        (asked,) = stage.called(question)
        old = asked.name
        asked.user.name = "Brunhilde"
        done = await asked.command("puerto-rico take", thread, role="builder")
        assert "Brunhilde" in done.text and old not in done.text
        table = await stage.frontend.tables.find(1)
        assert "Brunhilde" in table.names and old not in table.names
        await stage.frontend.service.outbox.drain()
        other = next(p for p in stage.people(2) if p.user.id != asked.user.id)
        said = await other.command("log", thread)
        assert "Brunhilde" in said.text and old not in said.text
