"""What needs the consent of all: undo past what came to light, pauses, and clocks that run out; by buttons."""

from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import look
from bot.sandbox.person import Person, Result
from bot.service.consent.proposal import LIMIT
from bot.text.fluent import Text, text

from .stage import Stage, SteppedClock, has, ids

EN, RU = text("en", "puerto_rico"), text("ru", "puerto_rico")
ASK, YES, NO = re.compile(":askundo:"), re.compile(r":vote:\d+\.1$"), re.compile(r":vote:\d+\.0$")


@pytest.fixture
async def stage(tmp_path: Path) -> Any:
    stage = Stage(tmp_path)
    stage.clock = SteppedClock()
    async with stage:
        yield stage


def words_of(person: Person) -> Text:
    return RU if person.user.locale == "ru" else EN


def told(result: Result) -> str:
    """What was said in private, last."""
    return look.words(result.messages[-1])


def begin(words: Text, id: str, **args: object) -> str:
    """What a text begins with, up to its first argument."""
    return words(id, **{**dict.fromkeys(("name", "n", "events", "why"), "\0"), **args}).partition("\0")[0]


class Story:
    """Three people; one has taken a role, and the next one has, too."""

    def __init__(self, stage: Stage, thread: Any) -> None:
        self.stage, self.thread = stage, thread

    async def table(self) -> Any:
        return await self.stage.frontend.tables.find(1)

    async def asked(self) -> Person:
        table = await self.table()
        user = table.seats[table.asked[0].seat].user
        return next(p for p in self.stage.people() if int(p.id) == user)

    async def take(self, role: str) -> Person:
        person = await self.asked()
        await person.command("puerto-rico take", self.thread, role=role)
        return person

    async def proposed(self, by: Person) -> Any:
        """The private offer of an undo, and the public message after its button."""
        offer = await by.command("undo", self.thread)
        mark = by.mark()
        said = await by.press(offer.message, custom_id=ASK)
        assert words_of(by)("undo-asked") in said.text
        return await by.wait_message(lambda m: has(m, YES.pattern), ephemeral=False, after=mark)

    async def late(self, person: Person, message: Any) -> Result:
        """Agree to what has lost its buttons."""
        number = next(found[1] for i in ids(message) if (found := re.search(r":vote:([0-9]+)\.1$", i)))
        return await person.forge_press(message, f"t:1:vote:{number}.1")

    async def settled(self, message: Any, status: str) -> Any:
        return await self.stage.person("Anna").wait_message(
            lambda m: m["id"] == message["id"] and EN(f"proposal-status-{status}") in m["content"], ephemeral=False
        )


@pytest.fixture
async def story(stage: Stage) -> Story:
    thread, _ = await stage.started(3)
    story = Story(stage, thread)
    return story


async def test_who_is_away_is_named_but_not_rung_by_what_the_table_is_asked(stage: Stage, story: Story) -> None:
    first = await story.take("settler")
    await stage.play_until("ChooseRole")
    await story.take("trader")  # nobody has anything to sell yet
    away, here = [p for p in stage.people(3) if p is not first]
    assert stage.clock is not None
    await stage.frontend.service.absences.begin(int(away.id), stage.clock.at + 5 * 86400.0)
    message = await story.proposed(first)
    assert {n.user_id for n in stage.sandbox.notifications if n.message_id == message["id"]} == {here.id}
    assert away.mention in message["content"]
    await away.press(message, custom_id=YES, until="ack")  # a vote from afar counts
    await here.press(message, custom_id=YES, until="ack")
    await story.settled(message, "agreed")


async def test_undo_by_consent_of_all(stage: Stage, story: Story) -> None:
    first = await story.take("settler")
    await stage.play_until("ChooseRole")
    await story.take("trader")  # nobody has anything to sell yet
    others = [p for p in stage.people(3) if p is not first]
    words = words_of(first)
    before = await story.table()
    used = (await stage.frontend.service.live_tables.get(1)).state.rng.used

    offer = await first.command("undo", story.thread)
    assert offer.ephemeral and words("undo-ask-fair") in offer.text
    assert any(words(id) in offer.text for id in ("refused-undo-barrier", "refused-undo-built-upon"))
    assert await story.table() == before

    mark = first.mark()
    (ask,) = [i for i in ids(offer.message) if ASK.search(i)]
    await first.press(offer.message, custom_id=ASK)
    message = await first.wait_message(lambda m: has(m, YES.pattern), ephemeral=False, after=mark)
    assert message["channel_id"] == story.thread["id"]
    called = {n.user_id for n in stage.sandbox.notifications if n.message_id == message["id"]}
    assert called == {p.id for p in others}
    assert all(p.mention in message["content"] for p in others) and first.name in message["content"]

    doubled = await first.press(message, custom_id=YES)  # has agreed by asking
    assert words("refused-proposal-voted") in told(doubled)
    gleb = stage.person("Gleb")
    spectator = await gleb.press(message, custom_id=YES)
    assert told(spectator) == words_of(gleb)("refused-not-seated", table=before.name)
    again = await first.forge_press(offer.message, ask)
    assert words("refused-proposal-open") in told(again)
    assert await story.table() == before

    await others[0].press(message, custom_id=YES, until="ack")
    both = [EN("proposal-agreed", names=f"{a.name} and {b.name}") for a, b in permutations((first, others[0]))]
    await first.wait_message(
        lambda m: m["id"] == message["id"] and any(line in m["content"] for line in both), ephemeral=False
    )
    mark = first.mark()
    await others[1].press(message, custom_id=YES, until="ack")
    done = await story.settled(message, "agreed")
    assert not has(done, YES.pattern)
    asked = await first.wait_message(
        lambda m: has(m, ":desk:") and first.mention in m["content"], ephemeral=False, after=mark
    )
    assert first.id in {n.user_id for n in stage.sandbox.notifications if n.message_id == asked["id"]}
    table = await story.table()
    assert table.epoch == before.epoch + 1 and await story.asked() is first
    assert (await stage.frontend.service.live_tables.get(1)).state.rng.used > used
    late = await story.late(others[1], message)
    assert words_of(others[1])("refused-proposal-agreed") in told(late)

    log = await first.command("log", story.thread)
    assert "~~" in log.text and first.name in log.text
    assert begin(words, "event-taken_back", seat=first.name).strip() in log.text


async def test_refused_withdrawn_expired_overtaken(stage: Stage, story: Story) -> None:
    first = await story.take("trader")
    second = await story.take("captain")
    third = next(p for p in stage.people(3) if p not in (first, second))
    before = await story.table()

    message = await story.proposed(first)
    await third.press(message, custom_id=NO, until="ack")
    await story.settled(message, "refused")
    late = await story.late(second, message)
    assert words_of(second)("refused-proposal-refused") in told(late)

    message = await story.proposed(first)
    await first.press(message, custom_id=NO, until="ack")  # withdrawn
    await story.settled(message, "refused")
    assert (await story.table()).n == before.n

    message = await story.proposed(first)
    await second.press(message, custom_id=YES, until="ack")
    await stage.pass_time(LIMIT)
    await story.settled(message, "expired")
    late = await story.late(third, message)
    assert words_of(third)("refused-proposal-expired") in told(late)
    assert (await story.table()).n == before.n

    message = await story.proposed(first)
    await story.take("builder")
    assert (await story.table()).n > before.n
    await stage.frontend.service.outbox.drain()
    await story.settled(message, "overtaken")
    late = await story.late(third, message)
    assert words_of(third)("refused-proposal-overtaken") in told(late)
    for id in ("refused", "withdrawn", "expired", "overtaken"):
        said = EN(f"notice-proposal-{id}", name=third.name if id == "refused" else first.name, kind="undo")
        await first.wait_message(lambda m, said=said: said in m["content"], ephemeral=False)


async def test_an_old_button_offers_anew_and_forged_ones_get_a_sentence(stage: Stage, story: Story) -> None:
    first = await story.take("trader")
    await story.take("captain")
    offer = await first.command("undo", story.thread)
    await story.take("builder")
    before = await story.table()
    fresh = await first.press(offer.message, custom_id=ASK)
    assert has(fresh.message, ":askundo:") or has(fresh.message, ":unmake:") or fresh.text
    assert await story.table() == before and not await stage.frontend.service.proposals.open_at(1)
    message = await story.proposed(first)
    for id in ("t:1:vote:999.1", "t:1:vote:x", "t:1:vote"):
        said = await first.forge_press(message, id)
        assert words_of(first)("refused-no-proposal") in told(said)
    assert await story.table() == before


async def test_over_a_restart(stage: Stage, story: Story) -> None:
    first = await story.take("trader")
    await story.take("captain")
    message = await story.proposed(first)
    await stage.restart()
    for p in stage.people(3):
        if p is not first:
            await p.press(message, custom_id=YES, until="ack")
    await story.settled(message, "agreed")
    assert await story.asked() is first


# -- pause -------------------------------------------------------------------------------------


async def pause(person: Person, story: Story, until: str) -> Result:
    it = person.does.command(person.channel(story.thread), "table pause", {"until": until})
    return await person.settle(it)


async def test_a_pause_by_consent_that_ends_by_itself(stage: Stage, story: Story) -> None:
    anna, boris, vera = stage.people(3)
    bad = {
        "yesterday 25 o'clock": "refused-unread-date",
        "31 days": "refused-pause-too-long",
        "0 days": "refused-pause-past",
    }
    for typed, id in bad.items():
        said = await pause(anna, story, typed)
        assert begin(EN, id, most=30, word="\0").strip()[:12] in said.text, typed
    gleb = stage.person("Gleb")
    stranger = await pause(gleb, story, "5 days")
    assert stranger.text == words_of(gleb)("refused-not-seated", table=(await story.table()).name)
    assert not (await story.table()).paused

    mark = anna.mark()
    said = await pause(anna, story, "5 days")
    assert said.text == EN("pause-asked")
    message = await anna.wait_message(lambda m: has(m, YES.pattern), ephemeral=False, after=mark)
    assert "<t:" in message["content"] and not (await story.table()).paused
    await boris.press(message, custom_id=YES, until="ack")
    await vera.press(message, custom_id=YES, until="ack")
    await story.settled(message, "agreed")
    table = await story.table()
    until = int(table.paused)
    assert until == stage.clock.now() + 5 * 86400  # type: ignore[union-attr]
    await anna.wait_message(contains=re.compile(re.escape(EN("notice-paused", until=str(until)))), ephemeral=False)

    await story.take("trader")  # playing on ends nothing
    assert (await story.table()).paused == until
    desk = await (await story.asked()).command("play", story.thread)
    assert f"<t:{until}:f>" in look.words(desk.messages[-1])

    mark = anna.mark()
    assert (await vera.command("table resume", story.thread)).text == words_of(vera)("resume-asked")
    early = await anna.wait_message(lambda m: has(m, YES.pattern), ephemeral=False, after=mark)
    await anna.press(early, custom_id=NO, until="ack")
    await story.settled(early, "refused")
    assert (await story.table()).paused == until

    mark = anna.mark()
    await stage.pass_time(5 * 86400, 43200)
    await anna.wait_message(contains=re.compile(re.escape(EN("notice-pause-over"))), ephemeral=False, after=mark)
    assert not (await story.table()).paused
    assert EN("refused-not-paused", table=table.name) in (await anna.command("table resume", story.thread)).text


# -- clocks ------------------------------------------------------------------------------------


async def timed(stage: Stage) -> tuple[Story, Any]:
    """A table of three with the quick clock, chosen in the menu of its card."""
    card = await stage.open(3)
    anna, boris = stage.people(2)
    no = await boris.select(card, "quick", custom_id=re.compile(":clock$"))
    assert RU("refused-not-owner", owner="Anna") in told(no) or EN("refused-not-owner", owner="Anna") in told(no)
    forged = await anna.forge_select(card, "t:1:clock", ["slow"])
    assert EN("refused-bad-clock", word="slow") in told(forged)
    await anna.select(card, "quick", custom_id=re.compile(":clock$"), until="ack")
    shown = EN("card-clock", clock=EN("clock-quick"))
    await boris.wait_message(lambda m: m["id"] == card["id"] and shown in m["content"], ephemeral=False)
    mark = anna.mark()
    await anna.press(card, custom_id=re.compile(":start$"), until="ack")
    question = await anna.wait_message(lambda m: has(m, ":desk:"), ephemeral=False, after=mark)
    return Story(stage, {"id": question["channel_id"]}), question


async def test_a_clock_runs_out_and_the_others_decide(stage: Stage) -> None:
    story, question = await timed(stage)
    late = await story.asked()
    others = [p for p in stage.people(3) if p is not late]
    service, table = stage.frontend.service, await story.table()
    (left,) = [x for x in await service.clocks.standing(table) if x.due]
    line = EN("clock-runs", name=late.name, when=f"<t:{int(left.due)}:R>", left=24)
    assert line in question["content"]
    told_privately = await others[0].command("table clock", story.thread)
    assert f"<t:{int(left.due)}:R>" in told_privately.text and told_privately.ephemeral

    mark = late.mark()
    await stage.pass_time(left.due - stage.clock.now(), 6 * 3600)  # type: ignore[union-attr]
    message = await late.wait_message(lambda m: has(m, r":vote:\d+\.3$"), ephemeral=False, after=mark)
    assert EN("proposal-clock", name=late.name, n=1) in message["content"]
    called = {n.user_id for n in stage.sandbox.notifications if n.message_id == message["id"]}
    assert called == {p.id for p in others}
    assert (await story.table()).seats == table.seats and (await story.table()).n == table.n

    own = await late.press(message, custom_id=re.compile(r":vote:\d+\.1$"))
    assert words_of(late)("refused-proposal-not-asked") in told(own)
    gleb = stage.person("Gleb")
    stranger = await gleb.press(message, custom_id=re.compile(r":vote:\d+\.3$"))
    assert words_of(gleb)("refused-not-seated", table=table.name) in told(stranger)
    await others[0].press(message, custom_id=re.compile(r":vote:\d+\.3$"), until="ack")
    await late.wait_message(lambda m: m["id"] == message["id"] and others[0].name in m["content"], ephemeral=False)
    await others[1].press(message, custom_id=re.compile(r":vote:\d+\.1$"), until="ack")
    await others[0].press(message, custom_id=re.compile(r":vote:\d+\.1$"), until="ack")  # changed their mind
    await late.wait_message(
        lambda m: m["id"] == message["id"] and EN("clock-chosen-1") in m["content"], ephemeral=False
    )
    assert (await story.table()).status == "running"
    (left,) = [x for x in await service.clocks.standing(await story.table()) if x.due]
    assert left.overrun == 1

    mark = late.mark()
    await stage.pass_time(left.due - stage.clock.now(), 6 * 3600)  # type: ignore[union-attr]
    message = await late.wait_message(lambda m: has(m, r":vote:\d+\.3$"), ephemeral=False, after=mark)
    for p in others:
        await p.press(message, custom_id=re.compile(r":vote:\d+\.2$"), until="ack")
    await late.wait_message(
        lambda m: m["id"] == message["id"] and EN("clock-chosen-2") in m["content"], ephemeral=False
    )
    table = await story.table()
    assert any(s.computer and s.belongs == int(late.id) for s in table.seats)
    back = await late.command("table seat", story.thread, to="me")
    assert back.text == words_of(late)("seat-back", name=table.name)


async def test_an_answer_after_the_time_ends_the_question(stage: Stage) -> None:
    story, _ = await timed(stage)
    late = await story.asked()
    (left,) = [x for x in await stage.frontend.service.clocks.standing(await story.table()) if x.due]
    mark = late.mark()
    await stage.pass_time(left.due - stage.clock.now(), 6 * 3600)  # type: ignore[union-attr]
    message = await late.wait_message(lambda m: has(m, r":vote:\d+\.3$"), ephemeral=False, after=mark)
    assert await story.take("trader") is late
    await story.settled(message, "overtaken")
    assert (await story.table()).status == "running"


async def test_another_clock_for_a_running_table_needs_all(stage: Stage, story: Story) -> None:
    anna, boris, vera = stage.people(3)
    mark = anna.mark()
    assert (await boris.command("table clock", story.thread, preset="easy")).text == words_of(boris)("clock-asked")
    message = await anna.wait_message(lambda m: has(m, YES.pattern), ephemeral=False, after=mark)
    for p in (anna, vera):
        await p.press(message, custom_id=YES, until="ack")
    await story.settled(message, "agreed")
    assert (await story.table()).clock == "easy"
    again = await anna.command("table clock", story.thread, preset="easy")
    assert again.text == EN("refused-clock-already")
